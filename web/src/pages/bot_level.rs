//! How well the bot of a quick start plays: the ranks with what they are like. Knows no game.

use engine::bots::Level;
use ui::form::{Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::use_settings;
use yew::prelude::*;

/// Where the ranks are offered.
#[derive(Properties, PartialEq)]
pub struct BotLevelChoiceProps {
    /// What tells these radios from others on the page.
    pub name: AttrValue,
}

/// The ranks, the weakest first; the one chosen last is kept.
#[component]
pub fn BotLevelChoice(props: &BotLevelChoiceProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let value = settings.now.bot.term();
    let onchange = use_callback(settings, |term: AttrValue, settings| {
        let chosen = Level::ALL.into_iter().find(|level| level.term() == term);
        settings.update(move |now| now.bot = chosen.unwrap_or(now.bot));
    });
    html! {
        <Radios name={format!("rank-{}", props.name)} legend={phrases.text("home-rank")}
            radios={Level::ALL.map(|level| radio(&phrases, level)).to_vec()} {value} {onchange} />
    }
}

fn radio(phrases: &Phrases, level: Level) -> Radio {
    let key = format!("level-{}", level.term());
    Radio::new(level.term(), phrases.text(&key)).with_hint(phrases.text(&format!("{key}.hint")))
}
