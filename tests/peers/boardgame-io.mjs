// Random play of boardgame.io in Node: one step lists every move by the game's `enumerate`, picks
// one and plays it. Measured twice, with its reducer alone and with `Simulate` and its own random
// bots, in CPU seconds, since a machine may be shared.
import { createRequire } from "node:module";
import { breakthrough, tictactoe } from "./games.mjs";

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { RandomBot, Simulate } = require("boardgame.io/ai");

const SECONDS = Number(process.argv[2] ?? 5);
/** Returns the CPU seconds that this process has used. */
const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
// `MAKE_MOVE` as its clients send it.
const act = ({ move, args }, playerID) => ({ type: "MAKE_MOVE", payload: { type: move, args, playerID } });

/** Counts steps and games with the reducer alone. */
function byReducer(game) {
  const reduce = CreateGameReducer({ game });
  let [steps, games] = [0, 0];
  const end = spent() + SECONDS;
  while (spent() < end) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const moves = game.ai.enumerate(state.G, state.ctx);
      state = reduce(state, act(moves[Math.floor(Math.random() * moves.length)], state.ctx.currentPlayer));
      steps += 1;
    }
    games += 1;
  }
  return { steps, games };
}

/** Counts steps and games with the random bots of boardgame.io. */
async function byBots(game) {
  const bots = ["0", "1"].map((seat) => [seat, new RandomBot({ game, enumerate: game.ai.enumerate, seed: seat })]);
  let [steps, games] = [0, 0];
  const end = spent() + SECONDS;
  while (spent() < end) {
    const { state } = await Simulate({ game, bots: Object.fromEntries(bots), state: InitializeGame({ game, numPlayers: 2 }), depth: 10_000 });
    steps += state._stateID;
    games += 1;
  }
  return { steps, games };
}

const rows = [];
for (const game of [tictactoe, breakthrough]) {
  for (const [by, play] of [["reducer", byReducer], ["RandomBot", byBots]]) {
    const { steps, games } = await play(game);
    rows.push({ game: game.name, by, "steps/s": Math.round(steps / SECONDS), games, "steps a game": Math.round(steps / games) });
  }
}
console.table(rows);
