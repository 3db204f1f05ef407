//! The script of the house in an engine without a browser: when it holds a stream, when it looks again, what it keeps.
//! Whole browsers are driven elsewhere; here stands what they show only by accident.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "script/copying.rs"]
mod copying;
#[path = "script/focus.rs"]
mod focus;
#[path = "script/following.rs"]
mod following;
#[path = "script/keeping.rs"]
mod keeping;
#[path = "script/notices.rs"]
mod notices;
#[path = "script/patching.rs"]
mod patching;
#[path = "script/sealing.rs"]
mod sealing;
#[path = "script/since.rs"]
mod since;
#[path = "script/title.rs"]
mod title;

use rquickjs::{Context, Runtime};

/// The scripts that need no whole browser, in the order in which the house joins them.
const SCRIPTS: [&str; 22] = [
    include_str!("../src/assets/keeping.js"),
    include_str!("../src/assets/sha256.js"),
    include_str!("../src/assets/diff.js"),
    include_str!("../src/assets/title.js"),
    include_str!("../src/assets/redraw.js"),
    include_str!("../src/assets/notices.js"),
    include_str!("../src/assets/listening.js"),
    include_str!("../src/assets/sending.js"),
    include_str!("../src/assets/keys.js"),
    include_str!("../src/assets/word.js"),
    include_str!("../src/assets/copy.js"),
    include_str!("../src/assets/layer.js"),
    include_str!("../src/assets/motion.js"),
    include_str!("../src/assets/marks.js"),
    include_str!("../src/assets/sounds.js"),
    include_str!("../src/assets/preferences.js"),
    include_str!("../src/assets/follow.js"),
    include_str!("../src/assets/since.js"),
    include_str!("../src/assets/morph.js"),
    include_str!("../src/assets/table.js"),
    include_str!("../src/assets/replay.js"),
    include_str!("../src/assets/around.js"),
];
const SHA256: &str = SCRIPTS[1];
const WORD: &str = SCRIPTS[9];
const BROWSER: &str = include_str!("script/browser.js");

/// A page at a table.
struct Page {
    runtime: Runtime,
    context: Context,
}

impl Page {
    fn new() -> Self {
        Self::opened("")
    }

    /// A page that is opened after something was done.
    fn opened(before: &str) -> Self {
        let runtime = Runtime::new().unwrap();
        let context = Context::full(&runtime).unwrap();
        // The stand-in has names of its own, which a strict script must not see.
        let script = format!("{{ {} }}", SCRIPTS.join("\n"));
        context.with(|context| {
            for text in [BROWSER, before, &script] {
                let done = context.eval::<(), _>(text);
                done.unwrap_or_else(|_| panic!("{:?}", context.catch().as_exception()));
            }
        });
        Self { runtime, context }
    }

    /// Does something and tells what the script has done since.
    fn after(&self, what: &str) -> String {
        self.context.with(|context| {
            let done = context.eval::<(), _>(what);
            done.unwrap_or_else(|_| panic!("{:?}", context.catch().as_exception()));
        });
        while self.runtime.execute_pending_job().unwrap() {}
        self.context.with(|context| context.eval::<String, _>("told()").unwrap())
    }

    /// What the page says is wrong.
    fn problem(&self) -> String {
        self.context.with(|context| context.eval("problem.textContent").unwrap())
    }

    fn open_streams(&self) -> usize {
        self.context.with(|context| context.eval("open()").unwrap())
    }
}

/// How long a page that nobody sees listens on: half an hour.
const PATIENCE: &str = "pass(1800000)";

