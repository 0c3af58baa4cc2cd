//! An HTTP server on an address of this machine. It serves a bounded number of clients, and neither slow nor silent
//! clients can keep others out.

use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt, Limited};
use hyper::body::{Body, Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How many connections can be open. One more takes the place of the one that has been idle for longest.
const MAX_CONNECTIONS: usize = 512;

/// How long a client may take to send a request's header, and how long a connection may be idle between two
/// requests.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);

/// The maximum lifetime of a connection, after which the client has to open a new one, so that a client that
/// does not read its response cannot occupy a place for longer.
const CONNECTION_LIFETIME: Duration = Duration::from_mins(5);

/// The largest body of a request that is read. Discord's are a few kilobytes long.
const MAX_BODY_BYTES: usize = 128 << 10;

/// How long a request's body may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(3);

/// How long the last response on a connection that has lost its place may take to be sent.
const EVICTION_TIMEOUT: Duration = Duration::from_millis(100);

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
    #[must_use]
    pub fn may_pass(&self) -> bool {
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

    /// Serves requests until `stop` resolves. Connections that were made by then are still served. A request is passed on
    /// once all of it has arrived.
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
        A: Fn(Request<Bytes>) -> F + Clone + Send + Sync + 'static,
        F: Future<Output = Response<B>> + Send + 'static,
        B: Body<Data: Send, Error: Into<Box<dyn Error + Send + Sync>>>
            + From<&'static str>
            + Send
            + 'static,
    {
        let refused = |source| ListenError {
            address: self.address,
            source,
        };
        let listener = self.listen().map_err(refused)?;
        let mut stop = pin!(stop);
        let places = Arc::new(Places::new(MAX_CONNECTIONS));
        let (connections, closing) = (TaskTracker::new(), CancellationToken::new());
        let begin = |stream| {
            let (answer, closing) = (answer.clone(), closing.clone());
            let place = Arc::new(Places::take(&places));
            connections.spawn(serve_connection(stream, answer, place, closing));
        };
        loop {
            let accepted = async {
                places.wait_for_one().await;
                listener.accept().await
            };
            let accepted = tokio::select! {
                accepted = accepted => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, _)) => begin(stream),
                Err(_) => tokio::time::sleep(ACCEPT_PAUSE).await,
            }
        }
        closing.cancel();
        // Connections that the system has already made would otherwise wait in vain.
        let waiting = listener.into_std().map_err(refused)?;
        while places.has_one()
            && let Ok((stream, _)) = waiting.accept()
        {
            let stream = stream
                .set_nonblocking(true)
                .and_then(|()| TcpStream::from_std(stream));
            if let Ok(stream) = stream {
                begin(stream);
            }
        }
        drop(waiting);
        connections.close();
        connections.wait().await;
        Ok(())
    }
}

/// The places for open connections. A connection is idle unless it has sent a whole request that is being answered.
#[derive(Debug)]
struct Places {
    max: usize,
    taken: Mutex<Taken>,
    /// Is notified when a connection is no longer busy.
    freed: Notify,
}

/// The places that are taken.
#[derive(Debug, Default)]
struct Taken {
    /// The number of connections with a request that is being answered.
    busy: usize,
    /// The idle connections, each with what ends it, by a number that grows with the time at which they became idle.
    idle: BTreeMap<u64, CancellationToken>,
    last: u64,
}

/// The place of a connection, which is free when this is dropped, or as soon as `lost` is cancelled.
#[derive(Debug)]
struct Place {
    places: Arc<Places>,
    lost: CancellationToken,
    /// The connection's number among the idle ones; `None` while it is busy.
    idle: Mutex<Option<u64>>,
}

/// A request that is being answered, which makes its connection busy.
struct BusyGuard(Arc<Place>);

impl Places {
    fn new(max: usize) -> Self {
        Self {
            max,
            taken: Mutex::default(),
            freed: Notify::new(),
        }
    }

    /// Takes a place; if none is free, that of the connection that has been idle for longest.
    fn take(places: &Arc<Self>) -> Place {
        let lost = CancellationToken::new();
        let mut taken = places.taken();
        if taken.busy + taken.idle.len() >= places.max
            && let Some((_, oldest)) = taken.idle.pop_first()
        {
            oldest.cancel();
        }
        let number = taken.add_idle(lost.clone());
        drop(taken);
        Place {
            places: places.clone(),
            lost,
            idle: Mutex::new(Some(number)),
        }
    }

    /// Whether a place can be taken.
    fn has_one(&self) -> bool {
        self.taken().busy < self.max
    }

