//! The kinds of decisions that play can wait for, each with its phrase keys and rule id. Refusals
//! of actions that do not answer the pending decision contain it.

use super::prompt::request;
use super::state::Public;

/// A kind of decision that play can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingDecision {
    /// Phrase key of the request to the player.
    pub request: &'static str,
    /// Phrase key of the name of the decision.
    pub term: &'static str,
    /// Id of the rule that asks for the decision.
    pub rule: &'static str,
}

impl PendingDecision {
    /// No decision: play continues without one.
    pub const NOTHING: Self = Self::new("ask-nothing", "asked-nothing", "SAGA-RND.1");

    const fn new(request: &'static str, term: &'static str, rule: &'static str) -> Self {
        Self {
            request,
            term,
            rule,
        }
    }

    /// Returns the decision that is pending.
    pub(super) fn of(public: &Public) -> &'static Self {
        let request = request::request_key(public);
        let asked = PENDING_DECISIONS
            .iter()
            .find(|asked| asked.request == request);
        asked.unwrap_or(&Self::NOTHING)
    }
}

/// All kinds of decisions.
pub static PENDING_DECISIONS: [PendingDecision; 60] = [
    PendingDecision::new("ask-choose", "asked-choose", "SAGA-SET.2"),
    PendingDecision::new("ask-start", "asked-start", "SAGA-SPA.3"),
    PendingDecision::new("ask-lead", "asked-lead", "SAGA-SOL.4"),
    PendingDecision::new("ask-upkeep", "asked-upkeep", "SAGA-UPK.2"),
    PendingDecision::new("ask-movement", "asked-movement", "SAGA-MOV.7"),
    PendingDecision::new("ask-encounter", "asked-encounter", "SAGA-ENC.1"),
    PendingDecision::new("ask-expand", "asked-expand", "SAGA-EXP.1"),
    PendingDecision::new("ask-order-armadas", "asked-order-armadas", "SAGA-GEN.9"),
    PendingDecision::new("ask-order-events", "asked-order-events", "SAGA-EVT.2"),
    PendingDecision::new("ask-order-raiders", "asked-order-raiders", "SAGA-RAI.8"),
    PendingDecision::new("ask-order-surges", "asked-order-surges", "SAGA-GEN.9"),
    PendingDecision::new("ask-stat", "asked-stat", "SAGA-GEN.5"),
    PendingDecision::new("ask-reroll", "asked-reroll", "SAGA-GEN.12"),
    PendingDecision::new("ask-before-check", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-before-attack", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-before-defend", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-roll", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-after-attack", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-after-check", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-damage", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-combat-start", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-combat-won", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-react", "asked-window", "SAGA-GEN.12"),
    PendingDecision::new("ask-loot", "asked-loot", "SAGA-ARN.11"),
    PendingDecision::new("ask-side", "asked-side", "SAGA-ENC.3"),
    PendingDecision::new("ask-claim", "asked-claim", "SAGA-ENC.5"),
    PendingDecision::new("ask-equip-unit", "asked-equip", "SAGA-MAT.5"),
    PendingDecision::new("ask-equip-power", "asked-equip", "SAGA-MAT.5"),
    PendingDecision::new("ask-pay", "asked-pay", "SAGA-GEN.14"),
    PendingDecision::new("ask-branch", "asked-branch", "SAGA-GEN.9"),
    PendingDecision::new("ask-trade", "asked-trade", "SAGA-TOK.4"),
    PendingDecision::new("ask-place-sector", "asked-place", "SAGA-SEC.9"),
    PendingDecision::new("ask-place-boss", "asked-place", "SAGA-SEC.9"),
    PendingDecision::new("ask-place-bossless", "asked-place", "SAGA-SEC.9"),
    PendingDecision::new("ask-place-hole", "asked-hole", "SAGA-OPC.4"),
    PendingDecision::new("ask-wormhole", "asked-wormhole", "SAGA-OPC.12"),
    PendingDecision::new("ask-xpm", "asked-xpm", "SAGA-SCN.3"),
    PendingDecision::new("ask-spawn", "asked-spawn", "SAGA-RAI.5"),
    PendingDecision::new("ask-march", "asked-march", "SAGA-RAI.7"),
    PendingDecision::new("ask-shove", "asked-shove", "SAGA-GEN.9"),
    PendingDecision::new("ask-shove-to", "asked-shove-to", "SAGA-GEN.9"),
    PendingDecision::new("ask-promote", "asked-promote", "SAGA-GEN.9"),
    PendingDecision::new("ask-destroy", "asked-destroy", "SAGA-GEN.9"),
    PendingDecision::new("ask-gate-loss", "asked-gate-loss", "SAGA-FTJ.11"),
    PendingDecision::new("ask-step", "asked-step", "SAGA-CRD.4"),
    PendingDecision::new("ask-jump", "asked-step", "SAGA-CRD.4"),
    PendingDecision::new("ask-push-out", "asked-step", "SAGA-OPC.8"),
    PendingDecision::new("ask-refuge", "asked-step", "SAGA-OPC.14"),
    PendingDecision::new("ask-shoved", "asked-step", "SAGA-ARN.16"),
    PendingDecision::new("ask-cancel", "asked-cancel", "SAGA-EVT.10"),
    PendingDecision::new("ask-scout", "asked-scout", "SAGA-GEN.7"),
    PendingDecision::new("ask-refresh", "asked-refresh", "SAGA-TOK.3"),
    PendingDecision::new("ask-share", "asked-share", "SAGA-EXP.2"),
    PendingDecision::new("ask-consent", "asked-consent", "SAGA-COL.1"),
    PendingDecision::new("ask-boss-fight", "asked-boss-fight", "SAGA-EXP.7"),
    PendingDecision::new("ask-tow", "asked-tow", "SAGA-DIS.10"),
    PendingDecision::new("ask-ravage", "asked-ravage", "SAGA-OPC.5"),
    PendingDecision::new("ask-ravage-away", "asked-ravage-away", "SAGA-OPC.13"),
    PendingDecision::new("ask-report", "asked-report", "SAGA-LST.5"),
    PendingDecision::NOTHING,
];
