//! Serves HTTP on an address of this machine, to a bounded number of clients, none of which can occupy it
//! by being slow.

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

/// How many clients are served at once; more have to wait.
const MAX_CONNECTIONS: usize = 512;

/// How long a client may take to send a request's header, and may be idle between two requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a connection is used. Then the client has to open another one, so that none occupies a place by
/// not reading what it asked for.
const CONNECTION_LIFETIME: Duration = Duration::from_mins(5);

/// How long a connection that is closed may take to finish its request.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a client that has connected just before the end may take to begin its first request.
const LAST_REQUEST_TIMEOUT: Duration = Duration::from_millis(500);

/// How many clients may wait to be accepted.
const BACKLOG: u32 = 1024;

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

/// Serves requests at an address of this machine. Before it does, and after, connections are refused, so that a
/// proxy passes them on to another process.
#[derive(Debug)]
pub struct HttpServer {
    address: SocketAddr,
    /// What keeps the address for this process, until it is served for the first time.
    reserved: Mutex<Option<TcpSocket>>,
}

impl HttpServer {
    /// Takes the address.
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

    /// Answers requests until `stop` resolves, and finishes those whose connection was made by then.
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
        // Whose connection the system has made already, would wait in vain.
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

/// Keeps an address for this process.
fn reserve(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    // As for listeners of the standard library: connections of a process before are no obstacle.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// Serves a client until it goes, its time is over, or the server closes.
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
        // The client has gone; it can ask again.
        _ = connection.as_mut() => return,
        () = closing.cancelled() => {
            // It would be closed at once, although the client is about to ask.
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
