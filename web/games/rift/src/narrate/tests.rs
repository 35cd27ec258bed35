//! Tests that every event, refusal and term of Centauri Rift has its phrase, and that every phrase
//! is used.

use super::*;
use engine::error::RuleRefusal;
use engine::grid::{Heading, Plane, Space, Square};
use engine::rift::content::start_check::StartValue;
use engine::rift::event::{ShieldCause, Target};
use engine::rift::goals::LimitRule;
use engine::rift::options::Options;
use engine::rift::options_error::HandicapField;
use engine::rift::refusal::Obstacle;
use engine::rift::refusal::Refusal;
use engine::rift::ship::{Ion, Layer, Side, Slot, Weapon};
use engine::rift::state::Mine;
use play::games::wording_checks::{
    assert_complete_without_other_lines, keys_with_prefix, languages, variant_keys,
};
use strum::VariantNames;
use ui::l10n::Phrases;

const SHIP: ShipId = ShipId(0);
const OTHER: ShipId = ShipId(1);
const SLOT: Slot = Slot {
    side: Side::Front,
    layer: Layer::Outer,
};

fn space() -> Space {
    Space::new(Square::from_cell(3), Plane::HIGH)
}

fn mine() -> Mine {
    Mine::new(space(), Some(Seat(1)))
}

fn game() -> Rift {
    Rift::from_options_with_base_content(Options::duel("cold-open", "rhino", "screech"))
        .expect("a board of the box")
}

