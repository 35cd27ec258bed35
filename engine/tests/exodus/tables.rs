//! The data tables: technologies, ships with their grids, parts, the market, tiles and cards.

use crate::scene::scene;
use engine::exodus::Exodus;
use engine::exodus::content::{abilities, figures, political, resistance, tiles};
use engine::exodus::effect::ActionKind;
use engine::exodus::figures::{BonusFigures, PlanetKind, Political, PoliticalKind};
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::tech::{Field, Origin, Tech};

#[test]
fn exo_8_1_technologies_are_spread_over_types_and_colors() {
    let techs = figures().expect("figures").techs;
    let fields = [
        Field::Civilian,
        Field::Military,
        Field::Transport,
        Field::General,
    ];
    let count_of_field = |field: Field| techs.iter().filter(|tech| tech.field == field).count();
    assert_eq!(fields.map(count_of_field), [10, 9, 8, 1]);
    let origins = [Origin::Brown, Origin::Grey, Origin::Purple, Origin::White];
    let count_of_color = |origin: Origin| techs.iter().filter(|tech| tech.origin == origin).count();
    assert_eq!(origins.map(count_of_color), [7, 7, 7, 7]);
    let cost: u16 = techs.iter().map(|tech| u16::from(tech.cost)).sum();
    assert_eq!(cost, 238);
    let brown = [Tech::Ssl, Tech::BasicResearch, Tech::Fusion, Tech::Cloaking];
    let is_brown = |tech: &Tech| techs[tech.index()].origin == Origin::Brown;
    assert!(brown.iter().all(is_brown));
    let other = [
        Tech::EmShield,
        Tech::Biochemical,
        Tech::MgShield,
        Tech::Hypersonic,
    ];
    assert!(!other.iter().any(is_brown));
    assert_eq!(techs[Tech::Ssl.index()].cost, 11);
}

/// Numbers of two-cell bars, corners, squares and four-cell bars.
type Parts = [usize; 4];

fn parts_fit(game: &Exodus, kind: ShipType, counts: Parts) -> bool {
    let shapes = [Item::Phase, Item::Qgp, Item::Plasma, Item::Antimatter];
    let all = shapes.into_iter().zip(counts);
    let items: Vec<Item> = all.flat_map(|(item, count)| vec![item; count]).collect();
    game.grids().pack(kind, &items).is_some()
}

