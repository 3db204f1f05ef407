//! What can be chosen, in few words and on the board, and what it would lead to.

use super::super::board::{Detail, Sight};
use super::super::choosing::Choosing;
use super::paint::{Picture, badge, badge_style, glyph, plate_style};
use super::scene::Scene;
use artus::{Action, Artus, Card, Chair, ChairSet, Event, Figure, Kind, Move, Plate, View};
use games::{AnyMove, Listed};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Seat;
use words::artus as say;

/// The sign of a kind of cards: helmet, crown, banner.
pub(crate) const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Knight => "♞",
        Kind::King => "♛",
        Kind::Scoring => "⚑",
    }
}

/// The card chosen, once one is.
pub(crate) fn card_taken(choosing: &Choosing) -> Option<Card> {
    match choosing.taken(0) {
        Some(AnyMove::Artus(Move::Play(card, _))) => Some(card),
        Some(
            AnyMove::Artus(Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_))
            | AnyMove::Camelot(_)
            | AnyMove::Merlin(_),
        )
        | None => None,
    }
}

/// What is asked at this step.
pub(crate) fn question(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing) -> String {
    let words = sight.words;
    let Some(card) = card_taken(choosing) else {
        return match choosing.considered().first() {
            Some(AnyMove::Artus(Move::Place(_))) => words.say("tui-artus-ask-chair"),
            Some(AnyMove::Artus(Move::Draw(_))) => words.say("tui-artus-ask-pile"),
            Some(
                AnyMove::Artus(Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Play(..))
                | AnyMove::Camelot(_)
                | AnyMove::Merlin(_),
            )
            | None => words.say("tui-artus-ask-card"),
        };
    };
    let named = format!("{} {}", sign(card.kind()), say::card_short(words, card));
    match choosing.taken(1) {
        Some(AnyMove::Artus(Move::Play(_, Action::Advance { from, .. }))) => {
            format!("{named} › {}", who(sight, view, choosing.seat, from))
        }
        Some(_) | None => match (choosing.depth(), card) {
            (1, Card::Scoring(artus::Scoring::Choice)) => {
                format!("{named} › {}", words.say("tui-artus-ask-use"))
            }
            (1, Card::Scoring(_)) => format!("{named} › {}", words.say("tui-artus-ask-knights")),
            (_, Card::Knight(_) | Card::King(..) | Card::Ring(_) | Card::Scoring(_)) => {
                format!("{named} › {}", words.say("tui-artus-ask-figure"))
            }
        },
    }
}

/// The figure on a chair in words, with its chair.
fn who(sight: &Sight<'_>, view: &View<'_>, seat: Seat, chair: Chair) -> String {
    let words = sight.words;
    let figure = match view.open.table.figure(chair) {
        Some(Figure::Knight(owner)) if owner == seat => words.say("tui-artus-knight"),
        Some(figure) => say::figure(words, figure, sight.names),
        None => String::new(),
    };
    words.say_with("tui-artus-sits", &[("figure", figure.into()), ("chair", chair.number().into())])
}

/// A choice as one line.
pub(crate) fn text(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing, first: Move) -> Line<'static> {
    let words = sight.words;
    let scene = Scene::of(view.open);
    match (first, choosing.depth()) {
        (Move::Place(chair), _) => {
            let text = words.say_with("tui-artus-chair", &[("chair", chair.number().into())]);
            let mut line = Line::from(vec![Span::raw(format!("{text:<9} ")), plate(sight, &scene, chair)]);
            if scene.carpet(chair) {
                line.push_span(Span::raw(format!("  {}", words.say("tui-artus-carpet"))));
            }
            line
        }
        (Move::Draw(kind), _) => {
            let left = view.open.pile(choosing.seat, kind);
            let text = words.say_with("tui-artus-left", &[("count", left.into())]);
            Line::raw(format!("{} {} ({text})", sign(kind), say::pile(words, kind)))
        }
        (Move::Play(card, _), 0) => {
            let hand = view.secret(choosing.seat).map(|secret| secret.hand()).unwrap_or_default();
            let copies = hand.intersection(view.open.options.components.deck.copies(card)).len();
            let times = if copies > 1 { format!(" ×{copies}") } else { String::new() };
            Line::raw(format!("{} {}{times}", sign(card.kind()), say::card_short(words, card)))
        }
        (Move::Play(card, action), step) => match action {
            Action::Advance { from, .. } if step == 1 => figure_line(sight, view, from, ""),
            Action::Advance { from, steps } => target(sight, view, choosing.seat, first, from.step(steps)),
            Action::Ring(prince) => {
                // The choice card gives a ring as one of its uses; a ring card does nothing else.
                let lead = if matches!(card, Card::Ring(_)) {
                    String::new()
                } else {
                    words.say("tui-artus-ring-for")
                };
                figure_line(sight, view, prince, &lead)
            }
            Action::Score(knights) => selection(sight, &scene, knights),
            Action::Best => Line::raw(words.say("tui-artus-best")),
            Action::All | Action::Penalty => Line::raw(say::card_short(words, card)),
        },
        (Move::Start(_) | Move::King(_) | Move::Card(_), _) => Line::raw(first.to_string()),
    }
}

