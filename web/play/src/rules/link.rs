//! A link from a table to a rule.

use engine::rule::RuleId;
use ui::rule_button::RuleButton;
use yew::prelude::*;

/// Returns a link that opens a rule beside the table.
pub fn rule_link(rules: &Callback<Option<String>>, rule: RuleId) -> Html {
    html! { <RuleButton rule={rule.as_str()} on_open={rules.clone()} /> }
}