#[test]
fn a_page_that_was_put_aside_listens_on_for_a_while_and_catches_up_when_it_is_seen() {
    let page = Page::new();
    assert_eq!(page.after(""), "open /t/abc/stream");
    assert_eq!(page.after("see(true)"), "tell", "the other pages are told, the stream stays");
    assert_eq!(page.after("push({ seen: '4', turn: 'mine' })"), "show 4", "and tells at once");
    assert_eq!(page.after("document.title.startsWith('● ') && done.push('marked')"), "marked");
    assert_eq!(page.after(PATIENCE), "close", "not for ever");
    assert_eq!(page.after("see(false)"), "open /t/abc/stream");
    assert_eq!(page.after("push({ seen: '9' })"), "show 9", "a stream begins with the newest view");
    assert_eq!(page.after("see(true); see(false)"), "tell; close; open /t/abc/stream");
    assert_eq!(page.after(PATIENCE), "", "a page that is seen is not hushed");
    assert_eq!(
        Page::opened("document.hidden = true").after(""),
        "open /t/abc/stream; tell",
        "from the first"
    );
}

#[test]
fn a_page_that_was_put_aside_shows_everything_at_once() {
    let page = Page::new();
    page.after("see(true)");
    let views = "push({ seen: '4', hold: '600' }); push({ seen: '5', hold: '600' }); push({ seen: '6' })";
    assert_eq!(page.after(views), "show 4; show 5; show 6", "browsers let such pages wait for minutes");
}

#[test]
fn whoever_need_not_be_told_stops_listening_at_once() {
    let watching = Page::opened("document.querySelector(); delete own.dataset.seated");
    assert_eq!(watching.after(""), "open /t/abc/stream");
    assert_eq!(watching.after("see(true)"), "close", "somebody who only watches");
    let over = Page::opened("table.dataset.over = 'yes'");
    over.after("");
    assert_eq!(over.after("see(true)"), "close", "a game that is over");
}

/// Browsers allow six connections to one house: the seventh would wait for ever.
#[test]
fn of_eight_pages_the_one_that_is_seen_and_the_last_three_before_it_listen() {
    let pass_on = |told: &str, others: &mut dyn Iterator<Item = &Page>| {
        if told.contains("tell") {
            others.for_each(|page| drop(page.after("channel.onmessage()")));
        }
    };
    let mut pages: Vec<Page> = Vec::new();
    for _ in 0..8 {
        let page = Page::opened("document.hidden = true");
        pass_on(&page.after(""), &mut pages.iter());
        pages.push(page);
    }
    let does = |number: usize, what: &str| {
        let told = pages[number].after(what);
        pass_on(&told, &mut pages[..number].iter().chain(&pages[number + 1..]));
    };
    let listening = || -> Vec<usize> { pages.iter().map(Page::open_streams).collect() };
    assert_eq!(listening(), [0, 0, 0, 0, 0, 1, 1, 1]);
    for seen in [0, 7, 3, 5] {
        does(seen, "see(false)");
        assert!(listening().iter().sum::<usize>() <= 4, "{:?}", listening());
        assert_eq!(listening()[seen], 1);
        does(seen, "see(true)");
        assert!(listening().iter().sum::<usize>() <= 3, "{:?}", listening());
        assert_eq!(listening()[seen], 1, "the last one put aside");
    }
}

#[test]
fn a_page_that_no_longer_listens_still_asks_now_and_then_whose_turn_it_is() {
    let page = Page::new();
    page.after("see(true)");
    assert_eq!(page.after("pass(30000)"), "", "a page that listens need not ask");
    page.after(PATIENCE);
    assert_eq!(page.after("pass(30000)"), "GET /t/abc/view?taps=&base=&seen=3; show 3");
    page.after("see(false)");
    assert_eq!(page.after("pass(30000)"), "", "nor does one that is seen");
}

#[test]
fn what_was_written_stays_until_the_house_has_it() {
    let page = Page::new();
    page.after("");
    let is = |what: &str| page.after(&format!("done.push({what})"));
    assert_eq!(page.after("say('Well met!')"), "POST /t/abc/say text=Well met!");
    assert_eq!(is("field.value + '|' + unsent.textContent"), "|");
    page.after(
        "globalThis.answer = fetch; fetch = () => Promise.reject(new Error('no network')); say('Alas!')",
    );
    assert_eq!(is("field.value + '|' + unsent.textContent"), "Alas!|Not sent: The connection is lost.");
    let refused = "Promise.resolve({ ok: false, text: () => Promise.resolve('{}') })";
    page.after(&format!("fetch = () => {refused}; say('Alas!')"));
    assert_eq!(is("field.value + '|' + unsent.textContent"), "Alas!|Not sent: {}");
    page.after("fetch = answer; say('Alas!'); field.value += ' And'");
    assert_eq!(is("field.value + '|' + unsent.textContent"), " And|", "what was written meanwhile stays");
    assert_eq!(page.after("say('Once'); say('Once')"), "POST /t/abc/say text=Once", "nothing is sent twice");
}

