//! A message that only one browser can read: `aes128gcm` for Web Push (RFC 8291, RFC 8188), one record.

use crate::keys::random;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{self, HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

/// Bytes of a public key: a point, not compressed.
pub const KEY: usize = 65;
/// Bytes of a browser's secret.
pub const AUTH: usize = 16;
/// Bytes of a salt.
const SALT: usize = 16;
/// The size of a record; ours are far smaller.
const RECORD: u32 = 4096;
/// The longest message: what a record holds beside its end and its tag.
const LONGEST: usize = 3993;

/// Why there is no message: the browser's key is none, or there is no chance to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this cannot be sealed for that key")]
pub struct Unsealable;

impl From<ring::error::Unspecified> for Unsealable {
    fn from(_: ring::error::Unspecified) -> Unsealable {
        Unsealable
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &hkdf::Prk, info: &[&[u8]]) -> Result<[u8; N], Unsealable> {
    let mut bytes = [0; N];
    from.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// Seals a message for a browser.
pub fn seal(to: &[u8; KEY], auth: &[u8; AUTH], plain: &[u8]) -> Result<Vec<u8>, Unsealable> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let mut public = [0; KEY];
    public.copy_from_slice(own.compute_public_key()?.as_ref().get(..KEY).ok_or(Unsealable)?);
    let salt: [u8; SALT] = random().map_err(|_| Unsealable)?;
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, to), |shared| {
        sealed_with(shared, &public, &salt, to, auth, plain)
    })?
}

/// What follows from a secret that both can work out.
fn sealed_with(
    shared: &[u8],
    own: &[u8; KEY],
    salt: &[u8; SALT],
    to: &[u8; KEY],
    auth: &[u8; AUTH],
    plain: &[u8],
) -> Result<Vec<u8>, Unsealable> {
    if plain.len() > LONGEST {
        return Err(Unsealable);
    }
    let both = Salt::new(HKDF_SHA256, auth).extract(shared);
    let material: [u8; 32] = expand(&both, &[b"WebPush: info\0", to, own])?;
    let from = Salt::new(HKDF_SHA256, salt).extract(&material);
    let key: [u8; 16] = expand(&from, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&from, &[b"Content-Encoding: nonce\0"])?;
    let mut record = plain.to_vec();
    // The last record ends so.
    record.push(2);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[KEY as u8], &own[..]].concat();
    Ok([head, record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE.decode(text).unwrap().try_into().unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_published_example() {
        let to = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let own = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let (auth, salt) = (bytes("BTBZMqHH6r4Tts7J_aSIgg"), bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        let plain = b"When I grow up, I want to be a watermelon";
        let sealed = sealed_with(&shared, &own, &salt, &to, &auth, plain).unwrap();
        let published = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE.encode(sealed), published);
        // The same secret by other hands: the sender's private key of the example and a library that shares no line with ours.
        let private: [u8; 32] = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let private = p256::SecretKey::from_slice(&private).unwrap();
        let public = p256::PublicKey::from_sec1_bytes(&to).unwrap();
        let found = p256::ecdh::diffie_hellman(private.to_nonzero_scalar(), public.as_affine());
        assert_eq!(found.raw_secret_bytes().as_slice(), shared);
    }

    #[test]
    fn keys_that_are_none_and_messages_that_are_too_long() {
        let to = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        assert!(seal(&to, &[7; AUTH], b"here").is_ok());
        assert_eq!(seal(&to, &[7; AUTH], &[0; LONGEST + 1]), Err(Unsealable));
        let mut off = to;
        off[40] ^= 1;
        for bad in [off, [0; KEY], [4; KEY], [0xff; KEY]] {
            assert_eq!(seal(&bad, &[7; AUTH], b"here"), Err(Unsealable), "no point of the curve");
        }
    }
}
