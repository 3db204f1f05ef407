"""Teaches a network by games that it plays against itself, and writes it as `crates/bots/src/network/file.rs` reads it.

    python3 train.py PROGRAM GAME PLAYERS OUT.net --seconds 600 [--start OLDER.net]

PROGRAM is tafelrunde, whose `learn train` starts this (docs/learning.md); PLAYERS a number or `any`. It plays games with the newest
network on all processors while training goes on with the games before; neither waits for the other. Without --start the first games are played by the judge:
a network that has learnt nothing says what the judge says.

Needs PyTorch and NumPy; a graphics card is used if there is one.
"""
import argparse
import atexit
import math
import os
import shutil
import subprocess
import tempfile
import time

import numpy as np
import torch
import torch.nn.functional as F

FIRST, SECOND = 256, 32
ONE, BYTE = 1024, 64  # what is 1 in the file, and in its 8-bit weights
parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("game")
parser.add_argument("players")
parser.add_argument("out")
parser.add_argument("--seconds", type=float, required=True)
parser.add_argument("--start", help="a network to begin with")
parser.add_argument("--games", type=int, default=2000, help="in the first part; the next ones take as long as --part says")
parser.add_argument("--part", type=float, default=12, help="seconds of play between two networks")
parser.add_argument("--percent", type=int, default=8, help="how many of a hundred situations are written down")
parser.add_argument("--ends", type=int, help="how many of a hundred in which a turn of the seat has just ended; as many as of all others")
parser.add_argument("--trust", type=float, default=0.85, help="lambda of TD(lambda)")
parser.add_argument("--room", type=int, default=8_000_000, help="rows that are remembered")
parser.add_argument("--uses", type=float, default=4, help="how often a row is learnt from, on average")
parser.add_argument("--batch", type=int, default=4096)
parser.add_argument("--width", type=int, default=0, help="how many offers are followed to the end of the turn in these games; 0: first sight")
parser.add_argument("--widen", type=float, default=0, help="seconds before that begins; until then by first sight")
parser.add_argument("--search", help="PERCENT:ITERATIONS:TURNS: decisions that are searched, to learn how their offers differ")
parser.add_argument("--sharp", type=float, default=0.03, help="how far apart in worth two offers of a searched decision are clearly different")
parser.add_argument("--repeats", type=float, default=12, help="how often a comparison of offers is learnt from, on average")
parser.add_argument("--differences", type=float, default=0.15, help="what the differences of offers count beside victories")
parser.add_argument("--rate", type=float, default=1e-3)
parser.add_argument("--decay", type=float, default=0.1, help="of weights")
parser.add_argument("--spread", type=float, default=0.01, help="of the first weights of inputs: what rare ones keep is noise")
parser.add_argument("--points", type=float, default=0.5, help="what the error in points counts beside that in victories")
parser.add_argument("--chances", action="store_true", help="learn nothing but the last weights of the shares of victory, which makes them right")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--cores", help="processors to play on, as taskset takes them")
parser.add_argument("--bytes", action="store_true", help="round the first layer of what is written at the end to 8 bits")
parser.add_argument("--meet", action="append", default=[], help="PLAYERS:GAMES:OTHER:OPTIONS, played at the end")
given = parser.parse_args()
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(given.seed)
torch.backends.cuda.matmul.allow_tf32 = True
begin = time.time()
elapsed = lambda: time.time() - begin
say = lambda text: print(f"[{elapsed():.0f} s] {given.game}: {text}", flush=True)
folder = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
atexit.register(shutil.rmtree, folder, ignore_errors=True)
on_cores = ["taskset", "-c", given.cores] if given.cores else []


