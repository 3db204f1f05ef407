//! Whether everybody can use a page: the checks of axe-core, run in a world of their own that the page's policy and
//! script do not reach.

use crate::tab::Tab;
use serde_json::{Value, json};

/// What is told of what axe found.
const TOLD: &str = r"result => result.violations
    .filter(found => ['serious', 'critical'].includes(found.impact)
        || ['heading-order', 'page-has-heading-one', 'region', 'landmark-unique'].includes(found.id))
    .map(found => found.impact + ' ' + found.id + ': ' + found.help + '\n' + found.nodes.slice(0, 8)
        .map(node => '    ' + node.target.join(' ') + '\n        ' + node.failureSummary.replace(/\s+/g, ' ')).join('\n'))";

const AXE: &str = include_str!("../axe/axe.min.js");

/// What axe finds serious or critical on the page, and what it finds about headings, landmarks and names, each with its
/// rule and the elements.
#[track_caller]
pub fn findings(tab: &Tab) -> Vec<String> {
    run(tab, "rules: { 'label-content-name-mismatch': { enabled: true } }")
}

/// What axe finds about colours alone: all that another theme can change.
#[track_caller]
pub fn pale(tab: &Tab) -> Vec<String> {
    run(tab, "runOnly: ['color-contrast', 'link-in-text-block']")
}

#[track_caller]
fn run(tab: &Tab, which: &str) -> Vec<String> {
    let frames = tab.ask("Page.getFrameTree", &json!({}));
    let frame = &frames["frameTree"]["frame"]["id"];
    let world = tab.ask("Page.createIsolatedWorld", &json!({ "frameId": frame, "worldName": "axe" }));
    let evaluate = |script: &str| -> Value {
        let params = json!({ "expression": script, "contextId": world["executionContextId"],
            "awaitPromise": true, "returnByValue": true });
        let answer = tab.ask("Runtime.evaluate", &params);
        assert!(answer.get("exceptionDetails").is_none(), "axe fails: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    };
    if evaluate("typeof axe") == "undefined" {
        evaluate(&format!("{AXE}; true"));
    }
    let found =
        evaluate(&format!("axe.run(document, {{ resultTypes: ['violations'], {which} }}).then({TOLD})"));
    let found = found.as_array().expect("axe answers with a list").iter();
    found.map(|finding| finding.as_str().expect("of sentences").to_owned()).collect()
}
