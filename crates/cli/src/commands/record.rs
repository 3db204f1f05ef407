//! `tafelrunde record`: saved games as small files that travel.

use crate::args::RecordAction;
use crate::commands::{components, game_of, read, write_new};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::saves::Saves;
use games::{Listed, Visitor};
use std::path::{Path, PathBuf};
use table::{Record, Turn};
use words::Words;

pub(crate) fn run(words: Words, action: RecordAction) -> Outcome {
    let saves = Saves::open(words)?;
    match action {
        RecordAction::List => {
            let all = saves.list();
            if all.is_empty() {
                out::line(words.say("cli-no-saves"));
            }
            all.iter().for_each(|save| out::line(save.describe(words)));
            Ok(())
        }
        RecordAction::Export { save, output, force } => {
            let path = saves.find(&save).ok_or_else(|| {
                Failure::input(words.say_with("cli-error-save", &[("save", save.as_str().into())]))
            })?;
            let text = read(words, &path)?;
            match output {
                None => out::text(format_args!("{text}")),
                Some(output) => write_new(words, &output, &text, force)?,
            }
            Ok(())
        }
        RecordAction::Import { file, name, components, edited } => {
            let text = read(words, &file)?;
            let game = game_of(&text);
            let import = Import { words, saves, text, file, name, components, edited };
            game.visit(import)
        }
    }
}

struct Import {
    words: Words,
    saves: Saves,
    text: String,
    file: PathBuf,
    name: Option<String>,
    components: Option<PathBuf>,
    edited: bool,
}

impl Visitor for Import {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, saves, text, file, name, components: path, edited } = self;
        let components = components::<G>(words, path.as_deref())?;
        let fail = |error| Failure::record::<G>(words, &file, &error);
        let parse = if edited { Record::<G>::parse_edited } else { Record::<G>::parse };
        let record = parse(&text, components).map_err(fail)?;
        let playthrough = record.replay(None).map_err(fail)?;
        let name = name.unwrap_or_else(|| stem(&file));
        let saved = saves.new_file(words, &name)?;
        saves.write(words, &saved, &record.to_string())?;
        let key = if playthrough.state().turn() == Turn::Over {
            "cli-record-imported-over"
        } else {
            "cli-record-imported"
        };
        let args = [("name", stem(&saved).into()), ("moves", record.moves.len().into())];
        out::line(words.say_with(key, &args));
        Ok(())
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
