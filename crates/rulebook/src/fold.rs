//! Letters as a reader may type them: small, without accents. `Árbol`, `arbol` and `ARBOL` are one word.

/// A letter without its accent, small; `None`: it is what it is, in small letters.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'Á' | 'À' | 'Â' | 'Ä' => "a",
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' | 'Ë' => "e",
        'í' | 'ì' | 'î' | 'ï' | 'Í' | 'Î' | 'Ï' => "i",
        'ó' | 'ò' | 'ô' | 'ö' | 'Ó' | 'Ô' | 'Ö' => "o",
        'ú' | 'ù' | 'û' | 'ü' | 'Ú' | 'Ù' | 'Û' | 'Ü' => "u",
        'ñ' | 'Ñ' => "n",
        'ç' | 'Ç' => "c",
        'ÿ' => "y",
        'ß' => "ss",
        'œ' | 'Œ' => "oe",
        'æ' | 'Æ' => "ae",
        '’' => "'",
        '“' | '”' | '„' => "\"",
        // Spaces that do not break.
        '\u{a0}' | '\u{202f}' => " ",
        _ => return None,
    })
}

/// The text in small letters without accents.
pub fn fold(text: &str) -> String {
    folded(text).0
}

/// The text in small letters without accents, and for each of its bytes, and for its end, the byte of the text that it
/// comes from.
pub fn folded(text: &str) -> (String, Vec<usize>) {
    let (mut out, mut from) = (String::with_capacity(text.len()), Vec::with_capacity(text.len() + 1));
    for (at, letter) in text.char_indices() {
        match plain(letter) {
            Some(letters) => out += letters,
            None => out.extend(letter.to_lowercase()),
        }
        from.resize(out.len(), at);
    }
    from.push(text.len());
    (out, from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_count() {
        assert_eq!(fold("Árbol DRAGÓN straße Übergänge cœur d’où"), "arbol dragon strasse ubergange coeur d'ou");
    }

    #[test]
    fn every_byte_knows_where_it_comes_from() {
        let (plain, from) = folded("aß–É!");
        assert_eq!(plain, "ass–e!");
        assert_eq!(from, [0, 1, 1, 3, 3, 3, 6, 8, 9]);
    }
}
