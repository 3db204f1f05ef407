"""Teaches a network by games that it plays against itself, and writes it as `crates/bots/src/network/file.rs` reads it.

    python3 train.py PROGRAM GAME PLAYERS OUT.net --seconds 600 [--start OLDER.net]

PROGRAM is tafelrunde, whose `learn train` starts this (docs/learning.md); PLAYERS a number or `any`. It plays games with the newest
network on all processors while training goes on with the games before; neither waits for the other. Without --start the first games are played by the judge:
a network that has learnt nothing says what the judge says.

Needs PyTorch and NumPy; a graphics card is used if there is one.
"""
import argparse
import math
import os
import subprocess
import tempfile
import time

import numpy as np
import torch
import torch.nn.functional as F

FIRST, SECOND = 256, 32
ONE = 1024  # what is 1 in the file
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
parser.add_argument("--trust", type=float, default=0.85, help="lambda of TD(lambda)")
parser.add_argument("--room", type=int, default=8_000_000, help="rows that are remembered")
parser.add_argument("--uses", type=float, default=4, help="how often a row is learnt from, on average")
parser.add_argument("--batch", type=int, default=4096)
parser.add_argument("--width", type=int, default=0, help="how many offers are followed to the end of the turn in these games; 0: first sight")
parser.add_argument("--widen", type=float, default=0, help="seconds before that begins; until then by first sight")
parser.add_argument("--rate", type=float, default=1e-3)
parser.add_argument("--decay", type=float, default=0.1, help="of weights")
parser.add_argument("--points", type=float, default=0.5, help="what the error in points counts beside that in victories")
parser.add_argument("--chances", action="store_true", help="learn nothing but the last weights of the shares of victory, which makes them right")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--cores", help="processors to play on, as taskset takes them")
parser.add_argument("--meet", action="append", default=[], help="PLAYERS:GAMES:OTHER:OPTIONS, played at the end")
given = parser.parse_args()
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(given.seed)
torch.backends.cuda.matmul.allow_tf32 = True
begin = time.time()
elapsed = lambda: time.time() - begin
say = lambda text: print(f"[{elapsed():.0f} s] {given.game}: {text}", flush=True)
folder = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
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
    if words[:3] != ["tafelrunde", "rows", "2"]:
        raise SystemExit("these are no rows")
    return words[3], *map(int, words[4:])


game, seats, unit, inputs, parts = head_of_game()
words = (inputs + 63) // 64
quantities = 2 * (seats - 1) + parts
fields, at = {}, 0
for name, kind, size in [("on", torch.uint8, 8 * words), ("now", torch.int16, seats), ("judged", torch.float32, seats),
                         ("parts", torch.int16, parts), ("points", torch.float32, seats), ("wins", torch.float32, seats),
                         ("players", torch.int32, 1), ("game", torch.int32, 1)]:
    length = size * torch.empty(0, dtype=kind).element_size()
    fields[name] = (at, at + length, kind)
    at += length
row_size = at
bit = torch.arange(8, device=device, dtype=torch.uint8)
places = torch.arange(seats, device=device)


def read_rows(rows):
    """Rows as bytes -> what goes in, and what should come out."""
    part = {name: rows[:, start:end].contiguous().view(kind) for name, (start, end, kind) in fields.items()}
    on = ((part["on"].unsqueeze(-1) >> bit) & 1).flatten(1).float()
    sits = places < part["players"]
    now, judged = part["now"].float() / unit, part["judged"] / unit
    lead = lambda of: (of[:, :1] - of[:, 1:]) * sits[:, 1:]
    numbers = torch.cat([lead(now), lead(judged), part["parts"].float() / (100 * unit)], 1).clamp(-31, 31)
    return on, numbers, sits, part["wins"], part["points"] / unit - judged


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Parameter(torch.randn(64 * words, FIRST) * 0.05)
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


def write(net, path):
    flat = torch.cat([w.detach().double().flatten() for w in weights(net)])
    flat = (flat * ONE).round().clamp(-32767, 32767).to(torch.int16).cpu().numpy()
    with open(path + ".new", "wb") as file:
        file.write(f"tafelrunde network 2 {game} {seats} {unit} {inputs} {parts}\n".encode())
        file.write(flat.astype("<i2").tobytes())
    os.replace(path + ".new", path)


def read(net, path):
    with open(path, "rb") as file:
        head = file.readline().decode().split()
        if head[2:] != ["2", game, str(seats), str(unit), str(inputs), str(parts)]:
            raise SystemExit(f"{path} is a network for {head[3:]}")
        flat = torch.from_numpy(np.frombuffer(file.read(), "<i2").astype(np.float32)).to(device)
    at = 0
    with torch.no_grad():
        for w in weights(net):
            w.copy_(flat[at:at + w.numel()].view(w.shape) / ONE)
            at += w.numel()


def losses(net, rows):
    on, numbers, sits, wins, gain = read_rows(rows)
    odds, more = net(on, numbers)
    win = -(wins * F.log_softmax(odds.masked_fill(~sits, -1e4), 1)).sum(1).mean()
    points = ((more - gain).square() * sits).sum() / sits.sum()
    return win, points


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
filled, total, steps, number = 0, 0, 0, 0
say(f"{inputs} inputs, {parts} parts, {row_size} bytes a row, on {device}")
write(mean, f"{folder}/next.net")
playing = Play(0, given.games, f"{folder}/next.net", given.trust)
while True:
    over = elapsed() >= given.seconds
    if playing.is_over() and not over:
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
        with torch.no_grad():
            sample = rows[torch.randint(len(rows), (min(len(rows), 65536),), device=device)]
            before = [x.item() for x in losses(mean, sample)]
        places_in = (torch.arange(len(rows), device=device) + total) % given.room
        memory[places_in] = rows
        total += len(rows)
        filled = min(total, given.room)
        say(f"part {number}: {played} games in {took:.1f} s, {len(rows)} rows, {total} in all, {steps} steps; victory {before[0]:.4f}, "
            f"points {before[1]:.4f}")
    if over and (given.seconds <= 0 or filled):
        break
    if not filled or steps * given.batch >= given.uses * total:
        time.sleep(0.02)
        continue
    # Slowly at first, slower and slower towards the end.
    left = max(0.0, 1 - elapsed() / given.seconds)
    rate = given.rate * min(1, (steps + 1) / 200) * (0.03 + 0.97 * math.sin(0.5 * math.pi * min(1, 1.4 * left)))
    for group in optimiser.param_groups:
        group["lr"] = rate
    chosen = torch.randint(filled, (given.batch,), device=device)
    win, points = losses(net, memory[chosen])
    optimiser.zero_grad(set_to_none=True)
    (win + given.points * points).backward()
    optimiser.step()
    steps += 1
    with torch.no_grad():
        decay = min(0.999, steps / (steps + 10))
        torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - decay)
playing.process.kill()
playing.process.wait()
write(mean, given.out)
say(f"{steps} steps, {total} rows")
for meeting in given.meet:
    players, games, other, options = (meeting.split(":") + [""])[:4]
    settings = [f"--set={setting}" for setting in options.split() if not setting.startswith("players=")] if options else ["--every"]
    subprocess.run([given.program, "learn", "meet", given.game, given.out, other, "--players", players, "--games", games, "--seed", "78"]
                   + settings)
