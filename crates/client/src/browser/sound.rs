//! Sounds made of tones and noise as they are wanted: no files, nothing to load, nobody's recording. Silent where the browser
//! allows none, and until the reader has touched the page.

use dragonrage_table::hearing::Sound;
use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType, OscillatorType};

/// Everything together is no louder than this: a table in a room, not a cinema.
const LOUD: f32 = 0.55;

/// Seconds within which the same sound is not played again.
const TWICE: f64 = 0.05;

/// What a note is made of.
#[derive(Clone, Copy)]
enum Voice {
    /// A tone.
    Tone(OscillatorType),
    /// Noise through a filter at the note's pitch.
    Noise(BiquadFilterType),
}

/// A note: seconds after the beginning, how long, pitch at its beginning and end, how loud, how long it swells, and its voice.
struct Note(f64, f64, f32, f32, f32, f64, Voice);

const SINE: Voice = Voice::Tone(OscillatorType::Sine);
const TRIANGLE: Voice = Voice::Tone(OscillatorType::Triangle);
const SAW: Voice = Voice::Tone(OscillatorType::Sawtooth);
const RUMBLE: Voice = Voice::Noise(BiquadFilterType::Lowpass);
const RUSH: Voice = Voice::Noise(BiquadFilterType::Bandpass);
const HISS: Voice = Voice::Noise(BiquadFilterType::Highpass);

const fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Step => {
            &[Note(0.0, 0.07, 300.0, 120.0, 0.22, 0.002, RUMBLE), Note(0.0, 0.05, 95.0, 60.0, 0.12, 0.002, SINE)]
        }
        Sound::Wings => {
            &[Note(0.0, 0.26, 260.0, 620.0, 0.2, 0.09, RUSH), Note(0.02, 0.2, 90.0, 55.0, 0.08, 0.05, SINE)]
        }
        Sound::Missile => {
            &[Note(0.0, 0.24, 2600.0, 900.0, 0.16, 0.01, RUSH), Note(0.0, 0.05, 520.0, 240.0, 0.1, 0.002, TRIANGLE)]
        }
        Sound::Miss => &[Note(0.0, 0.2, 1500.0, 500.0, 0.14, 0.03, RUSH)],
        Sound::Hit => &[
            Note(0.0, 0.06, 2400.0, 1200.0, 0.2, 0.001, HISS),
            Note(0.0, 0.16, 190.0, 62.0, 0.3, 0.002, TRIANGLE),
            Note(0.01, 0.12, 900.0, 240.0, 0.2, 0.002, RUMBLE),
        ],
        Sound::Dice => &[
            Note(0.0, 0.03, 2100.0, 1700.0, 0.3, 0.001, RUSH),
            Note(0.08, 0.03, 1600.0, 1300.0, 0.26, 0.001, RUSH),
            Note(0.15, 0.03, 2300.0, 1900.0, 0.24, 0.001, RUSH),
            Note(0.25, 0.03, 1700.0, 1400.0, 0.2, 0.001, RUSH),
            Note(0.33, 0.04, 1300.0, 1000.0, 0.22, 0.001, RUSH),
        ],
        // A bell: a struck tone with its partials.
        Sound::Turn => &[
            Note(0.0, 1.1, 659.3, 659.3, 0.1, 0.004, SINE),
            Note(0.0, 0.7, 1318.5, 1318.5, 0.05, 0.004, SINE),
            Note(0.0, 0.35, 1977.0, 1977.0, 0.03, 0.002, SINE),
            Note(0.16, 1.2, 880.0, 880.0, 0.09, 0.004, SINE),
            Note(0.16, 0.6, 1760.0, 1760.0, 0.04, 0.004, SINE),
        ],
        Sound::Spell => &[
            Note(0.0, 0.5, 523.3, 1046.5, 0.06, 0.12, SINE),
            Note(0.1, 0.5, 659.3, 1318.5, 0.05, 0.12, SINE),
            Note(0.2, 0.6, 784.0, 1568.0, 0.05, 0.12, TRIANGLE),
            Note(0.0, 0.8, 3000.0, 6000.0, 0.04, 0.3, RUSH),
        ],
        Sound::Fire => &[
            Note(0.0, 0.6, 420.0, 1300.0, 0.3, 0.08, RUSH),
            Note(0.05, 0.6, 220.0, 110.0, 0.25, 0.06, RUMBLE),
            Note(0.16, 0.03, 3000.0, 2600.0, 0.12, 0.001, HISS),
            Note(0.31, 0.03, 3400.0, 2600.0, 0.1, 0.001, HISS),
            Note(0.43, 0.03, 2800.0, 2400.0, 0.1, 0.001, HISS),
        ],
        Sound::Thunder => &[
            Note(0.0, 0.07, 3600.0, 2200.0, 0.34, 0.001, HISS),
            Note(0.05, 1.2, 240.0, 60.0, 0.5, 0.03, RUMBLE),
            Note(0.3, 0.9, 130.0, 45.0, 0.35, 0.1, RUMBLE),
        ],
        Sound::Collapse => &[
            Note(0.0, 0.9, 330.0, 70.0, 0.55, 0.01, RUMBLE),
            Note(0.0, 0.55, 105.0, 34.0, 0.26, 0.005, SAW),
            Note(0.12, 0.08, 900.0, 500.0, 0.2, 0.002, RUSH),
            Note(0.27, 0.08, 700.0, 380.0, 0.18, 0.002, RUSH),
            Note(0.46, 0.1, 520.0, 300.0, 0.15, 0.002, RUSH),
        ],
        Sound::Won => &[
            Note(0.0, 0.5, 392.0, 392.0, 0.09, 0.02, TRIANGLE),
            Note(0.16, 0.5, 523.3, 523.3, 0.09, 0.02, TRIANGLE),
            Note(0.32, 0.5, 659.3, 659.3, 0.09, 0.02, TRIANGLE),
            Note(0.48, 1.5, 784.0, 784.0, 0.1, 0.02, TRIANGLE),
            Note(0.48, 1.5, 523.3, 523.3, 0.07, 0.02, TRIANGLE),
        ],
        Sound::Lost => &[
            Note(0.0, 0.6, 392.0, 392.0, 0.09, 0.03, TRIANGLE),
            Note(0.3, 0.6, 311.1, 311.1, 0.09, 0.03, TRIANGLE),
            Note(0.6, 1.6, 196.0, 185.0, 0.1, 0.03, TRIANGLE),
            Note(0.6, 1.6, 98.0, 92.5, 0.12, 0.05, SINE),
        ],
    }
}

