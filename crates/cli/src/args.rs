//! The command line. What each word means is said in Fluent (`cli-…`), so there is no help text here.

mod admin;
mod learn;
mod matches;

pub(crate) use admin::{AdminAction, AdminArgs};
pub(crate) use learn::{LearnAction, LearnArgs, LearnCheck, LearnMeet, LearnRows, LearnSpeed, LearnTrain};
pub(crate) use matches::{Arena, Balance, Merge, Sharding, Simulate};

use bots::Level;
use clap::{Args, Parser, Subcommand};
use games::GameId;
use std::path::PathBuf;

#[derive(Parser, Debug)]
#[command(name = "tafelrunde", version = env!("TAFELRUNDE_VERSION"), disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Serve),
    Play(Play),
    Simulate(Simulate),
    Arena(Arena),
    Balance(Balance),
    Merge(Merge),
    Learn(LearnArgs),
    Position(Position),
    Record(RecordArgs),
    Replay(Replay),
    Verify(Verify),
    Backup(Backup),
    Restore(Restore),
    Check(Check),
    Store(StoreArgs),
    Health(Health),
    Admin(AdminArgs),
    Perft(Perft),
    Rules(Rules),
    Components(ComponentsArgs),
    Bench(Bench),
    Completions(Completions),
    Man,
}

/// What every command needs that sets up a game.
#[derive(Args, Debug, Clone)]
pub(crate) struct Setup {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<String>,
    #[arg(long)]
    pub(crate) advanced: bool,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug, Default)]
pub(crate) struct Serve {
    #[arg(long, env = "TAFELRUNDE_BIND", value_name = "ADDRESS")]
    pub(crate) bind: Option<String>,
    #[arg(long, env = "TAFELRUNDE_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, env = "TAFELRUNDE_STORE", hide_env_values = true, value_name = "ADDRESS")]
    pub(crate) store: Option<String>,
    #[arg(long, env = "TAFELRUNDE_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, env = "TAFELRUNDE_CLIENT_HEADER", value_name = "HEADER")]
    pub(crate) client_header: Option<String>,
    #[arg(long, env = "TAFELRUNDE_NAME", value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, env = "TAFELRUNDE_METRICS", value_name = "ADDRESS")]
    pub(crate) metrics: Option<String>,
    #[arg(long, env = "TAFELRUNDE_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, env = "TAFELRUNDE_LOG_LEVEL", value_name = "LEVEL")]
    pub(crate) log_level: Option<String>,
    #[arg(long, env = "TAFELRUNDE_LOG_JSON", value_parser = clap::builder::BoolishValueParser::new())]
    pub(crate) log_json: bool,
    #[arg(long, env = "TAFELRUNDE_ACCESS_LOG", value_parser = clap::builder::BoolishValueParser::new())]
    pub(crate) access_log: bool,
    #[arg(long, env = "TAFELRUNDE_REQUEST_ID_HEADER", value_name = "HEADER")]
    pub(crate) request_id_header: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, env = "TAFELRUNDE_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Restore {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, env = "TAFELRUNDE_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    // A file that is named comes before the folder, which may be named by the environment.
    #[arg(long, env = "TAFELRUNDE_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct StoreArgs {
    #[command(subcommand)]
    pub(crate) action: StoreAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum StoreAction {
    Copy {
        #[arg(value_name = "FROM")]
        from: String,
        #[arg(value_name = "TO")]
        to: String,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Health {
    #[arg(long, env = "TAFELRUNDE_BIND", value_name = "ADDRESS")]
    pub(crate) bind: Option<String>,
    #[arg(long)]
    pub(crate) ready: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[arg(long, value_name = "SUM")]
    pub(crate) published: Option<String>,
    #[arg(long, value_name = "RECORD")]
    pub(crate) from: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<String>,
    #[arg(long)]
    pub(crate) advanced: bool,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    #[arg(long = "seat", value_name = "NAME|bot:LEVEL")]
    pub(crate) seats: Vec<String>,
    #[arg(long, value_name = "SAVE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["seats", "players", "advanced", "set"])]
    pub(crate) resume: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Position {
    #[command(subcommand)]
    pub(crate) action: PositionAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PositionAction {
    Check(PositionFile),
    Show {
        #[command(flatten)]
        file: PositionFile,
        #[arg(long, value_name = "SEAT")]
        seat: Option<table::Seat>,
    },
    Moves(PositionFile),
    Play {
        #[command(flatten)]
        file: PositionFile,
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
    },
    Lines,
}

#[derive(Args, Debug)]
pub(crate) struct PositionFile {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    #[command(subcommand)]
    pub(crate) action: RecordAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RecordAction {
    List,
    Export {
        #[arg(value_name = "SAVE")]
        save: String,
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[arg(long)]
        force: bool,
    },
    Import {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "SAVE")]
        name: Option<String>,
        #[arg(long, value_name = "FILE")]
        components: Option<PathBuf>,
        #[arg(long)]
        edited: bool,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) position: bool,
    #[arg(long, conflicts_with = "position")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(long, value_name = "D", default_value = "4")]
    pub(crate) depth: u32,
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    #[arg(value_name = "CLAUSE")]
    pub(crate) clause: String,
}

#[derive(Args, Debug)]
pub(crate) struct ComponentsArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(crate) toml: bool,
}

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Bench {
    #[command(subcommand)]
    pub(crate) what: Option<BenchWhat>,
    #[arg(long, value_name = "S", default_value = "2")]
    pub(crate) seconds: f64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum BenchWhat {
    Server(BenchServer),
}

#[derive(Args, Debug)]
pub(crate) struct BenchServer {
    #[arg(long, value_name = "GAME", default_value = "artus")]
    pub(crate) game: String,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "S", default_value = "10")]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "N", default_value = "50")]
    pub(crate) tables: usize,
    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<f64>,
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) idle: usize,
    #[arg(long, value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub(crate) url: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    #[arg(value_name = "SHELL", hide_possible_values = true)]
    pub(crate) shell: clap_complete::Shell,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A person at this terminal.
    Person(String),
    /// A bot.
    Bot(Level),
}

impl Player {
    /// Reads `bot:LEVEL` or a name.
    pub(crate) fn read(text: &str) -> Result<Self, table::Unreadable> {
        match text.strip_prefix("bot:") {
            Some(level) => level.parse().map(Self::Bot),
            None if text.trim().is_empty() || text.chars().any(char::is_control) => {
                Err(table::Unreadable::new("seat-name", text))
            }
            None => Ok(Self::Person(text.trim().to_owned())),
        }
    }

    /// How a record writes the player down.
    pub(crate) fn written(&self) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(level) => format!("bot:{level}"),
        }
    }
}

/// Every game by its name, for messages.
pub(crate) fn all_games() -> String {
    GameId::ALL.map(GameId::id).join(", ")
}
