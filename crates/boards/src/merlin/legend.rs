//! The legend: every sign that is in play at a table, in the order in which a newcomer meets them.

use merlin::modules::knights::Ally;
use merlin::modules::market::Marker;
use merlin::modules::morgana::Place;
use merlin::{Die, Figure, Item, Kind, Module, Relic, Ring, SpaceKind, Vassal, View};
use table::Seat;
use words::Words;
use words::merlin::{Sign, Subject};

/// The signs in play by their headings.
pub fn legend(words: Words, view: &View<'_>, me: Option<Seat>) -> Vec<(String, Vec<Subject>)> {
    let open = view.open;
    let with = |module: Module| open.options.modules().contains(module);
    let signs = |all: &[Sign]| -> Vec<Subject> { all.iter().copied().map(Subject::Sign).collect() };
    let mut sections = vec![
        (words.say("legend-spaces"), spaces(view)),
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
                .chain(signs(&[
                    Sign::Seal,
                    Sign::Manor,
                    Sign::Traitor,
                    Sign::Apple,
                    Sign::Staff,
                    Sign::Tower,
                ]))
                .chain(Relic::ALL.map(Subject::Relic))
                .collect(),
        ),
        (
            words.say("legend-scoring"),
            signs(&[Sign::Traitors, Sign::Environs, Sign::Influence, Sign::Vassals, Sign::Rounds]),
        ),
    ];
    let of_modules = Module::ALL.into_iter().filter(|&module| with(module));
    sections.extend(of_modules.map(|module| (words::merlin::module(words, module), of_module(view, module))));
    sections.retain(|(_, subjects)| !subjects.is_empty());
    sections
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
            all.into_iter().chain(signs(&[Sign::Tiles])).collect()
        }
        Module::Gold => signs(&[Sign::Coin, Sign::Mistletoe]),
        Module::Market => {
            let labourer = merlin::Pips::new(3).map(|pips| Subject::Marker(Marker::Labourer(pips)));
            [Subject::Marker(Marker::Plus), Subject::Marker(Marker::AppleMistletoe)]
                .into_iter()
                .chain(labourer)
                .collect()
        }
        Module::Caerleon => {
            let laid = merlin::Colour::ALL.into_iter();
            laid.filter_map(|colour| view.open.modules.caerleon.district(colour))
                .map(Subject::District)
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
        // The tiles tell themselves what building on them brings.
        Module::Treasures => Vec::new(),
        Module::Decree => signs(&[Sign::Decrees, Sign::OneDecree, Sign::TwoDecrees, Sign::ThreeDecrees]),
    }
}
