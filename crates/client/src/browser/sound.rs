//! A few small sounds, made of tones: no files. Silent where the browser allows none.

use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A person must decide.
    Turn,
    /// Dice fall.
    Dice,
    /// Something falls: a unit, a gate.
    Fall,
    /// A place is razed.
    Razed,
    /// The game is over.
    Over,
}

/// A tone: seconds after the beginning, how long, pitch at its beginning and end, how loud, and its colour.
struct Tone(f64, f64, f32, f32, f32, OscillatorType);

const fn tones(sound: Sound) -> &'static [Tone] {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match sound {
        Sound::Turn => &[Tone(0.0, 0.12, 660.0, 660.0, 0.08, Sine), Tone(0.1, 0.2, 880.0, 880.0, 0.08, Sine)],
        Sound::Dice => &[
            Tone(0.0, 0.03, 420.0, 180.0, 0.06, Square),
            Tone(0.07, 0.03, 360.0, 150.0, 0.05, Square),
            Tone(0.13, 0.03, 480.0, 200.0, 0.05, Square),
            Tone(0.21, 0.04, 300.0, 120.0, 0.06, Square),
        ],
        Sound::Fall => &[Tone(0.0, 0.22, 190.0, 55.0, 0.16, Triangle)],
        Sound::Razed => &[Tone(0.0, 0.7, 110.0, 32.0, 0.2, Sawtooth), Tone(0.04, 0.5, 70.0, 28.0, 0.22, Triangle)],
        Sound::Over => &[
            Tone(0.0, 0.7, 262.0, 262.0, 0.09, Triangle),
            Tone(0.12, 0.7, 330.0, 330.0, 0.09, Triangle),
            Tone(0.24, 0.9, 392.0, 392.0, 0.09, Triangle),
            Tone(0.4, 1.2, 523.0, 523.0, 0.1, Triangle),
        ],
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound.
pub fn play(sound: Sound) {
    let _ = CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Some(AudioContext::new()?);
        }
        let Some(context) = kept else { return Ok(()) };
        // A browser may hold it back until the first click.
        let _ = context.resume()?;
        tones(sound).iter().try_for_each(|tone| sing(context, tone))
    });
}

fn sing(context: &AudioContext, Tone(after, length, from, to, loud, colour): &Tone) -> Result<(), JsValue> {
    let start = context.current_time() + after;
    let end = start + length;
    let (voice, gain) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(*colour);
    voice.frequency().set_value_at_time(*from, start)?;
    voice.frequency().exponential_ramp_to_value_at_time(*to, end)?;
    gain.gain().set_value_at_time(*loud, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0005, end)?;
    voice.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
