//! The page of a running match, composed of its table components.

use super::banner::use_set_aside;
use super::text_page::text_model_source;
use super::{Banner, InteractiveTable, PromptLine, use_interactive_table, use_table_keys};
use crate::direct::ReactionAnswer;
use crate::game_ui::{GameUi, IdleNotice, TableContext, TablePartProps};
use crate::table::{
    MatchProps, TableMode, TableSlots, use_hint_key, use_remote_players, use_table_frame,
    use_table_notes,
};
use board::{Depth, Layer};
use match_text::use_board_reader;
use std::rc::Rc;
use store::SaveRecord;
use ui::l10n::use_phrases;
use ui::panels::{CombatStage, OrderPanel};
use yew::prelude::*;

/// The table of a running match.
#[component]
pub fn TablePage<G: GameUi>(props: &MatchProps<G::Game>) -> Html {
    let phrases = use_phrases();
    let InteractiveTable {
        handle,
        context,
        actions,
    } = use_interactive_table(props, TableMode::Board);
    let (running, record, animation) = (&handle.running, &handle.record, &handle.animation);
    let part = TablePartProps {
        context: context.clone(),
        actions: actions.clone(),
        player_kinds: record.player_kinds.clone(),
    };
    let still_part = part.without_hover();
    let still_context = still_part.context.clone();
    use_table_keys(&actions, &still_context);
    use_hint_key(
        &handle.hint,
        handle.allows_hints() && running.seat.is_some(),
    );
    let reading = use_board_reader(
        &text_model_source(&still_context, &actions, &handle, &phrases),
        G::RESERVED_KEYS,
        &[G::key_section()],
    );
    let (is_set_aside, result) = use_set_aside::<G>(&context.snapshot.session);
    let remote_players = use_remote_players::<G>(&still_context.snapshot, record, &handle.direct);
    let hint_shown = handle.hint.shown.as_ref();
    let hinted = (
        context.snapshot.edition,
        hint_shown.cloned(),
        phrases.clone(),
    );
    let hinted = use_memo(hinted, |(_, hint_shown, phrases)| {
        let hint_shown = hint_shown.as_ref()?;
        let hint_art = Rc::new(G::hint_overlay(&still_context, hint_shown));
        Some((hint_art, G::hint_text(&still_context, phrases, hint_shown)))
    });
    let (planned, hint) = (*hinted).clone().unzip();
    let notes = use_table_notes(&still_part.context, &handle.open_rules());
    let traced = notes.trace.map(|trace| ("recap", trace));
    let above = planned.map(|planned| ("hint", planned)).or(traced);
    let above = above.map(|(name, body)| Layer::memoized(name, Depth::Over, body));
    let recap_stage = notes
        .animation
        .clone()
        .map(|animation| html! { <CombatStage {animation} /> });
    let shown_animation = notes.animation.unwrap_or_else(|| animation.clone());
    let idle_notice = IdleNotice {
        is_watched: running.is_watched,
        card: result.or(remote_players.card),
    };
    let handover = handle.handover_screen(&phrases);
    let hand = handover.is_none().then(|| hand(&still_part));
    let orders = handover.unwrap_or_else(|| order_bar(&still_part, idle_notice));
    let slots = TableSlots {
        prompt: html! {
            <PromptLine<G> context={context.clone()} actions={actions.clone()} is_thinking={running.is_thinking} record={record.clone()}
                room={handle.direct.clone()} on_player_change={handle.on_player_change.clone()} hint={handle.on_hint()} seconds={running.seconds} notes={notes.button} />
        },
        board: html! {
            <G::Board part={part.clone()} animation={shown_animation} on_key={reading.on_key} {above} />
        },
        orders: panel(
            &still_context,
            orders,
            html! {<>
                { hand.unwrap_or_default() }
                <ReactionAnswer<G::Game> room={handle.direct.clone()} />
            </>},
        ),
        console: html! { <G::Console {part} /> },
        seats: html! {<>{ notes.list }{ G::seat_list(still_part.clone()) }</>},
        overlay: html! {<>
            <CombatStage animation={animation.clone()} open_roll={still_part.open_roll(&phrases)} />
            { recap_stage.unwrap_or_default() }
            <Banner<G> snapshot={context.snapshot.clone()} record={record.clone()} {is_set_aside} />
            { remote_players.dialog.unwrap_or_default() }
            { reading.dialogs }
        </>},
    };
    use_table_frame(&handle, still_context.snapshot, hint, notes.tip, slots)
}

/// Returns the slots of a lesson's or puzzle's table: as in every match, but without menu, clock
/// and saving. `board` is the board component.
pub fn lesson_slots<G: GameUi>(
    part: TablePartProps<G>,
    record: &SaveRecord,
    is_thinking: bool,
    board: Html,
) -> TableSlots {
    let (context, actions) = (part.context.clone(), part.actions.clone());
    let still_context = part.without_hover();
    TableSlots {
        prompt: html! { <PromptLine<G> {context} {actions} {is_thinking} record={record.clone()} has_menu={false} /> },
        board,
        orders: panel(
            &still_context.context,
            order_bar(&still_context, IdleNotice::default()),
            hand(&still_context),
        ),
        console: html! { <G::Console {part} /> },
        seats: G::seat_list(still_context),
        overlay: Html::default(),
    }
}

/// Renders the panel with the orders and, below them, the hand.
fn panel<G: GameUi>(context: &TableContext<G>, orders: Html, hand: Html) -> Html {
    html! {
        <OrderPanel class={G::ORDERS_CLASS} question={context.question_key()} input_mode_key={format!("{:?}", context.input)} {orders}>{ hand }</OrderPanel>
    }
}

fn order_bar<G: GameUi>(part: &TablePartProps<G>, idle_notice: IdleNotice) -> Html {
    html! { <G::OrderBar part={part.clone()} {idle_notice} /> }
}

fn hand<G: GameUi>(part: &TablePartProps<G>) -> Html {
    html! { <G::Hand ..part.clone() /> }
}
