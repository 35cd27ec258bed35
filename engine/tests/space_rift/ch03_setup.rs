//! SR-3: setup, the base content, and scenario files.

use crate::hexes::hex;
use engine::chance::SeededRng;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::content::{ContentSet, figures, parse_scenario, scenario, scenario_ids};
use engine::space_rift::drift::Tile;
use engine::space_rift::metadata;
use engine::space_rift::options::{EXTRA_CARDS, FeatureSwitch, Options, ScenarioChoice};
use engine::space_rift::scenario::{PerSide, RuleFlag, ScenarioFile};
use engine::space_rift::state::{Phase, State};

fn new_game(options: Options) -> (SpaceRift, State) {
    let game = SpaceRift::new(options).unwrap_or_else(|error| panic!("{error}"));
    let state = game.deal(&mut SeededRng::new(5, 0));
    (game, state)
}

#[test]
fn sr_3_1_sr_3_9_every_base_scenario_loads() {
    figures().expect("figures");
    let ids: Vec<_> = scenario_ids().collect();
    assert_eq!(ids.len(), 12);
    for (id, entry) in ids
        .iter()
        .zip(metadata::scenario_entries(&Default::default()))
    {
        let file = scenario(id).unwrap_or_else(|| panic!("{id}"));
        assert_eq!((file.id.as_str(), entry.id.as_str()), (*id, *id));
        assert_eq!(entry.has_rift, id.starts_with("srr"));
        let text = serde_json::to_string(&file).unwrap();
        assert_eq!(parse_scenario("again", &text), Ok(file));
    }
}

/// Compares the points of each fleet with the listings of the scenarios.
#[test]
fn sr_3_9_fleet_points_match_the_scenario_listings() {
    let points = [
        (15, 15),
        (21, 21),
        (22, 22),
        (22, 16),
        (22, 19),
        (28, 28),
        (21, 21),
        (22, 22),
        (22, 22),
        (20, 20),
        (23, 23),
        (25, 25),
    ];
    for (id, (south, north)) in scenario_ids().zip(points) {
        let (game, _) = new_game(Options::duel(id));
        let sum = |side: Side| -> u8 {
            let side_builds = game.builds().iter().filter(|build| build.side == side);
            side_builds.map(|build| build.points).sum()
        };
        assert_eq!((sum(Side::South), sum(Side::North)), (south, north), "{id}");
    }
}

#[test]
fn sr_3_2_features_are_placed_as_in_the_scenario() {
    let (game, _) = new_game(Options::duel("srb-05"));
    let terrain = game.terrain();
    assert!(terrain.dead.contains(hex("F6")) && terrain.asteroid.contains(hex("E3")));
    assert_eq!((terrain.groups.len(), terrain.planets.len()), (2, 6));
}

#[test]
fn sr_3_3_units_start_at_full_strength_without_markers() {
    for id in scenario_ids() {
        let (game, state) = new_game(Options::duel(id));
        for (unit, build) in state.public.units.iter().zip(game.builds()) {
            assert_eq!(
                (unit.hex, unit.ships),
                (Some(build.hex), build.ships),
                "{id}"
            );
        }
        assert!(state.public.alert.is_empty());
    }
}

#[test]
fn sr_3_4_sr_3_5_sr_3_6_sides_start_with_their_hands_and_tokens() {
    for id in scenario_ids() {
        let file = scenario(id).unwrap();
        let (game, state) = new_game(Options::duel(id));
        for side in Side::ALL {
            let wanted = file.sides.of(side);
            let hands = state.private(side);
            assert_eq!(hands.command.len(), wanted.command_rating, "{id}");
            assert_eq!(hands.combat.len(), wanted.combat_cards, "{id}");
            // The first turn has begun unless it rolls dice first: transports have paid.
            let income = if id == "srb-04" && side == Side::South {
                3
            } else {
                0
            };
            let stars = state.public.side_state(side).stars;
            assert_eq!(stars, wanted.stars + income, "{id}");
        }
        let held: u8 = state
            .public
            .sides
            .iter()
            .map(|side_state| side_state.stars)
            .sum();
        assert_eq!(game.star_pool(&state.public), 40 - held);
    }
    // If neither side has combat cards, there is no deck of them.
    assert!(!new_game(Options::duel("srb-01")).0.has_combat_cards());
    assert!(new_game(Options::duel("srb-02")).0.has_combat_cards());
}

