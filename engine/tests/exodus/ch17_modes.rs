//! EXO-17: modes, layouts and custom content.

use crate::scene::{P1, P2, P3, deal_game, scene_of};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::content::pack::parse_pack;
use engine::exodus::content::{ContentError, ContentSet, content_errors, layouts, parse_layout};
use engine::exodus::event::ScoreLine;
use engine::exodus::hex::{Direction, HexSet};
use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata::{SIZES, scenario_entries};
use engine::exodus::options::{LayoutChoice, Mode, Options};
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Round, Step};
use engine::exodus::tech::Tech;
use engine::game::Game;
use serde_json::{Value, json};

fn options_of(mode: Mode, seats: u8) -> Options {
    Options {
        mode,
        ..Options::standard(seats)
    }
}

fn hexes(options: Options) -> usize {
    deal_game(options).game.map_hexes().len()
}

#[test]
fn exo_17_1_ex_72_the_long_game_has_9_turns_and_a_larger_map() {
    let scene = scene_of(options_of(Mode::Long, 3));
    assert_eq!(scene.game.turns(), 9);
    assert_eq!(scene.resources(P1), (2, 0, 0));
    assert_eq!(scene.game.map_hexes().len(), 22);
    // The Home yields 5 CP in the Upkeep of turn 1.
    let mut scene = scene;
    scene.go_to(Step::Upkeep);
    assert_eq!((scene.step(), scene.resources(P1)), (Step::Vote, (7, 0, 0)));
}

#[test]
fn exo_17_1_ex_72_amb_70_the_long_game_refuses_basic_research() {
    let mut scene = scene_of(options_of(Mode::Long, 2));
    scene.mat(P1).cp = 40;
    scene.give_trophy(P1, "res-iii-4");
    let discard = Action::Discard(scene.game.resistance_named("res-iii-4").unwrap());
    scene
        .go_to(Step::Card(Round::First))
        .play_card(P1, 1)
        .play_card(P2, 3);
    let learn = Action::Learn(Tech::BasicResearch);
    assert_eq!(scene.refusal_rule(P1, learn), "EXO-17.1");
    // A card that grants a technology cannot grant Basic Research.
    scene.act(P1, discard);
    assert!(scene.is_legal(P1, Action::Learn(Tech::Fusion)));
    assert_eq!(scene.refusal_rule(P1, learn), "EXO-17.1");
}

#[test]
fn exo_17_2_the_combat_game_has_5_turns_and_two_carriers() {
    let scene = scene_of(options_of(Mode::Combat, 3));
    assert_eq!(scene.game.turns(), 5);
    assert_eq!(scene.resources(P3), (10, 0, 0));
    assert_eq!(scene.game.map_hexes().len(), 16);
    let fleet = scene.state.public.fleet(P2);
    let kinds: Vec<ShipType> = fleet.iter().map(|ship| ship.kind()).collect();
    assert_eq!(
        kinds,
        [ShipType::Raider, ShipType::Carrier, ShipType::Carrier]
    );
}

#[test]
fn exo_17_3_exo_17_4_start_technologies_come_before_start_parts() {
    let scene = deal_game(options_of(Mode::Combat, 2));
    assert_eq!(scene.step(), Step::StartTechs);
    assert_eq!(scene.game.mode().techs, (3, 20));
}

#[test]
fn exo_17_3_ex_71_amb_69_start_technologies_count_by_printed_cost() {
    let scene = deal_game(options_of(Mode::Combat, 2));
    let sum = |techs: &[Tech]| -> u8 {
        let costs = techs.iter().map(|tech| scene.game.tech(*tech).cost);
        costs.sum()
    };
    assert_eq!(sum(&[Tech::EmShield, Tech::BasicRepairs, Tech::Fusion]), 17);
    assert_eq!(sum(&[Tech::Ssl, Tech::Hypersonic, Tech::EmShield]), 22);
}

#[test]
fn exo_17_3_ex_71_three_start_technologies_must_fit_the_budget() {
    let mut scene = deal_game(options_of(Mode::Combat, 2));
    let basic = Action::Start(Tech::BasicResearch);
    assert_eq!(scene.refusal_rule(P1, basic), "EXO-17.3");
    scene.act(P1, Action::Start(Tech::Ssl));
    // With 11 and 7, even the cheapest third technology exceeds 20.
    let rockets = Action::Start(Tech::Hypersonic);
    assert_eq!(scene.refusal_rule(P1, rockets), "EXO-17.3");
    scene.act(P1, Action::Start(Tech::EmShield));
    assert_eq!(scene.refusal_rule(P1, Action::Done), "EXO-17.3");
    scene.act(P1, Action::Start(Tech::AdvBanking));
    let techs = [Tech::EmShield, Tech::BasicRepairs, Tech::Fusion];
    scene.act_all(P2, &techs.map(Action::Start));
    let mat = scene.state.public.mat(P2);
    let known: Vec<Tech> = mat.techs.iter().collect();
    assert_eq!(known, techs);
    // Each technology takes a cube from the stash and is otherwise free.
    assert_eq!((mat.stash, scene.resources(P2)), (19, (10, 0, 0)));
}

