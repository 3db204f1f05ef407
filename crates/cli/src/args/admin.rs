//! The words of `admin`, and which house is meant.

use super::{Cli, Command};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) action: AdminAction,
    #[arg(long, env = "TAFELRUNDE_DATA", value_name = "FOLDER", global = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, env = "TAFELRUNDE_STORE", hide_env_values = true, value_name = "ADDRESS", global = true)]
    pub(crate) store: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminAction {
    List,
    Grant {
        #[arg(value_name = "NAME")]
        name: String,
    },
    Revoke {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long)]
        force: bool,
    },
    Ban {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long)]
        force: bool,
    },
    Unban {
        #[arg(value_name = "NAME")]
        name: String,
    },
    ResetLink {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, env = "TAFELRUNDE_PUBLIC_URL", value_name = "URL")]
        url: Option<String>,
    },
}

impl Cli {
    /// A folder named on the command line comes before a database that only the environment names.
    pub(crate) fn with_given_before_environment(mut self, found: &ArgMatches) -> Self {
        if let (Some(Command::Admin(args)), Some(found)) =
            (&mut self.command, found.subcommand_matches("admin"))
            && found.value_source("data") == Some(ValueSource::CommandLine)
            && found.value_source("store") == Some(ValueSource::EnvVariable)
        {
            args.store = None;
        }
        self
    }
}
