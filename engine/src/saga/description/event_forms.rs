//! The descriptions of events that have several phrases.

use super::{Description, Term};
use crate::game::Seat;
use crate::saga::Saga;
use crate::saga::action::AbilitySource;
use crate::saga::effect::Stat;
use crate::saga::event::{MoveKind, RemovalReason};
use crate::saga::hex::HexId;
use crate::saga::ids::{ArmadaId, TileId};
use crate::saga::state::{Ending, Public};
use crate::saga::step::Cause;

pub(super) const fn either(condition: bool, yes: &'static str, no: &'static str) -> &'static str {
    if condition { yes } else { no }
}

pub(super) fn describe_placement(hex: HexId, tile: Option<TileId>) -> Description {
    let line = match tile {
        Some(tile) => Description::new("placed").with("tile", tile),
        None => Description::new("placed-down"),
    };
    line.with("code", Term::HexCode(hex)).at(hex)
}

pub(super) fn describe_xpm_loss(hex: Option<HexId>, seat: Option<Seat>) -> Description {
    match (hex, seat) {
        (Some(hex), _) => Description::new("xpm-gone-at").on(hex),
        (None, Some(seat)) => Description::new("xpm-gone-seat").with("seat", seat),
        (None, None) => Description::new("xpm-gone"),
    }
}

pub(super) fn describe_entity_move(from: Option<HexId>, to: Option<HexId>) -> Description {
    match (from, to) {
        (None, Some(to)) => Description::new("entity-came").on(to),
        (Some(from), Some(to)) => Description::new("entity-moved").with("from", from).on(to),
        (_, None) => Description::new("entity-left"),
    }
}

/// Describes the current stats of a seat.
pub(super) fn describe_stats(game: &Saga, public: Option<&Public>, seat: Seat) -> Description {
    let Some(public) = public else {
        return Description::new("stats-any");
    };
    let stat = |stat| game.stat(public, seat, stat);
    Description::new("stats")
        .with("combat", stat(Stat::Combat))
        .with("shield", stat(Stat::Shield))
        .with("speed", stat(Stat::Speed))
}

pub(super) fn describe_activation(
    public: Option<&Public>,
    seat: Seat,
    source: AbilitySource,
) -> Description {
    let text = match source {
        AbilitySource::Gear(gear) => Some(Term::GearText(gear)),
        AbilitySource::Commander => {
            let commander = public.and_then(|public| public.mat(seat).commander);
            commander.map(Term::CommanderText)
        }
    };
    match text {
        Some(text) => Description::new("activated")
            .with("card", Term::Ability(seat, source))
            .with("text", text),
        None => Description::new("activated-commander"),
    }
}

pub(super) fn describe_duel_end(winner: Option<ArmadaId>) -> Description {
    match winner {
        Some(winner) => Description::new("duel-won").by(winner),
        None => Description::new("duel-drawn"),
    }
}

/// Returns the phrase key for lost goods. Goods that a rule takes can be a price or a loss, so
/// their phrase says neither.
pub(super) const fn loss_key(cause: Cause) -> &'static str {
    if matches!(cause, Cause::Rule) {
        "less"
    } else {
        either(matches!(cause, Cause::Level(_)), "spent", "lost")
    }
}

pub(super) const fn raider_exit_key(reason: RemovalReason) -> &'static str {
    match reason {
        RemovalReason::Killed => "raider-killed",
        RemovalReason::Gate => "raider-gate",
        RemovalReason::Removed
        | RemovalReason::Rammed
        | RemovalReason::Surge
        | RemovalReason::Ravager
        | RemovalReason::Replaced
        | RemovalReason::Wreck
        | RemovalReason::Spent
        | RemovalReason::Delivered => "raider-left",
    }
}

pub(super) const fn move_key(from: Option<HexId>, travel: MoveKind) -> &'static str {
    match (from, travel) {
        (None, MoveKind::Move | MoveKind::Explore | MoveKind::Effect | MoveKind::Tow) => "started",
        (Some(_), MoveKind::Move) => "moved",
        (Some(_), MoveKind::Explore) => "explored",
        (Some(_), MoveKind::Effect | MoveKind::Tow) => "shifted",
        (_, MoveKind::Return) => "returned",
    }
}

pub(super) const fn ending_key(ending: Ending) -> &'static str {
    match ending {
        Ending::Won(_) | Ending::Called(true) => "over-won",
        Ending::Lost(_) | Ending::Called(false) => "over-lost",
        Ending::Rounds => "over-rounds",
        Ending::GivenUp => "over-given-up",
        Ending::Points => "over-points",
        Ending::Domination => "over-domination",
    }
}
