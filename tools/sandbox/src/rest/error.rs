//! Error responses in Discord's format: a status, a code, a message and, for invalid bodies, the list of errors.

use serde_json::{Value, json};

use crate::validation::form::FormErrors;

/// An error response.
#[derive(Debug)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u64,
    message: String,
    /// Boxed to keep the type small, since most errors have none.
    errors: Option<Box<Value>>,
    /// For 429: the seconds to wait.
    pub(crate) retry_after: Option<f64>,
    /// For 429: whether the limit is for all requests together.
    pub(crate) is_global: bool,
}

/// Defines a constructor for each error without parameters.
macro_rules! errors {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl ApiError {
            $($(#[$doc])* pub(crate) fn $name() -> Self { Self::new($status, $code, $message) })*
        }
    };
}

errors! {
    /// The token is missing or wrong.
    unauthorized = 401 0 "401: Unauthorized";
    /// The route does not exist.
    not_found = 404 0 "404: Not Found";
    /// The route does not support this method.
    method_not_allowed = 405 0 "405: Method Not Allowed";
    /// The body is not JSON.
    invalid_json = 400 50109 "The request body contains invalid JSON.";
    /// The body or a file is too large.
    too_large = 413 40005 "Request entity too large";
    /// An injected fault.
    server_error = 500 0 "500: Internal Server Error";
    /// An injected fault.
    bad_gateway = 502 0 "502: Bad Gateway";
    /// The channel does not exist.
    unknown_channel = 404 10003 "Unknown Channel";
    /// The server does not exist, or the bot is not a member.
    unknown_guild = 404 10004 "Unknown Guild";
    /// The user is not a member of the server.
    unknown_member = 404 10007 "Unknown Member";
    /// The message does not exist.
    unknown_message = 404 10008 "Unknown Message";
    /// The user does not exist.
    unknown_user = 404 10013 "Unknown User";
    /// The application has no such emoji.
    unknown_emoji = 404 10014 "Unknown Emoji";
    /// The webhook does not exist, or its interaction has no initial response yet.
    unknown_webhook = 404 10015 "Unknown Webhook";
    /// The interaction does not exist, or its deadline has passed.
    unknown_interaction = 404 10062 "Unknown interaction";
    /// The command does not exist.
    unknown_command = 404 10063 "Unknown application command";
    /// The application is not the bot's own.
    foreign_application = 403 20012 "You are not authorized to perform this action on this application";
    /// The application has the maximum number of emoji.
    too_many_emojis = 400 30008 "Maximum number of emojis reached (2000)";
    /// The scope has the maximum number of commands.
    too_many_commands = 400 30032 "Maximum number of application commands reached (100).";
    /// The interaction already has a response.
    already_acknowledged = 400 40060 "Interaction has already been acknowledged.";
    /// The bot is not in the server, where it may send only five follow-up messages.
    too_many_followups = 400 40094 "This interaction has reached the maximum number of follow-up messages";
    /// The request would remove the command that launches the application's Activity.
    entry_point_removed = 400 50240 "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.";
    /// The bot cannot see the channel.
    missing_access = 403 50001 "Missing Access";
    /// The message is by another user.
    not_the_author = 403 50005 "Cannot edit a message authored by another user";
    /// The message has no content.
    empty_message = 400 50006 "Cannot send an empty message";
    /// The user does not accept direct messages.
    cannot_message_user = 403 50007 "Cannot send messages to this user";
    /// The channel has no messages: it is a forum.
    no_text_channel = 400 50008 "Cannot send messages in a non-text channel";
    /// The user shares no server with the bot.
    no_mutual_guilds = 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    /// The bot lacks a permission.
    missing_permissions = 403 50013 "Missing Permissions";
    /// The channel is of a type that does not support this.
    wrong_channel_type = 400 50024 "Cannot execute action on this channel type";
    /// The thread is archived.
    thread_is_archived = 400 50083 "Thread is archived";
    /// A thread has been started from the message already.
    thread_exists = 400 160_004 "A thread has already been created for this message";
    /// The interaction's token has expired.
    invalid_webhook_token = 401 50027 "Invalid Webhook Token";
}

impl ApiError {
    /// An error with any status, code and message.
    pub(crate) fn new(status: u16, code: u64, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
            retry_after: None,
            is_global: false,
        }
    }

    /// The body is invalid.
    pub(crate) fn invalid_form(errors: &FormErrors) -> Self {
        Self {
            errors: Some(Box::new(errors.to_json())),
            ..Self::new(400, 50035, "Invalid Form Body")
        }
    }

    /// A single field of the body is invalid.
    pub(crate) fn invalid(path: &str, code: &'static str, message: impl Into<String>) -> Self {
        let mut errors = FormErrors::default();
        errors.add(path, code, message);
        Self::invalid_form(&errors)
    }

    /// The same error of a body whose part with this name was checked.
    pub(crate) fn inside(mut self, part: &str) -> Self {
        self.errors = self.errors.map(|errors| Box::new(json!({part: errors})));
        self
    }

    /// Too many requests: of a kind, or of all kinds together.
    pub(crate) fn rate_limited(retry_after: f64, is_global: bool) -> Self {
        Self {
            retry_after: Some(retry_after),
            is_global,
            ..Self::new(429, 0, "You are being rate limited.")
        }
    }

    /// The CDN refuses all requests from the bot's address.
    pub(crate) fn banned(retry_after: Option<f64>) -> Self {
        Self {
            retry_after,
            ..Self::new(429, 1015, "error code: 1015")
        }
    }

    /// The response's JSON body.
    pub(crate) fn to_json(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = (**errors).clone();
        }
        if let Some(retry_after) = self.retry_after {
            body["retry_after"] = json!(retry_after);
            body["global"] = json!(self.is_global);
        }
        body
    }
}

impl From<FormErrors> for ApiError {
    fn from(errors: FormErrors) -> Self {
        Self::invalid_form(&errors)
    }
}
