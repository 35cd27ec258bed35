//! What a seat may do in Exodus. Serialized in saves: changing it needs a new format.
//!
//! A decision of several parts is given in small actions with one that ends it, so that lists stay
//! short. Who has committed a sealed choice may reopen it until all have `[EXO-1.3]`; everything
//! else that is taken back is the session's.

use super::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use super::hex::{Direction, HexId};
use super::part::{Item, Rocket};
use super::ship::{ShipId, ShipType};
use super::tech::Tech;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// A token of a movement order `[EXO-11.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Stay for a step.
    #[default]
    Blank,
    /// Go to the next hex in this direction.
    Go(Direction),
}

/// What is given and what is got in an exchange of the market `[EXO-7.19]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exchange {
    /// Sell an Axinium.
    SellAx,
    /// Sell a Phasium.
    SellPh,
    /// Buy an Axinium.
    BuyAx,
    /// Buy a Phasium.
    BuyPh,
}

/// Everything that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Choose a technology to start with; the last one that is needed commits `[EXO-17.3]`.
    Start(Tech),
    /// Fit all start parts in the usual way `[EXO-2.9]`.
    FitUsual,
    /// Take a token of a red or green planet at Upkeep, and pay its tax `[EXO-4.6]` `[EXO-4.7]`.
    Take(HexId),
    /// Take every token that can be paid for, Axinium first, in canonical order `[EXO-4.8]`.
    TakeAll,
    /// Choose vote tokens `[EXO-5.4]`; the bid follows.
    Vote(LetterSet),
    /// Bid so much, in the vote or for the turn order, using the ability that adds to it or not;
    /// commits `[EXO-5.4]` `[EXO-5.16]`.
    Bid(u8, bool),
    /// The Chancellor breaks a tie of the vote `[EXO-5.8]`.
    Favor(Letter),
    /// A law leaves the game, chosen for an effect.
    Repeal(PoliticalId),
    /// The Vice-Chancellor offers one more Bonus card `[EXO-5.14]`.
    Offer(BonusCard),
    /// The Chancellor picks an offered Bonus card; [`Action::Done`] picks none `[EXO-5.15]`.
    Pick(BonusCard),
    /// The old Chancellor puts this seat first of those that are tied `[EXO-5.18]`.
    Rank(Seat),
    /// Play an Action card; commits `[EXO-6.1]`.
    Play(ActionCard),
    /// Activate the lower half of a card on the table `[EXO-6.3]`.
    React(ActionCard),
    /// Take the first card back `[EXO-6.7]`; [`Action::Done`] leaves it.
    TakeBack,
    /// Learn a technology `[EXO-7.1]`; free where an effect grants it.
    Learn(Tech),
    /// Roll for money `[EXO-7.7]`.
    Bank,
    /// Build a ship `[EXO-7.8]`.
    Build(ShipType),
    /// Buy a part; it lies loose until it is fitted `[EXO-7.11]` `[EXO-7.13]`.
    Buy(Item),
    /// Buy a rocket, or take a free one, and place it on a planet `[EXO-7.16]`.
    Arm(Rocket, HexId),
    /// Take the part in this place of a blueprint off it `[EXO-7.13]`.
    Lift(ShipType, u8),
    /// Fit a loose part on a blueprint, lying as in this number of the ways it can lie there
    /// `[EXO-9.2]`.
    Fit(ShipType, Item, u8),
    /// Put all blueprints back as they were before; nothing can be lifted afterwards.
    Restore,
    /// Put a marker on the market and roll `[EXO-7.18]`.
    OpenTrade,
    /// Make an exchange `[EXO-7.19]`.
    Exchange(Exchange),
    /// Roll for tokens `[EXO-7.24]`.
    Mine,
    /// Put a mined token on a planet `[EXO-7.24]`.
    Put(HexId),
    /// A rocket on this planet targets that one `[EXO-10.2]`.
    Target(Rocket, HexId, HexId),
    /// A cube of this seat dies `[EXO-10.10]`.
    Kill(Seat),
    /// A cube goes from the planet aboard `[EXO-11.3]`.
    Mount(ShipId),
    /// A cube goes from one planet to another `[EXO-11.5]`.
    Ferry(HexId, HexId),
    /// This ship joins the group of that one `[EXO-11.7]`.
    Join(ShipId, ShipId),
    /// One more token on the order of a ship, and of all of its group `[EXO-11.6]`.
    Order(ShipId, Token),
    /// A ship without tokens moves a step openly `[EXO-11.10]`; in the short game every ship does
    /// `[EXO-17.5]`.
    Step(ShipId, Direction),
    /// The ships in the hex that is asked about uncloak, or not `[EXO-11.14]`.
    Uncloak(bool),
    /// A hit on a ship `[EXO-13.3]`; of a guard by the left neighbor `[EXO-14.3]`.
    Hit(ShipId),
    /// A cube goes from a ship onto the planet; a die is rolled where one is needed `[EXO-15.1]`.
    Deploy(ShipId),
    /// Discard a kept Resistance card for its bonus `[EXO-14.7]`.
    Discard(ResistanceId),
    /// Begin to move own parts, where the house allows it at any own decision `[EXO-17.20]`.
    Refit,
    /// Use an ability at its moment `[EXO-18.5]`.
    Invoke(AbilityId),
    /// Nothing, or nothing more, of what is asked; commits what is sealed.
    Done,
    /// Take back an own commitment, while others still choose `[EXO-1.3]`.
    Reopen,
    /// Give up: the seat can no longer win. The game is over when one seat is left that can.
    Concede,
    /// The table says that the agreed time has passed: one more turn is the last `[EXO-17.9]`.
    CallTime,
}

impl Action {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Start(_) => "start",
            Self::FitUsual => "fit-usual",
            Self::Take(_) => "take",
            Self::TakeAll => "take-all",
            Self::Vote(_) => "vote",
            Self::Bid(..) => "bid",
            Self::Favor(_) => "favor",
            Self::Repeal(_) => "repeal",
            Self::Offer(_) => "offer",
            Self::Pick(_) => "pick",
            Self::Rank(_) => "rank",
            Self::Play(_) => "play",
            Self::React(_) => "react",
            Self::TakeBack => "take-back",
            Self::Learn(_) => "learn",
            Self::Bank => "bank",
            Self::Build(_) => "build",
            Self::Buy(_) => "buy",
            Self::Arm(..) => "arm",
            Self::Lift(..) => "lift",
            Self::Fit(..) => "fit",
            Self::Restore => "restore",
            Self::OpenTrade => "open-trade",
            Self::Exchange(_) => "exchange",
            Self::Mine => "mine",
            Self::Put(_) => "put",
            Self::Target(..) => "target",
            Self::Kill(_) => "kill",
            Self::Mount(_) => "mount",
            Self::Ferry(..) => "ferry",
            Self::Join(..) => "join",
            Self::Order(..) => "order",
            Self::Step(..) => "step",
            Self::Uncloak(true) => "uncloak",
            Self::Uncloak(false) => "stay-cloaked",
            Self::Hit(_) => "hit",
            Self::Deploy(_) => "deploy",
            Self::Discard(_) => "discard",
            Self::Refit => "refit",
            Self::Invoke(_) => "invoke",
            Self::Done => "done",
            Self::Reopen => "reopen",
            Self::Concede => "concede",
            Self::CallTime => "call-time",
        }
    }
}
