//! The layout of a table of any game: the shared frame around the components that the game
//! provides.

use super::table_handle::{TableHandle, rules_drawer};
use super::{HintCard, Log, Primer, Sheet, TableFrame, seat_names};
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
    /// The board, including what lies beside it.
    pub board: Html,
    /// The order bar.
    pub orders: Html,
    /// The console with all details.
    pub console: Html,
    /// The seats above the log.
    pub seats: Html,
    /// What covers the whole table: the end of the match, dialogs.
    pub over: Html,
}

/// The shared parts around a game's components.
struct TableChrome {
    pace: Pace,
    colors: Option<AttrValue>,
    /// Whether remote players are connected; `None` if there are none.
    line: Option<bool>,
    /// A card below the line at the top.
    card: Html,
    /// A bar above the seats and the log.
    bar: Html,
    rules: Html,
    /// Who plays each seat; empty where bots are not explained.
    sitters: Vec<PlayerKind>,
    /// The notice in the log about a new deal.
    again: Option<String>,
}

impl TableSlots {
    /// Renders the table of a lesson or a puzzle: with a card below the line at the top; without
    /// menu, clock and saving.
    pub fn draw_lesson<G: GameUi>(
        self,
        phrases: &Phrases,
        stand: TableSnapshot<G>,
        card: Html,
        rules: &UseStateHandle<Option<Option<String>>>,
    ) -> Html {
        let around = TableChrome {
            pace: Pace::Usual,
            colors: None,
            line: None,
            card,
            bar: Html::default(),
            rules: rules_drawer::<G>(rules),
            sitters: Vec::new(),
            again: None,
        };
        self.draw::<G>(phrases, stand, around)
    }

    fn draw<G: GameUi>(
        self,
        phrases: &Phrases,
        stand: TableSnapshot<G>,
        around: TableChrome,
    ) -> Html {
        html! {
            <TableFrame game={<G::Game>::NAME} asks={stand.seat.is_some()} pace={around.pace.slug()} colors={around.colors}>
                { self.prompt }
                { around.card }
                { self.board }
                { self.orders }
                <Sheet line={around.line}>
                    { self.console }
                    <section class="table-log panel" translate="no" aria-label={phrases.text("table-log")}>
                        { around.bar }
                        { self.seats }
                        <Log<G> {stand} sitters={around.sitters} again={around.again} />
                    </section>
                </Sheet>
                { around.rules }
                { self.over }
            </TableFrame>
        }
    }
}

/// Renders the table of a match. `hint` is the text of the hint, if one was requested.
#[hook]
pub fn use_table_frame<G: GameUi>(
    chair: &TableHandle<G>,
    stand: TableSnapshot<G>,
    hint: Option<String>,
    scene: TableSlots,
) -> Html {
    let (phrases, ground) = (use_phrases(), use_mount());
    let (run, direct) = (&chair.running, &chair.direct);
    let text = Route::Text {
        id: chair.record.id.clone(),
    };
    let reached = !direct.away.is_empty() && ground.may_connect();
    let deeds = stand.deeds.clone();
    let names = seat_names::<G>(&stand.session, &phrases);
    let asked = direct.view.as_ref().is_some_and(RoomView::asks);
    let card = match hint {
        _ if asked && ground.may_connect() => {
            html! { <DirectQuestion<G::Game> room={direct.clone()} names={names.clone()} /> }
        }
        Some(text) => html! { <HintCard<G::Game> {text} {deeds} hint={chair.hint.clone()} /> },
        None if run.watched => Html::default(),
        None => {
            let view = stand.session.view(stand.eyes.viewer);
            let step = G::primer_step(stand.session.game(), &view);
            html! { <Primer<G> {step} on_rules={chair.open_rules().reform(|()| None)} /> }
        }
    };
    let around = TableChrome {
        pace: run.pace,
        colors: attribute(&chair.record.colors).map(AttrValue::from),
        line: reached.then(|| !direct.is_waiting()),
        card,
        bar: html! { <DirectBar<G::Game> room={direct.clone()} {names} /> },
        rules: rules_drawer::<G>(&chair.rules),
        sitters: chair.record.sitters.clone(),
        again: redeal_notice(&phrases, chair.record.direct.as_ref()),
    };
    html! {<>
        <Link to={text} class="skip-link">{ phrases.text("text-open") }</Link>
        { scene.draw(&phrases, stand, around) }
    </>}
}
