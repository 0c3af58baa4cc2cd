//! What each decision of a finished match was worth, told privately, with how far it has come while
//! it is found out.

use std::time::Duration;

use tokio::sync::watch;

use super::App;
use super::answer::{Answer, Asked, Problem};
use super::press::not_over;
use crate::ids::MatchId;
use crate::ui::{self, MatchCaption};

/// How often the asker is told how far it has come.
const EVERY: Duration = Duration::from_secs(2);

/// Analyses a match that is over.
pub(super) async fn analyse(app: &App, asked: &Asked<'_>, id: MatchId) -> Result<Answer, Problem> {
    let (table, record) = app.host.record(id).await.map_err(not_over)?;
    let caption = app.host.caption(&table, asked.locale).await?;
    let (progress, seen) = watch::channel((0, 0));
    let analysis = app.host.analysis(record, progress);
    tokio::pin!(analysis);
    loop {
        tokio::select! {
            analysis = &mut analysis => {
                let screen = ui::analysis(asked.locale, &caption, &analysis?);
                return Ok(Answer::private(screen));
            }
            () = tokio::time::sleep(EVERY) => tell(asked, &caption, &seen).await,
        }
    }
}

async fn tell(asked: &Asked<'_>, caption: &MatchCaption, seen: &watch::Receiver<(usize, usize)>) {
    let (done, total) = *seen.borrow();
    let screen = ui::analysing(asked.locale, caption, done, total);
    asked.meanwhile(&screen).await;
}
