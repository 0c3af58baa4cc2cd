//! The HTTP endpoints for metrics (`/metrics`) and for health checks (`/health`).

use std::pin::Pin;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::CONTENT_TYPE;
use hyper::{Method, Request, Response, StatusCode};

use super::METRICS;

/// The content type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is found when a program is asked for its health: warnings if it is healthy, otherwise what
/// is wrong with it.
pub type Health = Result<Vec<String>, String>;

/// Updates the metrics that are computed on request, and returns the program's health.
pub type Refresh = Box<dyn Fn() -> Pin<Box<dyn Future<Output = Health> + Send>> + Send + Sync>;

/// Answers a request for metrics or health, after a call of `refresh`.
pub async fn answer(request: &Request<Bytes>, refresh: &Refresh) -> Response<Full<Bytes>> {
    let text = |status, text: String| response(status, "text/plain; charset=utf-8", text);
    if request.method() != Method::GET {
        return text(
            StatusCode::METHOD_NOT_ALLOWED,
            "method not allowed: use GET\n".to_owned(),
        );
    }
    match request.uri().path() {
        "/metrics" => {
            let _ = refresh().await;
            response(StatusCode::OK, OPEN_METRICS, METRICS.encode())
        }
        "/health" => match refresh().await {
            Ok(warnings) => {
                let warnings = warnings.iter().map(|it| format!("warning: {it}\n"));
                text(
                    StatusCode::OK,
                    "healthy\n".to_owned() + &warnings.collect::<String>(),
                )
            }
            Err(problem) => text(StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")),
        },
        _ => text(
            StatusCode::NOT_FOUND,
            "not found: use /metrics or /health\n".to_owned(),
        ),
    }
}

fn response(status: StatusCode, kind: &'static str, text: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(text)));
    *response.status_mut() = status;
    let kind = hyper::header::HeaderValue::from_static(kind);
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}
