//! A piece of the sector map in the player's own looks: the gate, sectors of all types and colors, an
//! armada, Raiders, a Boss, a Starbase, and a fight on request. It is drawn, not played.

use super::pieces::armada::ArmadaLook;
use super::pieces::base::{BaseLook, base};
use super::pieces::effects::{self, Tone};
use super::pieces::{
    Defs, Place, armada, at, boss, die, gate, goods, keyed_at, raider, sized, tile,
};
use board::peak::middle;
use board::way::{on_way, way};
use engine::game::Seat;
use engine::saga::figures::{Color, Kind, Tile};
use ui::console::{SampleFrame, use_sample};
use ui::motion::{Beat, Effect, Property, fade, pop};
use ui::sound::Cue;
use yew::prelude::*;

/// A sector: where, which of its type, type, color, cost.
type Sector = ([i8; 2], &'static str, Kind, Option<Color>, u8);

/// The sectors of the sample, in two rows: so they are large on a phone too.
const SECTORS: [Sector; 5] = [
    ([0, 0], "1", Kind::Jumpgate, None, 1),
    ([1, 0], "3", Kind::Asteroid, Some(Color::Blue), 2),
    ([2, 0], "3", Kind::Planetary, Some(Color::Red), 1),
    ([0, 1], "3", Kind::Nebula, Some(Color::Green), 2),
    ([1, 1], "4", Kind::Open, Some(Color::Yellow), 1),
];
/// Where the armada is, and the Raider that it fights.
const WAY: [Place; 2] = [(156, 46), (386, 26)];

/// The sample.
#[component]
pub fn Sample() -> Html {
    let frame = SampleFrame {
        game: Some("saga"),
        id: "settings-sectors",
        phrases: ["saga-sample", "saga-sample-label", "saga-sample-play"],
        class: Some("sample-sectors"),
        view: "-100 -112 548 374",
        limit: 2400,
    };
    use_sample(&frame, html! { <><Defs /><Pieces /></> }, fight)
}

/// Sectors and what is on them; they stay as they are.
#[component]
fn Pieces() -> Html {
    let sector = |(cell, id, kind, color, cost): ([i8; 2], &str, Kind, Option<Color>, u8)| {
        let face = Tile {
            id: id.to_owned(),
            kind,
            color,
            cost,
        };
        at(middle(cell), tile::sector(&face))
    };
    let of = |seat| ArmadaLook {
        seat: Seat(seat),
        ..ArmadaLook::default()
    };
    let craft = |name: &str, place, look: ArmadaLook| {
        keyed_at(format!("sample-{name}"), place, armada::armada(look))
    };
    let (x, y) = middle(SECTORS[4].0);
    let station = BaseLook {
        seat: Some(Seat(2)),
        active: true,
        home: false,
    };
    html! { <>
        { for SECTORS.into_iter().map(sector) }
        { at((0, 0), gate::charge(2, 3)) }
        { at((x, y + 8), base(station)) }
        { at((228, -42), goods::pile(2)) }
        { sized((290, -42), 92, goods::xpm()) }
        { craft("armada", WAY[0], ArmadaLook { xpm: true, ..of(0) }) }
        { craft("other", (x, y + 16), of(2)) }
        { keyed_at("sample-raider".to_owned(), WAY[1], raider::raider(2)) }
        { keyed_at("sample-second".to_owned(), (326, 52), raider::raider(1)) }
        { at((87, 172), html! { <g transform="scale(0.9)">{ boss::field() }{ boss::boss(2) }</g> }) }
    </> }
}

/// A volley at the Raider: beams, dice, and it bursts.
fn fight() -> Vec<Beat> {
    let [from, to] = WAY;
    let (turn, length) = way(from, to);
    let lane = format!(
        "translate({} {}) rotate({turn:.1}) translate(30 0)",
        from.0, from.1
    );
    let beam = Effect::new(lane, effects::volley(length - 56, 3));
    let dice = html! {
        <g><rect class="dice-panel" x="-94" y="-27" rx="12" width="188" height="54" />{ die::row(&[6, 2, 5, 4], 4) }</g>
    };
    let rest = Effect::new(format!("translate({} {})", from.0 + 104, from.1 + 34), dice);
    let place = format!("translate({} {})", to.0, to.1);
    let burst = Effect::new(place.clone(), effects::burst(Tone::Blast)).moving(pop(0.3, 1.8));
    let parts = Effect::new(place, effects::parts()).moving(pop(0.3, 1.3));
    let near = on_way(from, to, length - 24);
    let spark = Effect::new(
        format!("translate({} {})", near.0, near.1),
        effects::burst(Tone::Danger),
    );
    vec![
        Beat::new(240, Some(Cue::Laser))
            .showing(beam.seen(&[0.0, 1.0, 1.0, 0.0]))
            .showing(spark.moving(pop(0.2, 0.9)).seen(&[0.0, 0.0, 1.0, 0.0])),
        Beat::new(620, Some(Cue::Dice)).showing(rest.seen(&[0.3, 1.0, 1.0, 1.0, 0.0])),
        Beat::new(360, Some(Cue::Loss))
            .moving(
                "[data-piece=\"sample-raider\"] > *",
                Property::Opacity,
                fade(&[1.0, 0.3, 0.0]),
            )
            .showing(burst)
            .showing(parts),
    ]
}
