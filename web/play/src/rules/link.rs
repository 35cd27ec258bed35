//! A link from a table to a rule.

use engine::rule::RuleId;
use yew::prelude::*;

/// Returns a link that opens a rule beside the table.
pub fn rule_link(rules: &Callback<Option<String>>, rule: RuleId) -> Html {
    let rules = rules.clone();
    let onclick = Callback::from(move |_: MouseEvent| rules.emit(Some(rule.as_str().to_owned())));
    html! { <button type="button" class="rule-link" {onclick}>{ rule.as_str() }</button> }
}