class Play:
    """A part of the games, played beside the training."""

    def __init__(self, number, games, network, trust):
        self.path, self.games, self.begin = f"{folder}/{number}.rows", games, time.time()
        self.network = f"{folder}/{number}.net"
        os.replace(network, self.network)
        width = given.width if elapsed() >= given.widen else 0
        command = [given.program, "learn", "rows", given.game, self.path, "--players", given.players, "--games", str(games),
                   "--seed", str(1000 * given.seed + number), "--percent", str(given.percent), "--lambda", str(trust),
                   "--teacher", f"{self.network}:{width}"]
        if given.ends:
            command += ["--ends", str(given.ends)]
        if given.search:
            command += ["--search", given.search]
        self.process = subprocess.Popen(on_cores + command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def is_over(self):
        return self.process.poll() is not None

    def take(self):
        if self.process.wait() != 0:
            raise SystemExit(self.process.stderr.read())
        self.took = time.time() - self.begin
        with open(self.path, "rb") as file:
            head, rows = file.readline().decode().split(), np.fromfile(file, np.uint8)
        os.remove(self.path)
        os.remove(self.network)
        return head, rows


def head_of_game():
    """What the first line of rows says, from a file without games."""
    path = f"{folder}/head.rows"
    subprocess.run([given.program, "learn", "rows", given.game, path, "--players", given.players, "--games", "0"], check=True,
                   stdout=subprocess.DEVNULL)
    with open(path, "rb") as file:
        words = file.readline().decode().split()
    if words[:3] != ["tafelrunde", "rows", "3"]:
        raise SystemExit("these are no rows")
    return words[3], *map(int, words[4:6]), float(words[6]), *map(int, words[7:])


game, seats, unit, margin, inputs, parts = head_of_game()
words = (inputs + 63) // 64
quantities = 2 * (seats - 1) + parts
fields, at = {}, 0
for name, kind, size in [("on", torch.uint8, 8 * words), ("now", torch.int16, seats), ("judged", torch.float32, seats),
                         ("parts", torch.int16, parts), ("points", torch.float32, seats), ("wins", torch.float32, seats),
                         ("players", torch.int32, 1), ("game", torch.int32, 1), ("decision", torch.int32, 1), ("worth", torch.float32, 1),
                         ("tries", torch.int32, 1)]:
    length = size * torch.empty(0, dtype=kind).element_size()
    fields[name] = (at, at + length, kind)
    at += length
row_size = at
bit = torch.arange(8, device=device, dtype=torch.uint8)
places = torch.arange(seats, device=device)


def field(rows, name):
    start, end, kind = fields[name]
    return rows[:, start:end].contiguous().view(kind)


def read_rows(rows):
    """Rows as bytes -> what goes in, and what should come out."""
    part = {name: field(rows, name) for name in fields}
    on = ((part["on"].unsqueeze(-1) >> bit) & 1).flatten(1).float()
    sits = places < part["players"]
    now, judged = part["now"].float() / unit, part["judged"] / unit
    lead = lambda of: (of[:, :1] - of[:, 1:]) * sits[:, 1:]
    numbers = torch.cat([lead(now), lead(judged), part["parts"].float() / (100 * unit)], 1).clamp(-31, 31)
    return on, numbers, sits, part["wins"], part["points"] / unit - judged


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(64 * words, FIRST) * given.spread)
        self.leads = torch.nn.Parameter(torch.randn(quantities, FIRST) * 0.2)
        self.bias = torch.nn.Parameter(torch.full((FIRST,), 0.3))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 2 * seats)
        self.straight = torch.nn.Parameter(torch.zeros(2 * seats, quantities))
        with torch.no_grad():
            self.last.weight.zero_()
            self.last.bias.zero_()
            # Who is ahead as the judge sees it will win, rather.
            for place in range(1, seats):
                self.straight[place, seats - 1 + place - 1] = -1.5

    def forward(self, on, numbers):
        hidden = (on @ self.first + numbers @ self.leads + self.bias).clamp(0, 1)
        hidden = self.second(hidden).clamp(0, 1)
        out = self.last(hidden) + numbers @ self.straight.T
        return out[:, :seats], out[:, seats:]


def weights(net):
    """All weights in the order of the file."""
    return [net.first[:inputs], net.leads, net.bias, net.second.weight, net.second.bias, net.last.weight, net.last.bias,
            net.straight]


def write(net, path, in_bytes=False):
    whole = lambda some, one, most, kind: (torch.cat([w.detach().double().flatten() for w in some]) * one).round().clamp(
        -most, most).cpu().numpy().astype(kind).tobytes()
    first, *rest = weights(net)
    with open(path + ".new", "wb") as file:
        file.write(f"tafelrunde network 2 {game} {seats} {unit} {inputs} {parts}{' bytes' if in_bytes else ''}\n".encode())
        file.write(whole([first], BYTE, 127, "i1") if in_bytes else whole([first], ONE, 32767, "<i2"))
        file.write(whole(rest, ONE, 32767, "<i2"))
    os.replace(path + ".new", path)


