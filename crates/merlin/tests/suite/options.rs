//! What is agreed before a game: modules and variants, what goes together, and how it is written.

use merlin::{Components, Merlin, Module, Modules, Options, Variant, Variants};
use table::{Fault, Game};

fn read(text: &str) -> Result<Options, Fault> {
    Merlin::read_options(text, Components::printed())
}

fn refused(text: &str) -> (Option<&'static str>, String) {
    let fault = read(text).expect_err("these options are to be refused");
    (fault.clause().map(|clause| clause.0), fault.to_string())
}

/// Options without modules are written as they were before there were any.
#[test]
fn the_base_game_is_written_as_ever() {
    for players in 2..=4 {
        let text = format!("players={players}");
        assert_eq!(read(&text).unwrap().to_string(), text);
        assert_eq!(read(&format!("{text} modules=none variants=none")).unwrap().to_string(), text);
    }
}

/// INT-1.1: any set of modules, with what each of them needs.
#[test]
fn what_a_module_needs_is_asked_for() {
    for module in ["market", "caerleon", "morgana"] {
        let (clause, text) = refused(&format!("players=3 modules={module}"));
        assert_eq!(clause, Some("INT-1.1"));
        assert!(text.contains(&format!("gold,{module}")), "{text}");
    }
    let (clause, _) = refused("players=4 modules=market,morgana");
    assert_eq!(clause, Some("INT-1.1"));
    assert_eq!(Modules::from_iter([Module::Market]).complete().to_string(), "gold,market");
}

/// INT-1.1: every module can be chosen with what it needs, and all of them together.
#[test]
fn every_module_can_be_chosen() {
    for module in Module::ALL {
        let modules = Modules::from_iter([module]).complete();
        let text = format!("players=2 modules={modules}");
        assert_eq!(read(&text).unwrap().to_string(), text);
        assert_eq!(Module::BUILT.iter().filter(|&&own| own == module).count(), 1, "{module}");
    }
    for players in 2..=4 {
        let text = format!("players={players} modules=all");
        assert_eq!(read(&text).unwrap().modules(), Modules::ALL);
    }
}

/// A word that is nearly the name of a module is answered with the names of all of them.
#[test]
fn a_misspelt_module_is_answered_with_all_names() {
    for wrong in ["artur", "morgan", "gold,markt"] {
        let (clause, said) = refused(&format!("players=2 modules={wrong}"));
        assert!(clause.is_none() && said.contains(wrong) && !said.contains("built"), "{said}");
        assert!(Module::ALL.iter().all(|module| said.contains(module.id())), "{said}");
    }
}

/// KRT-1.11, CRL-1.4: a variant needs its module.
#[test]
fn a_variant_needs_its_module() {
    for variant in Variant::ALL {
        let (clause, text) = refused(&format!("players=2 variants={variant}"));
        assert_eq!(clause, Some(variant.clause()));
        assert!(text.contains(variant.module().id()), "{text}");
    }
}

/// What nobody knows is refused with what there is.
#[test]
fn unknown_words_are_refused() {
    assert!(refused("players=2 modules=dragons").1.contains("treasures"));
    assert!(refused("players=2 modules=").1.contains("none"));
    assert!(refused("players=2 variants=short").1.contains("random_allies"));
    assert!(refused("players=2 modules=none modules=none").1.contains("players=2–4"));
    assert!(refused("players=2 mode=fast").1.contains("players=2–4"));
    assert_eq!(refused("modules=treasures").0, Some("MER-1.1"));
    assert_eq!(refused("players=5 modules=treasures").0, Some("MER-1.1"));
}

/// INT-1.1: sets are written in the order of the modules, and all of them as `all`.
#[test]
fn sets_have_one_text() {
    assert_eq!("decree,gold".parse::<Modules>().unwrap().to_string(), "gold,decree");
    assert_eq!(Modules::ALL.to_string(), "all");
    assert_eq!("all".parse::<Modules>().unwrap(), Modules::ALL);
    assert_eq!(Variants::NONE.to_string(), "none");
    let every: Vec<&str> = Module::ALL.iter().map(|module| module.id()).collect();
    assert_eq!(every.join(",").parse::<Modules>().unwrap(), Modules::ALL);
}

/// INT-1.1: every built module and every pair of them is among the sets that tests play, with every number of players.
#[test]
fn the_sample_has_every_pair() {
    let sample = Options::sample(Components::printed());
    for &one in Module::BUILT {
        for players in 2..=4 {
            let with = |options: &&Options| options.players() == players && options.modules().contains(one);
            assert!(sample.iter().any(|options| with(&options)), "{one}, {players} players");
        }
        for &other in Module::BUILT {
            let both = |options: &Options| [one, other].iter().all(|&own| options.modules().contains(own));
            assert!(sample.iter().any(both), "{one} and {other}");
        }
    }
}
