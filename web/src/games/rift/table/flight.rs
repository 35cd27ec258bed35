//! What goes on at a table without anybody pressing a button: saving, speaking, bots, the clock,
//! and the activation of an only ship.

use super::super::narrate::Narrator;
use super::log::is_told;
use super::show;
use crate::clock::now;
use crate::l10n::use_phrases;
use crate::live::use_announcer;
use crate::motion::Score;
use crate::play::bot::{Asked, use_bot};
use crate::play::clock::{Countdown, use_clock};
use crate::play::desk::Refused;
use crate::play::{Deed, Desk};
use crate::store::settings::{Pace, use_settings};
use crate::store::{SaveRecord, Sitter, use_shelf};
use engine::error::Cites;
use engine::game::{Game, Seat, Status};
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::options::Mode;
use engine::rift::play::Clock;
use engine::rift::state::State;
use engine::save;
use engine::session::Session;
use std::rc::Rc;
use yew::prelude::*;

/// What the table reads of it.
#[derive(Clone)]
pub struct Flight {
    /// The seat at this screen that is asked now.
    pub seat: Option<Seat>,
    /// Seconds left, in a timed match.
    pub seconds: Option<u16>,
    /// Whether a bot is thinking.
    pub thinking: bool,
    /// Squares of the last events.
    pub recent: Rc<[Square]>,
    /// What is shown and heard of them.
    pub score: Rc<Score>,
    /// Whether only bots play on.
    pub watched: bool,
    /// How quickly they do.
    pub haste: Pace,
}

/// Runs the table.
#[hook]
pub fn use_flight(desk: &UseReducerHandle<Desk<Rift>>, record: &SaveRecord) -> Flight {
    use_saving(desk, record);
    let settings = use_settings();
    let watched = is_watched(&desk.session, &record.sitters);
    let haste = if watched {
        settings.now.pace
    } else {
        Pace::Usual
    };
    use_speaking(desk, record, haste);
    let waiting = desk.session.status().waiting();
    let seat = waiting
        .iter()
        .find(|&seat| super::is_human(&record.sitters, seat));
    let score = show::use_show(desk, &record.sitters, haste);
    use_only_ship(desk, seat);
    let asked = bot_asked(&desk.session, &record.sitters);
    let thinking = use_bot(desk, asked, haste);
    let seconds = {
        let desk = desk.clone();
        let on_end = {
            let desk = desk.dispatcher();
            Callback::from(move |()| desk.dispatch(Deed::Act(Seat::TABLE, Action::TimeOut)))
        };
        use_clock(countdown(&desk.session), on_end)
    };
    let recent = use_memo(desk.edition, |_| recent(&desk.session));
    Flight {
        seat,
        seconds,
        thinking,
        recent: (*recent).clone(),
        score,
        watched,
        haste,
    }
}

/// Whether only bots play on: nobody at this screen has a ship left, or one that will come back.
fn is_watched(session: &Session<Rift>, sitters: &[Sitter]) -> bool {
    let (table, state) = (session.game(), session.state());
    let returns = table.rules().mode == Mode::Ace;
    let plays = |seat: Seat| {
        let own = state.living().any(|(ship, _)| table.owner(ship) == seat);
        !state.out.has(seat) && (own || returns)
    };
    let mut people = table
        .seats()
        .iter()
        .filter(|&seat| super::is_human(sitters, seat));
    !matches!(session.status(), Status::Over(_)) && !people.any(plays)
}

/// Keeps the match after every deed.
#[hook]
fn use_saving(desk: &UseReducerHandle<Desk<Rift>>, record: &SaveRecord) {
    let (shelf, record, desk) = (use_shelf(), record.clone(), desk.clone());
    let announcer = use_announcer();
    let phrases = use_phrases();
    use_effect_with((desk.edition, shelf.is_some()), move |(edition, _)| {
        let Some(shelf) = shelf.filter(|_| *edition > 0 && desk.refused.is_none()) else {
            return;
        };
        let saved = kept(&desk, record);
        let done = Callback::from(move |result: Result<(), crate::store::StoreError>| {
            if let Err(error) = result {
                announcer.alert(phrases.text(error.phrase()));
            }
        });
        crate::panic::remember_save(&saved.title, &saved.text);
        shelf.put(saved, done);
    });
}

/// The record of the match as it stands.
pub(super) fn kept(desk: &Desk<Rift>, record: SaveRecord) -> SaveRecord {
    SaveRecord {
        updated: now(),
        round: desk.session.state().round,
        over: desk.is_over(),
        text: save::encode(&desk.session),
        ..record
    }
}

