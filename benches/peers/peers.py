"""Times random play of the peer engines, on one core in one process.

Prints a Markdown table, or with --json one list with an object for each row.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

TAFELRUNDE_PLAYERS = 4  # what `run` asks of `tafelrunde simulate`


@dataclass(frozen=True)
class Counts:
    """What happened in one game: choices of players, and draws of chance the engine shows apart."""

    decisions: int
    chance_events: int = 0


@dataclass(frozen=True)
class Row:
    peer: str
    version: str
    game: str
    players: int
    games: int
    decisions: int
    chance_events: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


@dataclass(frozen=True)
class Missing:
    peer: str
    error: str


@dataclass(frozen=True)
class Contest:
    """One game of one peer: `play` runs a whole game from a seed, `count` reads the finished game."""

    game: str
    players: int
    play: Callable[[int], Any]
    count: Callable[[Any], Counts]


def catanatron_contests() -> list[Contest]:
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> Any:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        return game

    def count(game: Any) -> Counts:
        # One entry for each tick; the dice fall inside the player's own ROLL action.
        return Counts(decisions=len(game.state.actions))

    return [Contest("Catan", len(Color), play, count)]


def open_spiel_contests() -> list[Contest]:
    import pyspiel

    def play_in_python(game: Any, seed: int) -> Any:
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return state

    def play_in_cpp(game: Any, bots: list[Any], seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def count(state: Any) -> Counts:
        history = state.full_history()
        chance_events = sum(step.player == pyspiel.PlayerId.CHANCE for step in history)
        return Counts(len(history) - chance_events, chance_events)

    contests = []
    for name in ("backgammon", "hearts"):
        game = pyspiel.load_game(name)
        players = game.num_players()
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
        in_python = partial(play_in_python, game)
        in_cpp = partial(play_in_cpp, game, bots)
        contests.append(Contest(f"{name}, Python loop", players, in_python, count))
        contests.append(Contest(f"{name}, C++ loop", players, in_cpp, count))
    return contests


PEERS: dict[str, Callable[[], list[Contest]]] = {
    "catanatron": catanatron_contests,
    "open_spiel": open_spiel_contests,
}


def time_contest(peer: str, contest: Contest, seconds: float) -> Row:
    """Plays whole games until `seconds` have passed; the clock stands still while we count."""
    contest.play(1)  # fills the engine's caches
    games = decisions = chance_events = 0
    played = 0.0
    deadline = time.perf_counter() + seconds
    while games == 0 or time.perf_counter() < deadline:
        start = time.perf_counter()
        finished = contest.play(games + 2)
        played += time.perf_counter() - start
        counts = contest.count(finished)
        games += 1
        decisions += counts.decisions
        chance_events += counts.chance_events
    return Row(
        peer=peer,
        version=version(peer),
        game=contest.game,
        players=contest.players,
        games=games,
        decisions=decisions,
        chance_events=chance_events,
        seconds=played,
        games_per_second=games / played,
        decisions_per_second=decisions / played,
    )


def time_peer(peer: str, seconds: float) -> list[Row | Missing]:
    """Shares `seconds` evenly among the peer's contests."""
    try:
        contests = PEERS[peer]()
    except ImportError as error:
        return [Missing(peer, str(error))]
    return [time_contest(peer, contest, seconds / len(contests)) for contest in contests]


def markdown(rows: list[Row | Missing], tafelrunde: dict[str, Any] | None) -> str:
    lines = [
        "| engine | game | players | decisions/s | games/s | Tafelrunde / peer (decisions/s) |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    ours = 0.0
    if tafelrunde is not None:
        ours = float(tafelrunde["decisions_per_second"])
        games = float(tafelrunde["games_per_second"])
        game = tafelrunde["game"]
        lines.append(f"| Tafelrunde | {game} | {TAFELRUNDE_PLAYERS} | {ours:,.0f} | {games:,.1f} | 1 |")
    for row in rows:
        match row:
            case Row():
                ratio = f"{ours / row.decisions_per_second:,.1f}" if ours else "–"
                lines.append(
                    f"| {row.peer} {row.version} | {row.game} | {row.players} "
                    f"| {row.decisions_per_second:,.0f} | {row.games_per_second:,.1f} | {ratio} |"
                )
            case Missing():
                error = row.error.replace("|", "\\|")
                lines.append(f"| {row.peer} | not measured: {error} | – | – | – | – |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="wall time for each peer")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    parser.add_argument("--tafelrunde", type=Path, help="JSON of `tafelrunde simulate`, for the ratio")
    parser.add_argument(
        "--not-installed",
        nargs=2,
        action="append",
        default=[],
        metavar=("PEER", "ERROR"),
        help="do not time PEER, report ERROR in its place",
    )
    arguments = parser.parse_args()
    tafelrunde = json.loads(arguments.tafelrunde.read_text()) if arguments.tafelrunde else None

    not_installed = dict(arguments.not_installed)
    rows: list[Row | Missing] = []
    for peer in PEERS:
        if peer in not_installed:
            rows.append(Missing(peer, not_installed[peer]))
        else:
            rows.extend(time_peer(peer, arguments.seconds))

    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        print(markdown(rows, tafelrunde))


if __name__ == "__main__":
    main()
