// Every way to create and query a game, and mistakes that the types must report. Only the type checker reads this file.
import {
  create, errorCodes, Game, GameError, games, load,
  type Action, type Advice, type Content, type Deed, type Draw, type Entry, type ErrorCode, type Event, type Fault,
  type GameInfo, type GameName, type Options, type Order, type Outcome, type Position, type Rift, type Saga, type Status,
  type View,
} from "centauri-games";

/** Creates each game with all kinds of options. */
export function orders(pack: string): void {
  const deal: Draw[] = [[6, 2], [4, 0]];
  const board: Order<"rift"> = { scenario: "cold-open", seats: 2, pieces: ["rhino"], seed: "00ff", undo: false, deal };
  const duel: Game<"rift"> = create("rift", board);
  const own: Rift.Scenario = { ...duel.content().scenario, id: "own", options: { chain_mines: true } };
  create("rift", { scenario: own, rules: { first: { seat: 1 }, match_length: 3 }, pack });
  create("rift", { options: duel.options(), position: duel.position({ at: 0 }) });
  create("space-rift", { scenario: "srr-01", seats: 4, rules: { rift: "without", victory: { south: 5, north: 6 } } });
  create("exodus", { scenario: "4-standard", rules: { order: [3, 2, 1, 0], safe_votes: true } });
  const scenario: Saga.Scenario = { ...create("saga").content().scenario, id: "own", win: [{ any: ["round >= 10"] }] };
  create("saga", { scenario, seats: 3, rules: { difficulty: "recruit", rounds: null } });
  create("saga", { options: { seats: 2, scenario: { custom: scenario }, rules: { teams: true } }, pack: JSON.parse(pack) });
}

/** Calls every method of a game whose name is a type parameter. */
export function questions<N extends GameName>(name: N): Game<N> {
  const game: Game<N> = create(name);
  const status: Status<N> = game.status();
  const outcome: Outcome | null = game.outcome();
  const view: View<N> = game.view("historian", { at: 0 });
  const position: Position<N> = game.position();
  const [options, content]: [Options<N>, Content<N>] = [game.options(), game.content()];
  const legal: Action<N>[] = [...game.legal(), ...game.asides(0), ...game.legal("table")];
  const line: Action<N>[] | null = game.bot("captain", 1000, { seat: 0 });
  const advice: Advice<N> = game.advice();
  const entries: Entry<N>[] = game.events(0, { seat: 0 });
  const events: Event<N>[] = entries.flatMap((entry) => entry.events);
  console.log(status, outcome, view, position, options, content, line, advice, events, game.picture(), game.remark(0));
  for (const action of legal) {
    const deed: Deed<N> = game.act(undefined, action, { draws: [[2, 1]] });
    console.log(deed.missing ?? 0, game.undo().entries, game.redo(0).undo);
  }
  const { fingerprint } = game.branch(0, { seed: 3 });
  console.log(fingerprint, game.load(game.save()), game.share());
  game.free();
  return game;
}

/** Handles errors, lists the games, and loads a save whose game is not known in advance. */
export function others(saved: string): void {
  try {
    const game: Game = load(saved);
    if (game.status().game === "saga") console.log("a campaign");
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const { code, rule, key, args, place, message }: GameError = error;
    console.log(code === "load/damaged", rule, key, Object.keys(args), place?.length, message);
  }
  const codes: ErrorCode[] = errorCodes();
  const fault: Fault | undefined = create("rift").prompt().choices[0]?.refusal ?? undefined;
  const list: GameInfo[] = games();
  for (const { game, rules, scenarios } of list) {
    for (const { id, seats: [fewest, most] } of scenarios) console.log(codes, fault, game, rules, id, fewest, most);
  }
}

/** Mistakes that the types must report. */
export function mistakes(game: Game<"rift">): void {
  // @ts-expect-error There is no such game.
  create("chess");
  // @ts-expect-error Rules of another game.
  create("rift", { rules: { generals: true } });
  // @ts-expect-error A board is no campaign.
  create("saga", { scenario: game.content().scenario });
  // @ts-expect-error A number of seats is no text.
  create("exodus", { seats: "4" });
  // @ts-expect-error A direction is not turned to.
  game.act(0, { rotate: ["left", { main: 1, aux: 0 }] });
  // @ts-expect-error Both stores are named.
  game.act(0, { accelerate: ["plus", { main: 1 }] });
  // @ts-expect-error An action of another game.
  game.act(0, "begin");
  // @ts-expect-error There is no such level.
  game.bot("easy");
  // @ts-expect-error A thought that is not ready is null.
  game.bot("captain", 10).length;
  // @ts-expect-error A ship of a position has no owner; content tells it.
  console.log(game.view().ships[0].seat);
  // @ts-expect-error Games come from `create` and `load`.
  console.log(new Game());
  // @ts-expect-error A code that there is not.
  const code: ErrorCode = "config/call";
  console.log(code);
}
