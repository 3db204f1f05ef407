//! What has happened in the turn fits what is due, and what is due can be decided.

use super::{Check, demand};
use crate::actions;
use crate::frames::{Destination, Frame, Held, Part, ScoringStep, SetupStep, Window};
use crate::position::examples;
use crate::rondel::{Ring, Space, SpaceKind};
use crate::seams;
use crate::state::{Merlin, Open, TurnSoFar};
use crate::vocab::{Colour, Figure, Power};
use table::Seat;

impl Merlin {
    /// The facts of a turn, one by one (sections 5, 6, 12 and 13).
    pub(super) fn check_turn(&self) -> Check {
        let (open, turn) = (&self.open, &self.open.turn);
        let bottom = open.due.all()[0];
        let window = match (open.due.part(), bottom) {
            (Part::Turn, Frame::Window(window)) => window,
            (Part::Turn, Frame::Execution) => Window::Between,
            (Part::Turn, _) => Window::After,
            (Part::Setup(_) | Part::Rolling | Part::Scoring | Part::Over, _) => {
                let (at, found) = already(turn);
                return demand(*turn == TurnSoFar::default(), "MER-4.1", at, found, "-");
            }
        };
        let chosen = window > Window::Start;
        let found = turn.unit.map_or("-".to_owned(), |(unit, pips)| format!("{unit} {pips}"));
        let known = turn.die().is_none_or(|(die, _)| open.layout.dice.contains(&die));
        demand(
            turn.unit.is_some() == chosen && known,
            "MER-5.1",
            "turn.die",
            found,
            if chosen { examples::units(&open.layout, open.options.modules()) } else { "-".to_owned() },
        )?;
        let main = MainAction::of(open);
        let moved = window > Window::Die;
        let figure = open.moving().map(|(figure, _)| figure).filter(|_| moved);
        let name = |figure: Option<Figure>| figure.map_or("-", Figure::id);
        demand(main.figure == figure, "MER-5.2", "turn.figure", name(main.figure), name(figure))?;
        let stands = figure.and_then(|figure| open.stands(figure));
        let gone_on = main.space.is_some_and(|space| seams::has_gone_on(open, space));
        let right = match main.space {
            Some(space) if main.elsewhere => {
                let others = Seat::all(open.players()).filter(|&seat| seat != open.active);
                (stands != Some(space) || gone_on)
                    && others.map(|seat| open.castle(seat).knight).any(|knight| knight == Some(space))
            }
            space => space == stands || gone_on,
        };
        let name = |space: Option<Space>| space.map_or("-".to_owned(), |space| space.to_string());
        demand(right, "MER-6.1", "turn.action", name(main.space), name(stands))?;
        self.check_powers(moved, &main)?;
        let least = u8::from(window == Window::Between);
        let most = match (window, figure) {
            (Window::Start | Window::Die | Window::Moved, _) => 0,
            (Window::Between, _) if bottom == Frame::Window(Window::Between) => 1,
            (Window::Between | Window::After, Some(Figure::Merlin)) => 2,
            (Window::Between | Window::After, Some(Figure::Knight | Figure::Arthur) | None) => 1,
        };
        let (found, expected) = (main.executions, format!("{least}–{most}"));
        demand((least..=most).contains(&found), "MER-6.10", "turn.executions", found, expected)
    }

    fn check_powers(&self, moved: bool, main: &MainAction) -> Check {
        let turn = &self.open.turn;
        let knight = main.figure == Some(Figure::Knight);
        for power in turn.powers.iter() {
            let can_be = match power {
                Power::SecondMission => turn.missions == 2,
                Power::Reverse | Power::Mirror => moved && knight,
                Power::DifferentAction => moved,
                Power::Switch => turn.unit.is_some(),
                Power::RepelTraitors | Power::TurnDie | Power::PlusMinus => false,
            };
            let can_be = can_be && self.open.layout.flag_of(power).is_some();
            demand(can_be, "MER-13.16", "turn.powers", power, "-")?;
        }
        let two = turn.powers.contains(Power::SecondMission);
        let most = if two { 2 } else { 1 } + seams::further_missions(&self.open);
        demand(turn.missions <= most, "MER-13.10", "turn.missions", turn.missions, format!("≤ {most}"))
    }

