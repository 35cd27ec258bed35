//! The descriptions of all actions.

use super::{Description, Term};
use crate::exodus::action::Action;
use crate::exodus::blueprint::FittedPart;

impl Action {
    /// Describes the action. Arguments that depend on the state are missing.
    #[must_use]
    pub fn description(self) -> Description {
        let order = Description::new(self.term());
        match self {
            Self::Start(tech) | Self::Learn(tech) => order.with("tech", tech),
            Self::Take(hex) | Self::Put(hex) => order.with_hex(hex),
            Self::Vote(letters) => order.with("letters", letters),
            Self::Bid(cp, _) => order.with("cp", cp),
            Self::Favor(letter) => order.with("letter", letter),
            Self::Repeal(card) => order.with("card", card),
            Self::Offer(card) | Self::Pick(card) => order.with("card", card),
            Self::Rank(seat) | Self::Kill(seat) => order.with("seat", seat),
            Self::Play(card) => order.with("card", card),
            Self::React(card) => order.with("deed", Term::Reaction(card)),
            Self::Build(kind) | Self::Lift(kind, _) => order.with("type", kind),
            Self::Buy(item) => order.with("item", item),
            Self::Arm(rocket, hex) => order.with("rocket", rocket).with_hex(hex),
            Self::Fit(kind, item, way) => order
                .with("item", item)
                .with("type", kind)
                .with("cells", Term::Cells(kind, FittedPart { item, way })),
            Self::Exchange(exchange) => order.with("what", exchange.resource()),
            Self::Target(rocket, from, to) => {
                order.with("rocket", rocket).with("from", from).with_hex(to)
            }
            Self::Ferry(from, to) => order.with("from", from).with_hex(to),
            Self::Join(ship, other) => order
                .with_own_ship(ship)
                .with("other", Term::OwnShip(other)),
            Self::Mount(ship) | Self::Order(ship, _) | Self::Step(ship, _) | Self::Deploy(ship) => {
                order.with_own_ship(ship)
            }
            Self::Hit(ship) => order.with_ship(ship),
            Self::Discard(card) => order.with("card", card),
            Self::Invoke(card) => order.with("card", card),
            Self::FitUsual
            | Self::TakeAll
            | Self::TakeBack
            | Self::Bank
            | Self::Restore
            | Self::OpenTrade
            | Self::Mine
            | Self::Uncloak(_)
            | Self::Refit
            | Self::Done
            | Self::Reopen
            | Self::Concede
            | Self::CallTime => order,
        }
    }
}