    /// Waits until a place can be taken.
    async fn wait_for_one(&self) {
        while !self.has_one() {
            self.freed.notified().await;
        }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn add_idle(&mut self, lost: CancellationToken) -> u64 {
        self.last += 1;
        self.idle.insert(self.last, lost);
        self.last
    }
}

impl Place {
    /// Makes the connection busy until the guard is dropped.
    fn begin_request(place: &Arc<Self>) -> BusyGuard {
        let mut taken = place.places.taken();
        if let Some(number) = place.idle().take() {
            taken.idle.remove(&number);
        }
        taken.busy += 1;
        BusyGuard(place.clone())
    }

    fn idle(&self) -> MutexGuard<'_, Option<u64>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for BusyGuard {
    fn drop(&mut self) {
        let place = &self.0;
        let mut taken = place.places.taken();
        taken.busy -= 1;
        if !place.lost.is_cancelled() {
            *place.idle() = Some(taken.add_idle(place.lost.clone()));
        }
        drop(taken);
        place.places.freed.notify_one();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let number = self.idle().take();
        if let Some(number) = number {
            self.places.taken().idle.remove(&number);
        }
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

/// Serves a client until it disconnects, loses its place, its lifetime is over, or the server shuts down.
async fn serve_connection<A, F, B>(
    stream: TcpStream,
    answer: A,
    place: Arc<Place>,
    closing: CancellationToken,
) where
    A: Fn(Request<Bytes>) -> F,
    F: Future<Output = Response<B>>,
    B: Body<Error: Into<Box<dyn Error + Send + Sync>>> + From<&'static str> + 'static,
{
    let asked = Notify::new();
    let service = service_fn(|request| {
        asked.notify_one();
        let answered = answer_request(request, &answer, &place);
        async { Ok::<_, std::convert::Infallible>(answered.await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(MAX_HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let timeout = tokio::select! {
        // The client has disconnected, or the connection failed; the client can connect again.
        _ = connection.as_mut() => return,
        () = place.lost.cancelled() => EVICTION_TIMEOUT,
        () = closing.cancelled() => {
            // A graceful shutdown would close a new connection at once, although its first request may be on
            // the way.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = asked.notified() => {}
                () = tokio::time::sleep(LAST_REQUEST_TIMEOUT) => {}
            }
            CLOSE_TIMEOUT
        }
        () = tokio::time::sleep(CONNECTION_LIFETIME) => CLOSE_TIMEOUT,
    };
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(timeout, connection).await;
}

/// Reads the rest of a request, and has it answered.
async fn answer_request<A, F, B>(
    request: Request<Incoming>,
    answer: &A,
    place: &Arc<Place>,
) -> Response<B>
where
    A: Fn(Request<Bytes>) -> F,
    F: Future<Output = Response<B>>,
    B: From<&'static str>,
{
    let (head, body) = request.into_parts();
    let refuse = |status, reason: &'static str| {
        let mut response = Response::new(B::from(reason));
        *response.status_mut() = status;
        response
    };
    let body = Limited::new(body, MAX_BODY_BYTES).collect();
    let body = match tokio::time::timeout(BODY_TIMEOUT, body).await {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(_)) => return refuse(StatusCode::PAYLOAD_TOO_LARGE, "request body too large\n"),
        Err(_) => return refuse(StatusCode::REQUEST_TIMEOUT, "request timed out\n"),
    };
    let _busy = Place::begin_request(place);
    answer(Request::from_parts(head, body)).await
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    #[test]
    fn connection_that_was_idle_for_longest_loses_its_place() {
        let places = Arc::new(Places::new(3));
        let take = || Arc::new(Places::take(&places));
        let is_lost = |place: &Arc<Place>| place.lost.is_cancelled();
        let (first, second, third) = (take(), take(), take());
        let answering = Place::begin_request(&first);
        let fourth = take();
        assert!(is_lost(&second), "the first one is busy");
        assert!(![&first, &third, &fourth].into_iter().any(is_lost));
        drop(answering);
        drop(fourth);
        // There is room for one.
        let fifth = take();
        assert!(![&first, &third, &fifth].into_iter().any(is_lost));
        let sixth = take();
        assert!(is_lost(&third), "the first one was busy since");
        let seventh = take();
        assert!(is_lost(&first));

        let busy = [&fifth, &sixth, &seventh].map(Place::begin_request);
        assert!(places.wait_for_one().now_or_never().is_none());
        // Those without a place may still answer, and take no other one when they are done.
        drop(Place::begin_request(&second));
        assert!(!places.has_one());
        drop(busy);
        assert!(places.wait_for_one().now_or_never().is_some());
        assert_eq!(places.taken().idle.len(), 3);
        assert_eq!(places.taken().busy, 0);
    }
}
