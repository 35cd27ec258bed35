// A two-player campaign of Saga: prompts and events, with goals and effects described by the content.
import { create, type Prompt, type Saga } from "centauri-games";

/** Describes the task that the game waits for; without one, it is the turn. */
function waited(task: Saga.Task | undefined): string {
  if (task === undefined) return "the turn";
  if (typeof task === "string") return task;
  if ("roll" in task) return `a roll of ${task.roll.stat} with ${task.roll.faces.length} dice, ${task.roll.stage}`;
  if ("fight" in task) return `a combat with ${target(task.fight.foe)}, ${task.fight.bout}`;
  if ("equip" in task) return `a ${task.equip.quality} ${task.equip.kind}`;
  return Object.keys(task).join();
}

/** Describes the target of an attack. */
function target(foe: Saga.Target): string {
  if ("raider" in foe) return `Raider ${foe.raider}`;
  if ("boss" in foe) return `Boss ${foe.boss}`;
  if ("card" in foe) return `card ${foe.card[1]} of deck ${foe.card[0]}`;
  return "entity" in foe ? `thing ${foe.entity}` : `armada ${foe.armada}`;
}

/** Describes an event in at most one line; events of no interest give none. */
function describeEvent({ tiles, gear, events }: Saga.Content, event: Saga.Event): string[] {
  if ("placed" in event) {
    const tile = event.placed.tile === null ? undefined : tiles[event.placed.tile];
    return [`${tile ? `${tile.id}, ${tile.kind}, costs ${tile.cost}` : "a sector face down"} on hex ${event.placed.hex}`];
  }
  if ("equipped" in event) {
    const card = gear[event.equipped.gear];
    return [`seat ${event.equipped.seat} equips ${card?.id}: ${card?.timing}, ${card?.ability}`];
  }
  if ("event-came" in event) return [`${events[event["event-came"].card]?.id} comes`];
  if ("rolled" in event) return [`${event.rolled.faces.join(" ")} for ${event.rolled.purpose} from ${event.rolled.aim} on`];
  if ("damaged" in event) return [`armada ${event.damaged.armada} has ${event.damaged.hull} left`];
  if ("over" in event) {
    const { ending } = event.over;
    return [typeof ending === "string" ? ending : "won" in ending ? `won by ${ending.won}` : "lost"];
  }
  return [];
}

/** Plays up to 250 actions of a campaign and returns its description, line by line. */
export function play(): string[] {
  const rules: Partial<Saga.Rules> = { difficulty: "veteran", first: 1, clear_regroup: true };
  const game = create("saga", { scenario: "ftj", seats: 2, rules, seed: 7 });
  const content = game.content();
  const { title, win = [] }: Saga.Scenario = content.scenario;
  const goals = win.map((condition) => (typeof condition === "string" ? condition : Object.keys(condition).join()));
  const lines = [`${title} in ${content.rounds} rounds: ${goals.join(" or ")}`];
  for (let step = 0; step < 250 && !game.status().over; step += 1) {
    const { choices }: Prompt<"saga"> = game.prompt();
    const free = choices.filter(({ refusal }) => refusal === null).map(({ action }) => action);
    const actions: Saga.Action[] = free.length > 0 ? free : game.legal();
    const action = actions[(step * 7) % actions.length];
    if (action === undefined) throw new Error("nobody can act");
    for (const event of game.act(undefined, action).events) lines.push(...describeEvent(content, event));
    const { tasks } = game.view().public;
    if (step % 50 === 0) lines.push(`it waits for ${waited(tasks[tasks.length - 1])}`);
  }
  const { hands, hexes, public: table, scenario }: Saga.View = game.view(0);
  const actions = hands[0]?.map((card) => content.actions[card]).map((card) => `${card?.id} (${card?.kind})`);
  lines.push(`${scenario.id}, round ${table.round}: ${hexes.length} sectors, ${actions?.join(", ")}`);
  return lines;
}
