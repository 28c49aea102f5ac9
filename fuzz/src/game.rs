//! A game steered by bytes. The first says which scenario, the next ones each option, and then every two bytes are a step: one of the
//! listed actions, or, from [`WILD`] on, any action at all, made from the bytes that follow.

use crate::sound;
use arbitrary::{Arbitrary, Unstructured};
use dragonrage_rules::{Action, Agreement, Game, Options, Setup, Silent};

/// Steps from here on are any action instead of a listed one.
pub const WILD: u16 = 0xc000;

/// Agreements on reinforcements that bytes can choose.
pub const AGREED: [&str; 4] = ["standard", "from:2,every:1", "count:7", "from:3,every:2,count:2,at:1310+1009+2413"];

/// Whatever is listed is legal and applies; whatever is not is refused with its rules and leaves no trace.
pub fn game(bytes: &[u8]) -> bool {
    let mut u = Unstructured::new(bytes);
    let Some(mut game) = begin(&mut u) else { return false };
    // Until the bytes run out, or the game ends.
    while step(&mut game, &mut u) {}
    sound(&game);
    true
}

fn begin(u: &mut Unstructured) -> Option<Game> {
    let components = dragonrage_data::embedded();
    let scenario = &components.scenarios[usize::from(u8::arbitrary(u).ok()?) % components.scenarios.len()];
    let mut options: Options = scenario.options;
    for (key, _, values) in Options::KEYS {
        // The first is the scenario's own.
        if let Some(n) = usize::from(u8::arbitrary(u).ok()?).checked_sub(1) {
            options.set(key, values[n % values.len()]).expect("a listed value");
        }
    }
    let agreed = AGREED[usize::from(u8::arbitrary(u).ok()?) % AGREED.len()];
    options.set(Agreement::KEY, agreed).expect("an agreement");
    let setup = Setup::fresh(&components, &scenario.id, options).expect("the scenario exists");
    Some(Game::new(&components, &setup).expect("a fresh scenario is a game"))
}

/// One step; whether there may be another.
fn step(game: &mut Game, u: &mut Unstructured) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    assert_eq!(legal.is_empty(), game.outcome().is_some(), "something to do until the end");
    if legal.is_empty() || u.len() < 2 {
        return false;
    }
    let Ok(choice) = u16::arbitrary(u) else { return false };
    if choice < WILD {
        let action = legal[usize::from(choice) % legal.len()];
        assert!(game.is_legal(action), "{action:?} is listed");
        game.apply(action, &mut Silent).expect("a listed action applies");
        assert_eq!(game.hash(), game.hash_from_scratch());
    } else if let Ok(action) = Action::arbitrary(u) {
        let why_not = game.why_not(action);
        assert_eq!(why_not.is_none(), legal.contains(&action), "{action:?}: {why_not:?}");
        if let Some(refusal) = why_not {
            assert!(!refusal.rules.is_empty(), "a refusal names its rules: {refusal:?}");
            let (mut same, mut events) = (game.clone(), Vec::new());
            assert_eq!(same.apply(action, &mut events), Err(refusal));
            assert!(same == *game && events.is_empty(), "a refusal changes nothing");
        }
        sound(game);
    }
    true
}
