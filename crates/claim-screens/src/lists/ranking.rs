//! A page of a server's ranking of people, by ratings or by solved puzzles.

use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::paging;
use crate::i18n::{Message, Translate};
use crate::press::Shareable;
use crate::screen::model::Row;
use crate::text::names::{self, Name};

/// A page of a ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking<R> {
    /// The rows of the page, best first.
    pub rows: Vec<R>,
    /// The reader's own row, even if it belongs to another page.
    pub own: Option<R>,
    /// The page shown, counted from 0.
    pub page: u32,
    /// The number of pages.
    pub pages: u32,
}

pub(crate) trait RankingRow: Clone {
    /// The account.
    fn user(&self) -> UserId;

    /// The name.
    fn name(&mut self) -> &mut Name;

    /// The row as a line; `is_own` if it is the reader's.
    fn message(&self, is_own: bool) -> Message;
}

impl<R> Ranking<R> {
    /// The rows as lines, the reader's own always among them; the message `empty` without rows.
    pub(crate) fn body(&self, locale: Locale, empty: &Message) -> String
    where
        R: RankingRow,
    {
        let lines = self.lines(locale);
        if lines.is_empty() {
            return locale.say(empty);
        }
        lines.join("\n")
    }

    /// A line per row, the reader's own always among them.
    pub(crate) fn lines(&self, locale: Locale) -> Vec<String>
    where
        R: RankingRow,
    {
        let own = self.own.as_ref();
        let is_own = |row: &R| own.is_some_and(|own| own.user() == row.user());
        let appended = own.filter(|_| !self.rows.iter().any(is_own));
        let mut rows: Vec<_> = self.rows.iter().chain(appended).cloned().collect();
        let people = rows.iter_mut().map(|it| (Some(it.user()), it.name()));
        names::tell_apart(people, 1);
        let lines = rows.iter();
        lines
            .map(|row| locale.say(&row.message(is_own(row))))
            .collect()
    }

    /// The label "Page 2 of 5"; empty if there is only one page.
    pub(crate) fn page_label(&self, locale: Locale) -> String {
        paging::page_label(locale, self.page, self.pages)
    }

    /// Buttons to the other pages.
    pub(crate) fn page_buttons(
        &self,
        locale: Locale,
        press: impl Fn(u32) -> Shareable,
    ) -> Vec<Row> {
        paging::buttons(locale, self.page, self.pages, press)
    }
}
