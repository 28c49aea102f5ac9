//! The pages about scenarios, chapter C of the rulebook: one for each printed scenario, in the order of the data, under the name that it
//! has everywhere else; and no figure is typed there, for those come from the data.

use dragonrage_rulebook::{Form, Rulebook, edition};
use dragonrage_words::{Lang, Words};

#[test]
fn every_scenario_has_its_page_under_its_own_name() {
    let components = dragonrage_data::embedded();
    for lang in Lang::ALL {
        let (words, book) = (Words::new(lang), Rulebook::read(edition(lang.code())));
        let chapter = book.chapter("C").expect("the chapter");
        let sections: Vec<usize> = book.sections(chapter).collect();
        assert_eq!(sections.len(), components.scenarios.len());
        for (n, (at, scenario)) in sections.iter().zip(&components.scenarios).enumerate() {
            let name = words.scenario_name(scenario);
            assert_eq!(book.entries[*at].text, format!("C.{} {name}", n + 1), "{}", lang.code());
            let entries = &book.entries[book.section_of(*at)];
            let figures: Vec<&str> =
                entries.iter().filter(|e| e.form == Form::Figure).map(|e| e.text.as_str()).collect();
            assert_eq!(figures, [scenario.id.as_str()], "{}", lang.code());
            let advice = entries.iter().filter(|e| e.form == Form::Item).count();
            assert_eq!(advice, 4, "two for each side: {} {name}", lang.code());
            for entry in entries.iter().skip(1).filter(|e| e.form != Form::Figure) {
                let outside = |part: &str| part.split_once(']').map_or(part, |(_, rest)| rest).to_owned();
                let plain: String = entry.text.split('[').map(outside).collect();
                assert!(!plain.contains(|c: char| c.is_ascii_digit()), "{}: {plain}", lang.code());
            }
        }
    }
}
