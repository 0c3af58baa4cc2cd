//! How the tests send requests to chromedriver. Thirtyfour was chosen over fantoccini because it takes any HTTP client:
//! its own one has another version of reqwest than the rest of the program.

use std::sync::Arc;

use async_trait::async_trait;
use hyper::body::Bytes;
use hyper::{Request, Response};
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::session::http::{Body, HttpClient};

/// Sends `WebDriver`'s requests.
pub(super) struct ReqwestClient(pub(super) reqwest::Client);

#[async_trait]
impl HttpClient for ReqwestClient {
    async fn send(&self, request: Request<Body<'_>>) -> WebDriverResult<Response<Bytes>> {
        let failed = |error: reqwest::Error| WebDriverError::HttpError(error.to_string());
        let request = request.map(|body| match body {
            Body::Empty => String::new(),
            Body::Json(json) => json.to_string(),
        });
        let request = reqwest::Request::try_from(request).map_err(failed)?;
        let sent = self.0.execute(request).await.map_err(failed)?;
        let (status, headers) = (sent.status(), sent.headers().clone());
        let mut response = Response::new(sent.bytes().await.map_err(failed)?);
        *response.status_mut() = status;
        *response.headers_mut() = headers;
        Ok(response)
    }

    async fn new(&self) -> Arc<dyn HttpClient> {
        Arc::new(Self(self.0.clone()))
    }
}
