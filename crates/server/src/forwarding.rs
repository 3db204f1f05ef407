//! Forwards requests between nodes: about a table to the node that has its shard, everything else to the node that has
//! shard 0. So any node takes any request. A request that arrives while a shard changes hands waits. Streams are passed
//! on as they come, and end when their shard changes hands: the client connects again.
//!
//! The other node is told the client's address, and trusts it because the request shows the secret that only nodes
//! know (they read it from the database).

use crate::affinity::{process_cookie, table_address};
use crate::api;
use crate::bodies;
use crate::error::Failure;
use crate::house::House;
use crate::nodes::Nodes;
use crate::origin::LocalAddress;
use crate::reader::Reader;
use crate::sse::EVENTS;
use crate::store::{HOUSE_SHARD, Ownership, ShardOwner, shard_of};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, EXPECT, HeaderName, HeaderValue, LOCATION, RETRY_AFTER,
    SET_COOKIE, TE, TRANSFER_ENCODING, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, Uri, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::hexadecimal;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

/// How long a request waits for a node that has its shard: longer than a takeover, and than a house takes to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a node may take to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// How long to wait before a retry.
const PAUSE: Duration = Duration::from_millis(50);

/// How long an unused connection to another node is kept; shorter than a house keeps it.
const IDLE: Duration = Duration::from_secs(20);

/// The secret of the node a request is forwarded to.
const NODE: HeaderName = HeaderName::from_static("tafelrunde-node");

/// The address of the client of a forwarded request, and the address it has connected to.
const CLIENT: HeaderName = HeaderName::from_static("tafelrunde-client");
const LOCAL: HeaderName = HeaderName::from_static("tafelrunde-local");

/// In the response of a node that does not have the shard of a forwarded request: nothing was done.
const ELSEWHERE: HeaderName = HeaderName::from_static("tafelrunde-elsewhere");

/// Headers about one connection, which are not passed on.
const OF_CONNECTION: [HeaderName; 7] = [
    CONNECTION,
    TRANSFER_ENCODING,
    TE,
    UPGRADE,
    EXPECT,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
];

/// Connections to other nodes.
pub(crate) struct Forwarder(Client<HttpConnector, Body>);

impl Forwarder {
    pub(crate) fn new() -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT_TIMEOUT));
        Self(Client::builder(TokioExecutor::new()).pool_idle_timeout(IDLE).build(connector))
    }
}

/// The shard a request is about; `None` if every node can answer it.
fn shard_of_path(path: &str) -> Option<usize> {
    if let Some((_, id)) = table_address(path) {
        return Some(shard_of(id));
    }
    const EVERYWHERE: [&str; 6] = ["/assets/", "/rules/", "/lang/", "/theme/", "/health", "/ready"];
    let is_everywhere = path == "/rules"
        || EVERYWHERE.iter().any(|known| path.starts_with(known))
        || path.strip_prefix(api::ADDRESS) == Some("/openapi.json");
    (!is_everywhere).then_some(HOUSE_SHARD)
}

/// Answers a request here, or forwards it to the node that can.
pub(crate) async fn forward(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let Some(nodes) = house.nodes() else { return next.run(request).await };
    let is_forwarded = trust_forwarded(nodes, &mut request);
    let Some(shard) = shard_of_path(request.uri().path()) else { return next.run(request).await };
    if let Some(_busy) = nodes.begin(shard) {
        return answer_and_tell(&house, nodes, request, next).await;
    }
    if is_forwarded {
        return (StatusCode::MISDIRECTED_REQUEST, [(ELSEWHERE, HeaderValue::from_static("1"))])
            .into_response();
    }
    let (mut parts, body) = request.into_parts();
    // Kept in memory, so that it can be sent again.
    let body = bodies::read(&house, body, parts.uri.path()).await;
    let body = match body {
        Some(body) => to_bytes(body, usize::MAX).await.ok(),
        None => None,
    };
    let Some(body) = body else { return StatusCode::REQUEST_TIMEOUT.into_response() };
    match forward_to_owner(&house, nodes, shard, &parts, &body).await {
        Forwarded::Answered(response) => response,
        Forwarded::Ours => {
            let _busy = nodes.begin(shard);
            answer_and_tell(&house, nodes, Request::from_parts(parts, Body::from(body)), next).await
        }
        Forwarded::Unknown => {
            let reader = Reader::stranger(&mut parts, &house).await;
            let failure = Failure::say(reader.words, StatusCode::SERVICE_UNAVAILABLE, "server-store");
            let at_api = api::is_address(parts.uri.path());
            let mut response = match at_api {
                true => api::Problem::with(api::Code::Store, failure.message).into_response(),
                false => (failure.status, failure.message).into_response(),
            };
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
            response
        }
    }
}

