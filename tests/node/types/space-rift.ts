// A battle of Space Rift: the content gives names to the numbers in events and hands.
import { create, type Event, type Game, type SpaceRift } from "centauri-games";

/** Describes a unit by its side and type. */
const named = ({ units }: SpaceRift.Content, unit: SpaceRift.Unit): string => {
  const build = units[unit];
  return build ? `${build.side}’s ${build.heavy ? "heavy " : ""}${build.type}` : `unit ${unit}`;
};

/** Describes an event in at most one line; events of no interest give none. */
function describeEvent(content: SpaceRift.Content, event: Event<"space-rift">): string[] {
  if (typeof event === "string") return [];
  if ("command-played" in event) {
    const { side, card, acts_as } = event["command-played"];
    return [`${side} plays ${content.commands[acts_as ?? card]?.id}`];
  }
  if ("declared" in event) {
    const { unit, target, cause, dice } = event.declared;
    return [`${cause} of ${named(content, unit)} on ${named(content, target)} with ${dice} dice`];
  }
  if ("rolled" in event) {
    const [square, triangle, circle, blast, star, alert]: SpaceRift.Faces = event.rolled.faces;
    return [`${square + triangle + circle} classes, ${blast} blasts, ${star} stars, ${alert} alerts`];
  }
  if ("eliminated" in event) return [`${named(content, event.eliminated.unit)} is gone for ${event.eliminated.points} points`];
  if ("drift" in event && "rolled" in event.drift) return [`the rift rolls ${event.drift.rolled.dice.join(", ")}`];
  return [];
}

/** Describes what a seat sees: its own hand, the score and the number of units. */
function hands(game: Game<"space-rift">, seat: number): string {
  const { commands } = game.content();
  const { south, north, score, public: table }: SpaceRift.View = game.view(seat);
  const own = (south.hand ?? north.hand)?.command.map((card) => commands[card]?.id);
  const where = table.units.filter(({ hex }) => hex !== null).length;
  return `seat ${seat} holds ${own?.join(", ")} in turn ${table.turn}; ${score.south} to ${score.north}, ${where} units`;
}

/** Plays up to 200 actions of a battle and returns its description, line by line. */
export function play(): string[] {
  const game = create("space-rift", { scenario: "srb-01", seed: 7, rules: { meteors: "without", crews: [1, 1] } });
  const content = game.content();
  const { title, victory }: SpaceRift.Scenario = content.scenario;
  const lines = [`${title}: ${victory.south} points win for South, ${victory.north} for North`];
  for (let step = 0; step < 200 && !game.status().over; step += 1) {
    const legal = game.legal();
    const attack = legal.find((action) => typeof action === "object" && ("attack" in action || "order" in action));
    const action = attack ?? legal[(step * 7) % legal.length];
    if (action === undefined) throw new Error("nobody can act");
    for (const event of game.act(undefined, action).events) lines.push(...describeEvent(content, event));
  }
  return [...lines, hands(game, 0), hands(game, 1)];
}
