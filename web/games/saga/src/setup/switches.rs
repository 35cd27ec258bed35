//! The house rules, each with its effect and its rule, and the other options that a first game can
//! leave at their defaults.

use super::SetupPartProps;
use crate::draft;
use crate::draft::SetupDraft;
use crate::narrate::seat_name;
use engine::game::Seat;
use engine::rule::RuleId;
use engine::saga::options::HouseRules;
use play::setup::{Seed, with_rule_link};
use ui::form::{Check, Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The games in which a house rule can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SwitchScope {
    Any,
    /// Games in which all players win or lose together.
    Campaign,
    Arena,
    /// Arena games of four players.
    Four,
}

/// A house rule that is on or off, with its phrase, its rule and its field in the options.
pub(super) struct Switch {
    /// The end of the phrase key.
    pub key: &'static str,
    rule: RuleId,
    scope: SwitchScope,
    flag: fn(&mut HouseRules) -> &mut bool,
}

impl Switch {
    pub fn is_on(&self, mut rules: HouseRules) -> bool {
        *(self.flag)(&mut rules)
    }

    /// Returns whether the house rule can be chosen in a game with this number of seats.
    const fn is_for(&self, is_arena: bool, seat_count: u8) -> bool {
        match self.scope {
            SwitchScope::Any => true,
            SwitchScope::Campaign => !is_arena,
            SwitchScope::Arena => is_arena,
            SwitchScope::Four => is_arena && seat_count == 4,
        }
    }
}

pub(super) const SWITCHES: [Switch; 4] = [
    Switch {
        key: "clear-regroup",
        rule: RuleId::new("SAGA-ENC.2"),
        scope: SwitchScope::Any,
        flag: |rules| &mut rules.needs_clear_regroup,
    },
    Switch {
        key: "all-badges",
        rule: RuleId::new("SAGA-FTJ.15"),
        scope: SwitchScope::Campaign,
        flag: |rules| &mut rules.needs_all_badges,
    },
    Switch {
        key: "domination",
        rule: RuleId::new("SAGA-ARN.20"),
        scope: SwitchScope::Arena,
        flag: |rules| &mut rules.has_domination,
    },
    Switch {
        key: "teams",
        rule: RuleId::new("SAGA-ARN.21"),
        scope: SwitchScope::Four,
        flag: |rules| &mut rules.has_teams,
    },
];

const FIRST_PLAYER_RULE: RuleId = RuleId::new("SAGA-SET.1");

/// The section of options that a first game can leave at their defaults.
#[component]
pub(super) fn AdvancedOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (rules, arena) = (draft.options.rules, draft::is_arena(draft));
    let switch = |switch: &'static Switch| {
        let onchange = props.change(move |draft: &SetupDraft, on| {
            draft::with_rules(draft, |rules| *(switch.flag)(rules) = on)
        });
        let key = format!("saga-setup-house-{}", switch.key);
        let hint = phrases.text(&format!("{key}.hint"));
        let check = html! {
            <Check label={phrases.text(&key)} {hint} is_checked={switch.is_on(rules)} {onchange} />
        };
        with_rule_link(&props.open_rules, switch.rule, check)
    };
    let onseed = props.change(|draft: &SetupDraft, seed| SetupDraft {
        seed,
        ..draft.clone()
    });
    let offered = SWITCHES
        .iter()
        .filter(|switch| switch.is_for(arena, draft.options.seats));
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <h3>{ phrases.text("saga-setup-house") }</h3>
            <div class="setup-switches">{ for offered.map(switch) }</div>
            if draft.options.seats > 1 {
                <FirstPlayerField draft={draft.clone()} onchange={props.onchange.clone()} open_rules={props.open_rules.clone()} />
            }
            <Seed seed={draft.seed.clone()} onchange={onseed} />
        </details>
    }
}

/// The choice of the First Player.
#[component]
fn FirstPlayerField(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let drawn = Radio::new("", phrases.text("saga-setup-first-drawn"));
    let seats = draft
        .seats()
        .map(|seat| Radio::new(seat.0.to_string(), seat_name(&phrases, seat)));
    let radios: Vec<Radio> = std::iter::once(drawn).chain(seats).collect();
    let current = draft.options.first;
    let value = current.map_or_else(String::new, |seat| seat.0.to_string());
    let onchange = props.change(|draft: &SetupDraft, slug: AttrValue| {
        draft::with_first(draft, slug.parse().ok().map(Seat))
    });
    let choice = html! {
        <Select label={phrases.text("saga-setup-first")} {radios} {value} {onchange} />
    };
    with_rule_link(&props.open_rules, FIRST_PLAYER_RULE, choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::{scenarios, seed_text};

    #[test]
    fn every_offered_switch_sets_only_its_own_rule_and_is_playable() {
        for file in scenarios() {
            let draft = draft::from_id(&file.id, seed_text(7)).expect("the box has it");
            let draft = draft::with_seats(&draft, 4);
            let is_offered = |switch: &&Switch| switch.is_for(draft::is_arena(&draft), 4);
            for switch in SWITCHES.iter().filter(is_offered) {
                let on = draft::with_rules(&draft, |rules| *(switch.flag)(rules) = true);
                assert_eq!(on.error(), None);
                for other in &SWITCHES {
                    assert_eq!(other.is_on(on.options.rules), other.key == switch.key);
                }
            }
        }
    }
}
