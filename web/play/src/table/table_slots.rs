//! The layout of a table of any game: the shared frame around the components that the game
//! provides.

use super::table_handle::{TableHandle, rules_drawer};
use super::{HintCard, Log, Primer, Sheet, ShownTip, TableFrame, seat_names};
use crate::direct::{DirectBar, DirectQuestion, RoomView, redeal_notice};
use crate::game_ui::{GameUi, TableSnapshot};
use engine::game::Game;
use store::PlayerKind;
use store::color::attribute;
use ui::l10n::{Phrases, use_phrases};
use ui::mount::use_mount;
use ui::route::{Link, Route};
use ui::settings::Pace;
use yew::prelude::*;

/// The components that a game puts on its table.
pub struct TableSlots {
    /// The line at the top.
    pub prompt: Html,
    /// The board, including the areas beside it.
    pub board: Html,
    /// The order bar.
    pub orders: Html,
    /// The console with all details.
    pub console: Html,
    /// The seats above the log.
    pub seats: Html,
    /// The overlay over the whole table: the end of the match, dialogs.
    pub overlay: Html,
}

/// The shared parts around a game's components.
struct TableChrome {
    pace: Pace,
    colors: Option<AttrValue>,
    /// Whether remote players are connected; `None` if there are none.
    is_connected: Option<bool>,
    /// A card below the line at the top.
    card: Html,
    /// A bar above the seats and the log.
    bar: Html,
    rules: Html,
    /// Who plays each seat; empty where bot moves are not explained.
    player_kinds: Vec<PlayerKind>,
    /// The notice in the log about a new deal.
    again: Option<String>,
}

impl TableSlots {
    /// Renders the table of a lesson or a puzzle: with a card below the line at the top; without
    /// menu, clock and saving.
    pub fn render_lesson<G: GameUi>(
        self,
        phrases: &Phrases,
        snapshot: TableSnapshot<G>,
        card: Html,
        rules: &UseStateHandle<Option<Option<String>>>,
    ) -> Html {
        let chrome = TableChrome {
            pace: Pace::Usual,
            colors: None,
            is_connected: None,
            card,
            bar: Html::default(),
            rules: rules_drawer::<G>(rules),
            player_kinds: Vec::new(),
            again: None,
        };
        self.render::<G>(phrases, snapshot, chrome)
    }

    fn render<G: GameUi>(
        self,
        phrases: &Phrases,
        snapshot: TableSnapshot<G>,
        chrome: TableChrome,
    ) -> Html {
        html! {
            <TableFrame game={<G::Game>::NAME} awaits_action={snapshot.seat.is_some()} pace={chrome.pace.slug()} colors={chrome.colors}>
                { self.prompt }
                { chrome.card }
                { self.board }
                { self.orders }
                <Sheet is_connected={chrome.is_connected}>
                    { self.console }
                    <section class="table-log panel" translate="no" aria-label={phrases.text("table-log")}>
                        { chrome.bar }
                        { self.seats }
                        <Log<G> {snapshot} player_kinds={chrome.player_kinds} again={chrome.again} />
                    </section>
                </Sheet>
                { chrome.rules }
                { self.overlay }
            </TableFrame>
        }
    }
}

/// Renders the table of a match. `hint` is the text of the hint, if one was requested; `tip` is the
/// help tip for the card of newcomers.
#[hook]
pub fn use_table_frame<G: GameUi>(
    handle: &TableHandle<G>,
    snapshot: TableSnapshot<G>,
    hint: Option<String>,
    tip: Option<ShownTip>,
    slots: TableSlots,
) -> Html {
    let (phrases, mount) = (use_phrases(), use_mount());
    let (running, direct) = (&handle.running, &handle.direct);
    let text = Route::Text {
        id: handle.record.id.clone(),
    };
    let has_remote = !direct.away.is_empty() && mount.may_connect();
    let dispatcher = snapshot.dispatcher.clone();
    let names = seat_names::<G>(&snapshot.session, &phrases);
    let has_question = direct.view.as_ref().is_some_and(RoomView::needs_answer);
    let card = match hint {
        _ if has_question && mount.may_connect() => {
            html! { <DirectQuestion<G::Game> room={direct.clone()} names={names.clone()} /> }
        }
        Some(text) => {
            html! { <HintCard<G::Game> {text} {dispatcher} hint={handle.hint.clone()} /> }
        }
        None if running.is_watched => Html::default(),
        None => {
            let view = snapshot.session.view(snapshot.perspective.viewer);
            let step = G::primer_step(snapshot.session.game(), &view);
            let seat = snapshot.reader_seat(&handle.record.player_kinds);
            let goal =
                seat.map(|seat| G::goal_line(snapshot.session.game(), &view, &phrases, seat));
            let goal = goal.filter(|goal| !goal.is_empty());
            html! { <Primer<G> {goal} {tip} {step} on_rules={handle.open_rules().reform(|()| None)} on_rule={handle.open_rules()} /> }
        }
    };
    let chrome = TableChrome {
        pace: running.pace,
        colors: attribute(&handle.record.colors).map(AttrValue::from),
        is_connected: has_remote.then(|| !direct.is_waiting()),
        card,
        bar: html! { <DirectBar<G::Game> room={direct.clone()} {names} /> },
        rules: rules_drawer::<G>(&handle.rules),
        player_kinds: handle.record.player_kinds.clone(),
        again: redeal_notice(&phrases, handle.record.direct.as_ref()),
    };
    let content = html! {<>
        <Link to={text} class="skip-link">{ phrases.text("text-open") }</Link>
        { slots.render(&phrases, snapshot, chrome) }
    </>};
    handle.with_online_table(content)
}
