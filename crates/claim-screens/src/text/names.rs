//! [`Name`]: a name that is ready to be shown. Users choose their names, so they may contain markdown, mentions or
//! control characters, be written from right to left, and be the same as those of others.

use std::collections::HashSet;

use claim_table::ids::{PersonName, UserId};
use unicode_normalization::UnicodeNormalization;

/// Stands before the names of bots.
pub(crate) const BOT_SIGN: &str = "🤖";

/// The maximum number of characters shown of a name.
const MAX_NAME_CHARS: usize = 24;

/// The maximum number of characters of all names in a headline together. Escaping can double them,
/// and the headline must still fit Discord's limit of 256.
const MAX_HEADLINE_CHARS: usize = 72;

/// The maximum number of characters of a name in lists that name players many times.
const MAX_LIST_CHARS: usize = 12;

/// The minimum number of characters of a display name beside that of the account. With less room, the account's stands
/// alone.
const MIN_DISPLAY_CHARS: usize = 4;

/// How many letters of a name pictures have room for: see `claim-render`.
const MAX_PICTURE_CHARS: usize = 8;

/// How often names that look the same are changed at most.
const MAX_ROUNDS: usize = 4;

/// Begin and end a text whose direction is its own and has no effect on what is around it.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_DIRECTIONAL_ISOLATE: char = '\u{2069}';

/// A name that is ready to be shown. Texts can get it only in one of the forms below, all of which are short, on one
/// line, and isolated if they are written from right to left: otherwise figures that follow them would come before
/// them. Names from left to right need no isolation, because all other text is written from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// The visible characters of the display name, neither escaped nor shortened.
    visible: String,
    /// The name of the account; empty if it is not known.
    account: String,
    /// What tells it apart from other names.
    distinction: Distinction,
    /// Whether it is not shortened in texts, because this program has given it.
    is_whole: bool,
}

/// What tells a name apart from others that look the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Distinction {
    /// Nothing: no other name looks the same.
    #[default]
    None,
    /// The name of the account.
    UserName,
    /// A number.
    Number(usize),
}

impl From<&PersonName> for Name {
    fn from(name: &PersonName) -> Self {
        Self {
            account: visible(&name.user_name),
            ..name.display.as_str().into()
        }
    }
}

impl From<&str> for Name {
    fn from(display: &str) -> Self {
        Self {
            visible: visible(display),
            ..Self::default()
        }
    }
}

impl From<String> for Name {
    fn from(display: String) -> Self {
        display.as_str().into()
    }
}

impl Name {
    /// A name that this program has given, which texts show whole.
    pub(crate) fn whole(name: &str) -> Self {
        Self {
            is_whole: true,
            ..name.into()
        }
    }

    /// For places without markdown, for example buttons.
    #[must_use]
    pub fn plain(&self) -> String {
        self.shown(self.max_chars(), str::to_owned)
    }

    /// For markdown text, with markdown and mentions escaped.
    pub(crate) fn escaped(&self) -> String {
        self.shown(self.max_chars(), escape_all)
    }

    /// For markdown text, in bold.
    #[must_use]
    pub fn bold(&self) -> String {
        format!("**{}**", self.escaped())
    }

    /// Like [`Self::escaped`], for one of `count` names that share a headline.
    pub(crate) fn in_headline(&self, count: usize) -> String {
        self.shown(headline_share(count), escape_all)
    }

    /// Like [`Self::escaped`], for lists that name players many times.
    pub(crate) fn in_list(&self) -> String {
        self.shown(MAX_LIST_CHARS, escape_all)
    }

    /// The beginning of the name alone, for [`numbered`]: not isolated, and without what tells it apart.
    pub(crate) fn alone(&self) -> String {
        shortened(&self.visible, MAX_NAME_CHARS)
    }

    const fn max_chars(&self) -> usize {
        if self.is_whole {
            usize::MAX
        } else {
            MAX_NAME_CHARS
        }
    }

    /// The name in at most `max` characters, not counting those that isolate it and those that `format` adds.
    fn shown(&self, max: usize, format: impl Fn(&str) -> String) -> String {
        let suffix = match self.distinction {
            Distinction::None => String::new(),
            Distinction::UserName => format!(" ({})", self.account),
            Distinction::Number(number) => format!(" {number}"),
        };
        let room = max.saturating_sub(suffix.chars().count());
        if room < MIN_DISPLAY_CHARS && self.distinction == Distinction::UserName {
            return isolated(&format(&shortened(&self.account, max)));
        }
        isolated(&format(&shortened(&self.visible, room))) + format(&suffix).as_str()
    }

