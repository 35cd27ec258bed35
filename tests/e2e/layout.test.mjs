// The layout of the table, and of pages with other boards, by the available room: each is resized
// through every supported size and text size, and measured. Hovering moves nothing.
import test from "node:test";
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertClean, newPage, open, variants } from "./support.mjs";
import { TEXT_SIZES, defineVisibleTexts, findTextFaults } from "./letters.mjs";
import { frameUrl } from "./publisher.mjs";
import { importFile, startHotseat } from "./position.mjs";
import { loadRecording } from "./replay.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";

/** The sizes that every language is measured at: width and height in CSS pixels. */
const MAIN = [[1440, 900], [820, 1180], [667, 375], [390, 844]];

/**
 * The sizes that a table is measured at: also the smallest, and those between whose neighbors the
 * layout changes; the third number is the text size in percent.
 */
const MATRIX = [
  ...MAIN,
  ...variants(
    [[1031, 580], [836, 470], [320, 480], [256, 320], [320, 256], [1280, 720, 200], [360, 640, 200]],
    [
      [1920, 1080], [1280, 720], [1040, 650], [1024, 768], [640, 360], [768, 1024], [360, 640], [320, 180], [700, 700],
      [1440, 900, 200], [640, 360, 200], [820, 1180, 150],
    ],
  ),
];

/** The sizes that a page with another board is measured at; smaller ones are for the table only. */
const PAGE_SIZES = EVERY_VARIANT
  ? MATRIX.filter(([width, height]) => width >= 320 && height >= 256)
  : [...MAIN, [836, 470], [320, 480], [640, 360, 200]];

/**
 * Small screens, portrait and landscape, on which other pages of a match are measured as well.
 */
const SMALL = [[640, 360], [667, 375], [320, 256], [390, 844]];

/** Sizes at which words longer than those of any language are shown. */
const LONGER = [[640, 360], [390, 844]];

/** Plays until a decision after the opening. */
async function playPastOpening({ mouse, play }, page, turns) {
  let seen = 0;
  await play(page, mouse, { enough: ({ curtain }) => !curtain && (seen += 1) > turns });
}

/** A match in its first turns, of players at this screen. */
const BEGIN = {
  rift: (page) => startHotseat(page),
  "space-rift": async (page) => {
    await commander.startBattle(page);
    await playPastOpening(commander, page, 2);
  },
  exodus: async (page) => {
    await admiral.startExodus(page, 3);
    await playPastOpening(admiral, page, 4);
  },
  saga: async (page) => {
    await explorer.startCampaign(page, 2);
    await playPastOpening(explorer, page, 8);
  },
};

/**
 * Defines `unreachable(root)` in a page: the controls within an element that are neither visible
 * nor reachable by scrolling. `flows` says whether the page itself may scroll.
 */
function defineUnreachable() {
  window.unreachable = (root, canScroll = false) => {
    const found = [];
    const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
    const name = (node) => node.getAttribute("aria-label") || node.textContent.trim().slice(0, 24) || node.className;
    for (const control of root.querySelectorAll("button, a[href], select, input, textarea, summary")) {
      // A visually hidden control, such as a file input, is represented by its label.
      if (!control.checkVisibility() || control.offsetWidth === 1) continue;
      let { left, right, top, bottom } = control.getBoundingClientRect();
      for (let node = control.parentElement; node && node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node);
        if (style.display === "contents") continue;
        const container = node.getBoundingClientRect();
        if (scrolls(style, "X")) [left, right] = [Math.max(left, container.left), Math.min(right, container.right)];
        else if (style.overflowX !== "visible" && (left < container.left - 2 || right > container.right + 2)) found.push(`${name(control)} is cut off`);
        if (right <= left) [left, right] = [container.left, container.right];
        if (scrolls(style, "Y")) [top, bottom] = [Math.max(top, container.top), Math.min(bottom, container.bottom)];
        else if (style.overflowY !== "visible" && (top < container.top - 2 || bottom > container.bottom + 2)) found.push(`${name(control)} is cut off`);
        if (bottom <= top) [top, bottom] = [container.top, container.bottom];
      }
      const [width, height] = [innerWidth + 1, canScroll ? Infinity : innerHeight + 1];
      if (left < -1 || right > width || (!canScroll && top < -1) || bottom > height) found.push(`${name(control)} is outside`);
    }
    return found;
  };
}

