//! Key facts of a game's set-up, in a few words each: length, starting resources, contents of the
//! map, house rules.

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
    let mut all = vec![length];
    if let Ok(known) = content_set().figures() {
        let own = figures(&known.frame, options.mode);
        all.push(phrases.say("exodus-facts-cp", &[("cp", own.cp.into())]));
        let (techs, _) = own.techs;
        if techs > 0 {
            all.push(phrases.say("exodus-facts-techs", &[("techs", techs.into())]));
        }
        if options.generals {
            let args = [("count", own.abilities.into())];
            all.push(phrases.say("exodus-facts-generals", &args));
        }
    }
    let [blue, red, green] = file.tiles;
    let args = [
        ("blue", blue.into()),
        ("red", red.into()),
        ("green", green.into()),
    ];
    all.push(phrases.say("exodus-facts-planets", &args));
    let [one, two, three] = file.guards.each_ref().map(Vec::len);
    let args = [
        ("one", one.into()),
        ("two", two.into()),
        ("three", three.into()),
    ];
    all.push(phrases.say("exodus-facts-guards", &args));
    let on = SWITCHES.iter().filter(|switch| switch.is_on(options.rules));
    all.extend(on.map(|switch| phrases.text(&format!("exodus-setup-house-{}", switch.key))));
    all
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
