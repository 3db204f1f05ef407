//! The rules of Merlin as tests, each test citing its clauses: the base game, each module, and all of them
//! together.

mod arthur;
mod base;
mod caerleon;
mod decree;
mod favor;
mod gold;
mod knights;
mod market;
mod morgana;
mod support;
mod together;
mod treasures;