/// A figure in few words: its shape tells the metal and its rings, so that it fits a narrow list.
fn figure_line(sight: &Sight<'_>, view: &View<'_>, chair: Chair, lead: &str) -> Line<'static> {
    let words = sight.words;
    let mut line = Line::default();
    if !lead.is_empty() {
        line.push_span(Span::raw(format!("{lead} ")));
    }
    if let Some(sitting) = Scene::of(view.open).sitting(chair) {
        let figure = match sitting.figure {
            Figure::Knight(_) => words.say("tui-artus-knight"),
            Figure::Prince(_) => words.say("tui-artus-prince"),
            Figure::King(_) => words.say("tui-artus-king"),
        };
        line.push_span(Span::styled(badge(sight.theme, sitting), badge_style(sight.theme, sitting.figure)));
        let args = [("figure", figure.into()), ("chair", chair.number().into())];
        line.push_span(Span::raw(format!(" {}", words.say_with("tui-artus-sits", &args))));
    }
    line
}

/// A chair a figure can reach: its number, the plate it will have, who is displaced, whether the top turns.
fn target(sight: &Sight<'_>, view: &View<'_>, seat: Seat, choice: Move, to: Chair) -> Line<'static> {
    let preview = view.preview(seat, choice);
    let after = Scene::of(view.open).after(&preview);
    let mut line = Line::from(vec![Span::raw(format!("→ {to:>2} ")), plate(sight, &after, to)]);
    for event in &preview {
        if let Event::Displaced { figure, to, .. } = *event {
            line.push_span(Span::raw("  "));
            line.push_span(Span::styled(glyph(sight.theme, figure), badge_style(sight.theme, figure)));
            line.push_span(Span::raw(format!("→{to}")));
        } else if let Event::Realigned { .. } = *event {
            line.push_span(Span::raw("  ↻"));
        }
    }
    line
}

