//! The rows of every board.
