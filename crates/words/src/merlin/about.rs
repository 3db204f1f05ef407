//! The modules by name, and what each of them is about.

use crate::Words;
use ::merlin::Module;

/// The name of a module.
pub fn module(words: Words, module: Module) -> String {
    words.say(match module {
        Module::Favor => "merlin-setting-modules-favor",
        Module::Arthur => "merlin-setting-modules-arthur",
        Module::Knights => "merlin-setting-modules-knights",
        Module::Gold => "merlin-setting-modules-gold",
        Module::Market => "merlin-setting-modules-market",
        Module::Caerleon => "merlin-setting-modules-caerleon",
        Module::Morgana => "merlin-setting-modules-morgana",
        Module::Treasures => "merlin-setting-modules-treasures",
        Module::Decree => "merlin-setting-modules-decree",
    })
}

/// What a module is about, in one sentence.
pub fn module_about(words: Words, module: Module) -> String {
    words.say(match module {
        Module::Favor => "merlin-about-favor",
        Module::Arthur => "merlin-about-arthur",
        Module::Knights => "merlin-about-knights",
        Module::Gold => "merlin-about-gold",
        Module::Market => "merlin-about-market",
        Module::Caerleon => "merlin-about-caerleon",
        Module::Morgana => "merlin-about-morgana",
        Module::Treasures => "merlin-about-treasures",
        Module::Decree => "merlin-about-decree",
    })
}