#[test]
fn a_broken_stream_is_opened_again_once() {
    let page = Page::new();
    page.after("");
    let broken =
        "{ const stream = streams.at(-1); stream.readyState = 2; stream.onerror({ target: stream }); }";
    assert_eq!(page.after(broken), "");
    assert_eq!(page.after("pass(2000)"), "close; open /t/abc/stream");
    assert_eq!(page.after("pass(2000)"), "", "once");
    let wavering =
        "{ const stream = streams.at(-1); stream.readyState = 0; stream.onerror({ target: stream }); }";
    page.after(wavering);
    assert_eq!(page.after("pass(2000)"), "", "the browser comes back by itself");
    page.after(&format!("streams.at(-1).readyState = 1; see(true); {PATIENCE}"));
    page.after("{ const stream = streams.at(-1); stream.onerror({ target: stream }); }");
    assert_eq!(page.after("pass(2000)"), "", "a stream that was closed on purpose stays closed");
}

#[test]
fn a_lost_connection_is_said_until_it_is_back() {
    let page = Page::new();
    page.after("");
    page.after(
        "{ const stream = streams.at(-1); stream.readyState = 0; stream.onerror({ target: stream }); }",
    );
    assert_eq!(page.problem(), "The connection is lost.");
    page.after("streams.at(-1).onopen()");
    assert_eq!(page.problem(), "");
    page.after("fire('offline', {})");
    assert_eq!(page.problem(), "The connection is lost.");
    assert_eq!(page.after("fire('online', {})"), "close; open /t/abc/stream");
    page.after("streams.at(-1).onopen()");
    assert_eq!(page.problem(), "");
}

#[test]
fn views_that_ask_for_it_are_held_before_the_next_is_shown() {
    let page = Page::new();
    page.after("");
    assert_eq!(
        page.after("push({ seen: '4', hold: '600' }); push({ seen: '5', hold: '600' }); push({ seen: '6' })"),
        "show 4"
    );
    assert_eq!(page.after("pass(600)"), "show 5");
    assert_eq!(page.after("pass(600)"), "show 6");
    page.after("pass(0)");
    assert_eq!(page.after("push({ seen: '7' })"), "show 7");
}

#[test]
fn a_connection_that_is_lost_is_told_until_it_is_back() {
    let page = Page::new();
    let told = || page.context.with(|context| context.eval::<String, _>("problem.textContent").unwrap());
    page.after("fetch = () => Promise.reject(new Error('no network')); tap('card a')");
    assert_eq!(told(), "The connection is lost.");
    page.after("streams.at(-1).onopen()");
    assert_eq!(told(), "");
    page.after("fire('offline', {})");
    assert_eq!(told(), "The connection is lost.");
    assert_eq!(page.after("fire('online', {})"), "close; open /t/abc/stream");
}

#[test]
fn a_tap_whose_answer_is_lost_asks_again_until_something_else_is_tapped() {
    let page = Page::new();
    page.after("const fine = fetch; fetch = () => Promise.reject(new Error('no network')); tap('card a')");
    assert_eq!(page.problem(), "The connection is lost.");
    assert_eq!(page.after("fetch = fine; pass(2000)"), "GET /t/abc/view?taps=card a&base=&seen=3; show 3");
    assert_eq!(page.problem(), "");
    page.after("fetch = () => Promise.reject(new Error('no network')); tap('card b')");
    assert_eq!(page.after("fetch = fine; tap('clear')"), "GET /t/abc/view?taps=&base=&seen=3; show 3");
    assert_eq!(page.after("pass(2000)"), "", "nothing is left of what was tapped before");
}

