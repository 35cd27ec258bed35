//! What is to be decided, in a few words and with its rule: for refusals of what comes later, or answers something
//! else.

use super::prompt::request;
use super::state::Public;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The phrase key of the request.
    pub request: &'static str,
    /// The phrase key of what is decided.
    pub term: &'static str,
    /// The rule that asks it.
    pub rule: &'static str,
}

impl Asked {
    /// Nothing: play goes on by itself.
    pub const NOTHING: Self = Self::new("ask-nothing", "asked-nothing", "SAGA-RND.1");

    const fn new(request: &'static str, term: &'static str, rule: &'static str) -> Self {
        Self {
            request,
            term,
            rule,
        }
    }

    /// What is asked now.
    pub(super) fn of(public: &Public) -> &'static Self {
        let request = request::of(public);
        let asked = ASKED.iter().find(|asked| asked.request == request);
        asked.unwrap_or(&Self::NOTHING)
    }
}

/// Everything that is asked.
pub static ASKED: [Asked; 60] = [
    Asked::new("ask-choose", "asked-choose", "SAGA-SET.2"),
    Asked::new("ask-start", "asked-start", "SAGA-SPA.3"),
    Asked::new("ask-lead", "asked-lead", "SAGA-SOL.4"),
    Asked::new("ask-upkeep", "asked-upkeep", "SAGA-UPK.2"),
    Asked::new("ask-movement", "asked-movement", "SAGA-MOV.7"),
    Asked::new("ask-encounter", "asked-encounter", "SAGA-ENC.1"),
    Asked::new("ask-expand", "asked-expand", "SAGA-EXP.1"),
    Asked::new("ask-order-armadas", "asked-order-armadas", "SAGA-GEN.9"),
    Asked::new("ask-order-events", "asked-order-events", "SAGA-EVT.2"),
    Asked::new("ask-order-raiders", "asked-order-raiders", "SAGA-RAI.8"),
    Asked::new("ask-order-surges", "asked-order-surges", "SAGA-GEN.9"),
    Asked::new("ask-stat", "asked-stat", "SAGA-GEN.5"),
    Asked::new("ask-reroll", "asked-reroll", "SAGA-GEN.12"),
    Asked::new("ask-before-check", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-before-attack", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-before-defend", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-roll", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-after-attack", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-after-check", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-damage", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-combat-start", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-combat-won", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-react", "asked-window", "SAGA-GEN.12"),
    Asked::new("ask-loot", "asked-loot", "SAGA-ARN.11"),
    Asked::new("ask-side", "asked-side", "SAGA-ENC.3"),
    Asked::new("ask-claim", "asked-claim", "SAGA-ENC.5"),
    Asked::new("ask-equip-unit", "asked-equip", "SAGA-MAT.5"),
    Asked::new("ask-equip-power", "asked-equip", "SAGA-MAT.5"),
    Asked::new("ask-pay", "asked-pay", "SAGA-GEN.14"),
    Asked::new("ask-branch", "asked-branch", "SAGA-GEN.9"),
    Asked::new("ask-trade", "asked-trade", "SAGA-TOK.4"),
    Asked::new("ask-place-sector", "asked-place", "SAGA-SEC.9"),
    Asked::new("ask-place-boss", "asked-place", "SAGA-SEC.9"),
    Asked::new("ask-place-bossless", "asked-place", "SAGA-SEC.9"),
    Asked::new("ask-place-hole", "asked-hole", "SAGA-OPC.4"),
    Asked::new("ask-wormhole", "asked-wormhole", "SAGA-OPC.12"),
    Asked::new("ask-xpm", "asked-xpm", "SAGA-SCN.3"),
    Asked::new("ask-spawn", "asked-spawn", "SAGA-RAI.5"),
    Asked::new("ask-march", "asked-march", "SAGA-RAI.7"),
    Asked::new("ask-shove", "asked-shove", "SAGA-GEN.9"),
    Asked::new("ask-shove-to", "asked-shove-to", "SAGA-GEN.9"),
    Asked::new("ask-promote", "asked-promote", "SAGA-GEN.9"),
    Asked::new("ask-destroy", "asked-destroy", "SAGA-GEN.9"),
    Asked::new("ask-gate-loss", "asked-gate-loss", "SAGA-FTJ.11"),
    Asked::new("ask-step", "asked-step", "SAGA-CRD.4"),
    Asked::new("ask-jump", "asked-step", "SAGA-CRD.4"),
    Asked::new("ask-push-out", "asked-step", "SAGA-OPC.8"),
    Asked::new("ask-refuge", "asked-step", "SAGA-OPC.14"),
    Asked::new("ask-shoved", "asked-step", "SAGA-ARN.16"),
    Asked::new("ask-cancel", "asked-cancel", "SAGA-EVT.10"),
    Asked::new("ask-scout", "asked-scout", "SAGA-GEN.7"),
    Asked::new("ask-refresh", "asked-refresh", "SAGA-TOK.3"),
    Asked::new("ask-share", "asked-share", "SAGA-EXP.2"),
    Asked::new("ask-consent", "asked-consent", "SAGA-COL.1"),
    Asked::new("ask-boss-fight", "asked-boss-fight", "SAGA-EXP.7"),
    Asked::new("ask-tow", "asked-tow", "SAGA-DIS.10"),
    Asked::new("ask-ravage", "asked-ravage", "SAGA-OPC.5"),
    Asked::new("ask-ravage-away", "asked-ravage-away", "SAGA-OPC.13"),
    Asked::new("ask-report", "asked-report", "SAGA-LST.5"),
    Asked::NOTHING,
];
