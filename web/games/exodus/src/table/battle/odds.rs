//! The chances of battles, and the list of battles to come.

use super::super::TableContext;
use super::BattleContext;
use crate::pieces::guard;
use engine::exodus::hex::HexId;
use engine::exodus::odds::{Foe, Odds};
use engine::exodus::ship::ShipSet;
use engine::exodus::state::SEATS;
use engine::exodus::step::Step;
use engine::game::{Seat, SeatSet};
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[must_use]
pub const fn percent(permille: u16) -> u16 {
    (permille + 5) / 10
}

/// A fight that follows the current one.
pub(super) struct UpcomingFight {
    hex: HexId,
    seats: SeatSet,
    /// The level of the guard; `None` in a battle between players.
    guard: Option<u8>,
    odds: Odds,
}

impl PartialEq for UpcomingFight {
    fn eq(&self, other: &Self) -> bool {
        (self.hex, self.guard, self.odds) == (other.hex, other.guard, other.odds)
    }
}

/// Returns the fights to come with their chances, battles between players first.
pub(super) fn upcoming_fights(context: &TableContext) -> Vec<UpcomingFight> {
    let (game, public) = (context.game(), &context.view.public);
    if public.step != Step::Battle {
        return Vec::new();
    }
    let current_hex = public.battle.as_ref().map(|battle| battle.hex);
    let ships = |hex: HexId| public.ships_at(hex).intersection(public.visible);
    let contested = public.contested.iter().map(|hex| (hex, None));
    let guarded = public.guarded.iter();
    let guarded = guarded.map(|hex| (hex, Some(public.sector(hex).guard)));
    let fights = contested.chain(guarded).filter(|(hex, guard)| {
        let is_single_seat = sides(ships(*hex)).len() == 1;
        Some(*hex) != current_hex && guard.is_some() == is_single_seat
    });
    fights
        .map(|(hex, guard)| UpcomingFight {
            hex,
            seats: sides(ships(hex)),
            guard,
            odds: match guard {
                Some(level) => game.guard_odds(public, ships(hex), Foe::Level(level)),
                None => game.battle_odds(public, ships(hex)),
            },
        })
        .collect()
}

/// Returns the seats of ships.
pub fn sides(ships: ShipSet) -> SeatSet {
    ships.iter().map(|ship| ship.seat()).collect()
}

impl BattleContext<'_> {
    /// Renders a chance as a bar with its percentage.
    pub(super) fn chance(&self, permille: u16) -> Html {
        let args = [("percent", percent(permille).into())];
        html! {
            <span class="exo-odds"><progress max="1000" value={permille.to_string()} aria-hidden="true" />
                <span>{ self.phrases.say("exodus-battle-chance", &args) }</span></span>
        }
    }

    /// Renders the battles to come, with the chances of each side.
    pub(super) fn upcoming_view(&self) -> Html {
        if self.upcoming.is_empty() {
            return Html::default();
        }
        html! {
            <div class="exo-coming">
                <p class="exo-hand-title">{ self.text("exodus-battle-ahead") }</p>
                <ul>{ for self.upcoming.iter().map(|fight| self.prospect(fight)) }</ul>
            </div>
        }
    }

    fn prospect(&self, fight: &UpcomingFight) -> Html {
        let side = |seat: Seat| {
            let permille = fight.odds.wins[seat.index() % SEATS];
            let args = [("percent", percent(permille).into())];
            html! {
                <span key={seat.0} class="exo-fray-odds"><SeatIcon seat={seat_art(seat)} /><span class="visually-hidden">{ self.narrator.seat(seat) }</span>
                    { self.phrases.say("exodus-battle-chance", &args) }</span>
            }
        };
        html! {
            <li key={fight.hex.0} class="exo-coming-fight">
                <button type="button" class="exo-coming-hex" onclick={self.actions.on_show_place(Some(fight.hex))}>{ self.narrator.hex(fight.hex) }</button>
                { for fight.seats.iter().map(side) }
                if let Some(level) = fight.guard {
                    <span class="exo-coming-guard">{ guard::icon(level, None) }{ self.narrator.level(level) }</span>
                }
            </li>
        }
    }
}
