//! Describes a battle of Space Rift for lists, before it is opened. It uses only public
//! information.

use super::draft::scenario_name;
use super::narrate::Narrator;
use super::thumbnail::Thumbnail;
use engine::game::{Game, Seat, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use play::games::MatchSummary;
use std::rc::Rc;
use store::pack::current_content;
use ui::l10n::Phrases;
use yew::prelude::*;

#[must_use]
pub fn match_summary(session: &Session<SpaceRift>, phrases: &Phrases) -> MatchSummary {
    let game = session.game();
    let options = game.options();
    // The scenario of a table may belong to a content pack that is no longer active.
    let played = options.scenario(&current_content().space_rift()).ok();
    let name = played
        .as_ref()
        .map(|file| scenario_name(phrases, &options.scenario, file));
    let seats = game.seats().iter();
    MatchSummary {
        board: name.unwrap_or_default(),
        seats: seats
            .map(|seat| {
                (
                    seat_name(game, phrases, seat),
                    fleet(session, phrases, seat),
                )
            })
            .collect(),
        stage: progress_text(session, phrases),
        thumbnail: played.map_or_else(
            Html::default,
            |file| html! { <Thumbnail scenario={Rc::new(file)} /> },
        ),
    }
}

fn seat_name(game: &SpaceRift, phrases: &Phrases, seat: Seat) -> String {
    Narrator::new(phrases, game).seat(seat)
}

/// Returns the remaining units and the score of a fleet commander's side; empty for a sector
/// commander, whose units change.
fn fleet(session: &Session<SpaceRift>, phrases: &Phrases, seat: Seat) -> String {
    let game = session.game();
    let Some((side, 0)) = game.options().side_and_rank(seat) else {
        return String::new();
    };
    let public = &session.view(Viewer::Spectator).public;
    let units = game.side_setup(side).units.iter();
    let remaining = units.filter(|unit| public.hex_of(*unit).is_some()).count();
    let score = game.score_of(public, side);
    let words = [("units", remaining.into()), ("score", score.into())];
    phrases.say("space-rift-facts-fleet", &words)
}

/// Returns the progress of a battle: the turn and active side, or how it ended.
fn progress_text(session: &Session<SpaceRift>, phrases: &Phrases) -> String {
    let public = session.view(Viewer::Spectator).public;
    let narrator = Narrator::new(phrases, session.game());
    let turn = phrases.say("space-rift-facts-turn", &[("turn", public.turn.into())]);
    let status = match public.result {
        Some(_) => {
            let prompt = session.prompt(Seat(0));
            let asked = session.status().waiting_seats();
            narrator.request(&public, asked, prompt.phrase, &prompt.args)
        }
        None => {
            let words = [("side", narrator.side(public.active).into())];
            phrases.say("space-rift-facts-moves", &words)
        }
    };
    format!("{turn}: {status}")
}
