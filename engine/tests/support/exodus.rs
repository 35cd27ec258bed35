//! Exodus for the law tests: its hidden information, and the tables of the tests.

use super::laws::Lawful;
use engine::chance::Chance;
use engine::exodus::Exodus;
use engine::exodus::cards::{ActionCard, CardSet, LetterSet};
use engine::exodus::options::{HouseRules, LayoutChoice, Mode, Options};
use engine::exodus::state::{Bid, State, TokenStack};
use engine::exodus::step::Step;
use engine::game::{Game, Seat, Viewer};

impl Lawful for Exodus {
    const MAX_ACTIONS: usize = 20_000;

    /// Redeals abilities that the viewer does not see, and changes the commitments of other seats.
    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut state = state.clone();
        if viewer == Viewer::Omniscient {
            return state;
        }
        let others: Vec<Seat> = self
            .seats()
            .iter()
            .filter(|&seat| Viewer::Seat(seat) != viewer)
            .collect();
        deal_abilities(self, &mut state, &others, chance);
        for &seat in &others {
            change_sealed_choice(self, &mut state, seat, chance);
        }
        state
    }

    fn tables() -> (Vec<Options>, u64) {
        (tables(), 1)
    }

    fn variations() -> (Vec<Options>, u64) {
        (variations(), 1)
    }
}

/// Shuffles the unused abilities of `seats` with those that were not dealt.
fn deal_abilities(game: &Exodus, state: &mut State, seats: &[Seat], chance: &mut impl Chance) {
    let mut free = game.card_pool().abilities;
    for seat in game.seats().iter() {
        free = free.difference(state.public.mat(seat).spent);
        if !seats.contains(&seat) {
            free = free.difference(state.private(seat).abilities);
        }
    }
    for &seat in seats {
        let mut hand = CardSet::NONE;
        for _ in 0..state.private(seat).abilities.len() {
            let index = chance.pick(u32::from(free.len()));
            let card = free.nth(index).expect("as many as before");
            free.remove(card);
            hand.insert(card);
        }
        state.private_mut(seat).abilities = hand;
    }
}

/// Changes the sealed choice of a seat that has committed or is choosing.
fn change_sealed_choice(game: &Exodus, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let mat = state.public.mat(seat);
    let max_bid = mat.cp.min(255) as u32;
    let hand: Vec<u8> = (0..6)
        .filter(|&card| !mat.played.contains(&Some(ActionCard(card))))
        .collect();
    let is_ready = state.public.ready.contains(seat);
    let step = state.public.step;
    let is_safe = game.options().rules.has_safe_votes;
    let plan = &mut state.private_mut(seat).plan;
    let bid = chance.pick(max_bid + 1) as u8;
    match step {
        Step::Vote if is_ready && !is_safe => {
            let letters = LetterSet::ALL[chance.pick(8) as usize];
            plan.letters = Some(letters);
            plan.bid = Bid {
                letters,
                cp: bid,
                ..Bid::default()
            };
        }
        Step::Vote if !is_ready => plan.letters = None,
        Step::Election if is_ready => plan.bid.cp = bid,
        Step::Card(_) if is_ready => {
            plan.card = Some(ActionCard(hand[chance.pick(hand.len() as u32) as usize]));
        }
        Step::Orders => {
            plan.orders = [TokenStack::default(); 8];
            plan.hurries = false;
        }
        _ => {}
    }
}

/// Returns games of every number of seats, mode and layout.
pub fn tables() -> Vec<Options> {
    let modes = [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short];
    let maps = ["minimal", "standard", "long"];
    let mut all = Vec::new();
    for seats in 2..=6 {
        for (n, mode) in modes.into_iter().enumerate() {
            all.push(Options {
                mode,
                uses_generals: (n + usize::from(seats)) % 2 == 0,
                ..Options::standard(seats)
            });
        }
        for map in maps {
            all.push(Options {
                layout: LayoutChoice::Shipped(map.to_owned()),
                turns: Some(3),
                ..Options::standard(seats)
            });
        }
    }
    all
}

/// Returns games with house rules, one at a time and all together.
pub fn variations() -> Vec<Options> {
    let off = HouseRules::default();
    let one = |change: fn(&mut HouseRules)| {
        let mut rules = off;
        change(&mut rules);
        rules
    };
    let rule_sets = [
        one(|rules| rules.allows_free_refit = true),
        one(|rules| rules.has_fixed_bank = true),
        one(|rules| rules.has_fixed_trade = true),
        one(|rules| rules.has_titles_5_3 = true),
        one(|rules| rules.has_stock_cap_10 = true),
        one(|rules| rules.has_random_seats = true),
        one(|rules| rules.has_safe_votes = true),
        HouseRules {
            allows_free_refit: true,
            has_fixed_bank: true,
            has_fixed_trade: true,
            has_titles_5_3: true,
            has_stock_cap_10: true,
            has_random_seats: true,
            has_safe_votes: true,
            can_uncloak_at_guards: true,
            stays_cloaked_for_turn: true,
            uses_trade_cube: true,
            has_quick_steps: true,
        },
        one(|rules| rules.can_uncloak_at_guards = true),
        one(|rules| rules.stays_cloaked_for_turn = true),
        one(|rules| rules.uses_trade_cube = true),
        one(|rules| rules.has_quick_steps = true),
    ];
    let games = rule_sets.into_iter().zip(2u8..).map(|(rules, n)| Options {
        rules,
        uses_generals: true,
        turns: Some(3),
        ..Options::standard(2 + n % 5)
    });
    games.collect()
}
