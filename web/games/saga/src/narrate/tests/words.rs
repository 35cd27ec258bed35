//! Compares the names of the engine's values with the phrases that are composed from them.

use super::*;
use engine::registry::GameId;
use engine::saga::action::{CargoItem, Track};
use engine::saga::effect::Timing;
use engine::saga::event::RemovalReason;
use engine::saga::figures::{ActionKind, GearQuality};
use engine::saga::goals::PointSource;
use engine::saga::stats::BoardStat;
use engine::saga::step::RollPurpose;
use play::games::wording_checks::differing_keys;
use strum::VariantNames;
use ui::l10n::key_of;

#[test]
fn values_and_phrases_of_a_family_match_one_to_one() {
    let timings = Timing::VARIANTS.iter();
    let timings: Vec<&str> = timings
        .filter_map(|key| key.strip_prefix("timing-"))
        .collect();
    let foes: Vec<String> = FoeStat::VARIANTS
        .iter()
        .flat_map(|stat| ["more", "less"].map(|change| format!("{stat}-{change}")))
        .collect();
    let foes: Vec<&str> = foes.iter().map(String::as_str).collect();
    let families: [(&str, &[&str], &[&str]); 19] = [
        ("color", Color::VARIANTS, &[]),
        ("editor-color", Color::VARIANTS, &[]),
        ("effect-bar", Prohibition::VARIANTS, &[]),
        ("effect-foe", &foes, &[]),
        ("effect-near", Anchor::VARIANTS, &[]),
        ("effect-xpm", XpmTransfer::VARIANTS, &[]),
        ("fate", RemovalReason::VARIANTS, &[]),
        ("good", Good::VARIANTS, &[]),
        ("item", CargoItem::VARIANTS, &[]),
        ("kind", SectorKind::VARIANTS, &[]),
        ("phase", Phase::VARIANTS, &[]),
        ("power-up", GearQuality::VARIANTS, &[]),
        ("purpose", RollPurpose::VARIANTS, &[]),
        ("source", PointSource::VARIANTS, &[]),
        ("stat", Stat::VARIANTS, &["of", "most"]),
        ("timing", &timings, &[]),
        ("track", Track::VARIANTS, &["center"]),
        ("unit", GearQuality::VARIANTS, &[]),
        (
            "replay",
            BoardStat::VARIANTS,
            &["turn", "branch", "would", "fleet", "follow"],
        ),
    ];
    for (family, names, others) in families {
        let differing = differing_keys(GameId::Saga, family, &[names, others].concat());
        assert_eq!(differing, Vec::<String>::new());
    }
}

/// These families also have phrases that belong to no value.
#[test]
fn every_value_of_a_shared_family_has_a_phrase() {
    let phrases = Phrases::load("en");
    let families = [
        ("action", ActionKind::VARIANTS),
        ("editor-is", SectorKind::VARIANTS),
        ("roll", RollPurpose::VARIANTS),
    ];
    for (family, names) in families {
        for name in names {
            let key = key_of(Saga::NAME, family, *name);
            assert!(phrases.find(&key, &[]).is_some(), "{key}");
        }
    }
}
