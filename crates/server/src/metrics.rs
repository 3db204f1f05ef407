//! Metrics for Prometheus: numbers only, never names, tables or addresses of people.
//!
//! They are served at an address of their own (`--metrics`) that is not public.

use crate::access::known_method;
use crate::house::House;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::timeout;

/// How long to wait for numbers that only the store can count.
const PATIENCE: Duration = Duration::from_secs(2);

/// The labels of a request.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    /// `GET`, `HEAD` or `POST`; every other method is `other`.
    method: &'static str,
    /// The route, with `{id}` in place of the id of a table or a person.
    route: String,
    /// `2xx`, `3xx`, `4xx` or `5xx`.
    status: &'static str,
}

/// The metrics of a house.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Request, Histogram>,
    errors: Counter,
    /// Tables opened.
    pub(crate) opened: Counter,
    tables_open: Gauge,
    tables_in_memory: Gauge,
    tables_set_aside: Gauge,
    streams: Gauge,
    store_writable: Gauge,
}

impl Metrics {
    /// Registers all metrics; `more` adds those of others.
    pub(crate) fn new(more: impl FnOnce(&mut Registry)) -> Self {
        // From half a millisecond to 8 seconds.
        let requests: fn() -> Histogram = || Histogram::new(exponential_buckets(0.000_5, 2.0, 15));
        let mut all = Self {
            registry: Registry::with_prefix("tafelrunde"),
            requests: Family::new_with_constructor(requests),
            errors: Counter::default(),
            opened: Counter::default(),
            tables_open: Gauge::default(),
            tables_in_memory: Gauge::default(),
            tables_set_aside: Gauge::default(),
            streams: Gauge::default(),
            store_writable: Gauge::default(),
        };
        let registry = &mut all.registry;
        let help = "Time from a request to the start of its response";
        registry.register_with_unit("request", help, Unit::Seconds, all.requests.clone());
        registry.register("errors", "Responses with status 5xx", all.errors.clone());
        registry.register("tables_opened", "Tables opened since the start", all.opened.clone());
        registry.register("tables_open", "Tables whose game is not over", all.tables_open.clone());
        registry.register("tables_in_memory", "Tables in memory", all.tables_in_memory.clone());
        let help = "Tables that cannot be opened and were set aside";
        registry.register("tables_set_aside", help, all.tables_set_aside.clone());
        registry.register("streams", "Open streams", all.streams.clone());
        let help = "1 while the store can be written, 0 while it cannot";
        registry.register("store_writable", help, all.store_writable.clone());
        more(registry);
        all
    }

    pub(crate) fn answered(&self, method: &Method, route: Option<&str>, status: StatusCode, after: Duration) {
        let method = known_method(method);
        let status = match status.as_u16() {
            ..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            500.. => "5xx",
        };
        if status == "5xx" {
            self.errors.inc();
        }
        let request = Request { method, route: route.unwrap_or("none").to_owned(), status };
        self.requests.get_or_create(&request).observe(after.as_secs_f64());
    }
}

/// The metrics as a service of its own.
pub fn metrics(house: House) -> Router {
    Router::new()
        .route("/metrics", get(text))
        .route("/health", get(crate::health::health))
        .route("/ready", get(crate::health::ready))
        .with_state(house)
}

/// All metrics in the text format of Prometheus.
async fn text(State(house): State<House>) -> Result<impl IntoResponse, StatusCode> {
    let metrics = house.metrics();
    let is_writable = house.store_is_writable().await.is_ok();
    metrics.store_writable.set(i64::from(is_writable));
    // Numbers that only the store can count keep their last value while the store does not respond.
    if is_writable && let Ok(Ok(open)) = timeout(PATIENCE, house.store().count_open()).await {
        metrics.tables_open.set(open);
    }
    metrics.tables_in_memory.set(i64::try_from(house.tables_in_memory()).unwrap_or(i64::MAX));
    metrics.tables_set_aside.set(i64::try_from(house.tables_set_aside()).unwrap_or(i64::MAX));
    let streams = house.streams().load(Ordering::Relaxed);
    metrics.streams.set(i64::try_from(streams).unwrap_or(i64::MAX));
    let mut text = String::new();
    encode(&mut text, &metrics.registry).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text))
}