/// Answers a request here, and tells proxies that this process has its table, or the table to which it leads.
async fn answer_and_tell(house: &House, nodes: &Nodes, request: Request, next: Next) -> Response {
    let asked = process_cookie(house, request.headers(), request.uri().path());
    let about = table_address(request.uri().path()).map(|(_, id)| id.to_owned());
    let mut response = answer(house, nodes, request, next).await;
    let leads_to = response.headers().get(LOCATION).and_then(|address| address.to_str().ok());
    // One that was just opened, or is played again: nobody can know that it is here.
    let is_here = |id: &str| about.as_deref() != Some(id) && nodes.store.shard_epoch(shard_of(id)).is_some();
    let leads_to = leads_to.filter(|path| table_address(path).is_some_and(|(_, id)| is_here(id)));
    let leads_to = leads_to.and_then(|path| process_cookie(house, &HeaderMap::new(), path));
    response.headers_mut().extend(asked.into_iter().chain(leads_to).map(|cookie| (SET_COOKIE, cookie)));
    response
}

/// Answers a request here. A program that has opened a table gets it as its node has it: there the game has begun.
async fn answer(house: &House, nodes: &Nodes, request: Request, next: Next) -> Response {
    let opens = request.method() == Method::POST
        && request.uri().path().strip_prefix(api::ADDRESS) == Some("/tables");
    if !opens {
        return next.run(request).await;
    }
    let mut asked = Request::new(Body::empty());
    (*asked.headers_mut(), *asked.extensions_mut()) =
        (request.headers().clone(), request.extensions().clone());
    let response = next.run(request).await;
    let address = response.headers().get(LOCATION).and_then(|address| address.to_str().ok());
    let address = address.filter(|_| response.status() == StatusCode::CREATED);
    let Some(uri) = address.and_then(|address| address.parse::<Uri>().ok()) else { return response };
    let shard = shard_of_path(uri.path()).unwrap_or(HOUSE_SHARD);
    if nodes.store.shard_epoch(shard).is_some() || *house.closing().borrow() {
        return response;
    }
    *asked.uri_mut() = uri;
    let (asked, _) = asked.into_parts();
    match forward_to_owner(house, nodes, shard, &asked, &Bytes::new()).await {
        Forwarded::Answered(found) if found.status() == StatusCode::OK => {
            let (mut parts, body) = found.into_parts();
            parts.status = StatusCode::CREATED;
            parts.headers.extend(response.headers().get(LOCATION).map(|at| (LOCATION, at.clone())));
            Response::from_parts(parts, body)
        }
        Forwarded::Answered(_) | Forwarded::Ours | Forwarded::Unknown => response,
    }
}

/// What has become of a request that was to be forwarded.
enum Forwarded {
    Answered(Response),
    /// This node has the shard by now.
    Ours,
    /// Nobody has the shard for too long; or its node is gone, and may have made the change.
    Unknown,
}

/// Forwards a request to the node that has a shard. What changes nothing is sent again if its node is gone; a change
/// only if it is certain that nothing was done.
async fn forward_to_owner(
    house: &House,
    nodes: &Nodes,
    shard: usize,
    parts: &Parts,
    body: &Bytes,
) -> Forwarded {
    let (until, mut seen) = (Instant::now() + PATIENCE, nodes.store.ownership());
    let is_safe = matches!(parts.method, Method::GET | Method::HEAD);
    while Instant::now() < until {
        if nodes.store.shard_epoch(shard).is_some() {
            return Forwarded::Ours;
        }
        let owner = seen.borrow_and_update().owner(shard).cloned();
        // A node at this one's address is its predecessor, or has a wrong address: a request there would come back.
        let Some(owner) = owner.filter(|owner| owner.address != nodes.address) else {
            let _ = timeout_at(until.min(Instant::now() + PAUSE), seen.changed()).await;
            continue;
        };
        let Some(request) = forwarded(parts, body.clone(), &owner) else { return Forwarded::Unknown };
        let sent = tokio::select! {
            sent = nodes.forwarder.0.request(request) => Some(sent),
            () = replaced(seen.clone(), shard, owner.node) => None,
        };
        match sent {
            Some(Ok(response)) if response.headers().contains_key(ELSEWHERE) => sleep(PAUSE).await,
            Some(Ok(response)) => {
                let is_stream = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == EVENTS);
                let closing = is_stream.then(|| house.closing());
                let replaced = replaced(seen, shard, owner.node);
                let response = response.map(|body| relay(Body::new(body), replaced, closing));
                return Forwarded::Answered(without_hops(response));
            }
            // It is stopping, was just replaced, or does not listen yet.
            Some(Err(error)) if is_safe || error.is_connect() => {
                tracing::debug!(%error, "a request is sent again");
                sleep(PAUSE).await;
            }
            None if is_safe => {}
            Some(Err(_)) | None => return Forwarded::Unknown,
        }
    }
    Forwarded::Unknown
}

