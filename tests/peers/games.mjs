// Two games for the measurement. Breakthrough on 8 × 8 has the size of a small board game: men step
// one row ahead, straight only onto an empty cell, and capture diagonally; the player who reaches
// the last row, or captures all men, wins.
const SIDE = 8;
const EMPTY = -1;

const cells = () => Array.from({ length: SIDE * SIDE }, (_, cell) => (cell < 2 * SIDE ? 0 : cell < 6 * SIDE ? EMPTY : 1));

/** The cells that a player's man may step to. */
function steps(board, player, from) {
  const row = Math.floor(from / SIDE) + (player === 0 ? 1 : -1);
  if (row < 0 || row >= SIDE) return [];
  const found = [];
  for (const aside of [-1, 0, 1]) {
    const column = (from % SIDE) + aside;
    if (column < 0 || column >= SIDE) continue;
    const to = row * SIDE + column;
    if (board[to] === EMPTY || (aside !== 0 && board[to] !== player)) found.push(to);
  }
  return found;
}

export const breakthrough = {
  name: "breakthrough",
  setup: () => ({ cells: cells() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step({ G, playerID }, from, to) {
      const player = Number(playerID);
      if (G.cells[from] !== player || !steps(G.cells, player, from).includes(to)) return "INVALID_MOVE";
      G.cells[from] = EMPTY;
      G.cells[to] = player;
      return undefined;
    },
  },
  endIf({ G }) {
    const ahead = (player) => (player === 0 ? G.cells.slice(-SIDE) : G.cells.slice(0, SIDE)).includes(player);
    const winner = [0, 1].find((player) => ahead(player) || !G.cells.includes(1 - player));
    return winner === undefined ? undefined : { winner };
  },
  ai: {
    enumerate(G, ctx) {
      const player = Number(ctx.currentPlayer);
      const found = [];
      G.cells.forEach((man, from) => {
        if (man === player) for (const to of steps(G.cells, player, from)) found.push({ move: "step", args: [from, to] });
      });
      return found;
    },
  },
};

/** The rows of tic-tac-toe. */
const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export const tictactoe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (ROWS.some((row) => row.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((mark, cell) => (mark === null ? [{ move: "mark", args: [cell] }] : [])),
  },
};
