//! Serves HTTP on an address of this machine, to a bounded number of clients, none of which can occupy it
//! by being slow.

use std::error::Error;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How many clients are served at once; more have to wait.
const MAX_CONNECTIONS: usize = 512;

/// How long a client may take to send a request's header, and may be idle between two requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a connection is used. Then the client has to open another one, so that none occupies a place by
/// not reading what it asked for.
const CONNECTION_LIFETIME: Duration = Duration::from_mins(5);

/// How long a connection that is closed may take to finish its request.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long to wait if no connection can be accepted. Too many open files, for example: some may be closed
/// soon.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);

/// The most that is kept of a request's header.
const MAX_HEADER_BYTES: usize = 32 << 10;

/// The address cannot be listened on.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {address}: {source}")]
pub struct ListenError {
    address: SocketAddr,
    source: std::io::Error,
}

/// Listens for requests.
#[derive(Debug)]
pub struct HttpServer(TcpListener);

impl HttpServer {
    /// Begins to listen.
    ///
    /// # Errors
    ///
    /// If the address is in use, or is not one of this machine.
    pub async fn bind(address: SocketAddr) -> Result<Self, ListenError> {
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Self(listener)),
            Err(source) => Err(ListenError { address, source }),
        }
    }

    /// Answers requests until `stop` resolves, and finishes those that have begun by then.
    pub async fn serve<A, F, B>(&self, answer: A, stop: impl Future<Output = ()>)
    where
        A: Fn(Request<Incoming>) -> F + Clone + Send + Sync + 'static,
        F: Future<Output = Response<B>> + Send + 'static,
        B: Body<Data: Send, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
    {
        let mut stop = pin!(stop);
        let places = Arc::new(Semaphore::new(MAX_CONNECTIONS));
        let (connections, closing) = (TaskTracker::new(), CancellationToken::new());
        loop {
            let accepted = async {
                let place = places.clone().acquire_owned().await;
                (self.0.accept().await, place)
            };
            let (accepted, place) = tokio::select! {
                accepted = accepted => accepted,
                () = &mut stop => break,
            };
            let Ok((stream, _)) = accepted else {
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            };
            let (answer, closing) = (answer.clone(), closing.clone());
            connections.spawn(async move {
                serve_connection(stream, answer, closing).await;
                drop(place);
            });
        }
        closing.cancel();
        connections.close();
        connections.wait().await;
    }
}

/// Serves a client until it goes, its time is over, or the server closes.
async fn serve_connection<A, F, B>(stream: TcpStream, answer: A, closing: CancellationToken)
where
    A: Fn(Request<Incoming>) -> F,
    F: Future<Output = Response<B>>,
    B: Body<Error: Into<Box<dyn Error + Send + Sync>>> + 'static,
{
    let service = service_fn(|request| answer(request).map(Ok::<_, std::convert::Infallible>));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(MAX_HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        // The client has gone; it can ask again.
        _ = connection.as_mut() => return,
        () = closing.cancelled() => {}
        () = tokio::time::sleep(CONNECTION_LIFETIME) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(CLOSE_TIMEOUT, connection).await;
}
