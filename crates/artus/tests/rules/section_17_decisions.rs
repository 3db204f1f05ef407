//! Section 17, second part: the decisions, how many there are and how many options they have.

use crate::random::{random_game, watched_game};
use crate::support::*;
use artus::{Artus, Components, Kind, Mode, Move, Options, Phase, Refusal};
use table::{Actor, Eye, Game, Seat, Turn};

/// Black's knights around a king on chair 0, with this hand.
fn scene(players: usize, mode: Mode, hand: &[&str]) -> Scene {
    let scene = Scene::empty(players, mode)
        .round(if mode == Mode::Beginner { 9 } else { 5 })
        .figure(0, "king silver")
        .figure(14, "prince silver")
        .figure(7, "prince bronze")
        .figure(21, "prince bronze")
        .hand(BLACK, hand);
    match players {
        4 => scene
            .knights(BLACK, &[1, 2, 3, 4])
            .knights(BLUE, &[5, 6, 8, 9])
            .knights(RED, &[10, 11, 12, 13])
            .knights(BEIGE, &[15, 16, 17, 18]),
        3 => scene
            .knights(BLACK, &[1, 2, 3, 4, 22])
            .knights(BLUE, &[5, 6, 8, 9, 20])
            .knights(RED, &[10, 11, 12, 13, 19]),
        _ => scene.knights(BLACK, &[1, 2, 3, 4, 22]).knights(BLUE, &[5, 6, 8, 9, 20]),
    }
}

/// ART-17.7
#[test]
fn one_player_decides_at_a_time_what_the_phase_asks_for() {
    for (seed, options) in Artus::every_option(Components::printed()).iter().enumerate() {
        watched_game(options, seed as u64, |game, who, offers| {
            assert_eq!(game.turn(), Turn::of(open(game).flow.active), "nobody else decides");
            assert_eq!(who, Actor::Seat(open(game).flow.active));
            let fits = |offer: &Move| match (open(game).flow.phase, offer) {
                (Phase::Place, Move::Place(chair)) => open(game).table.figure(*chair).is_none(),
                (Phase::Play, Move::Play(card, _)) => {
                    hand(game, open(game).flow.active).contains(&card.to_string())
                }
                (Phase::Draw, Move::Draw(kind)) => open(game).pile(open(game).flow.active, *kind) > 0,
                _ => false,
            };
            assert!(offers.iter().all(fits), "{offers:?}");
            if open(game).flow.phase == Phase::Place {
                assert_eq!(offers.len(), 28 - open(game).table.occupied().len(), "every free chair");
            }
        });
    }
}

/// ART-17.7
#[test]
fn another_decision_than_the_one_due_is_refused() {
    let placing = dealt(2, Mode::Beginner, BLACK);
    let playing = scene(2, Mode::Beginner, &["knight_1_4"]).build();
    let mut drawing = playing;
    play(&mut drawing, BLACK, "play knight_1_4 1+1");
    for (game, seat, phase, others) in [
        (placing, BLUE, Phase::Place, ["play knight_1_4 1+1", "draw king", "card ring_any"]),
        (playing, BLACK, Phase::Play, ["place 25", "draw king", "card ring_any"]),
        (drawing, BLACK, Phase::Draw, ["place 25", "play ring_any 14", "card ring_any"]),
    ] {
        for other in others {
            assert_eq!(refused(&game, seat, other, "ART-17.7"), Refusal::OtherDecision { phase });
        }
    }
}

