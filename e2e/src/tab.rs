//! A page in front of somebody: where it is, what it shows, what it complained about.

use crate::chromium::Reader;
use crate::pipe::Pipe;
use base64::Engine;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long something may take to show, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Notes what was pressed lately and what the page asked the house for, so that a test that waits in vain can say it.
const NOTES: &str = r"(() => { const notes = [], begin = performance.now(); window.notes = notes;
  const note = text => { notes.push(Math.round(performance.now() - begin) + ' ms: ' + text); if (notes.length > 40) notes.shift(); };
  const named = e => e.nodeName + (e.dataset ? JSON.stringify({ ...e.dataset }) : '');
  const heard = e => note(e.type + ' on ' + named(e.target.closest?.('[data-pick], [data-play], [data-follow]') ?? e.target));
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'contextmenu', 'keydown']) addEventListener(kind, heard, true);
  // How often something was clicked, and how many answers of the house are still to come and to be shown.
  window.clicks = 0; window.asking = 0;
  addEventListener('click', () => window.clicks++, true);
  const ask = window.fetch, later = () => setTimeout(() => window.asking--, 20);
  window.fetch = (...how) => { const place = String(how[0]); note('asks ' + place); window.asking++;
    return ask(...how).then(a => { later(); note(a.status + ' for ' + place); return a; },
      e => { later(); note(e + ' for ' + place); throw e; }); };
})()";

/// A tab of somebody's browser.
pub struct Tab {
    pipe: Arc<Pipe>,
    context: String,
    target: String,
    session: String,
    /// Who looks at it.
    pub reader: Reader,
    /// What the page complained about so far.
    complaints: Mutex<Vec<String>>,
}

