//! A situation as text, to set the table and to report a bug; `docs/positions.md` explains the format.

use crate::cards::{Card, CardSet};
use crate::chairs::Chair;
use crate::components::Components;
use crate::deck::Deck;
use crate::state::{Artus, Options, Phase};
use crate::vocab::{Category, Figure, Kind, Metal, Mode};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Clause, Fault, Seat, Source};

/// No game comes near; a larger number in a file is a slip.
const MOST_POINTS: u32 = 1_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    mode: Option<String>,
    players: Option<i64>,
    #[serde(default)]
    turn: TurnTable,
    #[serde(default)]
    chairs: BTreeMap<String, String>,
    #[serde(default)]
    seat: Vec<SeatTable>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct TurnTable {
    phase: Option<String>,
    start_player: Option<i64>,
    player: Option<i64>,
    round: Option<i64>,
    done: Option<i64>,
    pile: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SeatTable {
    hand: Option<Vec<String>>,
    played: Option<Vec<String>>,
    #[serde(default)]
    points: BTreeMap<String, i64>,
}

impl Artus {
    pub(crate) fn read_position(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let source = Source::new(text);
        let file: File = source.read()?;
        let reader = Reader { source, file };
        let options = reader.options(components)?;
        let mut state = Self::before_the_first_move(options);
        reader.read_turn(&mut state)?;
        reader.read_chairs(&mut state)?;
        reader.read_seats(&mut state)?;
        state.count_piles();
        state.check().map_err(|fault| reader.source.locate(fault))?;
        Ok(state)
    }

    pub(crate) fn write_position(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let open = &self.open;
        writeln!(text, "game = \"artus\"\nmode = \"{}\"\nplayers = {}", open.options.mode, open.players())?;
        let flow = &open.flow;
        writeln!(text, "\n[turn]\nphase = \"{}\"", phase_id(flow.phase))?;
        writeln!(text, "start_player = {}\nplayer = {}", flow.start, flow.active)?;
        writeln!(text, "round = {}\ndone = {}", flow.round, flow.done)?;
        if let Phase::Reveal(kind) = flow.phase {
            writeln!(text, "pile = \"{kind}\"")?;
        }
        writeln!(text, "\n[chairs]")?;
        for chair in Chair::all() {
            match open.table.figure(chair) {
                Some(Figure::Knight(seat)) => writeln!(text, "{chair} = \"knight {seat}\"")?,
                Some(Figure::Prince(metal)) => {
                    writeln!(text, "{chair} = \"prince {metal} {}\"", open.table.rings(chair))?;
                }
                Some(Figure::King(metal)) => writeln!(text, "{chair} = \"king {metal}\"")?,
                None => {}
            }
        }
        for seat in Seat::all(open.players()) {
            writeln!(text, "\n[[seat]]")?;
            writeln!(text, "hand = {:?}", self.ids(self.secret[seat.index()].hand))?;
            writeln!(text, "played = {:?}", self.ids(open.played(seat)))?;
            let points: Vec<String> = Category::ALL
                .iter()
                .map(|&part| format!("{} = {}", part.id(), open.points(seat, part)))
                .collect();
            writeln!(text, "points = {{ {} }}", points.join(", "))?;
        }
        Ok(())
    }

    pub(crate) fn ids(&self, cards: CardSet) -> Vec<String> {
        self.open.options.components.deck.cards(cards).map(|card| card.to_string()).collect()
    }
}

const fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::StartPlayer => "start_player",
        Phase::FirstKing => "first_king",
        Phase::Deal => "deal",
        Phase::Place => "place",
        Phase::Play => "play",
        Phase::Draw => "draw",
        Phase::Reveal(_) => "reveal",
        Phase::Over => "over",
    }
}

/// A position under examination, with its text at hand to tell lines.
struct Reader<'a> {
    source: Source<'a>,
    file: File,
}

