//! Which phrase stands for which value of the vocabulary.

use engine::saga::action::{Item, Track};
use engine::saga::effect::{Bar, FoeStat, Good, Stat, Timing};
use engine::saga::event::Fate;
use engine::saga::figures::{ActionKind, Color, GearKind, Kind, Quality};
use engine::saga::step::{Phase, Purpose};

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::Blue => "saga-color-blue",
        Color::Yellow => "saga-color-yellow",
        Color::Green => "saga-color-green",
        Color::Red => "saga-color-red",
    }
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Jumpgate => "saga-kind-jumpgate",
        Kind::Dawn => "saga-kind-dawn",
        Kind::BlackHole => "saga-kind-black-hole",
        Kind::Asteroid => "saga-kind-asteroid",
        Kind::Planetary => "saga-kind-planetary",
        Kind::Open => "saga-kind-open",
        Kind::Nebula => "saga-kind-nebula",
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

pub(super) const fn item(item: Item) -> &'static str {
    match item {
        Item::Astartium => "saga-item-astartium",
        Item::Exploration => "saga-item-exploration",
        Item::Combat => "saga-item-combat",
        Item::Xpm => "saga-item-xpm",
    }
}

pub(super) const fn reward(kind: GearKind, quality: Quality) -> &'static str {
    match (kind, quality) {
        (GearKind::Unit, Quality::Common) => "saga-unit-common",
        (GearKind::Unit, Quality::Special) => "saga-unit-special",
        (GearKind::PowerUp, Quality::Common) => "saga-power-up-common",
        (GearKind::PowerUp, Quality::Special) => "saga-power-up-special",
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

pub(super) const fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Check => "saga-purpose-check",
        Purpose::Attack => "saga-purpose-attack",
        Purpose::Defend => "saga-purpose-defend",
    }
}

pub(super) const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Killed => "saga-fate-killed",
        Fate::Removed => "saga-fate-removed",
        Fate::Gate => "saga-fate-gate",
        Fate::Rammed => "saga-fate-rammed",
        Fate::Surge => "saga-fate-surge",
        Fate::Ravager => "saga-fate-ravager",
        Fate::Replaced => "saga-fate-replaced",
        Fate::Wreck => "saga-fate-wreck",
        Fate::Spent => "saga-fate-spent",
        Fate::Delivered => "saga-fate-delivered",
    }
}

pub(super) const fn bar(bar: Bar) -> &'static str {
    match bar {
        Bar::UpgradeStarport => "saga-effect-bar-starport",
        Bar::UpgradeLab => "saga-effect-bar-lab",
        Bar::CommanderAbility => "saga-effect-bar-commander",
        Bar::RegroupDraw => "saga-effect-bar-draw",
        Bar::HelpOthers => "saga-effect-bar-help",
        Bar::BuildStarbase => "saga-effect-bar-build",
        Bar::Explore => "saga-effect-bar-explore",
    }
}

/// The phrases for a figure of enemies that is higher, and for one that is lower.
pub(super) const fn foe(stat: FoeStat) -> [&'static str; 2] {
    match stat {
        FoeStat::Attack => ["saga-effect-foe-attack-more", "saga-effect-foe-attack-less"],
        FoeStat::Hull => ["saga-effect-foe-hull-more", "saga-effect-foe-hull-less"],
        FoeStat::Speed => ["saga-effect-foe-speed-more", "saga-effect-foe-speed-less"],
    }
}