#[test]
fn sr_3_7_the_rift_is_placed_and_no_meteor_is_on_the_board() {
    let (_, state) = new_game(Options::duel("srr-01"));
    let rift = state.public.rift.expect("a rift");
    assert_eq!(rift.hex(Tile::CENTRAL), Some(hex("F6")));
    assert!(rift.is_connected());
    let (_, state) = new_game(Options::duel("srr-05"));
    assert!(state.public.meteors.iter().all(Option::is_none));
    assert_eq!(state.public.spent_meteors, 0);
}

#[test]
fn sr_3_8_the_scenario_sets_the_first_side() {
    for id in scenario_ids() {
        let (_, state) = new_game(Options::duel(id));
        assert_eq!(state.public.active, scenario(id).unwrap().first, "{id}");
        assert_eq!(state.public.turn, 1);
    }
}

#[test]
fn sr_3_10_options_switch_combat_cards_meteors_and_wrecks() {
    let game_with = |id: &str, change: fn(&mut Options)| {
        let mut options = Options::duel(id);
        change(&mut options);
        new_game(options)
    };
    let (game, state) = game_with("srb-01", |o| o.rules.combat_cards = FeatureSwitch::With);
    assert!(game.has_combat_cards());
    for private in &state.private {
        assert_eq!(private.combat.len(), EXTRA_CARDS);
    }
    // A scenario with combat cards deals its own number of them.
    let (_, state) = game_with("srb-06", |o| o.rules.combat_cards = FeatureSwitch::With);
    assert_eq!(state.private[0].combat.len(), 4);
    let (game, state) = game_with("srb-06", |o| o.rules.combat_cards = FeatureSwitch::Without);
    assert!(!game.has_combat_cards() && state.private[0].combat.is_empty());
    let flags = |change: fn(&mut Options)| {
        let mut options = Options::duel("srr-05");
        change(&mut options);
        let mut flags = options.scenario(&ContentSet::default()).unwrap().flags;
        flags.sort_by_key(|flag| *flag as u8);
        flags
    };
    assert_eq!(flags(|_| {}), [RuleFlag::Meteors, RuleFlag::Wrecks]);
    assert_eq!(
        flags(|o| o.rules.meteors = FeatureSwitch::Without),
        [RuleFlag::Wrecks]
    );
    assert_eq!(
        flags(|o| o.rules.wrecks = FeatureSwitch::Without),
        [RuleFlag::Meteors]
    );
    assert_eq!(
        flags(|o| o.rules.meteors = FeatureSwitch::With),
        [RuleFlag::Meteors, RuleFlag::Wrecks]
    );
}

#[test]
fn sr_3_10_options_set_the_first_side_and_the_victory_numbers() {
    let mut options = Options::duel("srb-01");
    options.rules.first = Some(Side::North);
    let score = |south, north| Some(PerSide { south, north });
    options.rules.victory = score(9, 5);
    let (game, state) = new_game(options.clone());
    assert_eq!(state.public.active, Side::North);
    assert_eq!(Side::ALL.map(|side| game.side_setup(side).victory), [9, 5]);
    options.rules.victory = score(9, 0);
    let error = SpaceRift::new(options).expect_err("no score");
    assert_eq!(
        (error.place.to_string().as_str(), error.reason.phrase()),
        ("rules.victory.north", "load-bounds")
    );
}

