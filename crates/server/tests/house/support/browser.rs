//! A browser: it keeps cookies, says where a change comes from, and speaks a language.

use super::{Page, Stream};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, Response};
use http_body_util::BodyExt;
use server::{House, app};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tower::ServiceExt;

/// A form as browsers send it.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    /// The status.
    pub(crate) status: u16,
    /// The headers.
    pub(crate) headers: HeaderMap,
    /// The body.
    pub(crate) body: Vec<u8>,
}

impl Reply {
    /// The body as text.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("every answer is UTF-8")
    }

    /// The body as a page.
    pub(crate) fn page(&self) -> Page {
        Page::read(self.text())
    }

    /// A header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("headers are plain text"))
    }

    /// Whether it says how long to wait, and that this is so many seconds at most.
    pub(crate) fn waits_at_most(&self, seconds: u64) -> bool {
        let told = self.header("retry-after").and_then(|told| told.parse().ok());
        told.is_some_and(|told: u64| (1..=seconds).contains(&told))
    }

    /// Where it leads.
    pub(crate) fn location(&self) -> &str {
        self.header(LOCATION.as_str()).expect("it leads somewhere")
    }

    /// The sentence that says what went wrong.
    pub(crate) fn failure(&self) -> String {
        self.page().text_of("failure").unwrap_or_else(|| panic!("{} without a sentence", self.status))
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Browser {
    app: Router,
    /// Its cookies.
    pub(crate) cookies: BTreeMap<String, String>,
    /// What it says in `Accept-Language`.
    pub(crate) language: String,
    /// Where its connection comes from, if the house is told.
    address: Option<SocketAddr>,
    /// What a proxy in between writes down.
    forwarded: Option<String>,
    /// Where it has found the house: what it says in `Origin` and in `Host`.
    found_at: (String, String),
}

impl Browser {
    /// A browser that was never here; it reads English.
    pub(crate) fn new(house: &House) -> Self {
        Self {
            app: app(house.clone()),
            cookies: BTreeMap::new(),
            language: "en".to_owned(),
            address: None,
            forwarded: None,
            found_at: ("http://localhost:7777".to_owned(), "localhost:7777".to_owned()),
        }
    }

    /// The same browser behind another address.
    pub(crate) fn at(mut self, address: &str) -> Self {
        self.address = Some(SocketAddr::new(address.parse().expect("an address"), 4711));
        self
    }

    /// The same browser that has found the house elsewhere.
    pub(crate) fn found_at(mut self, origin: &str, host: &str) -> Self {
        self.found_at = (origin.to_owned(), host.to_owned());
        self
    }

    /// The same browser with what a proxy, or the browser itself, writes into `X-Forwarded-For`.
    pub(crate) fn forwarded_for(mut self, addresses: &str) -> Self {
        self.forwarded = Some(addresses.to_owned());
        self
    }

    /// The same browser reading another language.
    pub(crate) fn reading(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// The same browser holding this cookie.
    pub(crate) fn with_cookie(mut self, name: &str, value: &str) -> Self {
        self.cookies.insert(name.to_owned(), value.to_owned());
        self
    }

    /// The same browser in front of another house, or of the same one opened anew.
    pub(crate) fn before(&self, house: &House) -> Self {
        Self { app: app(house.clone()), ..self.clone() }
    }

    /// The token by which the house knows this browser.
    pub(crate) fn token(&self) -> &str {
        &self.cookies["tafelrunde"]
    }

    /// A request with everything this browser adds to it.
    pub(crate) fn request(&self, method: Method, path: &str, body: impl Into<Body>) -> Request<Body> {
        let mut request = Request::builder()
            .uri(path)
            .header(HOST, &self.found_at.1)
            .header("x-request-id", "browser")
            .header(ACCEPT_LANGUAGE, &self.language);
        if !self.cookies.is_empty() {
            let all: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header(COOKIE, all.join("; "));
        }
        if method == Method::POST {
            request = request
                .header(ORIGIN, &self.found_at.0)
                .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        if let Some(forwarded) = &self.forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        if let Some(address) = self.address {
            request = request.extension(ConnectInfo(address));
        }
        request.method(method).body(body.into()).expect("the test asks for something possible")
    }

    /// Sends a request and keeps the cookies that come back; the body is still to be read.
    pub(crate) async fn begin(&mut self, request: Request<Body>) -> Response<Body> {
        let response = self.app.clone().oneshot(request).await.expect("the house always answers");
        for cookie in response.headers().get_all(SET_COOKIE) {
            let cookie = cookie.to_str().expect("cookies are plain text");
            let (name, value) =
                cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("name=value");
            match value {
                "" => self.cookies.remove(name),
                value => self.cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        response
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Reply {
        let response = self.begin(request).await;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = response.into_body().collect().await.expect("the answer has an end").to_bytes().to_vec();
        Reply { status, headers, body }
    }

    /// Asks for a page.
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path, Body::empty())).await
    }

    /// Asks for a page that must be there.
    pub(crate) async fn page(&mut self, path: &str) -> Page {
        let reply = self.get(path).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.text());
        reply.page()
    }

    /// Sends a form from a page of the house.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(self.request(Method::POST, path, form(fields))).await
    }

    /// Follows a personal link and goes on as the person it belongs to.
    pub(crate) async fn follow(&mut self, link: &str) -> Reply {
        let asked = self.get(link).await;
        assert_eq!(asked.status, 200, "{link} asks first");
        assert_eq!(asked.header("set-cookie"), None, "nobody becomes anybody by looking at a page");
        assert!(asked.page().values("action").contains(&link), "{link} has a button");
        self.post(link, &[]).await
    }

    /// Opens a table of Artus and tells its name.
    pub(crate) async fn open_table(&mut self, fields: &[(&str, &str)]) -> String {
        let reply = self.post("/new/artus", fields).await;
        assert_eq!(reply.status, 303, "{}", reply.text());
        reply.location().strip_prefix("/t/").expect("it leads to the table").to_owned()
    }

    /// Sits down, seats counted from 1.
    pub(crate) async fn sit(&mut self, id: &str, seat: usize, name: &str, word: &str) -> Reply {
        let fields = [("seat", seat.to_string()), ("name", name.to_owned()), ("word", word.to_owned())];
        let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
        self.post(&format!("/t/{id}/sit"), &fields).await
    }

    /// Sends a move chosen on a page that showed so many moves.
    pub(crate) async fn play(&mut self, id: &str, choice: &str, seen: usize) -> Reply {
        self.post(&format!("/t/{id}/play"), &[("choice", choice), ("seen", &seen.to_string())]).await
    }

    /// Whoever sits there has the device now.
    pub(crate) async fn uncover(&mut self, id: &str, seat: table::Seat) -> Reply {
        self.post(&format!("/t/{id}/uncover"), &[("seat", &(seat.index() + 1).to_string())]).await
    }

    /// Takes back the last decision.
    pub(crate) async fn undo(&mut self, id: &str) -> Reply {
        self.post(&format!("/t/{id}/undo"), &[]).await
    }

    /// Says something.
    pub(crate) async fn say(&mut self, id: &str, text: &str) -> Reply {
        self.post(&format!("/t/{id}/say"), &[("text", text)]).await
    }

    /// Opens the stream of a table.
    pub(crate) async fn stream(&mut self, id: &str) -> Stream {
        let request = self.request(Method::GET, &format!("/t/{id}/stream"), Body::empty());
        let response = self.begin(request).await;
        assert_eq!(response.status(), 200);
        Stream::new(response)
    }
}
