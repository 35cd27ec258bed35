//! Which phrase tells which event, and the words it needs.

use super::Narrator;
use engine::exodus::cards::{Letters, ResistanceId};
use engine::exodus::effect::Resource;
use engine::exodus::event::{Dice, Event, Passage, Reason};
use engine::exodus::ship::ShipId;
use engine::exodus::star::HexId;
use engine::exodus::state::Bid;
use engine::exodus::step::Round;
use engine::game::Seat;
use ui::l10n::Line;
use ui::live::{Told, Weight};

impl Narrator<'_> {
    /// What happened, in a sentence, with how much it matters.
    #[must_use]
    pub fn told(&self, event: &Event) -> Told {
        (weight(event), self.event(event))
    }

    /// What happened, in one sentence.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.worded("event", &self.line(event))
    }

    /// What stands above the log where a turn or a Conquest stage begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let (key, words) = match *event {
            Event::TurnStarted { turn, last } => (
                either(last, "exodus-heading-last", "exodus-heading-turn"),
                vec![("turn", turn.into())],
            ),
            Event::StageBegan { turn, pass, of, .. } => {
                let key = either(of > 1, "exodus-heading-stage", "exodus-heading-stage-one");
                (
                    key,
                    vec![
                        ("turn", turn.into()),
                        ("pass", pass.into()),
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

    /// The sentence for an event, not yet worded; its key is without `exodus-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> Line {
        match *event {
            Event::TurnStarted { turn, last } => {
                Line::new(either(last, "turn-last", "turn-started")).with("turn", turn)
            }
            Event::Committed { seat } => self.by("committed", seat),
            Event::Reopened { seat } => self.by("reopened", seat),
            Event::PartsFitted { seat } => self.by("parts-fitted", seat),
            Event::Conceded { seat } => self.by("conceded", seat),
            Event::StartTech { seat, tech } => {
                self.by("start-tech", seat).with("tech", self.tech(tech))
            }
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
                passage,
            } => self
                .by(cubes(passage), seat)
                .with("count", by.unsigned_abs())
                .with("at", self.hex(hex)),
            Event::Tokens { hex, by } => self
                .at(either(by < 0, "tokens-fewer", "tokens-more"), hex)
                .with("count", by.unsigned_abs()),
            Event::Taken { seat, hex, count } => {
                self.there("taken", seat, hex).with("count", count)
            }
            Event::Mined { seat, hex } => self.there("mined", seat, hex),
            Event::Repaired { ship, by } => self.of("repaired", ship).with("count", by),
            Event::ResolutionLeft { card } => {
                Line::new("resolution-left").with("card", self.political(card))
            }
            Event::Adopted { card } => Line::new("adopted").with("card", self.political(card)),
            Event::Dropped { card } => Line::new("dropped").with("card", self.political(card)),
            Event::Revealed { letter, card } => Line::new("revealed")
                .with("letter", self.letter(letter))
                .with("card", self.political(card)),
            Event::VoteShown { seat, bid, valid } => self.vote_shown(seat, bid, valid),
            Event::Total { letter, total } => Line::new("total")
                .with("letter", self.letter(letter))
                .with("count", total),
            Event::VoteTied { letters } => {
                Line::new("vote-tied").with("letters", self.letters(letters))
            }
            Event::Favored { seat, letter } => {
                self.by("favored", seat).with("letter", self.letter(letter))
            }
            Event::Repealed { seat, card } => {
                self.by("repealed", seat).with("card", self.political(card))
            }
            Event::Offered { seat, card } => {
                self.by("offered", seat).with("card", self.bonus(card))
            }
            Event::Picked { seat, card } => card.map_or_else(
                || self.by("picked-none", seat),
                |card| self.by("picked", seat).with("card", self.bonus(card)),
            ),
            Event::BidShown { seat, bid } => self
                .by(either(bid.extra > 0, "bid-more", "bid"), seat)
                .with("cp", bid.cp)
                .with("extra", bid.extra),
            Event::Ranked { by, seat } => self.by("ranked", seat).with("by", self.seat(by)),
            Event::Elected { ref order, .. } => self.elected(order),
            Event::CardShown { seat, card, round } => self
                .by(card_shown(round), seat)
                .with("card", self.action_card(card)),
            Event::Reacted { seat, card, cost } => self
                .by("reacted", seat)
                .with("deed", self.reaction(card))
                .with("cost", self.cubes(cost)),
            Event::TookBack { seat, card } => self
                .by("took-back", seat)
                .with("card", self.action_card(card)),
            Event::DeedBegan { seat, deed, origin } => self
                .by("deed-began", seat)
                .with("deed", self.deed(deed))
                .with("origin", self.origin(origin)),
            Event::Declined { seat, deed } => {
                self.by("declined", seat).with("deed", self.deed(deed))
            }
            Event::Rolled {
                seat,
                dice,
                ref faces,
            } => self.rolled(seat, dice, faces),
            Event::Learned { seat, tech, price } => self
                .by("learned", seat)
                .with("tech", self.tech(tech))
                .with("cost", self.cost(price)),
            Event::Built { ship, price } => price.map_or_else(
                || self.of("built-gift", ship),
                |price| self.of("built", ship).with("cost", self.ship_cost(price)),
            ),
            Event::Bought { seat, item, cp, ph } => self
                .by("bought", seat)
                .with("item", self.item(item))
                .with("cost", self.item_cost((cp, ph))),
            Event::Given { seat, item } => self.by("given", seat).with("item", self.item(item)),
            Event::Refitted { seat, kind } => {
                self.by("refitted", seat).with("type", self.ship_type(kind))
            }
            Event::Returned { seat, item, count } => self
                .by("returned", seat)
                .with("item", self.item(item))
                .with("count", count),
            Event::Armed { seat, rocket, hex } => self
                .there("armed", seat, hex)
                .with("rocket", self.rocket(rocket)),
            Event::Disarmed { hex, rocket, count } => self
                .at("disarmed", hex)
                .with("rocket", self.rocket(rocket))
                .with("count", count),
            Event::MarketOpened { seat, space, left } => self
                .by("market-opened", seat)
                .with("space", space + 1)
                .with("count", left),
            Event::Exchanged { seat, exchange, cp } => self
                .by(either(exchange.sells(), "sold", "purchased"), seat)
                .with("what", self.resource(exchange.what()))
                .with("cp", cp.unsigned_abs()),
            Event::Discarded { seat, card } => self
                .by("discarded", seat)
                .with("card", self.resistance(card))
                .with("text", self.resistance_text(card)),
            Event::Invoked { seat, card } => self
                .by("invoked", seat)
                .with("card", self.ability(card))
                .with("text", self.ability_text(card)),
            Event::Targeted {
                seat,
                rocket,
                from,
                to,
            } => self
                .there("targeted", seat, to)
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
                .at(either(arrives, "flew", "fell-short"), to)
                .with("rocket", self.rocket(rocket))
                .with("from", self.hex(from))
                .with("die", die),
            Event::Ruined { hex } => self.at("ruined", hex),
            Event::StageBegan {
                pass, of, radar, ..
            } => Line::new(either(radar, "stage-radar", "stage-began"))
                .with("pass", pass)
                .with("of", of),
            Event::Mounted { ship, hex } => self.of("mounted", ship).with("at", self.hex(hex)),
            Event::Ferried { seat, from, to } => {
                self.there("ferried", seat, to).with("from", self.hex(from))
            }
            Event::Stacked { ship, tokens } => self.of("stacked", ship).with("count", tokens),
            Event::OrderShown { ship, ref tokens } => self
                .of("order-shown", ship)
                .with("tokens", self.tokens(tokens.iter().copied())),
            Event::Stepped { ship, to, .. } => self.of("stepped", ship).with("at", self.hex(to)),
            Event::Flown { ship, ref path } => self.flown(ship, path),
            Event::Uncloaked { seat, hex, yes } => {
                self.there(either(yes, "uncloaked", "stays-cloaked"), seat, hex)
            }
            Event::BattleBegan { hex, seats } => self
                .at("battle-began", hex)
                .with("seats", self.seats(seats)),
            Event::RoundBegan { round, .. } => Line::new("round-began").with("round", round),
            Event::GuardShown {
                hex,
                seat,
                level,
                card,
            } => self.guard_shown(hex, seat, level, card),
            Event::Hit { by, ship } => by.map_or_else(
                || self.of("hit-by-guard", ship),
                |by| self.by("hit", by).with("ship", self.ship(ship)),
            ),
            Event::GuardHit { by, hits } => self.by("guard-hit", by).with("count", hits),
            Event::Destroyed { ship, hex } => self.of("destroyed", ship).with("at", self.hex(hex)),
            Event::BattleEnded {
                hex,
                winner,
                sixtieths,
            } => winner.map_or_else(
                || self.at("battle-drawn", hex),
                |seat| {
                    self.there("battle-won", seat, hex)
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
                .of(either(lands, "landed", "landing-failed"), ship)
                .with("at", self.hex(hex)),
            Event::Scored {
                seat,
                line,
                sixtieths,
            } => self
                .by("scored", seat)
                .with("line", self.score_line(line))
                .with("points", self.points(sixtieths)),
            Event::TimeCalled => Line::new("time-called"),
            Event::Ended { winners } => winners
                .iter()
                .next()
                .map_or_else(|| Line::new("ended"), |seat| self.by("won", seat)),
        }
    }

    fn by(&self, key: &'static str, seat: Seat) -> Line {
        Line::new(key).with("seat", self.seat(seat))
    }

    fn at(&self, key: &'static str, hex: HexId) -> Line {
        Line::new(key).with("at", self.hex(hex))
    }

    fn there(&self, key: &'static str, seat: Seat, hex: HexId) -> Line {
        self.by(key, seat).with("at", self.hex(hex))
    }

    fn of(&self, key: &'static str, ship: ShipId) -> Line {
        Line::new(key).with("ship", self.ship(ship))
    }

    fn changed(&self, seat: Seat, what: Resource, by: i16, reason: Reason) -> Line {
        let key = match (by < 0, reason) {
            (false, _) => "gained",
            (true, Reason::Card | Reason::Penalty | Reason::Cap) => "lost",
            (
                true,
                Reason::Income
                | Reason::Tax
                | Reason::Vote
                | Reason::Election
                | Reason::Research
                | Reason::Bank
                | Reason::Build
                | Reason::Upgrade
                | Reason::Trade,
            ) => "paid",
        };
        self.by(key, seat)
            .with("count", by.unsigned_abs())
            .with("what", self.resource(what))
            .with("why", self.text(why(reason)))
    }

    fn vote_shown(&self, seat: Seat, bid: Bid, valid: bool) -> Line {
        let key = match (valid, bid.letters == Letters::default(), bid.extra) {
            (true, _, 0) => "vote",
            (true, _, 1..) => "vote-more",
            (false, false, _) => "vote-invalid",
            (false, true, _) => "vote-none",
        };
        self.by(key, seat)
            .with("letters", self.letters(bid.letters))
            .with("cp", bid.cp)
            .with("extra", bid.extra)
    }

    fn elected(&self, order: &[Seat]) -> Line {
        let name = |place: usize| {
            order
                .get(place)
                .map_or_else(String::new, |seat| self.seat(*seat))
        };
        let names: Vec<String> = order.iter().map(|seat| self.seat(*seat)).collect();
        Line::new("elected")
            .with("seat", name(0))
            .with("vice", name(1))
            .with("order", self.phrases.list(&names))
    }

    fn rolled(&self, seat: Seat, dice: Dice, faces: &[u8]) -> Line {
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        let line = match dice {
            Dice::Bank => self.by("rolled-bank", seat),
            Dice::Trade => self.by("rolled-trade", seat),
            Dice::Mine => self.by("rolled-mine", seat),
            Dice::Distance(rocket) => self
                .by("rolled-distance", seat)
                .with("rocket", self.rocket(rocket)),
            Dice::Damage(rocket) => self
                .by("rolled-damage", seat)
                .with("rocket", self.rocket(rocket)),
            Dice::Battle => self.by("rolled-battle", seat),
            Dice::Guard => Line::new("rolled-guard"),
            Dice::Deploy => self.by("rolled-deploy", seat),
        };
        line.with("faces", self.phrases.list(&faces))
    }

    /// A flight by its order; one that ends where it began is none.
    fn flown(&self, ship: ShipId, path: &[HexId]) -> Line {
        let (from, to) = (path.first().copied(), path.last().copied());
        let name = |hex: Option<HexId>| hex.map_or_else(String::new, |hex| self.hex(hex));
        let line = self.of(either(from == to, "stayed", "flown"), ship);
        line.with("from", name(from)).with("at", name(to))
    }

    fn guard_shown(&self, hex: HexId, seat: Seat, level: u8, card: Option<ResistanceId>) -> Line {
        let figures = card.and_then(|card| Some((card, self.table.resistance(card)?)));
        let Some((card, figures)) = figures else {
            return self
                .there("guard-bare", seat, hex)
                .with("level", self.level(level));
        };
        self.there("guard-shown", seat, hex)
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
    ) -> Line {
        match (beaten, kept) {
            (true, Some(card)) => self
                .there("guard-beaten", seat, hex)
                .with("card", self.resistance(card)),
            (true, None) => self.at("guard-gone", hex),
            (false, _) => self.at("guard-stays", hex),
        }
    }
}

/// The one key or the other.
const fn either(is: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is { yes } else { no }
}

const fn cubes(passage: Passage) -> &'static str {
    match passage {
        Passage::Growth => "cubes-growth",
        Passage::Card => "cubes-home",
        Passage::Reaction => "cubes-reaction",
        Passage::Killed => "cubes-killed",
        Passage::Wreck => "cubes-wreck",
        Passage::Ruin => "cubes-ruin",
    }
}

const fn card_shown(round: Round) -> &'static str {
    match round {
        Round::First => "card-first",
        Round::Second => "card-second",
        Round::Third => "card-third",
    }
}

/// The key of the reason for which something changes hands.
const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Income => "exodus-why-income",
        Reason::Tax => "exodus-why-tax",
        Reason::Card => "exodus-why-card",
        Reason::Vote => "exodus-why-vote",
        Reason::Penalty => "exodus-why-penalty",
        Reason::Election => "exodus-why-election",
        Reason::Research => "exodus-why-research",
        Reason::Bank => "exodus-why-bank",
        Reason::Build => "exodus-why-build",
        Reason::Upgrade => "exodus-why-upgrade",
        Reason::Trade => "exodus-why-trade",
        Reason::Cap => "exodus-why-cap",
    }
}

/// Whether an event tells only what another one of the same action has told with its price or bid.
#[must_use]
pub const fn is_echo(event: &Event) -> bool {
    matches!(
        event,
        Event::Changed {
            reason: Reason::Vote
                | Reason::Election
                | Reason::Research
                | Reason::Build
                | Reason::Upgrade
                | Reason::Trade,
            ..
        }
    )
}

/// Whether the log tells of an event in a sentence of its own: not of what stands in a heading, of
/// choices that are still sealed, and of lines of the score with nothing in them.
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

/// How much an event matters to those who listen.
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