/// What plays.
struct Instrument {
    context: AudioContext,
    noise: AudioBuffer,
    out: AudioNode,
    /// When each sound was played last.
    last: Vec<(Sound, f64)>,
}

impl Instrument {
    fn new() -> Result<Instrument, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        // The same noise every time: nobody hears it, and no dice are spent on it.
        let mut state = 0x2545_f491u32;
        let mut waves: Vec<f32> = (0..rate as u32)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                state as f32 / u32::MAX as f32 * 2.0 - 1.0
            })
            .collect();
        noise.copy_to_channel(&waves, 0)?;
        let loud = context.create_gain()?;
        loud.gain().set_value(LOUD);
        loud.connect_with_audio_node(&context.destination())?;
        Ok(Instrument { context, noise, out: loud.into(), last: Vec::new() })
    }

    /// Was the same sound heard a moment before? Twice at once is only louder.
    fn again(&mut self, sound: Sound, at: f64) -> bool {
        let again = self.last.iter().any(|(s, t)| *s == sound && (at - t).abs() < TWICE);
        self.last.retain(|(_, t)| at - t < 1.0);
        self.last.push((sound, at));
        again
    }

    fn play(&self, &Note(after, length, from, to, loud, swell, voice): &Note, delay: f64) -> Result<(), JsValue> {
        let start = self.context.current_time() + delay + after;
        let end = start + length;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(0.0005, start)?;
        gain.gain().exponential_ramp_to_value_at_time(loud, start + swell)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0005, end)?;
        gain.connect_with_audio_node(&self.out)?;
        match voice {
            Voice::Tone(colour) => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(colour);
                tone.frequency().set_value_at_time(from, start)?;
                tone.frequency().exponential_ramp_to_value_at_time(to, end)?;
                tone.connect_with_audio_node(&gain)?;
                tone.start_with_when(start)?;
                tone.stop_with_when(end)
            }
            Voice::Noise(kind) => {
                let (source, filter) = (self.context.create_buffer_source()?, self.context.create_biquad_filter()?);
                source.set_buffer(Some(&self.noise));
                source.set_loop(true);
                filter.set_type(kind);
                filter.frequency().set_value_at_time(from, start)?;
                filter.frequency().exponential_ramp_to_value_at_time(to, end)?;
                source.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(&gain)?;
                source.start_with_when(start)?;
                AudioScheduledSourceNode::stop_with_when(&source, end)
            }
        }
    }
}

thread_local! {
    static INSTRUMENT: RefCell<Option<Instrument>> = const { RefCell::new(None) };
}

/// Has the reader touched the page? Before that a browser lets nothing be heard, and rightly.
fn touched() -> bool {
    let get = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let activation = get(&super::window().navigator().into(), "userActivation");
    // Browsers that do not tell hold sounds back by themselves.
    activation.is_undefined() || get(&activation, "hasBeenActive").is_truthy()
}

/// Plays a sound, so many milliseconds from now.
pub fn play(sound: Sound, delay: i32) {
    if !touched() {
        return;
    }
    let _ = INSTRUMENT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Some(Instrument::new()?);
        }
        let Some(instrument) = kept else { return Ok(()) };
        let _ = instrument.context.resume()?;
        let delay = f64::from(delay) / 1000.0;
        if instrument.again(sound, instrument.context.current_time() + delay) {
            return Ok(());
        }
        notes(sound).iter().try_for_each(|note| instrument.play(note, delay))
    });
}
