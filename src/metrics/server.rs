//! The address at which operators find the metrics (`/metrics`) and whether the program is well
//! (`/health`).

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::CONTENT_TYPE;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;

use super::METRICS;

/// How long a client may take to send its request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// The content type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The address cannot be listened on.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {address}: {source}")]
pub struct MetricsError {
    address: SocketAddr,
    source: std::io::Error,
}

/// Brings metrics up to date that are asked for, and says what is wrong with the program, if something
/// is.
pub type Refresh =
    Box<dyn Fn() -> Pin<Box<dyn Future<Output = Option<String>> + Send>> + Send + Sync>;

/// Listens for requests.
#[derive(Debug)]
pub struct MetricsServer(TcpListener);

impl MetricsServer {
    /// Begins to listen.
    ///
    /// # Errors
    ///
    /// If the address is in use, or is not one of this machine.
    pub async fn bind(address: SocketAddr) -> Result<Self, MetricsError> {
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Self(listener)),
            Err(source) => Err(MetricsError { address, source }),
        }
    }

    /// Answers requests, each after a call of `refresh`.
    pub async fn serve(&self, refresh: Refresh) {
        let refresh = Arc::new(refresh);
        loop {
            let Ok((stream, _)) = self.0.accept().await else {
                // Too many open files, for example: others may be closed soon.
                tokio::time::sleep(Duration::from_secs(1)).await;
                continue;
            };
            let refresh = refresh.clone();
            let service = service_fn(move |request| {
                let refresh = refresh.clone();
                async move { Ok::<_, Infallible>(answer(&request, &refresh).await) }
            });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEADER_TIMEOUT)
                .keep_alive(false)
                .serve_connection(TokioIo::new(stream), service);
            tokio::spawn(async move {
                // The client has gone; it can ask again.
                let _ = connection.await;
            });
        }
    }
}

async fn answer(request: &Request<Incoming>, refresh: &Refresh) -> Response<Full<Bytes>> {
    let text = |status, text: String| response(status, "text/plain; charset=utf-8", text);
    if request.method() != Method::GET {
        return text(StatusCode::METHOD_NOT_ALLOWED, "only GET\n".to_owned());
    }
    match request.uri().path() {
        "/metrics" => {
            refresh().await;
            response(StatusCode::OK, OPEN_METRICS, METRICS.encode())
        }
        "/health" => match refresh().await {
            None => text(StatusCode::OK, "healthy\n".to_owned()),
            Some(problem) => text(StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")),
        },
        _ => text(StatusCode::NOT_FOUND, "/metrics or /health\n".to_owned()),
    }
}

fn response(status: StatusCode, kind: &'static str, text: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(text)));
    *response.status_mut() = status;
    let kind = hyper::header::HeaderValue::from_static(kind);
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}
