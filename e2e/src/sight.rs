//! What is seen: pieces on their way, pages that fit, when a page was drawn and how large it was.

use crate::tab::Tab;
use serde_json::json;

/// Everything wider than the page, if it can be scrolled sideways; nothing otherwise.
#[track_caller]
pub fn sticks_out(tab: &Tab) -> Vec<String> {
    let found = tab.value(
        "(() => { const root = document.documentElement, wide = root.clientWidth;
          if (Math.max(root.scrollWidth, document.body.scrollWidth) <= wide) return [];
          return [root.scrollWidth + ' px of ' + wide, ...[...document.body.querySelectorAll('*')]
            .filter(e => e.getBoundingClientRect().right > wide + 1 && !e.closest('svg svg, svg *')).slice(0, 6)
            .map(e => e.outerHTML.slice(0, 120))]; })()",
    );
    let found = found.as_array().expect("a list").iter();
    found.map(|one| one.as_str().expect("of texts").to_owned()).collect()
}

/// Buttons and fields lower than so many pixels; links inside of a sentence are none.
#[track_caller]
pub fn lower_than(tab: &Tab, pixels: u32) -> Vec<String> {
    let found = tab.value(&format!(
        "[...document.querySelectorAll('button, .button, select, input:not([type=hidden]), nav a, summary')]
          .map(e => [e.type === 'radio' || e.type === 'checkbox' ? e.labels[0] || e : e, e])
          .filter(([e]) => e.checkVisibility() && e.getBoundingClientRect().height < {pixels} - .5)
          .map(([box, e]) => Math.round(box.getBoundingClientRect().height) + ' px: ' + e.outerHTML.slice(0, 120))"
    ));
    let found = found.as_array().expect("a list").iter();
    found.map(|one| one.as_str().expect("of texts").to_owned()).collect()
}

/// Begins to watch where the things of a class are, frame by frame; [`ways`] tells.
#[track_caller]
pub fn watch(tab: &Tab, selector: &str) {
    tab.value(&format!(
        "(() => {{ const places = window.places = new Map(); let frames = 0; const look = () => {{
          for (const e of document.querySelectorAll({})) {{
            const r = e.getBoundingClientRect(), way = places.get(e.id) || places.set(e.id, new Set()).get(e.id);
            way.add(Math.round(r.x * 10) + ' ' + Math.round(r.y * 10)); }}
          if (++frames < 600) requestAnimationFrame(look); }}; look(); }})()",
        json!(selector)
    ));
}

/// The most places that any of the watched things was seen at.
const MOST_PLACES: &str = "Math.max(...[...window.places.values()].map(way => way.size))";

/// Waits until one of the watched things was seen at so many places.
#[track_caller]
pub fn until_seen_at(tab: &Tab, places: u64) {
    tab.until(&format!("{MOST_PLACES} >= {places}"));
}

/// The most places that any of the watched things was seen at, once the page was drawn so many times more.
#[track_caller]
pub fn most_places_after(tab: &Tab, frames: u32) -> u64 {
    tab.value(&format!(
        "new Promise(done => {{ let left = {frames}; const look = () => left-- ? requestAnimationFrame(look) : done(true); look(); }})"
    ));
    tab.value(MOST_PLACES).as_u64().expect("a number of places")
}

/// What it took to show a page: bytes over the wire, files, and the milliseconds until it was drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// Bytes of everything that was loaded, heads included.
    pub bytes: u64,
    /// How many files that were.
    pub files: u64,
    /// Milliseconds from the request until something was drawn.
    pub drawn: f64,
}

/// What it took to show the page that is there.
#[track_caller]
pub fn cost(tab: &Tab) -> Cost {
    tab.until("performance.getEntriesByName('first-contentful-paint').length");
    let all = tab.value(
        "(() => { const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
          return [all.reduce((sum, e) => sum + e.transferSize, 0), all.length,
            performance.getEntriesByName('first-contentful-paint')[0].startTime]; })()",
    );
    let number = |at: usize| all[at].as_f64().expect("a number");
    Cost { bytes: number(0) as u64, files: number(1) as u64, drawn: number(2) }
}
