"""Teaches a network from rows that `learn rows` wrote, and writes it as `crates/bots/src/network/file.rs` reads it.

    python3 train.py --out artus-2.net rows.bin [more.bin …] [--start older.net] [--epochs 4]

Needs PyTorch and NumPy; a graphics card is used if there is one. One game of twenty is kept apart to measure with.
"""
import argparse
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

FIRST, SECOND = 256, 32
ONE = 1024  # what is 1 in the file
parser = argparse.ArgumentParser()
parser.add_argument("rows", nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--start", help="a network to begin with")
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--batch", type=int, default=16384)
parser.add_argument("--rate", type=float, default=1.5e-3)
parser.add_argument("--seed", type=int, default=1)
given = parser.parse_args()
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(given.seed)
begin = time.time()


def head_of(path):
    with open(path, "rb") as file:
        line = file.readline()
    words = line.decode().split()
    if words[:3] != ["tafelrunde", "rows", "1"]:
        raise SystemExit(f"{path} has no rows")
    return len(line), words[3], *map(int, words[4:])


def load(path):
    skip, game, n, unit, inputs, room = head_of(path)
    row = np.dtype([("on", "<u2", room), ("now", "<i2", n), ("end", "<i2", n), ("judged", "<f4", n), ("win", "<f4", n),
                    ("game", "<u4")])
    rows = np.memmap(path, dtype=row, mode="r", offset=skip)
    tensor = lambda part: torch.from_numpy(np.ascontiguousarray(part)).to(device)
    on = tensor(rows["on"].astype(np.int16))
    most = (on != inputs).sum(1).max().item()
    now, end = tensor(rows["now"]).float() / unit, tensor(rows["end"]).float() / unit
    judged = tensor(rows["judged"]) / unit
    leads = torch.cat([now[:, :1] - now[:, 1:], judged[:, :1] - judged[:, 1:]], 1)
    # Options follow one another from game to game, so games are drawn by a hash: every option is measured.
    apart = (tensor(rows["game"].astype(np.int64)) * 2654435761 >> 16) % 20 == 0
    return dict(on=on[:, :most], leads=leads, gain=end - now, win=tensor(rows["win"]), apart=apart)


skip, game, n, unit, inputs, room = head_of(given.rows[0])
parts = [load(path) for path in given.rows]
width = max(part["on"].shape[1] for part in parts)
for part in parts:
    part["on"] = F.pad(part["on"], (0, width - part["on"].shape[1]), value=inputs)
data = {key: torch.cat([part[key] for part in parts]) for key in parts[0]}
apart = data.pop("apart")
check, learn = {k: v[apart] for k, v in data.items()}, {k: v[~apart] for k, v in data.items()}
del data, parts
count = len(learn["win"])
print(f"{game} {n}: {inputs} inputs, {count} rows to learn from, {len(check['win'])} to measure with, {time.time() - begin:.0f} s",
      flush=True)


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.EmbeddingBag(inputs + 1, FIRST, mode="sum", padding_idx=inputs)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.1)
            self.first.weight[inputs] = 0
        self.leads = torch.nn.Parameter(torch.randn(2 * n - 2, FIRST) * 0.3)
        self.bias = torch.nn.Parameter(torch.full((FIRST,), 0.3))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 2 * n)

    def forward(self, on, leads):
        hidden = (self.first(on.int()) + leads @ self.leads + self.bias).clamp(0, 1)
        hidden = self.second(hidden).clamp(0, 1)
        out = self.last(hidden)
        return out[:, :n], out[:, n:]


def weights(net):
    """All weights in the order of the file."""
    return [net.first.weight[:inputs], net.leads, net.bias, net.second.weight, net.second.bias, net.last.weight, net.last.bias]


def write(net, path):
    flat = np.concatenate([np.rint(w.detach().cpu().double().numpy().ravel() * ONE) for w in weights(net)])
    if np.abs(flat).max() > 32767:
        raise SystemExit(f"a weight does not fit: {np.abs(flat).max()}")
    with open(path, "wb") as file:
        file.write(f"tafelrunde network 1 {game} {n} {unit} {inputs}\n".encode())
        file.write(flat.astype("<i2").tobytes())


def read(net, path):
    with open(path, "rb") as file:
        head = file.readline().decode().split()
        if head[3:] != [game, str(n), str(unit), str(inputs)]:
            raise SystemExit(f"{path} is a network for {head[3:]}")
        flat = torch.from_numpy(np.frombuffer(file.read(), "<i2").astype(np.float32)).to(device)
    at = 0
    with torch.no_grad():
        for w in weights(net):
            w.copy_(flat[at:at + w.numel()].view(w.shape) / ONE)
            at += w.numel()


def losses(net, part, chosen=slice(None)):
    odds, gain = net(part["on"][chosen], part["leads"][chosen])
    win = -(part["win"][chosen] * F.log_softmax(odds, 1)).sum(1).mean()
    return win, F.mse_loss(gain, part["gain"][chosen])


net = Network().to(device)
if given.start:
    read(net, given.start)
optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=0.02)
steps = given.epochs * math.ceil(count / given.batch)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=given.rate, total_steps=steps + 1, pct_start=0.1)
best = (math.inf, None)
for epoch in range(given.epochs):
    order = torch.randperm(count, device=device)
    sums = torch.zeros(2, device=device)
    for at in range(0, count, given.batch):
        chosen = order[at:at + given.batch]
        win, gain = losses(net, learn, chosen)
        optimiser.zero_grad(set_to_none=True)
        (win + 0.3 * gain).backward()
        optimiser.step()
        schedule.step()
        sums += torch.stack([win, gain]).detach() * len(chosen) / count
    with torch.no_grad():
        pieces = [(losses(net, check, slice(at, at + 65536)), min(65536, len(check["win"]) - at))
                  for at in range(0, len(check["win"]), 65536)]
        win, gain = (sum(p[0][i].item() * p[1] for p in pieces) / len(check["win"]) for i in (0, 1))
    print(f"epoch {epoch + 1}: learnt {sums[0]:.4f} {sums[1]:.4f}, measured {win:.4f} {gain:.4f}, {time.time() - begin:.0f} s", flush=True)
    if win + 0.3 * gain < best[0]:
        best = (win + 0.3 * gain, {key: value.clone() for key, value in net.state_dict().items()})
net.load_state_dict(best[1])
write(net, given.out)
