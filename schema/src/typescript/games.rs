//! The types of each game.

use super::GameTypes;
use super::collector::Collector;
use engine::{exodus, rift, saga, space_rift};

/// Returns the types of all games.
pub fn all() -> [GameTypes; 4] {
    [
        rift_types(),
        space_rift_types(),
        exodus_types(),
        saga_types(),
    ]
}

fn rift_types() -> GameTypes {
    GameTypes {
        file: "rift.d.ts",
        about: "The types of Centauri Rift. Seats and ships are counted from 0.",
        shared: &["Seat"],
        inlined: &["SeatSet", "RuleChanges", "Mine"],
        types: Collector::new::<rift::board_file::BoardFile>()
            .add::<rift::action::Action>()
            .add::<rift::event::Event>()
            .add::<rift::options::Options>()
            .add::<rift::position::Position>()
            .add::<rift::goals::Standing>()
            .add::<rift::static_data::Content<'_>>(),
        more: "
/** What a viewer may know: everything, because nothing is hidden. */
export type View = Position;
",
    }
}

fn space_rift_types() -> GameTypes {
    GameTypes {
        file: "space-rift.d.ts",
        about: "The types of Space Rift. Units, kinds of cards and meteors are counted from 0: units over \
            both sides in the order of the scenario, South's first.",
        shared: &["Seat"],
        inlined: &[
            "SeatSet",
            "RuleChanges",
            "CardCounts",
            "HexSet",
            "TileSet",
            "TypeCode",
        ],
        types: Collector::new::<space_rift::scenario::ScenarioFile>()
            .add::<space_rift::action::Action>()
            .add::<space_rift::event::Event>()
            .add::<space_rift::published_view::PublishedView>()
            .add::<space_rift::goals::Standing>()
            .add::<space_rift::goals::Score>()
            .add::<space_rift::state::SideState>()
            .add::<space_rift::position::Position>()
            .add::<space_rift::options::Options>()
            .add::<space_rift::options::HouseRules>()
            .add::<space_rift::static_data::Content<'_>>(),
        more: "
/**
 * The rules in an order: house rules, whether the rift is used, the seats of South and of North, and
 * whether a fleet may exit with its last unit without losing.
 */
export interface Rules extends HouseRules, Required<Pick<Options, 'rift' | 'crews' | 'departure'>> {}
",
    }
}

fn exodus_types() -> GameTypes {
    GameTypes {
        file: "exodus.d.ts",
        about: "The types of Exodus. Seats, hexes, ships, cards and places are counted from 0; directions from 1.",
        shared: &[],
        inlined: &["SeatSet", "TechSet", "TokenStack", "RuleChanges"],
        types: Collector::new::<exodus::layout::LayoutFile>()
            .add::<exodus::action::Action>()
            .add::<exodus::part::Part>()
            .add::<exodus::event::Event>()
            .add::<exodus::blueprint::BlueprintLists>()
            .add::<exodus::blueprint::BlueprintList>()
            .add::<exodus::blueprint::FittedPart>()
            .add::<exodus::published_view::PublishedView<'_>>()
            .add::<exodus::goals::Standing>()
            .add::<exodus::position::Position>()
            .add::<exodus::options::Options>()
            .add::<exodus::options::HouseRules>()
            .add::<exodus::static_data::Content<'_>>()
            .add::<exodus::static_data::Cell>(),
        more: "
/** Terms that are agreed on before a game, besides its map. */
export type Terms = Required<Pick<Options, 'mode' | 'generals' | 'turns' | 'minutes' | 'order'>>;

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}
",
    }
}

fn saga_types() -> GameTypes {
    GameTypes {
        file: "saga.d.ts",
        about: "The types of Saga. Seats, armadas, hexes, sectors, cards and places are counted from 0.",
        shared: &[],
        inlined: &["SeatSet", "IdSet", "SectorSet", "RuleChanges"],
        types: Collector::new::<saga::scenario::ScenarioFile>()
            .always_present(&["players"])
            .add::<saga::action::Action>()
            .add::<saga::event::Event>()
            .add::<saga::published_view::PublishedView<'_>>()
            .add::<saga::goals::Standing>()
            .add::<saga::position::Position>()
            .add::<saga::options::Options>()
            .add::<saga::options::HouseRules>()
            .add::<saga::static_data::Content<'_>>()
            .add::<saga::effect::FoeStat>(),
        more: "
/** Terms that are agreed on before a game, besides its scenario. */
export type Terms = Required<Pick<Options, 'difficulty' | 'first' | 'rounds'>>;

/** The rules in an order: the terms, and the house rules. */
export interface Rules extends Terms, HouseRules {}
",
    }
}
