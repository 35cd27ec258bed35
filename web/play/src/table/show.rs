//! What the table shows and sounds after a deed: the entries that are new in the log, as a score.

use crate::desk::Desk;
use crate::game_ui::{Eyes, GameUi, News};
use crate::seats::is_human;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;
use std::rc::Rc;
use store::Sitter;
use ui::motion::{Beat, Score, is_reduced, occupy, tempo};
use ui::settings::Pace;
use ui::sound::Cue;
use yew::prelude::*;

/// The score of what has happened since the table was drawn last. What is taken back is not told,
/// and who hurries the bots on sees nothing but the end.
#[hook]
pub fn use_show<G: GameUi>(
    desk: &UseReducerHandle<Desk<G::Game>>,
    sitters: &[Sitter],
    haste: Pace,
    eyes: Eyes,
) -> Rc<Score> {
    let shown = use_mut_ref(|| desk.session.clone());
    let score = use_memo(desk.edition, |edition| {
        let before = shown.replace(desk.session.clone());
        let events = news::<G>(&before, &desk.session, haste, eyes);
        let beats = beats::<G>(&before, &desk.session, &events, sitters, eyes);
        Score::within(*edition, beats, tempo(), G::MOTION)
    });
    // Said before any bot asks how long it should wait.
    use_effect_with(score.clone(), |score| {
        if !is_reduced() {
            occupy(score.length);
        }
    });
    score
}

/// The events between two positions of one match.
fn news<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    haste: Pace,
    eyes: Eyes,
) -> Vec<G::Event> {
    let entries = before.entries()..now.entries();
    let events = entries
        .flat_map(|entry| now.seen_at(entry, eyes.viewer))
        .cloned();
    let is_told = |event: &G::Event| match haste {
        Pace::Usual => true,
        Pace::Quick | Pace::Skip => G::is_end(event),
    };
    events.filter(is_told).collect()
}

fn beats<G: GameUi>(
    before: &Session<G::Game>,
    now: &Session<G::Game>,
    events: &[G::Event],
    sitters: &[Sitter],
    eyes: Eyes,
) -> Vec<Beat> {
    let is_person = |seat: &Seat| is_human(sitters, *seat);
    let seats = now.game().seats();
    let people = seats.iter().filter(is_person);
    let people = people.fold(Seats::NONE, Seats::with);
    let mut beats = G::beats(
        now.game(),
        &before.view(eyes.viewer),
        &now.view(eyes.viewer),
        News { events, people },
    );
    // Who has waited for others is called back.
    let asked =
        |session: &Session<G::Game>| session.status().waiting().iter().any(|s| is_person(&s));
    if !events.is_empty() && asked(now) && !asked(before) {
        beats.push(Beat::new(0, Some(Cue::Alert)));
    }
    beats
}
