//! What a person does: press something with the mouse or a finger, type, press keys. Chromium treats all of it as done
//! by hand, so what is covered, disabled or outside of the page cannot be pressed.

use crate::tab::Tab;
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

/// Finds a point of the element where nothing else lies, or at least nothing else that could be asked about:
/// what is offered lies over what is drawn. Scrolls only if the element is out of sight.
const FIND: &str = r"((selector, nth, ask) => {
  const e = document.querySelectorAll(selector)[nth];
  if (!e) return { why: 'is not there' };
  const inside = r => r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth;
  const parts = [.5, .35, .65, .2, .8, .1, .9];
  const find = () => {
    const r = e.getBoundingClientRect();
    for (const py of parts) for (const px of parts) {
      const x = r.left + r.width * px, y = r.top + r.height * py;
      const at = ask ? document.elementsFromPoint(x, y).map(o => o.closest('[data-explain]')).find(Boolean) : document.elementFromPoint(x, y);
      if (at && e.contains(at)) return { x, y };
    }
    const at = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    return { why: 'is covered by ' + (at ? at.outerHTML.slice(0, 160) : 'nothing: it is off the screen') };
  };
  let found = inside(e.getBoundingClientRect()) ? find() : { why: '' };
  if (found.why !== undefined) { e.scrollIntoView({ block: 'center', behavior: 'instant' }); found = find(); }
  return found;
})";

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// To the next thing.
    Tab,
    /// Do it.
    Enter,
    /// Take it back.
    Escape,
    /// Choose it.
    Space,
    /// The next of several.
    Down,
    /// The one before of several.
    Up,
    /// A step back.
    Left,
    /// A step on.
    Right,
    /// What is this?
    Question,
    /// To the search.
    Slash,
    /// A digit.
    Five,
}

impl Key {
    /// Its name, its number on the keyboard, and what it writes.
    const fn parts(self) -> (&'static str, &'static str, u32, &'static str) {
        match self {
            Self::Tab => ("Tab", "Tab", 9, ""),
            Self::Enter => ("Enter", "Enter", 13, "\r"),
            Self::Escape => ("Escape", "Escape", 27, ""),
            Self::Space => (" ", "Space", 32, " "),
            Self::Down => ("ArrowDown", "ArrowDown", 40, ""),
            Self::Up => ("ArrowUp", "ArrowUp", 38, ""),
            Self::Left => ("ArrowLeft", "ArrowLeft", 37, ""),
            Self::Right => ("ArrowRight", "ArrowRight", 39, ""),
            Self::Question => ("?", "Slash", 191, "?"),
            Self::Slash => ("/", "Slash", 191, "/"),
            Self::Five => ("5", "Digit5", 53, "5"),
        }
    }
}

/// What a point of something is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum For {
    Pressing,
    Asking,
}

impl Tab {
    /// Where to press something, or to ask what it is: the middle if it is free, otherwise any point of it
    /// that is. Nobody presses what is still moving, as everything does when the letters of the page arrive.
    #[track_caller]
    fn point(&self, selector: &str, nth: usize, purpose: For) -> (f64, f64) {
        let find = || self.value(&format!("{FIND}({}, {nth}, {})", json!(selector), purpose == For::Asking));
        let mut found = find();
        for _ in 0..100 {
            std::thread::sleep(std::time::Duration::from_millis(16));
            let now = find();
            // What travels over it is gone in a moment.
            if now == found && now["x"].is_number() {
                break;
            }
            found = now;
        }
        match (found["x"].as_f64(), found["y"].as_f64()) {
            (Some(x), Some(y)) => (x, y),
            _ => panic!("{selector} number {nth} {} at {}", found["why"], self.story()),
        }
    }

    /// Presses the first thing that matches.
    #[track_caller]
    pub fn press(&self, selector: &str) {
        self.press_nth(selector, 0);
    }

    /// Presses the thing with this number, from 0, of all that match: with a finger where there is a touch screen.
    #[track_caller]
    pub fn press_nth(&self, selector: &str, nth: usize) {
        let (x, y) = self.point(selector, nth, For::Pressing);
        if self.reader.screen.touch {
            // A finger that taps is gone after 50 ms, however long a busy machine takes to say so.
            let end = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs_f64();
            for (kind, points, at) in
                [("touchStart", json!([{ "x": x, "y": y }]), end - 0.05), ("touchEnd", json!([]), end)]
            {
                let params = json!({ "type": kind, "touchPoints": points, "timestamp": at });
                self.ask("Input.dispatchTouchEvent", &params);
            }
            return;
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let params = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", &params);
        }
    }

    /// Lets the mouse rest on the thing with this number of all that match.
    #[track_caller]
    pub fn rest_on(&self, selector: &str, nth: usize) {
        let (x, y) = self.point(selector, nth, For::Asking);
        let params = json!({ "type": "mouseMoved", "x": x, "y": y, "button": "none" });
        self.ask("Input.dispatchMouseEvent", &params);
    }

    /// Holds a finger on the thing with this number for a while.
    #[track_caller]
    pub fn hold(&self, selector: &str, nth: usize) {
        let (x, y) = self.point(selector, nth, For::Asking);
        let points = json!([{ "x": x, "y": y }]);
        self.ask("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": points }));
        std::thread::sleep(std::time::Duration::from_millis(800));
        self.ask("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Presses something that leads to another page, and waits for it.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        self.value("document.documentElement.dataset.left = 'yes'");
        self.press(selector);
        self.until("!document.documentElement.dataset.left && document.readyState === 'complete'");
    }

    /// Presses a key.
    pub fn key(&self, key: Key) {
        let (name, code, number, text) = key.parts();
        for kind in ["keyDown", "keyUp"] {
            let mut params: Value =
                json!({ "type": kind, "key": name, "code": code, "windowsVirtualKeyCode": number });
            if kind == "keyDown" && !text.is_empty() {
                params["text"] = text.into();
            }
            self.ask("Input.dispatchKeyEvent", &params);
        }
    }

    /// Types a text where the focus is.
    pub fn write(&self, text: &str) {
        self.ask("Input.insertText", &json!({ "text": text }));
    }

    /// Fills a field: presses it, marks what it holds, types. A field may hold less than was typed, if it has
    /// a measure.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        let field = format!("document.querySelector({})", json!(selector));
        self.press(selector);
        self.until(&format!("{field} === document.activeElement"));
        self.value("document.activeElement.select()");
        self.write(text);
        let holds = self.text(&format!("{field}.value"));
        let is_right = !holds.is_empty() && text.starts_with(&holds);
        assert!(is_right, "{selector} holds {holds:?} and not what was typed at {}", self.story());
    }

    /// Chooses an entry of a list that the browser draws itself, outside of the page.
    #[track_caller]
    pub fn choose(&self, selector: &str, value: &str) {
        let chosen = self.value(&format!(
            "(() => {{ const e = document.querySelector({}); e.value = {}; \
             e.dispatchEvent(new Event('change', {{ bubbles: true }})); return e.value; }})()",
            json!(selector),
            json!(value)
        ));
        assert_eq!(chosen, value, "{selector} has no such entry");
    }
}
