// The script of the page with an example of every way to embed: it loads the element and calls the API of one player.
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
    shared.textContent = code ?? "No action has been played yet.";
  } catch {
    shared.textContent = "Start the game first.";
  }
});
