//! The house switches `[EXO-17.20]` to `[EXO-17.26]` and `[EXO-17.28]` to `[EXO-17.31]`, each with
//! what it does and its rule, and what else a first game can leave as it is.

use super::PartProps;
use super::order::Order;
use crate::draft;
use crate::draft::stock;
use engine::exodus::figures::Frame;
use engine::exodus::options::HouseRules;
use engine::rule::RuleId;
use play::setup::{Seed, ruled};
use ui::form::Check;
use ui::l10n::{Word, use_phrases};
use yew::prelude::*;

/// A switch: its phrase, its rule, how it is read and set, the figures of its hint.
pub(super) struct Switch {
    /// The end of its phrase key.
    pub key: &'static str,
    rule: RuleId,
    flag: fn(&mut HouseRules) -> &mut bool,
    figures: fn(&Frame) -> Vec<(&'static str, Word)>,
}

impl Switch {
    /// Whether it is on.
    pub fn is_on(&self, mut rules: HouseRules) -> bool {
        *(self.flag)(&mut rules)
    }
}

/// All switches, in the order of the rules.
pub(super) const SWITCHES: [Switch; 11] = [
    Switch {
        key: "free-refit",
        rule: RuleId::new("EXO-17.20"),
        flag: |rules| &mut rules.free_refit,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "fixed-bank",
        rule: RuleId::new("EXO-17.21"),
        flag: |rules| &mut rules.fixed_bank,
        figures: |frame| pair(["cp", "more"], frame.house_bank),
    },
    Switch {
        key: "fixed-trade",
        rule: RuleId::new("EXO-17.22"),
        flag: |rules| &mut rules.fixed_trade,
        figures: |frame| vec![("count", frame.house_trade.into())],
    },
    Switch {
        key: "titles",
        rule: RuleId::new("EXO-17.23"),
        flag: |rules| &mut rules.titles_5_3,
        figures: |frame| pair(["first", "second"], frame.house_titles),
    },
    Switch {
        key: "stock-cap",
        rule: RuleId::new("EXO-17.24"),
        flag: |rules| &mut rules.stock_cap_10,
        figures: |frame| vec![("most", frame.house_cap.into())],
    },
    Switch {
        key: "random-seats",
        rule: RuleId::new("EXO-17.25"),
        flag: |rules| &mut rules.random_seats,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "safe-votes",
        rule: RuleId::new("EXO-17.26"),
        flag: |rules| &mut rules.safe_votes,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "guards",
        rule: RuleId::new("EXO-17.28"),
        flag: |rules| &mut rules.uncloak_at_guards,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "cloaked",
        rule: RuleId::new("EXO-17.29"),
        flag: |rules| &mut rules.cloaked_for_turn,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "trade-cube",
        rule: RuleId::new("EXO-17.30"),
        flag: |rules| &mut rules.trade_cube,
        figures: |_| Vec::new(),
    },
    Switch {
        key: "quick-steps",
        rule: RuleId::new("EXO-17.31"),
        flag: |rules| &mut rules.quick_steps,
        figures: |_| Vec::new(),
    },
];

fn pair([one, other]: [&'static str; 2], figures: (u8, u8)) -> Vec<(&'static str, Word)> {
    vec![(one, figures.0.into()), (other, figures.1.into())]
}

/// Everything that a first game can leave as it is.
#[component]
pub(super) fn Details(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let frame = use_memo((), |()| {
        stock().figures().ok().map(|figures| figures.frame.clone())
    });
    let rules = props.draft.options.rules;
    let switch = |switch: &'static Switch| {
        let onchange = {
            let (draft, onchange) = (props.draft.clone(), props.onchange.clone());
            Callback::from(move |on| {
                onchange.emit(draft::with_rules(&draft, |rules| {
                    *(switch.flag)(rules) = on
                }));
            })
        };
        let key = format!("exodus-setup-house-{}", switch.key);
        let words = (*frame).as_ref().map(switch.figures).unwrap_or_default();
        let hint = phrases.say(&format!("{key}.hint"), &words);
        let check = html! {
            <Check label={phrases.text(&key)} {hint} checked={switch.is_on(rules)} {onchange} />
        };
        ruled(&props.rules, switch.rule, check)
    };
    let onseed = {
        let (draft, onchange) = (props.draft.clone(), props.onchange.clone());
        Callback::from(move |seed| {
            let mut draft = draft.clone();
            draft.seed = seed;
            onchange.emit(draft);
        })
    };
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <h3>{ phrases.text("exodus-setup-house") }</h3>
            <div class="setup-switches">{ for SWITCHES.iter().map(switch) }</div>
            <Order draft={props.draft.clone()} onchange={props.onchange.clone()} rules={props.rules.clone()} />
            <Seed seed={props.draft.seed.clone()} onchange={onseed} />
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use crate::draft::seed_text;
    use play::setup::Drafted;

    #[test]
    fn every_switch_turns_its_own_rule_and_can_be_played() {
        let draft = Ui::first(seed_text(7)).expect("the box has it");
        for (n, switch) in SWITCHES.iter().enumerate() {
            let on = draft::with_rules(&draft, |rules| *(switch.flag)(rules) = true);
            assert_eq!(on.fault(), None);
            for (other, switch) in SWITCHES.iter().enumerate() {
                assert_eq!(switch.is_on(on.options.rules), other == n);
            }
        }
    }
}