def read(net, path):
    with open(path, "rb") as file:
        head, weights_in = file.readline().decode().split(), weights(net)
        if head[2:8] != ["2", game, str(seats), str(unit), str(inputs), str(parts)] or head[8:] not in ([], ["bytes"]):
            raise SystemExit(f"{path} begins with {' '.join(head)}; needed is "
                             f"tafelrunde network 2 {game} {seats} {unit} {inputs} {parts}, with or without bytes")
        with torch.no_grad():
            for place, w in enumerate(weights_in):
                one, kind, size = (BYTE, "i1", 1) if head[8:] and place == 0 else (ONE, "<i2", 2)
                numbers = np.frombuffer(file.read(size * w.numel()), kind).astype(np.float32)
                w.copy_(torch.from_numpy(numbers).to(device).view(w.shape) / one)


def losses(net, rows):
    on, numbers, sits, wins, gain = read_rows(rows)
    odds, more = net(on, numbers)
    win = -(wins * F.log_softmax(odds.masked_fill(~sits, -1e4), 1)).sum(1).mean()
    points = ((more - gain).square() * sits).sum() / sits.sum()
    return win, points


class Decisions:
    """Decisions that were searched: rows of what their offers led to, and where those of each decision begin and end."""

    MOST = 24  # offers of a decision that are compared, the best of the search first

    def __init__(self, room):
        self.rows = torch.zeros(room, row_size, dtype=torch.uint8, device=device)
        self.begin = torch.zeros(0, dtype=torch.long, device=device)
        self.count = torch.zeros(0, dtype=torch.long, device=device)
        self.filled, self.uses = 0, 0

    def add(self, rows):
        rows = rows[:len(self.rows) - self.filled]
        if len(rows) == 0:
            return
        key = torch.cat([field(rows, "game"), field(rows, "decision")], 1)
        first = torch.cat([torch.ones(1, dtype=torch.bool, device=device), (key[1:] != key[:-1]).any(1)]).nonzero().squeeze(1)
        count = torch.diff(first, append=torch.tensor([len(rows)], device=device))
        self.rows[self.filled:self.filled + len(rows)] = rows
        several = count > 1
        self.begin = torch.cat([self.begin, self.filled + first[several]])
        self.count = torch.cat([self.count, count[several].clamp(max=self.MOST)])
        self.filled += len(rows)

    def compare(self, net, chosen):
        """What the network and the search find offers worth; -inf where there is none."""
        begin, count = self.begin[chosen], self.count[chosen]
        place = torch.arange(self.MOST, device=device)
        there = place < count.unsqueeze(1)
        rows = self.rows[(begin.unsqueeze(1) + place)[there]]
        on, numbers, sits, _, _ = read_rows(rows)
        odds, more = net(on, numbers)
        wins = F.softmax(odds.masked_fill(~sits, -1e4), 1)[:, 0]
        points = (more + field(rows, "judged") / unit).masked_fill(~sits, -1e4)
        lead = points[:, 0] - points[:, 1:].max(1).values
        worth = wins + margin * lead / (1 + lead.abs())
        nowhere = torch.full(there.shape, -math.inf, device=device)
        return nowhere.masked_scatter(there, worth), nowhere.masked_scatter(there, field(rows, "worth").squeeze(1))

    def are_new(self):
        return self.uses < given.repeats * len(self.begin)

    def loss(self, net, size):
        self.uses += size
        # Newer networks search better: what is older than half of all is not learnt from.
        old = len(self.begin) // 2 if len(self.begin) > 200_000 else 0
        chosen = torch.randint(old, len(self.begin), (size,), device=device)
        seen, found = self.compare(net, chosen)
        there = found > -math.inf
        logs = F.log_softmax(seen / given.sharp, 1).masked_fill(~there, 0)
        return -(F.softmax(found / given.sharp, 1) * logs).sum(1).mean()

    def report(self, net, since):
        """Of the newest decisions: how often the network likes best what the search does, and what it loses otherwise."""
        chosen = torch.arange(max(since, len(self.begin) - 4096), len(self.begin), device=device)
        if len(chosen) == 0:
            return "no decisions"
        seen, found = self.compare(net, chosen)
        best = seen.argmax(1, keepdim=True)
        lost = (found.max(1).values - found.gather(1, best).squeeze(1)).mean().item()
        same = (best.squeeze(1) == found.argmax(1)).float().mean().item()
        return f"{len(self.begin)} decisions, {100 * same:.1f} % as searched, {lost:.4f} lost"


