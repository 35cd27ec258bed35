//! Maps events to phrases and their arguments.

use super::Narrator;
use engine::exodus::cards::{LetterSet, ResistanceId};
use engine::exodus::effect::Resource;
use engine::exodus::event::{CubeMoveReason, Event, ResourceReason, RollPurpose};
use engine::exodus::hex::HexId;
use engine::exodus::ship::ShipId;
use engine::exodus::state::Bid;
use engine::exodus::step::Round;
use engine::game::Seat;
use ui::l10n::MessageDescriptor;
use ui::live_region::{Weight, WeightedSentence};

impl Narrator<'_> {
    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> WeightedSentence {
        (weight(event), self.event(event))
    }

    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the heading of the log where a turn or a Conquest stage begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let (key, words) = match *event {
            Event::TurnStarted { turn, last } => (
                either(last, "exodus-heading-last", "exodus-heading-turn"),
                vec![("turn", turn.into())],
            ),
            Event::StageBegan {
                turn,
                conquest_stage,
                of,
                ..
            } => {
                let key = either(of > 1, "exodus-heading-stage", "exodus-heading-stage-one");
                (
                    key,
                    vec![
                        ("turn", turn.into()),
                        ("pass", conquest_stage.into()),
                        ("of", of.into()),
                    ],
                )
            }
            _ => {
                return None;
            }
        };
        Some(self.say(key, &words))
    }

    /// Returns the phrase and arguments for an event; the key omits the prefix `exodus-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        match *event {
            Event::TurnStarted { turn, last } => {
                MessageDescriptor::new(either(last, "turn-last", "turn-started")).with("turn", turn)
            }
            Event::Committed { seat } => self.seat_line("committed", seat),
            Event::Reopened { seat } => self.seat_line("reopened", seat),
            Event::PartsFitted { seat } => self.seat_line("parts-fitted", seat),
            Event::Conceded { seat } => self.seat_line("conceded", seat),
            Event::StartTech { seat, tech } => self
                .seat_line("start-tech", seat)
                .with("tech", self.tech(tech)),
            Event::Changed {
                seat,
                what,
                by,
                reason,
            } => self.changed(seat, what, by, reason),
            Event::Cubes {
                seat,
                hex,
                by,
                reason,
            } => self
                .seat_line(cubes(reason), seat)
                .with("count", by.unsigned_abs())
                .with("at", self.hex(hex)),
            Event::Tokens { hex, by } => self
                .hex_line(either(by < 0, "tokens-fewer", "tokens-more"), hex)
                .with("count", by.unsigned_abs()),
            Event::Taken { seat, hex, count } => {
                self.seat_hex_line("taken", seat, hex).with("count", count)
            }
            Event::Mined { seat, hex } => self.seat_hex_line("mined", seat, hex),
            Event::Repaired { ship, by } => self.ship_line("repaired", ship).with("count", by),
            Event::ResolutionLeft { card } => {
                MessageDescriptor::new("resolution-left").with("card", self.political(card))
            }
            Event::Adopted { card } => {
                MessageDescriptor::new("adopted").with("card", self.political(card))
            }
            Event::Dropped { card } => {
                MessageDescriptor::new("dropped").with("card", self.political(card))
            }
            Event::Revealed { letter, card } => MessageDescriptor::new("revealed")
                .with("letter", self.letter(letter))
                .with("card", self.political(card)),
            Event::VoteShown { seat, bid, valid } => self.vote_shown(seat, bid, valid),
            Event::Total { letter, total } => MessageDescriptor::new("total")
                .with("letter", self.letter(letter))
                .with("count", total),
            Event::VoteTied { letters } => {
                MessageDescriptor::new("vote-tied").with("letters", self.letters(letters))
            }
            Event::Favored { seat, letter } => self
                .seat_line("favored", seat)
                .with("letter", self.letter(letter)),
            Event::Repealed { seat, card } => self
                .seat_line("repealed", seat)
                .with("card", self.political(card)),
            Event::Offered { seat, card } => self
                .seat_line("offered", seat)
                .with("card", self.bonus(card)),
            Event::Picked { seat, card } => card.map_or_else(
                || self.seat_line("picked-none", seat),
                |card| {
                    self.seat_line("picked", seat)
                        .with("card", self.bonus(card))
                },
            ),
            Event::BidShown { seat, bid } => self
                .seat_line(either(bid.extra > 0, "bid-more", "bid"), seat)
                .with("cp", bid.cp)
                .with("extra", bid.extra),
            Event::Ranked { by, seat } => self.seat_line("ranked", seat).with("by", self.seat(by)),
            Event::Elected { ref order, .. } => self.elected(order),
            Event::CardShown { seat, card, round } => self
                .seat_line(card_shown(round), seat)
                .with("card", self.action_card(card)),
            Event::Reacted { seat, card, cost } => self
                .seat_line("reacted", seat)
                .with("deed", self.reaction(card))
                .with("cost", self.cubes(cost)),
            Event::TookBack { seat, card } => self
                .seat_line("took-back", seat)
                .with("card", self.action_card(card)),
            Event::DeedBegan { seat, kind, origin } => self
                .seat_line("deed-began", seat)
                .with("deed", self.action_kind(kind))
                .with("origin", self.origin(origin)),
            Event::Declined { seat, kind } => self
                .seat_line("declined", seat)
                .with("deed", self.action_kind(kind)),
            Event::Rolled {
                seat,
                dice,
                ref faces,
            } => self.rolled(seat, dice, faces),
            Event::Learned { seat, tech, price } => self
                .seat_line("learned", seat)
                .with("tech", self.tech(tech))
                .with("cost", self.cost(price)),
            Event::Built { ship, price } => price.map_or_else(
                || self.ship_line("built-gift", ship),
                |price| {
                    self.ship_line("built", ship)
                        .with("cost", self.ship_cost(price))
                },
            ),
            Event::Bought { seat, item, cp, ph } => self
                .seat_line("bought", seat)
                .with("item", self.item(item))
                .with("cost", self.item_cost((cp, ph))),
            Event::Given { seat, item } => {
                self.seat_line("given", seat).with("item", self.item(item))
            }
            Event::Refitted { seat, kind } => self
                .seat_line("refitted", seat)
                .with("type", self.ship_type(kind)),
            Event::Returned { seat, item, count } => self
                .seat_line("returned", seat)
                .with("item", self.item(item))
                .with("count", count),
            Event::Armed { seat, rocket, hex } => self
                .seat_hex_line("armed", seat, hex)
                .with("rocket", self.rocket(rocket)),
            Event::Disarmed { hex, rocket, count } => self
                .hex_line("disarmed", hex)
                .with("rocket", self.rocket(rocket))
                .with("count", count),
            Event::MarketOpened { seat, space, left } => self
                .seat_line("market-opened", seat)
                .with("space", space + 1)
                .with("count", left),
            Event::Exchanged { seat, exchange, cp } => self
                .seat_line(either(exchange.sells(), "sold", "purchased"), seat)
                .with("what", self.resource(exchange.resource()))
                .with("cp", cp.unsigned_abs()),
            Event::Discarded { seat, card } => self
                .seat_line("discarded", seat)
                .with("card", self.resistance(card))
                .with("text", self.resistance_text(card)),
            Event::Invoked { seat, card } => self
                .seat_line("invoked", seat)
                .with("card", self.ability(card))
                .with("text", self.ability_text(card)),
            Event::Targeted {
                seat,
                rocket,
                from,
                to,
            } => self
                .seat_hex_line("targeted", seat, to)
                .with("rocket", self.rocket(rocket))
                .with("from", self.hex(from)),
            Event::Flew {
                rocket,
                from,
                to,
                die,
                arrives,
                ..
            } => self
                .hex_line(either(arrives, "flew", "fell-short"), to)
                .with("rocket", self.rocket(rocket))
                .with("from", self.hex(from))
                .with("die", die),
            Event::Ruined { hex } => self.hex_line("ruined", hex),
            Event::StageBegan {
                conquest_stage,
                of,
                radar,
                ..
            } => MessageDescriptor::new(either(radar, "stage-radar", "stage-began"))
                .with("pass", conquest_stage)
                .with("of", of),
            Event::Mounted { ship, hex } => {
                self.ship_line("mounted", ship).with("at", self.hex(hex))
            }
            Event::Ferried { seat, from, to } => self
                .seat_hex_line("ferried", seat, to)
                .with("from", self.hex(from)),
            Event::Stacked { ship, tokens } => {
                self.ship_line("stacked", ship).with("count", tokens)
            }
            Event::OrderShown { ship, ref tokens } => self
                .ship_line("order-shown", ship)
                .with("tokens", self.tokens(tokens.iter().copied())),
            Event::Stepped { ship, to, .. } => {
                self.ship_line("stepped", ship).with("at", self.hex(to))
            }
            Event::Flown { ship, ref path } => self.flown(ship, path),
            Event::Uncloaked { seat, hex, yes } => {
                self.seat_hex_line(either(yes, "uncloaked", "stays-cloaked"), seat, hex)
            }
            Event::BattleBegan { hex, seats } => self
                .hex_line("battle-began", hex)
                .with("seats", self.seats(seats)),
            Event::RoundBegan { round, .. } => {
                MessageDescriptor::new("round-began").with("round", round)
            }
            Event::GuardShown {
                hex,
                seat,
                level,
                card,
            } => self.guard_shown(hex, seat, level, card),
            Event::Hit { by, ship } => by.map_or_else(
                || self.ship_line("hit-by-guard", ship),
                |by| self.seat_line("hit", by).with("ship", self.ship(ship)),
            ),
            Event::GuardHit { by, hits } => self.seat_line("guard-hit", by).with("count", hits),
            Event::Destroyed { ship, hex } => {
                self.ship_line("destroyed", ship).with("at", self.hex(hex))
            }
            Event::BattleEnded {
                hex,
                winner,
                sixtieths,
            } => winner.map_or_else(
                || self.hex_line("battle-drawn", hex),
                |seat| {
                    self.seat_hex_line("battle-won", seat, hex)
                        .with("points", self.points(sixtieths))
                },
            ),
            Event::GuardEnded {
                hex,
                seat,
                beaten,
                kept,
            } => self.guard_ended(hex, seat, beaten, kept),
            Event::Landed { ship, hex, lands } => self
                .ship_line(either(lands, "landed", "landing-failed"), ship)
                .with("at", self.hex(hex)),
            Event::Scored {
                seat,
                line,
                sixtieths,
            } => self
                .seat_line("scored", seat)
                .with("line", self.score_line(line))
                .with("points", self.points(sixtieths)),
            Event::TimeCalled => MessageDescriptor::new("time-called"),
            Event::Ended { winners } => winners.iter().next().map_or_else(
                || MessageDescriptor::new("ended"),
                |seat| self.seat_line("won", seat),
            ),
        }
    }

    fn seat_line(&self, key: &'static str, seat: Seat) -> MessageDescriptor {
        MessageDescriptor::new(key).with("seat", self.seat(seat))
    }

    fn hex_line(&self, key: &'static str, hex: HexId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("at", self.hex(hex))
    }

    fn seat_hex_line(&self, key: &'static str, seat: Seat, hex: HexId) -> MessageDescriptor {
        self.seat_line(key, seat).with("at", self.hex(hex))
    }

    fn ship_line(&self, key: &'static str, ship: ShipId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("ship", self.ship(ship))
    }

    fn changed(
        &self,
        seat: Seat,
        what: Resource,
        by: i16,
        reason: ResourceReason,
    ) -> MessageDescriptor {
        let key = match (by < 0, reason) {
            (false, _) => "gained",
            (true, ResourceReason::Card | ResourceReason::Penalty | ResourceReason::Cap) => "lost",
            (
                true,
                ResourceReason::Income
                | ResourceReason::Tax
                | ResourceReason::Vote
                | ResourceReason::Election
                | ResourceReason::Research
                | ResourceReason::Bank
                | ResourceReason::Build
                | ResourceReason::Upgrade
                | ResourceReason::Trade,
            ) => "paid",
        };
        self.seat_line(key, seat)
            .with("count", by.unsigned_abs())
            .with("what", self.resource(what))
            .with("why", self.text(why(reason)))
    }

    fn vote_shown(&self, seat: Seat, bid: Bid, valid: bool) -> MessageDescriptor {
        let key = match (valid, bid.letters == LetterSet::default(), bid.extra) {
            (true, _, 0) => "vote",
            (true, _, 1..) => "vote-more",
            (false, false, _) => "vote-invalid",
            (false, true, _) => "vote-none",
        };
        self.seat_line(key, seat)
            .with("letters", self.letters(bid.letters))
            .with("cp", bid.cp)
            .with("extra", bid.extra)
    }

    fn elected(&self, order: &[Seat]) -> MessageDescriptor {
        let name = |place: usize| {
            order
                .get(place)
                .map_or_else(String::new, |seat| self.seat(*seat))
        };
        let names: Vec<String> = order.iter().map(|seat| self.seat(*seat)).collect();
        MessageDescriptor::new("elected")
            .with("seat", name(0))
            .with("vice", name(1))
            .with("order", self.phrases.list(&names))
    }

    fn rolled(&self, seat: Seat, dice: RollPurpose, faces: &[u8]) -> MessageDescriptor {
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        let line = match dice {
            RollPurpose::Bank => self.seat_line("rolled-bank", seat),
            RollPurpose::Trade => self.seat_line("rolled-trade", seat),
            RollPurpose::Mine => self.seat_line("rolled-mine", seat),
            RollPurpose::Distance(rocket) => self
                .seat_line("rolled-distance", seat)
                .with("rocket", self.rocket(rocket)),
            RollPurpose::Damage(rocket) => self
                .seat_line("rolled-damage", seat)
                .with("rocket", self.rocket(rocket)),
            RollPurpose::Battle => self.seat_line("rolled-battle", seat),
            RollPurpose::Guard => MessageDescriptor::new("rolled-guard"),
            RollPurpose::Deploy => self.seat_line("rolled-deploy", seat),
        };
        line.with("faces", self.phrases.list(&faces))
    }

    /// Describes the flight of a ship; a flight that ends where it began is a stay.
    fn flown(&self, ship: ShipId, path: &[HexId]) -> MessageDescriptor {
        let (from, to) = (path.first().copied(), path.last().copied());
        let name = |hex: Option<HexId>| hex.map_or_else(String::new, |hex| self.hex(hex));
        let line = self.ship_line(either(from == to, "stayed", "flown"), ship);
        line.with("from", name(from)).with("at", name(to))
    }

    fn guard_shown(
        &self,
        hex: HexId,
        seat: Seat,
        level: u8,
        card: Option<ResistanceId>,
    ) -> MessageDescriptor {
        let figures = card.and_then(|card| Some((card, self.table.resistance(card)?)));
        let Some((card, figures)) = figures else {
            return self
                .seat_hex_line("guard-bare", seat, hex)
                .with("level", self.level(level));
        };
        self.seat_hex_line("guard-shown", seat, hex)
            .with("card", self.resistance(card))
            .with("level", self.level(level))
            .with("dice", figures.dice)
            .with("strength", figures.strength)
    }

    fn guard_ended(
        &self,
        hex: HexId,
        seat: Seat,
        beaten: bool,
        kept: Option<ResistanceId>,
    ) -> MessageDescriptor {
        match (beaten, kept) {
            (true, Some(card)) => self
                .seat_hex_line("guard-beaten", seat, hex)
                .with("card", self.resistance(card)),
            (true, None) => self.hex_line("guard-gone", hex),
            (false, _) => self.hex_line("guard-stays", hex),
        }
    }
}

