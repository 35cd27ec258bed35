//! What a seat can do: the prompt's choices, searched by hex, card and kind.

use super::pending_input::{InputMode, PendingInput};
use crate::Ui;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::hex::HexId;
use engine::saga::state::Public;
use play::game_ui;

pub type Offers = game_ui::Offers<Ui>;

/// Returns the legal actions that picking a hex gives, with the current pending input.
pub fn actions_at(
    offers: &Offers,
    game: &Saga,
    public: &Public,
    input: PendingInput,
    hex: HexId,
) -> impl Iterator<Item = Action> {
    offers
        .choices()
        .filter(move |&action| pick_hex(game, public, input, action) == Some(hex))
}

/// Returns the first refused action that picking a hex would give, so that its reason can be shown.
#[must_use]
pub fn refused_at(
    offers: &Offers,
    game: &Saga,
    public: &Public,
    input: PendingInput,
    hex: HexId,
) -> Option<Action> {
    let mut all = offers.all.iter().filter(|offer| offer.refusal.is_some());
    let found = all.find(|offer| pick_hex(game, public, input, offer.action) == Some(hex));
    found.map(|offer| offer.action)
}

/// Returns whether an action can be played whenever the game waits, regardless of whose turn it is
/// `[SAGA-GEN.11]`.
#[must_use]
pub const fn is_out_of_turn(action: Action) -> bool {
    matches!(
        action,
        Action::Play(..) | Action::Activate(..) | Action::Repair | Action::Quell(_)
    )
}

/// Returns the hex that is picked for an action in the current input mode.
#[must_use]
pub fn pick_hex(
    game: &Saga,
    public: &Public,
    input: PendingInput,
    action: Action,
) -> Option<HexId> {
    use engine::saga::action::OrderChoice;
    use engine::saga::armada::Target;
    let target_hex = |target: Target| {
        let sector = game.sector_of_target(public, target)?;
        Some(public.sector(sector).hex)
    };
    match action {
        Action::At(hex)
        | Action::Move(hex)
        | Action::Explore(hex)
        | Action::Maneuver(_, Some(hex))
        | Action::Tow(hex, _)
        | Action::Order(OrderChoice::Sector(hex)) => Some(hex),
        Action::Order(OrderChoice::Raider(raider)) => target_hex(Target::Raider(raider)),
        Action::Order(OrderChoice::Boss(boss)) => target_hex(Target::Boss(boss)),
        Action::Order(OrderChoice::Armada(armada))
        | Action::Lead(armada)
        | Action::Duel(armada) => target_hex(Target::Armada(armada)),
        Action::Pick(target) | Action::Fight(target) => target_hex(target),
        Action::Play(card, armada) => (input.tool == InputMode::Card(card))
            .then(|| target_hex(Target::Armada(armada)))
            .flatten(),
        Action::Activate(source, armada) => (input.tool == InputMode::Ability(source))
            .then(|| target_hex(Target::Armada(armada)))
            .flatten(),
        Action::PickUp
        | Action::Maneuver(_, None)
        | Action::Build
        | Action::Siege
        | Action::Encounter(_)
        | Action::Project(..) => {
            let acting = public.acting?;
            target_hex(Target::Armada(acting))
        }
        _ => None,
    }
}
