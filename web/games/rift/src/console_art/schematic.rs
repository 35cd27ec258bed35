//! The schematic of a ship, bow up: weapon mounts by side, one mark per barrel that shows whether
//! it has fired, and the shield bars around it.

use crate::pieces::hull::{self, Hull};
use crate::pieces::seat::SeatStyle;
use yew::prelude::*;

/// The drawing style of a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeaponKind {
    Laser,
    Torpedo,
    /// A fork at the bow end of the spine.
    Ion,
}

impl WeaponKind {
    const fn class(self) -> &'static str {
        match self {
            Self::Laser => "laser",
            Self::Torpedo => "torpedo",
            Self::Ion => "ion",
        }
    }

    const fn barrel(self) -> &'static str {
        match self {
            Self::Laser => "M-2.5 0V-16L0-20 2.5-16V0Z",
            Self::Torpedo => "M-4.5 0V-11a4.5 5 0 0 1 9 0V0Z",
            Self::Ion => "M-8 0V-15L-4-20V-8H4V-20L8-15V0Z",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MountLook {
    pub kind: WeaponKind,
    /// Side of the ship, clockwise from 0 for the front.
    pub side: u8,
    pub barrel_count: u8,
    /// Number of barrels that have fired this turn.
    pub fired: u8,
}

#[derive(Properties, PartialEq)]
pub struct SchematicProps {
    pub hull: Hull,
    pub seat: SeatStyle,
    /// The ship's weapon mounts; mounts of one side are drawn next to each other in this order.
    pub mounts: Vec<MountLook>,
    /// Text for screen readers that describes the weapons.
    pub spoken: AttrValue,
    /// The figure of the status strip that the children show.
    #[prop_or_default]
    pub status: Option<&'static str>,
    #[prop_or_default]
    pub children: Html,
}

/// Renders the ship with its mounts, and its children drawn around it.
#[component]
pub fn Schematic(props: &SchematicProps) -> Html {
    html! {
        <svg class={classes!("schematic", props.seat.class())} data-status={props.status} viewBox="-162 -162 324 324" role="group" aria-label={props.spoken.clone()}>
            <g aria-hidden="true">
                <circle class="dial" r="84" />
                <path class="dial-ticks" d="M-59-59l6 6M59-59l-6 6M-59 59l6-6M59 59l-6-6" />
                <g transform="scale(1.3)">{ hull::render(props.hull, props.seat) }</g>
                { for (0..4).map(|side| mounts(&props.mounts, side)) }
            </g>
            { props.children.clone() }
        </svg>
    }
}

/// Draws the barrels of one side in a row, with the number that can still fire.
fn mounts(mounts: &[MountLook], side: u8) -> Html {
    let side_mounts: Vec<&MountLook> = mounts.iter().filter(|mount| mount.side == side).collect();
    let width = |mount: &MountLook| i32::from(mount.barrel_count) * pitch(mount.kind);
    let total: i32 = side_mounts
        .iter()
        .map(|mount| width(mount) + 8)
        .sum::<i32>()
        - 8;
    let mut x = -total / 2;
    let mut row = Vec::new();
    for mount in side_mounts {
        for barrel in 0..mount.barrel_count {
            let class = classes!(
                "barrel",
                mount.kind.class(),
                (barrel < mount.fired).then_some("fired")
            );
            let left = x + i32::from(barrel) * pitch(mount.kind) + pitch(mount.kind) / 2;
            row.push(html! { <path {class} d={mount.kind.barrel()} transform={format!("translate({left} -59)")} /> });
        }
        x += width(mount) + 8;
    }
    html! { <g transform={format!("rotate({})", u32::from(side) * 90)}>{ row }</g> }
}

const fn pitch(kind: WeaponKind) -> i32 {
    match kind {
        WeaponKind::Laser => 9,
        WeaponKind::Torpedo => 13,
        WeaponKind::Ion => 20,
    }
}
