//! The ships of a battle by side: dice, remaining strength, cargo, and which will be destroyed.
//! Targets are buttons, and hits can be dropped on them.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::BattleContext;
use crate::pieces::guard;
use crate::pieces::ship::type_icon;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::odds::Odds;
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::{Battle, SEATS};
use engine::game::Seat;
use play::seats::seat_art;
use yew::prelude::*;

/// The damage of a ship in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HullStatus {
    /// Damage that it can take.
    pub strength: u8,
    /// Damage from earlier rounds.
    pub damage: u8,
    /// Damage of this round.
    pub new_damage: u8,
}

impl HullStatus {
    /// Returns whether the ship is destroyed when the round ends.
    #[must_use]
    pub const fn is_doomed(self) -> bool {
        self.damage.saturating_add(self.new_damage) > self.strength
    }

    /// Returns the number of pips that are damaged, newly hit, and intact. There is one pip more
    /// than the strength, for the hit that destroys the ship.
    #[must_use]
    pub const fn pips(self) -> (u8, u8, u8) {
        let all = self.strength.saturating_add(1);
        let old = if self.damage < all { self.damage } else { all };
        let room = all - old;
        let new = if self.new_damage < room {
            self.new_damage
        } else {
            room
        };
        (old, new, room - new)
    }
}

impl BattleContext<'_> {
    /// Renders one side of the battle.
    pub(super) fn side(&self, battle: &Battle, seat: Seat, odds: Option<Odds>) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let fleet = ShipSet::fleet(seat);
        let dice = game.battle_dice(public, battle, seat);
        let chance = odds.map(|odds| odds.wins[seat.index() % SEATS]);
        let ships = battle
            .ships
            .intersection(fleet)
            .iter()
            .map(|ship| self.ship(battle, ship));
        let lost = battle.lost.intersection(fleet).iter().map(|ship| {
            html! { <li key={ship.0} class="exo-fighter lost">{ type_icon(seat, ship.kind(), None) }<span>{ self.narrator.ship_short(ship) }</span></li> }
        });
        html! {
            <section key={seat.0} class={classes!("exo-side", seat_art(seat).class())}>
                { self.banner(seat, dice, chance) }
                <ul class="exo-fighters">{ for ships }{ for lost }</ul>
            </section>
        }
    }

    /// Returns the viewer's sealed hits on a ship.
    fn sealed_hits(&self, battle: &Battle, ship: ShipId) -> u8 {
        let seat = table::shown_seat(self.context);
        let is_foe = battle.is_duel() && battle.sides().contains(seat) && ship.seat() != seat;
        let private = table::private(self.context, seat).filter(|_| is_foe);
        private.map_or(0, |private| private.plan.marks[ship.fleet_index()])
    }

    fn ship(&self, battle: &Battle, ship: ShipId) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let is = public.ship(ship);
        let open = battle.marks[ship.seat().index() % SEATS][ship.fleet_index()];
        let hull = HullStatus {
            strength: game.strength_of(public, ship),
            damage: is.damage,
            new_damage: open.saturating_add(self.sealed_hits(battle, ship)),
        };
        let is_legal = self.context.offers.is_legal(Action::Hit(ship));
        let name = self.narrator.ship_short(ship);
        let args = [
            ("ship", name.clone().into()),
            ("dice", game.dice_of(public, ship).into()),
            ("strength", hull.strength.into()),
            (
                "damage",
                (hull.damage.saturating_add(hull.new_damage)).into(),
            ),
            ("cargo", is.cargo.into()),
        ];
        let spoken = self.phrases.say("exodus-battle-ship", &args);
        let class = classes!(
            "exo-fighter",
            hull.is_doomed().then_some("doomed"),
            is_legal.then_some("open")
        );
        let body = html! {<>
            <span class="exo-fighter-name" aria-hidden="true">{ type_icon(ship.seat(), ship.kind(), None) }{ name }</span>
            { facts(game.dice_of(public, ship), hull, is.cargo) }
            <span class="visually-hidden">{ spoken }
                if hull.is_doomed() {
                    { " " }{ self.text("exodus-battle-doomed") }
                }
            </span>
        </>};
        if is_legal {
            self.target(ship, class, body)
        } else {
            html! { <li key={ship.0} {class}>{ body }</li> }
        }
    }

    /// Renders a ship that can be hit by a press, or by dropping a hit on it.
    fn target(&self, ship: ShipId, class: Classes, body: Html) -> Html {
        let hit = Action::Hit(ship);
        let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
        let ondrop = {
            let actions = self.actions.clone();
            Callback::from(move |event: DragEvent| {
                event.prevent_default();
                actions.order(hit);
            })
        };
        html! {
            <li key={ship.0}>
                <button type="button" {class} data-order="hit" onclick={self.actions.on_order(hit)} {ondragover} {ondrop}>{ body }</button>
            </li>
        }
    }

    /// Renders the guard: its card, its remaining strength, and the player who rolls for it.
    pub(super) fn guard(&self, battle: &Battle) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let Some(guard) = battle.guard else {
            return Html::default();
        };
        let fighter = battle.seats.iter().next().unwrap_or_default();
        let runner = [(
            "seat",
            self.narrator
                .seat(game.left_neighbor(public, fighter))
                .into(),
        )];
        let hull = HullStatus {
            strength: game.guard_strength(guard),
            damage: guard.damage,
            new_damage: 0,
        };
        let dice = [("count", game.guard_dice(guard).into())];
        let name = guard.card.map_or_else(
            || self.narrator.guard(public.sector(battle.hex).guard),
            |card| self.narrator.resistance(card),
        );
        let points = guard.card.and_then(|card| game.resistance(card));
        html! {
            <section class="exo-side exo-side-guard">
                <h4 class="exo-side-name">{ guard::icon(public.sector(battle.hex).guard, None) }<span>{ name }</span>
                    <span class="exo-side-dice"><GlyphIcon glyph={Glyph::Dice} />{ self.phrases.say("exodus-battle-dice", &dice) }</span>
                </h4>
                <p class="exo-guard-hull">{ pips(hull) }
                    <small>{ self.phrases.say("exodus-battle-runs", &runner) }</small>
                    if let Some(card) = points {
                        <span class="exo-amount"><GlyphIcon glyph={Glyph::Vp} /><span class="number">{ card.vp }</span></span>
                    }
                </p>
            </section>
        }
    }
}

