//! The opening choices: sealed start technologies and start parts (chapters 2 and 17).

use crate::scene::{P1, P2, Scene, deal_game};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::play::MAX_LIFTS;
use engine::exodus::ship::ShipType;
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;
use engine::game::{Game, Viewer};
use engine::session::{Session, UndoError};

use ShipType::{Carrier, Cruiser, Fighter, Raider};

fn combat_scene() -> Scene {
    let mut options = Options::standard(2);
    options.mode = Mode::Combat;
    deal_game(options)
}

/// Returns the parts that a seat is about to commit.
fn planned_parts(s: &Scene, kind: ShipType) -> Vec<Item> {
    let blueprint = &s.state.private(P1).plan.blueprints[kind.index()];
    let mut parts: Vec<Item> = blueprint.iter().map(|part| part.item).collect();
    parts.sort_unstable();
    parts
}

#[test]
fn exo_2_9_fit_usual_fits_the_start_parts_in_the_default_way() {
    let mut s = deal_game(Options::standard(2));
    assert_eq!(s.step(), Step::StartParts);
    assert_eq!(s.asked_seats(), [P1, P2]);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-2.9");
    s.act(P1, Action::FitUsual);
    assert_eq!(planned_parts(&s, Raider), [Item::Nuclear, Item::Phase]);
    assert_eq!(
        planned_parts(&s, Carrier),
        [Item::Nuclear, Item::Phase, Item::Em]
    );
    assert_eq!(
        [Fighter, Cruiser].map(|kind| planned_parts(&s, kind)),
        [[Item::Nuclear]; 2]
    );
    assert_eq!(s.refusal_rule(P1, Action::FitUsual), "EXO-2.9");
    let fit = |action: &Action| matches!(action, Action::Fit(..));
    assert!(!s.legal(P1).iter().any(fit), "no part is left over");
    s.act(P1, Action::Done);
    assert_eq!(s.asked_seats(), [P2]);
}

/// A choice can be undone until a choice is revealed, even if other seats have acted since.
#[test]
fn exo_1_3_a_sealed_choice_can_be_undone_while_others_choose() {
    let game = Exodus::new(Options::standard(2)).unwrap();
    let mut session = Session::new(game, 1);
    session.act(P1, Action::FitUsual).unwrap();
    for action in [Action::FitUsual, Action::Done] {
        session.act(P2, action).unwrap();
    }
    assert_eq!(session.undoable_entry(P1), Ok(0));
    let before = session.view(Viewer::Seat(P2));
    session.undo(P1).unwrap();
    assert_eq!(session.log().len(), 2);
    assert_eq!(session.view(Viewer::Seat(P2)), before);
    let bare = |session: &Session<Exodus>| {
        let plan = &session.state().private(P1).plan;
        plan.blueprints.iter().all(|blueprint| blueprint.is_empty())
    };
    assert!(bare(&session));
    session.redo(P1).unwrap();
    assert!(!bare(&session));
    // Others have seen that P2 is ready, so that cannot be undone.
    assert_eq!(session.check_undo(P2), Err(UndoError::OtherSeat(P1)));
    session.act(P1, Action::Done).unwrap();
    assert!(!session.can_undo(P1), "all is revealed");
}

/// No choice is visible before all seats have committed; then all are revealed at once.
#[test]
fn exo_2_9_exo_1_3_start_parts_are_hidden_until_all_have_committed() {
    let mut s = deal_game(Options::standard(2));
    let before = s.game.view(&s.state, Viewer::Seat(P2));
    s.act(P1, Action::FitUsual);
    assert_eq!(s.game.view(&s.state, Viewer::Seat(P2)), before);
    s.act(P1, Action::Done);
    s.act(P1, Action::Reopen);
    assert_eq!(planned_parts(&s, Raider), []);
    s.act_all(P1, &[Action::FitUsual, Action::Done]);
    assert!(
        s.mat(P1)
            .blueprints
            .iter()
            .all(|blueprint| blueprint.is_empty())
    );
    s.act(P2, Action::FitUsual);
    let supply = s.supply(Item::Nuclear);
    s.act(P2, Action::Done);
    for seat in [P1, P2] {
        assert_eq!(s.parts(seat, Raider), [Item::Nuclear, Item::Phase]);
    }
    assert_eq!(s.supply(Item::Nuclear), supply - 8);
    assert_ne!(s.step(), Step::StartParts);
    assert_eq!(s.state.private(P1).plan, Default::default());
}

