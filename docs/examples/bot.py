#!/usr/bin/env python3
"""A bot for Tafelrunde that plays any of its games, with nothing but Python 3.

In the arena, over standard input and output (docs/bot-protocol.md):

    tafelrunde arena artus --players 2 --bots "random,exec:python3 docs/examples/bot.py"

At a table of a running house, over the web (docs/api.md), against bots of the house:

    python3 docs/examples/bot.py http://localhost:7777 artus "players=2 mode=beginner"
    python3 docs/examples/bot.py http://localhost:7777 merlin "players=2"

It takes any legal move. To make it play well, change `choose`: nothing else has to know the game.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def choose(game, seat, view, moves, chance):
    """One of `moves`, for the player in `seat` (from 1) who sees `view`."""
    return chance.choice(moves)


def play_in_the_arena():
    """One game: a question on each line of standard input, the answer on a line of standard output."""
    game, seat, chance = None, None, random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            hello = message["hello"]
            game, seat = hello["game"], hello["seat"]
            # The same match asks the same questions again; with this number we give the same answers.
            chance = random.Random(hello["random"])
            answer({"protocol": 1})
        elif "ask" in message:
            answer({"move": choose(game, seat, message["view"], message["moves"], chance)})
        elif "end" in message:
            # {"lines": [{"seat", "total", "parts"}, …], "winners": […]}, or {"forfeited_by": seat}.
            return


def answer(message):
    print(json.dumps(message), flush=True)


def complaint(error):
    """What was wrong, as the house says it: {"error": {"code", "message", "clause"}}."""
    body = error.read().decode(errors="replace")
    try:
        told = json.loads(body)["error"]
        return f"{told['code']}: {told['message']}"
    except (ValueError, LookupError, TypeError):
        return f"{error}: {body}"


class House:
    """The web API of a house."""

    def __init__(self, url):
        self.url, self.headers = url.rstrip("/") + "/api/v1", {"Accept-Language": "en"}

    def ask(self, path, body=None):
        """GET, or POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    sys.exit(f"{path}: {complaint(error)}")
                # A house lets nobody ask too much, and says when to come again.
                time.sleep(int(error.headers.get("Retry-After", 60)))

    def read(self, path, body=None):
        with self.ask(path, body) as response:
            return json.load(response)

    def news(self, table):
        """What happens at a table, as it happens."""
        with self.ask(f"{table}/stream?since=0") as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def play_on_the_web(url, game, options):
    """One game in seat 1, against the weakest bots of the house."""
    house, chance = House(url), random.Random()
    guest = house.read("/guests", {"name": "Gareth"})
    house.headers["Authorization"] = "Bearer " + guest["token"]
    # Options that make no sense go out as they are: the house knows best what is wrong with them.
    players = dict(part.partition("=")[::2] for part in options.split()).get("players", "")
    seats = ["me"] + ["bot:random"] * (int(players) - 1 if players in list("2345") else 1)
    table = house.read("/tables", {"game": game, "options": options, "seats": seats})
    here = "/tables/" + table["id"]
    for now in house.news(here):
        if now["over"]:
            break
        offered = house.read(here + "/moves?words=false") if 1 in now["turn"] else {"moves": []}
        if offered["moves"]:
            view = house.read(here + "/view")["view"]
            moves = [move["move"] for move in offered["moves"]]
            choice = choose(game, 1, view, moves, chance)
            house.read(here + "/play", {"move": choice, "seen": offered["moves_made"]})
    table = house.read(here)
    print(json.dumps({"winners": table["winners"], "scores": table["scores"]}))


if __name__ == "__main__":
    if len(sys.argv) == 4:
        play_on_the_web(*sys.argv[1:])
    elif len(sys.argv) == 1:
        play_in_the_arena()
    else:
        sys.exit(__doc__)
