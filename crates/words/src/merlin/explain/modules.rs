//! What the things of Merlin's modules are.

use crate::Words;
use crate::explanation::Explanation;
use crate::merlin::modules::{
    arthur, caerleon, decree as decrees, favor, knights, market, morgana, treasures,
};
use ::merlin::Open;
use ::merlin::modules::arthur::Pict;
use ::merlin::modules::caerleon::District;
use ::merlin::modules::decree::Decree;
use ::merlin::modules::favor::{Ability, Row};
use ::merlin::modules::knights::Ally;
use ::merlin::modules::market::Marker;
use ::merlin::modules::morgana::Place;
use ::merlin::modules::treasures::{Effect, Treasure};

pub(super) fn ability(words: Words, ability: Ability) -> Explanation {
    let clause = match ability.row {
        Row::PlusOne => "FAV-3.1",
        Row::Anywhere => "FAV-4.1",
        Row::Special => "FAV-5.1",
    };
    Explanation::new(favor::ability(words, ability), favor::ability_does(words, ability), clause)
}

pub(super) fn pict(words: Words, open: &Open, pict: Pict) -> Explanation {
    let bonus = arthur::bonus(words, open.pict(pict).bonus);
    let values = [("value", open.pict(pict).value.into())];
    let name = words.say_with("explain-merlin-pict", &values);
    let about = words.say_with("explain-merlin-pict-is", &[("bonus", bonus.into())]);
    Explanation::new(name, about, "ARU-4.1").with(
        words,
        "explain-scores",
        words.say("explain-merlin-picts-is"),
    )
}

pub(super) fn ally(words: Words, open: &Open, ally: Ally) -> Explanation {
    let clause = match ally {
        Ally::Tristram => "KRT-3.1",
        Ally::Lamorak => "KRT-4.1",
        Ally::Gawain => "KRT-5.1",
        Ally::Lancelot => "KRT-6.2",
        Ally::Gareth => "KRT-7.1",
        Ally::Geraint => "KRT-8.1",
        Ally::Galahad => "KRT-9.1",
        Ally::Bors => "KRT-10.1",
        Ally::Gaheris => "KRT-11.1",
        Ally::Percival => "KRT-12.1",
        Ally::Bedivere => "KRT-13.2",
        Ally::Kay => "KRT-14.1",
    };
    let left = (ally.tiles() > 0).then(|| {
        let values = [("count", open.modules.knights.tiles(ally).into()), ("all", ally.tiles().into())];
        words.say_with("explain-merlin-tiles-left", &values)
    });
    Explanation::new(knights::ally(words, ally), knights::ally_does(words, ally), clause).with(
        words,
        "explain-now",
        left,
    )
}

pub(super) fn marker(words: Words, marker: Marker) -> Explanation {
    let (key, clause) = match marker {
        Marker::Item(..) => ("explain-merlin-marker-is", "MKT-3.1"),
        Marker::Plus => ("explain-merlin-plus-is", "MKT-4.4"),
        Marker::AppleMistletoe => ("explain-merlin-fruits-is", "MKT-6.1"),
        Marker::Labourer(_) => ("explain-merlin-labourer-is", "MKT-5.2"),
    };
    Explanation::new(market::marker(words, marker), words.say(key), clause).with(
        words,
        "explain-merlin-price",
        words.say("explain-merlin-one-coin"),
    )
}

pub(super) fn district(words: Words, district: District) -> Explanation {
    let clause = match district {
        District::Quarry => "CRL-4.2",
        District::Smith => "CRL-4.3",
        District::Tailor => "CRL-4.4",
        District::Mint => "CRL-4.6",
        District::Orchard => "CRL-4.7",
        District::Trader => "CRL-4.9",
    };
    Explanation::new(caerleon::district(words, district), caerleon::district_does(words, district), clause)
}

pub(super) fn decree(words: Words, open: &Open, decree: Decree) -> Explanation {
    let shown = decrees::tile(words, &open.layout, decree);
    let name = words.say_with("explain-merlin-decree", &[("shown", shown.into())]);
    Explanation::new(name, words.say("explain-merlin-decree-is"), "DEC-3.6")
}

pub(super) fn kitchen(words: Words, open: &Open, place: Place) -> Explanation {
    let name = morgana::place(words, place);
    match place {
        Place::Apple => Explanation::new(name, words.say("explain-merlin-place-apple-is"), "MOR-3.1"),
        Place::Horn => Explanation::new(name, words.say("explain-merlin-place-horn-is"), "MOR-4.1"),
        Place::Cauldron(cauldron) => {
            let does = |effect| morgana::effect_does(words, effect, open.options.modules());
            let token = open.modules.morgana.token(cauldron);
            Explanation::new(name, words.say("explain-merlin-cauldron-is"), "MOR-5.1")
                .with(words, "explain-now", token.map(|token| does(open.effect_of(token))))
                .with(
                    words,
                    "explain-merlin-other-side",
                    token.map(|token| does(open.effect_of(token.turned()))),
                )
        }
    }
}

pub(super) fn treasure(words: Words, open: &Open, treasure: Treasure) -> Explanation {
    let effect = open.treasure(treasure).effect;
    let (key, clause) = match effect {
        Effect::Excalibur => ("explain-merlin-treasure-is", "TRE-4.1"),
        Effect::Grail => ("explain-merlin-treasure-is", "TRE-4.2"),
        Effect::MerlinStaff => ("explain-merlin-treasure-is", "TRE-4.3"),
        Effect::PointsAndApple(_) => ("explain-merlin-treasure-is", "TRE-4.8"),
        Effect::Influence(_) => ("explain-merlin-treasure-influence-is", "TRE-4.9"),
        Effect::Discard(_) => ("explain-merlin-treasure-discard-is", "TRE-5.1"),
    };
    Explanation::new(treasures::effect(words, effect), words.say(key), clause)
}

/// The clause of a space that a module brings.
pub(super) fn clause_of_space(id: &str) -> &'static str {
    match id {
        "resource_shield" | "resource_flag" | "resource_material" => "ARU-3.2",
        "resource_influence" => "ARU-3.4",
        "signet_ring" => "ARU-3.7",
        "stairs" => "ARU-3.14",
        "merlin" => "ARU-3.17",
        "replace_manor" => "ARU-3.19",
        "picts" => "ARU-3.22",
        "apple" => "ARU-6.1",
        "move_arthur" => "ARU-6.2",
        "activate_vassal" => "ARU-6.4",
        "gold_coin" => "GLD-4.2",
        _ => "GLD-4.1",
    }
}
