//! The choice of the bot's level in quick matches: asked once, then shown with a way to change it.

use engine::bots::Level;
use ui::form::{Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::use_settings;
use yew::prelude::*;

/// The levels, the weakest first. The choice is stored in the settings. The list is open until the
/// player has chosen, and stays open during that visit, so that no choice closes it.
#[component]
pub fn BotLevelChoice() -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let asks = use_state(|| !settings.current.was_asked_for_bot);
    let level = settings.current.bot;
    let value = level.term();
    let onchange = use_callback(settings, |term: AttrValue, settings| {
        let chosen = Level::ALL.into_iter().find(|level| level.term() == term);
        settings.update(move |now| {
            now.bot = chosen.unwrap_or(now.bot);
            now.was_asked_for_bot = true;
        });
    });
    let name = phrases.text(&format!("level-{value}"));
    html! {
        <details class="panel opponent" open={*asks}>
            <summary>
                <span>{ phrases.say("home-opponent", &[("level", name.into())]) }</span>
                <span class="opponent-change">{ phrases.text("home-opponent-change") }</span>
            </summary>
            <Radios name="bot-level" legend={phrases.text("home-rank")}
                radios={Level::ALL.map(|level| radio(&phrases, level)).to_vec()} {value} {onchange} />
        </details>
    }
}

fn radio(phrases: &Phrases, level: Level) -> Radio {
    let key = format!("level-{}", level.term());
    Radio::new(level.term(), phrases.text(&key)).with_hint(phrases.text(&format!("{key}.hint")))
}
