//! Scenario drafts.

use engine::saga::content::ContentSet;
use engine::saga::draft::MapDraft;
use engine::saga::figures::SectorKind;
use engine::saga::scenario::SectorFace;
use serde_json::json;

fn is_playable(draft: &MapDraft) -> bool {
    ContentSet::default()
        .content_errors(draft.file())
        .is_empty()
}

fn base_draft(id: &str) -> MapDraft {
    let content = ContentSet::default();
    let mut all = content.scenarios();
    let file = all.find(|file| file.id == id).expect("the box has it");
    MapDraft::from_file(id, file.clone()).expect("of this format")
}

#[test]
fn a_new_scenario_is_playable_once_it_has_a_name() {
    assert!(!is_playable(&MapDraft::blank()));
    let named = MapDraft::blank().with_name("The Long Way Home");
    assert!(
        is_playable(&named),
        "{:?}",
        ContentSet::default().content_errors(named.file())
    );
    assert_eq!(named.file().id, "the-long-way-home");
}

#[test]
fn every_base_scenario_survives_a_draft_round_trip() {
    let content = ContentSet::default();
    for file in content.scenarios() {
        let draft = MapDraft::from_file(&file.id, file.clone()).expect("of this format");
        let decoded = MapDraft::read("again", &draft.write()).expect("just written");
        assert_eq!(decoded, draft);
        assert!(is_playable(&decoded));
        for field in ["badges", "on", "map", "win"] {
            let value = draft.field(None, field);
            assert_eq!(draft.with_field(None, field, value), Some(draft.clone()));
        }
    }
}

#[test]
fn a_field_can_apply_to_all_or_to_one_number_of_players() {
    let draft = base_draft("ftj");
    assert_eq!(draft.variant_of(Some(2), "badges"), Some(2));
    assert_eq!(draft.variant_of(Some(2), "rounds"), None);
    let value = Some(json!({ "4": ["boss"] }));
    let two = draft.with_field(Some(2), "badges", value).expect("badges");
    assert_eq!(two.value(Some(2), "badges"), Some(json!({ "4": ["boss"] })));
    assert_eq!(two.value(Some(3), "badges"), draft.value(Some(3), "badges"));
    let varied = two
        .with_field(Some(2), "rounds", Some(json!(7)))
        .expect("rounds");
    assert_eq!(
        (
            varied.for_variant(Some(2)).rounds,
            varied.for_variant(Some(3)).rounds
        ),
        (Some(7), Some(10))
    );
    let bare = varied.with_field(Some(2), "rounds", None).expect("nothing");
    assert_eq!(bare, two);
    assert_eq!(two.with_field(None, "rounds", Some(json!("many"))), None);
}

#[test]
fn variants_exist_for_every_number_of_players_or_not_at_all() {
    let draft = MapDraft::blank().with_name("New").with_players(2, 3, false);
    let many = draft.with_variants(true);
    let keys: Vec<u8> = many.file().variants.keys().copied().collect();
    assert_eq!(keys, [2, 3]);
    let more = many.with_players(1, 4, true);
    assert_eq!(more.file().variants.len(), 4);
    assert!(is_playable(&more));
    assert_eq!(many.with_variants(false), draft);
}

#[test]
fn sectors_can_be_added_changed_and_removed() {
    let tiles = ContentSet::default()
        .parts()
        .expect("the box")
        .tiles
        .clone();
    let draft = MapDraft::blank().with_name("New");
    let free = draft
        .free_tile(None, SectorKind::Asteroid, &tiles)
        .expect("ten of them");
    let placed = draft.with_tile(None, [0, 1], Some(&free.id), &[]);
    assert!(placed.uses(None, &free.id) && is_playable(&placed));
    let next = placed.free_tile(None, SectorKind::Asteroid, &tiles);
    assert_ne!(next.map(|tile| &tile.id), Some(&free.id));
    let down = placed.with_sector(None, [0, 1], |sector| sector.face = SectorFace::Down);
    let other = down.with_tile(None, [0, 1], None, &[SectorKind::Open]);
    let sector = other.hex_content(None, [0, 1]).sector.expect("still there");
    assert_eq!(
        (sector.face, sector.types),
        (SectorFace::Down, vec![SectorKind::Open])
    );
    let wiped = other.without_sector(None, [0, 1]);
    assert_eq!(wiped.map(None), draft.map(None));
    assert_eq!(
        draft.without_sector(None, [0, 0]),
        draft,
        "the Jumpgate stays"
    );
}

#[test]
fn starts_entities_bosses_and_homes_follow_their_sector() {
    let draft = base_draft("spa");
    let ship = draft.hex_content(Some(2), [6, 0]);
    assert_eq!(ship.entity, Some(0));
    let boss = draft.hex_content(Some(2), [3, -1]).boss;
    assert_eq!(boss, Some(0));
    let moved = draft.with_boss(Some(2), [4, 0], Some("B1"));
    assert_eq!(moved.hex_content(Some(2), [3, -1]).boss, None);
    assert!(moved.hex_content(Some(2), [4, 0]).boss.is_some());
    assert!(moved.hex_content(Some(3), [3, -1]).boss.is_some());
    let wiped = moved
        .without_sector(Some(2), [4, 0])
        .without_sector(Some(2), [6, 0]);
    assert_eq!(wiped.hex_content(Some(2), [4, 0]).boss, None);
    let entities = wiped.for_variant(Some(2)).entities.expect("one");
    assert_eq!(entities[0].start, None);
    let arena = base_draft("arn");
    assert_eq!(arena.hex_content(Some(2), [-3, 0]).home, Some(1));
    assert_eq!(arena.hex_content(Some(2), [-3, 0]).starts, [1]);
    let without = arena.with_home(Some(2), [-3, 0], false);
    assert_eq!(without.for_variant(Some(2)).homes, Some(vec![[3, 0]]));
}

#[test]
fn armadas_start_on_one_shared_hex_or_on_one_hex_each() {
    let draft = MapDraft::blank().with_name("New").with_players(2, 4, false);
    assert_eq!(draft.hex_content(None, [0, 0]).starts, [0, 1, 2, 3]);
    let one = draft.with_start(None, [1, 0]);
    assert_eq!(one.hex_content(None, [1, 0]).starts.len(), 4);
    let two = one.with_start(None, [0, 0]);
    assert_eq!(two.hex_content(None, [1, 0]).starts, [0]);
    assert_eq!(two.hex_content(None, [0, 0]).starts, [1]);
    let none = two.without_start(None, [1, 0]).without_start(None, [0, 0]);
    assert_eq!(none, draft);
}
