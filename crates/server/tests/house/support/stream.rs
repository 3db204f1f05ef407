//! The stream of a table as a browser reads it: events, one after the other.

use super::Page;
use axum::body::Body;
use axum::http::Response;
use http_body_util::BodyExt;
use std::time::Duration;

/// One event of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    /// Its kind.
    pub(crate) event: String,
    /// The version of the moment.
    pub(crate) id: u64,
    /// The part of the page.
    pub(crate) data: String,
    /// What was sent of it.
    pub(crate) sent: String,
}

impl Frame {
    /// The part of the page, read.
    pub(crate) fn page(&self) -> Page {
        Page::read(&self.data)
    }

    /// How many moves it shows, found without reading the whole part.
    pub(crate) fn seen(&self) -> usize {
        let number = self.data.split("data-seen=\"").nth(1).and_then(|rest| rest.split('"').next());
        number.and_then(|number| number.parse().ok()).expect("every frame says how many moves it shows")
    }

    /// Whether the page is asked to show it for a while.
    pub(crate) fn is_held(&self) -> bool {
        self.data.split('>').next().is_some_and(|tag| tag.contains("data-hold="))
    }
}

/// An open stream.
pub(crate) struct Stream {
    body: Body,
    waiting: String,
    /// The page that is shown.
    before: String,
}

impl Stream {
    /// The stream of an answer.
    pub(crate) fn new(response: Response<Body>) -> Self {
        let kind = response.headers()["content-type"].to_str().expect("headers are plain text").to_owned();
        assert!(kind.starts_with("text/event-stream"), "{kind}");
        Self { body: response.into_body(), waiting: String::new(), before: String::new() }
    }

    /// The next event; nothing at the end of the stream.
    ///
    /// # Panics
    /// If there is none for ten seconds.
    pub(crate) async fn next(&mut self) -> Option<Frame> {
        let read = tokio::time::timeout(Duration::from_secs(10), self.read()).await;
        read.expect("the stream is silent")
    }

    /// The next event that shows so many moves or more; every event on the way is given to `each`.
    pub(crate) async fn until_seen(&mut self, moves: usize, mut each: impl FnMut(&Frame)) -> Frame {
        loop {
            let frame = self.next().await.expect("the stream goes on");
            each(&frame);
            if frame.seen() >= moves {
                return frame;
            }
        }
    }

    /// Whether nothing comes for a short while.
    pub(crate) async fn is_silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(60), self.read()).await.is_err()
    }

    async fn read(&mut self) -> Option<Frame> {
        loop {
            if let Some(end) = self.waiting.find("\n\n") {
                let text: String = self.waiting.drain(..end + 2).collect();
                // Lines that begin with a colon only keep the connection open.
                if let Some(mut frame) = read_frame(&text) {
                    frame.data = self.join(&frame.sent);
                    return Some(frame);
                }
                continue;
            }
            let part = self.body.frame().await?.expect("nothing breaks the stream");
            let part = part.into_data().expect("a stream is data");
            self.waiting.push_str(std::str::from_utf8(&part).expect("an event is sent in one piece"));
        }
    }
}

impl Stream {
    /// The page that an event makes of the page before.
    fn join(&mut self, sent: &str) -> String {
        self.before = patched(&self.before, sent);
        self.before.clone()
    }
}

/// The page that some steps make of another, as the script does it.
pub(crate) fn patched(page: &str, sent: &str) -> String {
    let (name, steps) = sent.split_once('\t').expect("a name, and then the page");
    assert!(name.starts_with('#') && name.len() > 1, "{name}");
    let units: Vec<u16> = page.encode_utf16().collect();
    let copied = |origin: usize, place: &str| {
        let (start, length) = place.split_once(' ').expect("where, and how much");
        let [start, length] = [start, length].map(|number| number.parse::<usize>().expect("a number"));
        String::from_utf16(&units[origin + start..origin + start + length])
            .expect("no character is cut apart")
    };
    let mut origin = 0;
    let step = |step: &str| match step.split_at_checked(1).expect("every step says what it is") {
        ("=", place) => copied(0, place),
        ("~", place) => copied(origin, place),
        ("@", place) => {
            origin = place.parse().expect("a number");
            String::new()
        }
        ("+", text) => text.to_owned(),
        (other, _) => panic!("no step begins with {other:?}"),
    };
    steps.split('\t').map(step).collect()
}

fn read_frame(text: &str) -> Option<Frame> {
    let field = |name: &str| {
        let value = |line: &'_ str| Some(line.strip_prefix(name)?.to_owned());
        let lines: Vec<String> = text.split('\n').filter_map(value).collect();
        // One space after the colon belongs to the colon.
        let lines = lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line));
        let lines: Vec<&str> = lines.collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    };
    let id = field("id:")?.parse().expect("a version is a number");
    let (event, sent) = (field("event:").unwrap_or_default(), field("data:").unwrap_or_default());
    Some(Frame { event, id, data: String::new(), sent })
}
