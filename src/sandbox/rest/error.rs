//! Refusals in Discord's shape: a status, a code, a sentence, and for bad forms what is wrong where.

use serde_json::{Value, json};

use crate::sandbox::limits::form::FormErrors;

/// A refusal.
#[derive(Debug)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u64,
    message: String,
    /// Boxed, to keep the refusals small that have none.
    errors: Option<Box<Value>>,
    /// How long to wait, for 429.
    pub(crate) retry_after: Option<f64>,
}

/// Defines a constructor for each refusal that is always the same.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl ApiError {
            $($(#[$doc])* pub(crate) fn $name() -> Self { Self::new($status, $code, $message) })*
        }
    };
}

refusals! {
    /// The token is missing or wrong.
    unauthorized = 401 0 "401: Unauthorized";
    /// No such route.
    not_found = 404 0 "404: Not Found";
    /// The route is not for this method.
    method_not_allowed = 405 0 "405: Method Not Allowed";
    /// The body is no JSON.
    invalid_json = 400 50109 "The request body contains invalid JSON.";
    /// The body or a file is too big.
    too_large = 413 40005 "Request entity too large";
    /// Something went wrong on purpose.
    server_error = 500 0 "500: Internal Server Error";
    /// Something in between went wrong on purpose.
    bad_gateway = 502 0 "502: Bad Gateway";
    /// The channel is gone.
    unknown_channel = 404 10003 "Unknown Channel";
    /// The server is unknown or the bot is not in it.
    unknown_guild = 404 10004 "Unknown Guild";
    /// Not a member.
    unknown_member = 404 10007 "Unknown Member";
    /// The message is gone.
    unknown_message = 404 10008 "Unknown Message";
    /// No such account.
    unknown_user = 404 10013 "Unknown User";
    /// No such webhook, or an interaction that has not been answered.
    unknown_webhook = 404 10015 "Unknown Webhook";
    /// The interaction is unknown, or too old to be answered.
    unknown_interaction = 404 10062 "Unknown interaction";
    /// No such command.
    unknown_command = 404 10063 "Unknown application command";
    /// There is no room for another command.
    too_many_commands = 400 30032 "Maximum number of application commands reached (100).";
    /// The interaction has been answered.
    already_acknowledged = 400 40060 "Interaction has already been acknowledged.";
    /// The bot cannot see the channel.
    missing_access = 403 50001 "Missing Access";
    /// Someone else's message.
    not_the_author = 403 50005 "Cannot edit a message authored by another user";
    /// Nothing to show.
    empty_message = 400 50006 "Cannot send an empty message";
    /// Direct messages are closed.
    cannot_message_user = 403 50007 "Cannot send messages to this user";
    /// The bot lacks a permission.
    missing_permissions = 403 50013 "Missing Permissions";
    /// The interaction's token is no longer good.
    invalid_webhook_token = 401 50027 "Invalid Webhook Token";
}

impl ApiError {
    /// Any refusal.
    pub(crate) fn new(status: u16, code: u64, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
            retry_after: None,
        }
    }

    /// The body is not as it should be.
    pub(crate) fn invalid_form(errors: &FormErrors) -> Self {
        Self {
            errors: Some(Box::new(errors.to_json())),
            ..Self::new(400, 50035, "Invalid Form Body")
        }
    }

    /// One thing in the body is not as it should be.
    pub(crate) fn invalid(path: &str, code: &'static str, message: impl Into<String>) -> Self {
        let mut errors = FormErrors::default();
        errors.add(path, code, message);
        Self::invalid_form(&errors)
    }

    /// Too many requests.
    pub(crate) fn rate_limited(retry_after: f64) -> Self {
        Self {
            retry_after: Some(retry_after),
            ..Self::new(429, 0, "You are being rate limited.")
        }
    }

    /// The body of the answer.
    pub(crate) fn to_json(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = (**errors).clone();
        }
        if let Some(retry_after) = self.retry_after {
            body["retry_after"] = json!(retry_after);
            body["global"] = json!(false);
        }
        body
    }
}

impl From<FormErrors> for ApiError {
    fn from(errors: FormErrors) -> Self {
        Self::invalid_form(&errors)
    }
}
