// Making a board: from an empty one to a match, by mouse, keyboard and touch; saved, exported,
// shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, assertContrast, assertStructure, eventually, newPage, nextPage, open } from "./support.mjs";
import { downloadFile } from "./position.mjs";
import { jsonFile, cell, tab, selectTool, status, openEditor, filledSquares, awaitSquares, awaitSquare, awaitStatus, awaitNebulae, drag, makeBoard } from "./editor.mjs";

test("a board is created, corrected, saved, exported, shared and played", async (t) => {
  const page = await openEditor("desktop", { permissions: ["clipboard-read", "clipboard-write"] });
  const name = page.getByLabel("Name", { exact: true });

  await t.test("a new board lists what is missing and cannot be played", async () => {
    await awaitStatus(page, /^1 problem/);
    assert.equal(await page.getByRole("button", { name: "Play", exact: true }).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByText("The board has no starting place.").waitFor();
    await assertStructure(page);
  });

  await t.test("terrain and ships are placed on both sides, and a fault is shown at its square", async () => {
    await makeBoard(page);
    await selectTool(page, "Paint");
    await selectTool(page, "Star");
    await drag(page, "D3", "D4");
    await selectTool(page, "No symmetry");
    await selectTool(page, "Planet");
    await cell(page, "A1").click();
    await awaitStatus(page, /^1 problem/);
    await awaitSquare(page, "A1", /planet, .*A1 has terrain and another object in plane 0/);
    assert.equal(await page.locator(".fault-sign").count(), 1);
    assert.equal(await page.getByRole("button", { name: "Play", exact: true }).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByRole("button", { name: "Show A1" }).click();
    await page.getByRole("heading", { name: "Square A1" }).waitFor();
    await assertStructure(page);
  });

  await t.test("the fault is corrected, undone and redone", async () => {
    await page.locator(".square-panel").getByRole("button", { name: "Planet" }).click();
    await status(page).getByText("Ready to play").waitFor();
    await page.keyboard.press("Control+z");
    await awaitStatus(page, /^1 problem/);
    await page.keyboard.press("Control+y");
    await status(page).getByText("Ready to play").waitFor();
  });

  const expected = await filledSquares(page);
  await t.test("a reload keeps the draft", async () => {
    await tab(page, "Board").click();
    await name.fill("Twin lamps");
    await page.getByRole("heading", { level: 1, name: "Twin lamps", exact: true }).waitFor();
    await page.reload();
    await page.locator(".editor .cell").first().waitFor();
    await awaitSquares(page, expected);
    assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Twin lamps");
    await awaitStatus(page, /not saved/);
  });

  await t.test("the saved board opens in the editor and in the set-up", async () => {
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("“Twin lamps” saved to your boards.").waitFor();
    assert.match(new URL(page.url()).hash, /^#\/editor\/rift\/b[0-9a-f]+-[0-9a-f]+$/);
    await page.reload();
    await page.locator(".editor .cell").first().waitFor();
    await awaitStatus(page, /· saved/);
    await awaitSquares(page, expected);
    const other = await nextPage(page);
    await open(other, "#/new/rift");
    await other.getByRole("radio", { name: "Twin lamps" }).check({ force: true });
    await other.getByRole("heading", { name: "Twin lamps" }).waitFor();
    await assertStructure(other);
    assertClean(other);
    await other.close();
  });

  let file;
  await t.test("the exported file opens as the same board", async () => {
    file = await downloadFile(page, () => page.getByRole("button", { name: "File", exact: true }).click());
    assert.equal(file.name, "twin-lamps.json");
    const board = JSON.parse(file.text);
    assert.deepEqual([board.starts.length, board.rows[2], board.rows[5]], [2, "...*....", "....*..."]);
    await tab(page, "Boards").click();
    await page.getByRole("button", { name: "New board" }).click();
    await status(page).getByText("1 problem").waitFor();
    await page.locator(".shelf-panel input[type=file]").setInputFiles(jsonFile("twin.json", file.text));
    await status(page).getByText("Ready to play").waitFor();
    await awaitSquares(page, expected);
    const again = await downloadFile(page, () => page.getByRole("button", { name: "File", exact: true }).click());
    assert.equal(again.text, file.text);
  });

  await t.test("a link opens the same board in another browser and stores nothing there", async () => {
    await page.getByRole("button", { name: "Link", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy the link" }).click();
    await dialog.getByText("Copied.").waitFor();
    const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    assert.ok(link.length < 400, `${link.length} letters`);
    await assertStructure(page);
    await dialog.getByRole("button", { name: "Close" }).click();

    const guest = await newPage();
    await guest.goto(link);
    await guest.getByRole("heading", { name: "Twin lamps" }).waitFor();
    await assertAccessible(guest);
    await guest.getByRole("button", { name: "Edit", exact: true }).click();
    await guest.locator(".editor .cell").first().waitFor();
    await guest.locator(".editor-state", { hasText: "not saved" }).waitFor();
    await awaitSquares(guest, expected);
    assertClean(guest);
    await guest.context().close();
  });

  await t.test("the board is played from the editor", async () => {
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".table-prompt").waitFor();
    assert.equal(await page.title(), "Twin lamps — Centauri");
    assert.match(await page.locator('.cell[aria-colindex="4"][aria-rowindex="3"]').getAttribute("aria-label"), /star/);
  });
  assertClean(page);
});

test("keys select tools, terrain, shapes, ships and symmetry, move a ship, and save", async () => {
  const page = await openEditor();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "A1").focus();
  await press("s", "Enter");
  await page.locator(".editor-state", { hasText: "1 problem" }).waitFor();
  await awaitSquare(page, "A1", /Any ship of team 1, place 1, in plane 0, facing south-east/);
  await press("w", "u");
  await awaitSquare(page, "A1", /in plane \+1, facing south/);
  await press("m", "ArrowRight", "ArrowRight", "Enter");
  await awaitSquare(page, "C1", /Any ship/);
  await press("Delete");
  await awaitSquares(page, []);

  await press("Control+Home", "y", "y", "y", "s", "Enter");
  await page.locator(".editor-state", { hasText: "Ready to play" }).waitFor();
  assert.equal(await page.locator(".editor .palette").getByRole("radio", { name: "Rotate by half a turn" }).isChecked(), true);

  await press("y", "y", "y", "r", "6", "ArrowDown", "ArrowDown", "ArrowRight", "Enter");
  await page.getByText("Select the other end.").waitFor();
  await press("ArrowRight", "ArrowDown", "Enter");
  await awaitNebulae(page, 4);
  await press("b", "2", "Enter");
  await awaitSquare(page, "C4", /nebula, asteroid in plane 0/);
  await press("Control+z", "Control+z");
  await eventually(async () => assert.equal((await filledSquares(page)).length, 2));
  await press("Control+Shift+z");
  await awaitNebulae(page, 4);
  await press("e", "Enter", "Escape");
  await awaitNebulae(page, 3);
  await press("Control+s");
  await page.locator(".editor-state", { hasText: "· saved" }).waitFor();
  await press("p");
  await page.locator(".table-prompt").waitFor();
  assertClean(page);
});

test("two quick saves store one board", async () => {
  const page = await openEditor();
  await makeBoard(page);
  await page.evaluate(() => {
    const save = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true, cancelable: true }));
    save();
    save();
  });
  await status(page).getByText("Saved").waitFor();
  const savedKeys = await page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("centauri-boards"));
    // This waits for a write in progress.
    const keys = await done(database.transaction("boards").objectStore("boards").getAllKeys());
    database.close();
    return keys;
  });
  assert.equal(savedKeys.length, 1);
  assert.ok(page.url().endsWith(`#/editor/rift/${savedKeys[0]}`));
  assertClean(page);
});

