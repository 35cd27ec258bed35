//! Generates the recorded games: random play with a style, repeated until a game has the requested
//! ending.

#[path = "exodus.rs"]
mod exodus;
#[path = "saga.rs"]
mod saga;
#[path = "space_rift.rs"]
mod space_rift;

use crate::support::golden::Recording;
use crate::support::play::{any_answer, choices, new_game};
use crate::support::rift::{flagships, on_board};
use crate::support::salvage::{self, Salvage};
use engine::chance::{Chance, SeededRng};
use engine::exodus::Exodus;
use engine::game::{Game, Seat, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::Options;
use engine::saga::Saga;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use std::ops::RangeInclusive;

/// Maximum number of games tried for one recording.
const TRIES: u64 = 1_000_000;

/// A style of play: chooses the next seat and action; `None` ends the attempt.
type PlayStyle<G> = fn(&Session<G>, &mut SeededRng) -> Option<(Seat, <G as Game>::Action)>;

/// Records the game with this name.
pub fn record(name: &str) -> Recording {
    let (game, ending) = name.split_once('/').expect("game/ending");
    match game {
        Salvage::NAME => record_salvage(ending),
        Rift::NAME => record_rift(ending),
        SpaceRift::NAME => space_rift::record(ending),
        Exodus::NAME => exodus::record(ending),
        Saga::NAME => saga::record(ending),
        other => panic!("no such game: {other}"),
    }
}

fn record_salvage(ending: &str) -> Recording {
    let (crews, wrecks) = match ending {
        "wrecks" => (3, 4),
        _ => (4, 12),
    };
    let options = salvage::Options { crews, wrecks };
    let style = match ending {
        "conceded" => salvage_style,
        _ => any_answer::<Salvage>,
    };
    find_game::<Salvage>(&options, ending, 10..=80, style)
}

/// Concedes now and then.
fn salvage_style(
    session: &Session<Salvage>,
    chance: &mut SeededRng,
) -> Option<(Seat, salvage::Action)> {
    let (seat, action) = any_answer(session, chance)?;
    let leaves = chance.pick(10) == 0;
    Some((
        seat,
        if leaves {
            salvage::Action::Concede
        } else {
            action
        },
    ))
}

fn record_rift(ending: &str) -> Recording {
    let duel = |board| Options::duel(board, "rhino", "screech");
    let ruled = |mut options: Options, change: fn(&mut Options)| {
        change(&mut options);
        options
    };
    let (options, actions, style): (_, _, PlayStyle<Rift>) = match ending {
        "last-team" => (on_board("standard-6-teams"), 200..=700, captain_style),
        "all-destroyed" => (duel("cold-open"), 60..=400, any_answer),
        "agreed" => (on_board("lantern"), 40..=200, draw_offering_style),
        "quiet" => (
            ruled(duel("eye-of-mist"), |options| {
                options.rules.quiet_rounds = 4
            }),
            40..=300,
            any_answer,
        ),
        "round-limit" => (
            ruled(duel("standard-2"), |options| options.rules.round_limit = 8),
            60..=400,
            captain_style,
        ),
        "target" => (on_board("corner-pocket"), 60..=900, captain_style),
        "conceded" => (on_board("corner-pocket"), 40..=300, conceding_style),
        "flagship" => (flagships(), 60..=400, captain_style),
        "broke-out" => (on_board("breakout-lane"), 40..=400, captain_style),
        "solved" => (on_board("puzzle-1"), 4..=20, captain_style),
        "unsolved" => (on_board("puzzle-2"), 8..=20, captain_style),
        "series" => (
            ruled(duel("standard-2"), |options| options.rules.match_length = 3),
            150..=600,
            captain_style,
        ),
        other => panic!("Rift does not end by `{other}`"),
    };
    find_game::<Rift>(&options, ending, actions, style)
}

/// Shoots when it can and lays no mines.
fn captain_style(session: &Session<Rift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, answer) = any_answer(session, chance)?;
    let legal = session.legal_actions(seat);
    let preferred: Vec<Action> = if chance.pick(4) > 0 {
        let shots = legal
            .iter()
            .filter(|action| matches!(action, Action::Fire(..)));
        shots.copied().collect()
    } else {
        Vec::new()
    };
    if !preferred.is_empty() {
        return Some((
            seat,
            preferred[chance.pick(preferred.len() as u32) as usize],
        ));
    }
    let is_passive = |action: &Action| {
        matches!(
            action,
            Action::ReleaseMine | Action::Relocate(..) | Action::Swap(..)
        )
    };
    if !is_passive(&answer) {
        return Some((seat, answer));
    }
    let others: Vec<Action> = legal
        .into_iter()
        .filter(|action| !is_passive(action))
        .collect();
    let index = chance.pick(others.len() as u32) as usize;
    Some((seat, others.get(index).copied().unwrap_or(answer)))
}

/// Agrees to a draw after a while.
fn draw_offering_style(session: &Session<Rift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    const ENTRIES_BEFORE_DRAW_OFFER: usize = 40;
    let says = |action: Action| {
        let mut seats = session.game().seats().iter();
        seats
            .find(|&seat| session.out_of_turn_actions(seat).contains(&action))
            .map(|seat| (seat, action))
    };
    if session.log().len() < ENTRIES_BEFORE_DRAW_OFFER {
        return captain_style(session, chance);
    }
    says(Action::AnswerDraw(true))
        .or_else(|| says(Action::OfferDraw))
        .or_else(|| captain_style(session, chance))
}

/// Concedes now and then.
fn conceding_style(session: &Session<Rift>, chance: &mut SeededRng) -> Option<(Seat, Action)> {
    let (seat, action) = captain_style(session, chance)?;
    let yields = chance.pick(40) == 0;
    Some((seat, if yields { Action::Concede } else { action }))
}

/// Plays games until one has this ending and a number of actions within the range.
fn find_game<G: Game>(
    options: &G::Options,
    ending: &str,
    actions: RangeInclusive<usize>,
    style: PlayStyle<G>,
) -> Recording {
    let game = new_game::<G>(options.clone());
    for seed in 0..TRIES {
        let mut session = Session::new(game.clone(), seed);
        let mut chance = choices(seed);
        while session.log().len() <= *actions.end() {
            if let Status::Over(outcome) = session.status() {
                if outcome.reason == ending && actions.contains(&session.log().len()) {
                    return Recording::of(&session);
                }
                break;
            }
            let (seat, action) = style(&session, &mut chance).expect("somebody has an action");
            session.act(seat, action).expect("a listed action");
        }
    }
    panic!("no game of {TRIES} ends by `{ending}`")
}
