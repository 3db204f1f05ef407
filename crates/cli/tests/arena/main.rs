//! `tafelrunde arena` as a user runs it: figures, reports, programs from outside, and what is said about bad input.

mod figures;
mod outside;
mod refused;
mod shards;
#[path = "../support/mod.rs"]
mod support;
