//! An HTTP server on an address of this machine. It serves a bounded number of clients, and slow clients
//! cannot occupy it.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How many clients are served at the same time; more have to wait.
const MAX_CONNECTIONS: usize = 512;

/// How long a client may take to send a request's header, and how long a connection may be idle between two
/// requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);

/// The maximum lifetime of a connection, after which the client has to open a new one, so that a client that
/// does not read its response cannot occupy a place for longer.
const CONNECTION_LIFETIME: Duration = Duration::from_mins(5);

/// How long a connection that is being closed may take to finish its request.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a client that has connected just before the shutdown may take to begin its first request.
const LAST_REQUEST_TIMEOUT: Duration = Duration::from_millis(500);

/// The maximum number of connections that the system queues before they are accepted.
const BACKLOG: u32 = 1024;

/// How long to wait after accepting a connection has failed, for example because of too many open files, some
/// of which may be closed soon.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);

/// The maximum size of a request's header, in bytes.
const MAX_HEADER_BYTES: usize = 32 << 10;

/// The address cannot be listened on.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {address}: {source}")]
pub struct ListenError {
    address: SocketAddr,
    source: std::io::Error,
}

impl ListenError {
    /// Whether a later attempt may succeed: another program may have the address, or it is not there yet.
    pub(crate) fn may_pass(&self) -> bool {
        matches!(
            self.source.kind(),
            io::ErrorKind::AddrInUse | io::ErrorKind::AddrNotAvailable
        )
    }
}

/// A server at an address of this machine. While it is not serving, connections are refused, so that a proxy
/// passes them on to another process.
#[derive(Debug)]
pub struct HttpServer {
    address: SocketAddr,
    /// Reserves the address for this process until it is served for the first time.
    reserved: Mutex<Option<TcpSocket>>,
}

impl HttpServer {
    /// Reserves the address, without listening on it yet.
    ///
    /// # Errors
    ///
    /// If the address is in use, or is not one of this machine.
    pub fn bind(address: SocketAddr) -> Result<Self, ListenError> {
        match reserve(address) {
            Ok(socket) => Ok(Self {
                address,
                reserved: Mutex::new(Some(socket)),
            }),
            Err(source) => Err(ListenError { address, source }),
        }
    }

    fn listen(&self) -> io::Result<TcpListener> {
        let reserved = self.reserved.lock();
        let reserved = reserved.unwrap_or_else(PoisonError::into_inner).take();
        let socket = reserved.map_or_else(|| reserve(self.address), Ok)?;
        socket.listen(BACKLOG)
    }

    /// Serves requests until `stop` resolves. Connections that were made by then are still served.
    ///
    /// # Errors
    ///
    /// If the address is in use.
    pub async fn serve<A, F, B>(
        &self,
        answer: A,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ListenError>
    where
        A: Fn(Request<Incoming>) -> F + Clone + Send + Sync + 'static,
        F: Future<Output = Response<B>> + Send + 'static,
        B: Body<Data: Send, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
    {
        let refused = |source| ListenError {
            address: self.address,
            source,
        };
        let listener = self.listen().map_err(refused)?;
        let mut stop = pin!(stop);
        let places = Arc::new(Semaphore::new(MAX_CONNECTIONS));
        let (connections, closing) = (TaskTracker::new(), CancellationToken::new());
        let begin = |stream, place: Option<OwnedSemaphorePermit>| {
            let (answer, closing) = (answer.clone(), closing.clone());
            connections.spawn(async move {
                serve_connection(stream, answer, closing).await;
                drop(place);
            });
        };
        loop {
            let accepted = async {
                let place = places.clone().acquire_owned().await;
                (listener.accept().await, place)
            };
            let (accepted, place) = tokio::select! {
                accepted = accepted => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, _)) => begin(stream, place.ok()),
                Err(_) => tokio::time::sleep(ACCEPT_PAUSE).await,
            }
        }
        closing.cancel();
        // Connections that the system has already made would otherwise wait in vain.
        let waiting = listener.into_std().map_err(refused)?;
        while let Ok((stream, _)) = waiting.accept()
            && let Ok(place) = places.clone().try_acquire_owned()
        {
            let stream = stream
                .set_nonblocking(true)
                .and_then(|()| TcpStream::from_std(stream));
            if let Ok(stream) = stream {
                begin(stream, Some(place));
            }
        }
        drop(waiting);
        connections.close();
        connections.wait().await;
        Ok(())
    }
}

/// Reserves an address for this process.
fn reserve(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    // As the standard library does for listeners: connections of an earlier process are no obstacle.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// Serves a client until it disconnects, its lifetime is over, or the server shuts down.
async fn serve_connection<A, F, B>(stream: TcpStream, answer: A, closing: CancellationToken)
where
    A: Fn(Request<Incoming>) -> F,
    F: Future<Output = Response<B>>,
    B: Body<Error: Into<Box<dyn Error + Send + Sync>>> + 'static,
{
    let asked = Notify::new();
    let service = service_fn(|request| {
        asked.notify_one();
        answer(request).map(Ok::<_, std::convert::Infallible>)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(MAX_HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        // The client has disconnected, or the connection failed; the client can connect again.
        _ = connection.as_mut() => return,
        () = closing.cancelled() => {
            // A graceful shutdown would close a new connection at once, although its first request may be on
            // the way.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = asked.notified() => {}
                () = tokio::time::sleep(LAST_REQUEST_TIMEOUT) => {}
            }
        }
        () = tokio::time::sleep(CONNECTION_LIFETIME) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(CLOSE_TIMEOUT, connection).await;
}
