//! Uploads the drawn emoji to the application, in the background: those that it lacks at the start,
//! or that were deleted since.
//!
//! The ids are stored by application. If Discord refuses a message because an emoji was deleted,
//! the message is sent again with stand-ins, and the emoji are listed and uploaded again.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Duration;

use anyhow::Context;
use backon::{ExponentialBuilder, Retryable};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use claim_host::{DeliveryError, Host};
use claim_screens::emoji::Emoji;
use claim_store::Store;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::Value;
use tokio::time::Instant;

use super::Artwork;
use super::emoji::EmojiSet;
use crate::api::rest::json::id;
use crate::api::rest::request::{delay_after, request};
use crate::api::rest::{Endpoint, Method, Rest, RestRequest};
use crate::messages::messenger::DiscordMessenger;

/// The drawings, by the name of the emoji.
static DRAWINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/emoji");

/// Which drawings were changed after a release.
const MANIFEST: &str = include_str!("../../../../../assets/emoji.toml");

/// How often an upload is retried, and the longest wait between two attempts: the rate limits of these
/// routes are strict, and Discord does not always announce them.
const MAX_RETRIES: usize = 12;
const MAX_BACKOFF: Duration = Duration::from_mins(5);

/// The shortest time between two uploads of deleted emoji.
const REFRESH_INTERVAL: Duration = Duration::from_mins(1);

/// How long to wait before it is decided which of several processes uploads: until then, those that have started at the
/// same time know each other.
const DECISION_DELAY: Duration = Duration::from_secs(2);

/// How often to look for emoji that another process has uploaded.
const READ_INTERVAL: Duration = Duration::from_secs(2);

/// How long to wait for the next one of them, before this process uploads the rest.
const MAX_WAIT: Duration = Duration::from_mins(10);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    /// The versions of the drawings that are not the first.
    #[serde(default)]
    versions: BTreeMap<String, u32>,
}

impl Manifest {
    /// The name under which a drawing is uploaded. Old messages keep showing the older versions.
    fn uploaded_name(&self, emoji: Emoji) -> String {
        let name = emoji.name();
        match self.versions.get(&name) {
            Some(version) => format!("{name}_v{version}"),
            None => name,
        }
    }
}

/// The application whose emoji these are.
#[derive(Clone, Copy)]
struct Owner<'a> {
    rest: &'a dyn Rest,
    application: u64,
}

/// The emoji that an application lacks, with the names under which they are uploaded.
type Missing = Vec<(Emoji, String)>;

/// Uploads the emoji that an application lacks, and shows them all from then on; again when Discord
/// has refused one that was deleted. Of several processes, only one uploads. Never ends without an error.
///
/// # Errors
///
/// If an emoji could not be uploaded. Until it is, it is shown as Unicode.
pub async fn keep_emoji(
    host: &Host<DiscordMessenger>,
    rest: &dyn Rest,
    application: u64,
    store: &dyn Store,
    artwork: &Artwork,
) -> anyhow::Result<()> {
    let owner = Owner { rest, application };
    let mut next = Instant::now();
    loop {
        let uploaded = upload_missing(host, owner, store, &artwork.emoji).await;
        uploaded.context("could not upload the emoji; Unicode is shown instead")?;
        artwork.emoji.forgotten().await;
        tokio::time::sleep_until(next).await;
        next = Instant::now() + REFRESH_INTERVAL;
    }
}

async fn upload_missing(
    host: &Host<DiscordMessenger>,
    owner: Owner<'_>,
    store: &dyn Store,
    emoji: &EmojiSet,
) -> anyhow::Result<()> {
    let manifest: Manifest = toml::from_str(MANIFEST).context("assets/emoji.toml")?;
    let application = owner.application;
    let stored: HashMap<_, _> = store.emoji(application).await?.into_iter().collect();
    let existing = match owner.list().await {
        Ok(existing) => existing,
        Err(error) => {
            show_stored(&manifest, &stored, emoji);
            return Err(error.into());
        }
    };
    let (present, mut missing): (Missing, Missing) = Emoji::all()
        .map(|drawn| (drawn, manifest.uploaded_name(drawn)))
        .partition(|(_, name)| existing.contains_key(name));
    for (drawn, name) in present {
        let id = existing[&name];
        if stored.get(&name) != Some(&id) {
            store.save_emoji(application, &name, id).await?;
        }
        emoji.add(drawn, name, id);
    }
    let is_new = |name: &str, id: u64| stored.get(name) != Some(&id);
    await_others(host, owner, store, emoji, &mut missing, is_new).await?;
    let uploaded = missing.len();
    for (drawn, name) in missing {
        let id = match owner.create(drawn, &name).await {
            Ok(id) => id,
            // Another process may have been faster.
            Err(error) => {
                let existing = owner.list().await?;
                existing.get(&name).copied().ok_or(error)?
            }
        };
        store.save_emoji(application, &name, id).await?;
        emoji.add(drawn, name, id);
    }
    if uploaded > 0 {
        tracing::info!(uploaded, "uploaded the emoji");
    }
    Ok(())
}