const fn either(is: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is { yes } else { no }
}

const fn cubes(reason: CubeMoveReason) -> &'static str {
    match reason {
        CubeMoveReason::Growth => "cubes-growth",
        CubeMoveReason::Card => "cubes-home",
        CubeMoveReason::Reaction => "cubes-reaction",
        CubeMoveReason::Killed => "cubes-killed",
        CubeMoveReason::Wreck => "cubes-wreck",
        CubeMoveReason::Ruin => "cubes-ruin",
    }
}

const fn card_shown(round: Round) -> &'static str {
    match round {
        Round::First => "card-first",
        Round::Second => "card-second",
        Round::Third => "card-third",
    }
}

/// Returns the phrase key of the reason why a resource changes.
const fn why(reason: ResourceReason) -> &'static str {
    match reason {
        ResourceReason::Income => "exodus-why-income",
        ResourceReason::Tax => "exodus-why-tax",
        ResourceReason::Card => "exodus-why-card",
        ResourceReason::Vote => "exodus-why-vote",
        ResourceReason::Penalty => "exodus-why-penalty",
        ResourceReason::Election => "exodus-why-election",
        ResourceReason::Research => "exodus-why-research",
        ResourceReason::Bank => "exodus-why-bank",
        ResourceReason::Build => "exodus-why-build",
        ResourceReason::Upgrade => "exodus-why-upgrade",
        ResourceReason::Trade => "exodus-why-trade",
        ResourceReason::Cap => "exodus-why-cap",
    }
}

