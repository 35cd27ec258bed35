//! The star map of the table: ground, pieces, orders that lie face down or up, what is looked at, and
//! what may be picked.

mod words;

pub use words::touch_words;

use super::super::field::{self, Sights};
use super::super::narrate::Narrator;
use super::touch::{Touches, touchable};
use super::{Tool, Watch};
use crate::table::{actions, offers, touch};
use crate::{Ui, table};
use board::{Depth, FlatBoard, Layer};
use engine::exodus::action::Action;
use engine::exodus::star::{HexId, HexSet};
use play::game_ui::{BoardProps, PartProps};
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::motion::use_stage;
use yew::prelude::*;

/// The star map.
#[component]
pub fn TableBoard(props: &BoardProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps { watch, actions, .. } = &props.part;
    let (score, on_key) = (&props.score, &props.on_key);
    let stage = use_node_ref();
    use_stage(&stage, score);
    let (table, public) = (watch.table(), &watch.view.public);
    let stand = &watch.stand;
    let deps = (stand.edition, stand.seat, stand.eyes, watch.aim);
    let touches = use_memo(deps, |_| touch::grasp(watch).all_touches());
    let names = use_memo((deps, phrases.clone()), |(_, phrases)| {
        words::names(watch, phrases, &touches)
    });
    let recent = use_memo(watch.stand.edition, |_| words::recent(watch));
    let sights = Sights {
        legal: touchable(&touches),
        recent: *recent,
        threat: HexSet::NONE,
        selected: selected(watch),
    };
    let cells = field::cells(table, &names, &sights);
    let edition = watch.stand.edition;
    let eyes = watch.stand.eyes;
    let ground = use_memo((), |()| field::ground(table, public));
    // Most of what is done changes nothing on the map, or little.
    let pack = Rc::as_ptr(&store::pack::in_force()).addr();
    let features = use_memo((pack, field::lying(table, public)), |_| {
        field::features(table, public)
    });
    let pieces = use_memo((pack, field::standing(table, public)), |_| {
        field::pieces(table, public)
    });
    let plans = use_memo((edition, eyes), |_| plans(watch));
    let signs = use_memo(edition, |_| {
        html! { <>{ field::salvos(table, public) }{ field::battles(table, public) }</> }
    });
    let overlay = use_memo((edition, watch.look, watch.aim, watch.stand.seat), |_| {
        seen(watch, &touches)
    });
    let mut layers = vec![
        Layer::kept("terrain", Depth::Under, ground),
        Layer::kept("features", Depth::Under, features),
        Layer::kept("pieces", Depth::Over, pieces),
        Layer::kept("plans", Depth::Over, plans),
        Layer::kept("signs", Depth::Over, signs),
        Layer::kept("overlay", Depth::Over, overlay),
        Layer::kept("effects", Depth::Over, score.drawings.clone()),
    ];
    layers.extend(props.above.clone());
    let narrator = table::narrator(watch, &phrases);
    let look = move |hands: &_, hex| actions::look_at_hex(hands, hex, &touches);
    let reports = actions.reports(on_key, field::hex_at, actions::pick, look);
    let codes = use_memo(phrases.clone(), |_| codes(watch, &narrator));
    html! {
        <div ref={stage} class="exo-map">
            <FlatBoard grid={field::board(table)} label={narrator.board_label()} {cells} sign={(*codes).clone()} {layers} {reports} />
        </div>
    }
}

/// The short names of the hexes, small in each.
fn codes(watch: &Watch, narrator: &Narrator<'_>) -> Rc<[AttrValue]> {
    let hexes = watch.table().hexes();
    hexes
        .map(|hex| AttrValue::from(narrator.hex_code(hex)))
        .collect()
}

/// The hex that is picked: of what is in hand, or whose card is shown.
fn selected(watch: &Watch) -> Option<HexId> {
    match watch.aim.tool {
        Tool::Salvo(_, from) | Tool::Ferry(from) => Some(from),
        Tool::Hex(hex) => Some(hex),
        Tool::Free | Tool::Arms(_) | Tool::Group | Tool::Kept | Tool::Empire(_) | Tool::WhyNot => {
            let hand = offers::ship(&watch.offers, watch.aim);
            hand.and_then(|ship| watch.view.public.ship(ship).hex)
                .or(watch.shown)
        }
    }
}

/// The orders that lie face down, for those who may see them.
fn plans(watch: &Watch) -> Html {
    let (table, public) = (watch.table(), &watch.view.public);
    let plan = |seat| {
        let private = table::private(watch, seat)?;
        Some(field::orders(table, public, seat, &private.plan))
    };
    table.all().iter().filter_map(plan).collect()
}

/// What is drawn for what is in hand and what is looked at.
fn seen(watch: &Watch, touches: &Touches) -> Html {
    html! {<>
        { reach(watch).unwrap_or_default() }
        { targets(watch).unwrap_or_default() }
        { looked(watch, touches).unwrap_or_default() }
    </>}
}

/// How far the ship in hand still gets; else how far those get that stand on the hex that is looked
/// at.
fn reach(watch: &Watch) -> Option<Html> {
    let (table, public) = (watch.table(), &watch.view.public);
    if let Some((_, end, left)) = touch::grasp(watch).flight_left() {
        return Some(field::reach(table, table.within(end, left)));
    }
    if watch.stand.seat.is_some() && !public.step.is_conquest() {
        return None;
    }
    let ships = public.ships_at(watch.look.place?).iter();
    let hexes = ships.fold(HexSet::NONE, |all, ship| all.or(table.reach(public, ship)));
    (!hexes.is_empty()).then(|| field::reach(table, hexes))
}

/// The targets of the rocket in hand, each with its chance.
fn targets(watch: &Watch) -> Option<Html> {
    let Tool::Salvo(rocket, from) = watch.aim.tool else {
        return None;
    };
    let target = |action| {
        if let Action::Target(kind, at, to) = action {
            ((kind, at) == (rocket, from)).then_some(to)
        } else {
            None
        }
    };
    let targets: HexSet = watch.offers.legal().filter_map(target).collect();
    let (table, public) = (watch.table(), &watch.view.public);
    Some(field::range(
        table,
        public,
        watch.stand.seat?,
        from,
        targets,
    ))
}

/// What the order that is looked at would do.
fn looked(watch: &Watch, touches: &Touches) -> Option<Html> {
    let (table, public) = (watch.table(), &watch.view.public);
    let seat = watch.stand.seat?;
    if let Some(Action::Target(rocket, from, to)) = watch.look.action {
        return Some(field::aim(table, public, seat, rocket, (from, to)));
    }
    let way = match (watch.look.place, watch.look.action) {
        (Some(hex), _) => words::course(watch, touches.get(&hex)?),
        (None, Some(action)) => words::course_of(watch, &[action]),
        (None, None) => Vec::new(),
    };
    (way.len() > 1).then(|| field::way(table, seat, &way))
}
