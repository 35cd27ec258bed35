//! Saga for the law tests: its hidden information, and the tables of the tests.

use super::laws::Lawful;
use super::play::{any_answer, choices, new_game};
use engine::chance::Chance;
use engine::game::{Game, Seat, Status, Viewer};
use engine::saga::Saga;
use engine::saga::content::ContentSet;
use engine::saga::ids::{DeckId, IdSet};
use engine::saga::metadata::{ScenarioEntry, scenario_entries};
use engine::saga::options::{Difficulty, HouseRules, Options};
use engine::saga::scenario::PlayerCount;
use engine::saga::state::{Public, State};
use engine::session::Session;

impl Lawful for Saga {
    const MAX_ACTIONS: usize = 6_000;

    /// Redeals hidden hands that the viewer does not see.
    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut state = state.clone();
        if viewer == Viewer::Omniscient || !self.mission().flags.has_hidden_hands {
            return state;
        }
        let others: Vec<Seat> = self
            .seats()
            .iter()
            .filter(|&seat| Viewer::Seat(seat) != viewer)
            .collect();
        for deck in [DeckId::COMMON, DeckId::SPECIAL] {
            let kind = self.cards_of(deck);
            let mut free = state.public.deck(deck).unseen;
            for &seat in &others {
                free = free.union(IdSet(state.hand(seat).0 & kind.0));
            }
            for &seat in &others {
                let held = IdSet(state.hand(seat).0 & kind.0);
                let mut hand = IdSet(state.hand(seat).0 & !kind.0);
                for _ in 0..held.len() {
                    let card = free.nth(chance.pick(u32::from(free.len())));
                    let card = card.expect("as many as before");
                    free.remove(card);
                    hand.insert(card);
                }
                *state.hand_mut(seat) = hand;
            }
            state.public.deck_mut(deck).unseen = free;
        }
        state
    }

    fn tables() -> (Vec<Options>, u64) {
        (tables(), 1)
    }

    fn variations() -> (Vec<Options>, u64) {
        (variations(), 2)
    }
}

/// Returns every scenario with every number of players.
pub fn tables() -> Vec<Options> {
    let scenario_options = |entry: ScenarioEntry| {
        let PlayerCount { min, max, .. } = entry.players;
        (min..=max).map(move |seats| Options::standard(&entry.id, seats))
    };
    scenario_entries(&ContentSet::default())
        .into_iter()
        .flat_map(scenario_options)
        .collect()
}

/// Returns tables with every difficulty, with house rules, and with the first edition of the rules.
pub fn variations() -> Vec<Options> {
    let recruit = Options {
        difficulty: Difficulty::Recruit,
        ..Options::standard("ftj", 3)
    };
    let veteran = Options {
        difficulty: Difficulty::Veteran,
        ..Options::standard("opc", 2)
    };
    let strict = Options {
        rules: HouseRules {
            needs_clear_regroup: true,
            needs_all_badges: true,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 4)
    };
    let teams = Options {
        rules: HouseRules {
            has_teams: true,
            has_domination: true,
            ..HouseRules::default()
        },
        rounds: Some(6),
        ..Options::standard("arn", 4)
    };
    let first_edition = Options {
        rules: HouseRules {
            edition: 0,
            ..HouseRules::default()
        },
        ..Options::standard("arn", 3)
    };
    vec![recruit, veteran, strict, teams, first_edition]
}

/// Plays a random game and checks, whenever no task is in progress, that no figure, token or card
/// is lost or duplicated.
///
/// # Panics
/// Panics if a piece is lost or duplicated.
pub fn check_no_piece_is_lost(options: &Options, seed: u64) {
    let mut session = Session::new(new_game::<Saga>(options.clone()), seed);
    let mut chance = choices(seed);
    while let Status::WaitingFor(_) = session.status() {
        let (seat, action) = any_answer(&session, &mut chance).expect("somebody has an action");
        session.act(seat, action).expect("a listed action");
        let (game, state) = (session.game(), session.state());
        if state.public.tasks.is_empty() && state.public.round > 0 {
            check_figures(game, &state.public);
            check_cards(game, state);
            check_tokens(game, &state.public);
        }
    }
}

