//! The clauses that a refusal carries, as reasons: when a move has its moment, and why an action lapses.

use ::table::Clause;

/// When a move is possible that has a moment of its own.
pub(super) fn moment_key(clause: Clause) -> &'static str {
    match clause.0 {
        "MER-12.4" => "merlin-moment-own-turn",
        "MER-4.5" => "merlin-moment-window",
        "MER-4.7" => "merlin-moment-die-chosen",
        "MER-5.7" => "merlin-moment-apple",
        "MER-13.13" => "merlin-moment-turn-die",
        "MER-13.12" => "merlin-moment-reverse",
        "MER-13.14" => "merlin-moment-mirror",
        "MER-13.17" => "merlin-moment-different-action",
        "MER-6.9" => "merlin-moment-staff",
        "MER-13.5" => "merlin-moment-repel",
        "MER-15.21" => "merlin-moment-grail",
        "MER-17.4" => "merlin-moment-chance",
        "FAV-2.1" => "merlin-favor-moment-reward",
        "FAV-6.1" => "merlin-favor-moment-build",
        "FAV-7.2" => "merlin-favor-moment-repel",
        "FAV-8.1" => "merlin-favor-moment-count",
        "FAV-9.1" => "merlin-favor-moment-deploy",
        "KRT-1.4" => "merlin-knights-moment-ally",
        "KRT-3.3" => "merlin-knights-moment-movement",
        "KRT-5.2" => "merlin-knights-moment-special",
        "KRT-9.1" => "merlin-knights-moment-wild",
        "KRT-10.1" => "merlin-knights-moment-portal",
        "KRT-11.1" => "merlin-knights-moment-castle",
        "KRT-12.1" => "merlin-knights-moment-complete",
        "KRT-13.3" => "merlin-knights-moment-swap",
        "KRT-14.1" => "merlin-knights-moment-influence",
        "GLD-2.4" => "merlin-gold-moment-chosen",
        "GLD-2.7" => "merlin-gold-moment-coin",
        "GLD-3.1" => "merlin-gold-moment-mistletoe",
        "GLD-4.1" => "merlin-gold-moment-take",
        "MKT-2.2" => "merlin-market-moment-visit",
        "MKT-3.5" => "merlin-market-moment-marker",
        "MKT-4.2" => "merlin-market-moment-plus",
        "MKT-5.2" => "merlin-market-moment-labourer",
        "MKT-5.8" => "merlin-market-moment-decline",
        "MKT-6.1" => "merlin-market-moment-fruit",
        "INT-6.5" => "merlin-market-moment-take-back",
        "CRL-3.6" => "merlin-caerleon-moment-send-home",
        "CRL-4.10" => "merlin-caerleon-moment-trade",
        "DEC-3.1" => "merlin-decree-moment-instead",
        "DEC-3.4" => "merlin-decree-moment-take",
        "DEC-4.1" => "merlin-decree-moment-action",
        "DEC-4.5" => "merlin-decree-moment-chosen",
        // A clause is a text; one that no refusal names so far still gets a true sentence.
        _ => "merlin-moment-other",
    }
}

/// Why the action of a space lapses.
pub(super) fn lapse_key(clause: Clause) -> &'static str {
    match clause.0 {
        "MER-7.13" => "merlin-lapse-all-there",
        "MER-8.5" => "merlin-lapse-nothing-there",
        "MER-8.6" => "merlin-lapse-nobody-to-deploy",
        "MER-8.8" => "merlin-lapse-no-influence",
        "MER-10.4" => "merlin-lapse-no-item",
        "MER-10.5" => "merlin-lapse-no-mission",
        "MER-11.17" => "merlin-lapse-no-manor",
        "MER-11.18" => "merlin-lapse-no-tile",
        "GLD-1.7" => "merlin-gold-lapse-supply",
        _ => "merlin-lapse-other",
    }
}
