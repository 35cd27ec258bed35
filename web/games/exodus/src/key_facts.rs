//! Key facts of a game's setup, in short phrases: length, starting resources, contents of the map,
//! house rules.

use crate::draft;
use crate::draft::{SetupDraft, content_set};
use crate::house_rules::SWITCHES;
use engine::exodus::figures::{Frame, ModeFigures};
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::Mode;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct KeyFactsProps {
    pub draft: SetupDraft,
}

#[component]
pub fn KeyFacts(props: &KeyFactsProps) -> Html {
    let phrases = use_phrases();
    html! {
        <ul class="setup-special">
            for words in key_facts(&phrases, &props.draft) {
                <li class="chip">{ words }</li>
            }
        </ul>
    }
}

/// Returns a line with the size of a map.
#[must_use]
pub fn summary_line(phrases: &Phrases, file: &LayoutFile) -> String {
    let args = [
        ("planets", planets(file).into()),
        ("guards", guards(file).into()),
    ];
    phrases.say("exodus-facts-map", &args)
}

/// Returns the number of planets that are not Homes.
fn planets(file: &LayoutFile) -> usize {
    file.open.len() + guards(file)
}

fn guards(file: &LayoutFile) -> usize {
    file.guards.iter().map(Vec::len).sum()
}

fn key_facts(phrases: &Phrases, draft: &SetupDraft) -> Vec<String> {
    let (options, file) = (&draft.options, &draft.file);
    let length = match options.minutes {
        Some(minutes) => phrases.say("exodus-facts-minutes", &[("minutes", minutes.into())]),
        None => {
            let turns = options.turns.unwrap_or_else(|| draft::default_turns(draft));
            phrases.say("exodus-facts-turns", &[("turns", turns.into())])
        }
    };
    let mut facts = vec![length];
    if let Ok(content_figures) = content_set().figures() {
        let mode_figures = figures(&content_figures.frame, options.mode);
        facts.push(phrases.say("exodus-facts-cp", &[("cp", mode_figures.cp.into())]));
        let (techs, _) = mode_figures.techs;
        if techs > 0 {
            facts.push(phrases.say("exodus-facts-techs", &[("techs", techs.into())]));
        }
        if options.uses_generals {
            let args = [("count", mode_figures.abilities.into())];
            facts.push(phrases.say("exodus-facts-generals", &args));
        }
    }
    let [blue, red, green] = file.tiles;
    let args = [
        ("blue", blue.into()),
        ("red", red.into()),
        ("green", green.into()),
    ];
    facts.push(phrases.say("exodus-facts-planets", &args));
    let [level_1, level_2, level_3] = file.guards.each_ref().map(Vec::len);
    let args = [
        ("one", level_1.into()),
        ("two", level_2.into()),
        ("three", level_3.into()),
    ];
    facts.push(phrases.say("exodus-facts-guards", &args));
    let on = SWITCHES.iter().filter(|switch| switch.is_on(options.rules));
    facts.extend(on.map(|switch| phrases.text(&format!("exodus-setup-house-{}", switch.key))));
    facts
}

/// Returns the figures of a mode.
pub(super) const fn figures(frame: &Frame, mode: Mode) -> &ModeFigures {
    match mode {
        Mode::Standard => &frame.standard,
        Mode::Long => &frame.long,
        Mode::Combat => &frame.combat,
        Mode::Short => &frame.short,
    }
}
