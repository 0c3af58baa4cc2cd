//! Records of a day that is closed, as everyone may see them.

use claim_rules::record::{Line, RecordError, Replay, Secret};

/// The record of a match of a daily deal with the secret of its day, and with the names of its players only if `keeps_names`.
///
/// # Errors
///
/// The first thing that is wrong with the record.
pub fn published(record: &str, secret: &Secret, keeps_names: bool) -> Result<String, RecordError> {
    let mut lines = record.lines();
    let mut header = Replay::from_header(lines.next().unwrap_or_default())?
        .header()
        .clone();
    if !keeps_names {
        header.names = None;
    }
    let replay = Replay::new(header.clone());
    let mut text = Line::Header(header).to_json() + "\n";
    for line in lines {
        let mut line = replay.parse_line(line)?;
        if let Line::Result {
            secret: published, ..
        } = &mut line.line
        {
            *published = Some(secret.clone());
        }
        text += &line.to_json();
        text.push('\n');
    }
    Ok(text)
}
