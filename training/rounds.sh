#!/usr/bin/env bash
# Games of casual bots, a first network, then self-play and training in turn. A network that wins less than its share against the one
# before is given up; its games are kept for the next round. The newest one lies in OUT after every round.
# Seeds of games count from SEED (100); EPOCHS (3) of training a round, MEET (2000) games against the one before.
# rounds.sh LEARN OUT GAME PLAYERS SECONDS FIRST_GAMES GAMES PERCENT [START.net]
set -eu
learn=$1 out=$2 game=$3 players=$4 limit=$5 first=$6 games=$7 percent=$8 start=${9:-}
here=$(dirname "$0"); work=$(mktemp -d -p "${WORK:-/tmp}"); export PYTHONUNBUFFERED=1
say() { echo "[$SECONDS s] $game $players: $*"; }
if [ -z "$start" ]; then
  "$learn" rows "$game" "$players" "$first" 1 "$((percent * 2))" "$work/0.rows" casual casual novice
  say "first network"; python3 "$here/train.py" --out "$work/best.net" --epochs 6 "$work/0.rows"
  rm "$work/0.rows"
else cp "$start" "$work/best.net"; fi
round=0 last=
while [ $SECONDS -lt "$limit" ]; do
  round=$((round + 1))
  "$learn" rows "$game" "$players" "$games" $((${SEED:-100} + round)) "$percent" "$work/$round.rows" "$work/best.net"
  python3 "$here/train.py" --out "$work/new.net" --start "$work/best.net" --epochs "${EPOCHS:-3}" "$work/$round.rows" $last
  if "$learn" meet "$game" "$players" "${MEET:-2000}" 78 "$work/new.net" "$work/best.net"; then
    mv "$work/new.net" "$work/best.net"; cp "$work/best.net" "$out/$game-$players.net"; say "round $round is kept"
  else say "round $round is given up"; fi
  [ -z "$last" ] || rm "$last"
  last=$work/$round.rows
done
rm -rf "$work"
