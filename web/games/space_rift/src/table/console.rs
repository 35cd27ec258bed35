//! The console: panels of both sides, the rift, the current combat, and the inspected unit.

use super::super::match_standing::{goal_line, match_standing};
use super::super::narrate::{Narrator, type_trait};
use super::TableContext;
use super::battle::BattlePanel;
use super::fleet::FleetList;
use super::rift::RiftPanel;
use super::side_panels::SidePanels;
use crate::Ui;
use crate::table::offers;
use engine::game::Viewer;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::unit::UnitId;
use play::game_ui::{TableConsoleProps, TablePartProps};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::goals::GoalPanel;
use yew::prelude::*;

#[component]
pub fn Console(props: &TableConsoleProps<Ui>) -> Html {
    let phrases = use_phrases();
    let TablePartProps {
        context,
        actions,
        player_kinds,
    } = &props.part;
    let label = props.name(&phrases);
    let perspective = match context.snapshot.perspective.viewer {
        Viewer::Seat(seat) => context.game().side_of(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let hex = context.hover.place.or(context.shown).or_else(|| {
        let unit = offers::selected_unit(&context.offers, context.input)?;
        context.view.public.hex_of(unit)
    });
    let (game, public) = (context.game(), &context.view.public);
    let headline = perspective.map(|side| goal_line(game, public, &phrases, side));
    let standing = match_standing(game, public, &phrases, perspective).with_headline(headline);
    html! {
        <section class="table-console panel battle-console" translate="no" aria-label={label} tabindex="0">
            <GoalPanel {standing} />
            <SidePanels context={context.without_hover()} player_kinds={player_kinds.clone()} />
            <BattlePanel context={context.clone()} />
            { place(context, &phrases, hex) }
            <RiftPanel context={context.without_hover()} />
            <FleetList context={context.without_hover()} actions={actions.clone()} />
        </section>
    }
}

/// Renders the contents of a hex: the unit with its values, and the terrain. Without a hex, renders
/// a placeholder, so that the panels below do not move.
fn place(context: &TableContext, phrases: &Phrases, hex: Option<Hex>) -> Html {
    let Some(hex) = hex else {
        return html! { <section class="unit-card"><p class="unit-place">{ phrases.text("space-rift-hex-none") }</p></section> };
    };
    let public = &context.view.public;
    let narrator = Narrator::new(phrases, context.game());
    let feature = narrator.effective_feature(public, hex);
    let unit = public.unit_at(hex).map(|unit| card(context, phrases, unit));
    html! {
        <section class="unit-card" aria-label={narrator.hex(hex)}>
            <p class="unit-place"><b>{ narrator.hex(hex) }</b>{ " · " }{ feature }</p>
            { unit.unwrap_or_default() }
        </section>
    }
}

/// Renders a unit with its values.
fn card(context: &TableContext, phrases: &Phrases, id: UnitId) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = Narrator::new(phrases, game);
    let build = game.build(id);
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
            { fact("class", narrator.term(build.class.into_str())) }
            { fact("speed", build.speed.to_string()) }
            { fact("dice-by-range", dice.join(" ")) }
            { fact("ignores", game.battlefield(public).alert_allowance(id).to_string()) }
            { fact("points", build.points.to_string()) }
        </dl>
        <p class="unit-trait">{ type_trait(phrases, build.code, build.abilities.warp) }</p>
    </>}
}