#[test]
fn sr_3_10_sr_30_9_an_option_switches_the_rift() {
    let game_with = |id: &str, rift| {
        new_game(Options {
            rift,
            ..Options::duel(id)
        })
        .1
    };
    assert!(
        game_with("srb-02", FeatureSwitch::With)
            .public
            .rift
            .is_some()
    );
    assert!(
        game_with("srr-02", FeatureSwitch::Without)
            .public
            .rift
            .is_none()
    );
    assert_eq!(
        game_with("srb-01", FeatureSwitch::Scenario).public.phase,
        Phase::Command
    );
    assert_eq!(
        game_with("srb-01", FeatureSwitch::With).public.phase,
        Phase::Start
    );
}

type Change = fn(&mut ScenarioFile);

/// Checks that errors in a scenario are reported by path and phrase `[SR-3.9]`.
#[test]
fn sr_3_9_a_faulty_scenario_is_refused_with_path_and_reason() {
    let cases: Vec<(Change, &str, &str)> = vec![
        (|s| s.format = "other/1".into(), "format", "load-format"),
        (|s| s.id = "No Id".into(), "id", "load-id"),
        (|s| s.title = "  ".into(), "title", "load-title"),
        (|s| s.victory.north = 0, "victory.north", "load-bounds"),
        (
            |s| s.sides.south.command_rating = 1,
            "sides.south.command_rating",
            "load-bounds",
        ),
        (
            |s| s.sides.north.stars = 21,
            "sides.north.stars",
            "load-bounds",
        ),
        (
            |s| s.sides.south.units.clear(),
            "sides.south.units",
            "load-units",
        ),
        (
            |s| s.sides.south.units[0].code.0 = *b"XX",
            "sides.south.units[0]",
            "load-no-type",
        ),
        (
            |s| s.sides.south.units[10].is_heavy = true,
            "sides.south.units[10]",
            "load-no-heavy",
        ),
        (
            |s| s.terrain.asteroid.push(hex("F8")),
            "terrain.planet[0][1]",
            "load-taken",
        ),
        (
            |s| s.terrain.deadstar.push(hex("A8")),
            "sides.south.units[10]",
            "load-dead-star",
        ),
        (|s| s.terrain.planet[0].truncate(3), "", ""),
        (
            |s| s.terrain.planet.push(vec![hex("D2"), hex("D5")]),
            "terrain.planet[1]",
            "load-parted",
        ),
        (
            |s| s.terrain.planet.push(vec![hex("E8")]),
            "terrain.planet[1][0]",
            "load-touching",
        ),
        (
            |s| s.sides.south.units[0].code.0 = *b"SP",
            "sides.south.units[0]",
            "load-orbit",
        ),
        (
            |s| s.objectives[0].sector = Some(engine::space_rift::battlefield::Sector::Left),
            "objectives[0].sector",
            "load-sector",
        ),
        (|s| s.flags.push(RuleFlag::Wrecks), "", ""),
    ];
    for (change, path, phrase) in cases {
        let mut file = scenario("srb-03").unwrap();
        file.terrain.planet[0] = vec![hex("E7"), hex("F7"), hex("F6"), hex("G7")];
        if phrase == "load-taken" {
            file.terrain.planet[0][1] = hex("F8");
        }
        change(&mut file);
        let options = Options {
            scenario: ScenarioChoice::Custom(Box::new(file)),
            ..Options::duel("")
        };
        match SpaceRift::new(options) {
            Ok(_) => assert_eq!((path, phrase), ("", "")),
            Err(error) => {
                assert_eq!(
                    (error.place.to_string().as_str(), error.reason.phrase()),
                    (path, phrase)
                );
            }
        }
    }
    let error = SpaceRift::new(Options::duel("nowhere")).expect_err("no such scenario");
    assert_eq!(
        (error.place.to_string(), error.reason.phrase()),
        ("scenario".into(), "load-no-scenario")
    );
    let error =
        parse_scenario("mine.json", r#"{"format":"x","units":3}"#).expect_err("no scenario");
    assert_eq!(
        (error.file.as_str(), error.place.to_string().as_str()),
        ("mine.json", "units")
    );
    let mut file = scenario("srr-01").unwrap();
    file.rift.as_mut().unwrap().others[0] = hex("A1");
    let text = serde_json::to_string(&file).unwrap();
    assert_eq!(
        parse_scenario("f", &text)
            .expect_err("parted")
            .reason
            .phrase(),
        "load-tiles"
    );
    let crews = Options {
        crews: [1, 4],
        ..Options::duel("srb-01")
    };
    assert_eq!(
        SpaceRift::new(crews).expect_err("crews").reason.phrase(),
        "load-crews"
    );
}

/// Checks that a pack provides figures, cards and scenarios through the loader of the base content.
#[test]
fn sr_3_9_a_valid_pack_can_be_played_and_a_faulty_one_is_refused() {
    use engine::space_rift::content::pack::parse_pack;
    let mut mine = scenario("srb-01").unwrap();
    mine.id = "mine".into();
    let mut other = figures().unwrap();
    other.units[0].speed = 5;
    let pack = |content: serde_json::Value| {
        serde_json::json!({
            "format": "centauri-pack/1", "game": "space-rift", "id": "p", "version": "1",
            "title": "P", "content": content,
        })
        .to_string()
    };
    let text = pack(serde_json::json!({ "figures": other, "scenarios": [mine] }));
    let (_, content) = parse_pack("p.json", &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.scenario_ids().collect::<Vec<_>>(), ["mine"]);
    let game = SpaceRift::with_content(Options::duel("mine"), &content).expect("a table");
    assert_eq!(game.builds()[0].speed, 5);
    assert_eq!(game.pack().map(|pack| pack.id.as_str()), Some("p"));
    assert!(SpaceRift::with_content(Options::duel("srb-01"), &content).is_err());
    // A pack with combat cards and a scenario uses the base content for everything else.
    let combats = serde_json::json!([{ "id": "gift", "copies": 7, "cost": 0, "window": "opening", "effects": [{ "stars": 2 }] }]);
    let text = pack(
        serde_json::json!({ "combats": combats, "scenarios": [mine], "keep_scenarios": true }),
    );
    let (_, content) = parse_pack("p.json", &text).unwrap_or_else(|error| panic!("{error}"));
    let game = SpaceRift::with_content(Options::duel("srb-02"), &content).expect("a table");
    assert_eq!(game.combats().len(), 1);
    // Errors in a pack name their path.
    let mut slow = other.clone();
    slow.units[0].dice.clear();
    mine.sides.north.units[0].hex = mine.sides.south.units[0].hex;
    let commands =
        serde_json::json!([{ "id": "a", "copies": { "any": 3 }, "effects": ["free-pursuit"] }]);
    for (content, path) in [
        (
            serde_json::json!({ "figures": slow }),
            "/content/figures/units/0/dice",
        ),
        (
            serde_json::json!({ "scenarios": [mine] }),
            "/content/scenarios/0/sides/north/units/0",
        ),
        (
            serde_json::json!({ "commands": commands }),
            "/content/commands/0/effects/0",
        ),
        (
            serde_json::json!({ "combats": [{ "id": "a", "copies": 9, "cost": 0, "window": "ending", "effects": [{ "stars": 1 }] }] }),
            "/content/combats/0/copies",
        ),
    ] {
        let error = parse_pack("p.json", &pack(content)).expect_err(path);
        assert!(error.to_string().contains(path), "{error}");
    }
}

#[test]
fn sr_3_10_saves_and_share_codes_keep_the_departure_rule() {
    use engine::save::{decode, encode, share_code};
    use engine::session::Session;
    for allows_departure in [false, true] {
        let options = Options {
            allows_departure,
            ..Options::duel("srb-04")
        };
        let session = Session::new(SpaceRift::new(options).expect("a battle"), 7);
        let text = encode(&session);
        // Options without this rule are serialized without its key.
        assert_eq!(text.contains("departure"), allows_departure);
        assert_eq!(decode::<SpaceRift>(&text).as_ref(), Ok(&session));
        let code = share_code::encode(&session).expect("a code");
        assert_eq!(
            share_code::decode::<SpaceRift>(&code).as_ref(),
            Ok(&session)
        );
    }
}