/** Returns the problems in the current layout of the table. */
function findTableFaults() {
  const found = [];
  const [width, height] = [innerWidth, innerHeight];
  const root = document.scrollingElement;
  const box = (node) => node.getBoundingClientRect();
  const isInside = (part) => part.left >= -1 && part.top >= -1 && part.right <= width + 1 && part.bottom <= height + 1;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth - width} px too wide`);
  if (root.scrollHeight > height) found.push(`the page is ${root.scrollHeight - height} px too high`);
  const table = document.querySelector(".table");
  if (table.scrollHeight > table.clientHeight + 1) found.push(`the table scrolls by ${table.scrollHeight - table.clientHeight} px`);

  const board = box(document.querySelector(".table-board"));
  const em = Number.parseFloat(getComputedStyle(table).fontSize);
  const [columns, rows] = [width / em, height / em];
  if (board.height < 0.4 * height - 1) found.push(`the board has ${Math.round((100 * board.height) / height)} % of the height`);
  // From the size of a phone up half of the area; less on a desktop, where the log and the console
  // are beside the board.
  const isDesktop = columns >= 86 && rows >= 50;
  const share = (board.width * board.height) / (width * height);
  if (Math.min(columns, rows) >= 22.5 && Math.max(columns, rows) >= 40 && share < (isDesktop ? 0.4 : 0.49)) {
    found.push(`the board has ${Math.round(100 * share)} % of the area`);
  }

  // Elements that must be visible and reachable without scrolling.
  const menu = document.querySelector(".prompt-tools .icon-button:last-child");
  const end = document.querySelector(".table-actions :is(.order-group-end > .order:last-child:not(.why-not-button), .curtain .button)");
  for (const [what, node] of [["Menu", menu], ["the last order", end]]) {
    if (!node) continue;
    const part = box(node);
    if (!isInside(part)) found.push(`${what} is outside`);
    const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    if (!node.contains(hit)) found.push(`${what} lies below ${hit?.className.baseVal ?? hit?.className}`);
    if (Math.min(part.width, part.height) < 24) found.push(`${what} is too small`);
  }

  found.push(...window.unreachable(table));

  // No piece may be below the zoom buttons.
  const [drawing, zoomButtons] = [".board-svg", ".board-zoom"].map((part) => table.querySelector(`.table-board ${part}`));
  if (drawing?.checkVisibility()) {
    const [a, b] = [box(drawing), box(zoomButtons)];
    const isApart = b.left >= a.right - 1 || b.top >= a.bottom - 1;
    if (!isApart) found.push("the zoom lies on the board");
    if (Math.min(a.width, a.height) < 64) found.push(`the drawing is ${Math.round(a.width)} by ${Math.round(a.height)}`);
  }

  // A button that covers the actions hides them: it has a background in every state.
  if (end?.matches(".order") && getComputedStyle(end).position === "sticky") {
    const previous = end.getAttribute("aria-disabled");
    end.setAttribute("aria-disabled", "true");
    if (/, 0\)|transparent/.test(getComputedStyle(end).backgroundColor)) found.push("the last order is transparent");
    if (previous === null) end.removeAttribute("aria-disabled");
    else end.setAttribute("aria-disabled", previous);
  }

  // The advice shows more than its heading.
  const advice = document.querySelector(".primer");
  if (advice?.checkVisibility()) {
    const step = [...advice.querySelectorAll("li")].find((step) => step.checkVisibility());
    const seen = step && Math.min(box(step).bottom, box(advice).bottom) - box(step).top;
    if (!(seen >= 0.9 * em)) found.push(`of advice ${Math.round(seen ?? 0)} px are seen`);
  }

  // The hint is visible next to the menu.
  const hint = menu.previousElementSibling;
  const [across, down] = [(box(hint).left + box(hint).right) / 2, (box(hint).top + box(hint).bottom) / 2];
  if (!hint.contains(document.elementFromPoint(across, down))) found.push("the hint is covered");

  // The prompt has lines of several words.
  const prompt = document.querySelector(".prompt-text");
  const letter = Number.parseFloat(getComputedStyle(prompt).fontSize);
  if (box(prompt).width < Math.min(0.9 * box(menu.closest(".table-prompt")).width - 24, 14 * letter)) found.push("the prompt is a column");
  return [...new Set(found)];
}

/**
 * Opens console and log in turn. Returns the problems: a panel that is not visible, or a button that
 * ends the turn and is not.
 */
async function checkSheet(page) {
  return page.evaluate(async () => {
    const found = [];
    const tabs = document.querySelector(".table-tabs");
    if (!tabs.checkVisibility()) return found;
    for (const [tab, part] of [[0, ".table-console"], [1, ".table-log"]]) {
      tabs.children[tab].click();
      await window.afterRender();
      const { height, bottom } = document.querySelector(part).getBoundingClientRect();
      if (height < 24 || bottom > innerHeight + 1) found.push(`${part} has ${Math.round(height)} px to ${Math.round(bottom)}`);
      const end = document.querySelector(".table-actions :is(.order-group-end > .order:last-child:not(.why-not-button), .curtain .button)");
      if (end && end.getBoundingClientRect().bottom > innerHeight + 1) found.push(`${part} pushes the last order out`);
      // From the size of a phone up at least one row of choices stays visible.
      const orders = document.querySelector(".table-actions").getBoundingClientRect();
      const seen = orders.height - (end?.getBoundingClientRect().height ?? 0);
      const em = Number.parseFloat(getComputedStyle(document.querySelector(".table")).fontSize);
      if (Math.min(innerWidth, innerHeight) >= 22.5 * em && end?.matches(".order-group-end > *") && document.querySelectorAll(".table-actions .order").length > 1 && seen < 40) {
        found.push(`${part} leaves ${Math.round(seen)} px of orders`);
      }
    }
    return found;
  });
}

/** Closes the sheet if it has a handle; panels that are open otherwise stay open. */
async function closeSheet(page) {
  await page.evaluate(async () => {
    const grip = document.querySelector(".sheet-grip");
    for (let times = 0; times < 3 && grip.checkVisibility() && document.querySelector(".table").dataset.sheet !== "closed"; times += 1) {
      grip.click();
      await window.afterRender();
    }
  });
}

/** Resizes the page to an entry of the matrix. */
async function resize(page, [width, height, text = 100]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (text) => {
    document.documentElement.style.fontSize = `${text}%`;
    await window.afterRender();
  }, text);
}

/** Returns the problems in the text of the table, at the sizes that screens are designed for. */
async function findTextFaultsAt(page, note) {
  const found = [];
  for (const size of TEXT_SIZES) {
    await resize(page, size);
    await page.evaluate(async () => {
      const console = document.querySelector(".table-tabs .chip");
      if (console.checkVisibility()) console.click();
      await window.afterRender();
    });
    const pageFaults = await page.evaluate(findTextFaults, size[0] === 1440);
    found.push(...pageFaults.map((fault) => `${note}, ${size.join(" x ")}: ${fault}`));
  }
  await resize(page, MAIN[0]);
  return found;
}

/** Returns the problems of a text page: it must scroll vertically, with nothing outside its width. */
function findTextPageFaults() {
  const [root, main] = [document.scrollingElement, document.querySelector("main")];
  const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth - innerWidth} px too wide`] : [];
  if (main.querySelectorAll("button").length < 5) found.push("there is next to nothing to press");
  return [...found, ...window.unreachable(main, true)];
}

