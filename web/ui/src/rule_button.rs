//! A button that opens a rule.

use crate::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RuleButtonProps {
    /// The id of the rule.
    pub rule: AttrValue,
    /// Opens the rules at an anchor.
    pub on_open: Callback<Option<String>>,
}

/// A button that shows the id of a rule and opens the rules there. Screen readers, to which an id
/// alone says little, also say that it is a rule.
#[component]
pub fn RuleButton(props: &RuleButtonProps) -> Html {
    let phrases = use_phrases();
    let rule = props.rule.clone();
    let label = phrases.say("rules-rule", &[("id", rule.as_str().to_owned().into())]);
    let onclick = props
        .on_open
        .reform(move |_: MouseEvent| Some(rule.as_str().to_owned()));
    html! { <button type="button" class="rule-link" aria-label={label} {onclick}>{ &props.rule }</button> }
}
