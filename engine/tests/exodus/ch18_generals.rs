//! EXO-18: the Generals expansion: additional cards, and abilities.

use crate::scene::{P1, P2, deal_game, scene_of};
use engine::chance::SeededRng;
use engine::exodus::action::Action;
use engine::exodus::cards::CardSet;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::step::{Round, Step};
use engine::game::{Game, Viewer};

fn generals_options(mode: Mode, seats: u8) -> Options {
    Options {
        mode,
        uses_generals: true,
        ..Options::standard(seats)
    }
}

#[test]
fn exo_18_1_the_expansion_adds_its_cards_to_the_decks() {
    let with = deal_game(generals_options(Mode::Standard, 2))
        .state
        .public
        .decks;
    assert_eq!(with.political.len(), 55);
    assert_eq!(with.resistance.map(CardSet::len), [10, 10, 10]);
    let without = deal_game(Options::standard(2)).state.public.decks;
    assert_eq!(without.political.len(), 40);
    assert!(without.political.difference(with.political).is_empty());
    let game = deal_game(generals_options(Mode::Standard, 2)).game;
    let extra = with.political.difference(without.political);
    let first = game.political_named("pol-g01").unwrap();
    assert!(extra.contains(first.0) && !without.political.contains(first.0));
}

#[test]
fn exo_18_2_each_seat_gets_one_ability_or_two_in_long_and_combat() {
    let modes = [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short];
    for (mode, count) in modes.into_iter().zip([1, 2, 2, 1]) {
        let scene = deal_game(generals_options(mode, 6));
        let mut dealt = CardSet::NONE;
        for seat in scene.game.seats().iter() {
            let hand = scene.state.private(seat).abilities;
            assert_eq!(
                (hand.len(), scene.state.public.mat(seat).abilities),
                (count, count)
            );
            assert!(hand.intersection(dealt).is_empty());
            dealt = dealt.union(hand);
        }
        assert_eq!(dealt.len(), 6 * count);
    }
    let without = deal_game(Options::standard(6));
    assert_eq!(without.state.public.mat(P1).abilities, 0);
    assert!(without.game.card_pool().abilities.is_empty());
}

#[test]
fn exo_18_3_determinize_draws_hidden_abilities_from_the_unseen_cards() {
    let mut scene = deal_game(generals_options(Mode::Long, 3));
    let own_abilities = scene.state.private(P1).abilities;
    // The second seat has used one of its abilities, so all seats know it.
    let known = scene.state.private(P2).abilities.nth(0).unwrap();
    scene.state.private_mut(P2).abilities.remove(known);
    scene.mat(P2).spent.insert(known);
    scene.mat(P2).abilities = 1;
    let view = scene.game.view(&scene.state, Viewer::Seat(P1));
    let mut seen = CardSet::NONE;
    for seed in 0..200 {
        let guess = scene.game.determinize(&view, &mut SeededRng::new(seed, 0));
        assert_eq!(scene.game.view(&guess, Viewer::Seat(P1)), view);
        assert_eq!(guess.private(P1).abilities, own_abilities);
        let hand = guess.private(P2).abilities;
        assert_eq!(hand.len(), 1);
        seen = seen.union(hand);
    }
    let unseen = scene
        .game
        .card_pool()
        .abilities
        .difference(own_abilities)
        .difference(CardSet::NONE.with(known));
    assert_eq!(seen, unseen);
}

#[test]
fn exo_18_4_an_ability_overrides_the_rules() {
    let mut scene = scene_of(generals_options(Mode::Standard, 2));
    scene.give_ability(P1, "abl-02");
    (scene.mat(P1).cp, scene.mat(P1).ph) = (20, 20);
    scene
        .go_to(Step::Card(Round::First))
        .play_card(P1, 6)
        .play_card(P2, 4);
    assert_eq!(scene.refusal_rule(P1, Action::Buy(Item::Ssl)), "EXO-7.12");
    let card = scene.game.ability_named("abl-02").unwrap();
    scene.act_all(P1, &[Action::Invoke(card), Action::Buy(Item::Ssl)]);
    // The ability allows only one item without its technology.
    assert_eq!(scene.refusal_rule(P1, Action::Buy(Item::Ssl)), "EXO-7.12");
    assert!(scene.mat(P1).spent.contains(card.0));
}
