//! What REST handlers receive and return.

use std::collections::HashMap;

use serde_json::Value;

use super::error::ApiError;
use super::payload::Payload;

/// A request to a handler.
pub(super) struct Call<'c> {
    pub(super) method: &'c str,
    pub(super) query: &'c HashMap<String, String>,
    pub(super) payload: &'c Payload,
}

/// A successful response.
pub(super) enum ApiResponse {
    /// 200 or 201 with a JSON body.
    Json(u16, Value),
    /// 204.
    NoContent,
}

/// What a handler returns.
pub(super) type ApiResult = Result<ApiResponse, ApiError>;

/// A 200 with a JSON body.
#[allow(
    clippy::unnecessary_wraps,
    reason = "handlers end with it, and they can fail"
)]
pub(super) fn ok(value: Value) -> ApiResult {
    Ok(ApiResponse::Json(200, value))
}
