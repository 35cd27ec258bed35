//! The choice of the bot's level in a quick match, with a description of each level.

use engine::bots::Level;
use ui::form::{Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::use_settings;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BotLevelChoiceProps {
    /// The name of the radio group, unique on the page.
    pub name: AttrValue,
}

/// The levels, the weakest first. The choice is stored in the settings.
#[component]
pub fn BotLevelChoice(props: &BotLevelChoiceProps) -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let value = settings.current.bot.term();
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
