//! What is wrong with a record, in words, and what can be done about it.

use crate::Words;
use crate::table::shown;
use games::Listed;
use table::{Reason, RecordError, RecordFault};

impl Words {
    /// What is wrong with a record: the line, the reason, and what can be done.
    pub fn record_error<G: Listed>(&self, error: &RecordError<G>, names: &[String]) -> String {
        let text = match &error.fault {
            RecordFault::NotARecord => self.say("table-record-not-a-record"),
            RecordFault::HeadExpected("") => self.say("table-record-head-empty"),
            RecordFault::HeadExpected(word) => {
                self.say_with("table-record-head", &[("word", (*word).into())])
            }
            RecordFault::OtherGame(game) => {
                self.say_with("table-record-other-game", &[("game", shown(game).into())])
            }
            RecordFault::OtherComponents { played, given } => {
                let values = [("played", shown(played).into()), ("given", shown(given).into())];
                self.say_with("table-record-other-components", &values)
            }
            RecordFault::Options(fault) => self.fault(fault),
            RecordFault::Unreadable(unreadable) => self.unreadable(unreadable),
            RecordFault::Refused { choice, refusal } => {
                let clause = refusal.clause().to_string();
                let values = [
                    ("choice", choice.to_string().into()),
                    ("refusal", self.refusal(&G::wrap_refusal(*refusal, None), names).into()),
                    ("clause", clause.into()),
                ];
                self.say_with("table-record-refused", &values)
            }
            RecordFault::CutOff => self.say("table-record-cut-off"),
            RecordFault::AfterEnd => self.say("table-record-after-end"),
            RecordFault::Count { said, found } => {
                let values = [("said", (*said).into()), ("found", (*found).into())];
                self.say_with("table-record-count", &values)
            }
            RecordFault::Changed => self.say("table-record-changed"),
        };
        self.in_line(error.line, text)
    }
}
