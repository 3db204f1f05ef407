//! Stepping through what happened since the own last turn, faster than the house answers.

use crate::Page;

/// A table at which others have made four moves since the reader's turn, seen after the first of them.
fn stepping() -> Page {
    let page = Page::opened("withSteps(3, 4, 5, 6, 7)");
    page.after("");
    let opened = page.after("pressFollow('since')");
    assert_eq!(opened, format!("GET /t/abc/since; {}; show 3; {}; show 4", asked(3), asked(4)));
    assert_eq!(shown_step(&page), "1 / 4");
    page
}

fn asked(moment: usize) -> String {
    format!("GET /t/abc/view?taps=&base=&to={moment}")
}

fn shown_step(page: &Page) -> String {
    page.after("done.push(followBar['#follow .at'].textContent)")
}

#[test]
fn a_key_leads_on_from_the_step_that_was_asked_for_last() {
    let page = stepping();
    let twice = page.after("key('ArrowRight'); key('ArrowRight')");
    assert_eq!(twice, format!("{}; taken; {}; taken; show 6", asked(5), asked(6)));
    assert_eq!(shown_step(&page), "3 / 4");
    let back = page.after("key('ArrowLeft'); key('ArrowLeft'); key('ArrowLeft')");
    assert_eq!(
        back,
        format!("{}; taken; {}; taken; taken; show 4", asked(5), asked(4)),
        "not beyond the first"
    );
    assert_eq!(shown_step(&page), "1 / 4");
}

#[test]
fn a_step_whose_answer_is_late_is_not_shown_after_a_later_one() {
    let page = stepping();
    page.after("holdAnswers()");
    let both = page.after("key('ArrowRight'); key('End')");
    assert_eq!(both, format!("{}; taken; {}; taken", asked(5), asked(7)));
    assert_eq!(page.after("waiting[1]()"), "show 7");
    assert_eq!(page.after("waiting[0]()"), "", "it comes too late");
    assert_eq!(shown_step(&page), "4 / 4");
}

#[test]
fn a_step_whose_answer_never_comes_can_be_asked_for_again() {
    let page = stepping();
    page.after("holdAnswers()");
    assert_eq!(page.after("key('ArrowRight')"), format!("{}; taken", asked(5)));
    page.after("pass(6000)");
    assert_eq!(page.problem(), "The connection is lost.");
    assert_eq!(shown_step(&page), "1 / 4", "what is shown is still the step before");
    assert_eq!(page.after("key('ArrowRight')"), format!("{}; taken", asked(5)));
    assert_eq!(page.after("waiting[1]()"), "show 5");
    assert_eq!(page.problem(), "");
    assert_eq!(shown_step(&page), "2 / 4");
}

#[test]
fn whoever_is_back_at_the_table_sees_no_step_that_was_on_its_way() {
    let page = stepping();
    page.after("holdAnswers(); key('ArrowRight')");
    assert_eq!(page.after("key('Escape')"), "GET /t/abc/view?taps=&base=&seen=4; taken");
    assert_eq!(page.after("waiting[0](); waiting[1]()"), "show 4", "the table as it is now");
}

#[test]
fn a_key_during_the_first_steps_leads_on_from_there() {
    let page = Page::opened("withSteps(3, 4, 5, 6, 7); holdAnswers()");
    page.after("");
    assert_eq!(page.after("pressFollow('since')"), "GET /t/abc/since");
    assert_eq!(page.after("waiting[0]()"), asked(3));
    assert_eq!(page.after("key('End')"), format!("{}; taken", asked(7)));
    assert_eq!(page.after("waiting[1](); waiting[2]()"), "show 7", "and nothing leads back to the first");
    assert_eq!(shown_step(&page), "4 / 4");
}
