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
        // Meteors, wrecks, carriers and a rift that covers them in turn.
        "victory" => (Options::duel("srr-05"), 200..=700, aggressive),
        "destroyed" => (custom("srr-02", last_ships), 40..=400, aggressive),
        "last-turn" => (Options::duel("srr-04"), 400..=900, patient),
        // Transports, breakthrough, five seats, and a rift in a scenario without one.
        "conceded" => (teams("srb-04"), 80..=500, yielding),
        "agreed" => (Options::duel("srr-06"), 80..=300, peaceful),
        other => panic!("Space Rift does not end by `{other}`"),
    };
    find_game::<SpaceRift>(&options, ending, actions, style)
}

/// A base scenario with changes.
fn custom(id: &str, change: fn(&mut ScenarioFile)) -> Options {
    let mut scenario = content::scenario(id).expect("a scenario of the box");
    change(&mut scenario);
    Options {
        scenario: ScenarioChoice::Custom(Box::new(scenario)),
        ..Options::duel(id)
    }
}

/// Three units on each side, and no victory before the last one.
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

/// Players that attack when they can.
fn aggressive(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, answer) = any_answer(session, chance)?;
    let mut wanted = session.legal_actions(seat);
    wanted.retain(|action| {
        matches!(
            action,
            Action::Attack(..) | Action::Sortie(..) | Action::BattleBack | Action::Pursue
        )
    });
    let any = chance.pick(4) > 0 && !wanted.is_empty();
    let place = chance.pick(wanted.len() as u32) as usize;
    Some((seat, if any { wanted[place] } else { answer }))
}

/// Players that never attack.
fn patient(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
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

/// Players that concede now and then.
fn yielding(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, action) = aggressive(session, chance)?;
    let may = session.out_of_turn_actions(seat).contains(&Action::Concede);
    let yields = may && chance.pick(150) == 0;
    Some((seat, if yields { Action::Concede } else { action }))
}

/// Players that agree to a draw after a while.
fn peaceful(session: &Session<SpaceRift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    const A_WHILE: usize = 120;
    let says = |wanted: Action| {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        seats
            .find(|&seat| session.out_of_turn_actions(seat).contains(&wanted))
            .map(|seat| (seat, wanted))
    };
    if session.log().len() < A_WHILE {
        return aggressive(session, chance);
    }
    says(Action::AnswerDraw(true))
        .or_else(|| says(Action::OfferDraw))
        .or_else(|| aggressive(session, chance))
}
