//! What is due: whose decision, and of what kind (section 21).

use crate::vocab::{Deck, Destination, Room};
use table::named;

/// What has to be decided now, by a player or by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// Chance: the A/B tile of this room (CAM-17.2).
    Side(Room),
    /// Chance: who chooses a colour first (CAM-17.5).
    Eldest,
    /// The next player chooses a colour (CAM-17.3).
    Colour,
    /// Chance: the next magician card (CAM-3.8).
    Card,
    /// Chance: the next mission card, from this deck (CAM-4.1).
    Mission(Deck),
    /// Every player who has not yet done so closes the fist (section 5).
    Send,
    /// The colour predicts (section 6).
    Predict,
    /// What was hidden is shown: the fists (CAM-6.7), the grail tiles to Percival (CAM-16.14), the Merlin tiles
    /// (CAM-15.22).
    Reveal,
    /// Chance: which Merlin tile the colour on top has taken (CAM-6.11).
    Merlin,
    /// The colour takes a mission (CAM-7.2).
    Take,
    /// The colour takes knights back from the Hinterland (CAM-7.18).
    Fetch,
    /// The colour carries out a shield (CAM-7.8).
    Shield,
    /// Chance: a grail tile is drawn; so many are still due (CAM-8.8).
    Grail(u8),
    /// The colour may choose its grail tiles with Percival, or draw; so many are due (CAM-16.14).
    Percival(u8),
    /// The colour chooses a grail tile with Percival; so many are still due (CAM-16.14).
    Tile(u8),
    /// The colour chooses a line bonus; so many are still due (CAM-11.7).
    Bonus(u8),
    /// The colour may place an extra knight (CAM-8.11).
    Extra(Destination),
    /// The turn is at its end, and the colour may use its hero (CAM-16.6, CAM-16.19).
    Hero,
    /// The first colour of the red room may place its magician (CAM-15.15).
    Magician,
    /// Nothing: the game is over.
    Over,
}

named! {
    /// Where in the game we are.
    Phase, "phase" {
        /// The A/B tiles fall (CAM-17.2).
        Sides = "sides",
        /// The first player of the expert variant is drawn (CAM-17.5).
        Eldest = "eldest",
        /// Colours are chosen (CAM-17.3).
        Colours = "colours",
        /// The magician cards are revealed (CAM-3.8).
        Cards = "cards",
        /// Phase 1 of a round (section 4).
        Preparation = "preparation",
        /// Phase 2 (section 5).
        Sending = "sending",
        /// Phase 3 (section 6).
        Predictions = "predictions",
        /// Phase 3: all have predicted, the fists are opened (CAM-6.7).
        Fists = "fists",
        /// Phase 3: the Merlin tile is taken (CAM-6.11).
        Merlin = "merlin",
        /// Phase 4 (section 7).
        Missions = "missions",
        /// End scoring, step 1 (CAM-15.1).
        RedRoom = "red_room",
        /// End scoring, step 2: the Merlin tiles are revealed (CAM-15.22).
        Screens = "screens",
        /// End scoring, step 4 (CAM-15.24).
        Hinterland = "hinterland",
        /// Nothing any more.
        Over = "over",
    }
}
