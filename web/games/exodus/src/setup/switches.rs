//! The house rules, each with its effect and its rule, and the other options that a first game can
//! leave at their defaults.

use super::SetupPartProps;
use super::order::Order;
use crate::draft;
use crate::draft::{SetupDraft, content_set};
use crate::house_rules::{HouseRuleSwitch, SWITCHES};
use play::setup::{Seed, with_rule_link};
use ui::form::Check;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The section of options that a first game can leave at their defaults.
#[component]
pub(super) fn AdvancedOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let frame = use_memo((), |()| {
        content_set()
            .figures()
            .ok()
            .map(|figures| figures.frame.clone())
    });
    let rules = props.draft.options.rules;
    let switch = |switch: &'static HouseRuleSwitch| {
        let onchange = props.change(move |draft: &SetupDraft, on| {
            draft::with_rules(draft, |rules| *(switch.flag)(rules) = on)
        });
        let key = format!("exodus-setup-house-{}", switch.key);
        let args = (*frame).as_ref().map(switch.figures).unwrap_or_default();
        let hint = phrases.say(&format!("{key}.hint"), &args);
        let check = html! {
            <Check label={phrases.text(&key)} {hint} is_checked={switch.is_on(rules)} {onchange} />
        };
        with_rule_link(&props.open_rules, switch.rule, check)
    };
    let onseed = props.change(|draft: &SetupDraft, seed| SetupDraft {
        seed,
        ..draft.clone()
    });
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <h3>{ phrases.text("exodus-setup-house") }</h3>
            <div class="setup-switches">{ for SWITCHES.iter().map(switch) }</div>
            <Order draft={props.draft.clone()} onchange={props.onchange.clone()} open_rules={props.open_rules.clone()} />
            <Seed seed={props.draft.seed.clone()} onchange={onseed} />
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use crate::draft::seed_text;
    use play::setup::GameSetup;

    #[test]
    fn every_switch_sets_only_its_own_rule_and_is_playable() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        for (n, switch) in SWITCHES.iter().enumerate() {
            let on = draft::with_rules(&draft, |rules| *(switch.flag)(rules) = true);
            assert_eq!(on.error(), None);
            for (other, switch) in SWITCHES.iter().enumerate() {
                assert_eq!(switch.is_on(on.options.rules), other == n);
            }
        }
    }
}
