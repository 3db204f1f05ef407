//! The Future of Camelot at the terminal: the castle drawn room by room, and a move chosen as shield, room and field.

pub(crate) mod asking;
pub(crate) mod cards;
pub(crate) mod castle;
pub(crate) mod chronicle;
pub(crate) mod panels;
pub(crate) mod plain;
pub(crate) mod rooms;
pub(crate) mod signs;
pub(crate) mod steps;
#[cfg(test)]
mod tests;
