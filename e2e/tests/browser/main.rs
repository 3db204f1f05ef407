//! All tests in a browser, as one program: it is linked once, and no test waits for those of another file.

mod accounts;
mod around;
mod cards;
mod choosing;
mod dock;
mod explaining;
mod figures;
mod following;
mod four_players;
mod hints;
mod keyboard;
mod keyboard_games;
mod lessons;
mod modules;
mod motion;
mod pages;
mod results;
mod rules;
mod screens;
mod setup;
mod stumbling;
mod trouble;
mod two_players;
