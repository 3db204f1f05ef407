//! What the reader does now, in one line: the task, what is chosen, what has no place on the board; and the list of all
//! choices, which is the way by keyboard, by screen reader and with a thumb.

use super::Scene;
use super::centre::{headline, outcome};
use super::figures::{die, face_of};
use super::stage::Stage;
use super::symbols::{icon, item};
use super::{Tap, figures, missions, modules, wanted};
use maud::{Markup, html};
use merlin::{Frame, Item, Kind, Move, Window};

/// The bar below the board. `confirm` are the buttons that undo and confirm, from whoever serves the page.
pub fn act(scene: &Scene<'_>, confirm: &Markup) -> Markup {
    let stage = Stage::of(scene);
    let said = stage.as_ref().map(|stage| (title(stage), hint(stage)));
    let class = match &said {
        Some((title, hint)) if is_long(title, hint) => "merlin-act on long",
        Some(_) => "merlin-act on",
        None => "merlin-act",
    };
    html! {
        section id="merlin-act" class=(class) tabindex="-1" data-rest="" {
            @match &stage {
                Some(stage) => {
                    (sign(stage))
                    div class="task" {
                        @if let Some((title, hint)) = &said {
                            b { (title) }
                            span { (hint) }
                        }
                    }
                    div class="below" {
                        @for handle in stage.handles() { (modules::handle_button(stage, handle)) }
                        @for choice in declining_last(stage.below()) { (button(stage, choice)) }
                    }
                    @if let Some(gain) = stage.brings() {
                        span class=(format!("gain-now {}", super::forecast::tone(gain))) { (scene.words.signed(gain)) }
                    }
                    (all(stage))
                    @if stage.has_picked() {
                        button type="button" class="step-back" data-pick=(Tap::Clear) data-takes-back="yes"
                            aria-label=(scene.say("boards-back")) {
                            svg viewBox="0 0 24 24" aria-hidden="true" {
                                path d="M9.500 5 4.500 10 9.500 15M5 10H14.500C18 10 20 12.200 20 15S18 19.500 15 19.500H10.500" fill="none"
                                    stroke="currentColor" stroke-width="2" stroke-linecap="round" {}
                            }
                        }
                    }
                    (confirm)
                }
                None => {
                    div class="task" { b { (waiting(scene)) } }
                    (confirm)
                }
            }
        }
    }
}

/// Whether a text is so long that it has a row of its own, above the buttons: nothing of it is ever cut.
fn is_long(title: &str, hint: &str) -> bool {
    title.chars().count() > 44 || hint.chars().count() > 76
}

/// The die in use, as a picture.
fn sign(stage: &Stage<'_>) -> Markup {
    html! {
        @if let Some((kind, shown)) = stage.die {
            @let pips = stage.way().map_or(shown, |reach| reach.pips);
            svg class="sign" viewBox="0 0 34 34" aria-hidden="true" { (die(face_of(kind, stage.seat), pips, 1.0, 1.0, 32.0)) }
        } @else if let Some(reach) = stage.way() {
            svg class="sign" viewBox="0 0 34 34" aria-hidden="true" { (modules::market::labourer(reach.pips, 1.0, 1.0, 32.0)) }
        }
    }
}

fn title(stage: &Stage<'_>) -> String {
    match (stage.way(), stage.choice) {
        (Some(reach), _) => stage.scene.way(reach),
        (None, Some(choice)) => stage.scene.choice(choice, stage.seat),
        (None, None) => headline(stage),
    }
}

fn hint(stage: &Stage<'_>) -> String {
    let scene = stage.scene;
    let open = scene.view.open;
    match (stage.way(), stage.choice, open.top()) {
        (Some(reach), ..) if reach.prospect.lapses.is_some() => outcome(scene, reach),
        (Some(reach), ..) => scene.explained(reach.space),
        (None, None, _) if stage.handle.is_some() => {
            stage.handle.map(|handle| wanted::hint(scene, handle)).unwrap_or_default()
        }
        (None, Some(choice), top) => {
            // What has no heading of its own is a step of something: that is explained.
            let step =
                || if let Frame::Module(own) = top { modules::hint(scene, own) } else { String::new() };
            modules::warning(scene, choice, top).or_else(|| scene.heading(choice)).unwrap_or_else(step)
        }
        (None, None, Frame::Window(Window::Moved) | Frame::Repeat) => match stage.site {
            Some(_) => scene.say("boards-merlin-pay-with"),
            None => {
                let does = open.turn.action.map(|space| scene.explained(space)).unwrap_or_default();
                deploying(scene).map_or(does.clone(), |where_to| format!("{does} {where_to}"))
            }
        },
        (None, None, Frame::Window(Window::Start)) if stage.die.is_none() => {
            scene.say("boards-merlin-start-hint")
        }
        (None, None, Frame::Window(Window::Die)) if modules::morgana::is_making(scene) => {
            modules::morgana::place_hint(scene)
        }
        (None, None, Frame::Window(Window::Start | Window::Die)) => scene.say("boards-merlin-costly-hint"),
        (None, None, Frame::Window(Window::Between | Window::After)) if missions::is_completable(scene) => {
            scene.say("boards-merlin-mission-open")
        }
        (None, None, Frame::RepelTraitors(_))
            if scene.offers.iter().any(|offer| matches!(offer, Move::Repel(_))) =>
        {
            scene.say("boards-merlin-repel-hint")
        }
        (None, None, Frame::Grail(colour)) => scene.land(colour),
        (None, None, Frame::Module(own)) => modules::hint(scene, own),
        (None, None, _) => String::new(),
    }
}

