// A sample program that plays at online tables: it takes random legal actions, and needs nothing
// but JSON. docs/api.md explains its requests and messages.
//
//   node server/samples/bot.mjs --server http://127.0.0.1:8080/ --game rift
//
// Node 22 or later, without packages. (Node 20 needs the flag --experimental-websocket.)
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

const { values: options } = parseArgs({
  options: {
    server: { type: "string", default: "http://127.0.0.1:8080/" },
    game: { type: "string", default: "rift" },
    name: { type: "string", default: "Random bot" },
    // The key of a player, to be the same one every time. Keep it secret: it is the only proof.
    key: { type: "string", default: process.env.CENTAURI_KEY },
    // A table to join, with the code of its invitation. Otherwise the first open one.
    table: { type: "string" },
    invitation: { type: "string" },
    // The seats of a table that is opened because none is open, or because of --against.
    seats: { type: "string", default: "2" },
    // The level of bots of the server to play against: ensign, captain, admiral or legend.
    against: { type: "string" },
  },
});
const api = new URL("api/v1/", options.server);
let key = options.key;

/** Sends a request and returns the answer. */
async function request(method, path, body) {
  const headers = { "content-type": "application/json" };
  if (key) headers.authorization = `Bearer ${key}`;
  const response = await fetch(new URL(path, api), { method, headers, body: body && JSON.stringify(body) });
  if ([429, 503, 504].includes(response.status)) {
    await pause(5000);
    return request(method, path, body);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.failure}: ${answer.message}`);
  return answer;
}

/** Takes a seat at a table, or opens one. */
async function sitDown() {
  // The program's part of the seed. The deal is random if at least one player's part is.
  const seed_share = randomBytes(32).toString("hex");
  const join = (id) => request("POST", `tables/${id}/join`, { seed_share, invitation: options.invitation });
  if (options.table) return join(options.table);
  const open = options.against ? [] : await request("GET", "tables");
  for (const { id } of open.filter(({ game }) => game === options.game)) {
    try {
      return await join(id);
    } catch (error) {
      console.error(`${id}: ${error.message}`); // Somebody else was faster.
    }
  }
  // The server commits to its own part before it learns that of the program.
  const { offer: seed_offer } = await request("POST", "seed-offers");
  const other = options.against ? { kind: "bot", level: options.against } : { kind: "open" };
  const seats = [{ kind: "me" }, ...Array(Number(options.seats) - 1).fill(other)];
  return request("POST", "tables", { game: options.game, seats, seed_offer, seed_share });
}

/** Plays until the match is over or the connection is lost; returns the result, if there is one. */
function play({ id, own_seat: { token } }) {
  const address = new URL(`tables/${id}/socket`, api);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  const send = (message) => socket.send(JSON.stringify(message));
  let [seq, place, result] = [0, null, null];
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === "who") send({ t: "hello", token, wants_actions: true });
      if (message.t === "asked") send({ t: "vote", yes: true });
      if (message.t === "refuse") reject(new Error(`refused: ${message.reason}`));
      if (message.t === "illegal") reject(new Error(`illegal by ${message.rule}`));
      // A position may be repeated; it is answered once.
      if (message.t !== "position" || message.place === place) return;
      ({ place, result } = message);
      if (result) return send({ t: "bye" });
      const { actions } = message;
      if (actions.length > 0) send({ t: "take", seq: ++seq, place, action: actions[randomInt(actions.length)] });
    };
    socket.onclose = ({ code }) => {
      if (code === 4001) reject(new Error("the player has connected elsewhere"));
      resolve(result);
    };
    // Not every version of Node closes a socket that it could not open.
    socket.onerror = () => resolve(result);
  });
}

async function main() {
  if (!key) ({ key } = await request("POST", "players", { name: options.name }));
  let table = await sitDown();
  console.log(`table ${table.id}`);
  for (;;) {
    if (table.phase === "closed") throw new Error("the table was closed");
    const result = table.phase === "waiting" ? null : await play(table);
    if (result) {
      const hasWon = result.winners.includes(table.own_seat.seat);
      return console.log(`${hasWon ? "won" : "not won"}: ${result.reason}, winners ${JSON.stringify(result.winners)}`);
    }
    await pause(1000);
    // The server may be away for a moment, such as during an update.
    table = await request("GET", `tables/${table.id}`).catch((error) => (error instanceof TypeError ? table : Promise.reject(error)));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