#[test]
fn a_tap_that_the_house_refuses_says_why() {
    let page = Page::new();
    page.after("fetch = () => Promise.resolve({ ok: false, text: () => Promise.resolve('\"too fast\"') }); tap('card a')");
    assert_eq!(page.problem(), "\"too fast\"");
    assert_eq!(page.after("pass(2000)"), "", "it is not asked again and again");
}

#[test]
fn after_a_view_that_fails_the_next_is_shown() {
    let page = Page::new();
    page.after("globalThis.console = { error: why => done.push('fails') }");
    page.after("const draw = table.isEqualNode; table.isEqualNode = () => { throw new Error('broken'); }");
    assert_eq!(page.after("push({ seen: '4' })"), "fails");
    assert_eq!(page.after("table.isEqualNode = draw; push({ seen: '5' })"), "show 5");
}

#[test]
fn a_second_tap_on_the_same_button_is_no_second_move() {
    let page = Page::new();
    page.after("");
    let twice = page.after("confirm('place 5'); confirm('place 5')");
    assert_eq!(twice, "POST /t/abc/play choice=place 5&seen=3");
    assert_eq!(page.after("confirm('place 6')"), "POST /t/abc/play choice=place 6&seen=3", "the next one is");
}

#[test]
fn what_went_wrong_is_said_until_something_else_is_tapped() {
    let page = Page::new();
    page.after(
        "const fine = fetch; fetch = () => Promise.reject(new Error('no network')); confirm('place 5')",
    );
    assert_eq!(page.problem(), "The connection is lost.");
    page.after("fetch = fine; tap('card a')");
    assert_eq!(page.problem(), "");
}

#[test]
fn an_answer_to_what_is_no_longer_tapped_is_not_shown() {
    let page = Page::new();
    page.after("");
    let slow = "{ const quick = fetch; let first = true; \
        fetch = (...asked) => quick(...asked).then(answer => { \
          if (!first) return answer; first = false; return new Promise(done => globalThis.late = () => done(answer)); }); }";
    assert_eq!(page.after(slow), "");
    assert_eq!(page.after("tap('card a')"), "GET /t/abc/view?taps=card a&base=&seen=3");
    assert_eq!(page.after("tap('clear')"), "GET /t/abc/view?taps=&base=&seen=3; show 3");
    assert_eq!(page.after("late()"), "", "the first answer comes last and is not shown");
}

#[test]
fn keys_lead_from_step_to_step() {
    let page = Page::opened("replayAt(3, 9)");
    page.after("");
    for (key, to) in [("ArrowRight", 4), ("ArrowLeft", 2), ("Home", 0), ("End", 9)] {
        assert_eq!(page.after(&format!("key('{key}')")), format!("taken; GET ?to={to}; at ?to={to}"));
        page.after("pass(100)");
    }
    assert_eq!(page.after("key('ArrowDown')"), "", "the page scrolls");
    assert_eq!(page.after("key('ArrowLeft', { altKey: true })"), "", "the browser goes back");
    let field = "key('ArrowLeft', { target: { matches: () => true, closest: () => null } })";
    assert_eq!(page.after(field), "", "in a field the arrows are its own");
    let last = Page::opened("replayAt(9, 9)");
    last.after("");
    assert_eq!(last.after("key('ArrowRight')"), "taken", "after the newest step comes none");
}

#[test]
fn of_steps_that_are_asked_for_at_once_the_last_is_shown_next() {
    let page = Page::opened("replayAt(3, 9)");
    page.after("");
    let slide = |to: usize| {
        format!("fire('input', {{ target: {{ type: 'range', value: '{to}', matches: () => false }} }});")
    };
    let asked = page.after(&format!("{}{}{}", slide(4), slide(5), slide(6)));
    assert_eq!(asked, "GET ?to=4; at ?to=4", "one after the other");
    assert_eq!(page.after("pass(100)"), "GET ?to=6; at ?to=6");
    assert_eq!(page.after("pass(100)"), "");
    page.after("fetch = () => Promise.reject(new Error('no network'))");
    assert_eq!(page.after("key('ArrowRight')"), "taken; go ?to=4", "the browser says what is wrong");
}
