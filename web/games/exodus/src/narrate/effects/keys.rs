//! Which phrase stands for which value of the vocabulary of effects.

use engine::exodus::effect::{Bar, Deed, Dock, Metric, Pip, Resource, Roll, Source, Trigger};

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

pub(super) const fn deed_of(roll: Roll) -> Deed {
    match roll {
        Roll::Bank => Deed::Bank,
        Roll::Trade => Deed::Trade,
        Roll::Mine => Deed::Mine,
    }
}

pub(super) const fn pip_key(pip: Pip) -> &'static str {
    match pip {
        Pip::Trade => "exodus-effect-pip-trade",
        Pip::Deploy => "exodus-effect-pip-deploy",
        Pip::WmdDistance => "exodus-effect-pip-distance",
    }
}

pub(super) const fn bar_key(bar: Bar) -> &'static str {
    match bar {
        Bar::WmdStage => "exodus-effect-no-wmd",
        Bar::TradeAction => "exodus-effect-no-trade",
        Bar::ReactionStep => "exodus-effect-no-reactions",
        Bar::BuyCannons => "exodus-effect-no-cannons",
        Bar::DeployOnForeignHome => "exodus-effect-no-foreign-homes",
        Bar::Cloak => "exodus-effect-no-cloaking",
    }
}

pub(super) const fn dock_key(dock: Dock) -> &'static str {
    match dock {
        Dock::OwnHome => "exodus-effect-repair-home",
        Dock::Anywhere => "exodus-effect-repair-anywhere",
    }
}

pub(super) const fn trigger_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::WinPvp => "exodus-effect-on-win",
        Trigger::WinGuard => "exodus-effect-on-guard",
        Trigger::LoseShip => "exodus-effect-on-loss",
    }
}

pub(super) const fn source_key(source: Source) -> &'static str {
    match source {
        Source::ResistanceCard => "exodus-source-resistance",
        Source::GreenPlanetLed => "exodus-source-green",
        Source::PlanetControlledNonhome => "exodus-source-planet",
        Source::WarCruiser => "exodus-source-cruiser",
        Source::TechTriple => "exodus-source-triple",
        Source::Techs10 => "exodus-source-techs",
        Source::ShipHexRing1 => "exodus-source-ring",
    }
}