/// Says what happened, whose turn it is, and why not.
#[hook]
fn use_speaking(desk: &UseReducerHandle<Desk<Rift>>, record: &SaveRecord, haste: Pace) {
    let (desk, sitters) = (desk.clone(), record.sitters.clone());
    let announcer = use_announcer();
    let phrases = use_phrases();
    use_effect_with(desk.edition, move |_| {
        let session = &desk.session;
        let narrator = Narrator::new(&phrases, session.game());
        if let Some(Refused::Rule(refusal)) = desk.refused {
            announcer.alert(format!(
                "{} ({})",
                narrator.refusal(&refusal),
                refusal.rule()
            ));
        }
        let told: Vec<String> = desk
            .news
            .iter()
            .filter(|event| is_told(event))
            .map(|event| narrator.event(event))
            .collect();
        // Who skips to the end hears how it ends.
        let heard = haste != Pace::Skip || desk.is_over();
        if !told.is_empty() && heard {
            announcer.tell(told);
        }
        let began = desk
            .news
            .iter()
            .any(|event| matches!(event, Event::TurnStarted { .. }));
        let waits = session
            .status()
            .waiting()
            .iter()
            .next()
            .filter(|&seat| super::is_human(&sitters, seat));
        if let Some(seat) = waits.filter(|_| began) {
            let prompt = session.prompt(seat);
            announcer.alert(narrator.request(session.state(), prompt.phrase, &prompt.args));
        }
    });
}

/// A person with one ship to choose from need not choose it, nor again after taking back a turn.
#[hook]
fn use_only_ship(desk: &UseReducerHandle<Desk<Rift>>, seat: Option<Seat>) {
    let desk = desk.clone();
    use_effect_with((desk.edition, seat), move |(_, seat)| {
        let Some(seat) = *seat else { return };
        if let [action @ Action::Activate(_)] = desk.session.legal(seat).as_slice() {
            let taken_back = desk.session.can_redo(seat);
            desk.dispatch(if taken_back {
                Deed::Redo(seat)
            } else {
                Deed::Act(seat, *action)
            });
        }
    });
}

/// Whether the last entry is an activation that was no choice, and so is not taken back alone.
#[must_use]
pub fn is_forced(session: &Session<Rift>) -> bool {
    let Some((last, before)) = session.log().split_last() else {
        return false;
    };
    let activation = matches!(last.action, Action::Activate(_));
    activation
        && session.state_at(before.len()).is_some_and(|state| {
            let mut legal = Vec::new();
            session.game().legal(&state, last.seat, &mut legal);
            legal.len() == 1
        })
}

/// The bot that the match waits for, or whose answer to an offer of a draw is still open.
fn bot_asked(session: &Session<Rift>, sitters: &[Sitter]) -> Option<Asked> {
    let bot = |seat: Seat| match sitters.get(seat.index()) {
        Some(Sitter::Bot(level)) => Some(Asked {
            seat,
            level: *level,
            offer: session.state().offer.is_some(),
        }),
        Some(Sitter::Human) | None => None,
    };
    let state = session.state();
    let answers = (0..sitters.len() as u8)
        .map(Seat)
        .filter(|seat| state.offer.is_some() && !state.agreed.has(*seat) && !state.out.has(*seat));
    answers
        .chain(session.status().waiting().iter())
        .find_map(bot)
}

/// What the clock counts now. A turn is named by round, team, and the tokens that lie Activated.
fn countdown(session: &Session<Rift>) -> Option<Countdown> {
    let (table, state) = (session.game(), session.state());
    let active = state.turn.ship.map_or(0, |ship| 1u32 << ship.0);
    let turn = u64::from(state.ready | active) << 32
        | u64::from(state.round) << 8
        | u64::from(state.team | state.games << 4);
    let seconds = table.rules().turn_seconds;
    match table.clock(state)? {
        Clock::Turn { .. } => Some(Countdown {
            turn,
            seconds,
            choice: None,
        }),
        Clock::Choice {
            seat,
            seconds: choice,
        } => {
            let name = 1 + (u64::from(state.wave.chosen) << 8 | u64::from(seat.0));
            Some(Countdown {
                turn,
                seconds,
                choice: Some((name, choice)),
            })
        }
    }
}

/// The squares that the last entry with events touched.
fn recent(session: &Session<Rift>) -> Rc<[Square]> {
    let last = session.log().len().checked_sub(1);
    let events = last.map_or(&[][..], |last| session.events_at(last));
    events
        .iter()
        .flat_map(|event| squares_of(event, session.state()))
        .collect()
}

/// The squares that an event touched.
pub fn squares_of(event: &Event, state: &State) -> Vec<Square> {
    if let Event::Stepped { from, to, .. } | Event::Warped { from, to, .. } = event {
        vec![from.square(), to.square()]
    } else if let Event::ShotFired { to, .. } = event {
        vec![to.square()]
    } else if let Event::MineDetonated { mine } = event {
        vec![mine.space().square()]
    } else if let Event::BlastHit { ship, .. } | Event::ShipReplaced { ship, .. } = event {
        state
            .ship(*ship)
            .map(|ship| ship.square())
            .into_iter()
            .collect()
    } else {
        Vec::new()
    }
}
