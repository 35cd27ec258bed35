//! Votes, Bonus Actions and bids for the turn order. Every seat pays its bid, so most bids are
//! small.

use super::super::Exodus;
use super::super::action::Action;
use super::super::cards::{AbilityId, BonusCard, Letter, LetterSet, PoliticalId};
use super::super::effect::{BidKind, Effect};
use super::super::state::{Public, State};
use super::super::step::Step;
use super::cards::ActionGains;
use super::position_value::seat_value;
use super::seat_evaluator::SeatEvaluator;
use super::skill::Skill;
use crate::chance::Chance;
use crate::game::Seat;

/// Difference in value that justifies one CP of a bid, in sixtieths of a victory point.
const VALUE_PER_CP: i32 = 24;

/// Returns the value of each option to a seat, minus its mean value to the others.
fn relative_values(
    game: &Exodus,
    public: &Public,
    seat: Seat,
    skill: Skill,
    evaluate: impl Fn(&SeatEvaluator<'_>) -> Vec<i32>,
) -> Vec<i32> {
    let mut sums = evaluate(&SeatEvaluator::new(game, public, seat, skill));
    let others = public.order.iter().copied().filter(|&other| other != seat);
    // Playouts consider only one rival, to save time.
    let others: Vec<Seat> = others.take(if skill.is_quick { 1 } else { 5 }).collect();
    let count = (others.len() as i32).max(1);
    for other in others {
        let values = evaluate(&SeatEvaluator::new(game, public, other, skill));
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum -= value / count;
        }
    }
    sums
}

/// Returns the cards of the agenda by their value to a seat, best first.
#[must_use]
pub fn rank_agenda(game: &Exodus, public: &Public, seat: Seat, skill: Skill) -> Vec<(i32, Letter)> {
    let cards: Vec<(Letter, PoliticalId)> = Letter::ALL
        .into_iter()
        .filter_map(|letter| public.agenda[letter.index()].map(|card| (letter, card)))
        .collect();
    let values = relative_values(game, public, seat, skill, |evaluator| {
        cards
            .iter()
            .map(|(_, card)| evaluator.card_value(*card))
            .collect()
    });
    let with_noise = cards.iter().zip(values).map(|((letter, _), value)| {
        let noise = skill.noise(4, letter.index() as u32);
        (value + noise, *letter)
    });
    let mut ranked: Vec<(i32, Letter)> = with_noise.collect();
    ranked.sort_by_key(|(value, letter)| (std::cmp::Reverse(*value), *letter));
    ranked
}

/// Returns the vote: the best letter, and CP if the values of the cards differ much.
#[must_use]
pub fn vote_answer(
    game: &Exodus,
    state: &State,
    seat: Seat,
    skill: Skill,
    rng: &mut impl Chance,
) -> Vec<Action> {
    let public = &state.public;
    if let Some(letters) = state.private(seat).plan.letters {
        let cp = max_bid(
            &rank_agenda(game, public, seat, skill),
            letters.only_letter(),
        );
        return vec![limited_bid(game, state, seat, cp, BidKind::Vote, cp > 1)];
    }
    let cards = rank_agenda(game, public, seat, skill);
    let Some(&(_, letter)) = cards.first() else {
        return Vec::new();
    };
    let max_cp = max_bid(&cards, Some(letter));
    let cp = if max_cp > 0 {
        rng.pick(max_cp as u32 + 1) as i32
    } else {
        0
    };
    let ability = max_cp > 2;
    vec![
        Action::Vote(LetterSet::singleton(letter)),
        limited_bid(game, state, seat, cp, BidKind::Vote, ability),
    ]
}

/// Returns the highest bid for a card, based on its lead over the second-best card.
fn max_bid(cards: &[(i32, Letter)], letter: Option<Letter>) -> i32 {
    let ranked = cards.iter().find(|(_, other)| Some(*other) == letter);
    let others = cards.iter().filter(|(_, other)| Some(*other) != letter);
    let second_best = others.map(|(value, _)| *value).max();
    let (Some((value, _)), Some(second_best)) = (ranked, second_best) else {
        return 0;
    };
    ((value - second_best) / VALUE_PER_CP).clamp(0, 3)
}

/// Returns a bid, limited to the CP of the seat.
fn limited_bid(
    game: &Exodus,
    state: &State,
    seat: Seat,
    cp: i32,
    kind: BidKind,
    uses_ability: bool,
) -> Action {
    let max_cp = i32::from(state.public.mat(seat).cp.min(255));
    let held_abilities = state.private(seat).abilities.iter().map(AbilityId);
    let can_add = held_abilities
        .filter_map(|card| game.ability(card))
        .any(|card| {
            let mut effects = card.effects.iter();
            effects.any(|effect| matches!(effect, Effect::Bid(bid_kind, _) if *bid_kind == kind))
        });
    Action::Bid(cp.clamp(0, max_cp) as u8, can_add && uses_ability)
}

