//! Samples of everything that has a sentence, with variants of those that have several forms.

use engine::components::ArrayVec;
use engine::exodus::action::{Exchange, Token};
use engine::exodus::cards::{
    AbilityId, ActionCard, BonusCard, Letter, LetterSet, PoliticalId, ResistanceId,
};
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::event::{CubeMoveReason, Event, Faces, ResourceReason, RollPurpose, ScoreLine};
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
use play::exhaustive_samples;
use play::games::wording_checks::assert_all_variants;

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

/// Returns every event, and variants of those whose sentence has several forms.
pub fn events() -> Vec<Event> {
    let events: Vec<Event> = [
        frame(),
        changes(),
        council(),
        cards(),
        actions(),
        rockets(),
        flights(),
        battles(),
        ends(),
    ]
    .concat();
    assert_all_variants(&events, 61);
    events
}

const SEAT: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const SHIP: ShipId = ShipId(3);
const HEX: HexId = HexId(5);
const NEXT: HexId = HexId(6);
const LAW: PoliticalId = PoliticalId(0);
const TROPHY: ResistanceId = ResistanceId(6);

fn list<T: Copy + Default, const N: usize>(items: &[T]) -> ArrayVec<T, N> {
    let mut list = ArrayVec::new();
    for item in items {
        let _ = list.push(*item);
    }
    list
}

fn frame() -> Vec<Event> {
    let started = |last| Event::TurnStarted {
        turn: 3,
        is_last: last,
    };
    vec![
        started(false),
        started(true),
        Event::Committed { seat: SEAT },
        Event::Reopened { seat: SEAT },
        Event::StartTech {
            seat: SEAT,
            tech: Tech::Radar,
        },
        Event::PartsFitted { seat: SEAT },
        Event::Taken {
            seat: SEAT,
            hex: HEX,
            count: 2,
        },
        Event::Repaired {
            ship: SHIP,
            damage: 1,
        },
    ]
}

fn changes() -> Vec<Event> {
    let reasons = [
        ResourceReason::Income,
        ResourceReason::Tax,
        ResourceReason::Card,
        ResourceReason::Vote,
        ResourceReason::Penalty,
        ResourceReason::Election,
        ResourceReason::Research,
        ResourceReason::Bank,
        ResourceReason::Build,
        ResourceReason::Upgrade,
        ResourceReason::Trade,
        ResourceReason::Cap,
    ];
    let resources = [Resource::Cp, Resource::Ax, Resource::Ph]
        .into_iter()
        .cycle();
    let changed = [-2, 3].into_iter().flat_map(|delta| {
        let resources = resources.clone();
        reasons
            .into_iter()
            .zip(resources)
            .map(move |(reason, what)| Event::Changed {
                seat: SEAT,
                what,
                delta,
                reason,
            })
    });
    let log_sections = [
        CubeMoveReason::Growth,
        CubeMoveReason::Card,
        CubeMoveReason::Reaction,
        CubeMoveReason::Killed,
        CubeMoveReason::Wreck,
        CubeMoveReason::Ruin,
    ];
    let cubes = log_sections.into_iter().flat_map(|reason| {
        [1, -2].map(|delta| Event::Cubes {
            seat: SEAT,
            hex: HEX,
            delta,
            reason,
        })
    });
    let tokens = [2, -1].map(|delta| Event::Tokens { hex: HEX, delta });
    changed.chain(cubes).chain(tokens).collect()
}

