//! Samples of everything that has a sentence, with variants of those that have several forms.

use engine::components::ArrayVec;
use engine::exodus::action::{Exchange, Token};
use engine::exodus::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::event::{Event, RollPurpose, ScoreLine};
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::part::{Item, Rocket};
use engine::exodus::refusal::{
    ActionRefusal, ConquestRefusal, CouncilRefusal, PendingDecision, RefitRefusal, Refusal,
    ShipOperation,
};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::state::Bid;
use engine::exodus::step::{Origin, Round};
use engine::exodus::tech::Tech;
use engine::game::{Seat, SeatSet};
use play::games::wording_checks::all_values;
use play::{exhaustive_samples, samples_by_variant};

exhaustive_samples!(conquest_refusals: ConquestRefusal {
    NoCube, NoCubeToFerry, NoRoom, NoCivilianShips, NotPresent, SamePlanet, FerriesSpent,
    NothingMoves, NoDrive, TooManyTokens, GroupTooFast, OffMap, LeavesMap, GroupApart, JoinsItself,
    Grouped, HasTokens, NoSpeed, NoTarget, AlreadyLost, NoCargo, NoPlanet, LandingFailed,
    HomeBarred,
}
    ConquestRefusal::NotOwnShip(ShipOperation::Mount) => ConquestRefusal::NotOwnShip(_),
    ConquestRefusal::NotInPlay(ShipOperation::Mount) => ConquestRefusal::NotInPlay(_),
);

exhaustive_samples!(council_refusals: CouncilRefusal {
    NoAsteroid, NotPresent, NoToken, NothingToTake, TokensFirst, TokensChosen, NoSuchLetter,
    InvalidVote, TooMuch, TooMuchForOrder, NoBoost, NotTied, NoBonusCard, AlreadyOffered,
    NotOffered, RanksSelf, NotRanked, NoActionCard, NotInHand, NotOnTable, OldCard, NoThirdCard,
    CannotTakeBack, NoLaw, NoPlan, NotSealed, Between, Resigned, NotTable, NoClock, TimeCalled,
    LastTurn,
}
    CouncilRefusal::TakenAll { max_tokens: 2 } => CouncilRefusal::TakenAll { .. },
    CouncilRefusal::NoTax { tax: 1 } => CouncilRefusal::NoTax { .. },
    CouncilRefusal::TooFewCubes { count: 2 } => CouncilRefusal::TooFewCubes { .. },
);

exhaustive_samples!(action_refusals: ActionRefusal {
    Known, NoCube, NotOffered, ShipLimit, MarketFull, NoMarker, TradeBarred, OneKind,
    NothingToSell, NotPresent, PlanetFull, NoRoom, Chosen, NotForStart, NoRocket, NotYourRocket,
    NoTarget, NoCubeThere, NotKept, InConquest, Midway,
}
    ActionRefusal::CostsMore { max_cost: 8 } => ActionRefusal::CostsMore { .. },
    ActionRefusal::TechTooExpensive { price: 9, owned: 4 } => ActionRefusal::TechTooExpensive { .. },
    ActionRefusal::ShipTooExpensive { cp: 3, ax: 2, owned_cp: 1, owned_ax: 0 } => ActionRefusal::ShipTooExpensive { .. },
    ActionRefusal::ExchangeTooExpensive { price: 5, owned: 4 } => ActionRefusal::ExchangeTooExpensive { .. },
    ActionRefusal::OverBudget { max_cost: 20 } => ActionRefusal::OverBudget { .. },
    ActionRefusal::TooFewTechs { count: 3 } => ActionRefusal::TooFewTechs { .. },
    ActionRefusal::OutOfRange { range: 5 } => ActionRefusal::OutOfRange { .. },
);

exhaustive_samples!(refit_refusals: RefitRefusal {
    NotForSale, SoldOut, NeedsTech, CannonsBarred, NotLoose, NoPart, NoFit, SecondDrive, LiftsSpent,
    Restored, NothingMoved, Fragile, PartsLoose, UsualAlready, NotControlled, NoPlanet,
    HouseForbids, NoParts, InConquest, Midway,
}
    RefitRefusal::TooExpensive { cp: 2, ph: 1, owned_cp: 1, owned_ph: 0 } => RefitRefusal::TooExpensive { .. },
);

