//! Maps errors of the server or the network to the reason why a database cannot be used.

use std::io::ErrorKind;

use crate::sql::ServerProblem;

impl From<sqlx::Error> for ServerProblem {
    fn from(error: sqlx::Error) -> Self {
        let code = match &error {
            sqlx::Error::Database(cause) => cause.code(),
            _ => None,
        };
        let reason = match &error {
            sqlx::Error::Database(cause) => cause.message().to_owned(),
            sqlx::Error::Io(cause) if cause.kind() == ErrorKind::TimedOut => {
                "it does not answer".to_owned()
            }
            sqlx::Error::Io(cause) => cause.to_string(),
            other => other.to_string(),
        };
        match (code.as_deref(), &error) {
            // invalid_authorization_specification, invalid_password.
            (Some("28000" | "28P01"), _) => Self::Refused(reason),
            // invalid_catalog_name.
            (Some("3D000"), _) => Self::Missing,
            // read_only_sql_transaction.
            (Some("25006"), _) => Self::ReadOnly,
            // too_many_connections.
            (Some("53300"), _) => Self::TooManyConnections,
            // lock_not_available.
            (Some("55P03"), _) => Self::Locked,
            // Connection exceptions; admin_shutdown, crash_shutdown, cannot_connect_now.
            (Some(code), _) if code.starts_with("08") || code.starts_with("57P") => {
                Self::Unreachable(reason)
            }
            (_, sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut) => {
                Self::Unreachable(reason)
            }
            _ => Self::Other(reason),
        }
    }
}
