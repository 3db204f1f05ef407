//! The page that checks the dice of a finished game, with its script in an engine without a browser: it has
//! to come to the same verdicts as `tafelrunde verify` on the same records, true and forged.

use crate::records::import;
use crate::support::{Browser, Page, house};
use rquickjs::{Context, Runtime};
use std::collections::BTreeMap;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/dice");

fn record(name: &str) -> String {
    std::fs::read_to_string(format!("{FOLDER}/{name}.record")).unwrap()
}

/// As much of a browser as the script touches, with what the house has put on the page.
const BROWSER: &str = include_str!("support/dice.js");

/// An attribute such as `data-given`, as a script names it: `given`.
fn dataset(attributes: &BTreeMap<String, String>) -> BTreeMap<&str, &str> {
    let own =
        attributes.iter().filter_map(|(name, value)| Some((name.strip_prefix("data-")?, value.as_str())));
    own.collect()
}

/// The page of the dice in front of somebody.
struct Checking {
    _runtime: Runtime,
    context: Context,
}

impl Checking {
    /// Opens the page and runs its script, as the house sends it. `seen` is what the browser has kept of the table.
    fn new(page: &Page, script: &str, seen: &str) -> Self {
        let of = |name: &str| -> Vec<BTreeMap<&str, &str>> {
            page.elements
                .iter()
                .filter(|element| element.get(name).is_some())
                .map(|element| dataset(&element.attributes))
                .collect()
        };
        let by_id = |id: &str| {
            let found = page.elements.iter().find(|element| element.get("id") == Some(id));
            dataset(&found.unwrap_or_else(|| panic!("no {id}")).attributes)
        };
        let shown = serde_json::json!({
            "dice": of("data-dice")[0], "words": of("data-word"), "throws": of("data-throw"),
            "verdict": by_id("verdict"), "compared": by_id("compared"), "published": by_id("published"), "seen": seen,
        });
        let runtime = Runtime::new().unwrap();
        let context = Context::full(&runtime).unwrap();
        context.with(|context| {
            context.eval::<(), _>(format!("const shown = {shown};\n{BROWSER}")).unwrap();
            context.eval::<(), _>(format!("{{ {script} }}")).unwrap();
        });
        Self { _runtime: runtime, context }
    }

    fn eval(&self, what: &str) -> String {
        self.context.with(|context| context.eval::<String, _>(what).unwrap())
    }

    fn verdict(&self) -> String {
        self.eval("verdict.dataset.state")
    }

    /// What is said when somebody writes a sum into the field.
    fn compare(&self, sum: &str) -> (String, String) {
        self.eval(&format!("write({sum:?}); ''"));
        (self.eval("compared.textContent"), self.verdict())
    }
}

/// What becomes of a record that is brought to a house, up to the verdict on the page of its dice.
async fn judged(browser: &mut Browser, name: &str) -> (String, Option<Checking>) {
    let reply = import(browser, &record(name)).await;
    if reply.status != 303 {
        assert_eq!(reply.status, 400, "{name}");
        return ("refused".to_owned(), None);
    }
    let id = reply.location().split('/').nth(2).unwrap().to_owned();
    let reply = browser.get(&format!("/t/{id}/dice")).await;
    let page = match reply.status {
        403 => return ("later".to_owned(), None),
        404 => return ("no-proof".to_owned(), None),
        _ => reply.page(),
    };
    let script = browser.get("/assets/verify.js").await.text().to_owned();
    let checking = Checking::new(&page, &script, "");
    (checking.verdict(), Some(checking))
}

#[tokio::test]
async fn the_page_comes_to_the_same_verdicts_as_the_program() {
    let house = house();
    let mut browser = Browser::new(&house);
    let verdicts = std::fs::read_to_string(format!("{FOLDER}/VERDICTS")).unwrap();
    let mut judgements = 0;
    for verdict in verdicts.lines().filter(|line| !line.starts_with('#')) {
        let [name, code, expected] = verdict.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{verdict}")
        };
        let (found, checking) = judged(&mut browser, name).await;
        assert_eq!(found, expected, "{name}");
        assert_eq!(found == "fair", code == "0", "{name}: the program and the page agree");
        if let Some(checking) = checking {
            judgements += 1;
            let said = checking.eval("verdict.textContent");
            assert_eq!(said.contains("Chance was fair"), code == "0", "{name}: {said}");
        }
    }
    assert!(judgements > 12, "{judgements} pages were looked at");
}

#[tokio::test]
async fn a_wrong_row_is_marked() {
    let house = house();
    let (_, checking) = judged(&mut Browser::new(&house), "forged-draw").await;
    let marks = checking.unwrap().eval("throws.map(row => row.lastElementChild.textContent).join('')");
    assert_eq!(marks.chars().filter(|&mark| mark == '✗').count(), 2, "{marks}");
    assert_eq!(marks.chars().filter(|&mark| mark == '✓').count(), 32, "{marks}");
}

#[tokio::test]
async fn the_sum_somebody_saw_before_the_game_is_compared() {
    let house = house();
    let mut browser = Browser::new(&house);
    let parsed = |name: &str| {
        table::Record::<artus::Artus>::parse(&record(name), artus::Components::printed()).unwrap()
    };
    let (secret, everything) = {
        let sealed = parsed("true-sealed");
        (sealed.header.proof.clone().unwrap().commitment, sealed.published().unwrap())
    };
    let checking = judged(&mut browser, "true-sealed").await.1.unwrap();
    let (said, verdict) = checking.compare(&format!(" {} ", everything.to_uppercase()));
    assert!(said.contains("the secret and the words were fixed") && verdict == "fair", "{said}");
    let (said, verdict) = checking.compare(&secret);
    assert!(said.contains("the checksum of the secret") && verdict == "fair", "{said}");
    let (said, verdict) = checking.compare(&"0".repeat(64));
    assert!(said.contains("belongs to another secret") && verdict == "unfair", "{said}");
    assert_eq!(checking.compare(""), (String::new(), "fair".to_owned()), "nothing to compare");

    // Moves taken over are explained if they were part of the sum, and by nothing less.
    let given = parsed("true-given");
    let checking = judged(&mut browser, "true-given").await.1.unwrap();
    assert_eq!(checking.compare(&given.header.proof.clone().unwrap().commitment).1, "given");
    assert_eq!(checking.compare(&given.published().unwrap()).1, "fair");
    let checking = judged(&mut browser, "forged-given-20").await.1.unwrap();
    assert_eq!(checking.compare(&parsed("true-open").published().unwrap()).1, "unfair");
}

#[tokio::test]
async fn a_browser_compares_what_it_has_seen_itself() {
    let house = house();
    let mut browser = Browser::new(&house);
    let reply = import(&mut browser, &record("true-sealed")).await;
    let page = browser.page(&reply.location().replace("/replay", "/dice")).await;
    let script = browser.get("/assets/verify.js").await.text().to_owned();
    let other = Checking::new(&page, &script, &"0".repeat(64));
    assert_eq!(other.verdict(), "unfair", "the house has exchanged something");
    let german = browser.clone().reading("de").page(&reply.location().replace("/replay", "/dice")).await;
    assert!(
        Checking::new(&german, &script, "").eval("verdict.textContent").contains("Der Zufall war ehrlich")
    );
}
