//! SR-15: star tokens.

use crate::scene::{Setting, scene};
use engine::space_rift::battlefield::Side;
use engine::space_rift::state::Phase;

#[test]
fn ex_27_sr_15_1_the_pool_limits_gains_of_stars() {
    let mut s = scene()
        .south("CR F6")
        .north("DD F7")
        .stars(19, 20)
        .at_combat();
    assert_eq!(s.game.star_pool(&s.state.public), 1);
    s.dice("ST ST SQ").act("attack F6 F7; done");
    assert_eq!(s.stars(Side::South), 20);
    assert_eq!(s.game.star_pool(&s.state.public), 0);
}

#[test]
fn sr_15_1_spent_stars_return_to_the_pool() {
    let mut s = scene().south("CR C2").stars(5, 5).at_movement();
    s.act("move C2 F3 impulse");
    assert_eq!(
        (s.stars(Side::South), s.game.star_pool(&s.state.public)),
        (3, 32)
    );
}

#[test]
fn sr_15_2_only_combat_rolls_give_stars() {
    // A confirmation, an opposed roll and a repair give no tokens.
    let mut s = scene()
        .south("BB F6")
        .north("FS F7 0")
        .stars(0, 0)
        .at_combat();
    s.dice("SQ TR TR ST ST").act("attack F6 F7");
    assert_eq!((s.stars(Side::South), s.is_in_battle("F7")), (1, true));
    let mut s = scene()
        .south("CR F6 waits")
        .north("DD F7")
        .stars(2, 0)
        .combats(Side::South, "grapple-teams")
        .at(Phase::Moved);
    s.dice("ST ST ST ST ST ST TR TR TR TR TR TR")
        .act("play grapple-teams; grapple F6 F7");
    assert_eq!(
        (s.stars(Side::South), s.ships("F6"), s.ships("F7")),
        (0, 4, 2)
    );
    let mut s = scene()
        .south("CR C5 2")
        .stars(0, 0)
        .commands(Side::South, "damage-control")
        .at_command();
    s.dice("ST").act("command damage-control; restore C5");
    assert_eq!((s.stars(Side::South), s.ships("C5")), (0, 2));
}

/// Compares every price and gain with table T8.
#[test]
fn sr_15_3_prices_and_gains_match_the_table() {
    let s = scene().at_combat();
    let stars = s.game.figures().stars;
    assert_eq!(
        (stars.pool, stars.impulse, stars.battle_back, stars.pursuit),
        (40, 2, 2, 1)
    );
    assert_eq!((stars.clear_ordered, stars.clear_other), (1, 2));
    assert_eq!((stars.end, stars.end_with_card, stars.sale), (2, 1, 1));
}

fn end_of_turn() -> Setting {
    scene().south("FT K5").combats(Side::South, "coolant-surge")
}

#[test]
fn sr_15_4_a_side_takes_stars_or_a_card_at_the_end_of_its_turn() {
    let mut s = end_of_turn().at_combat();
    s.act("done");
    assert_eq!(s.state.public.phase, Phase::Reward);
    let mut other = s.clone();
    s.act("stars");
    assert_eq!(
        (
            s.stars(Side::South),
            s.state.private(Side::South).combat.len()
        ),
        (5, 1)
    );
    other.act("card");
    assert_eq!(
        (
            other.stars(Side::South),
            other.state.private(Side::South).combat.len()
        ),
        (4, 2)
    );
    // Without combat cards there is no choice.
    let mut s = scene()
        .south("FT K5")
        .commands(Side::North, "spearhead")
        .at_combat();
    s.act("done");
    assert_eq!((s.stars(Side::South), s.state.public.turn), (5, 2));
}

#[test]
fn sr_15_5_one_combat_card_may_be_sold() {
    let mut s = end_of_turn().combats(Side::South, "hard-turn").at_combat();
    s.act("done; stars");
    assert_eq!(s.refusal("sell sprung-trap"), "SR-14.3");
    s.act("sell hard-turn");
    assert_eq!(s.stars(Side::South), 6);
    assert_eq!(
        (
            s.state.private(Side::South).combat.len(),
            s.state.public.turn
        ),
        (1, 2)
    );
    let card = s.game.combat_named("hard-turn").unwrap();
    assert_eq!(s.state.public.combat_discards.count(card.0), 1);
}
