// A page that uses both the player and the npm package, as a bundler sees it. Only the type checker reads this file.
import { create, type Rift } from "centauri-games";
import { CentauriPlayer, CONFIG, define, EVENTS, METHODS, PlayerError, STATES, TOKENS } from "./player.v1.js";
import { CentauriTables } from "./tables.v1.js";
import type { TablesEvents } from "./tables.v1.js";
import type { ElementConfig, ErrorCode, PlayerApi, PlayerConfig, PlayerEvents, PlayerInfo, PlayerState } from "./player.v1.js";

const config: PlayerConfig = { game: "rift", scenario: "cold-open", seats: "human,bot:hard", start: "visible", control: "self" };
globalThis.CentauriPlayer = { config: { ...config, isolation: "frame", sandbox: "strict" } };
const values: Partial<ElementConfig> | undefined = globalThis.CentauriPlayer?.config;

/** Adds a player to the page, listens to its events, and calls its API. */
export async function open(): Promise<void> {
  const name: string = define();
  const player: CentauriPlayer = document.createElement("centauri-player");
  player.addEventListener("player:turn", ({ detail: { step, waiting, here, prompt } }) => {
    console.log(step + waiting.length, here === null ? "" : prompt.trim());
  });
  player.addEventListener("player:error", (event: PlayerEvents["player:error"]) => failed(event.detail.code));
  player.addEventListener("player:request-store", ({ detail }) => {
    if (detail.verb === "get") detail.respondWith(localStorage.getItem(detail.key ?? ""));
  });
  player.addEventListener("focus", (event) => console.log(event.type));
  document.body.append(player);
  const api: PlayerApi = player.api(1);
  await api.start();
  try {
    const legal = (await api.legal(0)) as Rift.Action[];
    const { step } = await api.act(legal[0], 0);
    await api.goto(step - 1);
    const { code, file } = await api.save();
    await api.load(code ?? file);
    const { refused } = await api.setTheme({ theme: "dark", tokens: { "--ink": "#fff" } });
    console.log(refused.join());
  } catch (error) {
    if (error instanceof PlayerError) failed(error.code);
  }
  const [state, info]: [PlayerState, PlayerInfo | null] = [api.state, api.info];
  console.log(name, state, info?.waiting, values, CONFIG, METHODS, EVENTS, TOKENS, STATES);
}

function failed(code: ErrorCode): void {
  if (code === "load/newer") console.log("This match is of a newer edition.");
}

/** Opens the tables of a list in a player, as one of the publisher's users. */
export function openTables(player: CentauriPlayer, token: string): void {
  const list: CentauriTables = document.createElement("centauri-tables");
  list.addEventListener("tables:join", (event: TablesEvents["tables:join"]) => {
    event.preventDefault();
    player.token = token;
    player.setAttribute("table", event.detail.table);
  });
  player.addEventListener("player:table", ({ detail: { id, phase, invitation } }) => console.log(id, phase, invitation));
  console.log(list.tables.filter(({ is_rated }) => is_rated === true).length);
}

/** Mistakes that the types must report. */
export function mistakes(player: CentauriPlayer): void {
  // @ts-expect-error There is no such version.
  player.api(2);
  // @ts-expect-error There is no such mode.
  const wrong: PlayerConfig = { game: "rift", mode: "demo" };
  console.log(wrong, create("rift").status().waiting);
}