fn council() -> Vec<Event> {
    let bid = |letters, extra| Bid {
        letters,
        cp: 3,
        uses_ability: extra > 0,
        extra,
    };
    let only = LetterSet::singleton(Letter::B);
    let vote = |letters, extra, valid| Event::VoteShown {
        seat: SEAT,
        bid: bid(letters, extra),
        is_valid: valid,
    };
    let order: [Seat; 3] = [Seat(2), Seat(0), Seat(1)];
    vec![
        Event::ResolutionLeft { card: LAW },
        Event::Revealed {
            letter: Letter::C,
            card: LAW,
        },
        vote(only, 0, true),
        vote(only, 3, true),
        vote(only.with(Letter::A), 0, false),
        vote(LetterSet::default(), 0, false),
        Event::Total {
            letter: Letter::A,
            total: 1,
        },
        Event::VoteTied {
            letters: only.with(Letter::A),
        },
        Event::Favored {
            seat: SEAT,
            letter: Letter::A,
        },
        Event::Adopted { card: LAW },
        Event::Dropped { card: LAW },
        Event::Repealed {
            seat: SEAT,
            card: LAW,
        },
        Event::Offered {
            seat: SEAT,
            card: BonusCard(5),
        },
        Event::Picked {
            seat: SEAT,
            card: Some(BonusCard(0)),
        },
        Event::Picked {
            seat: SEAT,
            card: None,
        },
        Event::BidShown {
            seat: SEAT,
            bid: bid(LetterSet::default(), 0),
        },
        Event::BidShown {
            seat: SEAT,
            bid: bid(LetterSet::default(), 2),
        },
        Event::Ranked {
            by: OTHER,
            seat: SEAT,
        },
        Event::Elected {
            turn: 2,
            order: list(&order),
        },
    ]
}

fn cards() -> Vec<Event> {
    let (seat, card) = (SEAT, ActionCard(2));
    let shown = |round| Event::CardShown { seat, card, round };
    let began = |origin| Event::ActionBegan {
        seat,
        kind: ActionKind::Trade,
        origin,
    };
    vec![
        shown(Round::First),
        shown(Round::Second),
        shown(Round::Third),
        Event::Reacted {
            seat,
            card,
            cost: 2,
        },
        Event::Reacted {
            seat,
            card,
            cost: 0,
        },
        Event::TookBack { seat, card },
        began(Origin::Card(Round::First)),
        began(Origin::Card(Round::Second)),
        began(Origin::Card(Round::Third)),
        began(Origin::Reaction),
        began(Origin::Bonus),
        began(Origin::Political(LAW, 0)),
        began(Origin::Resistance(TROPHY, 0)),
        began(Origin::House),
        Event::Declined {
            seat,
            kind: ActionKind::Mine,
        },
        Event::Discarded { seat, card: TROPHY },
        Event::Invoked {
            seat,
            card: AbilityId(3),
        },
    ]
}

fn rolled(dice: RollPurpose) -> Event {
    let faces: Faces = list(&[2, 5, 6]);
    Event::Rolled {
        seat: SEAT,
        dice,
        faces,
    }
}

fn actions() -> Vec<Event> {
    let (seat, item) = (SEAT, Item::Ssl);
    let exchanged = |exchange, cp| Event::Exchanged { seat, exchange, cp };
    vec![
        rolled(RollPurpose::Bank),
        rolled(RollPurpose::Trade),
        rolled(RollPurpose::Mine),
        Event::Learned {
            seat,
            tech: Tech::Cloaking,
            price: 0,
        },
        Event::Learned {
            seat,
            tech: Tech::Cloaking,
            price: 7,
        },
        Event::Built {
            ship: SHIP,
            price: Some((3, 2)),
        },
        Event::Built {
            ship: SHIP,
            price: None,
        },
        Event::Bought {
            seat,
            item,
            cp: 0,
            ph: 1,
        },
        Event::Given { seat, item },
        Event::Refitted {
            seat,
            kind: ShipType::Carrier,
        },
        Event::Returned {
            seat,
            item,
            count: 2,
        },
        Event::MarketOpened {
            seat,
            space: 0,
            remaining_exchanges: 1,
        },
        exchanged(Exchange::SellAx, 5),
        exchanged(Exchange::BuyPh, -4),
        Event::Mined { seat, hex: HEX },
    ]
}

