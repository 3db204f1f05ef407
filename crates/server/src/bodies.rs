//! The body of a request that may change something is read before its sender is identified. A body may arrive slowly,
//! and somebody who is signed out, banned or deleted meanwhile must not be treated as who they were.

use crate::house::House;
use axum::body::{Body, HttpBody};
use axum::extract::DefaultBodyLimit;
use futures_util::{StreamExt, stream};
use std::pin::pin;
use tokio::time::{Instant, timeout_at};

/// The default limit for a body, in bytes.
const MOST: usize = 16 * 1024;

/// Routes with a larger limit.
const LARGER: [(&str, usize); 1] = [("/import", crate::pages::records::LARGEST)];

/// The limit for a body at a route, in bytes.
fn most(route: &str) -> usize {
    LARGER.iter().find(|(larger, _)| *larger == route).map_or(MOST, |(_, most)| *most)
}

/// The limit for the handlers of a route.
pub(crate) fn limit(route: &str) -> DefaultBodyLimit {
    DefaultBodyLimit::max(most(route))
}

/// Reads a body to its end; `None` if it takes too long or the house is closing. Of a body that is too large, one byte
/// more than the limit is read, and one that broke off ends with its error: so the handler notices and responds itself.
pub(crate) async fn read(house: &House, body: Body, route: &str) -> Option<Body> {
    if body.is_end_stream() {
        return Some(body);
    }
    let (most, until) = (most(route), Instant::now() + house.config().request_within);
    let mut closing = house.closing();
    let mut closing = pin!(closing.wait_for(|closing| *closing));
    let mut parts = body.into_data_stream();
    let mut all = Vec::new();
    while all.len() <= most {
        let part = tokio::select! {
            biased;
            part = timeout_at(until, parts.next()) => part.ok()?,
            _ = &mut closing => return None,
        };
        match part {
            Some(Ok(part)) => all.extend_from_slice(&part[..part.len().min(most + 1 - all.len())]),
            Some(Err(error)) => return Some(Body::from_stream(stream::iter([Err::<Vec<u8>, _>(error)]))),
            None => break,
        }
    }
    Some(Body::from(all))
}
