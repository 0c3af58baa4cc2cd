//! The folder into which a bot backs its database up at regular intervals. A copy is recognised by
//! its name, which has the time in it. No other file is deleted.

use std::fs::{self, DirBuilder};
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use claim_table::timestamp::Timestamp;
use time::{Date, Month, OffsetDateTime, Time};

use super::backup::back_up;
use super::private_files::folder_of;
use super::url::file_of;
use crate::sql::{OpenError, must_be_sqlite};

/// The name of the folder beside the database.
const DEFAULT_FOLDER: &str = "backups";

/// The folder with the regular backups of one database.
#[derive(Clone, Debug)]
pub struct BackupFolder {
    url: String,
    folder: PathBuf,
    /// What the names of the copies begin with: the name of the database, so that several may share
    /// a folder.
    prefix: String,
}

impl BackupFolder {
    /// The folder of the database at `url`: `folder`, or `backups` beside the database.
    ///
    /// # Errors
    ///
    /// If the URL does not name an SQLite file.
    pub fn new(url: &str, folder: Option<&Path>) -> Result<Self, OpenError> {
        must_be_sqlite(url, "pg_dump, or continuous archiving")?;
        let database = file_of(url)?;
        let stem = database.file_stem().unwrap_or_default().to_string_lossy();
        let beside = || folder_of(&database).join(DEFAULT_FOLDER);
        Ok(Self {
            url: url.to_owned(),
            prefix: format!("{stem}-"),
            folder: folder.map_or_else(beside, Path::to_owned),
        })
    }

    /// When the newest copy was made. Copies that were made after `now` do not count: the clock was
    /// wrong.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn newest(&self, now: Timestamp) -> Result<Option<Timestamp>, OpenError> {
        let copies = self.copies()?.into_iter();
        Ok(copies.map(|(at, _)| at).filter(|at| *at <= now).max())
    }

    /// Makes and checks a copy, and returns its file. Only its owner may read it. Creates the
    /// folder if there is none.
    ///
    /// # Errors
    ///
    /// If the folder or the copy cannot be written, or the copy is damaged.
    pub async fn add(&self, now: Timestamp) -> Result<PathBuf, OpenError> {
        let created = DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&self.folder);
        created.map_err(|source| OpenError::from_writing(&self.folder, source))?;
        self.delete_unfinished()?;
        let file = self.folder.join(format!("{}{}", self.prefix, name_of(now)));
        back_up(&self.url, &file).await?;
        Ok(file)
    }

    /// Deletes the oldest copies, so that at most `keep` are left.
    ///
    /// # Errors
    ///
    /// If a copy cannot be deleted.
    pub fn keep_newest(&self, keep: u32) -> Result<(), OpenError> {
        let mut copies = self.copies()?;
        copies.sort();
        let surplus = copies
            .len()
            .saturating_sub(usize::try_from(keep).unwrap_or(usize::MAX));
        for (_, file) in copies.into_iter().take(surplus) {
            fs::remove_file(&file).map_err(|source| OpenError::from_writing(&file, source))?;
        }
        Ok(())
    }

    /// The copies, with the times at which they were made.
    fn copies(&self) -> Result<Vec<(Timestamp, PathBuf)>, OpenError> {
        let made_at = |name: &str| time_of(name.strip_prefix(&self.prefix)?);
        let files = self.files()?.into_iter();
        let copies = files.filter_map(|(name, file)| Some((made_at(&name)?, file)));
        Ok(copies.collect())
    }

    /// Deletes what is left of copies that a kill has interrupted.
    fn delete_unfinished(&self) -> Result<(), OpenError> {
        let is_of_copy = |name: &str| {
            let name = name.strip_prefix(&self.prefix);
            let copy = name.and_then(|it| it.split_once(".partial"));
            copy.is_some_and(|(copy, _)| time_of(copy).is_some())
        };
        for (name, file) in self.files()? {
            if is_of_copy(&name) {
                // A failure keeps no new copy from being made.
                let _ = fs::remove_file(file);
            }
        }
        Ok(())
    }

    /// The names and paths of all files in the folder; none if there is no folder.
    fn files(&self) -> Result<Vec<(String, PathBuf)>, OpenError> {
        let read = || {
            let entries = fs::read_dir(&self.folder)?;
            let files = entries.map(|entry| {
                let entry = entry?;
                Ok((
                    entry.file_name().to_string_lossy().into_owned(),
                    entry.path(),
                ))
            });
            files.collect::<std::io::Result<_>>()
        };
        match read() {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            read => read.map_err(|error| OpenError::Other {
                path: self.folder.clone(),
                source: error.into(),
            }),
        }
    }
}

/// The end of the name of a copy that is made at this time, for example `20261130T141604Z.db`.
fn name_of(at: Timestamp) -> String {
    let at = OffsetDateTime::from_unix_timestamp(at.unix_seconds());
    let at = at.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second) = at.to_hms();
    let month = u8::from(month);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z.db")
}

/// The time in the end of the name of a copy; `None` if it is not one.
fn time_of(name: &str) -> Option<Timestamp> {
    let (date, time) = name.strip_suffix("Z.db")?.split_once('T')?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if (date.len(), time.len()) != (8, 6) || !digits(date) || !digits(time) {
        return None;
    }
    let month = Month::try_from(date[4..6].parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(date[..4].parse().ok()?, month, date[6..].parse().ok()?);
    let [hour, minute, second] = [0, 2, 4].map(|at| time[at..at + 2].parse().ok());
    let time = Time::from_hms(hour?, minute?, second?).ok()?;
    let at = date.ok()?.with_time(time).assume_utc();
    Some(Timestamp(at.unix_timestamp() * 1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_tells_the_time_to_the_second() {
        let at = Timestamp(1_796_048_164_999);
        assert_eq!(name_of(at), "20261130T141604Z.db");
        assert_eq!(
            time_of("20261130T141604Z.db"),
            Some(Timestamp(1_796_048_164_000))
        );
        for name in [
            "20261330T141604Z.db",
            "2026113T0141604Z.db",
            "20261130T141604Z.db-wal",
            "é0261130T14160Z.db",
        ] {
            assert_eq!(time_of(name), None, "{name}");
        }
    }
}
