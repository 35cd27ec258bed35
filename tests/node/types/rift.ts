// A duel of Centauri Rift, played by a program that fires whenever it can and reads shots and payments by their types.
import { create, type Rift } from "centauri-games";

/** Returns the payment in an action, or `null` for actions that cost nothing. */
function paid(action: Rift.Action): Rift.Pay | null {
  if (typeof action === "string") return null;
  if ("accelerate" in action) return action.accelerate[1];
  if ("rotate" in action) return action.rotate[1];
  if ("change-plane" in action) return action["change-plane"][1];
  if ("warp" in action) return action.warp[1];
  if ("fire" in action) return action.fire[2];
  if ("relocate" in action) return action.relocate[2];
  if ("swap" in action) return action.swap[2];
  if ("charge-ion" in action) return action["charge-ion"];
  return null;
}

/** Describes an event in at most one line; events of no interest give none. */
function describeEvent(event: Rift.Event): string[] {
  if (typeof event === "string") return [];
  if ("shot-fired" in event) {
    const { weapon, from, to, damage, target } = event["shot-fired"];
    const goal = "ship" in target ? `ship ${target.ship[0]}, ${target.ship[1]}` : `the mine on ${target.mine}`;
    return [`a ${weapon} from ${from} to ${to} takes ${damage} of ${goal}`];
  }
  if ("hull-damaged" in event) return [`ship ${event["hull-damaged"].ship} has ${event["hull-damaged"].left} hull points left`];
  if ("match-ended" in event) return [`the match ends: ${event["match-ended"].ending}`];
  return [];
}

/** Plays a duel of at most six rounds and returns its description, line by line. */
export function play(): string[] {
  const rules: Partial<Rift.Rules> = { round_limit: 6, first: { seat: 0 } };
  const game = create("rift", { scenario: "cold-open", pieces: ["rhino", "screech"], rules, seed: 7 });
  const { scenario, ships, figures }: Rift.Content = game.content();
  const models = ships.map(({ model, mounts }) => `${model} with ${mounts.length} mounts`);
  const lines = [`${scenario.width} by ${scenario.height} squares, ${models.join(" against ")}, lasers reach ${figures.laser.range}`];
  let energy = 0;
  for (let step = 0; !game.status().over; step += 1) {
    const legal: Rift.Action[] = game.legal();
    const shot = legal.find((action) => typeof action === "object" && "fire" in action);
    const action = shot ?? legal[(step * 7) % legal.length];
    if (action === undefined) throw new Error("nobody can act");
    const pay = paid(action);
    if (pay) energy += pay.main + pay.aux;
    lines.push(...game.act(undefined, action).events.flatMap(describeEvent));
  }
  const { ships: left, round = 1 }: Rift.Position = game.position();
  lines.push(`${energy} units for ${left.map(({ at, facing }) => `${at} ${facing}`).join(" and ")} in round ${round}`);
  return lines;
}