/// Where a vassal that is to be deployed is tapped: at the place where it is to stand.
fn deploying(scene: &Scene<'_>) -> Option<String> {
    let mut lands = scene.offers.iter().filter_map(|offer| match offer {
        Move::Deploy(_, colour) => Some(*colour),
        _ => None,
    });
    let first = lands.next()?;
    let is_one = lands.all(|other| other == first);
    let one = if is_one { "yes" } else { "no" };
    let place = words::merlin::in_principality(scene.words, first);
    Some(scene.say_with("boards-merlin-deploy-hint", &[("one", one.into()), ("in", place.into())]))
}

/// Whether a choice does without something.
const fn declines(choice: Move) -> bool {
    matches!(choice, Move::Forfeit | Move::Done)
}

/// The choices with those that do without something last, for the keyboard as for the eye.
fn declining_last(choices: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut all: Vec<Move> = choices.collect();
    all.sort_by_key(|&choice| declines(choice));
    all
}

/// A choice without a place on the board.
fn button(stage: &Stage<'_>, choice: Move) -> Markup {
    let scene = stage.scene;
    let chosen = stage.choice == Some(choice);
    // To do without is always there and seldom meant: it does not invite, and it comes last.
    let class = match (chosen, choice) {
        (true, _) => "option chosen",
        (false, declining) if declines(declining) => "option declines",
        (false, _) => "option",
    };
    html! {
        button type="button" class=(class) data-pick=(Tap::Choice(choice))
            aria-pressed=(chosen) aria-description=(scene.spoken(stage.seat, choice)) {
            @match choice {
                Move::Build(_, colour) => {
                    svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (item(Item::new(Kind::Material, colour), None, 0.0, 0.0, 26.0)) }
                    (scene.colour(colour))
                }
                Move::Staff => { (icon("staff", 0.0, 0.0, 32.0).glyph()) (scene.choice(choice, stage.seat)) }
                Move::UseGrail => { (icon("grail", 0.0, 0.0, 32.0).filled("var(--m-cup)").glyph()) (scene.choice(choice, stage.seat)) }
                Move::Module(own) => {
                    @let (picture, text) = modules::button(scene, own).unwrap_or_default();
                    (picture) (text.unwrap_or_else(|| scene.choice(choice, stage.seat)))
                }
                _ => (scene.choice(choice, stage.seat)),
            }
            @if let Some(points) = scene.brings(stage.seat, choice) { b { (scene.words.signed(points)) } }
        }
    }
}

/// Every choice as a button with its words, closed until it is wanted.
fn all(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    // A die alone is no whole choice: it is chosen with a way.
    let moves = scene.offers.iter().copied().filter(|offer| {
        let by_way =
            matches!(offer, Move::Die(..) | Move::Apple(_) | Move::TurnDie | Move::Walk(_) | Move::Reverse);
        stage.reaches.is_empty() || !by_way
    });
    let moves = declining_last(moves);
    let reaches = stage.reaches.iter().filter(|reach| stage.die.is_none_or(|die| reach.die == Some(die)));
    let reaches: Vec<_> = reaches.collect();
    let texts = scene.listed(stage.seat, &moves);
    html! {
        details id="merlin-all" class="merlin-all" {
            summary { span { (scene.say_with("boards-merlin-all", &[("count", (moves.len() + reaches.len()).into())])) } }
            ul class="options" {
                @for (choice, text) in moves.into_iter().zip(texts) {
                    @let chosen = stage.choice == Some(choice);
                    li { (row(Tap::Choice(choice), &scene.spoken(stage.seat, choice), chosen, &text, &Markup::default())) }
                }
                @for reach in reaches {
                    @let chosen = stage.way().is_some_and(|way| way.way == reach.way);
                    @let spoken = scene.spoken_way(reach);
                    @let sign = html! { svg class="glyph" viewBox="0 0 22 22" aria-hidden="true" { @match reach.die {
                        Some((kind, pips)) => (figures::die(face_of(kind, stage.seat), pips, 0.0, 0.0, 22.0)),
                        None => (modules::market::labourer(reach.pips, 0.0, 0.0, 22.0)),
                    } } };
                    li { (row(Tap::Way(reach.way), &spoken, chosen, &spoken, &sign)) }
                }
            }
        }
    }
}

fn row(tap: Tap, label: &str, chosen: bool, text: &str, sign: &Markup) -> Markup {
    html! {
        button type="button" class=(if chosen { "option chosen" } else { "option" }) data-pick=(tap) aria-pressed=(chosen) aria-description=(label) {
            (sign) span class="option-text" { (text) }
        }
    }
}

/// Whom everybody waits for.
fn waiting(scene: &Scene<'_>) -> String {
    match (scene.view.open.top(), scene.decides()) {
        _ if scene.is_closed => scene.say("boards-merlin-over"),
        (Frame::Over, _) => scene.say("boards-merlin-over"),
        (Frame::Grail(_) | Frame::RepelTraitors(_), Some(seat)) => {
            scene.say_with("boards-merlin-scoring-waits", &[("name", scene.name(seat).into())])
        }
        (_, Some(seat)) if scene.me == Some(seat) => scene.say("boards-your-turn"),
        (_, Some(seat)) => scene.say_with("boards-merlin-waits", &[("name", scene.name(seat).into())]),
        (_, None) => scene.say("boards-merlin-wait"),
    }
}
