//! [`dragonrage_fuzz::proof`] with libFuzzer's inputs.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    dragonrage_fuzz::proof(bytes);
});
