//! Connections: whoever begins to ask has a time to end, nobody takes all of them, and when the house closes everybody
//! who has asked is answered first.

use crate::accepting::{Accepted, Accepting};
use crate::client::Client;
use crate::error::Failure;
use crate::heads::{self, AnswerBody, Phase, TimedHeads};
use crate::house::House;
use crate::origin::LocalAddress;
use crate::reader::Reader;
use crate::stopping::Deadlines;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{timeout, timeout_at};
use tower::ServiceExt;

/// How long a connection may last for which there is no room. Short: whoever asks after the health of the house waits behind
/// all who came before.
const BRIEFLY: Duration = Duration::from_millis(500);

/// How long its head may take: a health check sends it at once, and whoever is silent must not keep one waiting.
const HEAD_BRIEFLY: Duration = Duration::from_millis(40);

/// Where whoever looks after the house asks whether it is well.
const HEALTH: [&str; 2] = ["/health", "/ready"];

/// Answers at an address until told to stop, and then until nobody is waited for any more; `stop` says until when, and so
/// does this.
///
/// HTTP/1.1 and nothing else: a proxy in front speaks whatever browsers like. There the time for a request also ends
/// connections on which nothing is asked any more; a stream is an answer and takes as long as it takes.
pub(crate) async fn answer(
    listener: TcpListener,
    service: Router,
    house: House,
    stop: impl Future<Output = Deadlines>,
) -> Deadlines {
    let mut protocol = protocol();
    protocol.timer(TokioTimer::new()).header_read_timeout(house.config().request_within);
    let mut accepting = Accepting::new(listener);
    let closing = GracefulShutdown::new();
    let mut stop = pin!(stop);
    let deadlines = loop {
        let Accepted { connection, address, borrowed } = tokio::select! {
            accepted = accepting.next() => accepted,
            deadlines = &mut stop => break deadlines,
        };
        // Whoever has too many is hung up on: an answer would cost what is to be saved.
        let Some(place) = Place::take(&house, address) else { continue };
        // A move is shown at once: what is small must not wait until what was sent before is acknowledged.
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "a connection that waits");
        }
        let local = connection.local_addr().ok().map(LocalAddress);
        if borrowed {
            tokio::spawn(answer_briefly(connection, address, service.clone(), house.clone(), place));
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
        tracing::warn!("closed before everybody was answered");
    }
    deadlines
}

/// How requests are read: no head may be larger than [`heads::LARGEST`], however its bytes come, and no more than that
/// waits in memory.
fn protocol() -> http1::Builder {
    let mut protocol = http1::Builder::new();
    protocol.max_header_size(heads::LARGEST).max_buf_size(heads::LARGEST);
    protocol
}

/// Asks the house.
fn ask(
    service: Router,
    mut request: Request<Incoming>,
    address: SocketAddr,
) -> impl Future<Output = Result<Response<Body>, Infallible>> {
    request.extensions_mut().insert(ConnectInfo(address));
    service.oneshot(request.map(Body::new))
}

/// Answers one request on a connection that was taken in although there is no room: whoever asks after the health of the
/// house is told, everybody else that they should come back later.
async fn answer_briefly(
    connection: TcpStream,
    address: SocketAddr,
    service: Router,
    house: House,
    _place: Place,
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
    protocol.timer(TokioTimer::new()).header_read_timeout(HEAD_BRIEFLY);
    let served = protocol.keep_alive(false).serve_connection(TokioIo::new(connection), asked);
    // A descriptor that was kept back has to be there for the next one soon.
    drop(timeout(BRIEFLY, served).await);
}

/// One of the connections an address may have.
struct Place {
    house: House,
    client: Client,
}

impl Place {
    /// Takes a place, if the address has one left.
    fn take(house: &House, address: SocketAddr) -> Option<Self> {
        let client = Client::at(address.ip());
        let is_free = house.limits().open_connection(house.config(), client);
        is_free.then(|| Self { house: house.clone(), client })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.house.limits().close_connection(self.client);
    }
}