#[test]
fn exo_17_23_a_house_rule_raises_the_points_for_titles() {
    let titles = |has_house_titles: bool| {
        let mut options = Options::standard(3);
        options.rules.has_titles_5_3 = has_house_titles;
        let scene = scene_of(options);
        [P1, P2, P3].map(|seat| scene.game.score(&scene.state, seat).line(ScoreLine::Titles))
    };
    assert_eq!(titles(false), [180, 60, 0]);
    assert_eq!(titles(true), [300, 180, 0]);
}

#[test]
fn exo_17_9_the_options_can_set_the_turns_of_a_short_game() {
    let short = options_of(Mode::Short, 2);
    assert_eq!(deal_game(short.clone()).game.turns(), 5);
    let agreed = Options {
        turns: Some(8),
        ..short
    };
    assert_eq!(deal_game(agreed).game.turns(), 8);
}

#[test]
fn exo_17_10_any_layout_goes_with_any_mode() {
    for seats in 2..=6 {
        for size in SIZES {
            for game_mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
                let mut options = options_of(game_mode, seats);
                options.layout = LayoutChoice::Shipped(size.to_owned());
                let game = Exodus::new(options).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(game.homes().len(), seats);
            }
        }
    }
    let usual = |game_mode: Mode| hexes(options_of(game_mode, 4));
    let sizes = [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short].map(usual);
    assert_eq!(sizes, [25, 29, 21, 25]);
}

