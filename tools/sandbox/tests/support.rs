//! A sandbox for tests, with plain HTTP access to Discord's API and to the control API.

use std::time::Duration;

use discord_sandbox::{Options, Sandbox, start};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

/// A sandbox with an HTTP client.
pub(super) struct TestSandbox {
    pub(super) inner: Sandbox,
    client: Client,
}

impl TestSandbox {
    /// Starts a sandbox whose rate limits no test reaches.
    pub(super) async fn new() -> Self {
        Self::with_options(Options {
            rate_limit_period: Duration::from_micros(1),
            ..Options::default()
        })
        .await
    }

    /// Starts a sandbox with options.
    pub(super) async fn with_options(options: Options) -> Self {
        let inner = start(options).await.expect("the sandbox starts");
        Self {
            inner,
            client: Client::new(),
        }
    }

    /// A request to any path, without a token.
    pub(super) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}{path}", self.inner.url()))
    }

    /// Sends a request as the bot; returns the status and the JSON body, or null.
    pub(super) async fn bot(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let request = self
            .request(method, &format!("/api/v10{path}"))
            .header("Authorization", format!("Bot {}", self.inner.token()));
        send(if body.is_null() {
            request
        } else {
            request.json(&body)
        })
        .await
    }

    /// Sends a request as the bot, which must succeed.
    #[track_caller]
    pub(super) fn bot_ok(
        &self,
        method: Method,
        path: &str,
        body: Value,
    ) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let (status, answer) = self.bot(method, path, body).await;
            assert!(status < 300, "{caller}: {status} {answer}");
            answer
        }
    }

    /// Sends a request as the bot, which must fail with this status and error code.
    #[track_caller]
    pub(super) fn bot_rejected(
        &self,
        method: Method,
        path: &str,
        body: Value,
        expected: (u16, u64),
    ) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let (status, answer) = self.bot(method, path, body).await;
            let code = answer["code"].as_u64().unwrap_or_default();
            assert_eq!((status, code), expected, "{caller}: {answer}");
            answer
        }
    }

    /// Sends a request with files as the bot: the file with index N is `files[N]`.
    pub(super) async fn bot_with_files(
        &self,
        method: Method,
        path: &str,
        payload: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = Form::new().text("payload_json", payload.to_string());
        for (index, (name, content)) in files.iter().enumerate() {
            let part = Part::bytes(content.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        let request = self
            .request(method, &format!("/api/v10{path}"))
            .header("Authorization", format!("Bot {}", self.inner.token()));
        send(request.multipart(form)).await
    }

    /// The path of the application in Discord's API.
    pub(super) async fn application_path(&self) -> String {
        let id = self.get("/world").await["application_id"].clone();
        format!("/applications/{}", text(&id))
    }

    /// Gets from the control API; the request must succeed.
    pub(super) async fn get(&self, path: &str) -> Value {
        let (status, body) = send(self.request(Method::GET, &format!("/control{path}"))).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    /// Posts to the control API; the request must succeed.
    pub(super) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Posts to the control API; returns the status and the JSON body.
    pub(super) async fn try_post(&self, path: &str, body: Value) -> (u16, Value) {
        send(
            self.request(Method::POST, &format!("/control{path}"))
                .json(&body),
        )
        .await
    }

    /// The id of a server's channel.
    pub(super) async fn channel(&self, name: &str) -> String {
        let world = self.get("/world").await;
        let servers = world["servers"].as_array().cloned().unwrap_or_default();
        servers
            .iter()
            .flat_map(|server| server["channels"].as_array().into_iter().flatten())
            .find(|channel| channel["name"] == name)
            .and_then(|channel| channel["id"].as_str())
            .map(str::to_owned)
            .expect("the channel exists")
    }

    /// A user as the control API shows it.
    pub(super) async fn user(&self, name: &str) -> Value {
        let world = self.get("/world").await;
        let users = world["users"].as_array().cloned().unwrap_or_default();
        let user = users.into_iter().find(|user| user["username"] == name);
        user.expect("the user exists")
    }

    /// Registers a command with a subcommand, an autocompleted option and a user option.
    pub(super) async fn register(&self) {
        let path = format!("{}/commands", self.application_path().await);
        self.bot_ok(Method::PUT, &path, json!([command()])).await;
    }

    /// The token of an interaction, from the gateway's log.
    pub(super) async fn interaction_token(&self, id: &Value) -> String {
        let events = self.get("/events").await;
        let entries = events["entries"].as_array().cloned().unwrap_or_default();
        entries
            .iter()
            .map(|entry| &entry["payload"]["d"])
            .find(|data| data["id"] == *id && data["token"].is_string())
            .map(|data| text(&data["token"]))
            .expect("the interaction was sent")
    }

    /// Responds to an interaction.
    pub(super) async fn respond(&self, id: &Value, callback: Value) -> (u16, Value) {
        let token = self.interaction_token(id).await;
        let path = format!("/api/v10/interactions/{}/{token}/callback", text(id));
        send(self.request(Method::POST, &path).json(&callback)).await
    }
}

/// The command that the tests register.
pub(super) fn command() -> Value {
    json!({
        "name": "game",
        "description": "A game of cards",
        "options": [{
            "type": 1,
            "name": "start",
            "name_localizations": {"de": "beginnen"},
            "description": "Start a match",
            "options": [
                {"type": 6, "name": "opponent", "description": "Against whom"},
                {"type": 3, "name": "card", "description": "Which card", "autocomplete": true},
                {"type": 4, "name": "cards", "description": "How many", "min_value": 1, "max_value": 3,
                 "choices": [{"name": "one", "value": 1}, {"name": "two", "value": 2}]},
            ],
        }],
    })
}

/// The header of a PNG file of this size in pixels.
pub(super) fn png(width: u32, height: u32) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    file.extend(width.to_be_bytes());
    file.extend(height.to_be_bytes());
    file
}

/// The text of a JSON string.
pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Sends a request; returns the status and the JSON body, or null.
pub(super) async fn send(request: RequestBuilder) -> (u16, Value) {
    let response = request.send().await.expect("the sandbox responds");
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or_default())
}

/// The flag of messages with Components V2.
pub(super) const V2: u64 = 1 << 15;

/// A message of these components alone.
pub(super) fn layout(components: Value) -> Value {
    let mut message = json!({"flags": V2});
    message["components"] = components;
    message
}

/// A text display.
pub(super) fn words(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

/// A container.
pub(super) fn container(components: Value) -> Value {
    let mut container = json!({"type": 17});
    container["components"] = components;
    container
}

/// A gallery of one picture.
pub(super) fn gallery(url: &str) -> Value {
    json!({"type": 12, "items": [{"media": {"url": url}}]})
}

/// A row with one button, whose custom id is its label, too.
pub(super) fn button_row(label: &str) -> Value {
    let button = json!({"type": 2, "style": 1, "label": label, "custom_id": label});
    json!({"type": 1, "components": [button]})
}
