//! The house rules, each with its effect and its rule, and the other options that a first game can
//! leave at their defaults.

use super::SetupPartProps;
use crate::draft::SetupDraft;
use crate::narrate::seat_name;
use crate::{Ui, draft};
use engine::game::Seat;
use engine::rule::RuleId;
use engine::saga::options::HouseRules;
use play::setup::{HouseRuleSwitch, advanced_options, house_rule_field, with_rule_link};
use ui::form::{Radio, Select};
use ui::l10n::{PhraseArgs, use_phrases};
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

impl SwitchScope {
    /// Returns whether the house rule can be chosen in a game with this number of seats.
    const fn includes(self, is_arena: bool, seat_count: u8) -> bool {
        match self {
            Self::Any => true,
            Self::Campaign => !is_arena,
            Self::Arena => is_arena,
            Self::Four => is_arena && seat_count == 4,
        }
    }
}

type Switch = HouseRuleSwitch<HouseRules>;

pub(super) const SWITCHES: [(SwitchScope, Switch); 4] = [
    (
        SwitchScope::Any,
        Switch::new("clear-regroup", "SAGA-ENC.2", |it| {
            &mut it.needs_clear_regroup
        }),
    ),
    (
        SwitchScope::Campaign,
        Switch::new("all-badges", "SAGA-FTJ.15", |it| &mut it.needs_all_badges),
    ),
    (
        SwitchScope::Arena,
        Switch::new("domination", "SAGA-ARN.20", |it| &mut it.has_domination),
    ),
    (
        SwitchScope::Four,
        Switch::new("teams", "SAGA-ARN.21", |it| &mut it.has_teams),
    ),
];

const FIRST_PLAYER_RULE: RuleId = RuleId::new("SAGA-SET.1");

/// The section of options that a first game can leave at their defaults.
#[component]
pub(super) fn AdvancedOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (is_arena, seats) = (draft::is_arena(draft), draft.options.seats);
    let field = |(_, switch): &'static (SwitchScope, Switch)| {
        let figures = PhraseArgs::new();
        house_rule_field::<Ui, _>(
            props,
            &phrases,
            switch,
            |options| &mut options.rules,
            &figures,
        )
    };
    let offered = SWITCHES
        .iter()
        .filter(|(scope, _)| scope.includes(is_arena, seats));
    let first = html! {
        if seats > 1 {
            <FirstPlayerField ..props.clone() />
        }
    };
    advanced_options::<Ui>(props, &phrases, offered.map(field).collect(), first)
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
            let is_arena = draft::is_arena(&draft);
            let offered = SWITCHES
                .iter()
                .filter(|(scope, _)| scope.includes(is_arena, 4));
            for (_, switch) in offered {
                let on = draft.with_options(|options| switch.set(&mut options.rules, true));
                assert_eq!(on.error(), None);
                for (_, other) in &SWITCHES {
                    assert_eq!(other.is_on(on.options.rules), other.key == switch.key);
                }
            }
        }
    }
}
