//! The drawings of Merlin: what can be tapped, what is hidden, and that both languages say it.

mod arthur;
#[path = "../boards/asking.rs"]
mod asking;
mod bar;
mod caerleon;
#[path = "../boards/comparing.rs"]
mod comparing;
mod explaining;
mod favor;
mod knights;
mod legend;
mod listing;
mod market;
mod markup;
mod parts;
mod picks;
mod pictures;
mod pieces;
mod scenes;
mod secrets;
mod support;
mod telling;
