//! The signs of The Future of Camelot.

crate::explanation::signs! {
    /// The throne room.
    Throne = "throne", "explain-camelot-throne", "explain-camelot-throne-is", "CAM-6.2";
    /// The row of Merlin tiles, or those of a colour.
    Merlin = "merlin", "explain-camelot-merlin", "explain-camelot-merlin-is", "CAM-6.11";
    /// Grail tiles, in the stacks or of a colour.
    Grail = "grail", "explain-camelot-grail", "explain-camelot-grail-is", "CAM-15.26";
    /// The tree on a field.
    Tree = "tree", "explain-camelot-tree", "explain-camelot-tree-is", "CAM-8.7";
    /// The Hinterland, and the knights of a colour in it.
    Hinterland = "hinterland", "explain-camelot-hinterland", "explain-camelot-hinterland-is", "CAM-8.17";
    /// Knights behind a screen.
    Screen = "screen", "explain-camelot-screen", "explain-camelot-screen-is", "CAM-15.23";
    /// A fist.
    Fist = "fist", "explain-camelot-fist", "explain-camelot-fist-is", "CAM-5.1";
    /// Knights that were sent.
    Sent = "sent", "explain-camelot-sent", "explain-camelot-sent-is", "CAM-7.2";
    /// The black knight.
    Black = "black", "explain-camelot-black", "explain-camelot-black-is", "CAM-16.17";
    /// An extra knight.
    Extra = "extra", "explain-camelot-extra", "explain-camelot-extra-is", "CAM-8.11";
    /// Hearts of the Ballroom.
    Heart = "heart", "explain-camelot-heart", "explain-camelot-heart-is", "CAM-12.4";
    /// The board with the line bonuses of the Training Ground.
    LineBonus = "line_bonus", "explain-camelot-line-bonus", "explain-camelot-line-bonus-is", "CAM-11.7";
    /// The middle of the Round Table: what the places are worth.
    Places = "places", "explain-camelot-places", "explain-camelot-places-is", "CAM-15.4";
    /// The knight table of the Rebellion, and what the two sides are worth.
    KnightTable = "knight_table", "explain-camelot-knight-table", "explain-camelot-knight-table-is", "CAM-15.11";
    /// What absent colours lose by a group of Intrigue.
    Loss = "loss", "explain-camelot-loss", "explain-camelot-loss-is", "CAM-12.11";
    /// The same for the group that also takes a knight from the red room.
    RedLoss = "red_loss", "explain-camelot-red-loss", "explain-camelot-red-loss-is", "CAM-12.16";
    /// The number before a row of missions.
    Cost = "cost", "explain-camelot-cost", "explain-camelot-cost-is", "CAM-7.2";
    /// The laurel of whoever leads.
    Lead = "lead", "explain-lead", "explain-lead-is", "CAM-15.29";
}