/// Renders dice, pips and cargo of a ship.
fn facts(dice_count: u8, hull: HullStatus, cargo: u8) -> Html {
    html! {
        <span class="exo-fighter-facts" aria-hidden="true">
            <span class="exo-amount"><GlyphIcon glyph={Glyph::Dice} /><span class="number">{ dice_count }</span></span>
            { pips(hull) }
            if cargo > 0 {
                <span class="exo-amount"><GlyphIcon glyph={Glyph::Cargo} /><span class="number">{ cargo }</span></span>
            }
        </span>
    }
}

/// Renders the pips of a hull: damaged, newly hit, intact; the last one is the hit that destroys
/// it.
pub(super) fn pips(hull: HullStatus) -> Html {
    let (old, new, whole) = hull.pips();
    let states = std::iter::repeat_n("old", old.into())
        .chain(std::iter::repeat_n("new", new.into()))
        .chain(std::iter::repeat_n("whole", whole.into()));
    html! { <span class="exo-pips" aria-hidden="true">{ for states.map(|state| html! { <i class={state} /> }) }</span> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hull(strength: u8, damage: u8, new_damage: u8) -> HullStatus {
        HullStatus {
            strength,
            damage,
            new_damage,
        }
    }

    #[test]
    fn a_ship_is_doomed_when_damage_exceeds_its_strength() {
        assert!(!hull(1, 0, 1).is_doomed() && hull(1, 1, 1).is_doomed());
        assert!(hull(0, 0, 1).is_doomed() && !hull(0, 0, 0).is_doomed());
    }

    #[test]
    fn a_hull_has_one_pip_more_than_its_strength() {
        assert_eq!(hull(2, 1, 0).pips(), (1, 0, 2));
        assert_eq!(hull(2, 1, 1).pips(), (1, 1, 1));
        assert_eq!(hull(0, 0, 3).pips(), (0, 1, 0));
    }
}
