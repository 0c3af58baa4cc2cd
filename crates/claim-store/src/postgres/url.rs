//! URLs of PostgreSQL databases, for example `postgres://user@host/name`.

use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;
use url::{Host, Url};

use crate::sql::OpenError;

/// Whether a URL names a PostgreSQL database.
pub(crate) fn is_url(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// Checks that a URL names a database.
pub(crate) fn check_url(url: &str) -> Result<(), OpenError> {
    options_of(url).map(|_| ())
}

/// The parameters of a URL that [`PgConnectOptions`] knows. It ignores others, and logs their values.
const URL_PARAMETERS: [&str; 18] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "ssl-ca",
    "ssl-cert",
    "ssl-key",
    "ssl-mode",
    "ssl-root-cert",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// Checks that all parameters of a URL are known.
fn check_parameters(url: &str) -> Result<(), OpenError> {
    let Ok(url) = Url::parse(url) else {
        // `PgConnectOptions` says what is wrong with it.
        return Ok(());
    };
    let is_known = |key: &str| URL_PARAMETERS.contains(&key) || key.starts_with("options[");
    let mut parameters = url.query_pairs().map(|(key, _)| key.into_owned());
    match parameters.find(|key| !is_known(key)) {
        Some(parameter) => Err(OpenError::UnknownUrlParameter { parameter }),
        None => Ok(()),
    }
}

/// How to connect to the database at a URL.
pub(super) fn options_of(url: &str) -> Result<PgConnectOptions, OpenError> {
    check_parameters(url)?;
    parse(url).map_err(|error| OpenError::InvalidServerUrl {
        reason: error.to_string(),
    })
}

/// Parses a URL. [`PgConnectOptions`] takes the brackets around an IPv6 address for a part of it, so that is passed as a
/// parameter, in which it has none.
fn parse(url: &str) -> Result<PgConnectOptions, sqlx::Error> {
    let Ok(mut parsed) = Url::parse(url) else {
        return PgConnectOptions::from_str(url);
    };
    let Some(Host::Ipv6(address)) = parsed.host() else {
        return PgConnectOptions::from_str(url);
    };
    // The parameters in the URL come after it, because they overrule it.
    let query = match parsed.query() {
        Some(others) => format!("host={address}&{others}"),
        None => format!("host={address}"),
    };
    parsed.set_query(Some(&query));
    PgConnectOptions::from_str(parsed.as_str())
}

/// Describes the database at a URL, as [`describe`] does.
pub(crate) fn name(url: &str) -> String {
    parse(url).map_or_else(|_| "at an invalid URL".to_owned(), |it| describe(&it))
}

/// Describes a database without the password: user, host, port, and name.
pub(super) fn describe(options: &PgConnectOptions) -> String {
    let user = options.get_username();
    let name = options.get_database().unwrap_or(user);
    let place = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None if options.get_host().contains(':') => format!("[{}]", options.get_host()),
        None => options.get_host().to_owned(),
    };
    format!("“{name}” (user “{user}”, {place}:{})", options.get_port())
}
