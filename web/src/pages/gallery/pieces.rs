//! Ships, terrain and mines, large and small.

use rift::pieces::heading::Heading;
use rift::pieces::{Defs, Fan, Hull, Plane, SeatStyle, ShipLook, Stack, mine, seat, ship, terrain};
use yew::prelude::*;

/// Returns a ship that the gallery shows in variations.
pub fn sample(hull: Hull, seat: u8, heading: u8) -> ShipLook {
    ShipLook {
        hull,
        seat: SeatStyle::new(seat),
        number: 1,
        heading: Heading::new(heading),
        plane: Plane::Middle,
        relative: 0,
        speed: 0,
        owed: 0,
        shields: [[6, 6], [6, 4], [3, 0], [5, 6]],
        are_shields_down: false,
        is_selected: false,
        is_ready: true,
        mine_waits: false,
        stack: Stack::ALONE,
    }
}

fn tile(class: &'static str, body: Html) -> Html {
    html! { <svg class={classes!("gallery-tile", class)} viewBox="-62 -62 124 124" aria-hidden="true">{ body }</svg> }
}

fn ships() -> Vec<ShipLook> {
    let mut samples = Vec::new();
    for hull in Hull::ALL {
        for (i, plane) in Plane::ALL.into_iter().enumerate() {
            let i = i as u8;
            let speed = [-2, 2, 4][usize::from(i)];
            samples.push(ShipLook {
                plane,
                speed,
                owed: i + 1,
                ..sample(hull, samples.len() as u8, i * 3)
            });
        }
    }
    samples
}

#[component]
pub fn Pieces() -> Html {
    let samples = ships();
    let headings = (0..8).map(|h| ShipLook {
        speed: 2,
        owed: 2,
        ..sample(Hull::Rhino, 0, h)
    });
    let seats = (0..12).map(|s| sample(Hull::ALL[usize::from(s % 3)], s, 0));
    let states = [
        ShipLook {
            is_selected: true,
            speed: 3,
            owed: 3,
            ..sample(Hull::Screech, 1, 0)
        },
        ShipLook {
            is_ready: false,
            ..sample(Hull::Screech, 1, 0)
        },
        ShipLook {
            are_shields_down: true,
            ..sample(Hull::Hammer, 4, 0)
        },
        ShipLook {
            mine_waits: true,
            ..sample(Hull::Hammer, 3, 2)
        },
    ];
    let mines = |count: u8, fan: Fan| -> Html {
        let mine_look = |i: u8| ShipLook {
            plane: Plane::ALL[usize::from(i)],
            stack: Stack {
                index: i,
                count,
                fan,
            },
            ..sample(Hull::ALL[usize::from(i)], i, 0)
        };
        (0..count).map(|i| ship(&mine_look(i))).collect()
    };
    html! {
        <section>
            <svg class="gallery-defs" aria-hidden="true"><Defs /></svg>
            <h2>{ "Ships" }</h2>
            <div class="gallery-row">{ for samples.iter().map(|look| tile("large", ship(look))) }</div>
            <div class="gallery-row">{ for headings.map(|look| tile("middle", ship(&look))) }</div>
            <div class="gallery-row">{ for seats.map(|look| tile("middle", ship(&look))) }</div>
            <div class="gallery-row">
                { for states.iter().map(|look| tile("large", ship(look))) }
                { tile("large", mines(2, Fan::Closed)) }{ tile("large", mines(3, Fan::Closed)) }{ tile("large", mines(2, Fan::Around)) }
                { tile("large", ship::ghost(Hull::Rhino, SeatStyle::new(0), Heading::new(1), Plane::High)) }
            </div>
            <div class="gallery-row">
                { for samples.iter().map(|look| tile("small", ship(look))) }
                { for samples.iter().map(|look| tile("small gray", ship(look))) }
                { for (0..12).map(|s| html! { <seat::SeatIcon seat={SeatStyle::new(s)} /> }) }
            </div>
            <h2>{ "Terrain and mines" }</h2>
            <div class="gallery-row">
                { for Plane::ALL.into_iter().zip(0..).map(|(plane, i)| tile("large", terrain::asteroid(plane, i, Stack::ALONE))) }
                { tile("large", terrain::planet()) }{ tile("large", terrain::star()) }
                { for Plane::ALL.into_iter().zip([Some(0), Some(1), None]).map(|(plane, s)| tile("large", mine::mine(plane, s.map(SeatStyle::new), Stack::ALONE))) }
            </div>
        </section>
    }
}
