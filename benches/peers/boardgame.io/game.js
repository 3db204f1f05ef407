// A game of about the size of Artus: a round table of 28 chairs, 24 figures, hands that only their owner sees. The rules
// are as few as they can be; what is measured is the way of a move, not its rules.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CHAIRS = 28, FIGURES = 24, CARDS = 6, MOVES = 168;

module.exports = {
  name: 'round-table',
  setup: ({ ctx }) => {
    const seats = ctx.playOrder;
    return {
      chairs: Array.from({ length: CHAIRS }, (_, chair) => (chair < FIGURES ? { owner: seats[chair % seats.length], number: chair } : null)),
      points: Object.fromEntries(seats.map(seat => [seat, 0])),
      made: 0,
      secret: { deck: Array.from({ length: 60 }, (_, card) => card) },
      players: Object.fromEntries(seats.map(seat => [seat, { hand: Array.from({ length: CARDS }, (_, card) => card + 3) }])),
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // Plays a card: an own figure changes chairs with whoever sits so many chairs on.
    play: ({ G, ctx, random, playerID }, card, from) => {
      const hand = G.players[playerID].hand, steps = hand[card];
      if (steps === undefined || G.chairs[from]?.owner !== playerID) return INVALID_MOVE;
      const to = (from + steps) % CHAIRS;
      [G.chairs[from], G.chairs[to]] = [G.chairs[to], G.chairs[from]];
      G.points[playerID] += to - from;
      hand[card] = 1 + random.Die(9);
      G.made += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.made >= MOVES ? { over: true } : undefined),
  minPlayers: 4,
  maxPlayers: 4,
};
