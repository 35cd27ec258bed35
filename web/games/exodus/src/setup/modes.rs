//! The choice of the mode, which sets the length and complexity of the game `[EXO-17]`, and of the
//! expansion.

use super::SetupPartProps;
use super::length::Length;
use crate::draft;
use crate::draft::{SetupDraft, content_set, mode_name};
use crate::key_facts::figures;
use engine::exodus::figures::Frame;
use engine::exodus::options::Mode;
use engine::rule::RuleId;
use play::rules::rule_link;
use play::setup::with_rule_link;
use ui::form::{Check, Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The modes in the order in which they are offered, the simplest first, with the rule of each.
const MODES: [(Mode, RuleId); 4] = [
    (Mode::Short, RuleId::new("EXO-17.5")),
    (Mode::Standard, RuleId::new("EXO-3.1")),
    (Mode::Combat, RuleId::new("EXO-17.2")),
    (Mode::Long, RuleId::new("EXO-17.1")),
];

const GENERALS_RULE: RuleId = RuleId::new("EXO-18.1");

/// The fields for the mode, its length and the expansion.
#[component]
pub(super) fn Modes(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let frame = use_memo((), |()| {
        content_set()
            .figures()
            .ok()
            .map(|figures| figures.frame.clone())
    });
    let Some(frame) = &*frame else {
        return Html::default();
    };
    let options = &props.draft.options;
    let radios = MODES.map(|(mode, _)| {
        Radio::new(mode.into_str(), mode_name(&phrases, mode))
            .with_hint(hint(&phrases, frame, mode))
    });
    let onmode = props.change(|draft: &SetupDraft, slug: AttrValue| {
        let mut all = MODES.iter();
        match all.find(|(mode, _)| mode.into_str() == slug.as_str()) {
            Some((mode, _)) => draft::with_mode(draft, *mode),
            None => draft.clone(),
        }
    });
    let ongenerals = props
        .change(|draft: &SetupDraft, on| draft.with_options(|options| options.uses_generals = on));
    let chosen = MODES.iter().find(|(mode, _)| *mode == options.mode);
    let count = figures(frame, options.mode).abilities;
    let args = [("count", count.into())];
    html! {
        <section class="setup-part" aria-labelledby="setup-modes">
            <h2 id="setup-modes">{ phrases.text("exodus-setup-modes") }</h2>
            <div class="setup-tiles setup-pairs">
                <Radios name="mode" legend={phrases.text("exodus-setup-mode")} radios={radios.to_vec()}
                    value={options.mode.into_str()} onchange={onmode} />
            </div>
            if let Some((mode, rule)) = chosen {
                <p class="setup-why">
                    { phrases.text(&format!("exodus-setup-mode-{}.more", mode.into_str())) }
                    { " " }{ rule_link(&props.open_rules, *rule) }
                </p>
            }
            <Length draft={props.draft.clone()} onchange={props.onchange.clone()} open_rules={props.open_rules.clone()} />
            { with_rule_link(&props.open_rules, GENERALS_RULE, html! {
                <Check label={phrases.text("exodus-setup-generals")} hint={phrases.say("exodus-setup-generals.hint", &args)}
                    is_checked={options.uses_generals} onchange={ongenerals} />
            }) }
        </section>
    }
}

/// Returns a short description of a mode.
fn hint(phrases: &Phrases, frame: &Frame, mode: Mode) -> String {
    let figures = figures(frame, mode);
    let args = [
        ("turns", figures.turns.into()),
        ("cp", figures.cp.into()),
        ("techs", figures.techs.0.into()),
    ];
    phrases.say(
        &format!("exodus-setup-mode-{}.hint", mode.into_str()),
        &args,
    )
}
