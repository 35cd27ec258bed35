//! Generates the recorded battles of Space Rift.

use super::{PlayStyle, find_game};
use crate::support::golden::Recording;
use crate::support::play::any_answer;
use engine::chance::{Chance, SeededRng};
use engine::game::Seat;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::content;
use engine::space_rift::options::{FeatureSwitch, Options, ScenarioChoice};
use engine::space_rift::scenario::ScenarioFile;
use std::ops::RangeInclusive;

/// Records the battle with this ending.
pub fn record(ending: &str) -> Recording {
    let (options, actions, style): (_, RangeInclusive<usize>, PlayStyle<SpaceRift>) = match ending {
        // This scenario has meteors, wrecks, carriers and a rift that moves over them.
        "victory" => (Options::duel("srr-05"), 200..=700, attacking_style),
        "destroyed" => (custom("srr-02", last_ships), 40..=400, attacking_style),
        "last-turn" => (Options::duel("srr-04"), 400..=900, non_attacking_style),
        // This scenario has transports, a breakthrough goal, five seats and an added rift.
        "conceded" => (teams("srb-04"), 80..=500, conceding_style),
        "agreed" => (Options::duel("srr-06"), 80..=300, draw_offering_style),
        other => panic!("Space Rift does not end by `{other}`"),
    };
    find_game::<SpaceRift>(&options, ending, actions, style)
}

/// Returns the options of a base scenario with a change.
fn custom(id: &str, change: fn(&mut ScenarioFile)) -> Options {
    let mut scenario = content::scenario(id).expect("a scenario of the box");
    change(&mut scenario);
    Options {
        scenario: ScenarioChoice::Custom(Box::new(scenario)),
        ..Options::duel(id)
    }
}

/// Leaves three units on each side, and removes all goals before the last unit is destroyed.
fn last_ships(scenario: &mut ScenarioFile) {
    scenario.sides.south.units.truncate(3);
    scenario.sides.north.units.truncate(3);
    (scenario.victory.south, scenario.victory.north) = (40, 40);
}

fn teams(id: &str) -> Options {
    Options {
        rift: FeatureSwitch::With,
        crews: [2, 3],
        ..Options::duel(id)
    }
}

/// Attacks when it can.
fn attacking_style(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, answer) = any_answer(session, chance)?;
    let mut attacks = session.legal_actions(seat);
    attacks.retain(|action| {
        matches!(
            action,
            Action::Attack(..) | Action::Sortie(..) | Action::BattleBack | Action::Pursue
        )
    });
    let has_any = chance.pick(4) > 0 && !attacks.is_empty();
    let index = chance.pick(attacks.len() as u32) as usize;
    Some((seat, if has_any { attacks[index] } else { answer }))
}

/// Never attacks.
fn non_attacking_style(
    session: &Session<SpaceRift>,
    chance: &mut SeededRng,
) -> Option<(Seat, Action)> {
    let (seat, answer) = any_answer(session, chance)?;
    let attacks = matches!(
        answer,
        Action::Attack(..) | Action::Sortie(..) | Action::Grapple(..)
    );
    let rests = session.legal_actions(seat).contains(&Action::Done);
    Some((
        seat,
        if attacks && rests {
            Action::Done
        } else {
            answer
        },
    ))
}

/// Concedes now and then.
fn conceding_style(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, action) = attacking_style(session, chance)?;
    let is_legal = session.out_of_turn_actions(seat).contains(&Action::Concede);
    let yields = is_legal && chance.pick(150) == 0;
    Some((seat, if yields { Action::Concede } else { action }))
}

/// Agrees to a draw after a while.
fn draw_offering_style(
    session: &Session<SpaceRift>,
    chance: &mut SeededRng,
) -> Option<(Seat, Action)> {
    const ENTRIES_BEFORE_DRAW_OFFER: usize = 120;
    let says = |action: Action| {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        seats
            .find(|&seat| session.out_of_turn_actions(seat).contains(&action))
            .map(|seat| (seat, action))
    };
    if session.log().len() < ENTRIES_BEFORE_DRAW_OFFER {
        return attacking_style(session, chance);
    }
    says(Action::AnswerDraw(true))
        .or_else(|| says(Action::OfferDraw))
        .or_else(|| attacking_style(session, chance))
}
