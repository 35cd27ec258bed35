//! The house rules, each with its effect and its rule, and the other options that a first game can
//! leave at their defaults.

use super::SetupPartProps;
use super::order::Order;
use crate::Ui;
use crate::draft::content_set;
use crate::house_rules::{SWITCHES, figures};
use engine::exodus::options::HouseRules;
use play::setup::{HouseRuleSwitch, advanced_options, house_rule_field};
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
    let field = |switch: &'static HouseRuleSwitch<HouseRules>| {
        let frame = (*frame).as_ref();
        let figures = frame
            .map(|frame| figures(switch, frame))
            .unwrap_or_default();
        house_rule_field::<Ui, _>(
            props,
            &phrases,
            switch,
            |options| &mut options.rules,
            &figures,
        )
    };
    let order = html! { <Order ..props.clone() /> };
    advanced_options::<Ui>(props, &phrases, SWITCHES.iter().map(field).collect(), order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::seed_text;
    use play::setup::GameSetup;

    #[test]
    fn every_switch_sets_only_its_own_rule_and_is_playable() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        for (n, switch) in SWITCHES.iter().enumerate() {
            let on = draft.with_options(|options| switch.set(&mut options.rules, true));
            assert_eq!(on.error(), None);
            for (other, switch) in SWITCHES.iter().enumerate() {
                assert_eq!(switch.is_on(on.options.rules), other == n);
            }
        }
    }
}
