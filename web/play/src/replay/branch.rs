//! The dialog that starts a new match from a position of a replay.

use super::ReplayTimeline;
use crate::game_ui::GameUi;
use crate::seats::seat_art;
use crate::setup::PlayerKindSelect;
use derive_where::derive_where;
use engine::game::{Seat, Status, Viewer};
use engine::save;
use engine::session::Session;
use store::{PlayerKind, SaveRecord, use_store};
use ui::clock::{NO_RANDOMNESS, now, random, random_secret};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::Dialog;
use ui::panels::seat::SeatIcon;
use ui::route::{Route, use_navigator};
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct BranchProps<G: GameUi> {
    pub timeline: ReplayTimeline<G>,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The position from which to play on.
    pub at: usize,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

/// The dialog that starts a new match from a position.
#[component]
pub fn Branch<G: GameUi>(props: &BranchProps<G>) -> Html {
    let (phrases, store, navigator) = (use_phrases(), use_store(), use_navigator());
    let BranchProps {
        timeline,
        record,
        at,
        on_close,
    } = props;
    let seats = timeline.seats().count();
    let player_kinds = use_state(|| {
        let mut player_kinds = record.player_kinds.clone();
        player_kinds.resize(seats, PlayerKind::Human);
        player_kinds
    });
    let has_no_randomness = use_state_eq(|| false);
    let row = |seat: Seat| {
        let player_kind = player_kinds
            .get(seat.index())
            .copied()
            .unwrap_or(PlayerKind::Human);
        let old_kinds = player_kinds.clone();
        let onchange = Callback::from(move |player_kind: PlayerKind| {
            let mut next = (*old_kinds).clone();
            if let Some(slot) = next.get_mut(seat.index()) {
                *slot = player_kind;
            }
            old_kinds.set(next);
        });
        html! {
            <li><SeatIcon seat={seat_art(seat)} /><PlayerKindSelect label={G::seat_name(timeline.game(), &phrases, seat)} {player_kind} {onchange} /></li>
        }
    };
    let begin = {
        let (timeline, record, at, player_kinds) =
            (timeline.clone(), record.clone(), *at, player_kinds.clone());
        let (phrases, has_no_randomness) = (phrases.clone(), has_no_randomness.setter());
        Callback::from(move |_: MouseEvent| {
            let Some(seed) = random_secret() else {
                return has_no_randomness.set(true);
            };
            let branch = timeline.session.branch_at(at, seed);
            let branch =
                branch.and_then(|branch| record_of::<G>(&branch, &record, &phrases, &player_kinds));
            let (Some(branch), Some(store)) = (branch, &store) else {
                return;
            };
            // Two branches of one position are two matches.
            let branch = SaveRecord {
                id: SaveRecord::fresh_id(now(), random()),
                updated: now(),
                ..branch
            };
            let table = Route::Table {
                id: branch.id.clone(),
            };
            let navigator = navigator.clone();
            // If storing fails, the match is opened all the same; the page reports the error.
            store.put(branch, Callback::from(move |_| navigator.go(&table)));
        })
    };
    html! {
        <Dialog title={phrases.text("replay-branch")} on_close={on_close.clone()}>
            <p>{ phrases.text("replay-branch-lead") }{ " " }{ timeline.position_name(&phrases, *at) }</p>
            <ul class="who-plays">{ for timeline.seats().map(row) }</ul>
            if *has_no_randomness {
                <p class="notice alert" role="alert">{ phrases.text(NO_RANDOMNESS) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={begin}>{ phrases.text("replay-branch-begin") }</button>
            </div>
        </Dialog>
    }
}

/// Creates the record of the new match; `None` if it is over.
fn record_of<G: GameUi>(
    branch: &Session<G::Game>,
    record: &SaveRecord,
    phrases: &Phrases,
    player_kinds: &[PlayerKind],
) -> Option<SaveRecord> {
    if matches!(branch.status(), Status::Over(_)) {
        return None;
    }
    let round = G::round(&branch.view(Viewer::Spectator));
    let args = [
        ("title", record.title.as_str().into()),
        ("round", round.into()),
    ];
    Some(SaveRecord {
        title: phrases
            .say(G::BRANCH_PHRASE, &args)
            .chars()
            .take(80)
            .collect(),
        player_kinds: player_kinds.to_vec(),
        round,
        is_over: false,
        direct: None,
        text: save::encode(branch),
        ..record.clone()
    })
}
