// A two-player game of Exodus: simultaneous sealed choices, the view of a seat, and prices and cards from the content.
import { create, type Exodus, type GameError, type Seat } from "centauri-games";

/** Describes a step of the turn. */
function stepped(step: Exodus.Step): string {
  if (typeof step === "string") return step;
  if ("card" in step) return `${step.card} card`;
  if ("perform" in step) return `${step.perform[0]} action of place ${step.perform[1]}`;
  if ("react" in step) return `reaction of place ${step.react[1]} to the ${step.react[0]} card`;
  return Object.entries(step)
    .map(([name, place]: [string, number]) => `${name} of place ${place}`)
    .join();
}

/** Describes an event in at most one line; events of no interest give none. */
function describeEvent({ political, figures }: Exodus.Content, event: Exodus.Event): string[] {
  if (typeof event === "string") return [];
  if ("revealed" in event) return [`${event.revealed.letter}: ${political[event.revealed.card]?.id}`];
  if ("vote-shown" in event) {
    const { seat, bid, valid } = event["vote-shown"];
    return [`seat ${seat} votes for ${bid.letters} with ${bid.cp + bid.extra}${valid ? "" : ", in vain"}`];
  }
  if ("learned" in event) {
    const { seat, tech, price } = event.learned;
    const known = figures.techs.find((figure) => figure.tech === tech);
    return [`seat ${seat} learns ${tech} for ${price} of ${known?.cost}`];
  }
  if ("built" in event) {
    const [cp, ax] = event.built.price ?? [0, 0];
    return [`ship ${event.built.ship} for ${cp} and ${ax}`];
  }
  if ("rolled" in event) {
    const { dice, faces } = event.rolled;
    return [`${typeof dice === "string" ? dice : Object.keys(dice).join()}: ${faces.join(" ")}`];
  }
  return [];
}

/** Plays up to 250 actions of a game and returns its description, line by line. */
export function play(): string[] {
  const rules: Partial<Exodus.Rules> = { mode: "combat", generals: true, fixed_bank: true };
  const game = create("exodus", { seats: 2, rules, seed: 7 });
  const content = game.content();
  const [council, north] = content.hexes;
  const lines = [`${content.turns} turns from ${content.mode.cp} CP on; north of ${council?.axial} lies ${north?.axial}`];
  const steps = new Set<string>();
  for (let step = 0; step < 250 && !game.status().over; step += 1) {
    const seat: Seat | undefined = game.status().waiting[0];
    const legal = game.legal(seat);
    const action = legal[(step * 7) % legal.length];
    if (action === undefined) throw new Error("nobody can act");
    for (const event of game.act(seat, action).events) lines.push(...describeEvent(content, event));
    steps.add(stepped(game.position().public.step));
  }
  const { public: table, private: secrets, score, cards }: Exodus.View = game.view(0);
  const abilities = secrets[0]?.abilities.map((card) => cards.abilities[card]);
  const [mat] = table.mats;
  lines.push(`turn ${table.turn}: ${mat?.cp}, ${mat?.ax} and ${mat?.ph}, ${mat?.techs.join(", ")}; ${abilities?.join(", ")}`);
  lines.push(`${score.join(" : ")} sixtieths; ${[...steps].join(", ")}`);
  return lines;
}

/** Formats an error with its code and rule id. */
export const failed = ({ code, rule, message }: GameError): string => `${code} ${rule ?? ""} ${message}`;