/// Returns the refusal after `before` in the order of the list; the compiler forces new variants to
/// be added.
fn refusal_after(before: Option<Refusal>) -> Option<Refusal> {
    Some(match before {
        None => Refusal::Over,
        Some(Refusal::Over) => Refusal::GameOver,
        Some(Refusal::GameOver) => Refusal::GoesOn,
        Some(Refusal::GoesOn) => Refusal::GoneOn,
        Some(Refusal::GoneOn) => Refusal::NotYourTurn,
        Some(Refusal::NotYourTurn) => Refusal::NoCaptain,
        Some(Refusal::NoCaptain) => Refusal::BlastFirst,
        Some(Refusal::BlastFirst) => Refusal::OthersBlast,
        Some(Refusal::OthersBlast) => Refusal::ReturnFirst,
        Some(Refusal::ReturnFirst) => Refusal::OthersReturn,
        Some(Refusal::OthersReturn) => Refusal::NoActiveShip,
        Some(Refusal::NoActiveShip) => Refusal::AlreadyActive,
        Some(Refusal::AlreadyActive) => Refusal::NoSuchShip,
        Some(Refusal::NoSuchShip) => Refusal::AlreadyActivated,
        Some(Refusal::AlreadyActivated) => Refusal::TeamMateFirst,
        Some(Refusal::TeamMateFirst) => Refusal::OtherTeam,
        Some(Refusal::OtherTeam) => Refusal::OtherTeamsTurn,
        Some(Refusal::OtherTeamsTurn) => Refusal::OtherCaptain,
        Some(Refusal::OtherCaptain) => Refusal::Energy {
            price: 2,
            available: 2,
        },
        Some(Refusal::Energy { .. }) => Refusal::WrongPayment { price: 2 },
        Some(Refusal::WrongPayment { .. }) => Refusal::PaymentSplit { main: 2, aux: 2 },
        Some(Refusal::PaymentSplit { .. }) => Refusal::SpeedLimit { limit: 2 },
        Some(Refusal::SpeedLimit { .. }) => Refusal::Warped,
        Some(Refusal::Warped) => Refusal::Standing,
        Some(Refusal::Standing) => Refusal::MovedAll { moved: 2, speed: 2 },
        Some(Refusal::MovedAll { .. }) => Refusal::Blocked { by: Obstacle::Ship },
        Some(Refusal::Blocked {
            by: Obstacle::Ship | Obstacle::Asteroid,
        }) => Refusal::Blocked { by: Obstacle::Star },
        Some(Refusal::Blocked {
            by: Obstacle::Star | Obstacle::Planet | Obstacle::Edge,
        }) => Refusal::NoPlane,
        Some(Refusal::NoPlane) => Refusal::PlaneBlocked { by: Obstacle::Star },
        Some(Refusal::PlaneBlocked { .. }) => Refusal::Owed { squares: 2 },
        Some(Refusal::Owed { .. }) => Refusal::WarpRange { max: 2 },
        Some(Refusal::WarpRange { .. }) => Refusal::WarpBlocked {
            at: 2,
            by: Obstacle::Star,
        },
        Some(Refusal::WarpBlocked { .. }) => Refusal::WarpWaitingMine,
        Some(Refusal::WarpWaitingMine) => Refusal::NoBar { slot: SLOT },
        Some(Refusal::NoBar { .. }) => Refusal::NoBarToSwap { slot: SLOT },
        Some(Refusal::NoBarToSwap { .. }) => Refusal::SlotTaken { slot: SLOT },
        Some(Refusal::SlotTaken { .. }) => Refusal::SameSide,
        Some(Refusal::SameSide) => Refusal::SameSlot,
        Some(Refusal::SameSlot) => Refusal::SlotOrder,
        Some(Refusal::SlotOrder) => Refusal::NoMount,
        Some(Refusal::NoMount) => Refusal::Fired { barrels: 2 },
        Some(Refusal::Fired { .. }) => Refusal::NoTorpedo,
        Some(Refusal::NoTorpedo) => Refusal::NoTarget {
            weapon: Weapon::Laser,
            range: 2,
        },
        Some(Refusal::NoTarget { .. }) => Refusal::LineBlocked {
            by: Obstacle::Star,
            at: 2,
        },
        Some(Refusal::LineBlocked { .. }) => Refusal::NebulaBoundary { at: 2 },
        Some(Refusal::NebulaBoundary { .. }) => Refusal::AllyInLine,
        Some(Refusal::AllyInLine) => Refusal::TargetAbove { planes: 2, at: 2 },
        Some(Refusal::TargetAbove { .. }) => Refusal::TargetBelow { planes: 2, at: 2 },
        Some(Refusal::TargetBelow { .. }) => Refusal::SideNeeded {
            one: Side::Front,
            two: Side::Left,
        },
        Some(Refusal::SideNeeded { one, two }) => Refusal::SideClosed { one, two },
        Some(Refusal::SideClosed { one, .. }) => Refusal::OneSide { side: one },
        Some(Refusal::OneSide { .. }) => Refusal::NoSides,
        Some(Refusal::NoSides) => Refusal::ChargeNothing,
        Some(Refusal::ChargeNothing) => Refusal::ChargeMain { main: 2 },
        Some(Refusal::ChargeMain { .. }) => Refusal::AuxFull { room: 2 },
        Some(Refusal::AuxFull { .. }) => Refusal::NoIon,
        Some(Refusal::NoIon) => Refusal::IonBusy,
        Some(Refusal::IonBusy) => Refusal::IonFired,
        Some(Refusal::IonFired) => Refusal::NoMine,
        Some(Refusal::NoMine) => Refusal::MineWaiting,
        Some(Refusal::MineWaiting) => Refusal::TooManyMines { max: 2 },
        Some(Refusal::TooManyMines { .. }) => Refusal::NoBlast,
        Some(Refusal::NoBlast) => Refusal::OtherShipHit,
        Some(Refusal::OtherShipHit) => Refusal::SideNotTied {
            one: Side::Front,
            two: Side::Left,
        },
        Some(Refusal::SideNotTied { .. }) => Refusal::NoReturn,
        Some(Refusal::NoReturn) => Refusal::OtherShipReturns,
        Some(Refusal::OtherShipReturns) => Refusal::CornerTaken,
        Some(Refusal::CornerTaken) => Refusal::Out,
        Some(Refusal::Out) => Refusal::NoOffer,
        Some(Refusal::NoOffer) => Refusal::OfferAnswered,
        Some(Refusal::OfferAnswered) => Refusal::OfferPending,
        Some(Refusal::OfferPending) => Refusal::NoClock,
        Some(Refusal::NoClock) => Refusal::ClockOfTable,
        Some(Refusal::ClockOfTable) => return None,
    })
}

