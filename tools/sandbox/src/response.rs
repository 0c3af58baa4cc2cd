//! Error responses of the sandbox itself, as opposed to Discord's.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// A status with the JSON body `{"error": message}`.
pub(crate) fn error_response(status: StatusCode, message: &str) -> Response {
    (status, Json(json!({"error": message}))).into_response()
}
