//! The hex boards of the gallery, with every kind of piece.

use board::{BoardCallbacks, Depth, HexBoard, Layer};
use engine::chance::SeededRng;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::{Direction, Hex, HexSet};
use engine::space_rift::dice::Face;
use engine::space_rift::drift::Tile;
use engine::space_rift::options::Options;
use engine::space_rift::state::State;
use engine::space_rift::unit::{UnitId, UnitSet};
use space_rift::board_view::{self, BOARD, CellHighlights, Forecast};
use space_rift::pieces::card_art;
use space_rift::pieces::dial::Dial;
use space_rift::pieces::die::{Die, NumberDie};
use std::collections::BTreeMap;
use ui::card_art::all_illustrations;
use yew::prelude::*;

fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_default()
}

/// Returns a position in the middle of a battle.
fn battle(id: &str) -> Option<(SpaceRift, State)> {
    let game = SpaceRift::new(Options::duel(id)).ok()?;
    let mut state = game.deal(&mut SeededRng::new(7, 0));
    let public = &mut state.public;
    let mut units = public.units;
    for (n, unit) in units.iter_mut().enumerate() {
        unit.ships = unit
            .ships
            .saturating_sub((n % 4) as u8)
            .max(u8::from(unit.ships > 0));
    }
    if let Some(unit) = units.get_mut(6) {
        unit.hex = Some(hex("F6"));
    }
    if let Some(unit) = units.get_mut(16) {
        unit.hex = Some(hex("G7"));
    }
    public.units = units;
    let all = |ids: &[u8]| ids.iter().copied().map(UnitId).collect::<UnitSet>();
    public.alert = all(&[1, 4, 6, 12, 15]);
    public.ordered = all(&[2, 3, 6, 7]);
    public.moved = all(&[3, 7]);
    public.fought = all(&[7]);
    if let Some(markers) = public.planets.get_mut(0) {
        *markers = [2, 1];
    }
    let _ = public.wrecks.push(hex("D9"));
    if !game.meteors().is_empty() {
        public.meteors[0] = Some(hex("D4"));
        public.meteors[9] = Some(hex("H8"));
    }
    Some((game, state))
}

#[derive(Properties, PartialEq)]
struct BattleProps {
    id: &'static str,
    is_looked_at: bool,
}

#[component]
fn Battle(props: &BattleProps) -> Html {
    let battle = use_memo(props.id, |id| battle(id));
    let picked = use_state(|| None);
    let Some((game, state)) = &*battle else {
        return Html::default();
    };
    let public = &state.public;
    let mut layers = vec![
        Layer::new(
            "ground-features",
            Depth::Under,
            board_view::base_layer(game),
        ),
        Layer::new("features", Depth::Under, board_view::features(game, public)),
        Layer::new("rift", Depth::Under, board_view::rift_tiles(public)),
        Layer::new("pieces", Depth::Over, board_view::pieces(game, public)),
        Layer::new("signs", Depth::Over, board_view::rift_signs(game, public)),
    ];
    let mut highlights = CellHighlights {
        selected: *picked,
        ..CellHighlights::default()
    };
    if props.is_looked_at {
        let (unit, from, to) = (UnitId(7), hex("B8"), hex("F6"));
        let forecast = Forecast {
            tenths: 14,
            chance: 72,
        };
        let body = html! { <>
            { board_view::reach(game, public, unit, from) }
            { board_view::route(&[hex("C6"), hex("D6"), hex("E6")]) }
            { board_view::rift_direction(public, 3, 2) }
            { board_view::gap_closings(public, &[(Tile::CENTRAL, hex("E6"))]) }
        </> };
        layers.insert(3, Layer::new("reach", Depth::Over, body));
        let body = html! { <>
            { board_view::line_of_sight(game, public, unit, (from, to), Some(forecast)) }
            { board_view::line_of_sight(game, public, UnitId(2), (hex("C4"), hex("D3")), Some(forecast)) }
        </> };
        layers.push(Layer::new("overlay", Depth::Over, body));
        highlights.legal = ["D7", "D8", "E9", "C9"].map(hex).into_iter().collect();
        highlights.recent = HexSet::singleton(hex("I8")).with(hex("H7"));
        highlights.threat = HexSet::singleton(hex("D3"));
        highlights.selected = Some(from);
    }
    let setter = picked.setter();
    let callbacks =
        BoardCallbacks::for_places(board_view::hex_at, move |hex| setter.set(Some(hex)), |_| {});
    html! {
        <div class="gallery-board gallery-hexes">
            <HexBoard grid={BOARD} label={props.id} {layers} cells={board_view::cells(&BTreeMap::new(), &highlights)}
                {callbacks} />
        </div>
    }
}

/// The hex boards of the gallery.
#[component]
pub fn Space() -> Html {
    html! {
        <section data-game="space-rift">
            <h2>{ "Space Rift" }</h2>
            <p class="gallery-row">{ all_illustrations(card_art::COMMAND) }{ all_illustrations(card_art::COMBAT) }</p>
            <p class="gallery-dice">
                { for Face::ALL.map(|face| html! { <><Die {face} /><Die {face} is_lit=true /></> }) }
                { for (1..=6).map(|value| html! { <NumberDie {value} is_lit={value == 3} /> }) }
                <Dial number_one={Direction::East} lit={Some(3)} step_count={2} label="Dial" />
                <Dial number_one={Direction::NorthWest} label="Dial" />
            </p>
            <Battle id="srr-01" is_looked_at=true />
            <Battle id="srr-04" is_looked_at=false />
            <Battle id="srb-05" is_looked_at=false />
        </section>
    }
}
