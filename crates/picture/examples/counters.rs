//! Every counter of the game on one sheet, as SVG on standard output: to look at the artwork.
//! `cargo run -p dragonrage-picture --example counters [contrast] > counters.svg`

use dragonrage_picture::{Badge, Face, Theme, counter, defs};
use dragonrage_rules::{Dir, Kind, Side};

fn main() {
    let theme = if std::env::args().any(|a| a == "contrast") { Theme::Contrast } else { Theme::Parchment };
    let components = dragonrage_data::embedded();
    let mut body = String::new();
    for (n, kind) in Kind::ALL.into_iter().chain([Kind::Elemental, Kind::Dragon]).enumerate() {
        let number = if n >= Kind::ALL.len() { 2 } else { 1 };
        let unit = components.roster.unit(kind, number).expect("every kind has a counter");
        let mut face = Face::printed(&components, unit).expect("every counter has a face");
        face.side = Some(if n < 9 { Side::Defender } else { Side::Invader });
        face.facing = kind.is_major().then_some(Dir::from_index(n as u8));
        face.airborne = matches!(kind, Kind::Roc) || number == 2 && kind == Kind::Dragon;
        let at = |n: usize| (48 + n % 7 * 96, 48 + n / 7 * 96);
        let (x, y) = at(n);
        body += &format!("<g transform=\"translate({x} {y})\">{}</g>", counter(&face, theme));
        if n < Badge::ALL.len() {
            face.badges = vec![Badge::ALL[n]];
            let (x, y) = at(n + 28);
            body += &format!("<g transform=\"translate({x} {y})\">{}</g>", counter(&face, theme));
        }
        if kind == Kind::Dragon && number == 2 {
            face.dead = true;
            let (x, y) = at(40);
            body += &format!("<g transform=\"translate({x} {y})\">{}</g>", counter(&face, theme));
        }
    }
    println!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 680 590\" width=\"680\" height=\"590\">{}<rect width=\"680\" height=\"590\" fill=\"#c3ca93\"/>{body}</svg>",
        defs(theme)
    );
}