test("on a phone one finger paints, two fingers zoom, and all controls are large enough", async () => {
  const page = await openEditor("phone");
  const at = async (name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const client = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await selectTool(page, "Paint");
  const [b2, c2, e2, g7] = [await at("B2"), await at("C2"), await at("E2"), await at("G7")];
  await touch("touchStart", b2);
  for (const point of [c2, e2]) await touch("touchMove", point);
  await touch("touchEnd");
  const painted = ["B2", "C2", "D2", "E2"].map((name) => `${name}, asteroid in plane 0`);
  await awaitSquares(page, painted);

  await touch("touchStart", b2, g7);
  for (const step of [1, 2, 3]) await touch("touchMove", { x: b2.x - 8 * step, y: b2.y - 8 * step }, { x: g7.x + 8 * step, y: g7.y + 8 * step });
  await touch("touchEnd");
  await page.locator(".editor .board.near").waitFor();
  await awaitSquares(page, painted);

  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await awaitSquares(page, []);
  const tooSmall = await page.evaluate(() =>
    [...document.querySelectorAll(".editor button, .editor .palette-choice")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && Math.round(Math.min(width, height)) < 44 ? [`${element.textContent}: ${width} x ${height}`] : [];
    }),
  );
  assert.deepEqual(tooSmall, []);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
  await assertStructure(page);
  assertClean(page);
});