for (const [game, begin] of Object.entries(BEGIN)) {
  test(`the table of ${game} fits every window size and text size`, async () => {
    // Fingers need more room than a mouse.
    const page = await newPage("desktop", { hasTouch: true });
    await page.addInitScript(defineUnreachable);
    await page.addInitScript(defineVisibleTexts);
    await begin(page);
    const found = [];
    const checkSizes = async (note, sizes = MATRIX) => {
      for (const size of sizes) {
        await resize(page, size);
        await closeSheet(page);
        const pageFaults = [...(await page.evaluate(findTableFaults)), ...(await checkSheet(page))];
        found.push(...pageFaults.map((fault) => `${note}, ${size.join(" x ")}: ${fault}`));
      }
      await resize(page, MAIN[0]);
    };
    await checkSizes("with advice", EVERY_VARIANT ? MATRIX : MAIN);
    const advice = page.getByRole("button", { name: "Got it" });
    if (await advice.isVisible()) await advice.click();
    if (EVERY_VARIANT) found.push(...(await findTextFaultsAt(page, "in English")));
    const table = new URL(page.url()).hash;
    const openInLanguage = async (language) => {
      await open(page, `?lang=${language}${table}`);
      await page.locator(".table-actions .button").first().waitFor();
      const confirm = page.locator(".curtain .button");
      if (await confirm.isVisible()) await confirm.click();
    };
    // The language with the longest words.
    await openInLanguage("de");
    await checkSizes("in German");
    found.push(...(await findTextFaultsAt(page, "in German")));
    await open(page, `?lang=de${table}?view=text`);
    await page.locator(".text-page").waitFor();
    for (const size of SMALL) {
      await resize(page, size);
      const pageFaults = await page.evaluate(findTextPageFaults);
      found.push(...pageFaults.map((fault) => `in words, ${size.join(" x ")}: ${fault}`));
    }
    if (EVERY_VARIANT) {
      await openInLanguage("qps");
      await checkSizes("in longer words", LONGER);
    }
    assert.deepEqual(found, []);
    assertClean(page);
  });
}

