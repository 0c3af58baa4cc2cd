//! The page on which the sandbox is tried in a browser. Its files are embedded; it uses nothing but the control API.

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::server::{Shared, refuse};

/// What the page may do: nothing but use its own server. No script, style or handler in the HTML runs.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'; object-src 'none'";

/// The files of the page, by name.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!($name))),*]
    };
}

/// All files of the page.
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
    "header.js",
    "icon.svg",
    "markdown.js",
    "messages.js",
    "moments.js",
    "options.js",
    "panels.css",
    "people.js",
    "picker.js",
    "room.js",
    "settings.js",
    "sidebar.js",
    "steps.js",
    "store.js",
];

/// The routes of the page.
pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route(
            "/",
            get(async || file("index.html", include_str!("index.html"))),
        )
        .route("/page/{name}", get(one))
}

/// `GET /page/{name}`
async fn one(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _)| *known == name) {
        Some((name, content)) => file(name, content),
        None => refuse(StatusCode::NOT_FOUND, "The page has no such file."),
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
        // Another version of the program may answer at the same address next time.
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, content).into_response()
}
