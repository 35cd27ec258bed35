//! Draws an action line: the path of the ship, its shots, the damage, and its final position. The
//! engine tries the line on a copy of the view.

use super::super::pieces::overlay::{self, LaneEnd};
use super::super::pieces::{draw_at, heading::Heading, ship::ghost};
use super::{ActionPreview, art_plane, art_seat, blast, center, grid_of, hull_of, losses};
use engine::chance::ZeroChance;
use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::{Event, Target};
use engine::rift::ship::ShipId;
use engine::rift::view::View;
use yew::prelude::*;

/// The result of an action line of one seat, tried on a copy of the view.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanPreview {
    /// The ship that the actions are for; `None` if they activate none.
    pub ship: Option<ShipId>,
    pub after: View,
    pub events: Vec<Event>,
}

impl PlanPreview {
    /// Tries the actions in order on a copy of `view`, up to the first one that is refused.
    #[must_use]
    pub fn of(game: &Rift, view: &View, seat: Seat, line: &[Action]) -> Self {
        let mut after = view.clone();
        let (mut events, mut ship) = (Vec::new(), view.turn.ship);
        for &action in line {
            let result = game.act(&mut after, seat, action, &mut ZeroChance, &mut events);
            if result.is_err() {
                break;
            }
            ship = ship.or(after.turn.ship);
        }
        Self {
            ship,
            after,
            events,
        }
    }

    /// Draws the line over the board in its state `before` the actions.
    pub fn render(&self, game: &Rift, before: &View) -> Html {
        let preview = self.ship.map(|ship| ActionPreview {
            action: Action::Activate(ship),
            after: self.after.clone(),
            events: self.events.clone(),
        });
        html! { <>
            { trace(game, before, &self.events) }
            { self.ship.map(|ship| self.ghost(game, ship)).unwrap_or_default() }
            { losses(game, before, preview.as_ref()) }
        </> }
    }

    /// Draws the ship as a ghost at its final position.
    fn ghost(&self, game: &Rift, id: ShipId) -> Html {
        let Some(ship) = self.after.ship(id).filter(|ship| ship.is_alive()) else {
            return Html::default();
        };
        let body = ghost(
            hull_of(game, id),
            art_seat(game.owner(id)),
            Heading::new(ship.heading.number()),
            art_plane(ship.plane()),
        );
        draw_at(center(grid_of(game), ship.square()), body)
    }
}

/// Draws the traces that events leave on the board: paths, warps, shots, blasts. `view` must be the
/// view that the board shows.
pub fn trace(game: &Rift, view: &View, events: &[Event]) -> Html {
    let grid = grid_of(game);
    let mut drawings = vec![flight_paths(game, events)];
    for event in events {
        match event {
            Event::Warped { from, to, .. } => {
                let (from, to) = (center(grid, from.square()), center(grid, to.square()));
                drawings.push(overlay::warp(from, to, None));
            }
            Event::ShotFired {
                from, target, to, ..
            } => {
                let end = match target {
                    Target::Ship(..) | Target::Mine(_) => LaneEnd::Target,
                };
                let (from, to) = (center(grid, from.square()), center(grid, to.square()));
                drawings.push(overlay::fire_lane(from, to, end));
            }
            Event::MineDetonated { mine } => {
                drawings.push(blast(game, view, mine.space()));
            }
            _ => {}
        }
    }
    drawings.into_iter().collect()
}

/// Draws the squares that ships moved through, as one line per unbroken path.
fn flight_paths(game: &Rift, events: &[Event]) -> Html {
    let grid = grid_of(game);
    let mut paths: Vec<Vec<(i32, i32)>> = Vec::new();
    for event in events {
        let Event::Stepped { from, to, .. } = event else {
            continue;
        };
        let (from, to) = (center(grid, from.square()), center(grid, to.square()));
        match paths.last_mut().filter(|path| path.last() == Some(&from)) {
            Some(path) => path.push(to),
            None => paths.push(vec![from, to]),
        }
    }
    paths.iter().map(|path| overlay::path(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rift::options::Options;

    #[test]
    fn a_plan_stops_at_the_first_refused_action() {
        let game = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("playable");
        let state = game.deal(&mut ZeroChance);
        let seat = game
            .status(&state)
            .waiting_seats()
            .iter()
            .next()
            .expect("somebody");
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let activate = *legal.first().expect("a ship");
        let plan = PlanPreview::of(
            &game,
            &state,
            seat,
            &[activate, Action::NextGame, Action::EndTurn],
        );
        assert_eq!(plan.after.turn.ship, plan.ship);
        assert!(plan.ship.is_some());
        assert_eq!(plan.events.len(), 1);
        let ended = PlanPreview::of(&game, &state, seat, &[activate, Action::EndTurn]);
        assert_eq!(
            ended.ship, plan.ship,
            "the ship is known when its turn is over"
        );
        assert_eq!(ended.after.turn.ship, None);
    }
}