exhaustive_samples!(moments: PendingDecision {
    StartTechs, StartParts, Growth, Income, Vote, VoteBid, Favor, Offer, Pick, Election, Rank, Card,
    React, TakeBack, Research, Bank, Build, Upgrade, Fit, Trade, Exchange, Mine, Put, Learn, Repeal,
    Target, Kill, Mount, Orders, Open, Uncloak, Window, Hits, Deploy,
});

exhaustive_samples!(plain_refusals: Refusal {
    Over, NotAsked, Committed, NoAbility, AbilityUsed, SecondAbility, OtherWindow,
}
    Refusal::NotNow(PendingDecision::Vote) => Refusal::NotNow(_),
    Refusal::Council(CouncilRefusal::NoLaw) => Refusal::Council(_),
    Refusal::Action(ActionRefusal::Known) => Refusal::Action(_),
    Refusal::Refit(RefitRefusal::SoldOut) => Refusal::Refit(_),
    Refusal::Conquest(ConquestRefusal::OffMap) => Refusal::Conquest(_),
);

pub fn refusals() -> Vec<Refusal> {
    let plain = plain_refusals().into_iter().take(7);
    plain
        .chain(moments().into_iter().map(Refusal::NotNow))
        .chain(council_refusals().into_iter().map(Refusal::Council))
        .chain(action_refusals().into_iter().map(Refusal::Action))
        .chain(refit_refusals().into_iter().map(Refusal::Refit))
        .chain(conquest_refusals().into_iter().map(Refusal::Conquest))
        .collect()
}

const SEAT: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const SHIP: ShipId = ShipId(3);
const HEX: HexId = HexId(5);
const NEXT: HexId = HexId(6);
const LAW: PoliticalId = PoliticalId(0);
const TROPHY: ResistanceId = ResistanceId(6);
const CARD: ActionCard = ActionCard(2);
const ONLY_B: LetterSet = LetterSet::singleton(Letter::B);
const SEATS: SeatSet = SeatSet::singleton(SEAT);

fn list<T: Copy + Default, const N: usize>(items: &[T]) -> ArrayVec<T, N> {
    let mut list = ArrayVec::new();
    for item in items {
        let _ = list.push(*item);
    }
    list
}

