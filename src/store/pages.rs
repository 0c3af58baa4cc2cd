//! Long lists, read a page at a time.

use sqlx::sqlite::SqliteRow;

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Page<R> {
    /// Its number, from 0: that of the last page, if one behind it was asked for.
    pub number: u32,
    /// How many pages the list has, at least one.
    pub count: u32,
    /// Its rows, best first.
    pub rows: Vec<R>,
    /// The row of whoever asks, wherever it is.
    pub own: Option<R>,
}

/// Which rows of a list are on a page.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    /// The page's number, from 0.
    number: u32,
    /// How many pages there are, at least one.
    count: u32,
    /// How many rows a page has.
    size: u32,
}

impl Extent {
    /// Of the page asked for, or the last there is, where pages of that size, at least 1, show a
    /// list of so many rows.
    pub(super) fn new(asked: u32, size: u32, rows: i64) -> Self {
        let rows = u32::try_from(rows).unwrap_or(u32::MAX);
        let count = rows.div_ceil(size).max(1);
        let number = asked.min(count - 1);
        Self {
            number,
            count,
            size,
        }
    }

    /// How many rows to read at most.
    pub(super) fn limit(self) -> i64 {
        self.size.into()
    }

    /// How many rows come before them.
    pub(super) fn offset(self) -> i64 {
        i64::from(self.number) * i64::from(self.size)
    }

    /// The page, of these rows and that of whoever asks.
    pub(super) fn page<R>(
        self,
        rows: &[SqliteRow],
        own: Option<&SqliteRow>,
        read: impl Fn(&SqliteRow) -> sqlx::Result<R>,
    ) -> sqlx::Result<Page<R>> {
        Ok(Page {
            number: self.number,
            count: self.count,
            rows: rows.iter().map(&read).collect::<Result<_, _>>()?,
            own: own.map(read).transpose()?,
        })
    }
}
