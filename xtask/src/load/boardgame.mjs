// The same load for boardgame.io's server: tables with two connected players, who act in turn. Each
// action sends the whole state to both players, as that server does.
//
// node boardgame.mjs server PORT [DATABASE]
// node boardgame.mjs load PORT TABLES ACTIONS_PER_SECOND SECONDS

import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const [role, port, ...rest] = process.argv.slice(2);

/** A game that does little: its state is as long as a view of a small board. */
const game = {
  name: 'counter',
  setup: () => ({ count: 0, board: Array.from({ length: 64 }, (_, hex) => ({ hex, owner: null, ships: [] })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, hex) => {
      G.count += 1;
      G.board[hex].owner = playerID;
      G.board[hex].ships = [playerID, G.count];
    },
  },
};

async function serve([database]) {
  const { Server, Origins } = require('boardgame.io/server');
  let db;
  if (database) {
    const { PostgresStore } = require('bgio-postgres');
    db = new PostgresStore(database, { logging: false });
  }
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  await server.run(Number(port), () => console.log('ready'));
}

function connect(match, player) {
  const { io } = require('socket.io-client');
  const socket = io(`http://127.0.0.1:${port}/counter`, { transports: ['websocket'], forceNew: true });
  const seat = { socket, player, state: null, wake: null };
  const update = (id, state) => {
    if (id !== match || !state) return;
    seat.state = state;
    seat.wake?.(performance.now());
  };
  socket.on('sync', (id, info) => update(id, info.state));
  socket.on('update', update);
  return new Promise((done) => {
    seat.wake = () => { seat.wake = null; done(seat); };
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
  });
}

/** Waits until a seat has a state that is newer, and returns when that was. */
function newer(seat, stateID, limit) {
  return new Promise((done) => {
    if (seat.state._stateID > stateID) { done(performance.now()); return; }
    const late = setTimeout(() => { seat.wake = null; done(null); }, limit);
    seat.wake = (time) => {
      if (seat.state._stateID <= stateID) return;
      clearTimeout(late);
      seat.wake = null;
      done(time);
    };
  });
}

async function play(match, seats, number, wait, end, result) {
  // Tables begin at different moments: multiples of the golden ratio are spread evenly.
  await pause(wait * ((number * (1 + Math.sqrt(5)) / 2) % 1));
  for (let count = number; Date.now() < end; count += 1) {
    const turn = Number(seats[0].state.ctx.currentPlayer);
    const [actor, other] = [seats[turn], seats[1 - turn]];
    const before = actor.state._stateID;
    const payload = { type: 'place', args: [(count * 7 + 3) % 64], playerID: actor.player };
    const began = performance.now();
    actor.socket.emit('update', { type: 'MAKE_MOVE', payload }, before, match, actor.player);
    const [arrived, answered] = await Promise.all([newer(other, before, 30_000), newer(actor, before, 30_000)]);
    if (arrived === null || answered === null) { result.failed += 1; return; }
    result.millis.push(arrived - began);
    await pause(wait);
  }
}

async function load(words) {
  const [tables, rate, seconds] = words.map(Number);
  const began = Date.now();
  const matches = [];
  for (let first = 0; first < tables; first += 32) {
    const some = Array.from({ length: Math.min(32, tables - first) }, async (_, step) => {
      const match = `match-${first + step}`;
      // The first player makes the match.
      const one = await connect(match, '0');
      return { match, seats: [one, await connect(match, '1')] };
    });
    matches.push(...await Promise.all(some));
  }
  console.log(`${tables} tables in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const result = { millis: [], failed: 0 };
  const [end, wait] = [Date.now() + seconds * 1000, tables / rate * 1000];
  const playing = matches.map(({ match, seats }, number) => play(match, seats, number, wait, end, result));
  await Promise.all(playing);
  const { millis } = result;
  millis.sort((a, b) => a - b);
  const at = (share) => millis.at(Math.min(Math.floor(millis.length * share), millis.length - 1))?.toFixed(1);
  console.log(`${millis.length} actions, ${(millis.length / seconds).toFixed(0)} a second; to the opponent: median ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; ${result.failed} tables failed`);
  process.exit(0);
}

await (role === 'server' ? serve(rest) : load(rest));