/// Knights to score: chairs and values.
fn selection(sight: &Sight<'_>, scene: &Scene, knights: ChairSet) -> Line<'static> {
    let mut line = Line::default();
    for chair in knights.iter() {
        if !line.spans.is_empty() {
            line.push_span(Span::raw(" "));
        }
        line.push_span(Span::raw(format!("{chair:>2} ")));
        line.push_span(plate(sight, scene, chair));
    }
    line
}

/// The plate before a chair.
pub(crate) fn plate(sight: &Sight<'_>, scene: &Scene, chair: Chair) -> Span<'static> {
    match scene.plate(chair) {
        Some((_, Plate::Crown)) => Span::styled(" ♛ ", plate_style(sight.theme, Plate::Crown)),
        Some((value, colour)) => {
            Span::styled(format!("{:^3}", sight.words.signed(value)), plate_style(sight.theme, colour))
        }
        None => Span::raw("   "),
    }
}

/// What is to be known about the moves under the cursor.
pub(crate) fn details(
    sight: &Sight<'_>,
    view: &View<'_>,
    choosing: &Choosing,
    moves: &[Move],
) -> Vec<Detail> {
    let words = sight.words;
    let plain = |text: String| Detail { text, style: Style::new() };
    let faded = |text: String| Detail { text, style: sight.theme.faded() };
    let mut details = Vec::new();
    match (choosing.depth(), moves.first()) {
        (0, Some(Move::Play(card, _))) => {
            details.push(Detail { text: say::card(words, *card), style: sight.theme.title() });
            details.push(plain(say::card_does(words, *card)));
        }
        (1, Some(Move::Play(_, Action::Advance { from, .. }))) => {
            let values =
                [("chair", from.number().into()), ("points", words.signed(view.open.value(*from)).into())];
            let text = who(sight, view, choosing.seat, *from);
            details.push(Detail { text, style: sight.theme.title() });
            details.push(plain(words.say_with("tui-artus-leaving", &values)));
        }
        (1, Some(Move::Play(_, Action::Ring(prince)))) => {
            let text = who(sight, view, choosing.seat, *prince);
            details.push(Detail { text, style: sight.theme.title() });
        }
        (0, Some(Move::Place(_))) => details.push(faded(words.say("tui-artus-placing"))),
        (0, Some(Move::Draw(_))) => details.push(faded(words.say("tui-artus-drawing"))),
        _ => {}
    }
    if let [only @ Move::Play(..)] = moves {
        let preview = view.preview(choosing.seat, *only);
        let say = |event: &Event, style| Detail {
            text: words.event(&games::AnyEvent::Artus(*event), sight.names),
            style,
        };
        // The most important first, should there be no room for all. The move itself is what is being chosen.
        for event in &preview {
            if let Event::Displaced { .. } = event {
                details.push(say(event, Style::new()));
            } else if let Event::Crowned { .. } = event {
                details.push(say(event, sight.theme.gold()));
            }
        }
        details.push(faded(outlook(sight, view, choosing.seat, &preview)));
        for event in &preview {
            if let Event::Scored { points, .. } = event {
                details.push(say(event, sight.theme.points(*points)));
            }
        }
        details.extend(
            preview
                .iter()
                .filter(|event| matches!(event, Event::Realigned { .. }))
                .map(|event| say(event, Style::new())),
        );
    }
    details
}

/// What the own knights' chairs are worth before and after a move.
fn outlook(sight: &Sight<'_>, view: &View<'_>, seat: Seat, preview: &[Event]) -> String {
    let now = Scene::of(view.open);
    let then = now.after(preview);
    let values = |scene: &Scene| {
        let mut values: Vec<i32> = scene.knights(seat).map(|chair| scene.value(chair)).collect();
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        values
    };
    let list =
        |values: &[i32]| values.iter().map(|&value| sight.words.signed(value)).collect::<Vec<_>>().join(" ");
    let (before, after) = (values(&now), values(&then));
    let sum = |values: &[i32]| sight.words.signed(values.iter().sum());
    let args = [
        ("after", list(&after).into()),
        ("sum-before", sum(&before).into()),
        ("sum-after", sum(&after).into()),
    ];
    sight.words.say_with(if before == after { "tui-artus-outlook-same" } else { "tui-artus-outlook" }, &args)
}

/// The board while somebody chooses: what can be chosen, and what the considered move leads to.
pub(crate) fn picture(view: &View<'_>, choosing: &Choosing) -> Picture {
    let scene = Scene::of(view.open);
    let own =
        |moves: &[AnyMove]| moves.iter().filter_map(|&offer| Artus::own_move(offer)).collect::<Vec<_>>();
    let considered = own(&choosing.considered());
    if let [only @ Move::Play(..)] = considered[..] {
        let preview = view.preview(choosing.seat, only);
        return Picture::of(scene.after(&preview)).traced(&preview);
    }
    let mut picture = Picture::of(scene);
    let about = |offer: &Move| -> ChairSet {
        match *offer {
            Move::Place(chair) | Move::Play(_, Action::Ring(chair) | Action::Advance { from: chair, .. }) => {
                ChairSet::only(chair)
            }
            Move::Play(_, Action::Score(knights)) => knights,
            Move::Play(_, Action::All | Action::Best | Action::Penalty)
            | Move::Start(_)
            | Move::King(_)
            | Move::Card(_)
            | Move::Draw(_) => ChairSet::EMPTY,
        }
    };
    let all = |moves: &[Move]| moves.iter().map(about).fold(ChairSet::EMPTY, ChairSet::union);
    if choosing.depth() == 0 && matches!(considered.first(), Some(Move::Play(..))) {
        // Whoever the card under the cursor could be used for.
        picture.open_to_choice = all(&considered);
    } else {
        picture.open_to_choice =
            choosing.branches().iter().map(|branch| all(&own(branch))).fold(ChairSet::EMPTY, ChairSet::union);
        picture.chosen = all(&considered);
    }
    picture
}
