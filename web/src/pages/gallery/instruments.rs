//! The console of a ship with sample numbers.

use rift::console_art::{
    Bar, Gauge, GaugeKind, MountLook, Schematic, ShieldBars, SpeedTrack, WeaponKind,
};
use rift::pieces::{Hull, SeatStyle, seat::SeatIcon};
use yew::prelude::*;

const SHIELDS: [[u8; 2]; 4] = [[6, 6], [6, 4], [3, 0], [5, 6]];

fn mounts(hull: Hull) -> Vec<MountLook> {
    let mount = |kind, side, barrels, fired| MountLook {
        kind,
        side,
        barrel_count: barrels,
        fired,
    };
    match hull {
        Hull::Rhino => vec![
            mount(WeaponKind::Laser, 0, 4, 2),
            mount(WeaponKind::Torpedo, 0, 2, 0),
            mount(WeaponKind::Laser, 2, 2, 0),
        ],
        Hull::Screech => vec![
            mount(WeaponKind::Laser, 0, 4, 0),
            mount(WeaponKind::Ion, 0, 1, 0),
            mount(WeaponKind::Laser, 2, 2, 1),
        ],
        Hull::Hammer | Hull::Picture(_) => vec![
            mount(WeaponKind::Torpedo, 0, 4, 3),
            mount(WeaponKind::Laser, 0, 2, 0),
            mount(WeaponKind::Laser, 2, 2, 2),
            mount(WeaponKind::Torpedo, 2, 1, 0),
        ],
    }
}

#[derive(Properties, PartialEq)]
pub struct SampleProps {
    pub hull: Hull,
    /// The seat, counted from 0.
    pub seat: u8,
    pub are_shields_down: bool,
}

#[component]
pub fn Sample(props: &SampleProps) -> Html {
    let source = use_state(|| None::<Bar>);
    let names = Bar::ALL.map(|bar| {
        AttrValue::from(format!(
            "{} {}, {} of 6",
            ["front", "right", "back", "left"][usize::from(bar.side)],
            ["outer", "inner"][usize::from(bar.layer)],
            SHIELDS[usize::from(bar.side)][usize::from(bar.layer)],
        ))
    });
    let seat = SeatStyle::new(props.seat);
    let open = if props.are_shields_down {
        Vec::new()
    } else {
        Bar::ALL.to_vec()
    };
    let setter = source.setter();
    html! {
        <article class={classes!("console", seat.class())}>
            <h2 class="console-title"><SeatIcon {seat} />{ format!("{:?} {}", props.hull, seat.letter()) }<span class="tag">{ "Ready" }</span></h2>
            <Schematic hull={props.hull} {seat} mounts={mounts(props.hull)} spoken="Weapons">
                <ShieldBars values={SHIELDS} {names} are_shields_down={props.are_shields_down} {open} source={*source}
                    on_pick={move |bar| setter.set(Some(bar))} />
            </Schematic>
            if props.are_shields_down {
                <p class="shields-down">{ "Shields down: upkeep spent" }</p>
            }
            <div class="gauges">
                <Gauge kind={GaugeKind::Reactor} label="Reactor" value={6} max={8} after={4} />
                <Gauge kind={GaugeKind::Auxiliary} label="Auxiliary" value={3} max={6} />
                <SpeedTrack label="Speed" limit={4} speed={2} moved={1} owed={1} spoken="Speed +2, 1 moved, 1 owed" offered={vec![1, 3]} />
                <Gauge kind={GaugeKind::Hull} label="Hull" value={7} max={10} after={4} />
                <Gauge kind={GaugeKind::Torpedoes} label="Torpedoes" value={9} max={10} />
                <Gauge kind={GaugeKind::Mines} label="Mines" value={1} max={3} />
            </div>
        </article>
    }
}

#[component]
pub fn Instruments() -> Html {
    html! {
        <section>
            <h2>{ "Console" }</h2>
            <div class="gallery-consoles">
                <Sample hull={Hull::Rhino} seat={0} are_shields_down=false />
                <Sample hull={Hull::Screech} seat={1} are_shields_down=true />
                <Sample hull={Hull::Hammer} seat={4} are_shields_down=false />
            </div>
        </section>
    }
}
