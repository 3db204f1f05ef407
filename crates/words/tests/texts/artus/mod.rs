//! Everything Artus can say, in every language.

mod everything;
mod games;
mod sentences;