/** Tables with a coach beside them. */
const COACHED = [
  "#/learn/rift/energy", "#/learn/space-rift/orders", "#/learn/exodus/start", "#/learn/exodus/income", "#/learn/saga/start", "#/learn/saga/round", "#/puzzles/rift/puzzle-1",
];

/**
 * Returns the problems of such a table: the button that ends the turn is visible, the coach is
 * legible, everything else is visible or reachable by scrolling.
 */
function findCoachFaults() {
  const found = [];
  const [root, table] = [document.scrollingElement, document.querySelector(".table")];
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push("the page is too large");
  const checkVisible = (node, what) => {
    const { left, right, top, bottom, height } = node.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${what} is outside`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!node.contains(hit)) found.push(`${what} lies below ${hit?.className.baseVal ?? hit?.className}`);
    if (height < 24) found.push(`${what} is too small`);
  };
  const end = document.querySelector(".table-actions .order-group-end > .order:last-child:not(.why-not-button)");
  if (end) checkVisible(end, "the last order");
  const em = Number.parseFloat(getComputedStyle(table).fontSize);
  const [coach, words] = [".guide-card", ".guide-card-text"].map((part) => document.querySelector(part).getBoundingClientRect());
  const coachButtons = document.querySelector(".guide-card-buttons");
  const visibleBottom = getComputedStyle(coachButtons).position === "sticky" ? coachButtons.getBoundingClientRect().top : coach.bottom;
  if (Math.min(words.bottom, visibleBottom) - words.top < em) found.push("nothing of the coach is read");
  return [...found, ...window.unreachable(table)];
}

test("tables of lessons and puzzles fit small screens", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await page.addInitScript(defineUnreachable);
  const found = [];
  for (const [language, sizes] of variants([["en", SMALL]], [["qps", LONGER]])) {
    for (const place of COACHED) {
      await open(page, `?lang=${language}${place}`);
      await page.locator(".guide-card-text").waitFor();
      for (const size of sizes) {
        await resize(page, size);
        const pageFaults = await page.evaluate(findCoachFaults);
        found.push(...pageFaults.map((fault) => `${place} in ${language}, ${size.join(" x ")}: ${fault}`));
      }
    }
  }
  assert.deepEqual(found, []);
  assertClean(page);
});

/**
 * Pages with a board that are not tables: how each is opened, its container, and whether it scrolls
 * as a page.
 */
const PAGES = {
  "the replay of a match": [(page) => openRecordedReplay(page), ".replay", ".replay .table-board"],
  "the editor of boards": [(page) => open(page, "?lang=de#/editor/rift/cold-open"), ".editor", ".editor-board"],
  "the editor of battles": [(page) => open(page, "?lang=de#/editor/space-rift/srr-05"), ".editor", ".editor-board"],
  "the editor of maps": [(page) => open(page, "?lang=de#/editor/exodus"), ".editor", ".editor-board"],
  "the editor of campaigns": [(page) => open(page, "?lang=de#/editor/saga"), ".editor", ".editor-board"],
  "the set-up of Rift": [(page) => open(page, "?lang=de#/new/rift"), ".page"],
  "the set-up of Space Rift": [(page) => open(page, "?lang=de#/new/space-rift"), ".page"],
  "the set-up of Exodus": [(page) => open(page, "?lang=de#/new/exodus"), ".page"],
  "the set-up of Saga": [(page) => open(page, "?lang=de#/new/saga"), ".page"],
};

/** Opens a recorded match of Saga, whose replay has the most content. */
async function openRecordedReplay(page) {
  await open(page, "?lang=de#/saves");
  await importFile(page, "evening.centauri", loadRecording("saga/lst-2-won").save.join("\n"));
  await page.locator("a[href*='#/replay/']").first().click();
}

/** Returns the problems of a page around a board. */
function findPageFaults([part, board]) {
  const found = [];
  const [root, whole] = [document.scrollingElement, document.querySelector(part)];
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  if (board && root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight - innerHeight} px too high`);
  if (board) {
    const { width, height, bottom } = document.querySelector(board).getBoundingClientRect();
    const tall = Math.round((100 * height) / innerHeight);
    // The tabs of a game reduce the room for the board of a replay.
    if (tall < (part === ".replay" ? 44 : 38) || width < 120 || bottom > innerHeight + 1) found.push(`the board has ${Math.round(width)} px and ${tall} % of the height`);
  }
  return [...found, ...window.unreachable(whole, !board)];
}

