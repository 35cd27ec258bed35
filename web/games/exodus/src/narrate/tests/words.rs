//! Compares the names of the engine's values with the phrases that are composed from them.

use engine::exodus::effect::{
    ActionKind, BidKind, HitRoll, Metric, ModifiedRoll, PartKind, Prohibition, RepairPlace,
    Resource, ScoreCriterion, Trigger,
};
use engine::exodus::event::{ResourceReason, ScoreLine};
use engine::exodus::figures::{PlanetKind, Window};
use engine::exodus::lesson::TurnPoint;
use engine::exodus::options::Mode;
use engine::exodus::part::{Item, ItemKind, Rocket};
use engine::exodus::ship::ShipType;
use engine::exodus::stage::Stage;
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::{Field, Origin, Tech};
use engine::registry::GameId;
use play::games::wording_checks::differing_keys;
use strum::VariantNames;

/// Returns the keys of the steps; those of several rounds have one for each round.
fn steps() -> Vec<&'static str> {
    let rounds = [
        "card-first",
        "card-second",
        "card-third",
        "perform-first",
        "perform-second",
        "perform-third",
        "react-first",
        "react-second",
    ];
    let steps = Step::VARIANTS.iter().copied();
    let single = steps.filter(|step| !["card", "perform", "react"].contains(step));
    single.chain(rounds).collect()
}

#[test]
fn values_and_phrases_of_a_family_match_one_to_one() {
    let points = TurnPoint::VARIANTS.iter();
    let points: Vec<&str> = points
        .filter_map(|key| key.strip_prefix("reached-"))
        .collect();
    let families: [(&str, &[&[&str]]); 28] = [
        ("color", &[Origin::VARIANTS]),
        ("deed", &[ActionKind::VARIANTS]),
        ("effect-bid", &[BidKind::VARIANTS]),
        ("effect-extract", &[Resource::VARIANTS]),
        ("effect-hit", &[HitRoll::VARIANTS]),
        ("effect-no", &[Prohibition::VARIANTS]),
        ("effect-on", &[Trigger::VARIANTS]),
        ("effect-pip", &[ModifiedRoll::VARIANTS]),
        ("effect-repair", &[RepairPlace::VARIANTS]),
        ("field", &[Field::VARIANTS]),
        ("goal-reached", &[&points]),
        (
            "goods",
            &[
                PartKind::VARIANTS,
                &["tech", "tech-of", "ship", "part", "rocket"],
            ],
        ),
        ("item", &[Item::VARIANTS]),
        ("kind", &[PlanetKind::VARIANTS]),
        ("line", &[ScoreLine::VARIANTS]),
        ("metric", &[Metric::VARIANTS]),
        (
            "origin",
            &[Round::VARIANTS, &["reaction", "bonus", "house"]],
        ),
        ("part", &[ItemKind::VARIANTS]),
        ("resource", &[Resource::VARIANTS]),
        ("rockets-worst", &[Rocket::VARIANTS]),
        ("setup-mode", &[Mode::VARIANTS]),
        ("source", &[ScoreCriterion::VARIANTS]),
        ("stage", &[Stage::VARIANTS]),
        ("step", &[&steps()]),
        ("tech", &[Tech::VARIANTS]),
        ("type", &[ShipType::VARIANTS]),
        ("why", &[ResourceReason::VARIANTS]),
        ("window", &[Window::VARIANTS]),
    ];
    for (family, names) in families {
        let differing = differing_keys(GameId::Exodus, family, &names.concat());
        assert_eq!(differing, Vec::<String>::new());
    }
}
