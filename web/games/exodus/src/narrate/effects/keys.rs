//! Phrase keys for the values of the effect vocabulary.

use engine::exodus::effect::{
    ActionKind, ExtraDiceRoll, Metric, ModifiedRoll, Prohibition, RepairPlace, Resource,
    ScoreCriterion, Trigger,
};

pub(super) const fn metric_key(metric: Metric) -> &'static str {
    match metric {
        Metric::Cp => "exodus-metric-cp",
        Metric::Ax => "exodus-metric-ax",
        Metric::Ph => "exodus-metric-ph",
        Metric::Ships => "exodus-metric-ships",
        Metric::Techs => "exodus-metric-techs",
        Metric::PlanetsPresent => "exodus-metric-planets",
        Metric::VpTrack => "exodus-metric-track",
    }
}

pub(super) const fn extract(what: Resource) -> &'static str {
    match what {
        Resource::Cp => "exodus-effect-extract-cp",
        Resource::Ax => "exodus-effect-extract-ax",
        Resource::Ph => "exodus-effect-extract-ph",
    }
}

pub(super) const fn action_kind_of(roll: ExtraDiceRoll) -> ActionKind {
    match roll {
        ExtraDiceRoll::Bank => ActionKind::Bank,
        ExtraDiceRoll::Trade => ActionKind::Trade,
        ExtraDiceRoll::Mine => ActionKind::Mine,
    }
}

pub(super) const fn pip_key(pip: ModifiedRoll) -> &'static str {
    match pip {
        ModifiedRoll::Trade => "exodus-effect-pip-trade",
        ModifiedRoll::Deploy => "exodus-effect-pip-deploy",
        ModifiedRoll::WmdDistance => "exodus-effect-pip-distance",
    }
}

pub(super) const fn bar_key(bar: Prohibition) -> &'static str {
    match bar {
        Prohibition::WmdStage => "exodus-effect-no-wmd",
        Prohibition::TradeAction => "exodus-effect-no-trade",
        Prohibition::ReactionStep => "exodus-effect-no-reactions",
        Prohibition::BuyCannons => "exodus-effect-no-cannons",
        Prohibition::DeployOnForeignHome => "exodus-effect-no-foreign-homes",
        Prohibition::Cloak => "exodus-effect-no-cloaking",
    }
}

pub(super) const fn dock_key(dock: RepairPlace) -> &'static str {
    match dock {
        RepairPlace::OwnHome => "exodus-effect-repair-home",
        RepairPlace::Anywhere => "exodus-effect-repair-anywhere",
    }
}

pub(super) const fn trigger_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::WinPvp => "exodus-effect-on-win",
        Trigger::WinGuard => "exodus-effect-on-guard",
        Trigger::LoseShip => "exodus-effect-on-loss",
    }
}

pub(super) const fn source_key(source: ScoreCriterion) -> &'static str {
    match source {
        ScoreCriterion::ResistanceCard => "exodus-source-resistance",
        ScoreCriterion::GreenPlanetLed => "exodus-source-green",
        ScoreCriterion::PlanetControlledNonhome => "exodus-source-planet",
        ScoreCriterion::WarCruiser => "exodus-source-cruiser",
        ScoreCriterion::TechTriple => "exodus-source-triple",
        ScoreCriterion::Techs10 => "exodus-source-techs",
        ScoreCriterion::ShipHexRing1 => "exodus-source-ring",
    }
}
