//! House rules that are on or off, each with its effect and its rule, in the section of options
//! that a first game can leave at their defaults.

use super::{GameSetup, Seed, SetupDraft, SetupPartProps, with_rule_link};
use engine::game::Game;
use engine::rule::RuleId;
use ui::form::Check;
use ui::l10n::{PhraseArgs, Phrases};
use yew::prelude::*;

/// A house rule that is on or off, among the house rules `R` of a game.
pub struct HouseRuleSwitch<R: 'static> {
    /// The end of its phrase key, after `<game>-setup-house-`.
    pub key: &'static str,
    /// The rule that it changes.
    rule: RuleId,
    flag: fn(&mut R) -> &mut bool,
}

impl<R: Copy> HouseRuleSwitch<R> {
    /// Creates the switch of a rule; `flag` returns its field.
    #[must_use]
    pub const fn new(key: &'static str, rule: &'static str, flag: fn(&mut R) -> &mut bool) -> Self {
        let rule = RuleId::new(rule);
        Self { key, rule, flag }
    }

    #[must_use]
    pub fn is_on(&self, mut rules: R) -> bool {
        *(self.flag)(&mut rules)
    }

    pub fn set(&self, rules: &mut R, on: bool) {
        *(self.flag)(rules) = on;
    }
}

/// Renders a switch; `rules` returns the house rules of options, and `figures` are those in its
/// hint.
pub fn house_rule_field<G: GameSetup, R: Copy>(
    part: &SetupPartProps<SetupDraft<G>>,
    phrases: &Phrases,
    switch: &'static HouseRuleSwitch<R>,
    rules: fn(&mut G::Options) -> &mut R,
    figures: &PhraseArgs,
) -> Html {
    let onchange = part.change(move |draft: &SetupDraft<G>, on| {
        draft.with_options(|options| switch.set(rules(options), on))
    });
    let is_checked = switch.is_on(*rules(&mut part.draft.options.clone()));
    let key = format!("{}-setup-house-{}", <G::Game>::NAME, switch.key);
    let hint = phrases.say(&format!("{key}.hint"), figures);
    let check = html! { <Check label={phrases.text(&key)} {hint} {is_checked} {onchange} /> };
    with_rule_link(&part.open_rules, switch.rule, check)
}

/// Renders the section of house rules, other options, and the seed.
pub fn advanced_options<G: GameSetup>(
    part: &SetupPartProps<SetupDraft<G>>,
    phrases: &Phrases,
    house_rules: Html,
    other: Html,
) -> Html {
    let onseed = part.change(|draft: &SetupDraft<G>, seed| SetupDraft {
        seed,
        ..draft.clone()
    });
    let title = format!("{}-setup-house", <G::Game>::NAME);
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <h3>{ phrases.text(&title) }</h3>
            <div class="setup-switches">{ house_rules }</div>
            { other }
            <Seed seed={part.draft.seed.clone()} onchange={onseed} />
        </details>
    }
}
