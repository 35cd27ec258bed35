//! Resolves what picking a hex does with the pending input: an action, a whole route, a new
//! selection, or a choice among several of these.

use super::offers::acting_piece;
use super::pending_input::{InputMode, PendingInput};
use super::{Offers, TableContext};
use crate::table::offers;
use engine::exodus::Exodus;
use engine::exodus::action::{Action, Token};
use engine::exodus::hex::{HexId, HexSet};
use engine::exodus::ship::{ShipId, ShipSet};
use engine::exodus::state::{Public, TokenStack};
use engine::exodus::step::Step;
use std::collections::BTreeMap;

/// One effect of picking a hex.
#[derive(Clone, PartialEq, Debug)]
pub enum PickAction {
    Order(Action),
    /// Plays the actions that lead the selected ship there, in order.
    Route(Vec<Action>),
    /// Selects a rocket or a planet; its target is picked next.
    Take(InputMode),
    Ship(ShipId),
}

/// The effects of picking each hex.
pub type PickActions = BTreeMap<HexId, Vec<PickAction>>;

impl PickAction {
    /// Returns the action that is previewed for this effect.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        match self {
            Self::Order(action) => Some(*action),
            Self::Route(route) => route.first().copied(),
            Self::Take(_) | Self::Ship(_) => None,
        }
    }
}

/// A table with its offers and the pending input.
#[derive(Clone, Copy)]
pub struct PickResolver<'a> {
    pub game: &'a Exodus,
    pub public: &'a Public,
    pub offers: &'a Offers,
    pub input: PendingInput,
}

/// The inputs of the resolver that are the same for every hex.
struct PickInputs {
    selected_ship: Option<ShipId>,
    /// The ships that have legal actions.
    movers: ShipSet,
    /// The selected ship, where its orders end, and how many steps are left.
    flight: Option<(ShipId, HexId, u8)>,
    /// The actions of picking hexes.
    orders: Vec<(HexId, Action)>,
    /// The inputs that can be selected, by hex.
    tools: Vec<(HexId, InputMode)>,
}

impl PickResolver<'_> {
    /// Returns the effects of picking a hex; empty if that only shows the hex.
    #[must_use]
    pub fn picks(self, hex: HexId) -> Vec<PickAction> {
        self.picks_with(&self.pick_inputs(), hex)
    }

    /// Returns the effects of picking each hex.
    #[must_use]
    pub fn all_picks(self) -> PickActions {
        let inputs = self.pick_inputs();
        let hexes = self.game.hexes();
        hexes
            .map(|hex| (hex, self.picks_with(&inputs, hex)))
            .collect()
    }

    /// Computes the inputs that are the same for every hex.
    fn pick_inputs(self) -> PickInputs {
        let (offers, selected_ship) = (self.offers, offers::selected_ship(self.offers, self.input));
        let is_selectable = |action: &Action| matches_ship(*action, selected_ship);
        let with_hex = |action: Action| {
            let hex = offers::pick_hex(offers, self.game, self.public, self.input, action);
            hex.map(|hex| (hex, action))
        };
        PickInputs {
            selected_ship,
            movers: offers::actionable_pieces(offers),
            flight: self.flight_left(),
            orders: offers
                .legal()
                .filter(is_selectable)
                .filter_map(with_hex)
                .collect(),
            tools: tools(offers),
        }
    }

    fn picks_with(self, inputs: &PickInputs, hex: HexId) -> Vec<PickAction> {
        let orders = inputs.orders.iter().filter(|(at, _)| *at == hex);
        let mut picks: Vec<PickAction> =
            orders.map(|(_, order)| PickAction::Order(*order)).collect();
        if needs_hex(self.input.tool) && !picks.is_empty() {
            return picks;
        }
        if picks.is_empty() {
            picks.extend(self.route(inputs, hex).map(PickAction::Route));
        }
        let tools = inputs.tools.iter().filter(|(at, _)| *at == hex);
        picks.extend(tools.map(|(_, tool)| PickAction::Take(*tool)));
        let movers = self.public.ships_at(hex).intersection(inputs.movers).iter();
        picks.extend(
            movers
                .filter(|ship| Some(*ship) != inputs.selected_ship)
                .map(PickAction::Ship),
        );
        picks
    }

    /// Returns the selected ship, where its orders end, and how many steps are left; `None` if no
    /// ship is being ordered.
    #[must_use]
    pub fn flight_left(self) -> Option<(ShipId, HexId, u8)> {
        let (game, public) = (self.game, self.public);
        let ship = offers::selected_ship(self.offers, self.input)?;
        let end = offers::planned_end(self.offers, game, public, ship)?;
        if public.step == Step::Orders {
            let left = game.tokens_left(public, &self.offers.plan, ship);
            return Some((ship, end, left));
        }
        let open = matches!(public.step, Step::Open(_));
        open.then(|| (ship, end, game.steps_left(public, ship)))
    }

    /// Returns the actions that lead the selected ship to a hex that is not adjacent.
    fn route(self, inputs: &PickInputs, hex: HexId) -> Option<Vec<Action>> {
        let (ship, end, left) = inputs.flight?;
        let open = matches!(self.public.step, Step::Open(_));
        let route: TokenStack = self.game.route(end, hex, left)?;
        let order = |token: Token| match token {
            Token::Go(direction) if open => Action::Step(ship, direction),
            Token::Go(_) | Token::Blank => Action::Order(ship, token),
        };
        let route: Vec<Action> = route.tokens().map(order).collect();
        let first = *route.first()?;
        self.offers.is_legal(first).then_some(route)
    }
}

/// Returns the hexes that can be picked, for an action or a selection.
#[must_use]
pub fn pickable_hexes(picks: &PickActions) -> HexSet {
    let pickable = picks.iter().filter(|(_, picks)| !picks.is_empty());
    pickable.map(|(hex, _)| *hex).collect()
}

/// Creates the resolver of a table.
#[must_use]
pub fn pick_resolver(context: &TableContext) -> PickResolver<'_> {
    PickResolver {
        game: context.game(),
        public: &context.view.public,
        offers: &context.offers,
        input: context.input,
    }
}

/// Returns the effects of picking a hex; empty if that only shows the hex.
#[must_use]
pub fn picks(context: &TableContext, hex: HexId) -> Vec<PickAction> {
    pick_resolver(context).picks(hex)
}

/// Returns whether an input mode waits for a hex.
#[must_use]
pub const fn needs_hex(tool: InputMode) -> bool {
    matches!(
        tool,
        InputMode::RocketTarget(..) | InputMode::RocketPlanet(_) | InputMode::CubeTarget(_)
    )
}

/// Returns the inputs that can be selected, with their hexes: rockets, or a cube that moves to
/// another planet.
fn tools(offers: &Offers) -> Vec<(HexId, InputMode)> {
    let mut tools = Vec::new();
    for action in offers.legal() {
        let found = match action {
            Action::Target(rocket, from, _) => Some((from, InputMode::RocketTarget(rocket, from))),
            Action::Ferry(from, _) => Some((from, InputMode::CubeTarget(from))),
            _ => None,
        };
        if let Some(found) = found.filter(|found| !tools.contains(found)) {
            tools.push(found);
        }
    }
    tools
}

/// Returns whether an action belongs to the selected ship, or to no ship.
#[must_use]
pub fn matches_ship(action: Action, ship: Option<ShipId>) -> bool {
    acting_piece(action).is_none_or(|mover| Some(mover) == ship)
}
