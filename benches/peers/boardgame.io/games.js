// A round table of 28 chairs with 24 figures and hands that only their owner sees, about what Artus is made of; and the same game
// with as much more in its state as our games have: what a seat sees is as long as what our API tells a seat (`/view`), on average
// over a game. The rules are as few as they can be; what is measured is the way of a move, not its rules.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CHAIRS = 28, FIGURES = 24, CARDS = 6, MOVES = 168;

// Bytes of a view: without more, and as our games have them for four players.
const VIEWS = { small: 0, artus: 3932, camelot: 4777, merlin: 5913, 'merlin-all': 8261 };

// A thing of the table as our API writes one, and how many of them a move changes.
const thing = place => ({ place, kind: 'green', value: place % 9, owner: place % 4, count: 0 });
const CHANGED = 4;

// What a view of the game without more takes, and each thing.
const BARE = 741, THING = JSON.stringify(thing(50)).length + 1;

const game = (name, bytes) => ({
  name,
  setup: ({ ctx }) => {
    const seats = ctx.playOrder;
    return {
      chairs: Array.from({ length: CHAIRS }, (_, chair) => (chair < FIGURES ? { owner: seats[chair % seats.length], number: chair } : null)),
      things: Array.from({ length: Math.max(0, Math.round((bytes - BARE) / THING)) }, (_, place) => thing(place)),
      points: Object.fromEntries(seats.map(seat => [seat, 0])),
      made: 0,
      secret: { deck: Array.from({ length: 60 }, (_, card) => card) },
      players: Object.fromEntries(seats.map(seat => [seat, { hand: Array.from({ length: CARDS }, (_, card) => card + 3) }])),
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // Plays a card: an own figure changes chairs with whoever sits so many chairs on.
    play: ({ G, random, playerID }, card, from) => {
      const hand = G.players[playerID].hand, steps = hand[card];
      if (steps === undefined || G.chairs[from]?.owner !== playerID) return INVALID_MOVE;
      const to = (from + steps) % CHAIRS;
      [G.chairs[from], G.chairs[to]] = [G.chairs[to], G.chairs[from]];
      for (let number = 0; number < CHANGED && G.things.length > 0; number += 1) {
        G.things[(from * CHANGED + number) % G.things.length].count += 1;
      }
      G.points[playerID] += to - from;
      hand[card] = 1 + random.Die(9);
      G.made += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.made >= MOVES ? { over: true } : undefined),
  minPlayers: 4,
  maxPlayers: 4,
});

module.exports = Object.entries(VIEWS).map(([name, bytes]) => game(name, bytes));