/// ART-17.8
#[test]
fn the_number_of_decisions_is_fixed_by_mode_and_players() {
    for (mode, players, placements, cards, draws, whole) in [
        (Mode::Beginner, 2, 5, 16, 12, 66),
        (Mode::Beginner, 3, 5, 16, 12, 99),
        (Mode::Beginner, 4, 4, 16, 12, 128),
        (Mode::Advanced, 2, 5, 22, 16, 86),
        (Mode::Advanced, 3, 5, 22, 16, 129),
        (Mode::Advanced, 4, 4, 22, 16, 168),
    ] {
        let options = Options::new(players, mode, Components::printed()).unwrap();
        for seed in 0..10 {
            let game = random_game(&options, seed);
            for seat in Seat::all(players) {
                let own = || game.moves().iter().filter(|(who, _)| *who == Actor::Seat(seat));
                let count = |test: fn(&Move) -> bool| own().filter(|(_, choice)| test(choice)).count();
                assert_eq!(count(|choice| matches!(choice, Move::Place(_))), placements);
                assert_eq!(count(|choice| matches!(choice, Move::Play(..))), cards);
                assert_eq!(count(|choice| matches!(choice, Move::Draw(_))), draws);
                assert_eq!(own().count(), whole / players);
            }
        }
        assert_eq!(Artus::most_decisions(&options), whole as u32);
    }
}

/// ART-17.9
#[test]
fn between_one_and_six_draws_of_a_player_have_a_single_option() {
    for options in Artus::every_option(Components::printed()) {
        let mut forced_in_any_game = Vec::new();
        for seed in 0..60 {
            let mut forced = [0; 4];
            watched_game(&options, seed, |game, who, offers| {
                if let (Phase::Draw, Actor::Seat(seat), [_]) = (open(game).flow.phase, who, offers) {
                    forced[seat.index()] += 1;
                }
            });
            forced_in_any_game.extend_from_slice(&forced[..options.players()]);
        }
        assert!(forced_in_any_game.iter().all(|forced| (1..=6).contains(forced)), "{forced_in_any_game:?}");
        assert!(forced_in_any_game.contains(&1), "the least occurs");
    }
}

/// ART-17.10
#[test]
fn the_widest_hands_have_as_many_options_as_the_rules_say() {
    let beginner = ["knight_pm_1_5", "king_move_pm_1_5", "knight_1_4", "knight_2_5"];
    let four = ["knight_pm_1_5", "king_move_pm_1_5", "king_move_any_4_8", "knight_1_4"];
    let advanced = [
        "knight_pm_1_5",
        "king_move_pm_1_5",
        "score_choice",
        "king_move_any_4_8",
        "knight_1_4",
        "knight_2_5",
    ];
    for (players, mode, hand, widest) in [
        (2, Mode::Beginner, &beginner[..], 130), // 5 × 10 + 40 + 20 + 20
        (3, Mode::Beginner, &beginner, 130),
        (4, Mode::Beginner, &four, 116),     // 4 × 10 + 40 + 20 + 16
        (2, Mode::Advanced, &advanced, 181), // 50 + 40 + 31 + 3 × 20
        (3, Mode::Advanced, &advanced, 181),
        (4, Mode::Advanced, &advanced, 160), // 40 + 40 + 28 + 20 + 2 × 16
    ] {
        let game = scene(players, mode, hand).build();
        assert_eq!(offers(&game, BLACK).len(), widest, "{players} {mode}");

        // No other hand of these cards is wider: the most options of single cards, added up.
        let mut singles: Vec<usize> = every_card(mode)
            .iter()
            .map(|id| uses(&scene(players, mode, &[id.as_str()]).build(), BLACK, id).len())
            .collect();
        singles.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(singles[..hand.len()].iter().sum::<usize>(), widest);
    }
}

/// The different cards of a mode.
fn every_card(mode: Mode) -> Vec<String> {
    let kinds = Kind::ALL.into_iter().filter(|&kind| mode.uses(kind));
    let deck = &Components::printed().deck;
    kinds.flat_map(|kind| deck.different(artus::Deck::of(kind))).map(|(card, _)| card.to_string()).collect()
}

/// ART-17.10: no random game offers more.
#[test]
fn no_game_offers_more_than_the_widest_hand() {
    for options in Artus::every_option(Components::printed()) {
        let bound = match (options.mode, options.players()) {
            (Mode::Beginner, 4) => 116,
            (Mode::Beginner, _) => 130,
            (Mode::Advanced, 4) => 160,
            (Mode::Advanced, _) => 181,
        };
        let mut widest = 0;
        for seed in 0..60 {
            watched_game(&options, seed, |_, _, offers| widest = widest.max(offers.len()));
        }
        assert!(widest <= bound && widest > bound / 2, "{widest} of {bound} with {options}");
    }
}

