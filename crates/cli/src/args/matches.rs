//! The words of commands that play many games: `simulate`, `arena`, `balance`, and `merge`, which joins what
//! many machines played.

use super::Setup;
use clap::Args;
use std::path::PathBuf;

/// What part of the games this machine plays, and where it leaves them.
#[derive(Args, Debug, Default)]
pub(crate) struct Sharding {
    #[arg(long, value_name = "K/N", requires = "results", conflicts_with = "json")]
    pub(crate) shard: Option<String>,
    #[arg(long, value_name = "FOLDER", requires = "shard")]
    pub(crate) results: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Merge {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) sharding: Sharding,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(long, value_name = "BOT,BOT,…")]
    pub(crate) bots: String,
    #[arg(long, value_name = "M", default_value = "100")]
    pub(crate) sets: u64,
    #[arg(long)]
    pub(crate) no_mirror: bool,
    #[arg(long, value_name = "P0,P1")]
    pub(crate) sprt: Option<String>,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "K")]
    pub(crate) budget: Option<u32>,
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    pub(crate) time_limit: f64,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) sharding: Sharding,
}

#[derive(Args, Debug)]
pub(crate) struct Balance {
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(long, conflicts_with_all = ["set", "advanced", "components"])]
    pub(crate) every: bool,
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<String>,
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) games: u64,
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "T")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) sharding: Sharding,
}
