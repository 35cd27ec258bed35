//! The sector map of the table: ground, pieces, the way that is looked at, signs that can be switched
//! on, and what may be picked.

mod words;

use super::super::field::{self, Sights};
use super::Watch;
use crate::table::{actions, touch};
use crate::{Ui, table};
use board::{Depth, Layer, PeakBoard};
use engine::saga::action::Action;
use engine::saga::armada::Sector;
use engine::saga::hex::{HexId, HexSet};
use engine::saga::step::Task;
use play::game_ui::{BoardProps, PartProps};
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::motion::use_stage;
use yew::prelude::*;

/// What is drawn besides, where somebody wants to see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Signs {
    /// Protected sectors.
    cover: bool,
    /// Where Raiders would go.
    raids: bool,
}

/// The map.
#[component]
pub fn TableBoard(props: &BoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps { watch, actions, .. } = &props.part;
    let (score, on_key) = (&props.score, &props.on_key);
    let signs = use_state_eq(Signs::default);
    let stage = use_node_ref();
    use_stage(&stage, score);
    let (table, public) = (watch.table(), &watch.view.public);
    let stand = &watch.stand;
    let deps = (stand.edition, stand.seat, stand.eyes, watch.aim);
    let legal = use_memo(deps, |_| touch::grasp(watch).touchable());
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        words::names(watch, phrases, *legal)
    });
    let recent = use_memo(watch.stand.edition, |_| words::recent(watch));
    let sights = Sights {
        legal: *legal,
        recent: *recent,
        threat: HexSet::NONE,
        selected: selected(watch),
    };
    let cells = field::cells(&names, &sights);
    let seen = (watch.stand.edition, watch.stand.eyes);
    // Most of what is done changes no sector.
    let pack = Rc::as_ptr(&store::pack::in_force()).addr();
    let sectors: Vec<Sector> = public.sectors.iter().copied().collect();
    let rim = field::rim(table, public);
    let ground = use_memo((pack, sectors.clone(), rim), |_| {
        field::ground(table, public)
    });
    let colors = public.mats.each_ref().map(|mat| mat.color);
    let features = use_memo((pack, sectors, public.installed, colors), |_| {
        field::features(table, public)
    });
    let pieces = use_memo((seen, phrases.clone()), |(_, phrases)| {
        let narrator = table::narrator(watch, phrases);
        let plates = field::plates(public, |boss| AttrValue::from(narrator.boss(boss)));
        html! { <>{ field::pieces(table, public) }{ plates }{ field::surges(public) }{ field::fights(&fights(watch)) }</> }
    });
    let wanted = use_memo((seen, *signs), |(_, signs)| {
        html! {<>
            if signs.cover { { field::protected(table, public) } }
            if signs.raids { { field::raids(table, public) } }
        </>}
    });
    let seen_from = (seen, watch.look, watch.shown, watch.stand.seat);
    let overlay = use_memo(seen_from, |_| looked(watch));
    let mut layers = vec![
        Layer::kept("terrain", Depth::Under, ground),
        Layer::kept("features", Depth::Under, features),
        Layer::kept("signs", Depth::Over, wanted),
        Layer::kept("pieces", Depth::Over, pieces),
        Layer::kept("overlay", Depth::Over, overlay),
        Layer::kept("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = table::narrator(watch, &phrases);
    let reports = actions.reports(on_key, field::hex_at, actions::pick, actions::look_at_hex);
    let switch = |key: &'static str, on: bool, next: Signs| {
        let set = signs.setter();
        let onclick = Callback::from(move |_: MouseEvent| set.set(next));
        html! { <button type="button" class="chip saga-map-sign" aria-pressed={on.to_string()} {onclick}>{ phrases.text(key) }</button> }
    };
    let now = *signs;
    let (cover, raids) = (!now.cover, !now.raids);
    html! {
        <div ref={stage} class="saga-map">
            <PeakBoard grid={field::board(table, public, *legal)} label={narrator.board_label(public)} {cells} {layers} {reports} />
            <div class="saga-map-signs" role="group" aria-label={phrases.text("saga-map-signs")}>
                { switch("saga-map-cover", now.cover, Signs { cover, ..now }) }
                { switch("saga-map-raids", now.raids, Signs { raids, ..now }) }
            </div>
        </div>
    }
}

/// The hex whose card is shown, if one was picked.
fn selected(watch: &Watch) -> Option<HexId> {
    match watch.aim.tool {
        super::Tool::Hex(hex) => Some(hex),
        _ => watch.shown,
    }
}

/// Where somebody fights now.
fn fights(watch: &Watch) -> Vec<HexId> {
    let public = &watch.view.public;
    let fighting = public.tasks.iter().filter_map(|task| match task {
        Task::Fight { armada, .. } | Task::Duel { by: armada, .. } => public.armada(*armada).sector,
        _ => None,
    });
    fighting.map(|sector| public.sector(sector).hex).collect()
}

/// The way of the order that is looked at.
fn looked(watch: &Watch) -> Html {
    let public = &watch.view.public;
    let Some(armada) = public.acting else {
        return Html::default();
    };
    let hexes = match watch.look.action {
        Some(Action::Move(hex) | Action::Explore(hex)) => vec![hex],
        Some(_) => return Html::default(),
        None => match watch.look.place.or(watch.shown) {
            Some(hex) => touch::voyage(watch, hex).unwrap_or_default().hexes,
            None => return Html::default(),
        },
    };
    if hexes.is_empty() {
        return Html::default();
    }
    field::course(watch.table(), public, armada, &hexes)
}
