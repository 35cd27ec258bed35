//! The story of a match: first research, battles, guards, ruined planets, and who gave up.

use super::super::narrate::Narrator;
use engine::exodus::Exodus;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::tech::Tech;
use engine::game::Seat;
use engine::session::Session;
use play::table::{Moment, tell_story};

enum Happening {
    Learned(Seat, Tech),
    Battle(Seat, HexId),
    Guard(Seat, HexId),
    Ruined(HexId),
    Conceded(Seat),
}

/// Returns the story of a match in three sentences.
#[must_use]
pub fn match_story(narrator: &Narrator<'_>, session: &Session<Exodus>) -> [String; 3] {
    let moments = moments(session);
    tell_story(narrator.phrases(), &moments, |(turn, happening)| {
        sentence(narrator, *turn, happening)
    })
}

fn moments(session: &Session<Exodus>) -> Vec<Moment<(u8, Happening)>> {
    let mut turn = 1;
    let mut moments = Vec::new();
    for event in (0..session.entry_count()).flat_map(|entry| session.events_at(entry)) {
        let found = match event {
            Event::TurnStarted { turn: now, .. } => {
                turn = *now;
                None
            }
            Event::Learned { seat, tech, .. } => Some((1, Happening::Learned(*seat, *tech))),
            Event::BattleEnded {
                hex,
                winner: Some(seat),
                sixtieths,
            } => Some((120 + sixtieths, Happening::Battle(*seat, *hex))),
            Event::GuardEnded {
                seat,
                hex,
                is_beaten: true,
                ..
            } => Some((60, Happening::Guard(*seat, *hex))),
            Event::Ruined { hex } => Some((240, Happening::Ruined(*hex))),
            Event::Conceded { seat } => Some((1000, Happening::Conceded(*seat))),
            _ => None,
        };
        moments.extend(found.map(|(weight, what)| Moment::new(weight, (turn, what))));
    }
    moments
}

fn sentence(narrator: &Narrator<'_>, turn: u8, happening: &Happening) -> String {
    let (key, who, what) = match happening {
        Happening::Learned(seat, tech) => (
            "exodus-story-learned",
            narrator.seat(*seat),
            narrator.tech(*tech),
        ),
        Happening::Battle(seat, hex) => (
            "exodus-story-battle",
            narrator.seat(*seat),
            narrator.hex(*hex),
        ),
        Happening::Guard(seat, hex) => (
            "exodus-story-guard",
            narrator.seat(*seat),
            narrator.hex(*hex),
        ),
        Happening::Ruined(hex) => ("exodus-story-ruined", String::new(), narrator.hex(*hex)),
        Happening::Conceded(seat) => ("exodus-story-conceded", narrator.seat(*seat), String::new()),
    };
    let args = [
        ("turn", turn.into()),
        ("who", who.into()),
        ("what", what.into()),
    ];
    narrator.phrases().say(key, &args)
}
