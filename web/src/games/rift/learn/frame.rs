//! The table around a lesson or a puzzle: that of every match without menu, clock and saving.

use super::super::table::actions::Actions;
use super::super::table::{Watch, console, orders, prompt, seats};
use crate::play::table::Scene;
use store::SaveRecord;
use yew::prelude::*;

/// What stands on such a table besides its board.
pub(super) fn scene(
    watch: &Watch,
    actions: &Actions,
    record: &SaveRecord,
    thinking: bool,
    board: Html,
) -> Scene {
    let (still, sitters) = (watch.unlooked(), &record.sitters);
    Scene {
        prompt: html! {
            <prompt::PromptLine watch={watch.clone()} seconds={None::<u16>} actions={actions.clone()} {thinking}
                record={record.clone()} with_menu={false} />
        },
        board,
        orders: html! {
            <orders::OrderBar watch={still.clone()} actions={actions.clone()} sitters={sitters.clone()} watched={false} />
        },
        console: html! { <console::ShipConsole watch={watch.clone()} actions={actions.clone()} eyes={watch.reader(sitters)} /> },
        seats: html! {
            <seats::SeatList watch={still} sitters={sitters.clone()} actions={actions.clone()} />
        },
        over: Html::default(),
    }
}