    /// The frames lie on each other as they can, and the top one has something to decide.
    pub(super) fn check_due(&self) -> Check {
        let open = &self.open;
        let kind = open.turn.action.map(|space| open.layout.kind(space));
        let built_on_tower = !open.castle(open.active).manors.intersection(open.environs.towers()).is_empty();
        let card =
            |rest: &[Frame]| matches!(rest, [] | [Frame::Card(Destination::Display | Destination::Hand)]);
        let builds = match kind {
            Some(SpaceKind::Module(own)) => own.builds(),
            kind => kind == Some(SpaceKind::Build),
        };
        let holds = match open.due.innermost() {
            [below @ .., Frame::Module(own)] => own.can_lie_on(below, self),
            [Frame::Setup(step)] => *step == SetupStep::StartPlayer || open.is_due(*step),
            [Frame::Dice | Frame::Over] => true,
            [Frame::Window(Window::Between)] => open.can_be_between(),
            [Frame::Window(_)] => true,
            [Frame::Execution, Frame::Repeat] => {
                let space = open.turn.action.filter(|_| open.turn.executions == 1);
                open.turn.figure == Some(Figure::Merlin)
                    && space.is_some_and(|space| actions::lapses(self, space).is_none())
            }
            [Frame::Execution, Frame::Exchange] => kind == Some(SpaceKind::Exchange),
            [Frame::Execution, Frame::SecondDiscard] => {
                kind == Some(SpaceKind::Mission) && open.castle(open.active).hand > 0
            }
            [Frame::Execution, Frame::Tower] => builds && built_on_tower,
            [Frame::Execution, Frame::Replace(1 | 2), rest @ ..] => {
                kind == Some(SpaceKind::Mission) && card(rest)
            }
            [Frame::TurnEnd, Frame::Replace(left @ 1..), rest @ ..] => {
                *left <= open.turn.missions && card(rest)
            }
            [Frame::Scoring(ScoringStep::Traitors), Frame::RepelTraitors(seat)] => {
                let before = open.in_turn_order().take_while(|other| other != seat);
                let mut faced = before.map(|seat| open.castle(seat).traitors_attached());
                seat.index() < open.players() && open.can_repel(*seat) && faced.all(|traitors| traitors == 0)
            }
            [Frame::Scoring(ScoringStep::Traitors), Frame::NewTraitors] => {
                let left = |colour| open.traitor_supply(colour) > 0;
                open.round < Open::ROUNDS && Colour::ALL.into_iter().any(left)
            }
            [Frame::Scoring(ScoringStep::Influence), Frame::Grail(colour)] => {
                let (leaders, sharers) = open.lead_in_principality(*colour);
                let shares = |seat: Seat| sharers > 1 && leaders.contains(seat);
                open.grail.is_some_and(shares)
            }
            _ => false,
        };
        if holds { Ok(()) } else { self.misfit(kind, builds) }
    }

