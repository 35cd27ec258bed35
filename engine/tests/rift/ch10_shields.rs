//! RIFT-10: shields.

use crate::scene::scene;
use engine::rift::action::Action;
use engine::rift::refusal::Refusal;
use engine::rift::ship::{Layer, Side, Slot};

#[test]
fn rift_10_1_a_ship_has_four_sides_with_two_slots_each() {
    assert_eq!(Slot::ALL.len(), 8);
    for side in Side::ALL {
        let layers: Vec<Layer> = Slot::ALL
            .into_iter()
            .filter(|slot| slot.side == side)
            .map(|slot| slot.layer)
            .collect();
        assert_eq!(layers, [Layer::Outer, Layer::Inner]);
    }
    // A slot holds one bar: a full side takes no third.
    let mut s = scene().ship("Rhino D4 E L[6,0]").active(0);
    s.expect_refusal("relocate F.outer L.outer", "RIFT-10.3");
    s.orders("relocate F.outer L.inner")
        .expect(0, "L[6,6] F[0,6]");
    s.expect_refusal("relocate B.outer L.outer", "RIFT-10.3");
    s.expect_refusal("relocate B.outer L.inner", "RIFT-10.3");
}

#[test]
fn rift_10_2_bars_lose_strength_permanently() {
    let mut s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino D4 W F[1,6]")
        .active(0);
    s.orders("laser").expect(1, "F[0,6]");
    s.orders("end; activate 1; end; activate 0")
        .expect(1, "F[0,6]");
    s.orders("laser x2").expect(1, "F[0,4]");
    s.orders("end; activate 1");
    s.expect_refusal("swap F.outer B.outer", "RIFT-10.4");
    s.orders("relocate B.outer F.outer")
        .expect(1, "F[6,4] B[0,6]");
}

#[test]
fn rift_10_3_a_bar_moves_to_an_empty_slot_of_another_side() {
    let mut s = scene().ship("Rhino D4 E R[0,0] F[4,3] B[0,6]").active(0);
    s.orders("relocate F.outer R.inner")
        .expect(0, "F[0,3] R[0,4] main 7");
    s.orders("relocate F.inner R.outer")
        .expect(0, "F[0,0] R[3,4] main 6");
    s.expect_refusal("relocate B.outer F.outer", "RIFT-10.3");
    // A bar moves neither within its side nor onto another bar.
    s.expect_refusal("relocate B.inner B.outer", "RIFT-10.3");
    s.expect_refusal("relocate B.inner L.outer", "RIFT-10.3");
    let why = s.order("relocate B.inner B.outer").err();
    assert_eq!(why, Some(Refusal::SameSide));
    let slot = Slot {
        side: Side::Left,
        layer: Layer::Outer,
    };
    let why = s.order("relocate B.inner L.outer").err();
    assert_eq!(why, Some(Refusal::SlotTaken { slot }));
    s.orders("relocate B.inner F.inner")
        .expect(0, "B[0,0] F[0,6]");
}

#[test]
fn rift_10_4_two_bars_are_exchanged() {
    let mut s = scene().ship("Rhino D4 E F[1,2] R[3,4] L[0,6]").active(0);
    s.orders("swap F.outer R.inner")
        .expect(0, "F[4,2] R[3,1] main 6");
    s.orders("swap F.outer F.inner").expect(0, "F[2,4] main 4");
    s.expect_refusal("swap L.outer F.outer", "RIFT-10.4");
    s.expect_refusal("swap F.outer L.outer", "RIFT-10.4");
    s.expect_refusal("swap F.outer F.outer", "RIFT-10.4");
    let mut s = scene().ship("Rhino D4 E main 1 aux 0 F[1,2]").active(0);
    s.expect_refusal("swap F.outer F.inner pay 1+0", "RIFT-6.11");
}

#[test]
fn rift_10_3_and_10_4_moves_and_swaps_from_an_empty_slot_have_their_own_refusals() {
    let mut s = scene().ship("Rhino D4 E R[0,0] L[0,6]").active(0);
    s.expect_refusal("relocate R.outer L.outer", "RIFT-10.3");
    s.expect_refusal("swap F.outer R.outer", "RIFT-10.4");
    s.expect_refusal("swap R.outer L.inner", "RIFT-10.4");
}

#[test]
fn rift_10_5_bars_are_never_split_or_merged() {
    let mut s = scene().ship("Rhino D4 E R[3,0] L[2,0]").active(0);
    let before = s.ship(0).bars.sum();
    s.expect_refusal("relocate L.outer R.outer", "RIFT-10.3");
    s.orders("relocate L.outer R.inner")
        .expect(0, "R[3,2] L[0,0]");
    assert_eq!(s.ship(0).bars.sum(), before);
    let full = |action: &Action| matches!(action, Action::Relocate(_, to, _) if [Side::Front, Side::Back, Side::Right].contains(&to.side));
    assert!(!s.answers().iter().any(full), "no third bar on any side");
}

#[test]
fn rift_10_6_any_number_of_bars_move_at_any_time_for_the_same_cost() {
    for model in ["Rhino", "Screech", "Hammer"] {
        let mut s = scene()
            .ship(&format!("{model} D4 E +1 L[0,0] F[5,6]"))
            .active(0);
        let energy = s.ship(0).energy();
        s.orders("relocate F.outer L.outer; step; relocate L.outer F.outer; swap F.outer B.outer");
        assert_eq!(energy - s.ship(0).energy(), 4);
    }
    // Bars can be moved even while the shields are down.
    let mut s = scene()
        .ship("Rhino D4 E main 0 aux 3 L[0,0] F[5,6]")
        .active(0);
    s.orders("relocate F.outer L.outer; swap L.outer B.inner");
    s.expect(0, "L[6,0] B[6,5] aux 0 shields down");
}

#[test]
fn rift_10_7_raised_shields_protect_against_all_damage_in_every_plane() {
    for plane in ["-1", "0", "+1"] {
        let target = |main: u8| {
            let mut s = scene()
                .ship(&format!("Screech B4/{plane} E charged"))
                .ship(&format!("Rhino D4/{plane} W main {main}"))
                .active(0);
            s.orders("laser; ion");
            s
        };
        target(1).expect(1, "F[0,6] hull 10");
        target(0).expect(1, "unhurt hull 4");
        let mut s = scene()
            .ship(&format!("Rhino D4/{plane} E +1"))
            .mines(&format!("E4/{plane}"))
            .active(0);
        s.orders("step").expect(0, "F[0,0] hull 10");
    }
}