/// Checks Raiders, Starbases, XPMs, Bosses and sector tiles.
fn check_figures(game: &Saga, public: &Public) {
    let mission = game.mission();
    for (level, total) in (1u8..).zip(mission.raiders) {
        let on_board = public.raiders().filter(|(_, raider)| raider.level == level);
        let free = public.figures[usize::from(level) - 1];
        assert_eq!(
            free + on_board.count() as u8,
            total,
            "Raiders of level {level}"
        );
    }
    let bases = public
        .sectors
        .iter()
        .filter(|sector| sector.starbase.is_some());
    let total = if game.is_competitive() {
        3 * game.seat_count()
    } else {
        mission.starbases
    };
    let colors = if game.is_competitive() {
        let seats = game
            .all_seats()
            .iter()
            .filter_map(|seat| public.mat(seat).color);
        seats
            .map(|color| public.starbases[color.index()])
            .sum::<u8>()
    } else {
        public.starbases.iter().sum()
    };
    assert_eq!(colors + bases.count() as u8, total, "Starbases");
    let on_sectors = public
        .sectors
        .iter()
        .filter(|sector| sector.has_xpm)
        .count();
    let on_mats = game
        .all_seats()
        .iter()
        .filter(|&seat| public.mat(seat).has_xpm)
        .count();
    let on_entities = public
        .entities
        .iter()
        .filter(|entity| entity.has_xpm)
        .count();
    let spent_on_starbases = mission.expand.iter().map(|project| project.cost.xpm).max();
    let spent_on_starbases = spent_on_starbases.unwrap_or(0) * public.end_counts.starbases;
    let total = usize::from(public.xpm + public.installed + spent_on_starbases)
        + on_sectors
        + on_mats
        + on_entities;
    assert_eq!(total, usize::from(mission.xpm), "XPMs");
    let bosses = public.deck(DeckId::BOSS).len() + public.bosses().count();
    let preset: IdSet = mission
        .bosses
        .preset
        .iter()
        .map(|(boss, _)| *boss)
        .collect();
    let boss_count = mission.decks[3].union(preset).len();
    assert_eq!(bosses, usize::from(boss_count), "Bosses");
    let placed = public.sectors.iter().filter_map(|sector| sector.tile);
    let known =
        placed.filter(|tile| mission.pile.contains(tile.0) || mission.nebulas.contains(tile.0));
    let piles = public.deck(DeckId::PILE).len() + public.deck(DeckId::NEBULA).len();
    let tiles = mission.pile.union(mission.nebulas).len();
    assert_eq!(piles + known.count(), usize::from(tiles), "tiles");
}

/// Checks that every card is in a deck, in a hand or in play.
fn check_cards(game: &Saga, state: &State) {
    let public = &state.public;
    for deck in [DeckId::COMMON, DeckId::SPECIAL] {
        let kind = game.cards_of(deck);
        let held = game
            .all_seats()
            .iter()
            .map(|seat| IdSet(state.hand(seat).0 & kind.0));
        let held: u8 = held.map(IdSet::len).sum();
        let total = public.deck(deck).len() + usize::from(held);
        assert_eq!(total, usize::from(kind.len()), "{deck:?}");
    }
    let [events, exploration, scans, _] = game.mission().decks;
    let out = public.deck(DeckId::EVENT).len() + public.events.len();
    assert_eq!(out, usize::from(events.len()), "events");
    assert_eq!(
        public.deck(DeckId::EXPLORATION).len(),
        usize::from(exploration.len())
    );
    assert_eq!(public.deck(DeckId::SCAN).len(), usize::from(scans.len()));
    for seat in game.all_seats().iter() {
        let mat = public.mat(seat);
        let gear = usize::from(mat.deck.len()) + mat.slots().count();
        assert_eq!(gear, 20, "Armada cards of {seat:?}");
        assert_eq!(mat.hand, state.hand(seat).len(), "{seat:?}");
    }
}

/// Checks that the Activation Tokens in Cargo, on cards, adrift and on ships add up to those of the
/// start and of the Command Center.
fn check_tokens(game: &Saga, public: &Public) {
    let each = if game.is_solo() { 2 } else { 1 };
    for seat in game.all_seats().iter() {
        let mat = public.mat(seat);
        let free: u8 = mat.tokens.iter().chain(&mat.detached_tokens).sum();
        let on_cards = mat.slots().filter(|slot| slot.token.is_some()).count();
        let ships = public.entities.iter().filter_map(|entity| entity.token);
        let ships = ships.filter(|(owner, _)| *owner == seat).count();
        let leader = usize::from(mat.commander_token.is_some());
        let steps = [1, 3, 5].iter().filter(|&&level| mat.levels[2] >= level);
        let total = each * (1 + steps.count());
        assert_eq!(
            usize::from(free) + on_cards + ships + leader,
            total,
            "{seat:?}"
        );
    }
}