/// Deletes all emoji that the bot has uploaded, of any version. Returns how many there were.
///
/// # Errors
///
/// If Discord refuses it. Some may be deleted then.
pub(crate) async fn delete_all(rest: &dyn Rest, application: u64) -> Result<usize, DeliveryError> {
    let owner = Owner { rest, application };
    let drawn: HashSet<_> = Emoji::all().map(Emoji::name).collect();
    let is_own = |name: &str| {
        let unversioned = name
            .rsplit_once("_v")
            .filter(|(_, version)| is_number(version));
        drawn.contains(name) || unversioned.is_some_and(|(name, _)| drawn.contains(name))
    };
    let own = owner
        .list()
        .await?
        .into_iter()
        .filter(|(name, _)| is_own(name));
    let mut deleted = 0;
    for (_, emoji) in own {
        let endpoint = Endpoint::SingleEmoji { application, emoji };
        let delete = RestRequest::new(Method::Delete, endpoint);
        owner.request_with_retry(delete).await?;
        deleted += 1;
    }
    Ok(deleted)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// If another process uploads the missing emoji, shows each as soon as it is stored. Those that are then left are this
/// process's to upload. `is_new` tells from an emoji's name and id whether it was uploaded since they were missing.
async fn await_others(
    host: &Host<DiscordMessenger>,
    owner: Owner<'_>,
    store: &dyn Store,
    emoji: &EmojiSet,
    missing: &mut Missing,
    is_new: impl Fn(&str, u64) -> bool,
) -> anyhow::Result<()> {
    if missing.is_empty() || !store.is_shared() {
        return Ok(());
    }
    tokio::time::sleep(DECISION_DELAY).await;
    let mut last_at = Instant::now();
    while !missing.is_empty()
        && last_at.elapsed() < MAX_WAIT
        && !host.cluster().is_first_process().await?
    {
        tokio::time::sleep(READ_INTERVAL).await;
        for (name, id) in store.emoji(owner.application).await? {
            let position = missing.iter().position(|(_, it)| *it == name);
            if let Some(position) = position.filter(|_| is_new(&name, id)) {
                let (drawn, _) = missing.remove(position);
                emoji.add(drawn, name, id);
                last_at = Instant::now();
            }
        }
    }
    Ok(())
}

/// Shows the emoji that are stored from an earlier start, because Discord does not list the current ones. This is
/// only a fallback: one of them may have been deleted, and Discord refuses a message with a deleted emoji.
fn show_stored(manifest: &Manifest, stored: &HashMap<String, u64>, emoji: &EmojiSet) {
    for drawn in Emoji::all() {
        let name = manifest.uploaded_name(drawn);
        if let Some(&id) = stored.get(&name) {
            emoji.add(drawn, name, id);
        }
    }
}

impl Owner<'_> {
    const fn endpoint(&self) -> Endpoint {
        Endpoint::Emoji {
            application: self.application,
        }
    }

    /// The ids of the emoji that it has, by name.
    async fn list(&self) -> Result<HashMap<String, u64>, DeliveryError> {
        let list = RestRequest::new(Method::Get, self.endpoint());
        let listed = self.request_with_retry(list).await?;
        let items = listed["items"].as_array().into_iter().flatten();
        let named = items.filter_map(|it| Some((it["name"].as_str()?.to_owned(), id(&it["id"])?)));
        Ok(named.collect())
    }

    async fn create(&self, drawn: Emoji, name: &str) -> anyhow::Result<u64> {
        let file = format!("{}.png", drawn.name());
        let drawing = DRAWINGS.get_file(&file).with_context(|| file.clone())?;
        let image = STANDARD.encode(drawing.contents());
        let image = format!("data:image/png;base64,{image}");
        let body = serde_json::json!({"name": name, "image": image});
        let create = RestRequest::json(Method::Post, self.endpoint(), body);
        let created = self.request_with_retry(create).await?;
        id(&created["id"]).context("a new emoji has no id")
    }

    /// Makes a request, and retries it with a growing delay while Discord is overloaded or fails.
    async fn request_with_retry(&self, wanted: RestRequest) -> Result<Value, DeliveryError> {
        let backoff = ExponentialBuilder::default()
            .with_max_delay(MAX_BACKOFF)
            .with_max_times(MAX_RETRIES);
        (|| Box::pin(request(self.rest, wanted.clone())))
            .retry(backoff)
            .when(|error| matches!(error, DeliveryError::RateLimited(_)))
            .adjust(delay_after)
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emoji_has_a_drawing_and_a_valid_name() {
        let manifest: Manifest = toml::from_str(MANIFEST).expect("a valid manifest");
        let names: Vec<_> = Emoji::all().map(Emoji::name).collect();
        for emoji in Emoji::all() {
            let drawing = DRAWINGS.get_file(format!("{}.png", emoji.name()));
            let size = drawing.map(|file| file.contents().len());
            assert!(size.is_some_and(|size| size <= 256 * 1024), "{emoji:?}");
            let name = manifest.uploaded_name(emoji);
            assert!((2..=32).contains(&name.len()), "{name}");
            let is_allowed = |c: char| c.is_ascii_alphanumeric() || c == '_';
            assert!(name.chars().all(is_allowed), "{name}");
        }
        assert!(manifest.versions.keys().all(|name| names.contains(name)));
    }
}