/// Every part must be fitted, and each ship type takes one drive.
#[test]
fn exo_2_9_all_start_parts_must_be_fitted() {
    let mut s = deal_game(Options::standard(2));
    for kind in ShipType::ALL {
        s.fit_on(P1, kind, Item::Nuclear);
        assert_eq!(s.first_fitting(P1, kind, Item::Nuclear), None);
    }
    s.fit_on(P1, Cruiser, Item::Phase)
        .fit_on(P1, Cruiser, Item::Phase);
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-2.9");
    assert_eq!(s.refusal_rule(P1, Action::Buy(Item::Phase)), "EXO-2.9");
    s.fit_on(P1, Fighter, Item::Em).act(P1, Action::Done);
    assert_eq!(s.asked_seats(), [P2]);
}

/// The default fitting is always available, and the number of lifts is limited.
#[test]
fn exo_2_9_lifts_of_start_parts_are_limited() {
    let mut s = deal_game(Options::standard(2));
    assert_eq!(s.refusal_rule(P1, Action::Restore), "EXO-7.13");
    for _ in 0..MAX_LIFTS - 1 {
        s.fit_on(P1, Raider, Item::Em);
        s.act(P1, Action::Lift(Raider, 0));
    }
    s.fit_on(P1, Raider, Item::Em).act(P1, Action::Restore);
    assert_eq!(planned_parts(&s, Raider), []);
    s.fit_on(P1, Raider, Item::Em);
    assert_eq!(s.refusal_rule(P1, Action::Lift(Raider, 0)), "EXO-7.13");
    assert_eq!(s.refusal_rule(P1, Action::Restore), "EXO-7.13");
    s.act_all(P1, &[Action::FitUsual, Action::Done]);
    assert_eq!(s.asked_seats(), [P2]);
}

/// Printed costs count against the budget: EXO-17.3, AMB-69.
#[test]
fn ex_71_exo_17_3_amb_69_start_technologies_stay_within_the_budget() {
    let mut s = combat_scene();
    assert_eq!(s.step(), Step::StartTechs);
    assert_eq!(
        s.refusal_rule(P1, Action::Start(Tech::BasicResearch)),
        "EXO-17.3"
    );
    s.act_all(
        P1,
        &[
            Action::Start(Tech::EmShield),
            Action::Start(Tech::BasicRepairs),
        ],
    );
    assert_eq!(s.refusal_rule(P1, Action::Done), "EXO-17.3");
    assert_eq!(
        s.refusal_rule(P1, Action::Start(Tech::EmShield)),
        "EXO-17.3"
    );
    // 4 + 5 leave 11: enough for a Laser, but for no more expensive technology.
    assert_eq!(
        s.refusal_rule(P1, Action::Start(Tech::Cloaking)),
        "EXO-17.3"
    );
    assert!(s.is_legal(P1, Action::Start(Tech::Ssl)));
    s.act(P1, Action::Start(Tech::Fusion));
    assert_eq!(s.asked_seats(), [P2]);
    // 11 + 7 leave nothing that costs 2 or less, so the second choice is refused already.
    s.act(P2, Action::Start(Tech::Ssl));
    assert_eq!(
        s.refusal_rule(P2, Action::Start(Tech::Hypersonic)),
        "EXO-17.3"
    );
    assert!(s.is_legal(P2, Action::Start(Tech::BasicPolitics)));
}

/// Start technologies are free, take a cube each, and add no start parts.
#[test]
fn exo_17_3_exo_17_4_start_technologies_are_revealed_before_the_parts() {
    let mut s = combat_scene();
    let (cp, stash) = (s.mat(P1).cp, s.mat(P1).stash);
    let chosen = [Tech::EmShield, Tech::BasicRepairs, Tech::Fusion];
    let before = s.game.view(&s.state, Viewer::Seat(P2));
    s.act(P1, Action::Start(chosen[0]));
    assert_eq!(s.game.view(&s.state, Viewer::Seat(P2)), before);
    s.act_all(
        P1,
        &chosen[1..]
            .iter()
            .map(|tech| Action::Start(*tech))
            .collect::<Vec<_>>(),
    );
    assert!(s.mat(P1).techs.is_empty());
    s.act_all(P2, &chosen.map(Action::Start));
    assert_eq!(s.step(), Step::StartParts);
    assert_eq!(
        (s.mat(P1).techs.len(), s.mat(P1).cp, s.mat(P1).stash),
        (3, cp, stash - 3)
    );
    assert!(s.mat(P2).techs.contains(Tech::Fusion));
    assert_eq!(
        s.refusal_rule(P1, Action::Fit(Raider, Item::Fusion, 0)),
        "EXO-7.13"
    );
    s.act(P1, Action::FitUsual);
    assert_eq!(
        planned_parts(&s, Carrier),
        [Item::Nuclear, Item::Phase, Item::Em]
    );
}
