//! [`ApiAccess`]: where Discord's API is, and the token that it knows the bot by.

use claim_table::secret::Secret;
use url::Url;

/// The URL of Discord's API.
pub const DISCORD_API_URL: &str = "https://discord.com";

/// What a program needs to be let in by Discord's API.
#[derive(Clone, Debug)]
pub struct ApiAccess {
    /// The URL of the API.
    pub url: Url,
    /// The bot's token.
    pub token: Secret,
}