    /// What is wrong with the frames: a fact they need, or the way they lie on each other.
    fn misfit(&self, kind: Option<SpaceKind>, builds: bool) -> Check {
        let open = &self.open;
        let action = open.turn.action.map_or("-".to_owned(), |space| space.to_string());
        let spaces = |wanted: SpaceKind| {
            let all = Ring::ALL.into_iter().flat_map(|ring| open.layout.spaces(ring));
            let of_kind = all.filter(|&space| open.layout.kind(space) == wanted);
            of_kind.map(|space| space.to_string()).collect::<Vec<_>>().join(", ")
        };
        let at_action =
            |clause, wanted| demand(false, clause, "turn.action", action.as_str(), spaces(wanted));
        let figure = open.turn.figure.map_or("-", Figure::id);
        match open.due.innermost() {
            [Frame::Window(Window::Between)] => {
                demand(false, "MER-6.8", "turn.due", "window between", "window after")
            }
            [Frame::Execution, Frame::Repeat] if open.turn.figure != Some(Figure::Merlin) => {
                demand(false, "MER-6.8", "turn.figure", figure, Figure::Merlin)
            }
            [Frame::Execution, Frame::Repeat] if open.turn.executions != 1 => {
                demand(false, "MER-6.10", "turn.executions", open.turn.executions, 1)
            }
            [Frame::Execution, Frame::Exchange] => at_action("MER-10.1", SpaceKind::Exchange),
            [Frame::Execution, Frame::SecondDiscard | Frame::Replace(_), ..]
                if kind != Some(SpaceKind::Mission) =>
            {
                at_action("MER-10.5", SpaceKind::Mission)
            }
            [Frame::Execution, Frame::Tower] if !builds => at_action("MER-11.19", SpaceKind::Build),
            [Frame::Execution, Frame::Tower] => {
                let manors = open.castle(open.active).manors.iter().map(|site| site.to_string());
                let towers = open.environs.towers().iter().map(|site| site.to_string());
                let found = manors.collect::<Vec<_>>().join(", ");
                let found = if found.is_empty() { "[]".to_owned() } else { found };
                let at = format!("seat.{}.manors", open.active);
                demand(false, "MER-11.19", &at, found, towers.collect::<Vec<_>>().join(", "))
            }
            [Frame::TurnEnd, Frame::Replace(left), ..] if *left > open.turn.missions => {
                let expected = format!("≥ {left}");
                demand(false, "MER-12.14", "turn.missions", open.turn.missions, expected)
            }
            _ => {
                let found = open.due.all().iter().map(Frame::to_string).collect::<Vec<_>>().join(", ");
                let expected = examples::stack_with(open.top());
                // The frames lie as they can, but what they ask for cannot be asked now.
                let expected = if found == expected { "-".to_owned() } else { expected };
                let clause = match open.top() {
                    Frame::Module(own) if expected == "-" => own.clause().0,
                    _ => "MER-4.1",
                };
                demand(false, clause, "turn.due", found, expected)
            }
        }
    }
}

/// Something that a turn has left behind: its key, and what it says.
fn already(turn: &TurnSoFar) -> (&'static str, String) {
    if let Some((unit, pips)) = turn.unit {
        ("turn.die", format!("{unit} {pips}"))
    } else if let Some(figure) = turn.figure {
        ("turn.figure", figure.to_string())
    } else if let Some(space) = turn.action {
        ("turn.action", space.to_string())
    } else if let Some(power) = turn.powers.iter().next() {
        ("turn.powers", power.to_string())
    } else if turn.missions > 0 {
        ("turn.missions", turn.missions.to_string())
    } else if turn.executions > 0 {
        ("turn.executions", turn.executions.to_string())
    } else {
        let of_module = [
            turn.modules.arthur.left_behind(),
            turn.modules.favor.doubled().map(|doubled| ("favor.doubled", doubled.to_string())),
            turn.modules.knights.portal().then(|| ("knights.portal", true.to_string())),
            turn.modules.market.visited.then(|| ("market.visited", true.to_string())),
        ];
        let gained = ("morgana.gained", turn.modules.morgana.gained().to_string());
        of_module.into_iter().flatten().next().unwrap_or(gained)
    }
}

/// The action of the main move, which may wait for others (ARU-2.7, ARU-2.13).
struct MainAction {
    figure: Option<Figure>,
    space: Option<Space>,
    executions: u8,
    elsewhere: bool,
}

impl MainAction {
    fn of(open: &Open) -> Self {
        let turn = &open.turn;
        if let Some(Held { figure, space, executions, elsewhere }) = open.due.held().next() {
            return Self { figure: Some(figure), space: Some(space), executions, elsewhere };
        }
        Self {
            figure: turn.figure,
            space: turn.action,
            executions: turn.executions,
            elsewhere: turn.powers.contains(Power::DifferentAction),
        }
    }
}

impl Open {
    /// Whether window `between` can be open: a staff may follow, or what a module lets follow (MER-6.8,
    /// FAV-6.5, FAV-9.6).
    pub(crate) fn can_be_between(&self) -> bool {
        let staff = self.turn.figure == Some(Figure::Merlin) && self.castle(self.active).staffs > 0;
        staff || seams::keeps_between(self)
    }
}
