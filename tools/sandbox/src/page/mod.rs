//! The web page, whose files are embedded. It uses the control API for everything except the
//! tutorial.
//!
//! There is no build step: the browser gets the files as they are. `store.js` holds the whole state
//! of a tab; the other modules draw parts of it when they change. News arrives over one WebSocket
//! per tab. `dom.js` and `markdown.js` turn text into nodes; nothing is parsed as HTML, and the
//! Content-Security-Policy allows nothing but the page's own files. The page uses only the control
//! API, so that a test can do everything it does.

mod tutorial;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use crate::response::error_response;
use crate::server::Shared;
pub use tutorial::{Tutorial, TutorialTexts};

/// Allows the page to use only its own server, and no inline scripts or styles.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'; object-src 'none'";

/// Pairs of a file's name and content.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!($name))),*]
    };
}

/// The page's files, except `index.html`.
const FILES: &[(&str, &str)] = files![
    "app.js",
    "base.css",
    "chat.css",
    "commands.js",
    "components.js",
    "composer.js",
    "control.js",
    "developer.js",
    "dom.js",
    "embeds.js",
    "emoji.js",
    "header.js",
    "icon.svg",
    "images.js",
    "layout.css",
    "layout.js",
    "lock_screen.js",
    "markdown.js",
    "messages.js",
    "options.js",
    "panels.css",
    "people.js",
    "person_menu.js",
    "picker.js",
    "room.js",
    "settings.js",
    "sidebar.js",
    "store.js",
    "timestamps.js",
    "tutorial.js",
    "words.js",
];

/// The routes of the page.
pub(super) fn router(tutorial: Option<Tutorial>) -> Router<Shared> {
    Router::new()
        .route(
            "/",
            get(async || file("index.html", include_str!("index.html"))),
        )
        .route("/page/tutorial", get(async || Json(tutorial)))
        .route("/page/{name}", get(one))
}

/// `GET /page/{name}`
async fn one(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _)| *known == name) {
        Some((name, content)) => file(name, content),
        None => error_response(StatusCode::NOT_FOUND, "No such file."),
    }
}

fn file(name: &str, content: &'static str) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/javascript; charset=utf-8",
    };
    let headers = [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        // Another version of the page may be served at the same address next time.
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, content).into_response()
}