impl Tab {
    pub(crate) fn open(pipe: &Arc<Pipe>, context: &str, reader: Reader, window: bool) -> Self {
        let mut place = json!({ "url": "about:blank", "browserContextId": context, "newWindow": window });
        if window {
            (place["width"], place["height"]) = (reader.screen.width.into(), reader.screen.height.into());
        }
        let made = pipe.ask(None, "Target.createTarget", &place).expect("Chromium opens tabs");
        let target = made["targetId"].as_str().expect("a tab has a name").to_owned();
        let way = json!({ "targetId": target, "flatten": true });
        let made = pipe.ask(None, "Target.attachToTarget", &way).expect("the tab is there");
        let session = made["sessionId"].as_str().expect("a session has a name").to_owned();
        let pipe = Arc::clone(pipe);
        let tab =
            Self { pipe, context: context.to_owned(), target, session, reader, complaints: Mutex::default() };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            tab.ask(domain, &json!({}));
        }
        tab.ask("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": NOTES }));
        tab.become_reader(reader);
        tab
    }

    /// Sets screen, language and preferences.
    fn become_reader(&self, reader: Reader) {
        let screen = reader.screen;
        let metrics = json!({ "width": screen.width, "height": screen.height, "mobile": screen.touch,
            "deviceScaleFactor": 1 });
        self.ask("Emulation.setDeviceMetricsOverride", &metrics);
        self.ask(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": screen.touch, "maxTouchPoints": 1 }),
        );
        let scheme = if reader.dark { "dark" } else { "light" };
        let motion = if reader.calm { "reduce" } else { "no-preference" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion }]);
        self.ask("Emulation.setEmulatedMedia", &json!({ "features": features }));
        self.ask(
            "Network.setExtraHTTPHeaders",
            &json!({ "headers": { "Accept-Language": reader.language } }),
        );
    }

    /// Another tab of the same person, in the same window and in front.
    pub fn beside(&self) -> Self {
        Self::open(&self.pipe, &self.context, self.reader, false)
    }

    /// Changes what the reader's device prefers, without loading the page anew.
    pub fn prefer(&mut self, reader: Reader) {
        self.reader = reader;
        self.become_reader(reader);
    }

    /// Brings the tab to the front of its window.
    pub fn show(&self) {
        self.ask("Page.bringToFront", &json!({}));
    }

    /// Lets everything that moves take ten times as long, so that it is seen on its way on a busy machine too.
    pub fn slow_motion(&self) {
        self.ask("Animation.enable", &json!({}));
        self.ask("Animation.setPlaybackRate", &json!({ "playbackRate": 0.1 }));
    }

    /// Unplugs the network, or plugs it in again.
    pub fn unplug(&self, offline: bool) {
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.ask("Network.emulateNetworkConditions", &conditions);
    }

    /// Turns the scripts of all pages off that are opened from now on.
    pub fn without_scripts(&self) {
        self.ask("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    }

    /// Keeps what is downloaded in a folder.
    pub fn download_to(&self, folder: &std::path::Path) {
        let params = json!({ "behavior": "allow", "browserContextId": self.context, "downloadPath": folder });
        self.pipe.ask(None, "Browser.setDownloadBehavior", &params).expect("Chromium keeps files");
    }

    /// A command for this tab.
    pub(crate) fn ask(&self, method: &str, params: &Value) -> Value {
        let answer = self.pipe.ask(Some(&self.session), method, params);
        answer.unwrap_or_else(|why| panic!("{method}: {why}"))
    }

    /// Goes to an address and waits until the page is there.
    #[track_caller]
    pub fn go(&self, address: &str) {
        let answer = self.ask("Page.navigate", &json!({ "url": address }));
        assert!(answer.get("errorText").is_none(), "{address}: {}", answer["errorText"]);
        self.until("document.readyState === 'complete'");
    }

    /// The value of an expression on the page; otherwise what was thrown, or that the page went away meanwhile.
    fn try_value(&self, script: &str) -> Result<Value, String> {
        let params =
            json!({ "expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true });
        let answer = self.pipe.ask(Some(&self.session), "Runtime.evaluate", &params)?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(thrown["exception"]["description"].to_string()),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// The value of an expression on the page; promises are waited for.
    #[track_caller]
    pub fn value(&self, script: &str) -> Value {
        self.try_value(script).unwrap_or_else(|why| panic!("{why} in\n{script}"))
    }

    /// The text of an expression.
    #[track_caller]
    pub fn text(&self, script: &str) -> String {
        let value = self.value(script);
        value.as_str().unwrap_or_else(|| panic!("{script} is no text: {value}")).to_owned()
    }

    /// Whether an expression holds.
    #[track_caller]
    pub fn holds(&self, script: &str) -> bool {
        self.value(&format!("!!({script})")) == true
    }

    /// Waits until an expression holds, across pages.
    #[track_caller]
    pub fn until(&self, script: &str) {
        let began = Instant::now();
        let condition = format!("!!({script})");
        loop {
            // While a page is being replaced, anything may be missing: what is thrown means "not yet".
            let found = self.try_value(&condition);
            if found == Ok(Value::Bool(true)) {
                return;
            }
            if began.elapsed() > PATIENCE {
                panic!("{PATIENCE:?} passed and still not: {script}\n{found:?} at {}", self.story());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Where the page is, what it shows, what was done lately, and what it complained about.
    pub(crate) fn story(&self) -> String {
        let place = self.try_value("location.href + ' ' + document.body.innerText.slice(0, 600)");
        let notes = self.try_value("window.notes.join('\\n')");
        let notes = notes.as_ref().map_or("none", |notes| notes.as_str().unwrap_or("none"));
        format!("{place:?}\n{notes}\n{:#?}", self.complaints())
    }

    /// Waits until something that matches is on the page.
    #[track_caller]
    pub fn until_there(&self, selector: &str) {
        self.until(&format!("document.querySelector({})", json!(selector)));
    }

    /// How many things match.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.value(&format!("document.querySelectorAll({}).length", json!(selector)));
        count.as_u64().and_then(|count| usize::try_from(count).ok()).expect("a length is a number")
    }

    /// Waits until nothing moves any more.
    #[track_caller]
    pub fn settle(&self) {
        self.until("document.getAnimations().every(one => one.playState !== 'running')");
    }

    /// Takes a picture of what is on the screen, `target/e2e/NAME.png`.
    #[track_caller]
    pub fn picture(&self, name: &str) {
        let answer =
            self.ask("Page.captureScreenshot", &json!({ "format": "png", "optimizeForSpeed": true }));
        let data = answer["data"].as_str().expect("a picture has data");
        let png = base64::engine::general_purpose::STANDARD.decode(data).expect("it is base64");
        std::fs::write(crate::pictures().join(format!("{name}.png")), png).expect("pictures can be written");
    }

    /// What the page complained about so far: errors and warnings of the console, exceptions, files that
    /// failed to load, breaches of the content security policy.
    pub fn complaints(&self) -> Vec<String> {
        let mut complaints = self.complaints.lock().expect("nobody panics holding the complaints");
        complaints.extend(self.pipe.events(&self.session).iter().filter_map(complaint));
        complaints.clone()
    }

    /// Nothing was complained about but what these words, each part of a complaint, allow.
    #[track_caller]
    pub fn is_content_but_for(&self, allowed: &[&str]) {
        let bad: Vec<String> = self
            .complaints()
            .into_iter()
            .filter(|complaint| !allowed.iter().any(|part| complaint.contains(part)))
            .collect();
        assert!(bad.is_empty(), "the page complains: {bad:#?}");
    }

    /// Nothing was complained about.
    #[track_caller]
    pub fn is_content(&self) {
        self.is_content_but_for(&[]);
    }
}

/// Whoever is no longer needed closes the tab: it would go on to listen, to draw and to move for nobody.
impl Drop for Tab {
    fn drop(&mut self) {
        self.pipe.tell("Target.closeTarget", &json!({ "targetId": self.target }));
    }
}

fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(params["exceptionDetails"].to_string()),
        "Runtime.consoleAPICalled" => {
            let bad = matches!(params["type"].as_str(), Some("error" | "warning" | "assert"));
            bad.then(|| params["args"].to_string())
        }
        "Log.entryAdded" => {
            let entry = &params["entry"];
            let bad = matches!(entry["level"].as_str(), Some("error" | "warning"));
            bad.then(|| format!("{}: {} {}", entry["source"], entry["text"], entry["url"]))
        }
        _ => None,
    }
}
