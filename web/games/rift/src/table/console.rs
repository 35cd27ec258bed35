//! The console of a ship: its instruments, with their values after the previewed action.

use super::super::board_view::{ActionPreview, art_seat, hull_of};
use super::super::console_art::{
    Bar, Gauge, GaugeKind, MountLook, Schematic, ShieldBars, SpeedTrack, WeaponKind,
};
use super::super::narrate::{Narrator, level, signed};
use super::super::pieces::seat::SeatIcon;
use super::actions::{move_bar, press_bar};
use super::goals::Goals;
use super::offers::bar_targets;
use super::pending_input::InputMode;
use super::side_view::side_view;
use super::status::status_ship;
use super::{TableActions, TableContext, inspected_ship, reader, use_preview};
use crate::Ui;
use engine::rift::play::ShipContext;
use engine::rift::ship::{Build, Layer, Ship, ShipId, Side, Slot, Weapon};
use engine::rift::view::View;
use play::game_ui::{TableConsoleProps, TablePartProps};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Renders the console of the inspected ship.
#[component]
pub fn ShipConsole(props: &TableConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let preview = use_preview(context);
    let (game, view) = (context.game(), &context.view);
    let narrator = Narrator::new(&phrases, game);
    let id = inspected_ship(context);
    let name = narrator.ship(id);
    let label = phrases.say("rift-console-label", &[("ship", name.clone().into())]);
    let Some(ship) = view.ship(id) else {
        return Html::default();
    };
    let panel = Instruments {
        context,
        preview: preview.as_ref().as_ref(),
        actions,
        phrases: &phrases,
        narrator,
        id,
        ship,
        build: game.build(id),
    };
    let seat = art_seat(game.owner(id));
    let state_key = if !ship.is_alive() {
        "destroyed"
    } else if view.turn.ship == Some(id) {
        "active"
    } else if view.is_ready(id) {
        "ready"
    } else {
        "activated"
    };
    html! {
        <section class="table-console panel" part="console" translate="no" aria-label={label}>
            <Goals context={context.without_hover()} viewer={reader(context, player_kinds)} />
            <div class={classes!("console", seat.class())}>
                <h2 class="console-title"><SeatIcon {seat} />{ name }
                    if let Some(mark) = narrator.role(id) { <span class="tag">{ mark }</span> }
                    <span class="tag">{ phrases.text(&format!("rift-console-{state_key}")) }</span>
                </h2>
                { panel.shields_down_note() }
                { panel.schematic() }
                { panel.gauges() }
            </div>
        </section>
    }
}

struct Instruments<'a> {
    context: &'a TableContext,
    preview: Option<&'a ActionPreview>,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    id: ShipId,
    ship: &'a Ship,
    build: &'a Build,
}

