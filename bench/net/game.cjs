// The smallest game with two players in turn: what a framework costs, not what rules cost.
module.exports = {
  name: 'bench',
  setup: () => ({ n: 0, last: '' }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: { play: ({ G }, text) => { G.n += 1; G.last = text; } },
};