/// Completes when a shard has another node than this one.
async fn replaced(mut seen: watch::Receiver<Arc<Ownership>>, shard: usize, node: i64) {
    let is_another = |now: &Arc<Ownership>| now.owner(shard).is_none_or(|owner| owner.node != node);
    if seen.wait_for(is_another).await.is_err() {
        // The store is closed: nothing is seen any more.
        std::future::pending::<()>().await;
    }
}

/// The body of a response, as it comes. It breaks off when the shard changes hands: a node that hangs would never end
/// it. A stream ends as well when this node closes, so that its client connects to another.
fn relay(
    body: Body,
    replaced: impl Future<Output = ()> + Send + 'static,
    closing: Option<watch::Receiver<bool>>,
) -> Body {
    let mut parts = body.into_data_stream();
    Body::from_stream(async_stream::stream! {
        let mut replaced = pin!(replaced);
        let mut closes = pin!(async {
            match closing {
                Some(mut closing) => drop(closing.wait_for(|closing| *closing).await),
                None => std::future::pending().await,
            }
        });
        loop {
            tokio::select! {
                biased;
                () = &mut closes => return,
                part = parts.next() => match part {
                    Some(Ok(part)) => yield Ok(part),
                    Some(Err(error)) => {
                        yield Err(io::Error::other(error));
                        return;
                    }
                    None => return,
                },
                () = &mut replaced => {
                    yield Err(io::Error::other("another node has the table by now"));
                    return;
                }
            }
        }
    })
}

/// A request as it is forwarded to a node.
fn forwarded(parts: &Parts, body: Bytes, to: &ShardOwner) -> Option<axum::http::Request<Body>> {
    let target = parts.uri.path_and_query().map_or("/", |target| target.as_str());
    let mut request = axum::http::Request::new(Body::from(body));
    *request.method_mut() = parts.method.clone();
    *request.version_mut() = Version::HTTP_11;
    *request.uri_mut() = format!("http://{}{target}", to.address).parse().ok()?;
    let mut headers = parts.headers.clone();
    remove(&mut headers, &OF_CONNECTION);
    // It is counted anew.
    headers.remove(CONTENT_LENGTH);
    headers.insert(NODE, hexadecimal(&to.secret).parse().ok()?);
    let client = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    headers.extend(client.and_then(|client| Some((CLIENT, client.0.ip().to_string().parse().ok()?))));
    let local = parts.extensions.get::<LocalAddress>();
    headers.extend(local.and_then(|local| Some((LOCAL, local.0.to_string().parse().ok()?))));
    *request.headers_mut() = headers;
    Some(request)
}

fn remove(headers: &mut HeaderMap, names: &[HeaderName]) {
    for name in names {
        headers.remove(name);
    }
}

fn without_hops(mut response: Response) -> Response {
    remove(response.headers_mut(), &OF_CONNECTION);
    response
}

/// Whether a request was forwarded by another node; then it counts as its client's. What only nodes may say is removed.
fn trust_forwarded(nodes: &Nodes, request: &mut Request) -> bool {
    let shown = request.headers_mut().remove(NODE);
    let text = |value: Option<HeaderValue>| value.and_then(|value| value.to_str().ok().map(str::to_owned));
    let client = text(request.headers_mut().remove(CLIENT)).and_then(|text| text.parse::<IpAddr>().ok());
    let local = text(request.headers_mut().remove(LOCAL)).and_then(|text| text.parse::<SocketAddr>().ok());
    let secret = hexadecimal(&nodes.store.as_node().1);
    let is_node = shown.is_some_and(|shown| is_same(shown.as_bytes(), secret.as_bytes()));
    if is_node {
        let connected = client.map(|client| ConnectInfo(SocketAddr::new(client, 0)));
        connected.map(|connected| request.extensions_mut().insert(connected));
        local.map(|local| request.extensions_mut().insert(LocalAddress(local)));
    }
    is_node
}

/// Whether two texts are the same. How long that takes does not tell where they differ.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).fold(0, |found, (one, other)| found | (one ^ other)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_about_a_table_goes_to_its_node() {
        let table = Some(shard_of("abcd"));
        for path in ["/t/abcd", "/t/abcd/play", "/api/v1/tables/abcd/moves", "/admin/tables/abcd/close"] {
            assert_eq!(shard_of_path(path), table, "{path}");
        }
        for path in [
            "/",
            "/new/artus",
            "/api/v1/tables",
            "/api/v1/guests",
            "/me/abcd",
            "/t/",
            "/admin/tables",
            "/rulesome",
        ] {
            assert_eq!(shard_of_path(path), Some(HOUSE_SHARD), "{path}");
        }
        for path in
            ["/health", "/ready", "/assets/page.js", "/rules", "/rules/ART-1.1", "/api/v1/openapi.json"]
        {
            assert_eq!(shard_of_path(path), None, "{path}");
        }
    }

    #[test]
    fn only_the_same_secret_is_trusted() {
        assert!(is_same(b"abc", b"abc"));
        assert!(!is_same(b"abc", b"abd") && !is_same(b"abc", b"ab") && !is_same(b"", b"a"));
    }
}
