//! Uploads the drawn emoji to the application, in the background: those that it lacks at the start, or
//! that were deleted since.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use anyhow::Context;
use backon::{ExponentialBuilder, Retryable};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serenity::all::{EmojiId, Http};
use tokio::time::Instant;

use super::artwork::Artwork;
use super::emoji::EmojiSet;
use super::request::with_timeout;
use crate::host::DeliveryError;
use crate::store::EmojiStore;
use crate::ui::emoji::Emoji;

/// The drawings, by the name of the emoji.
static DRAWINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/emoji");

/// Which drawings were changed after a release.
const MANIFEST: &str = include_str!("../../assets/emoji.toml");

/// How often an upload is retried, and the longest wait between two attempts: the rate limits of these
/// routes are strict, and Discord does not always announce them.
const MAX_RETRIES: usize = 12;
const MAX_BACKOFF: Duration = Duration::from_mins(5);

/// The shortest time between two uploads of deleted emoji.
const REFRESH_INTERVAL: Duration = Duration::from_mins(1);

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

/// Uploads the emoji that the application lacks, and shows them all from then on; again when Discord
/// has refused one that was deleted. Never returns.
pub async fn keep_emoji(http: &Http, store: &dyn EmojiStore, artwork: &Artwork) {
    upload(http, store, artwork).await;
    let mut next = Instant::now();
    loop {
        artwork.emoji.forgotten().await;
        tokio::time::sleep_until(next).await;
        next = Instant::now() + REFRESH_INTERVAL;
        upload(http, store, artwork).await;
    }
}

/// Whatever fails is logged, and shown as Unicode.
async fn upload(http: &Http, store: &dyn EmojiStore, artwork: &Artwork) {
    if let Err(error) = upload_missing(http, store, &artwork.emoji).await {
        let error = format!("{error:#}");
        tracing::warn!(
            error,
            "could not upload the emoji; Unicode is shown instead"
        );
    }
}

async fn upload_missing(
    http: &Http,
    store: &dyn EmojiStore,
    emoji: &EmojiSet,
) -> anyhow::Result<()> {
    let manifest: Manifest = toml::from_str(MANIFEST).context("assets/emoji.toml")?;
    let application = http.application_id().context("no application id")?.get();
    let stored: HashMap<_, _> = store.emoji(application).await?.into_iter().collect();
    let existing: HashMap<_, _> = match patiently(|| http.get_application_emojis()).await {
        Ok(existing) => existing.into_iter().map(|it| (it.name, it.id)).collect(),
        Err(error) => {
            show_stored(&manifest, &stored, emoji);
            return Err(error.into());
        }
    };
    let (present, missing): (Vec<_>, Vec<_>) = Emoji::all()
        .map(|drawn| (drawn, manifest.uploaded_name(drawn)))
        .partition(|(_, name)| existing.contains_key(name));
    for (drawn, name) in present {
        let id = existing[&name];
        if stored.get(&name) != Some(&id.get()) {
            store.save_emoji(application, &name, id.get()).await?;
        }
        emoji.add(drawn, name, id);
    }
    let uploaded = missing.len();
    for (drawn, name) in missing {
        let id = create(http, drawn, &name).await?;
        store.save_emoji(application, &name, id.get()).await?;
        emoji.add(drawn, name, id);
    }
    if uploaded > 0 {
        tracing::info!(uploaded, "uploaded the emoji");
    }
    Ok(())
}

/// Shows the emoji that were there at the last start. They are not trusted as long as Discord can say
/// which are there now: a message with a deleted emoji is refused.
fn show_stored(manifest: &Manifest, stored: &HashMap<String, u64>, emoji: &EmojiSet) {
    for drawn in Emoji::all() {
        let name = manifest.uploaded_name(drawn);
        // An id is never zero; serenity panics if it is.
        if let Some(&id) = stored.get(&name).filter(|&&id| id != 0) {
            emoji.add(drawn, name, EmojiId::new(id));
        }
    }
}

async fn create(http: &Http, drawn: Emoji, name: &str) -> anyhow::Result<EmojiId> {
    let file = format!("{}.png", drawn.name());
    let drawing = DRAWINGS.get_file(&file).with_context(|| file.clone())?;
    let image = STANDARD.encode(drawing.contents());
    let image = format!("data:image/png;base64,{image}");
    let body = serde_json::json!({"name": name, "image": image});
    let created = patiently(|| http.create_application_emoji(&body)).await?;
    Ok(created.id)
}

/// Makes a request, again and again while Discord is overloaded or fails.
async fn patiently<R, T>(mut request: impl FnMut() -> R) -> Result<T, DeliveryError>
where
    R: Future<Output = serenity::Result<T>>,
{
    let backoff = ExponentialBuilder::default()
        .with_max_delay(MAX_BACKOFF)
        .with_max_times(MAX_RETRIES);
    (|| Box::pin(with_timeout(request())))
        .retry(backoff)
        .when(|error| matches!(error, DeliveryError::RateLimited(_)))
        .await
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
