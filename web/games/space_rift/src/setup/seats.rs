//! The choice of the commanders of each fleet: one player, or a team with sector commanders.

use super::SetupPartProps;
use crate::draft;
use crate::draft::{SetupDraft, crew_seat_name, fleet_name, side_name};
use engine::game::Seat;
use engine::space_rift::battlefield::Side;
use engine::space_rift::options::MAX_CREW;
use play::setup::{SeatRow, Swatches};
use store::PlayerKind;
use store::color::attribute;
use ui::form::Number;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::seat::{SeatIcon, SeatStyle as SeatLook};
use ui::update::{Update, transitions};
use yew::prelude::*;

/// Renders the seats of both fleets.
#[component]
pub(super) fn SeatSettings(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let change_sides =
        props.change(|draft: &SetupDraft, _: MouseEvent| draft::with_sides_swapped(draft));
    let crew = |side: Side| {
        let onchange = props.change(move |draft: &SetupDraft, crew: i64| {
            draft::with_crew(draft, side, u8::try_from(crew).unwrap_or(1))
        });
        let name = [("side", side_name(&phrases, side).into())];
        html! {
            <Number label={phrases.say("space-rift-setup-crew", &name)} min=1 max={i64::from(MAX_CREW)}
                value={i64::from(props.draft.options.crews[side.index()])} {onchange} />
        }
    };
    let is_team = draft.options.seats() > 2;
    html! {
        <section class="setup-part" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ phrases.text("space-rift-setup-seats") }</h2>
            <ul class="setup-seats" data-colors={attribute(&draft.colors)}>
                for (seat, side, rank) in draft::seats_by_side(draft) {
                    <CrewSeatRow key={seat.0} {seat} {side} {rank} draft={draft.clone()} onchange={props.onchange.clone()} />
                }
            </ul>
            <div class="setup-counts">
                { for Side::ALL.map(crew) }
                <button type="button" class="button" onclick={change_sides}>
                    <IconView icon={Icon::Swap} />
                    { phrases.text("space-rift-setup-change-sides") }
                </button>
            </div>
            if is_team {
                <p><small>{ phrases.text("space-rift-setup-team") }</small></p>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct CrewSeatRowProps {
    seat: Seat,
    side: Side,
    rank: u8,
    draft: SetupDraft,
    onchange: Callback<Update<SetupDraft>>,
}

/// Renders one seat: its player and, for a fleet commander, the color of the fleet.
#[component]
fn CrewSeatRow(props: &CrewSeatRowProps) -> Html {
    let phrases = use_phrases();
    let (draft, seat, side) = (&props.draft, props.seat, props.side);
    let name = crew_seat_name(
        &phrases,
        draft.options.crews[side.index()],
        side,
        props.rank,
    );
    let on_player_kind = transitions(&props.onchange, move |draft, player_kind: PlayerKind| {
        draft.with_player_kind(seat, player_kind)
    });
    let oncolor = transitions(&props.onchange, move |draft, color| {
        draft::with_side_color(draft, side, color)
    });
    let fleet = fleet_name(&phrases, side);
    let leads = props.rank == 0;
    let choices = html! {
        if leads {
            <p class="setup-fleet">{ fleet }</p>
            <Swatches index={side.index()} name={side_name(&phrases, side)} color={draft.colors.get(side.index()).copied()}
                onchange={oncolor} />
        }
    };
    let look = SeatLook::new(seat.0);
    html! {
        <SeatRow class={look.class()} sign={html! { <SeatIcon seat={look} /> }} {name} player_kind={draft.player_kind(seat)}
            {on_player_kind} {choices} />
    }
}