/// Whether an event only repeats what another event of the same action says with its price or bid.
#[must_use]
pub const fn is_echo(event: &Event) -> bool {
    matches!(
        event,
        Event::Changed {
            reason: ResourceReason::Vote
                | ResourceReason::Election
                | ResourceReason::Research
                | ResourceReason::Build
                | ResourceReason::Upgrade
                | ResourceReason::Trade,
            ..
        }
    )
}

/// Whether an event has a sentence of its own in the log; headings, sealed choices and empty score
/// lines have none.
#[must_use]
pub const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnStarted { .. }
            | Event::StageBegan { radar: false, .. }
            | Event::Committed { .. }
            | Event::DeedBegan { .. }
            | Event::Scored { sixtieths: 0, .. }
    ) && !is_echo(event)
}

/// Returns how important an event is for those who listen.
const fn weight(event: &Event) -> Weight {
    match event {
        Event::Committed { .. }
        | Event::Reopened { .. }
        | Event::DeedBegan { .. }
        | Event::Declined { .. }
        | Event::Stacked { .. }
        | Event::OrderShown { .. }
        | Event::Dropped { .. }
        | Event::RoundBegan { .. }
        | Event::Refitted { .. }
        | Event::Returned { .. }
        | Event::Total { .. }
        | Event::PartsFitted { .. }
        | Event::Hit { .. }
        | Event::Repaired { .. } => Weight::Detail,
        Event::StartTech { .. }
        | Event::Changed { .. }
        | Event::Cubes { .. }
        | Event::Tokens { .. }
        | Event::Taken { .. }
        | Event::ResolutionLeft { .. }
        | Event::Revealed { .. }
        | Event::Favored { .. }
        | Event::Offered { .. }
        | Event::BidShown { .. }
        | Event::Ranked { .. }
        | Event::TookBack { .. }
        | Event::Rolled { .. }
        | Event::Built { .. }
        | Event::Bought { .. }
        | Event::Given { .. }
        | Event::Armed { .. }
        | Event::Disarmed { .. }
        | Event::MarketOpened { .. }
        | Event::Exchanged { .. }
        | Event::Mined { .. }
        | Event::Mounted { .. }
        | Event::Ferried { .. }
        | Event::Stepped { .. }
        | Event::Flown { .. }
        | Event::Uncloaked { .. }
        | Event::GuardHit { .. }
        | Event::Landed { .. }
        | Event::Scored { .. }
        | Event::VoteShown { .. }
        | Event::VoteTied { .. }
        | Event::Flew { .. }
        | Event::Targeted { .. } => Weight::Plain,
        Event::TurnStarted { .. }
        | Event::Adopted { .. }
        | Event::Repealed { .. }
        | Event::Picked { .. }
        | Event::Elected { .. }
        | Event::CardShown { .. }
        | Event::Reacted { .. }
        | Event::Learned { .. }
        | Event::Discarded { .. }
        | Event::Invoked { .. }
        | Event::Ruined { .. }
        | Event::StageBegan { .. }
        | Event::BattleBegan { .. }
        | Event::GuardShown { .. }
        | Event::Destroyed { .. }
        | Event::BattleEnded { .. }
        | Event::GuardEnded { .. }
        | Event::TimeCalled
        | Event::Conceded { .. }
        | Event::Ended { .. } => Weight::Key,
    }
}
