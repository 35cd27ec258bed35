//! The choice of the players, their teams and their ships.

use super::SetupPartProps;
use crate::draft::SetupDraft;
use crate::narrate::{model_name, seat_letter};
use crate::pieces::SeatStyle as SeatLook;
use crate::pieces::seat::SeatIcon;
use engine::game::Seat;
use play::setup;
use play::setup::Swatches;
use store::PlayerKind;
use store::color::attribute;
use store::pack::current_content;
use ui::form::{Number, Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use ui::update::{Update, transitions, updates};
use yew::prelude::*;

/// Renders the rows of all seats, and their number.
#[component]
pub(super) fn SeatSettings(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    if props.draft.is_puzzle() {
        return html! {
            <section class="setup-part">
                <p class="notice">{ phrases.text("rift-setup-puzzle") }</p>
            </section>
        };
    }
    html! {
        <section class="setup-part" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ phrases.text("rift-setup-seats") }</h2>
            <SeatCounts draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <ul class="setup-seats" data-colors={attribute(&props.draft.colors)}>
                for seat in 0..props.draft.players() {
                    <SeatRow key={seat} {seat} draft={props.draft.clone()} onchange={props.onchange.clone()} />
                }
            </ul>
        </section>
    }
}

/// Renders the fields for the number of players and ships, if the board allows more than one
/// number.
#[component]
fn SeatCounts(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (min_players, max_players) = draft.player_bounds();
    let (min_ships, max_ships) = draft.ship_bounds();
    let to = |change: fn(&SetupDraft, u8) -> Result<SetupDraft, engine::error::LoadError>| {
        props.change(move |draft: &SetupDraft, number: i64| {
            let number = u8::try_from(number).unwrap_or(u8::MAX);
            // The board has been read before, so an error is not expected here.
            change(draft, number).unwrap_or_else(|_| draft.clone())
        })
    };
    html! {
        <div class="setup-counts">
            if min_players < max_players {
                <Number label={phrases.text("rift-setup-players")} value={i64::from(draft.players())}
                    min={i64::from(min_players)} max={i64::from(max_players)} onchange={to(SetupDraft::with_players)} />
            }
            if min_ships < max_ships {
                <Number label={phrases.text("rift-setup-ships")}
                    value={i64::try_from(draft.options.ships.len()).unwrap_or(0)}
                    min={i64::from(min_ships)} max={i64::from(max_ships)} onchange={to(SetupDraft::with_ships)} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SeatRowProps {
    seat: u8,
    draft: SetupDraft,
    onchange: Callback<Update<SetupDraft>>,
}

/// Renders the row of one seat: its player, its team and its ships.
#[component]
fn SeatRow(props: &SeatRowProps) -> Html {
    let phrases = use_phrases();
    let (draft, seat) = (&props.draft, props.seat);
    let place = usize::from(seat);
    let letter = seat_letter(Seat(seat));
    let name = phrases.say("rift-seat", &[("letter", letter.into())]);
    let player_kind = draft
        .player_kinds
        .get(place)
        .copied()
        .unwrap_or(PlayerKind::Human);
    let team = draft.options.teams.get(place).copied().unwrap_or(1);
    let set_player_kind = change(props, set_player_kind);
    let set_team = change(props, set_team);
    let ships = draft.options.ships.iter().enumerate();
    let own: Vec<usize> = ships
        .filter(|(_, ship)| ship.seat == seat)
        .map(|(number, _)| number)
        .collect();
    let set_color = transitions(&props.onchange, move |draft: &SetupDraft, color| {
        draft.with_color(place, color)
    });
    let choices = html! {
        <>
            if draft.players() > 2 {
                <Select label={phrases.say("rift-setup-team", &[("seat", name.as_str().into())])} hides_label=true
                    radios={teams(&phrases, draft.players())} value={team.to_string()} onchange={set_team} />
            }
            <Swatches index={place} name={name.clone()} color={draft.colors.get(place).copied()} onchange={set_color} />
        </>
    };
    html! {
        <setup::SeatRow class={SeatLook::new(seat).class()} sign={html! { <SeatIcon seat={SeatLook::new(seat)} /> }}
            {name} {player_kind} on_player_kind={set_player_kind} {choices}>
            <div class="setup-ships">
                for ship in own {
                    <ShipRow key={ship} {ship} draft={draft.clone()} onchange={props.onchange.clone()} />
                }
            </div>
        </setup::SeatRow>
    }
}

/// Returns a callback that reports the draft after a change of this seat.
fn change<T: 'static>(props: &SeatRowProps, set: fn(&mut SetupDraft, usize, T)) -> Callback<T> {
    let place = usize::from(props.seat);
    updates(&props.onchange, move |draft, value| {
        set(draft, place, value)
    })
}

fn set_player_kind(draft: &mut SetupDraft, seat: usize, chosen: PlayerKind) {
    if let Some(player_kind) = draft.player_kinds.get_mut(seat) {
        *player_kind = chosen;
    }
}

fn set_team(draft: &mut SetupDraft, seat: usize, number: AttrValue) {
    if let (Some(team), Ok(number)) = (draft.options.teams.get_mut(seat), number.parse()) {
        *team = number;
    }
}

fn teams(phrases: &Phrases, player_count: u8) -> Vec<Radio> {
    let team = |number: u8| {
        let name = phrases.say("rift-team", &[("number", number.into())]);
        Radio::new(number.to_string(), name)
    };
    (1..=player_count).map(team).collect()
}

#[derive(Properties, PartialEq)]
struct ShipRowProps {
    ship: usize,
    draft: SetupDraft,
    onchange: Callback<Update<SetupDraft>>,
}

/// Renders one ship: its model and its handicap.
#[component]
fn ShipRow(props: &ShipRowProps) -> Html {
    let phrases = use_phrases();
    let models = use_memo((), |()| current_content().rift().figures().models.clone());
    let Some(choice) = props.draft.options.ships.get(props.ship) else {
        return Html::default();
    };
    let radios: Vec<Radio> = models
        .iter()
        .map(|model| Radio::new(model.id.clone(), model_name(&phrases, &model.id)))
        .collect();
    let set_model = {
        let ship = props.ship;
        transitions(&props.onchange, move |draft: &SetupDraft, id: AttrValue| {
            draft.with_ship(ship, |choice| choice.model = id.to_string())
        })
    };
    let picked = props
        .draft
        .fleet_draft()
        .map(|fleet| fleet.has_model(props.ship));
    let start = props.draft.board.starts.get(props.ship);
    let at = start.map_or_else(String::new, |start| start.at.to_string());
    let label = phrases.say("rift-setup-model", &[("at", at.into())]);
    html! {
        <div class="setup-ship">
            if let Some(picked) = picked {
                <p class="setup-picked">{ label }{ ": " }
                    <b>{ if picked { model_name(&phrases, &choice.model) } else { phrases.text("rift-draft-open") } }</b>
                </p>
            } else {
                <Select {label} hides_label=true {radios} value={choice.model.clone()}
                    is_fixed={props.draft.is_model_fixed(props.ship)} onchange={set_model} />
            }
            if picked != Some(false) {
                <p class="setup-character">
                    { phrases.find(&format!("rift-model-{}.character", choice.model), &[]).unwrap_or_default() }
                </p>
            }
            <super::handicap::HandicapFields ship={props.ship} draft={props.draft.clone()}
                onchange={props.onchange.clone()} />
        </div>
    }
}