    /// Adds what tells the name apart; `number` if the account's name does not.
    fn distinguish(&mut self, number: usize) {
        self.distinction = match self.distinction {
            Distinction::None if !self.account.is_empty() => Distinction::UserName,
            _ => Distinction::Number(number),
        };
    }
}

/// The part of a headline with `count` names that is for each of them.
const fn headline_share(count: usize) -> usize {
    let share = MAX_HEADLINE_CHARS / if count == 0 { 1 } else { count };
    if share < MAX_NAME_CHARS {
        share
    } else {
        MAX_NAME_CHARS
    }
}

/// Tells names apart that are shown together, up to `in_headline` of them in one headline. Where those of different
/// people look the same, also in other letter case, each of them is shown with the name of the account, or, if that is
/// not known or not enough, with a number. Bots have no user, and keep their names.
pub(crate) fn tell_apart<'a>(
    people: impl IntoIterator<Item = (Option<UserId>, &'a mut Name)>,
    in_headline: usize,
) {
    let mut people: Vec<_> = people.into_iter().collect();
    let users: Vec<_> = people.iter().map(|(user, _)| *user).collect();
    // What is added may make a name look like that of another person, who chose it to look so.
    for _ in 0..MAX_ROUNDS {
        let sizes = [MAX_NAME_CHARS, headline_share(in_headline), MAX_LIST_CHARS];
        let looks = |name: &Name| sizes.map(|size| look(&name.shown(size, str::to_owned)));
        let looks: Vec<_> = people.iter().map(|(_, name)| looks(name)).collect();
        let others: Vec<_> = users.iter().zip(&looks).collect();
        for (own, (user, name)) in looks.iter().zip(&mut people) {
            let is_same = |one: &[String; 3]| one.iter().zip(own).any(|(one, own)| one == own);
            let mut others = others.iter();
            if user.is_some() && others.any(|(other, look)| *other != user && is_same(look)) {
                let before = users.iter().take_while(|it| *it != user);
                name.distinguish(before.collect::<HashSet<_>>().len() + 1);
            }
        }
    }
}

/// Names, as [`Name::alone`] returns them, for a picture: those that look the same there, where only their first letters
/// have room, are numbered.
pub(crate) fn numbered(names: Vec<String>) -> Vec<String> {
    let beginning = |name: &String| look(&name.nfc().take(MAX_PICTURE_CHARS).collect::<String>());
    let looks: Vec<_> = names.iter().map(beginning).collect();
    let is_ambiguous = |own: &String| looks.iter().filter(|it| *it == own).count() > 1;
    let names = names.into_iter().zip(&looks).zip(1..);
    names
        .map(|((name, own), number)| {
            if is_ambiguous(own) {
                // In front, because the end has no room.
                format!("{number} {name}")
            } else {
                name
            }
        })
        .collect()
}

/// Typed text for markdown: like a name.
#[must_use]
pub fn escape(typed: &str) -> String {
    Name::from(typed).escaped()
}

/// The text, isolated if something in it is written from right to left.
pub(crate) fn isolated(text: &str) -> String {
    if text.contains(is_right_to_left) {
        always_isolated(text)
    } else {
        text.to_owned()
    }
}

/// The text, isolated.
pub(crate) fn always_isolated(text: &str) -> String {
    format!("{FIRST_STRONG_ISOLATE}{text}{POP_DIRECTIONAL_ISOLATE}")
}

/// The first `max` characters of a text with names. None of them is left without its end.
pub(crate) fn cut(text: &str, max: usize) -> String {
    let ends_isolated =
        |text: &str| text.rfind(FIRST_STRONG_ISOLATE) > text.rfind(POP_DIRECTIONAL_ISOLATE);
    let mut cut: String = text.chars().take(max).collect();
    if ends_isolated(&cut) {
        cut.pop();
        if ends_isolated(&cut) {
            cut.push(POP_DIRECTIONAL_ISOLATE);
        }
    }
    cut
}

/// The text without the characters that isolate names, for comparing it with typed text.
#[must_use]
pub fn without_isolates(text: &str) -> String {
    text.replace([FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE], "")
}

