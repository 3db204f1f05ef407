//! The body of a request that may change something is read before anybody asks who sent it. A body may take its time to
//! come, and whoever was signed out, banned or deleted meanwhile must not be taken for who they were.

use crate::house::House;
use axum::body::{Body, HttpBody};
use axum::extract::DefaultBodyLimit;
use futures_util::{StreamExt, stream};
use std::pin::pin;
use tokio::time::{Instant, timeout_at};

/// How many bytes a body may have.
const MOST: usize = 16 * 1024;

/// The addresses that take more, and how much.
const LARGER: [(&str, usize); 1] = [("/import", crate::pages::records::LARGEST)];

/// How many bytes a body may have at an address.
fn most(route: &str) -> usize {
    LARGER.iter().find(|(larger, _)| *larger == route).map_or(MOST, |(_, most)| *most)
}

/// The bound for the handlers of an address.
pub(crate) fn limit(route: &str) -> DefaultBodyLimit {
    DefaultBodyLimit::max(most(route))
}

/// The same body, read to its end; nothing if it took too long, or the house closes and waits for nobody. Of a body that is
/// too large one byte more is read than is allowed, and one that broke off ends with its error: by that the handler knows,
/// and refuses it in its own words.
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
