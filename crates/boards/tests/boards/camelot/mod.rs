//! What the drawings of The Future of Camelot have to keep.

mod explaining;
mod markup;
mod picks;
mod pieces;
mod secrets;
mod support;
