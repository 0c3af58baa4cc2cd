//! Long lists, read one page at a time.

use super::error::Result;

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Page<R> {
    /// The number of the page, from 0. If a page after the last one was requested, this is the last one.
    pub number: u32,
    /// The number of pages of the list, at least 1.
    pub count: u32,
    /// The rows of the page, best first, at most as many as were requested for a page.
    pub rows: Vec<R>,
    /// The requesting user's row, which may be on another page.
    pub own: Option<R>,
}

/// The rows of a list that are on a page.
#[derive(Clone, Copy)]
pub(super) struct PageRange {
    /// The number of the page, from 0.
    number: u32,
    /// The number of pages, at least 1.
    count: u32,
    /// The number of rows per page.
    size: u32,
}

impl PageRange {
    /// The page `requested` of a list with `rows` rows; the last page if that is after the end. `size` must
    /// be at least 1.
    pub(super) fn new(requested: u32, size: u32, rows: i64) -> Self {
        let rows = u32::try_from(rows).unwrap_or(u32::MAX);
        let count = rows.div_ceil(size).max(1);
        let number = requested.min(count - 1);
        Self {
            number,
            count,
            size,
        }
    }

    /// The `LIMIT` of the query.
    pub(super) fn limit(self) -> i64 {
        self.size.into()
    }

    /// The `OFFSET` of the query.
    pub(super) fn offset(self) -> i64 {
        i64::from(self.number) * i64::from(self.size)
    }

    /// The page with these rows, each parsed by `parse`.
    pub(super) fn page<S, R>(
        self,
        rows: &[S],
        own: Option<&S>,
        parse: impl Fn(&S) -> Result<R>,
    ) -> Result<Page<R>> {
        Ok(Page {
            number: self.number,
            count: self.count,
            rows: rows.iter().map(&parse).collect::<Result<_>>()?,
            own: own.map(parse).transpose()?,
        })
    }
}
