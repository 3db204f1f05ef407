//! Serves connections: requests have a timeout, each address has a limited number of connections, and on shutdown
//! requests under way are answered first.

use crate::accepting::{Accepted, Accepting};
use crate::client::Client;
use crate::error::Failure;
use crate::house::House;
use crate::origin::LocalAddress;
use crate::reader::Reader;
use crate::request_heads::{self, AnswerBody, Phase, TimedHeads};
use crate::stopping::Deadlines;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::future::BoxFuture;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{timeout, timeout_at};
use tower::ServiceExt;

/// How long a connection from the descriptor reserve may last. Short: a health check waits behind all that came before.
const RESERVE_TIMEOUT: Duration = Duration::from_millis(500);

/// How long its head may take: a health check sends it at once, and silent clients must not delay one.
const RESERVE_HEAD_TIMEOUT: Duration = Duration::from_millis(40);

/// The routes of health checks.
const HEALTH: [&str; 2] = ["/health", "/ready"];

/// Serves connections until `stop`, and then until all requests are answered or the deadline has passed; returns the
/// deadlines `stop` gave.
///
/// HTTP/1.1 only: a proxy in front may speak newer versions. The request timeout also closes idle connections; a stream
/// is a response and has no timeout.
pub(crate) async fn answer(
    listener: TcpListener,
    service: Router,
    house: House,
    mut stop: BoxFuture<'static, Deadlines>,
) -> Deadlines {
    let mut protocol = protocol();
    protocol.timer(TokioTimer::new()).header_read_timeout(house.config().request_within);
    let mut accepting = Accepting::new(listener);
    let closing = GracefulShutdown::new();
    let deadlines = loop {
        let Accepted { connection, address, borrowed } = tokio::select! {
            accepted = accepting.next() => accepted,
            deadlines = &mut stop => break deadlines,
        };
        // Too many connections of one address are closed without a response: it would cost what the limit is to save.
        let Some(place) = ConnectionPlace::take(&house, address) else { continue };
        // Moves are small and must be seen at once: do not wait for the acknowledgement of earlier packets.
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY cannot be set");
        }
        let local = connection.local_addr().ok().map(LocalAddress);
        if borrowed {
            tokio::spawn(answer_from_reserve(connection, address, service.clone(), house.clone(), place));
            continue;
        }
        let (service, phase) = (service.clone(), Phase::default());
        let connection = TimedHeads::new(connection, house.config().head_within, phase.clone());
        let asked = service_fn(move |mut request: Request<Incoming>| {
            if let Some(local) = local {
                request.extensions_mut().insert(local);
            }
            let answering = phase.answer();
            let answer = ask(service.clone(), request, address);
            async { answer.await.map(|response| response.map(|body| AnswerBody::new(body, answering))) }
        });
        let served = closing.watch(protocol.serve_connection(TokioIo::new(connection), asked));
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = served.await {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    };
    drop(accepting);
    if timeout_at(deadlines.answers, closing.shutdown()).await.is_err() {
        tracing::warn!("closed before all requests were answered");
    }
    deadlines
}

/// How requests are read: a head may have [`request_heads::LARGEST`] bytes, and no more than that is buffered.
fn protocol() -> http1::Builder {
    let mut protocol = http1::Builder::new();
    protocol.max_header_size(request_heads::LARGEST).max_buf_size(request_heads::LARGEST);
    protocol
}

/// Passes a request to the router.
fn ask(
    service: Router,
    mut request: Request<Incoming>,
    address: SocketAddr,
) -> impl Future<Output = Result<Response<Body>, Infallible>> {
    request.extensions_mut().insert(ConnectInfo(address));
    service.oneshot(request.map(Body::new))
}

/// Answers one request on a connection from the descriptor reserve: health checks as usual, all others with 503.
async fn answer_from_reserve(
    connection: TcpStream,
    address: SocketAddr,
    service: Router,
    house: House,
    _place: ConnectionPlace,
) {
    let asked = service_fn(|request: Request<Incoming>| {
        let (service, house) = (service.clone(), house.clone());
        async move {
            if HEALTH.contains(&request.uri().path()) {
                return ask(service, request, address).await;
            }
            let (mut parts, _) = request.into_parts();
            let reader = Reader::stranger(&mut parts, &house).await;
            let failure = Failure::say(reader.words, StatusCode::SERVICE_UNAVAILABLE, "server-crowded");
            let mut response = (failure.status, failure.message).into_response();
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
            Ok(response)
        }
    });
    let mut protocol = protocol();
    protocol.timer(TokioTimer::new()).header_read_timeout(RESERVE_HEAD_TIMEOUT);
    let served = protocol.keep_alive(false).serve_connection(TokioIo::new(connection), asked);
    // Close soon: the descriptor is needed for the next connection.
    drop(timeout(RESERVE_TIMEOUT, served).await);
}

/// One of the connections an address may have open.
struct ConnectionPlace {
    house: House,
    client: Client,
}

impl ConnectionPlace {
    /// Takes a place, if the address has one left.
    fn take(house: &House, address: SocketAddr) -> Option<Self> {
        let client = Client::at(address.ip());
        // Other nodes forward the requests of many clients, which count there.
        let is_node = house.nodes().is_some_and(|nodes| nodes.is_at(address.ip()));
        let is_free = house.limits().open_connection(house.config(), client, is_node);
        is_free.then(|| Self { house: house.clone(), client })
    }
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        self.house.limits().close_connection(self.client);
    }
}
