//! The names of spaces: a letter for the column and a number for the row, as on a map. The start card
//! is always on M13: after Z come AA, AB …; left of A come −A, −B …; below 1 come 0, −1 ….

use claim_rules::kingdoms::Space;

/// How far the start card's column, M, is to the right of A.
const START_COLUMN: i16 = 12;

/// The number of the start card's row.
const START_ROW: i16 = 13;

/// The minus sign in names. Players may also type a hyphen.
const MINUS: char = '−';

/// The name of the column `x` to the right of the start card.
#[must_use]
pub fn column_name(x: i8) -> String {
    match u8::try_from(i16::from(x) + START_COLUMN) {
        Ok(right_of_a) => letters(right_of_a),
        Err(_) => format!("{MINUS}{}", letters(mirrored(x))),
    }
}

/// The name of the row `y` above the start card.
#[must_use]
pub fn row_name(y: i8) -> String {
    let number = (i16::from(y) + START_ROW).to_string();
    number.replace('-', &MINUS.to_string())
}

/// The name of a space.
#[must_use]
pub fn space_name(space: Space) -> String {
    [column_name(space.x()), row_name(space.y())].concat()
}

/// Reads the name of a space as players type it: in upper or lower case, with any kind of minus.
pub(super) fn parse_space(text: &str) -> Option<Space> {
    let text = text.to_uppercase().replace(['-', '–'], &MINUS.to_string());
    let (sign, rest) = split_sign(&text);
    let row = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = &rest[..rest.len() - row.len()];
    let after_a = letter_index(letters)?;
    let column = if sign < 0 { -1 - after_a } else { after_a };
    let (sign, digits) = split_sign(row);
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let row = sign * digits.parse::<i16>().ok()?;
    let x = i8::try_from(column - START_COLUMN).ok()?;
    let y = i8::try_from(row.checked_sub(START_ROW)?).ok()?;
    Space::new(x, y)
}

/// The sign in front of a name, 1 or -1, and the rest.
fn split_sign(text: &str) -> (i16, &str) {
    text.strip_prefix(MINUS)
        .map_or((1, text), |rest| (-1, rest))
}

/// How far a column left of A is from −A.
fn mirrored(x: i8) -> u8 {
    let left_of_a = -1 - (i16::from(x) + START_COLUMN);
    u8::try_from(left_of_a).unwrap_or_default()
}

/// A to Z for 0 to 25, then AA, AB ….
fn letters(index: u8) -> String {
    let letter = |index: u8| char::from(b'A' + index % 26);
    match index / 26 {
        0 => letter(index).into(),
        of_first => [letter(of_first - 1), letter(index)].iter().collect(),
    }
}

/// The inverse of [`letters`], for one or two letters.
fn letter_index(letters: &str) -> Option<i16> {
    let index = |letter: u8| i16::from(letter - b'A');
    match *letters.as_bytes() {
        [letter] => Some(index(letter)),
        [first, second] => Some(26 * (index(first) + 1) + index(second)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// A line of all 49 cards reaches this far from the start card.
    const COORDINATES: std::ops::RangeInclusive<i8> = -Space::MAX_DISTANCE..=Space::MAX_DISTANCE;

    #[test]
    fn columns_go_on_beyond_both_ends_of_the_alphabet() {
        let name = |x| column_name(x);
        assert_eq!([-1, 0, 1].map(name), ["L", "M", "N"]);
        assert_eq!([12, 13, 14, 15].map(name), ["Y", "Z", "AA", "AB"]);
        assert_eq!([39, 40, 48].map(name), ["AZ", "BA", "BI"]);
        assert_eq!([-11, -12, -13, -14].map(name), ["B", "A", "−A", "−B"]);
        assert_eq!([-38, -39, -48].map(name), ["−Z", "−AA", "−AJ"]);
    }

    #[test]
    fn rows_go_on_below_one() {
        let names = [1, 0, -12, -13, -14, 48, -48].map(row_name);
        assert_eq!(names, ["14", "13", "1", "0", "−1", "61", "−35"]);
    }

    #[test]
    fn every_name_is_unique_and_read_back() {
        let mut seen = HashSet::new();
        for (x, y) in COORDINATES.flat_map(|x| COORDINATES.map(move |y| (x, y))) {
            let space = Space::new(x, y).expect("a space");
            let name = space_name(space);
            assert_eq!(parse_space(&name), Some(space), "{name}");
            let typed = name.to_lowercase().replace(MINUS, "-");
            assert_eq!(parse_space(&typed), Some(space), "{typed}");
            assert!(seen.insert(name));
        }
    }

    #[test]
    fn other_texts_are_no_spaces() {
        for text in [
            "",
            "m",
            "13",
            "m+3",
            "aaa1",
            "m99",
            "-",
            "−",
            "m1x",
            "ä1",
            "m 1",
            "zz1",
            "m--1",
            "m99999999",
        ] {
            assert_eq!(parse_space(text), None, "{text}");
        }
    }
}
