//! The house rule switches `[EXO-17.20]` to `[EXO-17.26]` and `[EXO-17.28]` to `[EXO-17.31]`, each
//! with its rule.

use engine::exodus::figures::Frame;
use engine::exodus::options::HouseRules;
use engine::rule::RuleId;
use ui::l10n::PhraseArg;

/// A house rule switch: its phrase, its rule, and how it is read and set.
pub(crate) struct HouseRuleSwitch {
    /// The suffix of its phrase key.
    pub key: &'static str,
    /// The rule that it changes.
    pub rule: RuleId,
    /// Returns its flag in the options.
    pub flag: fn(&mut HouseRules) -> &mut bool,
    /// Returns the figures in its hint.
    pub figures: fn(&Frame) -> Vec<(&'static str, PhraseArg)>,
}

impl HouseRuleSwitch {
    pub fn is_on(&self, mut rules: HouseRules) -> bool {
        *(self.flag)(&mut rules)
    }
}

/// All switches, in the order of the rules.
pub(crate) const SWITCHES: [HouseRuleSwitch; 11] = [
    HouseRuleSwitch {
        key: "free-refit",
        rule: RuleId::new("EXO-17.20"),
        flag: |rules| &mut rules.allows_free_refit,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "fixed-bank",
        rule: RuleId::new("EXO-17.21"),
        flag: |rules| &mut rules.has_fixed_bank,
        figures: |frame| pair(["cp", "more"], frame.house_bank),
    },
    HouseRuleSwitch {
        key: "fixed-trade",
        rule: RuleId::new("EXO-17.22"),
        flag: |rules| &mut rules.has_fixed_trade,
        figures: |frame| vec![("count", frame.house_trade.into())],
    },
    HouseRuleSwitch {
        key: "titles",
        rule: RuleId::new("EXO-17.23"),
        flag: |rules| &mut rules.has_titles_5_3,
        figures: |frame| pair(["first", "second"], frame.house_titles),
    },
    HouseRuleSwitch {
        key: "stock-cap",
        rule: RuleId::new("EXO-17.24"),
        flag: |rules| &mut rules.has_stock_cap_10,
        figures: |frame| vec![("most", frame.house_cap.into())],
    },
    HouseRuleSwitch {
        key: "random-seats",
        rule: RuleId::new("EXO-17.25"),
        flag: |rules| &mut rules.has_random_seats,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "safe-votes",
        rule: RuleId::new("EXO-17.26"),
        flag: |rules| &mut rules.has_safe_votes,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "guards",
        rule: RuleId::new("EXO-17.28"),
        flag: |rules| &mut rules.can_uncloak_at_guards,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "cloaked",
        rule: RuleId::new("EXO-17.29"),
        flag: |rules| &mut rules.stays_cloaked_for_turn,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "trade-cube",
        rule: RuleId::new("EXO-17.30"),
        flag: |rules| &mut rules.uses_trade_cube,
        figures: |_| Vec::new(),
    },
    HouseRuleSwitch {
        key: "quick-steps",
        rule: RuleId::new("EXO-17.31"),
        flag: |rules| &mut rules.has_quick_steps,
        figures: |_| Vec::new(),
    },
];

fn pair([one, other]: [&'static str; 2], figures: (u8, u8)) -> Vec<(&'static str, PhraseArg)> {
    vec![(one, figures.0.into()), (other, figures.1.into())]
}