test("set-up, editors and replay fit every window size and text size", async () => {
  const found = [];
  const page = await newPage();
  await page.addInitScript(defineUnreachable);
  for (const [name, [begin, part, board]] of Object.entries(PAGES)) {
    await begin(page);
    await page.locator(board ?? ".setup-start .button").first().waitFor();
    for (const size of PAGE_SIZES) {
      await resize(page, size);
      const pageFaults = await page.evaluate(findPageFaults, [part, board]);
      found.push(...pageFaults.map((fault) => `${name}, ${size.join(" x ")}: ${fault}`));
    }
  }
  assert.deepEqual(found, []);
  assertClean(page);
});

/** The number of lines that the prompt has room for at a size, each as long as a word allows. */
const LINES = [[1440, 900, 2], [1280, 720, 3], [1024, 768, 3], [820, 1180, 3], [768, 1024, 3], [390, 844, 3], [667, 375, 3]];

test("prompts of several lines fit, and a hint stays visible while a sheet is open", async () => {
  const page = await newPage("phone");
  await BEGIN.rift(page);
  const found = [];
  for (const [width, height, lines] of LINES) {
    await resize(page, [width, height]);
    const overflow = await page.evaluate((lines) => {
      const text = document.querySelector(".prompt-text");
      const boxes = [".prompt-area", ".table-prompt"].map((box) => document.querySelector(box));
      const promptText = text.firstChild;
      const previous = promptText.data;
      promptText.data = Array(lines).fill("M").join("\n");
      text.style.whiteSpace = "pre-line";
      const overflow = Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight));
      [promptText.data, text.style.whiteSpace] = [previous, ""];
      return overflow;
    }, lines);
    if (overflow > 0) found.push(`${width} x ${height}: ${overflow} px of the prompt are cut`);
  }

  await resize(page, [390, 844]);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator(".hint-text").waitFor();
  for (const size of [[390, 844], [360, 640], [667, 375], [640, 360]]) {
    await resize(page, size);
    await closeSheet(page);
    for (const open of [false, true]) {
      if (open) await page.locator(".table-tabs .chip").first().click();
      const seen = await page.evaluate(async () => {
        await window.afterRender();
        const [words, card] = [".hint-text", ".guide-card"].map((part) => document.querySelector(part).getBoundingClientRect());
        const coachButtons = document.querySelector(".guide-card-buttons").getBoundingClientRect();
        const visibleBottom = getComputedStyle(document.querySelector(".guide-card-buttons")).position === "sticky" ? coachButtons.top : card.bottom;
        return Math.min(words.bottom, visibleBottom) - words.top;
      });
      if (seen < 16) found.push(`${size.join(" x ")}, ${open ? "open" : "closed"}: ${Math.round(seen)} px of the hint are seen`);
    }
  }
  assert.deepEqual(found, []);
  assertClean(page);
});