fn escape_all(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            // Discord reads '@everyone' as a mention even after a backslash.
            '@' => escaped.push('＠'),
            c if c.is_ascii_punctuation() => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// The visible characters of a name, on one line.
fn visible(name: &str) -> String {
    let visible: String = name
        .chars()
        .map(|c| if is_blank(c) { ' ' } else { c })
        .filter(|&c| !is_invisible(c))
        .collect();
    let name = visible.trim();
    // Joiners stay: names in some scripts and emoji need them. Alone, they cannot be seen either.
    if name.chars().all(|c| c == ' ' || is_joiner(c)) {
        return String::new();
    }
    name.into()
}

/// At most the first `max` characters of a name; "?" for one that cannot be seen.
fn shortened(name: &str, max: usize) -> String {
    match name.chars().count() {
        0 => "?".into(),
        count if count <= max => name.into(),
        _ => name.chars().take(max - 1).chain(['…']).collect(),
    }
}

/// What a name looks like: names are confused if this is the same.
fn look(name: &str) -> String {
    let seen = name.nfkc().filter(|&c| !is_invisible(c) && !is_joiner(c));
    let folded = seen
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase);
    let folded: String = folded.collect();
    // A bot, and a player for whom a bot plays: see `MatchInfo`.
    let alone = folded.trim_start().trim_start_matches(BOT_SIGN);
    alone.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is shown as a space.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

/// Whether a character is invisible, but can change what its neighbours look like.
const fn is_joiner(c: char) -> bool {
    matches!(
        c,
        '\u{34f}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200c}'..='\u{200d}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0100}'..='\u{e01ef}'
    )
}

/// Whether a character is written from right to left: the ranges that Unicode reserves for such scripts.
const fn is_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// Whether a character is invisible or changes the layout of its neighbours.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\x1f'
            | '\x7f'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e007f}'
            // Private use: screens use these characters for their own emoji.
            | '\u{f0000}'..='\u{10ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expect: &str) {
        assert_eq!(Name::from(name).escaped(), expect);
    }

    #[test]
    fn names_cannot_format_mention_or_link() {
        check("Anna", "Anna");
        check("Jörg Öztürk", "Jörg Öztürk");
        check("**bold**", "\\*\\*bold\\*\\*");
        check("`code`", "\\`code\\`");
        check("<@123>", "\\<＠123\\>");
        check("@everyone", "＠everyone");
        check("[a](http://b.c)", "\\[a\\]\\(http\\:\\/\\/b\\.c\\)");
        check("<t:0:R>", "\\<t\\:0\\:R\\>");
        check("back\\slash", "back\\\\slash");
    }

    #[test]
    fn names_are_shortened_to_one_visible_line() {
        check("a\nb", "a b");
        check("\u{202e}evil\u{200b}", "evil");
        check("\u{f0000}a\u{e000}", "a");
        check(" \u{3164}\u{2800} ", "\\?");
        check("\u{200d}\u{200c}", "\\?");
        check("\u{200d} \u{200d}", "\\?");
        check("👩\u{200d}🚀", "👩\u{200d}🚀");
        check("", "\\?");
        let plain = |count| Name::from("x".repeat(count)).plain();
        assert_eq!(plain(MAX_NAME_CHARS), "x".repeat(MAX_NAME_CHARS));
        assert_eq!(plain(99), "x".repeat(MAX_NAME_CHARS - 1) + "…");
    }

    #[test]
    fn names_from_right_to_left_are_isolated_in_every_form() {
        for name in ["عمر", "דוד 7", "Omar عمر"] {
            let expected = format!("\u{2068}{name}\u{2069}");
            let shown = Name::from(name);
            assert_eq!([shown.plain(), shown.escaped()], [&*expected; 2]);
            assert_eq!(shown.in_headline(5), expected);
            assert_eq!(shown.bold(), format!("**{expected}**"));
        }
        let long = Name::from("ע".repeat(99)).plain();
        assert_eq!(
            long,
            format!("\u{2068}{}…\u{2069}", "ע".repeat(MAX_NAME_CHARS - 1))
        );
    }

    #[test]
    fn names_cannot_leave_their_isolation() {
        // Ends of isolates and embeddings, an override, marks, and an isolate without end.
        let hostile = "\u{2069}\u{202c}\u{202e}\u{200f}\u{61c}ع\u{2067}";
        check(hostile, "\u{2068}ع\u{2069}");
    }

    #[test]
    fn cut_text_ends_every_isolation() {
        let name = Name::from("عمر الخيام").plain();
        let text = format!("{name} – {name}");
        for max in 0..=text.chars().count() {
            let cut = cut(&text, max);
            assert!(cut.chars().count() <= max);
            let count = |mark| cut.matches(mark).count();
            assert_eq!(
                count(FIRST_STRONG_ISOLATE),
                count(POP_DIRECTIONAL_ISOLATE),
                "{cut:?}"
            );
        }
    }

    /// What people with these display and account names are called when they are shown together, in a headline of as
    /// many; bots have no account.
    fn told_apart(people: &[(&str, Option<&str>)]) -> Vec<String> {
        let name = |(display, user_name): &(&str, Option<&str>)| {
            Name::from(&PersonName {
                display: (*display).to_owned(),
                user_name: user_name.unwrap_or_default().to_owned(),
            })
        };
        let mut names: Vec<_> = people.iter().map(name).collect();
        let users = people.iter().zip(1..);
        let users = users.map(|((_, user_name), number)| user_name.map(|_| UserId(number)));
        tell_apart(users.zip(&mut names), people.len());
        names.iter().map(Name::plain).collect()
    }

    #[test]
    fn different_names_stay_as_they_are() {
        let people = [("Anna", Some("a")), ("Anne", Some("b")), ("🤖 Pip", None)];
        assert_eq!(told_apart(&people), ["Anna", "Anne", "🤖 Pip"]);
    }

    #[test]
    fn people_whose_names_look_the_same_have_the_names_of_their_accounts() {
        for other in [
            "Anna",
            "ANNA",
            "Anna\u{a0}",
            "An\u{200d}na",
            "Anna\u{fe0f}",
            "\u{ff21}nna",
            "A\u{34f}nna",
        ] {
            let people = [
                ("Anna", Some("anna")),
                ("Ben", Some("ben")),
                (other, Some("an_2")),
            ];
            let shown = told_apart(&people);
            assert_eq!(shown[..2], ["Anna (anna)", "Ben"], "{other:?}");
            assert!(shown[2].ends_with(" (an_2)"), "{shown:?}");
        }
        let blank = [("Jo  Li", Some("a")), ("Jo\u{2003}Li", Some("b"))];
        assert!(told_apart(&blank)[1].ends_with(" (b)"));
        let composed = [("Jos\u{e9}", Some("a")), ("Jose\u{301}", Some("b"))];
        assert!(told_apart(&composed)[1].ends_with(" (b)"));
    }

    #[test]
    fn people_who_call_themselves_like_a_bot_have_the_names_of_their_accounts() {
        let people = [("🤖 Pip", None), ("🤖 pip", Some("real.pip"))];
        assert_eq!(told_apart(&people), ["🤖 Pip", "🤖 pip (real.pip)"]);
        // With a bot in her place, the first Anna is called that.
        let people = [("Anna", Some("a")), ("🤖 Anna", Some("b"))];
        assert_eq!(told_apart(&people), ["Anna (a)", "🤖 Anna (b)"]);
    }

    #[test]
    fn a_name_that_looks_like_two_others_together_is_not_confused_with_them() {
        let people = [
            ("Anna", Some("anna1")),
            ("Anna", Some("anna2")),
            ("Anna (anna1)", Some("carl")),
        ];
        let shown = told_apart(&people);
        let looks: HashSet<_> = shown.iter().map(|it| look(it)).collect();
        assert_eq!(looks.len(), 3, "{shown:?}");
    }

    #[test]
    fn people_without_known_accounts_are_numbered() {
        let people = [("Anna", Some("")), ("Ben", Some("")), ("anna", Some(""))];
        assert_eq!(told_apart(&people), ["Anna 1", "Ben", "anna 3"]);
    }

    #[test]
    fn names_keep_their_length_and_differ_also_where_they_are_cut() {
        let [one, two] = ["a", "b"].map(|end| "x".repeat(31) + end);
        for people in [
            [(&*one, Some(&*two)), (&*one, Some(&*one))],
            [(&*one, Some("one")), (&*two, Some("two"))],
        ] {
            let shown = told_apart(&people);
            assert_ne!(shown[0], shown[1]);
            let fits = |it: &String| it.chars().count() <= MAX_NAME_CHARS;
            assert!(shown.iter().all(fits), "{shown:?}");
        }
        // In a headline of five, no name has more than 14 characters.
        let five = ["a", "b", "c", "d", "e"];
        let names = five.map(|end| format!("Maximilian von {end}"));
        let people: Vec<_> = names
            .iter()
            .map(String::as_str)
            .zip(five.map(Some))
            .collect();
        assert!(told_apart(&people).iter().all(|it| it.ends_with(')')));
    }

    #[test]
    fn names_in_pictures_are_numbered_if_their_beginnings_are_the_same() {
        let numbered = |names: [&str; 3]| numbered(names.map(str::to_owned).to_vec());
        assert_eq!(
            numbered(["Anna", "Ben", "anna"]),
            ["1 Anna", "Ben", "3 anna"]
        );
        assert_eq!(
            numbered(["Maximilian", "Maximiliane", "Maxine"]),
            ["1 Maximilian", "2 Maximiliane", "Maxine"]
        );
    }
}
