//! The house rule switches `[EXO-17.20]` to `[EXO-17.26]` and `[EXO-17.28]` to `[EXO-17.31]`, each
//! with its rule.

use engine::exodus::figures::Frame;
use engine::exodus::options::HouseRules;
use play::setup::HouseRuleSwitch;
use ui::l10n::PhraseArgs;

type Switch = HouseRuleSwitch<HouseRules>;

/// All switches, in the order of the rules.
pub(crate) const SWITCHES: [Switch; 11] = [
    Switch::new("free-refit", "EXO-17.20", |it| &mut it.allows_free_refit),
    Switch::new("fixed-bank", "EXO-17.21", |it| &mut it.has_fixed_bank),
    Switch::new("fixed-trade", "EXO-17.22", |it| &mut it.has_fixed_trade),
    Switch::new("titles", "EXO-17.23", |it| &mut it.has_titles_5_3),
    Switch::new("stock-cap", "EXO-17.24", |it| &mut it.has_stock_cap_10),
    Switch::new("random-seats", "EXO-17.25", |it| &mut it.has_random_seats),
    Switch::new("safe-votes", "EXO-17.26", |it| &mut it.has_safe_votes),
    Switch::new("guards", "EXO-17.28", |it| &mut it.can_uncloak_at_guards),
    Switch::new("cloaked", "EXO-17.29", |it| &mut it.stays_cloaked_for_turn),
    Switch::new("trade-cube", "EXO-17.30", |it| &mut it.uses_trade_cube),
    Switch::new("quick-steps", "EXO-17.31", |it| &mut it.has_quick_steps),
];

/// Returns the figures in the hint of a switch.
pub(crate) fn figures(switch: &Switch, frame: &Frame) -> PhraseArgs {
    let pair = |[one, other]: [&'static str; 2], figures: (u8, u8)| {
        vec![(one, figures.0.into()), (other, figures.1.into())]
    };
    match switch.key {
        "fixed-bank" => pair(["cp", "more"], frame.house_bank),
        "fixed-trade" => vec![("count", frame.house_trade.into())],
        "titles" => pair(["first", "second"], frame.house_titles),
        "stock-cap" => vec![("most", frame.house_cap.into())],
        _without_figures => Vec::new(),
    }
}