/** Returns the bounding boxes of all positioned elements of the table, over a number of frames. */
const boxes = (page, frames = 1) =>
  page.evaluate(async (frames) => {
    const seen = [];
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const parts = document.querySelectorAll(".table, .table > *, .sheet > *, .table-actions :is(button, section, ul)");
      seen.push([...parts].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.className}: ${[x, y, width, height].map((edge) => edge.toFixed(1)).join(" ")}`;
      }));
    }
    return seen;
  }, frames);

/** Asserts that nothing moves while the pointer rests here for some frames. */
async function assertStill(page, x, y, what) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.afterRender());
  const [before] = await boxes(page);
  await page.mouse.move(x, y);
  await page.evaluate(() => window.afterRender());
  for (const now of await boxes(page, 6)) assert.deepEqual(now, before, what);
}

test("hovering over an action or a card moves nothing", async () => {
  const player = await newPage("desktop", { viewport: { width: 836, height: 470 } });
  await player.goto(frameUrl({ game: "rift", scenario: "cold-open", seats: "human,human", start: "auto" }));
  // A ship with speed can move, and the prompt then describes the consequences.
  await player.locator('[data-order="faster"]').first().click();
  const move = await player.locator('[data-order="step"]').boundingBox();
  await assertStill(player, move.x + move.width / 2, move.y + 4, "Move");
  assertClean(player);

  for (const game of ["space-rift", "exodus"]) {
    const page = await newPage();
    await BEGIN[game](page);
    for (const [width, height] of variants([[836, 470]], [[1440, 900]])) {
      await resize(page, [width, height]);
      const targets = page.locator(".table-actions :is(.order, .hand-card, .exo-card)").filter({ visible: true });
      for (const target of (await targets.all()).slice(0, 5)) {
        const { x, y, width: across, height: down } = await target.boundingBox();
        if (y + down > height) continue;
        await assertStill(page, x + across / 2, y + down - 3, `${game}, ${await target.textContent()}`);
      }
    }
    assertClean(page);
  }
});