samples_by_variant!(
    /// Returns every event, and variants of those whose sentence has several forms.
    events: Event {
    Event::TurnStarted { .. } => [false, true].map(|is_last| Event::TurnStarted { turn: 3, is_last }),
    Event::Committed { .. } => [Event::Committed { seat: SEAT }],
    Event::Reopened { .. } => [Event::Reopened { seat: SEAT }],
    Event::StartTech { .. } => [Event::StartTech { seat: SEAT, tech: Tech::Radar }],
    Event::PartsFitted { .. } => [Event::PartsFitted { seat: SEAT }],
    Event::Taken { .. } => [Event::Taken { seat: SEAT, hex: HEX, count: 2 }],
    Event::Repaired { .. } => [Event::Repaired { ship: SHIP, damage: 1 }],
    Event::Changed { .. } => resource_changes(),
    Event::Cubes { .. } => cube_moves(),
    Event::Tokens { .. } => [2, -1].map(|delta| Event::Tokens { hex: HEX, delta }),
    Event::ResolutionLeft { .. } => [Event::ResolutionLeft { card: LAW }],
    Event::Revealed { .. } => [Event::Revealed { letter: Letter::C, card: LAW }],
    Event::VoteShown { .. } => [
        (bid(ONLY_B, 0), true), (bid(ONLY_B, 3), true), (bid(ONLY_B.with(Letter::A), 0), false),
        (bid(LetterSet::default(), 0), false),
    ].map(|(bid, is_valid)| Event::VoteShown { seat: SEAT, bid, is_valid }),
    Event::Total { .. } => [Event::Total { letter: Letter::A, total: 1 }],
    Event::VoteTied { .. } => [Event::VoteTied { letters: ONLY_B.with(Letter::A) }],
    Event::Favored { .. } => [Event::Favored { seat: SEAT, letter: Letter::A }],
    Event::Adopted { .. } => [Event::Adopted { card: LAW }],
    Event::Dropped { .. } => [Event::Dropped { card: LAW }],
    Event::Repealed { .. } => [Event::Repealed { seat: SEAT, card: LAW }],
    Event::Offered { .. } => [Event::Offered { seat: SEAT, card: BonusCard(5) }],
    Event::Picked { .. } => [Some(BonusCard(0)), None].map(|card| Event::Picked { seat: SEAT, card }),
    Event::BidShown { .. } => [0, 2].map(|extra| Event::BidShown { seat: SEAT, bid: bid(LetterSet::default(), extra) }),
    Event::Ranked { .. } => [Event::Ranked { by: OTHER, seat: SEAT }],
    Event::Elected { .. } => [Event::Elected { turn: 2, order: list(&[Seat(2), Seat(0), Seat(1)]) }],
    Event::CardShown { .. } => ROUNDS.map(|round| Event::CardShown { seat: SEAT, card: CARD, round }),
    Event::Reacted { .. } => [2, 0].map(|cost| Event::Reacted { seat: SEAT, card: CARD, cost }),
    Event::TookBack { .. } => [Event::TookBack { seat: SEAT, card: CARD }],
    Event::ActionBegan { .. } => begun_actions(),
    Event::Declined { .. } => [Event::Declined { seat: SEAT, kind: ActionKind::Mine }],
    Event::Discarded { .. } => [Event::Discarded { seat: SEAT, card: TROPHY }],
    Event::Invoked { .. } => [Event::Invoked { seat: SEAT, card: AbilityId(3) }],
    Event::Rolled { .. } => [
        RollPurpose::Bank, RollPurpose::Trade, RollPurpose::Mine, RollPurpose::Distance(Rocket::Biochemical),
        RollPurpose::Damage(Rocket::Biochemical), RollPurpose::Deploy, RollPurpose::Battle, RollPurpose::Guard,
    ].map(|dice| Event::Rolled { seat: SEAT, dice, faces: list(&[2, 5, 6]) }),
    Event::Learned { .. } => [0, 7].map(|price| Event::Learned { seat: SEAT, tech: Tech::Cloaking, price }),
    Event::Built { .. } => [Some((3, 2)), None].map(|price| Event::Built { ship: SHIP, price }),
    Event::Bought { .. } => [Event::Bought { seat: SEAT, item: Item::Ssl, cp: 0, ph: 1 }],
    Event::Given { .. } => [Event::Given { seat: SEAT, item: Item::Ssl }],
    Event::Refitted { .. } => [Event::Refitted { seat: SEAT, kind: ShipType::Carrier }],
    Event::Returned { .. } => [Event::Returned { seat: SEAT, item: Item::Ssl, count: 2 }],
    Event::MarketOpened { .. } => [Event::MarketOpened { seat: SEAT, space: 0, remaining_exchanges: 1 }],
    Event::Exchanged { .. } => [(Exchange::SellAx, 5), (Exchange::BuyPh, -4)]
        .map(|(exchange, cp)| Event::Exchanged { seat: SEAT, exchange, cp }),
    Event::Mined { .. } => [Event::Mined { seat: SEAT, hex: HEX }],
    Event::Armed { .. } => [Event::Armed { seat: SEAT, rocket: Rocket::Biochemical, hex: HEX }],
    Event::Disarmed { .. } => [Event::Disarmed { hex: HEX, rocket: Rocket::Biochemical, count: 2 }],
    Event::Targeted { .. } => [Event::Targeted { seat: SEAT, rocket: Rocket::Biochemical, from: HEX, to: NEXT }],
    Event::Flew { .. } => [true, false].map(|arrives| {
        Event::Flew { seat: SEAT, rocket: Rocket::Biochemical, from: HEX, to: NEXT, die: 4, arrives }
    }),
    Event::Ruined { .. } => [Event::Ruined { hex: HEX }],
    Event::StageBegan { .. } => [(2, false), (1, true)]
        .map(|(of, has_radar)| Event::StageBegan { turn: 2, conquest_stage: 1, of, has_radar }),
    Event::Mounted { .. } => [Event::Mounted { ship: SHIP, hex: HEX }],
    Event::Ferried { .. } => [Event::Ferried { seat: SEAT, from: HEX, to: NEXT }],
    Event::Stacked { .. } => [Event::Stacked { ship: SHIP, tokens: 1 }],
    Event::OrderShown { .. } => [
        Event::OrderShown { ship: SHIP, tokens: list(&[Token::Blank, Token::Go(Direction::ALL[2])]) },
    ],
    Event::Stepped { .. } => [Event::Stepped { ship: SHIP, from: HEX, to: NEXT }],
    Event::Flown { .. } => [list(&[HEX, NEXT, HexId::COUNCIL]), list(&[HEX, HEX])]
        .map(|path| Event::Flown { ship: SHIP, path }),
    Event::Uncloaked { .. } => [true, false].map(|uncloaks| Event::Uncloaked { seat: SEAT, hex: HEX, uncloaks }),
    Event::BattleBegan { .. } => [Event::BattleBegan { hex: HEX, seats: SEATS.with(OTHER) }],
    Event::GuardShown { .. } => [Some(TROPHY), None]
        .map(|card| Event::GuardShown { hex: HEX, seat: SEAT, level: 2, card }),
    Event::RoundBegan { .. } => [Event::RoundBegan { hex: HEX, round: 2 }],
    Event::Hit { .. } => [Some(SEAT), None].map(|by| Event::Hit { by, ship: SHIP }),
    Event::GuardHit { .. } => [Event::GuardHit { by: SEAT, hits: 2 }],
    Event::Destroyed { .. } => [Event::Destroyed { ship: SHIP, hex: HEX }],
    Event::BattleEnded { .. } => [(Some(SEAT), 150), (None, 0)]
        .map(|(winner, sixtieths)| Event::BattleEnded { hex: HEX, winner, sixtieths }),
    Event::GuardEnded { .. } => [(true, Some(TROPHY)), (true, None), (false, None)]
        .map(|(is_beaten, kept)| Event::GuardEnded { hex: HEX, seat: SEAT, is_beaten, kept }),
    Event::Landed { .. } => [true, false].map(|lands| Event::Landed { ship: SHIP, hex: HEX, lands }),
    Event::Scored { .. } => ScoreLine::ALL.map(|line| Event::Scored { seat: SEAT, line, sixtieths: 70 }),
    Event::TimeCalled => [Event::TimeCalled],
    Event::Conceded { .. } => [Event::Conceded { seat: SEAT }],
    Event::Ended { .. } => [SEATS, SeatSet::NONE].map(|winners| Event::Ended { winners }),
});