/// Returns the event after `before` in the order of the list; the compiler forces new variants to
/// be added.
fn event_after(before: Option<Event>) -> Option<Event> {
    Some(match before {
        None => Event::TurnStarted {
            ship: SHIP,
            round: 2,
        },
        Some(Event::TurnStarted { .. }) => Event::IonReady { ship: SHIP },
        Some(Event::IonReady { .. }) => Event::Stepped {
            ship: SHIP,
            from: space(),
            to: space(),
        },
        Some(Event::Stepped { .. }) => Event::SpeedChanged {
            ship: SHIP,
            from: 2,
            to: 2,
        },
        Some(Event::SpeedChanged { .. }) => Event::Rotated {
            ship: SHIP,
            from: Heading::NE,
            to: Heading::NE,
        },
        Some(Event::Rotated { .. }) => Event::PlaneChanged {
            ship: SHIP,
            from: space(),
            to: space(),
        },
        Some(Event::PlaneChanged { .. }) => Event::Warped {
            ship: SHIP,
            from: space(),
            to: space(),
            squares: 2,
        },
        Some(Event::Warped { .. }) => Event::ShotFired {
            ship: SHIP,
            weapon: Weapon::Ion,
            is_charged: true,
            from: space(),
            to: space(),
            target: Target::Ship(OTHER, Side::Back),
            damage: 2,
        },
        Some(Event::ShotFired { .. }) => Event::BarDamaged {
            ship: SHIP,
            slot: SLOT,
            damage: 2,
            remaining_strength: 2,
        },
        Some(Event::BarDamaged { .. }) => Event::HullDamaged {
            ship: SHIP,
            damage: 2,
            remaining_hull: 2,
        },
        Some(Event::HullDamaged { .. }) => Event::ShieldsDown {
            ship: SHIP,
            cause: ShieldCause::Nebula,
        },
        Some(Event::ShieldsDown { .. }) => Event::ShieldsUp { ship: SHIP },
        Some(Event::ShieldsUp { .. }) => Event::BarMoved {
            ship: SHIP,
            from: SLOT,
            to: SLOT,
        },
        Some(Event::BarMoved { .. }) => Event::BarsSwapped {
            ship: SHIP,
            a: SLOT,
            b: SLOT,
        },
        Some(Event::BarsSwapped { .. }) => Event::AuxCharged {
            ship: SHIP,
            units: 2,
        },
        Some(Event::AuxCharged { .. }) => Event::IonChanged {
            ship: SHIP,
            to: Ion::Charging,
        },
        Some(Event::IonChanged { .. }) => Event::MineReleased { ship: SHIP },
        Some(Event::MineReleased { .. }) => Event::MineLeft {
            ship: SHIP,
            mine: mine(),
        },
        Some(Event::MineLeft { .. }) => Event::MineDetonated { mine: mine() },
        Some(Event::MineDetonated { .. }) => Event::BlastHit {
            ship: SHIP,
            mine: mine(),
            side: Side::Left,
            damage: 2,
        },
        Some(Event::BlastHit { .. }) => Event::BlastBlocked {
            ship: SHIP,
            mine: mine(),
        },
        Some(Event::BlastBlocked { .. }) => Event::SideChosen {
            ship: SHIP,
            side: Side::Left,
            is_automatic: true,
        },
        Some(Event::SideChosen { .. }) => Event::ShipDestroyed { ship: SHIP },
        Some(Event::ShipDestroyed { .. }) => Event::ShipLeft { ship: SHIP },
        Some(Event::ShipLeft { .. }) => Event::EmergencyStop { ship: SHIP },
        Some(Event::EmergencyStop { .. }) => Event::MineLost { ship: SHIP },
        Some(Event::MineLost { .. }) => Event::ShipReplaced {
            ship: SHIP,
            space: space(),
            heading: Heading::NE,
            is_automatic: true,
        },
        Some(Event::ShipReplaced { .. }) => Event::ScoreChanged {
            seat: Seat(1),
            delta: 2,
            score: 2,
        },
        Some(Event::ScoreChanged { .. }) => Event::TurnEnded { ship: SHIP },
        Some(Event::TurnEnded { .. }) => Event::RoundEnded { round: 2 },
        Some(Event::RoundEnded { .. }) => Event::TimeRanOut { ship: Some(SHIP) },
        Some(Event::TimeRanOut { .. }) => Event::Conceded { seat: Seat(1) },
        Some(Event::Conceded { .. }) => Event::DrawOffered { seat: Seat(1) },
        Some(Event::DrawOffered { .. }) => Event::DrawAnswered {
            seat: Seat(1),
            is_accepted: true,
        },
        Some(Event::DrawAnswered { .. }) => Event::DrawLapsed,
        Some(Event::DrawLapsed) => Event::GameEnded {
            winners: SeatSet::singleton(Seat(0)),
            ending: Ending::LastTeam,
            game: 2,
        },
        Some(Event::GameEnded { .. }) => Event::GameStarted { game: 2 },
        Some(Event::GameStarted { .. }) => Event::MatchEnded {
            winners: SeatSet::singleton(Seat(0)),
            ending: Ending::LastTeam,
        },
        Some(Event::MatchEnded { .. }) => return None,
    })
}

