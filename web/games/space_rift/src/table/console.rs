//! The console: both stands, the rift, the combat at hand, and the unit that is looked at.

use super::super::narrate::{Narrator, type_trait};
use super::super::standing::standing;
use super::Watch;
use super::battle::BattlePanel;
use super::fleet::FleetList;
use super::rift::RiftPanel;
use super::stands::Stands;
use crate::Ui;
use crate::table::offers;
use engine::game::Viewer;
use engine::space_rift::field::Hex;
use engine::space_rift::unit::UnitId;
use play::game_ui::{ConsoleProps, PartProps};
use ui::console::goals::GoalPanel;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The console.
#[component]
pub fn Console(props: &ConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let label = props.name(&phrases);
    let eyes = match watch.stand.eyes.viewer {
        Viewer::Seat(seat) => watch.table().side_of(seat),
        Viewer::Spectator | Viewer::Historian => None,
    };
    let hex = watch.look.place.or(watch.shown).or_else(|| {
        let unit = offers::unit(&watch.offers, watch.aim)?;
        watch.view.public.hex_of(unit)
    });
    html! {
        <section class="table-console panel battle-console" translate="no" aria-label={label} tabindex="0">
            <GoalPanel standing={standing(watch.table(), &watch.view.public, &phrases, eyes)} />
            <Stands watch={watch.unlooked()} sitters={sitters.clone()} />
            <BattlePanel watch={watch.clone()} />
            { place(watch, &phrases, hex) }
            <RiftPanel watch={watch.unlooked()} />
            <FleetList watch={watch.unlooked()} actions={actions.clone()} />
        </section>
    }
}

/// What is on a hex: the unit with its figures, and the ground. Where no hex is looked at its room stays, so that what
/// is below it does not move when one is.
fn place(watch: &Watch, phrases: &Phrases, hex: Option<Hex>) -> Html {
    let Some(hex) = hex else {
        return html! { <section class="unit-card"><p class="unit-place">{ phrases.text("space-rift-hex-none") }</p></section> };
    };
    let public = &watch.view.public;
    let narrator = Narrator::new(phrases, watch.table());
    let ground = narrator.ground(public, hex);
    let unit = public.unit_at(hex).map(|unit| card(watch, phrases, unit));
    html! {
        <section class="unit-card" aria-label={narrator.hex(hex)}>
            <p class="unit-place"><b>{ narrator.hex(hex) }</b>{ " · " }{ ground }</p>
            { unit.unwrap_or_default() }
        </section>
    }
}

/// A unit with its figures.
fn card(watch: &Watch, phrases: &Phrases, id: UnitId) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    let narrator = Narrator::new(phrases, table);
    let build = table.build(id);
    let fact = |key: &str, value: String| {
        html! { <div><dt>{ phrases.text(&format!("space-rift-table-{key}")) }</dt><dd>{ value }</dd></div> }
    };
    let range = 1..=build.range;
    let dice: Vec<String> = range.map(|at| build.dice_at(at).to_string()).collect();
    let conditions = narrator.conditions(public, id);
    html! {<>
        <h3 class="unit-title">{ narrator.unit(id) }</h3>
        <p class="unit-state">{ narrator.strength(public, id) }
            if !conditions.is_empty() { { ": " }{ conditions.join(", ") } }
        </p>
        <dl class="unit-facts">
            { fact("class", narrator.class(build.class)) }
            { fact("speed", build.speed.to_string()) }
            { fact("dice-by-range", dice.join(" ")) }
            { fact("ignores", table.scene(public).allowance(id).to_string()) }
            { fact("points", build.points.to_string()) }
        </dl>
        <p class="unit-trait">{ type_trait(phrases, build.code, build.abilities.warp) }</p>
    </>}
}