impl Instruments<'_> {
    fn view(&self) -> &View {
        &self.context.view
    }

    /// Returns the ship after the previewed action.
    fn after(&self) -> Option<Ship> {
        self.preview?.after.ship(self.id).copied()
    }

    fn is_active(&self) -> bool {
        self.view().turn.ship == Some(self.id)
    }

    /// Returns a figure of the status strip, if the strip shows this ship.
    fn status(&self, key: &'static str) -> Option<&'static str> {
        let shown = status_ship(self.context).map(|(id, _)| id);
        (shown == Some(self.id)).then_some(key)
    }

    fn text(&self, key: &str) -> AttrValue {
        self.phrases.text(&format!("rift-console-{key}")).into()
    }

    /// Renders the reason why the shields are down; empty while they are up `[RIFT-6.6]`
    /// `[RIFT-3.5]`.
    fn shields_down_note(&self) -> Html {
        if !self.ship.is_alive()
            || self
                .view()
                .are_shields_up(self.ship, self.context.game().board())
        {
            return Html::default();
        }
        let cause = if self.ship.main == 0 {
            "reactor"
        } else {
            "nebula"
        };
        html! { <p class="shields-down">{ self.text(&format!("shields-down-{cause}")) }</p> }
    }

    fn schematic(&self) -> Html {
        let mount = |(n, mount): (u8, &engine::rift::ship::Mount)| MountLook {
            kind: match mount.weapon {
                Weapon::Laser => WeaponKind::Laser,
                Weapon::Torpedo => WeaponKind::Torpedo,
                Weapon::Ion => WeaponKind::Ion,
            },
            side: mount.side as u8,
            barrel_count: mount.barrels,
            fired: if self.is_active() {
                self.view().turn.shots(n)
            } else {
                0
            },
        };
        let mounts: Vec<MountLook> = (0u8..).zip(self.build.mounts.iter()).map(mount).collect();
        let spoken: Vec<String> = mounts
            .iter()
            .zip(self.build.mounts.iter())
            .map(|(look, mount)| {
                let args = [
                    ("weapon", self.narrator.term(mount.weapon.into_str()).into()),
                    ("side", self.narrator.term(mount.side.into_str()).into()),
                    (
                        "ready",
                        (look.barrel_count - look.fired.min(look.barrel_count)).into(),
                    ),
                    ("barrels", look.barrel_count.into()),
                ];
                self.phrases.say("rift-console-mount", &args)
            })
            .collect();
        html! {
            <Schematic hull={hull_of(self.context.game(), self.id)} seat={art_seat(self.context.game().owner(self.id))}
                {mounts} spoken={spoken.join("; ")} status={self.status("shields")}>
                { self.bars() }
            </Schematic>
        }
    }

    /// Renders the line of fire from the side; empty for a destroyed ship.
    fn side_view(&self) -> Html {
        ShipContext::of(self.context.game(), self.view(), self.id)
            .map(|context| side_view(&context, self.preview, self.narrator))
            .unwrap_or_default()
    }

    fn bars(&self) -> Html {
        let max_bar = self.context.game().figures().bar;
        let bars = self.after().map_or(self.ship.bars, |after| after.bars);
        let names = Slot::ALL.map(|slot| {
            let strength = bars.get(slot);
            let args = [
                ("side", self.narrator.term(slot.side.into_str()).into()),
                ("layer", self.narrator.term(slot.layer.into_str()).into()),
                ("strength", strength.into()),
                ("most", max_bar.into()),
            ];
            AttrValue::from(self.phrases.say(
                if strength > 0 {
                    "rift-console-bar"
                } else {
                    "rift-console-bar-empty"
                },
                &args,
            ))
        });
        let source = match self.context.input.tool {
            InputMode::Bar(slot) => Some(bar_of(slot)),
            _ => None,
        };
        let (press, drag) = (self.actions.clone(), self.actions.clone());
        html! {
            <ShieldBars values={Side::ALL.map(|side| bars.side(side))} {names} {source} open={self.selectable_bars()}
                are_shields_down={!self.view().are_shields_up(self.ship, self.context.game().board())}
                on_pick={Callback::from(move |bar| press_bar(&press, slot_of(bar)))}
                on_drag={Callback::from(move |(from, to)| move_bar(&drag, slot_of(from), slot_of(to)))} />
        }
    }

    /// Returns the bars that can be picked up, or the targets of the bar that is picked up.
    fn selectable_bars(&self) -> Vec<Bar> {
        if !self.is_active() || self.context.snapshot.seat.is_none() {
            return Vec::new();
        }
        if let InputMode::Bar(from) = self.context.input.tool {
            let targets = bar_targets(&self.context.offers, from);
            let targets = targets.into_iter().map(|(slot, _)| bar_of(slot));
            return targets.chain([bar_of(from)]).collect();
        }
        let can_move = |slot: &Slot| !bar_targets(&self.context.offers, *slot).is_empty();
        Slot::ALL.into_iter().filter(can_move).map(bar_of).collect()
    }

    fn gauges(&self) -> Html {
        let after = self.after();
        let gauge = |kind, key: &str, value: u8, max: u8, after: Option<u8>| {
            let status = match kind {
                GaugeKind::Reactor => self.status("energy"),
                GaugeKind::Auxiliary => self.status("aux"),
                GaugeKind::Hull => self.status("hull"),
                GaugeKind::Torpedoes | GaugeKind::Mines => None,
            };
            html! { <Gauge {kind} label={self.text(key)} {value} {max} {status} after={after.filter(|&after| after != value)} /> }
        };
        let (ship, build) = (self.ship, self.build);
        html! {
            <div class="gauges">
                { gauge(GaugeKind::Reactor, "main", ship.main, build.main, after.map(|s| s.main)) }
                { gauge(GaugeKind::Auxiliary, "aux", ship.aux, build.aux, after.map(|s| s.aux)) }
                { self.speed() }
                { gauge(GaugeKind::Hull, "hull", ship.hull, build.hull.max(ship.hull), after.map(|s| s.hull)) }
                if build.torpedoes > 0 {
                    { gauge(GaugeKind::Torpedoes, "torpedoes", ship.torpedoes, build.torpedoes, after.map(|s| s.torpedoes)) }
                }
                if build.mines > 0 {
                    { gauge(GaugeKind::Mines, "mines", ship.mines, build.mines, after.map(|s| s.mines)) }
                }
                { self.side_view() }
                { self.facts() }
            </div>
        }
    }

    fn speed(&self) -> Html {
        let context =
            ShipContext::of(self.context.game(), self.view(), self.id).filter(|_| self.is_active());
        let (moved, owed) = context.map_or((0, 0), |context| {
            (self.view().turn.moved, context.owed_squares())
        });
        let speed = self.ship.speed;
        let spoken = format!(
            "{} {}, {}",
            self.text("speed"),
            signed(speed),
            self.phrases.say(
                "rift-console-owed",
                &[("moved", moved.into()), ("owed", (moved + owed).into())]
            )
        );
        let offered = self
            .after()
            .map(|after| after.speed)
            .filter(|&after| after != speed);
        html! {
            <SpeedTrack label={self.text("speed")} limit={self.build.speed} {speed} {moved} {owed} {spoken}
                is_status={self.status("speed").is_some()} is_closed={self.is_active() && self.view().turn.has_warped} offered={offered.into_iter().collect::<Vec<_>>()} />
        }
    }

    /// Renders values that have no gauge: heading, plane, cost of a move, ion cannon, waiting mine.
    fn facts(&self) -> Html {
        let fact = |key: &str, value: String| html! { <div class="fact"><dt>{ self.text(key) }</dt><dd>{ value }</dd></div> };
        let view = self.view();
        let price = self
            .phrases
            .say("rift-order-cost", &[("cost", self.build.move_cost.into())]);
        let notes = [
            (view.turn.has_fired_charged, "ion-locked"),
            (view.turn.has_waiting_mine, "mine-waiting"),
            (view.turn.has_warped, "warped"),
        ];
        let notes = notes
            .into_iter()
            .filter(|(holds, _)| *holds && self.is_active());
        html! { <>
            <dl class="facts">
                { fact("heading", self.narrator.heading(self.ship.heading)) }
                { fact("plane", level(self.ship.plane())) }
                { fact("move-cost", price) }
                if self.build.has_ion() {
                    { fact("ion", self.narrator.term(self.ship.ion.into_str())) }
                }
            </dl>
            { for notes.map(|(_, key)| html! { <p class="fact wide">{ self.text(key) }</p> }) }
        </> }
    }
}

const fn bar_of(slot: Slot) -> Bar {
    Bar {
        side: slot.side as u8,
        layer: slot.layer as u8,
    }
}

const fn slot_of(bar: Bar) -> Slot {
    let side = Side::ALL[(bar.side & 3) as usize];
    Slot {
        side,
        layer: if bar.layer == 0 {
            Layer::Outer
        } else {
            Layer::Inner
        },
    }
}