test("a base game board is edited as a copy, and unsaved changes are not dropped without a question", async () => {
  const page = await openEditor();
  await tab(page, "Boards").click();
  await page.getByText("Start from a base game board").click();
  await page.getByRole("button", { name: /^Layer Cake/ }).click();
  await page.getByRole("heading", { level: 1, name: "Layer Cake" }).waitFor();
  assert.equal(new URL(page.url()).hash, "#/editor/rift/layer-cake");
  await selectTool(page, "Erase");
  await cell(page, "A4").click();
  await page.getByRole("button", { name: /^Lantern/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("has changes that are not saved").waitFor();
  await assertStructure(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await awaitSquare(page, "A4", /open space/);
  await page.getByRole("button", { name: /^Lantern/ }).click();
  await dialog.getByRole("button", { name: "Save and continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Lantern" }).waitFor();
  await page.locator(".own-entry").getByRole("button", { name: /^Layer Cake/ }).click();
  await page.getByRole("heading", { level: 1, name: "Layer Cake" }).waitFor();
  await awaitSquare(page, "A4", /open space/);
  await page.getByRole("button", { name: "Delete Layer Cake" }).click();
  await page.getByText("“Layer Cake” deleted.").waitFor();
  // The list is read from the browser again.
  await page.locator(".own-entry").waitFor({ state: "detached" });
  assertClean(page);
});

test("invalid files change nothing and say why; files of faulty boards open for correction", async () => {
  const page = await openEditor();
  await makeBoard(page);
  const before = await filledSquares(page);
  const good = await downloadFile(page, () => page.getByRole("button", { name: "File", exact: true }).click());
  await tab(page, "Boards").click();
  const input = page.locator(".shelf-panel input[type=file]");
  const news = page.locator(".editor-news");
  const invalid = {
    "letter.json": ["Dear captain", /Line 1, column 1: This is not valid JSON/],
    "wide.json": [good.text.replace('"width": 8', '"width": 9'), /At rows\[0\]: The row has 8 squares, but the width is 9/],
    "newer.json": [good.text.replace("rift-board/1", "rift-board/7"), /At format: Only the format “rift-board\/1”/],
    "off.json": [good.text.replace('"H8"', '"M20"'), /starts\[1\]\.at/],
    "key.json": [good.text.replace('"blurb"', '"blurbs"'), /At blurbs: The key “blurbs” does not exist/],
    "long.json": [" ".repeat(2 << 20), /too large/],
  };
  for (const [name, [text, message]] of Object.entries(invalid)) {
    await input.setInputFiles(jsonFile(name, text));
    await news.getByText(name === "long.json" ? "too large" : name).waitFor();
    assert.match(await news.innerText(), message);
    await awaitSquares(page, before);
  }
  await page.getByRole("button", { name: "Save" }).click();
  await news.getByText("saved to your boards").waitFor();
  await input.setInputFiles(jsonFile("blocked.json", good.text.replace("........", "#.......")));
  await status(page).getByText("1 problem").waitFor();
  await awaitSquare(page, "A1", /A1 has terrain and another object/);
  assertClean(page);
});

test("invalid links are refused with a reason", async () => {
  const page = await openEditor();
  await makeBoard(page);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const link = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();
  const code = link.split("/").pop();
  const invalid = {
    [code.slice(0, -6)]: "changed or cut short",
    [`${code.slice(0, 30)}${code[30] === "x" ? "y" : "x"}${code.slice(31)}`]: "changed or cut short",
    "no*code": "it contains no readable board",
    AQ: "it contains no readable board",
    CQAA: "newer version",
    ["A".repeat(40_000)]: "too long for a Centauri link",
  };
  for (const [damaged, message] of Object.entries(invalid)) {
    const guest = await newPage();
    await open(guest, `#/board/rift/${damaged}`);
    await guest.getByRole("heading", { name: "This link cannot be opened" }).waitFor();
    assert.match(await guest.getByRole("alert").first().innerText(), new RegExp(message));
    if (message === "newer version") await assertAccessible(guest);
    assertClean(guest);
    await guest.context().close();
  }
  assertClean(page);
});

test("the set-up opens a board in the editor, and the editor opens it in the set-up", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  await page.getByRole("radio", { name: /^Pebble Gate/ }).check({ force: true });
  await page.getByRole("link", { name: "Open in the editor" }).click();
  await page.getByRole("heading", { level: 1, name: "Pebble Gate" }).waitFor();
  await selectTool(page, "Paint");
  await selectTool(page, "Star");
  await cell(page, "A8").click();
  await page.getByRole("button", { name: "Set up a match" }).click();
  await page.getByRole("heading", { name: "Pebble Gate" }).waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table-prompt").waitFor();
  assert.match(await page.locator('.cell[aria-colindex="1"][aria-rowindex="8"]').getAttribute("aria-label"), /star/);
  assertClean(page);
});

test("each of two tabs keeps its own draft, and a board too large for a link is reported", async () => {
  const page = await openEditor();
  await makeBoard(page);
  const other = await nextPage(page);
  await open(other, "#/editor/rift");
  await other.locator(".editor .cell").first().waitFor();
  await selectTool(other, "Erase");
  await cell(other, "A1").click();
  await other.reload();
  await other.locator(".editor .cell").first().waitFor();
  await eventually(async () => assert.equal((await filledSquares(other)).length, 1));
  await page.reload();
  await page.locator(".editor .cell").first().waitFor();
  assert.equal((await filledSquares(page)).length, 2, "the other tab's draft is its own");

  const file = await downloadFile(page, () => page.getByRole("button", { name: "File", exact: true }).click());
  const long = { ...JSON.parse(file.text), blurb: "word ".repeat(20_000) };
  await tab(page, "Boards").click();
  await page.locator(".shelf-panel input[type=file]").setInputFiles(jsonFile("wordy.json", JSON.stringify(long)));
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await tab(page, "Board").click();
  assert.equal((await page.getByLabel("Description").inputValue()).length, 100_000);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByText("too large for a link").waitFor();
  assertClean(page);
});

test("the editor is accessible in every theme, fits every width, and speaks German", async (t) => {
  await t.test("themes and widths", async () => {
    const page = await newPage();
    await open(page, "#/editor/rift/sleeping-field");
    await page.getByRole("heading", { level: 1, name: "Sleeping Field" }).waitFor();
    const showTheme = (theme) =>
      page.evaluate((theme) => {
        document.documentElement.setAttribute("data-theme", theme);
        return window.afterRender();
      }, theme);
    const assertThemes = async () => {
      await assertAccessible(page);
      for (const theme of ["light", "contrast"]) {
        await showTheme(theme);
        await assertContrast(page);
      }
      await showTheme("night");
    };
    for (const tool of ["Select", "Paint", "Ship", "Mine", "Mat"]) await selectTool(page, tool);
    await assertThemes();
    await selectTool(page, "Select");
    await cell(page, "D3").click();
    await page.getByRole("heading", { name: "Square D3" }).waitFor();
    await assertThemes();
    await tab(page, "Boards").click();
    await page.getByText("Start from a base game board").click();
    await assertThemes();
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(async () => {
        await window.afterRender();
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      assert.ok(wider <= 0, `${wider} px too wide at ${width}`);
    }
    assertClean(page);
  });
  await t.test("German", async () => {
    const page = await newPage("desktop", { locale: "de-DE" });
    await open(page, "#/editor/rift");
    await page.getByRole("tab", { name: "Prüfung" }).click();
    await page.getByText("Das Spielfeld hat keinen Startplatz.").waitFor();
    assertClean(page);
  });
});