/// A layout: id, number of hexes, numbers of blue, red and green tiles, guards by level, and number
/// of planets without a guard.
type Row = (&'static str, u8, [u8; 3], [u8; 3], usize);

#[test]
fn exo_17_10_ex_77_the_fifteen_base_layouts_match_the_table() {
    let rows: [Row; 15] = [
        ("2-minimal", 11, [4, 2, 2], [2, 2, 2], 2),
        ("2-standard", 13, [5, 3, 2], [2, 2, 2], 4),
        ("2-long", 15, [6, 4, 2], [4, 2, 2], 4),
        ("3-minimal", 16, [5, 4, 3], [3, 3, 3], 3),
        ("3-standard", 19, [7, 5, 3], [3, 3, 3], 6),
        ("3-long", 22, [9, 6, 3], [6, 3, 3], 6),
        ("4-minimal", 21, [7, 6, 3], [4, 4, 4], 4),
        ("4-standard", 25, [9, 7, 4], [2, 4, 6], 8),
        ("4-long", 29, [11, 8, 5], [2, 4, 6], 12),
        ("5-minimal", 26, [9, 7, 4], [5, 5, 5], 5),
        ("5-standard", 31, [12, 8, 5], [4, 5, 6], 10),
        ("5-long", 36, [14, 10, 6], [4, 5, 6], 15),
        ("6-minimal", 31, [10, 9, 5], [6, 6, 6], 6),
        ("6-standard", 37, [14, 10, 6], [6, 6, 6], 12),
        ("6-long", 43, [18, 12, 6], [6, 6, 6], 18),
    ];
    let files = layouts().expect("layouts");
    let entries = scenario_entries(&ContentSet::default());
    assert_eq!((files.len(), entries.len()), (15, 15));
    for ((file, entry), (id, count, tiles, guards, open)) in files.iter().zip(entries).zip(rows) {
        assert_eq!((file.id.as_str(), entry.hexes), (id, count));
        assert_eq!((entry.tiles, entry.guards), (tiles, guards), "{id}");
        assert_eq!(file.open.len(), open, "{id}");
        let sum = entry.seats + tiles.iter().sum::<u8>() + 1;
        assert_eq!(sum, count, "{id}");
        assert_connected_and_fair(file);
    }
}

/// Checks that all hexes can be reached from the High Council and every seat is equally close to
/// it.
fn assert_connected_and_fair(file: &LayoutFile) {
    let mut options = Options::standard(file.homes.len() as u8);
    options.layout = LayoutChoice::Custom(Box::new(file.clone()));
    let scene = deal_game(options);
    let game = &scene.game;
    let mut reached: HexSet = game.hexes().take(1).collect();
    for _ in game.hexes() {
        for hex in reached.iter() {
            let next = Direction::ALL.map(|direction| game.next(hex, direction));
            next.into_iter()
                .flatten()
                .for_each(|hex| reached.insert(hex));
        }
    }
    assert_eq!(
        usize::from(reached.len()),
        game.map_hexes().len(),
        "{}",
        file.id
    );
    let council = game.hexes().next().unwrap();
    let mut far_home_distances = game.homes().iter().map(|home| game.distance(home, council));
    let first = far_home_distances.next();
    assert!(
        far_home_distances.all(|other| Some(other) == first),
        "{}",
        file.id
    );
}

#[test]
fn exo_17_10_amb_63_the_minimal_map_for_five_has_its_tiles_and_guards() {
    let all = scenario_entries(&ContentSet::default());
    let entry = all.iter().find(|entry| entry.id == "5-minimal").unwrap();
    assert_eq!((entry.tiles, entry.guards), ([9, 7, 4], [5, 5, 5]));
}

#[test]
fn exo_17_25_a_house_rule_assigns_homes_at_random() {
    let mut options = Options::standard(6);
    let circle = |options: &Options, seed: u64| {
        let game = Exodus::new(options.clone()).unwrap();
        let state = game.deal(&mut SeededRng::new(seed, 0));
        let home = game.home(&state.public, P1);
        assert_eq!(game.home_of(&state.public, home), Some(P1));
        assert_eq!(state.public.cubes(home, P1), 3);
        assert_eq!(state.public.fleet(P1).len(), 2);
        state.public.circle.to_vec()
    };
    let fixed = circle(&options, 1);
    assert!((1..6).all(|seed| circle(&options, seed) == fixed));
    assert!(fixed.is_sorted());
    options.rules.has_random_seats = true;
    assert!((1..6).any(|seed| circle(&options, seed) != fixed));
}

fn small_layout() -> Value {
    json!({
        "format": "exodus-layout/1", "id": "duel", "title": "Duel", "tiles": [1, 1, 0], "homes": [[0, -1], [0, 1]],
        "open": [[1, -1]], "guards": [[[1, 0]], [], []],
    })
}

fn errors_of_changed(change: impl Fn(&mut Value)) -> Vec<(String, ContentError)> {
    let mut value = small_layout();
    change(&mut value);
    let file: LayoutFile = serde_json::from_value(value).unwrap();
    let found = content_errors(&file).into_iter();
    found
        .map(|located| (located.place, located.error))
        .collect()
}

#[test]
fn exo_17_27_a_custom_layout_is_checked_and_played() {
    let file = parse_layout("duel.json", &small_layout().to_string()).expect("a layout");
    let mut options = Options::standard(2);
    options.layout = LayoutChoice::Custom(Box::new(file));
    assert_eq!(hexes(options.clone()), 5);
    options.seats = 3;
    let error = Exodus::new(options).unwrap_err();
    assert_eq!(error.reason.key(), "exodus-load-homes");
    let single_error = |path: &str, error: ContentError| vec![(path.to_owned(), error)];
    let set = |path: &'static str, value: Value| {
        errors_of_changed(move |file| *file.pointer_mut(path).unwrap() = value.clone())
    };
    assert_eq!(
        set("/id", json!("No!")),
        single_error("id", ContentError::Id)
    );
    assert_eq!(
        set("/open/0", json!([0, 0])),
        single_error("open[0]", ContentError::Taken(0, 0))
    );
    assert_eq!(
        set("/open/0", json!([0, 1])),
        single_error("open[0]", ContentError::Taken(0, 1))
    );
    assert_eq!(
        set("/open/0", json!([3, 0])),
        single_error("open[0]", ContentError::Apart(3, 0))
    );
    let far_errors = [ContentError::Far(9, 0), ContentError::Apart(9, 0)]
        .map(|error| ("open[0]".to_owned(), error));
    assert_eq!(set("/open/0", json!([9, 0])), far_errors);
    assert_eq!(
        set("/tiles", json!([1, 0, 0])),
        single_error("tiles", ContentError::Planets(1, 2))
    );
    let alone = errors_of_changed(|file| {
        file["homes"] = json!([[0, -1]]);
    });
    assert_eq!(alone, single_error("homes", ContentError::Seats(2, 6)));
    let error = parse_layout("duel.json", r#"{"id": "duel"}"#).unwrap_err();
    assert_eq!(error.reason.key(), "load-key-missing");
}

fn pack(content: Value) -> Result<ContentSet, String> {
    let text = json!({
        "format": "centauri-pack/1", "game": "exodus", "id": "own", "version": "1",
        "title": "Own", "content": content,
    });
    let result = parse_pack("own.json", &text.to_string());
    result
        .map(|(_, content)| content)
        .map_err(|error| error.to_string())
}

#[test]
fn exo_17_27_a_pack_replaces_tiles_and_layouts() {
    let mut layout = small_layout();
    layout["id"] = json!("2-standard");
    let tiles = json!([
        { "id": "home", "kind": "home", "tokens": 9, "vp": 1 },
        { "id": "x", "kind": "blue", "tokens": 1, "vp": 1 },
        { "id": "y", "kind": "red", "tokens": 2, "vp": 1 },
    ]);
    let content = pack(json!({ "layouts": [layout], "tiles": tiles })).expect("a pack");
    let game = Exodus::with_content(Options::standard(2), &content).expect("a table");
    assert_eq!(game.pack().map(|pack| pack.id.as_str()), Some("own"));
    let state = game.deal(&mut SeededRng::new(1, 0));
    let home = game.home(&state.public, P1);
    assert_eq!(
        (state.public.sectors.len(), state.public.sector(home).tokens),
        (5, 9)
    );
    assert_ne!(
        game.content_fingerprint(),
        deal_game(Options::standard(2)).game.content_fingerprint()
    );
    // The other base layouts remain, but the pack has too few tiles for them.
    let error = Exodus::with_content(Options::standard(3), &content).unwrap_err();
    assert_eq!(error.reason.key(), "exodus-load-tiles");
}

#[test]
fn exo_17_27_unplayable_pack_content_is_refused() {
    let rejection = |content: Value| pack(content).expect_err("a pack that is refused");
    let card = |main: Value| json!({ "political": [{ "id": "a", "kind": "law", "main": main }] });
    assert!(pack(card(json!([{ "tax": 1 }]))).is_ok());
    let refused = rejection(card(json!([{ "gain": ["all", "cp", 1] }])));
    assert!(refused.contains("/content/political/0/main/0"), "{refused}");
    let refused = rejection(card(json!([{ "growth": 90 }])));
    assert!(refused.contains("numbers of at most"), "{refused}");
    let home = json!({ "id": "home", "kind": "blue", "tokens": 1, "vp": 1 });
    let refused = rejection(json!({ "tiles": [home] }));
    assert!(refused.contains("tile of the Homes"), "{refused}");
    let ability = |effects: Value| json!({ "abilities": [{ "id": "a", "window": "vote", "effects": effects }] });
    assert!(pack(ability(json!([{ "bid": ["vote", 2] }]))).is_ok());
    assert!(pack(ability(json!([{ "bid": ["order", 2] }]))).is_err());
    let guard = |level: u8| {
        json!({ "resistance": [{
            "id": "a", "level": level, "dice": 1, "strength": 1, "vp": 1, "bonus": [],
        }] })
    };
    assert!(pack(guard(3)).is_ok());
    assert!(rejection(guard(4)).contains("1 to 3"));
}

/// Loads a pack with the base figures and one value replaced.
fn figures(path: &str, value: Value) -> Result<ContentSet, String> {
    let figures = engine::exodus::content::figures().expect("figures");
    let mut text = serde_json::to_value(figures).unwrap();
    *text.pointer_mut(path).expect(path) = value;
    pack(json!({ "figures": text }))
}

#[test]
fn exo_17_27_unplayable_figures_are_refused() {
    assert!(figures("/ships/0/cp", json!(7)).is_ok());
    let invalid = [
        ("/frame/hit", json!(7)),
        ("/frame/home_cubes", json!(26)),
        ("/frame/agenda", json!([4, 2])),
        ("/frame/standard/turns", json!(10)),
        ("/frame/standard/ships", json!([3, 0, 0, 0])),
        ("/frame/combat/techs", json!([3, 10])),
        ("/frame/start_parts", json!([["nuclear", 5]])),
        ("/frame/start_parts", json!([["graviton", 1]])),
        ("/techs/0/tech", json!("radar")),
        ("/ships/0/grid", json!(["##", "#"])),
        ("/ships/0/grid", json!(["######", "######", "######"])),
        ("/items/0/value", json!(4)),
        ("/items/0/shape", json!(["#.#"])),
        ("/items/0/supply", json!(23)),
        ("/items/12/shape", json!(["##"])),
        ("/items/12/supply", json!(9)),
        ("/market", json!([])),
        (
            "/bonus",
            json!(["move", "move", "move", "move", "move", "move"]),
        ),
    ];
    for (path, value) in invalid {
        let refused = figures(path, value.clone()).expect_err(path);
        assert!(
            refused.contains("/content/figures/"),
            "{path} {value}: {refused}"
        );
    }
}
