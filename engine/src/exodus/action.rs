//! The actions of Exodus. They are serialized in saves, so a change needs a new save format.
//!
//! A decision with several parts is a series of small actions and a final action that ends it, so
//! that the lists of legal actions stay short. A seat that has committed a sealed choice may reopen
//! it until all have committed `[EXO-1.3]`; every other undo belongs to the session.

use super::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use super::hex::{Direction, HexId};
use super::part::{Item, Rocket};
use super::ship::{ShipId, ShipType};
use super::tech::Tech;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// One token of a movement order `[EXO-11.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Token {
    /// The ship stays where it is for one step.
    #[default]
    Blank,
    /// The ship moves to the adjacent hex in this direction.
    Go(Direction),
}

/// One exchange on the market `[EXO-7.19]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Exchange {
    /// Sells one Axinium at the sell rate of the space.
    SellAx,
    /// Sells one Phasium at the sell rate of the space.
    SellPh,
    /// Buys one Axinium at the buy rate of the space.
    BuyAx,
    /// Buys one Phasium at the buy rate of the space.
    BuyPh,
}

/// Every action that a seat or the table can take in Exodus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Action {
    /// Chooses a start technology; the last technology needed commits the choice `[EXO-17.3]`.
    Start(Tech),
    /// Fits all start parts in the default way `[EXO-2.9]`.
    FitUsual,
    /// Takes one token from a red or green planet at Upkeep and pays its tax `[EXO-4.6]`
    /// `[EXO-4.7]`.
    Take(HexId),
    /// Takes every token whose tax the seat can pay, Axinium first, in canonical order `[EXO-4.8]`.
    TakeAll,
    /// Chooses vote tokens `[EXO-5.4]`; the bid follows as a separate action.
    Vote(LetterSet),
    /// Bids this amount of CP in the vote or for the turn order and commits it; the flag says
    /// whether the ability that adds to the bid is used `[EXO-5.4]` `[EXO-5.16]`.
    Bid(u8, bool),
    /// Breaks a tie of the vote in favor of this letter; the Chancellor decides `[EXO-5.8]`.
    Favor(Letter),
    /// Chooses a law that an effect removes from the game.
    Repeal(PoliticalId),
    /// Offers one more Bonus Action card, as the Vice-Chancellor `[EXO-5.14]`.
    Offer(BonusCard),
    /// Picks an offered Bonus Action card, as the Chancellor; `Done` picks no card `[EXO-5.15]`.
    Pick(BonusCard),
    /// Ranks this seat first among the tied seats, as the old Chancellor `[EXO-5.18]`.
    Rank(Seat),
    /// Plays an Action card face down and commits it `[EXO-6.1]`.
    Play(ActionCard),
    /// Activates the lower half of a face-up Action card as a reaction `[EXO-6.3]`.
    React(ActionCard),
    /// Takes the first Action card back to the hand `[EXO-6.7]`; `Done` leaves the card.
    TakeBack,
    /// Learns a technology `[EXO-7.1]`, free if an effect grants it.
    Learn(Tech),
    /// Rolls for CP in Banking `[EXO-7.7]`.
    Bank,
    /// Builds one ship of this type `[EXO-7.8]`.
    Build(ShipType),
    /// Buys a part, which stays beside the blueprints until it is fitted `[EXO-7.11]` `[EXO-7.13]`.
    Buy(Item),
    /// Buys a rocket, or takes a free rocket, and places it on a planet `[EXO-7.16]`.
    Arm(Rocket, HexId),
    /// Lifts the part at this index off a blueprint `[EXO-7.13]`.
    #[cfg_attr(feature = "schema", ts(type = "[kind: ShipType, place: number]"))]
    Lift(ShipType, u8),
    /// Fits a loose part on a blueprint; the number is an index into its possible placements on
    /// that grid `[EXO-9.2]`.
    #[cfg_attr(
        feature = "schema",
        ts(type = "[kind: ShipType, part: Part, way: Way]")
    )]
    Fit(ShipType, Item, u8),
    /// Restores all blueprints to their state before the refit; nothing can be lifted afterwards.
    Restore,
    /// Puts a marker on the market and rolls for the number of exchanges `[EXO-7.18]`.
    OpenTrade,
    /// Makes one exchange on the market `[EXO-7.19]`.
    Exchange(Exchange),
    /// Rolls for resource tokens in Mining `[EXO-7.24]`.
    Mine,
    /// Puts one mined token on a planet `[EXO-7.24]`.
    Put(HexId),
    /// Assigns a rocket on the first planet to the second planet as its target `[EXO-10.2]`.
    Target(Rocket, HexId, HexId),
    /// Chooses one cube of this seat to be killed by a rocket `[EXO-10.10]`.
    Kill(Seat),
    /// Moves one cube from the planet aboard a ship in the same hex `[EXO-11.3]`.
    Mount(ShipId),
    /// Moves one cube from one planet to another with Civilian Ships `[EXO-11.5]`.
    Ferry(HexId, HexId),
    /// Adds the first ship to the group of the second `[EXO-11.7]`.
    Join(ShipId, ShipId),
    /// Adds one token to the order of a ship and its whole group `[EXO-11.6]`.
    Order(ShipId, Token),
    /// Moves a ship without tokens one step openly `[EXO-11.10]`; in the short game every ship
    /// moves this way `[EXO-17.5]`.
    Step(ShipId, Direction),
    /// Says whether the ships in the current hex uncloak `[EXO-11.14]`.
    Uncloak(bool),
    /// Assigns one hit to a ship `[EXO-13.3]`; the left neighbor assigns the hits of a guard
    /// `[EXO-14.3]`.
    Hit(ShipId),
    /// Deploys one cube from a ship onto the planet, with a die roll if the planet needs one
    /// `[EXO-15.1]`.
    Deploy(ShipId),
    /// Discards a kept Resistance card for its bonus `[EXO-14.7]`.
    Discard(ResistanceId),
    /// Begins to rearrange the seat's parts, if the house rule allows it at any of its decisions
    /// `[EXO-17.20]`.
    Refit,
    /// Uses an Ability card in its window `[EXO-18.5]`.
    Invoke(AbilityId),
    /// Passes or ends the current decision; commits a sealed choice.
    Done,
    /// Withdraws the seat's commitment while other seats are still choosing `[EXO-1.3]`.
    Reopen,
    /// Concedes: the seat can no longer win. The game ends when only one other seat can still win.
    Concede,
    /// Calls the agreed time, which only the table may do; one more turn follows `[EXO-17.9]`.
    CallTime,
}

impl Action {
    /// Returns the phrase key of the action's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        if let Self::Uncloak(false) = self {
            "stay-cloaked"
        } else {
            self.into_str()
        }
    }
}
