//! Star maps as small pictures: a layout as it stands in its file, and a map as it was dealt.

use crate::console::seat::Seat as SeatLook;
use engine::exodus::Exodus;
use engine::exodus::figures::PlanetKind;
use engine::exodus::layout::LayoutFile;
use engine::exodus::state::Public;
use std::rc::Rc;
use yew::prelude::*;

/// From the middle of a hex to its corners at the sides.
const SIZE: i32 = 100;

/// The middle of a hex.
const fn center([q, r]: [i8; 2]) -> (i32, i32) {
    let (q, r) = (q as i32, r as i32);
    (150 * q, 173 * (2 * r + q) / 2)
}

/// What surrounds so many hexes.
fn frame(hexes: impl Iterator<Item = [i8; 2]>) -> String {
    let all: Vec<_> = hexes.map(center).collect();
    let bound = |of: fn(&(i32, i32)) -> i32| {
        let least = all.iter().map(of).min().unwrap_or(0);
        (least, all.iter().map(of).max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (bound(|at| at.0), bound(|at| at.1));
    format!(
        "{} {} {} {}",
        left - SIZE - 4,
        top - SIZE,
        right - left + 2 * SIZE + 8,
        bottom - top + 2 * SIZE
    )
}

/// A hexagon.
fn hexagon(at: [i8; 2], class: impl Into<Classes>) -> Html {
    let (x, y) = center(at);
    let d = format!("M{} {y}l48-83h96l48 83-48 83h-96z", x - 96);
    html! { <path class={class.into()} {d} /> }
}

/// A guard of a level, 1 to 3: so many blades.
fn guard(at: [i8; 2], level: u8) -> Html {
    let (x, y) = center(at);
    let blade = |n: u8| {
        let left = x - 15 * i32::from(level) + 30 * i32::from(n) + 15;
        format!("M{left} {}l11 32h-22z", y - 18)
    };
    let d: String = (0..level).map(blade).collect();
    html! { <path class="exo-stamp-guard" {d} /> }
}

/// A Home: the sign of its seat.
fn home(at: [i8; 2], seat: u8) -> Html {
    let (x, y) = center(at);
    let look = SeatLook::new(seat);
    html! {
        <path class={classes!("exo-stamp-home", look.class())} d={look.shape()} transform={format!("translate({x} {y}) scale(2.6)")} />
    }
}

/// Of which layout.
#[derive(Properties, PartialEq)]
pub struct StampProps {
    /// The layout.
    pub layout: Rc<LayoutFile>,
}

/// The stamp of a layout; its name stands beside it.
#[component]
pub fn Stamp(props: &StampProps) -> Html {
    let layout = &*props.layout;
    let guarded = (1..).zip(&layout.guards);
    let guarded: Vec<(u8, [i8; 2])> = guarded
        .flat_map(|(level, hexes)| hexes.iter().map(move |hex| (level, *hex)))
        .collect();
    let open = layout.open.iter().copied();
    let all = layout.homes.iter().copied().chain(open.clone());
    let all = all
        .chain(guarded.iter().map(|(_, hex)| *hex))
        .chain([[0, 0]]);
    html! {
        <svg class="stamp exo-stamp" viewBox={frame(all)} aria-hidden="true">
            { hexagon([0, 0], "exo-stamp-council") }
            { for open.map(|hex| hexagon(hex, "exo-stamp-planet")) }
            for (level, hex) in guarded {
                { hexagon(hex, "exo-stamp-planet") }
                { guard(hex, level) }
            }
            for (seat, hex) in (0..).zip(&layout.homes) {
                { hexagon(*hex, "exo-stamp-planet") }
                { home(*hex, seat) }
            }
        </svg>
    }
}

/// A map as it was dealt.
pub(super) struct Dealt<'a> {
    pub table: &'a Exodus,
    pub public: &'a Public,
}

impl Dealt<'_> {
    pub fn draw(&self) -> Html {
        let (table, public) = (self.table, self.public);
        let sites = table.sites().iter();
        let draw = |(hex, site): (engine::exodus::star::HexId, &engine::exodus::figures::Site)| {
            let kind = match table.planet_at(public, hex).map(|tile| tile.kind) {
                None => "exo-stamp-council",
                Some(PlanetKind::Home | PlanetKind::Blue) => "exo-stamp-blue",
                Some(PlanetKind::Red) => "exo-stamp-red",
                Some(PlanetKind::Green) => "exo-stamp-green",
            };
            let owner = table.home_of(public, hex);
            html! { <>
                { hexagon(site.axial, kind) }
                { guard(site.axial, site.guard) }
                { owner.map(|seat| home(site.axial, seat.0)).unwrap_or_default() }
            </> }
        };
        html! {
            <svg class="exo-stamp" viewBox={frame(sites.clone().map(|site| site.axial))} aria-hidden="true">
                { for table.hexes().zip(sites).map(draw) }
            </svg>
        }
    }
}
