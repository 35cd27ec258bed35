// Measures what the first minutes of a game cost on a phone: seconds and taps from the home page to
// the first choice that matters, and taps for the most frequent actions. Run by hand for a served
// page: `BASE_URL=http://127.0.0.1:8080/ CHROMIUM=/usr/bin/chromium node first-choice.mjs [GAMES]`.
import { PLAYERS } from "./others/players.mjs";
import { launch, newPage, open } from "./support.mjs";

/** Presses of the simulated player in each match, and matches of each game. */
const [PRESSES, MATCHES] = [150, 2];
/** Returns whether the choice that matters is asked for: set-up is over, and rolls are done. */
const IS_CHOICE = {
  rift: ({ buttons }) => buttons.some(({ order, allowed }) => order === "faster" && allowed),
  "space-rift": ({ cards }) => cards.some(({ open }) => open),
  exodus: ({ log, orders, cards }) => log.some((line) => /^Turn 1/.test(line)) && (orders.length > 0 || cards.length > 0),
  saga: ({ log, orders, hexes }) => log.some((line) => /Round 1/.test(line)) && (orders.length > 0 || hexes.length > 0),
};

/** Runs in the page: what a control is, and whether a finger reaches it without scrolling. */
function describeTarget(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const kinds = { ".cell, [role=gridcell]": "cell", ".hand-card, .exo-card": "card", "[role=tab], .exo-to-tab": "tab" };
  const kind = Object.entries(kinds).find(([selector]) => node.matches(selector))?.[1];
  return { name: node.dataset.order ?? kind ?? node.textContent.trim().slice(0, 20), inReach: Boolean(hit) && (node.contains(hit) || kind === "cell") };
}

/** An input by touch that counts taps and swipes until something happens. */
function countingTouch(player, page, found) {
  let [taps, swipes] = [0, 0];
  // The player of Rift passes the page to its input as well.
  const isRift = player === PLAYERS.rift;
  const state = async () => {
    const { prompt, log } = await player.look(page);
    return JSON.stringify([prompt, log.length]);
  };
  const press = async (target, options) => {
    const { name, inReach } = await target.evaluate(describeTarget);
    const before = await state();
    await (isRift ? player.touch.press(page, target) : player.touch.press(target, options));
    taps += 1;
    if (!inReach) swipes += 1;
    if ((await state()) === before) return;
    found.push({ name, taps, swipes });
    [taps, swipes] = [0, 0];
  };
  return { press: isRift ? (_, target) => press(target) : press };
}

/** Returns the mean of a figure of some actions, with one digit. */
const mean = (actions, figure) => (actions.reduce((sum, action) => sum + action[figure], 0) / actions.length).toFixed(1);

async function measure(game) {
  const player = PLAYERS[game];
  const [firsts, found] = [[], []];
  for (let match = 0; match < MATCHES; match += 1) {
    const page = await newPage("phone");
    await open(page);
    const link = page.locator(`.door[data-game=${game}]`).getByRole("link", { name: /^Play / }).first();
    const reach = await link.evaluate(describeTarget);
    const start = Date.now();
    await link.tap();
    const setup = [];
    await player.awaitTurn(page);
    await player.play(page, countingTouch(player, page, setup), { enough: IS_CHOICE[game], limit: 60 });
    const total = (figure) => setup.reduce((sum, action) => sum + action[figure], 0);
    firsts.push({ seconds: (Date.now() - start) / 1000, taps: 1 + total("taps"), swipes: total("swipes") + (reach.inReach ? 0 : 1) });
    await player.play(page, countingTouch(player, page, found), { limit: PRESSES }).catch((ended) => {
      if (!/no end after/.test(ended.message)) throw ended;
    });
    await page.context().close();
  }
  console.log(`\n${game}: first choice after ${mean(firsts, "seconds")} s, ${mean(firsts, "taps")} taps, ${mean(firsts, "swipes")} swipes`);
  const byName = new Map();
  for (const action of found) byName.set(action.name, [...(byName.get(action.name) ?? []), action]);
  const frequent = [...byName].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [name, actions] of frequent.slice(0, 10)) console.log(`| ${game} | ${name} | ${actions.length} | ${mean(actions, "taps")} | ${mean(actions, "swipes")} |`);
}

for (const game of process.argv[2]?.split(",") ?? Object.keys(PLAYERS)) await measure(game).catch((fault) => console.log(`\n${game}: ${fault.message.slice(0, 600)}`));
await (await launch()).close();
