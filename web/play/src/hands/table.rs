//! The table of a running match: its parts, put together.

use super::text::source;
use super::{Banner, PromptLine, Sitting, use_sitting, use_table_keys};
use crate::game_ui::{GameUi, Lull, PartProps, Watch};
use crate::table::{
    OrderPanel, Scene, Staging, TableProps, use_elsewhere, use_hint_key, use_scene,
};
use crate::text::use_reading;
use board::{Depth, Layer};
use std::rc::Rc;
use store::SaveRecord;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The table.
#[component]
pub fn HandTable<G: GameUi>(props: &TableProps<G::Game>) -> Html {
    let phrases = use_phrases();
    let Sitting {
        chair,
        watch,
        actions,
    } = use_sitting(props, Staging::Board);
    let (run, record, score) = (&chair.run, &chair.record, &chair.score);
    let part = PartProps {
        watch: watch.clone(),
        actions: actions.clone(),
        sitters: record.sitters.clone(),
    };
    let still_part = part.unlooked();
    let still = still_part.watch.clone();
    use_table_keys(&actions, &still);
    use_hint_key(&chair.hint, chair.is_helped() && run.seat.is_some());
    let reading = use_reading(
        &source(&still, &actions, &chair, &phrases),
        G::CLAIMED,
        &[G::keys()],
    );
    let elsewhere = use_elsewhere::<G>(&still.stand, record, &chair.direct);
    let told = chair.hint.told.as_ref();
    let hinted = (watch.stand.edition, told.cloned(), phrases.clone());
    let hinted = use_memo(hinted, |(_, told, phrases)| {
        let told = told.as_ref()?;
        let drawn = Rc::new(G::hint_drawn(&still, told));
        Some((drawn, G::hint(&still, phrases, told)))
    });
    let (planned, hint) = (*hinted).clone().unzip();
    let above = planned.map(|planned| Layer::kept("hint", Depth::Over, planned));
    let orders = chair.curtain(&phrases).unwrap_or_else(|| {
        let lull = Lull {
            watched: run.watched,
            away: elsewhere.card,
        };
        orders(&still_part, lull)
    });
    let scene = Scene {
        prompt: html! {
            <PromptLine<G> watch={watch.clone()} actions={actions.clone()} thinking={run.thinking} record={record.clone()}
                on_sit={chair.on_sit.clone()} hint={chair.ask_hint()} seconds={run.seconds} />
        },
        board: html! {
            <G::Board part={part.clone()} score={score.clone()} on_key={reading.on_key} {above} />
        },
        orders: panel(&still, orders),
        console: html! { <G::Console {part} /> },
        seats: G::seat_list(still_part),
        over: html! {<>
            <Banner<G> stand={watch.stand.clone()} record={record.clone()} score={score.clone()} />
            { elsewhere.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    use_scene(&chair, still.stand, hint, scene)
}

/// The table around a lesson or a puzzle: that of every match without menu, clock and saving. `board` is what it
/// is played on.
pub fn taught<G: GameUi>(
    part: PartProps<G>,
    record: &SaveRecord,
    thinking: bool,
    board: Html,
) -> Scene {
    let (watch, actions) = (part.watch.clone(), part.actions.clone());
    let still = part.unlooked();
    Scene {
        prompt: html! { <PromptLine<G> {watch} {actions} {thinking} record={record.clone()} with_menu={false} /> },
        board,
        orders: panel(&still.watch, orders(&still, Lull::default())),
        console: html! { <G::Console {part} /> },
        seats: G::seat_list(still),
        over: Html::default(),
    }
}

/// The panel of the orders.
fn panel<G: GameUi>(still: &Watch<G>, orders: Html) -> Html {
    html! {
        <OrderPanel class={G::ORDERS} question={still.question()} narrowed={format!("{:?}", still.aim)}>{ orders }</OrderPanel>
    }
}

/// What can be ordered, and what is held.
fn orders<G: GameUi>(part: &PartProps<G>, lull: Lull) -> Html {
    html! {<>
        <G::OrderBar part={part.clone()} {lull} />
        <G::Hand ..part.clone() />
    </>}
}