/// Returns all sets that fit and that no part can be added to.
fn largest_sets(game: &Exodus, kind: ShipType) -> Vec<Parts> {
    let mut found = Vec::new();
    for n in 0..7 * 5 * 4 * 4 {
        let counts = [n % 7, n / 7 % 5, n / 35 % 4, n / 140];
        let has_more = (0..4).any(|shape| {
            let mut more = counts;
            more[shape] += 1;
            parts_fit(game, kind, more)
        });
        if !has_more && parts_fit(game, kind, counts) {
            found.push(counts);
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn exo_9_2_the_largest_part_sets_match_the_table() {
    let game = scene(2).game;
    let listed: [(ShipType, &[Parts]); 4] = [
        (
            ShipType::Raider,
            &[[3, 0, 0, 0], [1, 1, 0, 0], [0, 2, 0, 0]],
        ),
        (
            ShipType::Fighter,
            &[
                [5, 0, 0, 0],
                [3, 1, 0, 0],
                [2, 2, 0, 0],
                [0, 3, 0, 0],
                [3, 0, 1, 0],
                [1, 1, 1, 0],
                [0, 2, 1, 0],
                [1, 0, 2, 0],
                [3, 0, 0, 1],
                [1, 1, 0, 1],
                [1, 0, 0, 2],
            ],
        ),
        (
            ShipType::Carrier,
            &[
                [4, 0, 0, 0],
                [2, 1, 0, 0],
                [1, 2, 0, 0],
                [2, 0, 1, 0],
                [0, 1, 1, 0],
                [0, 0, 2, 0],
                [2, 0, 0, 1],
                [0, 0, 0, 2],
            ],
        ),
        (
            ShipType::Cruiser,
            &[
                [6, 0, 0, 0],
                [4, 1, 0, 0],
                [3, 2, 0, 0],
                [1, 3, 0, 0],
                [0, 4, 0, 0],
                [4, 0, 1, 0],
                [2, 1, 1, 0],
                [1, 2, 1, 0],
                [2, 0, 2, 0],
                [4, 0, 0, 1],
                [2, 1, 0, 1],
                [1, 2, 0, 1],
                [2, 0, 1, 1],
                [0, 1, 1, 1],
                [0, 0, 2, 1],
                [2, 0, 0, 2],
                [0, 0, 0, 3],
            ],
        ),
    ];
    for (kind, listed) in listed {
        let mut listed = listed.to_vec();
        listed.sort_unstable();
        assert_eq!(largest_sets(&game, kind), listed, "{kind:?}");
    }
}

#[test]
fn exo_9_1_ship_figures_match_the_table() {
    let figures = figures().expect("figures");
    let game = scene(2).game;
    let cells = ShipType::ALL.map(|kind| game.grids().of(kind).cells.count_ones());
    assert_eq!(cells, [6, 10, 8, 12]);
    let each = |value_of: fn(&engine::exodus::figures::ShipFigures) -> u8| -> Vec<u8> {
        figures.ships.iter().map(value_of).collect()
    };
    assert_eq!(each(|ship| ship.vp), [0, 2, 2, 3]);
    assert_eq!(each(|ship| ship.transport), [0, 0, 3, 1]);
}

#[test]
fn exo_7_11_item_prices_match_the_rule_book() {
    let game = scene(2).game;
    let bought = [
        Item::Mg,
        Item::Ssl,
        Item::Ssl,
        Item::Antigravity,
        Item::Biochemical,
    ];
    let sum = bought.iter().map(|item| game.item(*item));
    let sum = sum.fold((0, 0), |(cp, ph), item| (cp + item.cp, ph + item.ph));
    assert_eq!(sum, (8, 5));
    let (nuclear, fusion) = (game.item(Item::Nuclear), game.item(Item::Fusion));
    assert!(2 * (nuclear.cp + nuclear.ph) <= fusion.cp + fusion.ph);
    let values = Item::ALL.map(|item| game.item(item).value);
    assert_eq!(values, [1, 2, 3, 1, 2, 3, 5, 1, 2, 3, 5, 3, 2]);
}

#[test]
fn exo_7_18_each_market_space_has_worse_rates_than_the_one_before() {
    let market = figures().expect("figures").market;
    assert_eq!(
        (market[1].red_sell, market[1].red_buy, market[2].sell),
        (5, 3, 4)
    );
    for pair in market.windows(2) {
        assert!(pair[0].sell >= pair[1].sell && pair[0].buy <= pair[1].buy);
        assert!(pair[0].red_sell >= pair[1].red_sell && pair[0].red_buy <= pair[1].red_buy);
    }
    assert!(
        market
            .iter()
            .all(|space| space.red_sell > space.sell && space.red_buy < space.buy)
    );
}

#[test]
fn exo_6_2_each_action_is_on_one_upper_and_one_lower_card_half() {
    let figures = figures().expect("figures");
    for kind in ActionKind::ALL {
        let count = |half: fn(&engine::exodus::figures::ActionFigures) -> ActionKind| {
            figures
                .actions
                .iter()
                .filter(|card| half(card) == kind)
                .count()
        };
        assert_eq!(
            (count(|card| card.main), count(|card| card.reaction)),
            (1, 1)
        );
    }
    let pairs = figures
        .actions
        .iter()
        .all(|card| card.main != card.reaction);
    assert!(pairs);
}

#[test]
fn exo_5_14_amb_14_six_bonus_cards_cover_all_actions_except_trade() {
    let bonus = figures().expect("figures").bonus;
    assert_eq!(bonus.len(), 6);
    let has = |card: BonusFigures| bonus.iter().filter(|other| **other == card).count();
    assert_eq!(has(BonusFigures::Move), 1);
    for kind in ActionKind::ALL {
        let expected = usize::from(kind != ActionKind::Trade);
        assert_eq!(has(BonusFigures::Action(kind)), expected, "{kind:?}");
    }
}

#[test]
fn exo_2_2_base_tiles_match_the_table() {
    let tiles = tiles().expect("tiles");
    let kinds = [
        PlanetKind::Home,
        PlanetKind::Blue,
        PlanetKind::Red,
        PlanetKind::Green,
    ];
    let tiles_of = |kind: PlanetKind| {
        let tiles = tiles.iter().filter(move |tile| tile.kind == kind);
        tiles.fold((0, 0, 0), |(count, tokens, vp), tile| {
            (count + 1, tokens + tile.tokens, vp + tile.vp)
        })
    };
    let sums = kinds.map(tiles_of);
    assert_eq!(sums, [(1, 5, 2), (18, 57, 24), (12, 42, 15), (6, 21, 8)]);
}

fn cards_by_kind(cards: &[Political], is_from_generals: bool) -> [usize; 3] {
    let kinds = [
        PoliticalKind::Law,
        PoliticalKind::Resolution,
        PoliticalKind::Executive,
    ];
    kinds.map(|kind| {
        let cards = cards
            .iter()
            .filter(|card| card.is_from_generals == is_from_generals);
        cards.filter(|card| card.kind == kind).count()
    })
}

#[test]
fn exo_19_1_base_cards_match_the_table() {
    let political = political().expect("Political cards");
    assert_eq!(cards_by_kind(&political, false), [16, 13, 11]);
    assert_eq!(cards_by_kind(&political, true), [6, 5, 4]);
    let resistance = resistance().expect("Resistance cards");
    for level in 1..=3 {
        let cards = resistance.iter().filter(|card| card.level == level);
        let without_expansion = cards.clone().filter(|card| !card.is_from_generals).count();
        assert_eq!((cards.count(), without_expansion), (10, 8));
    }
    let vp: u8 = resistance.iter().map(|card| card.vp).sum();
    assert_eq!((resistance.len(), vp), (30, 76));
    assert_eq!(abilities().expect("Ability cards").len(), 16);
    // The only guard that the rule book shows.
    let lancer = resistance
        .iter()
        .find(|card| card.id == "res-ii-1")
        .unwrap();
    assert_eq!((lancer.dice, lancer.strength), (3, 2));
    assert_eq!(cards_by_kind(&political, false).iter().sum::<usize>(), 40);
    // The longest game never uses up the deck.
    let frame = figures().expect("figures").frame;
    assert!(usize::from(frame.long.turns * frame.agenda.0) <= 40);
}
