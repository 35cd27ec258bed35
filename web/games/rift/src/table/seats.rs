//! The seats and their ships: active ship, ready ships, points. Each entry opens the ship's
//! console.

use super::super::board_view::art_seat;
use super::super::narrate::Narrator;
use super::super::pieces::seat::SeatIcon;
use super::{InspectedPlace, inspected_ship};
use crate::Ui;
use engine::rift::options::Mode;
use engine::rift::ship::ShipId;
use play::game_ui::TablePartProps;
use play::seats::use_player_texts;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Renders the list of ships in setup order.
#[component]
pub fn SeatList(props: &TablePartProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        player_kinds,
        actions,
    } = props;
    let (game, view) = (context.game(), &context.view);
    let (narrator, player_texts) = (Narrator::new(&phrases, game), use_player_texts());
    let row = |id: ShipId| {
        let ship = view.ship(id)?;
        let owner = game.owner(id);
        let player = player_texts.text(player_kinds, owner);
        let has_turn = view.turn.ship == Some(id);
        let token = if has_turn {
            "active"
        } else if view.is_ready(id) {
            "ready"
        } else {
            "activated"
        };
        let token = if ship.is_alive() { token } else { "destroyed" };
        let score = (game.rules().mode == Mode::Ace).then(|| {
            let score = view.scores.get(owner.index()).copied().unwrap_or(0);
            let args = [
                ("score", i64::from(score).into()),
                ("target", game.rules().ace_target.into()),
            ];
            phrases.say("rift-progress-points", &args)
        });
        let max_hull = game.build(id).hull.max(ship.hull);
        let spoken = [("value", ship.hull.into()), ("most", max_hull.into())];
        let hull = format!(
            "{} {}",
            phrases.text("rift-console-hull"),
            phrases.say("rift-console-of", &spoken)
        );
        Some(html! {
            <li key={id.0}>
                <button type="button" class={classes!("seat-row", has_turn.then_some("turn"), (!ship.is_alive()).then_some("lost"))}
                    aria-pressed={(inspected_ship(context) == id).to_string()} onclick={actions.on_show_place(Some(InspectedPlace::Ship(id)))}>
                    <SeatIcon seat={art_seat(owner)} />
                    <span class="seat-name">{ narrator.ship(id) }<small>{ format!("{player} · {}", phrases.text(&format!("rift-console-{token}"))) }</small></span>
                    <span class="number" title={hull.clone()}>
                        <span aria-hidden="true">{ score.clone().unwrap_or_else(|| format!("{}/{max_hull}", ship.hull)) }</span>
                        <span class="visually-hidden">{ score.unwrap_or(hull) }</span>
                    </span>
                </button>
            </li>
        })
    };
    let ships = (0..game.builds().len() as u8).map(ShipId);
    html! { <ul class="seats" aria-label={phrases.text("rift-console-fleet")}>{ for ships.filter_map(row) }</ul> }
}
