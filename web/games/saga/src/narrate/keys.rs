//! Phrase keys for the values of the vocabulary.

use engine::saga::action::{CargoItem, Track};
use engine::saga::effect::{FoeStat, Good, Prohibition, Stat, Timing};
use engine::saga::event::RemovalReason;
use engine::saga::figures::{ActionKind, Color, GearKind, GearQuality, SectorKind};
use engine::saga::step::{Phase, RollPurpose};

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::Blue => "saga-color-blue",
        Color::Yellow => "saga-color-yellow",
        Color::Green => "saga-color-green",
        Color::Red => "saga-color-red",
    }
}

pub(super) const fn kind(kind: SectorKind) -> &'static str {
    match kind {
        SectorKind::Jumpgate => "saga-kind-jumpgate",
        SectorKind::Dawn => "saga-kind-dawn",
        SectorKind::BlackHole => "saga-kind-black-hole",
        SectorKind::Asteroid => "saga-kind-asteroid",
        SectorKind::Planetary => "saga-kind-planetary",
        SectorKind::Open => "saga-kind-open",
        SectorKind::Nebula => "saga-kind-nebula",
    }
}

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Events => "saga-phase-events",
        Phase::Upkeep => "saga-phase-upkeep",
        Phase::Movement => "saga-phase-movement",
        Phase::Encounter => "saga-phase-encounter",
        Phase::Expand => "saga-phase-expand",
    }
}

pub(super) const fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Combat => "saga-stat-combat",
        Stat::Shield => "saga-stat-shield",
        Stat::Speed => "saga-stat-speed",
    }
}

pub(super) const fn track(track: Track) -> &'static str {
    match track {
        Track::Starport => "saga-track-starport",
        Track::Lab => "saga-track-lab",
    }
}

pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Astartium => "saga-good-astartium",
        Good::Exploration => "saga-good-exploration",
        Good::Combat => "saga-good-combat",
        Good::Points => "saga-good-points",
    }
}

pub(super) const fn item(item: CargoItem) -> &'static str {
    match item {
        CargoItem::Astartium => "saga-item-astartium",
        CargoItem::Exploration => "saga-item-exploration",
        CargoItem::Combat => "saga-item-combat",
        CargoItem::Xpm => "saga-item-xpm",
    }
}

pub(super) const fn reward(kind: GearKind, quality: GearQuality) -> &'static str {
    match (kind, quality) {
        (GearKind::Unit, GearQuality::Common) => "saga-unit-common",
        (GearKind::Unit, GearQuality::Special) => "saga-unit-special",
        (GearKind::PowerUp, GearQuality::Common) => "saga-power-up-common",
        (GearKind::PowerUp, GearQuality::Special) => "saga-power-up-special",
    }
}

pub(super) const fn action(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::AtOnce => "saga-action-instant",
        ActionKind::Movement => "saga-action-movement",
        ActionKind::Upkeep => "saga-action-upkeep",
    }
}

pub(super) const fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Any => "saga-timing-any",
        Timing::Upkeep => "saga-timing-upkeep",
        Timing::Movement => "saga-timing-movement",
        Timing::BeforeCheck => "saga-timing-before-check",
        Timing::BeforeAttack => "saga-timing-before-attack",
        Timing::BeforeDefend => "saga-timing-before-defend",
        Timing::Roll => "saga-timing-roll",
        Timing::AfterAttack => "saga-timing-after-attack",
        Timing::AfterCheck => "saga-timing-after-check",
        Timing::Damage => "saga-timing-damage",
        Timing::CombatStart => "saga-timing-combat-start",
        Timing::CombatWon => "saga-timing-combat-won",
    }
}

pub(super) const fn purpose(purpose: RollPurpose) -> &'static str {
    match purpose {
        RollPurpose::Check => "saga-purpose-check",
        RollPurpose::Attack => "saga-purpose-attack",
        RollPurpose::Defend => "saga-purpose-defend",
    }
}

pub(super) const fn fate(fate: RemovalReason) -> &'static str {
    match fate {
        RemovalReason::Killed => "saga-fate-killed",
        RemovalReason::Removed => "saga-fate-removed",
        RemovalReason::Gate => "saga-fate-gate",
        RemovalReason::Rammed => "saga-fate-rammed",
        RemovalReason::Surge => "saga-fate-surge",
        RemovalReason::Ravager => "saga-fate-ravager",
        RemovalReason::Replaced => "saga-fate-replaced",
        RemovalReason::Wreck => "saga-fate-wreck",
        RemovalReason::Spent => "saga-fate-spent",
        RemovalReason::Delivered => "saga-fate-delivered",
    }
}

pub(super) const fn bar(bar: Prohibition) -> &'static str {
    match bar {
        Prohibition::UpgradeStarport => "saga-effect-bar-starport",
        Prohibition::UpgradeLab => "saga-effect-bar-lab",
        Prohibition::CommanderAbility => "saga-effect-bar-commander",
        Prohibition::RegroupDraw => "saga-effect-bar-draw",
        Prohibition::HelpOthers => "saga-effect-bar-help",
        Prohibition::BuildStarbase => "saga-effect-bar-build",
        Prohibition::Explore => "saga-effect-bar-explore",
    }
}

/// Returns the phrases for a higher and for a lower value of enemies.
pub(super) const fn foe(stat: FoeStat) -> [&'static str; 2] {
    match stat {
        FoeStat::Attack => ["saga-effect-foe-attack-more", "saga-effect-foe-attack-less"],
        FoeStat::Hull => ["saga-effect-foe-hull-more", "saga-effect-foe-hull-less"],
        FoeStat::Speed => ["saga-effect-foe-speed-more", "saga-effect-foe-speed-less"],
    }
}
