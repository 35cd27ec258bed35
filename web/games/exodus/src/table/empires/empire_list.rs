//! All empires in short, for the console: a row for each seat in turn order; pressing it opens the
//! mats.

use super::super::glyphs::{Glyph, GlyphIcon, status_amount};
use super::super::pending_input::InputMode;
use super::super::tab::Tab;
use super::super::{TableActions, TableContext};
use super::{known_score, resource_status, status_of};
use crate::narrate::Narrator;
use crate::{Ui, table};
use engine::exodus::effect::Resource;
use engine::game::Seat;
use play::game_ui::TablePartProps;
use play::seats::{seat_art, use_player_texts};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[component]
pub fn EmpireList(props: &TablePartProps<Ui>) -> Html {
    let (phrases, player_texts) = (use_phrases(), use_player_texts());
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = props;
    let narrator = Narrator::new(&phrases, context.game());
    let row = |seat: &Seat| {
        let player = player_texts.text(player_kinds, *seat);
        row(context, actions, &phrases, &narrator, &player, *seat)
    };
    let order = context.view.public.order.iter();
    html! { <ol class="exo-realms" aria-label={phrases.text("exodus-empires-leaf")}>{ for order.map(row) }</ol> }
}

fn row(
    context: &TableContext,
    actions: &TableActions,
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    player: &str,
    seat: Seat,
) -> Html {
    let public = &context.view.public;
    let asked = context
        .snapshot
        .session
        .status()
        .waiting_seats()
        .contains(seat);
    let has_conceded = public.resigned.contains(seat);
    let position = public.rank(seat).map_or(0, |rank| rank + 1);
    let title = narrator.title(public, seat);
    let small = title.unwrap_or_else(|| player.to_owned());
    // Opens the tab with the mats, and scrolls to that of this seat.
    let (actions, open) = (actions.clone(), actions.on_select_tab(Tab::Empires));
    let onclick = Callback::from(move |event: MouseEvent| {
        actions.set_mode(InputMode::Empire(seat));
        open.emit(event);
    });
    let class = classes!(
        "exo-realm",
        seat_art(seat).class(),
        asked.then_some("asked"),
        has_conceded.then_some("gone"),
        (table::shown_seat(context) == seat).then_some("own")
    );
    let points = narrator.points(known_score(context, seat).total());
    let args = [("points", points.clone().into())];
    html! {
        <li key={seat.0}>
            <button type="button" {class} {onclick}>
                <span class="exo-realm-place number" aria-hidden="true">{ position }</span>
                <SeatIcon seat={seat_art(seat)} />
                <span class="exo-realm-name"><b class="seat-text">{ narrator.seat(seat) }</b><small>{ small }</small></span>
                <span class="exo-realm-vp" data-status={status_of(context, seat, "vp")}><GlyphIcon glyph={Glyph::Vp} /><b class="number" aria-hidden="true">{ points }</b>
                    <span class="visually-hidden">{ phrases.say("exodus-empires-points", &args) }</span></span>
                { goods(context, phrases, narrator, seat) }
                if asked {
                    <span class="visually-hidden">{ phrases.text("exodus-empires-asked") }</span>
                }
            </button>
        </li>
    }
}

/// Renders the resources of a seat, and the cubes that it can use.
fn goods(context: &TableContext, phrases: &Phrases, narrator: &Narrator<'_>, seat: Seat) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let mat = public.mat(seat);
    let owned = |resource: Resource| {
        status_amount(
            Glyph::of_resource(resource),
            mat.owned(resource),
            &narrator.resource(resource),
            status_of(context, seat, resource_status(resource)),
        )
    };
    let home = public.cubes(game.home(public, seat), seat);
    let cube = |glyph: Glyph, count: u8, key: &str, status: &'static str| {
        let status = status_of(context, seat, status);
        status_amount(glyph, count, &phrases.text(key), status)
    };
    html! {
        <span class="exo-realm-goods">
            { owned(Resource::Cp) }{ owned(Resource::Ax) }{ owned(Resource::Ph) }
            { cube(Glyph::Home, home, "exodus-empires-home", "home") }{ cube(Glyph::Stash, mat.stash, "exodus-empires-stash", "stash") }
        </span>
    }
}
