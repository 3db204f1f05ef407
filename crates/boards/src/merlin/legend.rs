//! The legend: every sign that is in play at a table, in the order in which a newcomer meets them.

use merlin::modules::knights::Ally;
use merlin::modules::market::{Marked, Marker};
use merlin::modules::morgana::Place;
use merlin::modules::treasures::Treasure;
use merlin::{Die, Figure, Item, Kind, Module, Relic, Ring, Site, SpaceKind, Vassal, View};
use table::Seat;
use words::Words;
use words::merlin::{Sign, Subject};

/// The signs in play by their headings.
pub fn legend(words: Words, view: &View<'_>, me: Option<Seat>) -> Vec<(String, Vec<Subject>)> {
    let open = view.open;
    let with = |module: Module| open.options.modules().contains(module);
    let signs = |all: &[Sign]| -> Vec<Subject> { all.iter().copied().map(Subject::Sign).collect() };
    let words = words::merlin::at(words, &open.layout);
    let mut sections = vec![
        (words.say("legend-spaces"), spaces(view)),
        (words.say("legend-lands"), open.layout.ring.into_iter().map(Subject::Land).collect()),
        (
            words.say("legend-flags"),
            open.layout.ring.into_iter().map(|colour| Subject::Item(Item::new(Kind::Flag, colour))).collect(),
        ),
        (words.say("legend-vassals"), Vassal::ALL.map(Subject::Vassal).to_vec()),
        (words.say("legend-figures"), figures(view, me)),
        (
            words.say("legend-pieces"),
            [Subject::Kind(Kind::Shield), Subject::Kind(Kind::Material)]
                .into_iter()
                .chain(signs(&[Sign::Seal, Sign::Manor, Sign::Traitor, Sign::Apple, Sign::Staff]))
                .chain(Relic::ALL.map(Subject::Relic))
                .collect(),
        ),
        (words.say("legend-missions"), on_missions(with(Module::Favor))),
        (
            words.say("legend-environs"),
            signs(&[Sign::Mountain, Sign::Wood, Sign::Lake, Sign::Tower, Sign::Notch]),
        ),
        (
            words.say("legend-scoring"),
            signs(&[Sign::Traitors, Sign::Environs, Sign::Influence, Sign::Vassals, Sign::Rounds]),
        ),
        (words.say("legend-table"), signs(&[Sign::Track, Sign::Start, Sign::Home, Sign::Used])),
    ];
    let of_modules = Module::ALL.into_iter().filter(|&module| with(module));
    sections.extend(of_modules.map(|module| (words::merlin::module(words, module), of_module(view, module))));
    sections.retain(|(_, subjects)| !subjects.is_empty());
    sections
}

/// What mission cards show. What stands in their corner matters to whoever learns abilities.
fn on_missions(favor: bool) -> Vec<Subject> {
    let asked = [
        Sign::AskedItem,
        Sign::AskedAnyItem,
        Sign::AskedInfluence,
        Sign::AskedAnyInfluence,
        Sign::AskedVassal,
        Sign::AskedTwo,
        Sign::AskedPair,
    ];
    let corner = favor.then_some(Sign::Corner);
    asked.into_iter().chain(corner).chain([Sign::Card, Sign::Deck]).map(Subject::Sign).collect()
}

/// Each kind of space once; the six principalities are one kind.
fn spaces(view: &View<'_>) -> Vec<Subject> {
    let layout = &view.open.layout;
    let mut seen: Vec<SpaceKind> = Vec::new();
    let mut found = Vec::new();
    for space in layout.spaces(Ring::Outer).chain(layout.spaces(Ring::Inner)) {
        let kind = layout.kind(space);
        let known = seen.iter().any(|&other| {
            other == kind || matches!((other, kind), (SpaceKind::Principality(_), SpaceKind::Principality(_)))
        });
        if !known {
            seen.push(kind);
            found.push(Subject::Space(space));
        }
    }
    found
}

fn figures(view: &View<'_>, me: Option<Seat>) -> Vec<Subject> {
    let arthur = view.open.options.modules().contains(Module::Arthur);
    let mut all = vec![
        Subject::Knight(me.unwrap_or(Seat::new(0))),
        Subject::Figure(Figure::Merlin),
        Subject::Die(Die::Own),
        Subject::Die(Die::Merlin),
    ];
    if arthur {
        all.extend([Subject::Figure(Figure::Arthur), Subject::Die(Die::Arthur)]);
    }
    all
}

/// What a module brings.
fn of_module(view: &View<'_>, module: Module) -> Vec<Subject> {
    let signs = |all: &[Sign]| -> Vec<Subject> { all.iter().copied().map(Subject::Sign).collect() };
    match module {
        Module::Favor => {
            let abilities = merlin::modules::favor::Ability::all().map(Subject::Ability);
            signs(&[Sign::Wax]).into_iter().chain(abilities).collect()
        }
        Module::Arthur => signs(&[Sign::Picts, Sign::Ring]),
        Module::Knights => {
            let knights = &view.open.modules.knights;
            let chosen = Ally::ALL.into_iter().filter(|&ally| knights.owner(ally).is_some());
            let all: Vec<Subject> = chosen.map(Subject::Ally).collect();
            let brought =
                [(Ally::Lancelot, Sign::Marshal), (Ally::Gaheris, Sign::Castle), (Ally::Kay, Sign::Kay)];
            let brought = brought.into_iter().filter(|&(ally, _)| knights.owner(ally).is_some());
            let brought = brought.map(|(_, sign)| Subject::Sign(sign));
            all.into_iter().chain(signs(&[Sign::Tiles])).chain(brought).collect()
        }
        Module::Gold => signs(&[Sign::Coin, Sign::Mistletoe]),
        Module::Market => {
            let labourer = merlin::Pips::new(3).map(Marker::Labourer);
            let items = Marked::ALL.map(|kind| Marker::Item(kind, view.open.layout.ring[0]));
            let markers = items.into_iter().chain([Marker::Plus, Marker::AppleMistletoe]).chain(labourer);
            markers.map(Subject::Marker).collect()
        }
        Module::Caerleon => {
            let laid = merlin::Colour::ALL.into_iter();
            laid.filter_map(|colour| view.open.modules.caerleon.district(colour))
                .map(Subject::District)
                .chain(signs(&[Sign::Trades]))
                .collect()
        }
        Module::Morgana => {
            let signs = signs(&[
                Sign::Morgana,
                Sign::MorganaDie,
                Sign::Pentagram,
                Sign::Poisoned,
                Sign::Horn,
                Sign::Hut,
                Sign::Dark,
            ]);
            signs.into_iter().chain(Place::all().map(Subject::Kitchen)).collect()
        }
        Module::Treasures => treasures(view),
        Module::Decree => signs(&[Sign::Decrees, Sign::OneDecree, Sign::TwoDecrees, Sign::ThreeDecrees]),
    }
}

/// What the treasure tiles that lie in the environs bring, each effect once.
fn treasures(view: &View<'_>) -> Vec<Subject> {
    let open = view.open;
    let mut seen = Vec::new();
    let laid = Site::all(open.layout.rows).filter_map(|site| open.modules.treasures.at(site));
    let mut laid: Vec<Treasure> = laid.collect();
    laid.sort_unstable();
    laid.retain(|&treasure| {
        let effect = open.treasure(treasure).effect;
        !seen.contains(&effect) && {
            seen.push(effect);
            true
        }
    });
    laid.into_iter().map(Subject::Treasure).collect()
}