fn refusals() -> impl Iterator<Item = Refusal> {
    std::iter::successors(refusal_after(None), |before| refusal_after(Some(*before)))
}

/// Returns every event, and variants of those whose sentence has several forms.
pub(in super::super) fn events() -> Vec<Event> {
    let mut events: Vec<Event> =
        std::iter::successors(event_after(None), |before| event_after(Some(*before))).collect();
    let shot = |charged, target| Event::ShotFired {
        ship: SHIP,
        weapon: Weapon::Laser,
        is_charged: charged,
        from: space(),
        to: space(),
        target,
        damage: 1,
    };
    let ship = SHIP;
    let (slot, damage) = (SLOT, 2);
    let (winners, ending) = (SeatSet::NONE, Ending::Agreed);
    let automatic = false;
    events.extend([
        shot(false, Target::Ship(OTHER, Side::Right)),
        shot(true, Target::Ship(OTHER, Side::Right)),
        shot(false, Target::Mine(space())),
        Event::BarDamaged {
            ship,
            slot,
            damage,
            remaining_strength: 0,
        },
        Event::ShieldsDown {
            ship,
            cause: ShieldCause::Reactor,
        },
        Event::IonChanged {
            ship,
            to: Ion::Uncharged,
        },
        Event::IonChanged {
            ship,
            to: Ion::Charged,
        },
        Event::SideChosen {
            ship,
            side: Side::Front,
            is_automatic: automatic,
        },
        Event::ShipReplaced {
            ship,
            space: space(),
            heading: Heading::S,
            is_automatic: automatic,
        },
        Event::TimeRanOut { ship: None },
        Event::DrawAnswered {
            seat: Seat(0),
            is_accepted: false,
        },
        Event::GameEnded {
            winners,
            ending,
            game: 1,
        },
        Event::MatchEnded { winners, ending },
    ]);
    events
}

#[test]
fn negative_numbers_have_a_minus_sign() {
    assert_eq!(Plane::ALL.map(level), ["−1", "0", "+1"]);
    assert_eq!([-2, 0, 2].map(signed), ["−2", "0", "+2"]);
}

#[test]
fn every_event_is_a_sentence() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    for event in events() {
        let sentence = narrator.event(&event);
        assert!(is_sentence(&sentence), "{event:?}: {sentence}");
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    for refusal in refusals() {
        let sentence = narrator.refusal(&refusal);
        assert!(is_sentence(&sentence), "{refusal:?}: {sentence}");
    }
}

