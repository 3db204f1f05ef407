//! The words of `learn`: games to learn from, meetings, and what a network is worth.

use super::Setup;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    #[command(subcommand)]
    pub(crate) action: LearnAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LearnAction {
    Rows(LearnRows),
    Meet(LearnMeet),
    Check(LearnCheck),
    Speed(LearnSpeed),
    Train(LearnTrain),
}

#[derive(Args, Debug)]
pub(crate) struct LearnRows {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(value_name = "FILE")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "N|any")]
    pub(crate) players: Option<String>,
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u32,
    #[arg(long, value_name = "P", default_value = "10")]
    pub(crate) percent: u64,
    #[arg(long, value_name = "P")]
    pub(crate) ends: Option<u64>,
    #[arg(long, value_name = "L", default_value = "1")]
    pub(crate) lambda: f32,
    #[arg(long, value_name = "PERCENT[:ITERATIONS[:TURNS]]")]
    pub(crate) search: Option<String>,
    #[arg(long = "teacher", value_name = "LEVEL|FILE[:WIDTH]", default_value = "casual")]
    pub(crate) teachers: Vec<String>,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LearnMeet {
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(value_name = "ONE")]
    pub(crate) one: String,
    #[arg(value_name = "OTHER")]
    pub(crate) other: String,
    #[arg(long, conflicts_with_all = ["set", "advanced", "components"])]
    pub(crate) every: bool,
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LearnCheck {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(value_name = "FILE")]
    pub(crate) network: PathBuf,
    #[arg(long, value_name = "N|any")]
    pub(crate) players: Option<String>,
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u32,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LearnSpeed {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(value_name = "FILE")]
    pub(crate) network: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LearnTrain {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(value_name = "FILE")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "N|any")]
    pub(crate) players: Option<String>,
    #[arg(long, value_name = "S")]
    pub(crate) seconds: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) start: Option<PathBuf>,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u32,
    #[arg(long, value_name = "PROGRAM", default_value = "python3")]
    pub(crate) python: String,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(last = true, value_name = "OPTION")]
    pub(crate) further: Vec<String>,
}