/// Returns candidate bids for the turn order, the most likely first.
#[must_use]
pub fn rank_bids(evaluator: &SeatEvaluator<'_>, rng: &mut impl Chance) -> Vec<i32> {
    let cp = i32::from(evaluator.summary.public.mat(evaluator.summary.seat).cp);
    let rivals = evaluator.summary.others();
    let richest = rivals
        .map(|seat| i32::from(evaluator.summary.public.mat(seat).cp))
        .max();
    let max_cp = cp.min(richest.unwrap_or(0) + 1);
    if evaluator.summary.turns_left > 0 {
        let early_bids = [0, 1, 0, 2, 1, 0];
        let early_bid = early_bids[rng.pick(6) as usize].min(max_cp.min(cp / 4));
        let mut all = vec![early_bid, 0, 1, 2, 4];
        all.retain(|&amount| amount <= max_cp);
        all.dedup();
        return all;
    }
    // In the last turn the titles are scored, but every bid is lost, so high bids are drawn rarely.
    let prize = 120 / evaluator.resources.cp.max(1);
    let limit = max_cp.min(prize).min(cp * 12 / 16).max(0);
    let late_bid = rng.pick(limit as u32 + 1) as i32;
    let mut all = vec![late_bid, 0, limit / 4, limit / 2, limit * 3 / 4, limit];
    all.dedup();
    all
}

/// Returns the bid for the turn order.
#[must_use]
pub fn election_answer(
    game: &Exodus,
    state: &State,
    evaluator: &SeatEvaluator<'_>,
    rng: &mut impl Chance,
) -> Vec<Action> {
    let seat = evaluator.summary.seat;
    let amount = rank_bids(evaluator, rng).first().copied().unwrap_or(0);
    let uses_ability = evaluator.summary.turns_left == 0;
    vec![limited_bid(
        game,
        state,
        seat,
        amount,
        BidKind::Order,
        uses_ability,
    )]
}

/// Returns Bonus Action cards by their value to a seat relative to the others, best first.
#[must_use]
pub fn rank_bonuses(
    game: &Exodus,
    public: &Public,
    seat: Seat,
    skill: Skill,
    cards: &[BonusCard],
) -> Vec<(i32, BonusCard)> {
    let values = relative_values(game, public, seat, skill, |evaluator| {
        let gains = ActionGains::new(evaluator);
        cards.iter().map(|&card| gains.bonus_gain(card)).collect()
    });
    let with_noise = cards.iter().zip(values).map(|(&card, value)| {
        let noise = skill.noise(5, u32::from(card.0));
        (value + noise, card)
    });
    let mut ranked: Vec<(i32, BonusCard)> = with_noise.collect();
    ranked.sort_by_key(|(value, card)| (std::cmp::Reverse(*value), *card));
    ranked
}

/// Returns the answer of the Chancellor or the Vice-Chancellor.
#[must_use]
pub fn council_answer(
    game: &Exodus,
    state: &State,
    seat: Seat,
    skill: Skill,
    legal: &[Action],
) -> Vec<Action> {
    let public = &state.public;
    if public.step == Step::Favor {
        let cards = rank_agenda(game, public, seat, skill).into_iter();
        let mut favors = cards.map(|(_, letter)| Action::Favor(letter));
        return favors
            .find(|action| legal.contains(action))
            .into_iter()
            .collect();
    }
    if public.step == Step::Rank {
        return put_weakest_first(game, state, legal).into_iter().collect();
    }
    let cards: Vec<BonusCard> = legal.iter().filter_map(bonus_of).collect();
    let best = rank_bonuses(game, public, seat, skill, &cards);
    if public.step == Step::Offer {
        // The game ends the step when enough cards are offered.
        return best
            .into_iter()
            .map(|(_, card)| Action::Offer(card))
            .collect();
    }
    let best = best.into_iter().next().filter(|(value, _)| *value > 0);
    vec![best.map_or(Action::Done, |(_, card)| Action::Pick(card))]
}

/// Ranks the seat with the weakest prospects first.
fn put_weakest_first(game: &Exodus, state: &State, legal: &[Action]) -> Option<Action> {
    let ranked_seat = |action: &Action| {
        if let Action::Rank(seat) = action {
            Some((seat_value(game, state, *seat), *action))
        } else {
            None
        }
    };
    let seats = legal.iter().filter_map(ranked_seat);
    seats
        .min_by_key(|(total_value, _)| *total_value)
        .map(|(_, action)| action)
}

/// Returns the Bonus Action card of an offer or a pick.
fn bonus_of(action: &Action) -> Option<BonusCard> {
    if let Action::Offer(card) | Action::Pick(card) = action {
        Some(*card)
    } else {
        None
    }
}