impl Reader<'_> {
    fn fault(
        &self,
        clause: &'static str,
        path: &[&str],
        found: impl std::fmt::Display,
        expected: &str,
    ) -> Fault {
        let clause = (!clause.is_empty()).then_some(Clause(clause));
        self.source.fault(clause, path, found, expected)
    }

    fn options(&self, components: &'static Components) -> Result<Options, Fault> {
        let game = self.given("", &["game"], self.file.game.as_deref(), "artus")?;
        if game != "artus" {
            return Err(self.fault("", &["game"], game, "artus"));
        }
        let modes = Mode::ALL.map(Mode::id).join(", ");
        let mode = self.given("ART-1.4", &["mode"], self.file.mode.as_deref(), &modes)?;
        let mode: Mode = mode.parse().map_err(|_| self.fault("ART-1.4", &["mode"], mode, &modes))?;
        let number = self.given("ART-1.3", &["players"], self.file.players, "2, 3, 4")?;
        let players = usize::try_from(number).ok();
        players
            .and_then(|players| Options::new(players, mode, components))
            .ok_or_else(|| self.fault("ART-1.3", &["players"], number, "2, 3, 4"))
    }

    /// A value that has to be there.
    fn given<T>(
        &self,
        clause: &'static str,
        path: &[&str],
        value: Option<T>,
        expected: &str,
    ) -> Result<T, Fault> {
        let clause = (!clause.is_empty()).then_some(Clause(clause));
        value.ok_or_else(|| self.source.missing(clause, path, expected))
    }

    fn seat(&self, path: &[&str], number: i64, players: usize) -> Result<Seat, Fault> {
        let seat = usize::try_from(number).ok().filter(|seat| (1..=players).contains(seat));
        let seat = seat.ok_or_else(|| self.fault("ART-1.3", path, number, &format!("1–{players}")))?;
        Ok(Seat::new(seat - 1))
    }

    fn read_turn(&self, state: &mut Artus) -> Result<(), Fault> {
        let turn = &self.file.turn;
        let players = state.open.players();
        let flow = &mut state.open.flow;
        let phases = "start_player, first_king, deal, place, play, draw, reveal (pile), over";
        let phase = self.given("ART-17.7", &["turn", "phase"], turn.phase.as_deref(), phases)?;
        flow.phase = match (phase, &turn.pile) {
            ("start_player", None) => Phase::StartPlayer,
            ("first_king", None) => Phase::FirstKing,
            ("deal", None) => Phase::Deal,
            ("place", None) => Phase::Place,
            ("play", None) => Phase::Play,
            ("draw", None) => Phase::Draw,
            ("over", None) => Phase::Over,
            ("reveal", Some(pile)) => Phase::Reveal(
                pile.parse()
                    .map_err(|_| self.fault("ART-2.6", &["turn", "pile"], pile, "knight, king, scoring"))?,
            ),
            ("reveal", None) => {
                return Err(self.fault("ART-13.3", &["turn", "pile"], "-", "knight, king, scoring"));
            }
            (phase, Some(_)) if phase != "reveal" => {
                let pile = turn.pile.as_deref().unwrap_or_default();
                return Err(self.fault("ART-13.3", &["turn", "pile"], pile, "-"));
            }
            (phase, _) => return Err(self.fault("ART-17.7", &["turn", "phase"], phase, phases)),
        };
        flow.start = self.seat(&["turn", "start_player"], turn.start_player.unwrap_or(1), players)?;
        flow.active = self.seat(&["turn", "player"], turn.player.unwrap_or(1), players)?;
        let (round, done) = (turn.round.unwrap_or(1), turn.done.unwrap_or(0));
        // What is out of range in any case is found by the check below.
        let small = |number: i64| u8::try_from(number).unwrap_or(u8::MAX);
        (flow.round, flow.done) = (small(round), small(done));
        // What follows counts with round and start player.
        flow.check(&state.open.options).map_err(|fault| match fault {
            Fault::Value { clause, at, expected, .. } if at == "turn.round" => {
                self.source.fault(clause, &["turn", "round"], round, expected)
            }
            Fault::Value { clause, at, expected, .. } if at == "turn.done" => {
                self.source.fault(clause, &["turn", "done"], done, expected)
            }
            other => self.source.locate(other),
        })
    }

    fn read_chairs(&self, state: &mut Artus) -> Result<(), Fault> {
        let players = state.open.players();
        let table = &mut state.open.table;
        let mut kings = 0;
        for (number, figure) in &self.file.chairs {
            let path = ["chairs", number.as_str()];
            let chair: Chair = number.parse().map_err(|_| self.fault("ART-1.1", &path, number, "0–27"))?;
            let words: Vec<&str> = figure.split_ascii_whitespace().collect();
            let expected = "knight 1, prince silver, prince bronze 2, king silver";
            match words[..] {
                ["knight", seat] => {
                    let number = seat.parse().map_err(|_| self.fault("ART-2.1", &path, figure, expected))?;
                    let seat = self.seat(&path, number, players)?;
                    table.seat(Figure::Knight(seat), chair, false);
                }
                ["prince", metal, ref rings @ ..] => {
                    let metal: Metal =
                        metal.parse().map_err(|_| self.fault("ART-2.1", &path, figure, expected))?;
                    let two = match rings {
                        [] | ["1"] => false,
                        ["2"] => true,
                        _ => {
                            let expected = format!("prince {metal} 1, prince {metal} 2");
                            return Err(self.fault("ART-11.9", &path, figure, &expected));
                        }
                    };
                    table.seat(Figure::Prince(metal), chair, two);
                }
                ["king", metal] | ["king", metal, "3"] => {
                    let metal: Metal =
                        metal.parse().map_err(|_| self.fault("ART-2.1", &path, figure, expected))?;
                    kings += 1;
                    if kings > 1 {
                        return Err(self.fault("ART-2.2", &path, format!("{kings} × king"), "1 × king"));
                    }
                    table.seat(Figure::King(metal), chair, false);
                }
                ["king", _, _] => {
                    return Err(self.fault("ART-11.9", &path, figure, "king silver, king bronze"));
                }
                _ => return Err(self.fault("ART-2.1", &path, figure, expected)),
            }
        }
        let four_sit = Metal::ALL.iter().any(|&metal| !table.royals(metal).is_empty());
        if kings == 0 && four_sit {
            return Err(self.fault("ART-2.2", &["chairs"], "0 × king", "1 × king"));
        }
        Ok(())
    }

    fn read_seats(&self, state: &mut Artus) -> Result<(), Fault> {
        let players = state.open.players();
        if self.file.seat.len() > players {
            let found = self.file.seat.len();
            return Err(self.fault(
                "ART-1.3",
                &["seat", &(players + 1).to_string()],
                found,
                &players.to_string(),
            ));
        }
        let nothing = SeatTable::default();
        for seat in Seat::all(players) {
            let table = self.file.seat.get(seat.index()).unwrap_or(&nothing);
            let number = seat.to_string();
            let hand = self.cards(state, &["seat", &number, "hand"], table.hand.as_deref())?;
            let played = self.cards(state, &["seat", &number, "played"], table.played.as_deref())?;
            let (hand, played) = fill(state, seat, hand, played);
            let deck = &state.open.options.components.deck;
            let (count, played) = (hand.len(), deck.arrange(played, Deck::whole()));
            let hand = deck.arrange(hand, Deck::whole().without(played));
            if hand.len() < count {
                let lacking = count - hand.len();
                let found = format!("{count} × hand + {} × played", played.len());
                let expected = format!("{} × hand + {} × played", count - lacking, played.len());
                return Err(self.fault("ART-2.4", &["seat", &number, "hand"], found, &expected));
            }
            state.secret[seat.index()].hand = hand;
            state.open.played[seat.index()] = played;
            for (id, &points) in &table.points {
                let path = ["seat", &number, "points", id];
                let Some(part) = Category::ALL.iter().position(|part| part.id() == id) else {
                    let expected = Category::ALL.map(Category::id).join(", ");
                    return Err(self.fault("", &path, id, &expected));
                };
                let few = i32::try_from(points).ok().filter(|few| few.unsigned_abs() <= MOST_POINTS);
                let few = few.ok_or_else(|| self.fault("", &path, points, &format!("±{MOST_POINTS}")))?;
                state.open.points[seat.index()][part] = few;
            }
        }
        Ok(())
    }

    /// The cards named, or nothing if they are left to be filled in.
    fn cards(&self, state: &Artus, path: &[&str], ids: Option<&[String]>) -> Result<Option<CardSet>, Fault> {
        let Some(ids) = ids else { return Ok(None) };
        let mut set = CardSet::EMPTY;
        for (index, id) in ids.iter().enumerate() {
            let index = (index + 1).to_string();
            let path = [path[0], path[1], path[2], &index];
            let deck = &state.open.options.components.deck;
            let copies = id.parse::<Card>().map(|card| deck.copies(card)).unwrap_or_default();
            let left = copies.without(set);
            if copies.is_empty() {
                let all: Vec<String> =
                    deck.different(Deck::whole()).map(|(card, _)| card.to_string()).collect();
                return Err(self.fault("ART-2.4", &path, id, &all.join(", ")));
            }
            if left.is_empty() {
                let (held, most) =
                    (format!("{} × {id}", copies.len() + 1), format!("{} × {id}", copies.len()));
                return Err(self.fault("ART-2.4", &path, held, &most));
            }
            set = set.union(left.lowest());
        }
        Ok(Some(set))
    }
}

/// Fills in what a position leaves out: played cards first, then the hand, alternating knight and king cards in
/// the order of the deck, scoring cards last.
fn fill(state: &Artus, seat: Seat, hand: Option<CardSet>, played: Option<CardSet>) -> (CardSet, CardSet) {
    let due = state.open.flow.due(seat, &state.open.options);
    let take = |from: CardSet, count: u8| -> CardSet {
        let piles = Kind::ALL.map(|kind| Deck::of(kind).intersection(from));
        let mut left = piles;
        let mut taken = CardSet::EMPTY;
        while taken.len() < usize::from(count) {
            let most = left.iter().take(2).map(|pile| pile.len()).max().unwrap_or_default();
            let next = left.iter_mut().find(|pile| !pile.is_empty() && (pile.len() >= most));
            let Some(pile) = next else { break };
            taken = taken.union(pile.lowest());
            *pile = pile.without(pile.lowest());
        }
        taken
    };
    let all = Deck::whole();
    let played = played.unwrap_or_else(|| take(all.without(hand.unwrap_or_default()), due.played));
    let hand = hand.unwrap_or_else(|| take(all.without(played), due.received.saturating_sub(due.played)));
    (hand, played)
}
