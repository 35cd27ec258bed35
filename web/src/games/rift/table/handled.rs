//! What a table with hands asks of Centauri Rift.

use super::actions::needs_confirmation;
use super::aim::{Aim, Tool};
use super::offers::{Offer, Offers, from_aux};
use super::{Actions, Place};
use crate::play::hands::{Handled, Leafing};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::ship::ShipId;
use engine::rift::state::{Phase, State};
use engine::session::Session;

impl Handled for Rift {
    type Place = Place;
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = ();
    type Plan = ();
    type Moment = (u16, Phase, Option<ShipId>);
    type Decision = ();

    /// Whoever looks at another turn looks at its ship again.
    const STAYS: bool = false;

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        matches!(
            action,
            Action::Concede | Action::OfferDraw | Action::AnswerDraw(_) | Action::TimeOut
        )
    }

    fn pays_otherwise(aim: Aim) -> bool {
        aim.pay_aux
    }

    fn paid_otherwise(session: &Session<Self>, seat: Seat, offer: Offer) -> Offer {
        from_aux(session, seat, offer)
    }

    fn asks_first(hands: &Actions, action: Action) -> Option<Tool> {
        let tool = Tool::Confirm(action);
        let asks = needs_confirmation(hands, action) && hands.watch.aim.tool != tool;
        asks.then_some(tool)
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(state: &State) -> Self::Moment {
        (state.round, state.phase, state.turn.ship)
    }

    fn decision(_: &State) {}

    fn leaf(_: &<Self as engine::game::Game>::View, _: &Offers) {}

    fn past_leaf(_: &Session<Self>, _: Leafing<Action>) {}
}