const ROUNDS: [Round; 3] = [Round::First, Round::Second, Round::Third];

fn bid(letters: LetterSet, extra: u8) -> Bid {
    Bid {
        letters,
        cp: 3,
        uses_ability: extra > 0,
        extra,
    }
}

fn resource_changes() -> Vec<Event> {
    let changed = |delta| {
        let resources = [Resource::Cp, Resource::Ax, Resource::Ph]
            .into_iter()
            .cycle();
        all_values()
            .zip(resources)
            .map(move |(reason, what)| Event::Changed {
                seat: SEAT,
                what,
                delta,
                reason,
            })
    };
    changed(-2).chain(changed(3)).collect()
}

fn cube_moves() -> Vec<Event> {
    let moves = |reason| {
        [1, -2].map(|delta| Event::Cubes {
            seat: SEAT,
            hex: HEX,
            delta,
            reason,
        })
    };
    all_values().flat_map(moves).collect()
}

fn begun_actions() -> Vec<Event> {
    let others = [
        Origin::Reaction,
        Origin::Bonus,
        Origin::Political(LAW, 0),
        Origin::Resistance(TROPHY, 0),
        Origin::House,
    ];
    let origins = ROUNDS.map(Origin::Card).into_iter().chain(others);
    origins
        .map(|origin| Event::ActionBegan {
            seat: SEAT,
            kind: ActionKind::Trade,
            origin,
        })
        .collect()
}
