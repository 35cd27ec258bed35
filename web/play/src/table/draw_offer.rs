//! An offer of a draw that a person at this screen has not answered yet.

use crate::game_ui::{GameUi, TableSnapshot};
use crate::seats::is_human;
use crate::session_store::SessionCommand;
use derive_where::derive_where;
use engine::game::{Game, Seat};
use store::PlayerKind;
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct DrawOfferProps<G: GameUi> {
    pub snapshot: TableSnapshot<G>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
}

/// The two answers, for the first person here who has to answer.
#[component]
pub fn DrawOffer<G: GameUi>(props: &DrawOfferProps<G>) -> Html {
    let phrases = use_phrases();
    let snapshot = &props.snapshot;
    let session = &snapshot.session;
    let game = session.game();
    let [yes, _] = G::DRAW_ANSWERS;
    let answers = |seat: &Seat| session.out_of_turn_actions(*seat).contains(&yes);
    let mut people = game
        .seats()
        .iter()
        .filter(|&seat| is_human(&props.player_kinds, seat));
    let Some(seat) = people.find(answers) else {
        return Html::default();
    };
    let view = session.view(snapshot.perspective.viewer);
    let answer = |action: G::Action| {
        let onclick: Callback<MouseEvent> = snapshot.on_command(SessionCommand::Act(seat, action));
        let name = G::action_name(game, &phrases, &view, action);
        html! { <button type="button" class="button" {onclick}>{ name }</button> }
    };
    html! {
        <div class="order-group draw-offer" role="alert">
            <p>{ format!("{}: {}", G::seat_name(game, &phrases, seat), phrases.text("table-draw-offered")) }</p>
            { for G::DRAW_ANSWERS.map(answer) }
        </div>
    }
}
