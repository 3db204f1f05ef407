//! The wire to Chromium: its DevTools protocol through a pair of pipes, one JSON text after the other, each ended by a
//! zero byte. No port is opened, and Chromium ends by itself when the test does, whatever became of it.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How long an answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The events kept for whoever asks; everything else Chromium tells is dropped.
const KEPT: [&str; 4] =
    ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded", "Browser.downloadProgress"];

/// What has come from Chromium and was not fetched yet.
#[derive(Default)]
struct Inbox {
    answers: HashMap<u64, Result<Value, String>>,
    /// Events by the session they belong to; those of the whole browser under the empty name.
    events: HashMap<String, Vec<Value>>,
    closed: bool,
}

struct Shared {
    inbox: Mutex<Inbox>,
    news: Condvar,
}

impl Shared {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().expect("nobody panics while holding the inbox")
    }
}

/// A running Chromium and the wire to it.
pub struct Pipe {
    child: Mutex<Child>,
    writer: Mutex<ChildStdin>,
    shared: Arc<Shared>,
    next: AtomicU64,
}

impl Pipe {
    /// Starts a program with these arguments and speaks to it through its file descriptors 3 and 4.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn start(program: &str, args: &[String]) -> Arc<Self> {
        // The shell lays the pipes where Chromium looks for them; it is replaced by Chromium.
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null", program])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {program}: {error}"));
        let writer = child.stdin.take().expect("it was piped");
        let reader = child.stdout.take().expect("it was piped");
        let shared = Arc::new(Shared { inbox: Mutex::default(), news: Condvar::new() });
        let inbox = Arc::clone(&shared);
        std::thread::spawn(move || read(reader, &inbox));
        Arc::new(Self { child: child.into(), writer: writer.into(), shared, next: AtomicU64::new(1) })
    }

    /// Gives a command and waits for its answer; a refusal is Chromium's own sentence.
    ///
    /// # Errors
    /// If Chromium refuses the command.
    ///
    /// # Panics
    /// If Chromium is gone or does not answer.
    pub fn ask(&self, session: Option<&str>, method: &str, params: &Value) -> Result<Value, String> {
        let (id, sent) = self.send(session, method, params);
        sent.unwrap_or_else(|error| panic!("Chromium is gone, {method} was not sent: {error}"));
        let until = Instant::now() + PATIENCE;
        let mut inbox = self.shared.inbox();
        loop {
            if let Some(answer) = inbox.answers.remove(&id) {
                return answer;
            }
            assert!(!inbox.closed, "Chromium ended before it answered {method}");
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "Chromium did not answer {method} within {PATIENCE:?}");
            inbox = self.shared.news.wait_timeout(inbox, left).expect("nobody panics holding the inbox").0;
        }
    }

    /// Gives a command whose answer nobody waits for; should Chromium be gone, there is nothing to do any more.
    pub fn tell(&self, method: &str, params: &Value) {
        drop(self.send(None, method, params));
    }

    /// Writes a command; its number, and whether it could be written.
    fn send(&self, session: Option<&str>, method: &str, params: &Value) -> (u64, std::io::Result<()>) {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let mut text = command.to_string().into_bytes();
        text.push(0);
        // A test that failed while it wrote has left the wire as it is.
        let mut writer = self.writer.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        (id, writer.write_all(&text))
    }

    /// Everything told by a session since it was last asked.
    pub fn events(&self, session: &str) -> Vec<Value> {
        self.shared.inbox().events.remove(session).unwrap_or_default()
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        // A test that fails may leave anything behind: kill and wait, whatever the answer.
        if let Ok(child) = self.child.get_mut() {
            drop(child.kill());
            drop(child.wait());
        }
    }
}

fn read(reader: ChildStdout, shared: &Shared) {
    let mut reader = BufReader::new(reader);
    let mut text = Vec::new();
    loop {
        text.clear();
        let end = reader.read_until(0, &mut text).unwrap_or(0);
        let mut inbox = shared.inbox();
        if end == 0 {
            inbox.closed = true;
            shared.news.notify_all();
            return;
        }
        text.pop();
        if let Ok(message) = serde_json::from_slice::<Value>(&text) {
            sort(&mut inbox, message);
            shared.news.notify_all();
        }
    }
}

fn sort(inbox: &mut Inbox, mut message: Value) {
    if let Some(id) = message["id"].as_u64() {
        let answer = match message.get("error") {
            Some(error) => Err(error["message"].as_str().unwrap_or("no reason given").to_owned()),
            None => Ok(message["result"].take()),
        };
        inbox.answers.insert(id, answer);
    } else if KEPT.iter().any(|kept| message["method"] == *kept) {
        let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
        inbox.events.entry(session).or_default().push(message);
    }
}
