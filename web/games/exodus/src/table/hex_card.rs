//! The details of a hex: the planet and its points by seat, tokens, rockets, the guard and the
//! cards that its deck may still hold, ships with their values.

use super::{PanelProps, TableActions, TableContext};
use crate::table;
use crate::table::{actions, offers};
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::game::Seat;
use play::seats::seat_art;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The details of the hovered hex, the picked hex, or the selected ship's hex.
#[component]
pub fn HexCard(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let hex = context.hover.place.or(context.shown).or_else(|| {
        let ship = offers::selected_ship(&context.offers, context.input)?;
        context.view.public.ship(ship).hex
    });
    let Some(hex) = hex else {
        return html! { <p class="exo-hex-none">{ phrases.text("exodus-hex-none") }</p> };
    };
    let card = HexDetails {
        context,
        phrases: &phrases,
        hex,
    };
    let narrator = table::narrator(context, &phrases);
    html! {
        <section class="exo-hex" aria-label={narrator.hex(hex)}>
            <h3 class="exo-hex-name">{ narrator.hex(hex) }<small>{ narrator.hex_code(hex) }</small></h3>
            { card.planet() }
            { card.cubes() }
            { card.rockets() }
            { card.guard() }
            { card.ships(&props.actions) }
        </section>
    }
}

struct HexDetails<'a> {
    context: &'a TableContext,
    phrases: &'a Phrases,
    hex: HexId,
}

impl HexDetails<'_> {
    fn fact(&self, key: &str, value: String) -> Html {
        html! { <div><dt>{ self.phrases.text(&format!("exodus-hex-{key}")) }</dt><dd>{ value }</dd></div> }
    }

    /// Renders the planet with its tokens and points, or the content of a hex without a planet.
    fn planet(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let sector = public.sector(self.hex);
        let Some(tile) = game.planet_at(public, self.hex) else {
            let key = match (sector.is_destroyed, self.hex == HexId::COUNCIL) {
                (true, _) => "exodus-hex-rubble",
                (false, true) => "exodus-hex-council",
                (false, false) => "exodus-hex-empty",
            };
            return html! { <p class="exo-hex-kind">{ self.phrases.text(key) }</p> };
        };
        let narrator = table::narrator(self.context, self.phrases);
        html! {<>
            <p class="exo-hex-kind">{ narrator.planet_kind(tile.kind) }</p>
            <dl class="exo-facts">
                { self.fact("tokens", format!("{}/{}", sector.tokens, tile.tokens)) }
                { self.fact("worth", tile.vp.to_string()) }
            </dl>
        </>}
    }

    /// Renders the cubes by seat, each with its current share of the points.
    fn cubes(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let narrator = table::narrator(self.context, self.phrases);
        let present = game
            .all_seats()
            .iter()
            .filter(|seat| public.cubes(self.hex, *seat) > 0);
        let present: Vec<Seat> = present.collect();
        if present.is_empty() {
            return Html::default();
        }
        let row = |seat: Seat| {
            let score = game.planet_score(public, self.hex, seat);
            let args = [
                ("count", public.cubes(self.hex, seat).into()),
                ("points", narrator.points(score).into()),
            ];
            html! {
                <li key={seat.0.to_string()}><SeatIcon seat={seat_art(seat)} /><span class="exo-hex-who">{ narrator.seat(seat) }</span>
                    <span class="number">{ self.phrases.say("exodus-hex-cubes", &args) }</span></li>
            }
        };
        let is_contested = public.controller(self.hex).is_none();
        html! {<>
            <ul class="exo-hex-list" aria-label={self.phrases.text("exodus-hex-presence")}>{ for present.into_iter().map(row) }</ul>
            if is_contested { <p class="exo-hex-note">{ self.phrases.text("exodus-hex-contested") }</p> }
        </>}
    }

    fn rockets(&self) -> Html {
        let public = &self.context.view.public;
        let narrator = table::narrator(self.context, self.phrases);
        let row = |rocket: Rocket| {
            let count = public.sector(self.hex).rockets[rocket.index()];
            (count > 0).then(|| {
                html! { <li><span class="exo-hex-who">{ narrator.rocket(rocket) }</span><span class="number">{ count }</span></li> }
            })
        };
        let rows: Vec<Html> = Rocket::ALL.into_iter().filter_map(row).collect();
        if rows.is_empty() {
            return Html::default();
        }
        html! { <ul class="exo-hex-list" aria-label={self.phrases.text("exodus-hex-rockets")}>{ for rows }</ul> }
    }

    /// Renders the guard, and the remaining cards of its deck.
    fn guard(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let level = public.sector(self.hex).guard;
        if level == 0 {
            return Html::default();
        }
        let guards_left = game.guards_left(public, level);
        let args = [
            ("count", guards_left.cards.into()),
            ("dice", tenths(guards_left.dice, guards_left.cards).into()),
            (
                "strength",
                tenths(guards_left.strength, guards_left.cards).into(),
            ),
            ("least", guards_left.min_dice.into()),
            ("most", guards_left.max_dice.into()),
        ];
        html! {<>
            <p class="exo-hex-guard">{ self.phrases.say("exodus-hex-guard", &[("level", level.into())]) }</p>
            <p class="exo-hex-note">{ self.phrases.say("exodus-hex-guard-deck", &args) }</p>
        </>}
    }

    fn ships(&self, actions: &TableActions) -> Html {
        let public = &self.context.view.public;
        let ships = public.ships_at(self.hex);
        if ships.is_empty() {
            return Html::default();
        }
        let movers = offers::actionable_pieces(&self.context.offers);
        let hand = offers::selected_ship(&self.context.offers, self.context.input);
        let row = |ship: ShipId| {
            let body = self.ship(ship);
            html! {
                <li key={ship.0.to_string()} class="exo-hex-ship">
                    if movers.contains(ship) {
                        <button type="button" class="exo-hex-take" aria-pressed={(hand == Some(ship)).to_string()} onclick={actions::on_ship(actions, ship)}>{ body }</button>
                    } else {
                        { body }
                    }
                </li>
            }
        };
        html! { <ul class="exo-hex-ships" aria-label={self.phrases.text("exodus-hex-ships")}>{ for ships.iter().map(row) }</ul> }
    }

    /// Renders a ship with damage, dice, speed and cargo, and whether it is cloaked.
    fn ship(&self, ship: ShipId) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let narrator = table::narrator(self.context, self.phrases);
        let (seat, is) = (ship.seat(), public.ship(ship));
        let speed = game.speed(public, seat, ship.kind(), public.hurried.contains(seat));
        let is_cloaked = game.starts_cloaked(public, seat) && !public.visible.contains(ship);
        html! {<>
            <span class="exo-hex-title"><SeatIcon seat={seat_art(seat)} />{ narrator.ship_short(ship) }
                if is_cloaked { <small>{ self.phrases.text("exodus-hex-cloaked") }</small> }
            </span>
            <dl class="exo-facts">
                { self.fact("damage", format!("{}/{}", is.damage, game.strength_of(public, ship))) }
                { self.fact("dice", game.dice_of(public, ship).to_string()) }
                { self.fact("speed", speed.to_string()) }
                { self.fact("cargo", format!("{}/{}", is.cargo, game.ship(ship.kind()).transport)) }
            </dl>
        </>}
    }
}

/// Formats an average with one decimal.
fn tenths(sum: u16, count: u8) -> String {
    let count = u16::from(count.max(1));
    let tenths = (sum * 10 + count / 2) / count;
    format!("{}.{}", tenths / 10, tenths % 10)
}