/// ART-17.11
#[test]
fn the_options_of_each_card_follow_from_the_number_of_knights() {
    for (players, knights) in [(2, 5), (4, 4)] {
        let count = |id: &str| uses(&scene(players, Mode::Advanced, &[id]).build(), BLACK, id).len();
        for (id, distances) in [
            ("knight_1_4", 4),
            ("knight_2_5", 4),
            ("knight_3_6", 4),
            ("knight_4_7", 4),
            ("knight_5_8", 4),
            ("knight_6_8", 3),
            ("knight_7_9", 3),
            ("knight_pm_1_5", 10),
        ] {
            assert_eq!(count(id), knights * distances, "{id}");
        }
        assert_eq!(count("king_move_any_4_8"), 4 * 5);
        assert_eq!(count("king_move_silver_1_7"), 2 * 7);
        assert_eq!(count("king_move_bronze_1_7"), 2 * 7);
        assert_eq!(count("king_move_pm_1_5"), 40);
        assert_eq!(count("ring_silver"), 1, "the king is silver");
        assert_eq!(count("ring_bronze"), 2);
        assert_eq!(count("ring_any"), 3);
        assert_eq!(count("score_all"), 1);
        assert_eq!(count("score_all_inverted"), 1);
        assert_eq!(count("score_choice"), 3 * (knights + 4) + 3 + 1);
        // Knights on yellow 1, 2, 3, on red 4 and, with five knights, on green 22; carpet chair 1 alone.
        assert_eq!(count("score_green_yellow_red"), if knights == 5 { 3 } else { 1 });
        assert_eq!(count("score_carpet"), 1, "the penalty");
        assert_eq!(count("score_three_red"), 1, "the penalty");
    }
    let game = Scene::p().turn(BLACK).hand(BLACK, &["score_carpet"]).build();
    assert_eq!(uses(&game, BLACK, "score_carpet").len(), 3, "two of three");
}

/// ART-17.12
#[test]
fn a_dealt_or_drawn_card_is_chosen_among_those_its_owner_has_not_received() {
    for options in Artus::every_option(Components::printed()) {
        let mut game = Artus::setup(&options);
        chance(&mut game, "start 1");
        chance(&mut game, "king silver");
        // The second card of a kind is chosen among seven: the first is never among them again.
        let first = lots(&game);
        assert_eq!(first.len(), 8);
        chance(&mut game, &first[3].0);
        assert_eq!(lots(&game), [&first[..3], &first[4..]].concat());

        let whole = random_game(&options, 9);
        let mut state = Artus::setup(&options);
        let mut journal = table::Journal::silent();
        for &(who, choice) in whole.moves() {
            if let (Actor::Chance, Move::Card(_)) = (who, choice) {
                let weights: u32 = lots(&state).iter().map(|(_, weight)| weight).sum();
                let (seat, kind) = receiver(&state);
                assert_eq!(weights, u32::from(open(&state).pile(seat, kind)), "as many as are in the pile");
            }
            state.play(who, choice, &mut journal);
        }
        assert_eq!(state, *whole.state());
    }
}

/// Who receives the next card, and from which pile.
fn receiver(game: &Artus) -> (Seat, Kind) {
    let open = game.view(Eye::Spectator).open;
    if let Phase::Reveal(kind) = open.flow.phase {
        return (open.flow.active, kind);
    }
    let lacks = |&(seat, kind): &(Seat, Kind)| open.held(seat, kind) < open.options.mode.dealt(kind);
    let mut due = Seat::all(open.players()).flat_map(|seat| Kind::ALL.map(|kind| (seat, kind))).filter(lacks);
    due.next().expect("somebody lacks a card")
}