fn rockets() -> Vec<Event> {
    let (seat, rocket, from, to) = (SEAT, Rocket::Biochemical, HEX, NEXT);
    let flew = |arrives| Event::Flew {
        seat,
        rocket,
        from,
        to,
        die: 4,
        arrives,
    };
    vec![
        Event::Armed {
            seat,
            rocket,
            hex: HEX,
        },
        Event::Disarmed {
            hex: HEX,
            rocket,
            count: 2,
        },
        Event::Targeted {
            seat,
            rocket,
            from,
            to,
        },
        flew(true),
        flew(false),
        rolled(RollPurpose::Distance(rocket)),
        rolled(RollPurpose::Damage(rocket)),
        Event::Ruined { hex: HEX },
    ]
}

fn flights() -> Vec<Event> {
    let began = |of, radar| Event::StageBegan {
        turn: 2,
        conquest_stage: 1,
        of,
        has_radar: radar,
    };
    let flown = |path: &[HexId]| Event::Flown {
        ship: SHIP,
        path: list(path),
    };
    let tokens = [Token::Blank, Token::Go(Direction::ALL[2])];
    let uncloaked = |yes| Event::Uncloaked {
        seat: SEAT,
        hex: HEX,
        uncloaks: yes,
    };
    vec![
        began(2, false),
        began(1, true),
        Event::Mounted {
            ship: SHIP,
            hex: HEX,
        },
        Event::Ferried {
            seat: SEAT,
            from: HEX,
            to: NEXT,
        },
        Event::Stacked {
            ship: SHIP,
            tokens: 1,
        },
        Event::OrderShown {
            ship: SHIP,
            tokens: list(&tokens),
        },
        Event::Stepped {
            ship: SHIP,
            from: HEX,
            to: NEXT,
        },
        flown(&[HEX, NEXT, HexId::COUNCIL]),
        flown(&[HEX, HEX]),
        uncloaked(true),
        uncloaked(false),
        rolled(RollPurpose::Deploy),
    ]
}

fn battles() -> Vec<Event> {
    let (seat, hex) = (SEAT, HEX);
    let shown = |card| Event::GuardShown {
        hex,
        seat,
        level: 2,
        card,
    };
    let ended = |beaten, kept| Event::GuardEnded {
        hex,
        seat,
        is_beaten: beaten,
        kept,
    };
    let landed = |lands| Event::Landed {
        ship: SHIP,
        hex,
        lands,
    };
    vec![
        Event::BattleBegan {
            hex,
            seats: SeatSet::singleton(SEAT).with(OTHER),
        },
        shown(Some(TROPHY)),
        shown(None),
        Event::RoundBegan { hex, round: 2 },
        rolled(RollPurpose::Battle),
        rolled(RollPurpose::Guard),
        Event::Hit {
            by: Some(SEAT),
            ship: SHIP,
        },
        Event::Hit {
            by: None,
            ship: SHIP,
        },
        Event::GuardHit { by: SEAT, hits: 2 },
        Event::Destroyed { ship: SHIP, hex },
        Event::BattleEnded {
            hex,
            winner: Some(SEAT),
            sixtieths: 150,
        },
        Event::BattleEnded {
            hex,
            winner: None,
            sixtieths: 0,
        },
        ended(true, Some(TROPHY)),
        ended(true, None),
        ended(false, None),
        landed(true),
        landed(false),
    ]
}

fn ends() -> Vec<Event> {
    let scored = ScoreLine::ALL.map(|line| Event::Scored {
        seat: SEAT,
        line,
        sixtieths: 70,
    });
    let others = [
        Event::TimeCalled,
        Event::Conceded { seat: SEAT },
        Event::Ended {
            winners: SeatSet::singleton(SEAT),
        },
        Event::Ended {
            winners: SeatSet::NONE,
        },
    ];
    scored.into_iter().chain(others).collect()
}
