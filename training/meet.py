"""Plays meetings on all processors until the time is up, a set of games at a time, and adds them up.

    python3 meet.py PROGRAM --seconds 120 "camelot 2 7001 a.net:24:8:100 expert" "camelot 4 7001 a.net expert heroes=on"

PROGRAM is tafelrunde, whose `learn meet` plays (docs/learning.md). A meeting is a game, the number of players, a seed, one player, the other, and
settings if they are not the usual ones. Set number k is played with the seed plus k, so that what was played can be played again. Sets that have
begun are played to their end, as long as --grace says.
"""
import argparse
import json
import math
import os
import subprocess
import threading
import time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("meetings", nargs="+")
parser.add_argument("--seconds", type=float, required=True)
parser.add_argument("--grace", type=float, default=30)
parser.add_argument("--most", type=int, default=1_000_000, help="sets of one meeting")
given = parser.parse_args()
begin = time.time()
lock = threading.Lock()
next_set = 0
found = [[] for _ in given.meetings]


def work(core):
    global next_set
    while time.time() - begin < given.seconds:
        with lock:
            number, place = divmod(next_set, len(given.meetings))
            next_set += 1
        if number >= given.most:
            return
        game, players, seed, one, other, *settings = given.meetings[place].split(" ")
        command = ["taskset", "-c", str(core), given.program, "learn", "meet", game, one, other, "--players", players, "--games", players,
                   "--seed", str(int(seed) + number), "--threads", "1", "--json"]
        command += [f"--set={setting}" for setting in settings if not setting.startswith("players=")]
        left = given.seconds + given.grace - (time.time() - begin)
        start = time.time()
        try:
            out = subprocess.run(command, capture_output=True, text=True, timeout=left)
        except subprocess.TimeoutExpired:
            return
        if not out.stdout:
            print(given.meetings[place], out.stderr[-500:], flush=True)
            return
        met = json.loads(out.stdout)
        with lock:
            found[place].append((met["win_share"], met["mean_margin"], time.time() - start))


workers = [threading.Thread(target=work, args=(core,)) for core in sorted(os.sched_getaffinity(0))]
[worker.start() for worker in workers]
[worker.join() for worker in workers]
for meeting, sets in zip(given.meetings, found):
    if not sets:
        print(f"{meeting}: nothing played", flush=True)
        continue
    count, players = len(sets), int(meeting.split(" ")[1])
    mean = sum(share for share, _, _ in sets) / count
    spread = math.sqrt(sum((share - mean) ** 2 for share, _, _ in sets) / max(1, count - 1) / count)
    points = sum(points for _, points, _ in sets) / count
    took = sum(took for _, _, took in sets) / count / players
    print(f"{meeting}: {count * players} games, {100 * mean:.1f} ± {196 * spread:.1f} %, {points:+.1f} points, {took:.1f} s a game", flush=True)