net, mean = Network().to(device), Network().to(device)
if given.start:
    read(net, given.start)
mean.load_state_dict(net.state_dict())
if given.chances:
    # Half of the outputs are shares of victory: the gradient of everything else is zero.
    for name, weight in net.named_parameters():
        if name.startswith("last") or name == "straight":
            weight.register_hook(lambda gradient: torch.cat([gradient[:seats], torch.zeros_like(gradient[seats:])]))
        else:
            weight.requires_grad_(False)
    given.decay = 0.0
optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=given.decay, fused=device == "cuda")
memory = torch.zeros(given.room, row_size, dtype=torch.uint8, device=device)
decisions = Decisions(given.room if given.search else 0)
filled, total, learnt, steps, number = 0, 0, 0, 0, 0
say(f"{inputs} inputs, {parts} parts, {row_size} bytes a row, on {device}")
write(mean, f"{folder}/next.net")
playing = Play(0, given.games, f"{folder}/next.net", given.trust)


def stop_playing():
    playing.process.kill()
    playing.process.wait()


# Registered after the removal of the folder, so it runs before it: the last part of the games still writes there.
atexit.register(stop_playing)
while True:
    over = elapsed() >= given.seconds
    if playing.is_over() and (not over or not filled):
        head, rows = playing.take()
        if filled:
            write(mean, f"{folder}/next.net")
            write(mean, given.out)
        else:
            write(net, f"{folder}/next.net")
        played, took = playing.games, playing.took
        games = max(64, min(4 * played, int(played * given.part / max(took, 0.1))))
        number += 1
        playing = Play(number, games, f"{folder}/next.net", given.trust)
        rows = torch.from_numpy(rows.reshape(-1, row_size)).to(device)
        searched = field(rows, "decision").squeeze(1) > 0
        rows, more, since = rows[~searched], rows[searched], len(decisions.begin)
        decisions.add(more)
        with torch.no_grad():
            sample = rows[torch.randint(len(rows), (min(len(rows), 65536),), device=device)]
            before = [x.item() for x in losses(mean, sample)]
            compared = f"; {decisions.report(mean, since)}" if given.search else ""
        places_in = (torch.arange(len(rows), device=device) + total) % given.room
        memory[places_in] = rows
        total += len(rows)
        filled = min(total, given.room)
        say(f"part {number}: {played} games in {took:.1f} s, {len(rows)} rows, {total} in all, {steps} steps; victory {before[0]:.4f}, "
            f"points {before[1]:.4f}{compared}")
    if over and (given.seconds <= 0 or filled):
        break
    has_rows, has_decisions = filled and learnt < given.uses * total, decisions.are_new()
    if not has_rows and not has_decisions:
        time.sleep(0.02)
        continue
    # Slowly at first, slower and slower towards the end.
    left = max(0.0, 1 - elapsed() / given.seconds)
    rate = given.rate * min(1, (steps + 1) / 200) * (0.03 + 0.97 * math.sin(0.5 * math.pi * min(1, 1.4 * left)))
    for group in optimiser.param_groups:
        group["lr"] = rate
    loss = 0
    if has_rows:
        win, points = losses(net, memory[torch.randint(filled, (given.batch,), device=device)])
        loss = loss + win + given.points * points
        learnt += given.batch
    if has_decisions:
        loss = loss + given.differences * decisions.loss(net, given.batch // 4)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    optimiser.step()
    steps += 1
    with torch.no_grad():
        decay = min(0.999, steps / (steps + 10))
        torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - decay)
stop_playing()
write(mean, given.out, given.bytes)
say(f"{steps} steps, {total} rows")
for meeting in given.meet:
    players, games, other, options = (meeting.split(":") + [""])[:4]
    settings = [f"--set={setting}" for setting in options.split() if not setting.startswith("players=")] if options else ["--every"]
    subprocess.run([given.program, "learn", "meet", given.game, given.out, other, "--players", players, "--games", games, "--seed", "78"]
                   + settings)
