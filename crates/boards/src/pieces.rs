//! Pieces that keep their ids while they move.

/// The pieces after these events, from the first of the game on.
pub(crate) fn after<P: Default, E>(events: &[E], follow: impl Fn(&mut P, &E)) -> P {
    let mut pieces = P::default();
    events.iter().for_each(|event| follow(&mut pieces, event));
    pieces
}
