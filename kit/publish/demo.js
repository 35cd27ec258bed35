// The script of the page that shows every way to embed: it brings the element, and asks one of them something.
import "../embed/player.v1.js";

const element = document.querySelector("#element");
const said = document.querySelector("#said");
const shared = document.querySelector("#shared");

element.addEventListener("player:turn", ({ detail }) => {
  said.textContent = detail.prompt;
});
document.querySelector("#code").addEventListener("click", async () => {
  try {
    const { code } = await element.api(1).save();
    shared.textContent = code ?? "Nothing was played yet.";
  } catch {
    shared.textContent = "Start the game first.";
  }
});