#[test]
fn every_refusal_is_complete_without_another_line() {
    let game = game();
    let picks = ui::l10n::keys_of("rift-draft.ftl").into_iter();
    let picks: Vec<String> = picks
        .filter(|key| key.starts_with("rift-refusal-"))
        .collect();
    assert!(!picks.is_empty());
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        assert_complete_without_other_lines(refusals().map(|refusal| narrator.refusal(&refusal)));
        assert_complete_without_other_lines(picks.iter().map(|key| phrases.text(key)));
    }
}

/// Returns whether the text is a complete sentence, without missing keys or arguments in brackets.
fn is_sentence(text: &str) -> bool {
    !text.contains(['[', ']', '{', '}', '$']) && text.ends_with(['.', '?', '!'])
}

#[test]
fn every_phrase_for_events_and_refusals_is_used() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let mut used: Vec<String> = events()
        .iter()
        .map(|event| format!("rift-event-{}", narrator.line(event).key))
        .chain(refusals().map(|refusal| format!("rift-refusal-{}", refusal.phrase())))
        .collect();
    used.sort();
    let mut defined: Vec<String> = ui::l10n::keys_of("rift.ftl")
        .into_iter()
        .filter(|key| key.starts_with("rift-event-") || key.starts_with("rift-refusal-"))
        .collect();
    defined.sort();
    defined.retain(|key| !used.contains(key));
    assert_eq!(defined, Vec::<String>::new());
}

#[test]
fn every_variant_of_an_enum_has_its_phrase() {
    let families = [
        ("side-", Side::VARIANTS),
        ("layer-", Layer::VARIANTS),
        ("weapon-", Weapon::VARIANTS),
        ("ion-", Ion::VARIANTS),
        ("obstacle-", Obstacle::VARIANTS),
        ("ending-", Ending::VARIANTS),
        ("win-rounds-", LimitRule::VARIANTS),
        ("win-quiet-", LimitRule::VARIANTS),
        ("setup-handicap-", HandicapField::VARIANTS),
        ("heading-", &Heading::ALL.map(Heading::name)),
    ];
    for (family, variants) in families {
        assert_eq!(
            keys_with_prefix("rift.ftl", &format!("rift-{family}")),
            variant_keys(family, variants)
        );
    }
    let figures = keys_with_prefix("rift-editor.ftl", "rift-editor-figure-").into_iter();
    let figures = figures.filter(|key| !key.starts_with("fault-")).collect();
    assert_eq!(
        variant_keys("editor-figure-", StartValue::VARIANTS),
        figures
    );
}

#[test]
fn every_model_has_a_name_and_a_description() {
    let (phrases, game) = (Phrases::load("en"), game());
    for model in &game.figures().models {
        let key = format!("rift-model-{}", model.id);
        assert!(phrases.find(&key, &[]).is_some(), "{key}");
        assert!(
            phrases.find(&format!("{key}.character"), &[]).is_some(),
            "{key}"
        );
    }
}

#[test]
fn ship_names_have_a_number_only_if_the_seat_has_several_ships() {
    let phrases = Phrases::load("en");
    let one_each = game();
    assert_eq!(Narrator::new(&phrases, &one_each).ship(OTHER), "Screech B");
    let mut options = Options::duel("gravel-belt", "rhino", "hammer");
    options.ships.extend(options.ships.clone());
    let two_each = Rift::from_options_with_base_content(options).expect("four places");
    assert_eq!(
        Narrator::new(&phrases, &two_each).ship(ShipId(2)),
        "Rhino A2"
    );
}

#[test]
fn the_status_line_names_ship_and_seat() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let state = game.initial_state(&mut engine::chance::SeededRng::new(1, 0));
    let args = vec![("ship", Arg::Number(1)), ("squares", Arg::Number(1))];
    let owed = narrator.request(&state, "orders-owed", &args);
    assert_eq!(owed, "Screech B must still move 1 square.");
    let begin = narrator.request(&state, "activate", &Args::new());
    assert!(
        begin.starts_with("Captain ") && is_sentence(&begin),
        "{begin}"
    );
}
