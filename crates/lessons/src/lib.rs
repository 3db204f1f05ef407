//! Lessons: guided first games on the real board with the real rules.
//!
//! A lesson is a text file in `lessons/<game>/`: a record cut into steps, each with a sentence in every
//! language, what the learner is to do, and what the others do then. Where somebody is in a lesson is a
//! [`Place`], short enough for a link: nothing about it is kept anywhere. `docs/adding-a-lesson.md` describes
//! the format.
//!
//! A guide tells the rules of a game in pictures, for whoever would rather read ([`Guide`]).

mod file;
mod guide;
mod lesson;
mod place;
mod shelf;
mod topic;

pub use file::Unfit;
pub use guide::{Guide, ModuleGuide, Part, Section, Show};
pub use lesson::{Lesson, Step, Task, Text};
pub use place::Place;
pub use shelf::{all, find, of_game};
pub use topic::Topic;
