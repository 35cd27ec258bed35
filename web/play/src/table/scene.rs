//! A table of any game as it is drawn: what stands around the board, with what the game puts there.

use super::chair::{Chair, drawer};
use super::{HintCard, Log, Primer, Sheet, TableFrame, names};
use crate::direct::{DirectAsk, DirectBar, RoomView, dealt_again};
use crate::game_ui::{GameUi, Stand};
use engine::game::Game;
use store::Sitter;
use store::color::attribute;
use ui::ground::use_ground;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use ui::settings::Pace;
use yew::prelude::*;

/// What a game puts on its table.
pub struct Scene {
    /// The line on top.
    pub prompt: Html,
    /// The board, with whatever lies beside it.
    pub board: Html,
    /// What can be ordered.
    pub orders: Html,
    /// Everything there is to know of what is looked at.
    pub console: Html,
    /// What stands above the log.
    pub seats: Html,
    /// What lies over all of it: the end of the match, dialogs.
    pub over: Html,
}

/// What stands around it.
struct Around {
    pace: Pace,
    colors: Option<AttrValue>,
    /// Whether somebody at another screen can be reached, where there is somebody.
    line: Option<bool>,
    /// Below the line on top.
    card: Html,
    /// Above all that stands above the log.
    bar: Html,
    rules: Html,
    /// Who sits where; nobody's bots where it is not told.
    sitters: Vec<Sitter>,
    /// What the log says of a second deal.
    again: Option<String>,
}

impl Scene {
    /// The table of a lesson or a puzzle: with a card below the line on top; without a menu, a clock
    /// and saving.
    pub fn taught<G: GameUi>(
        self,
        phrases: &Phrases,
        stand: Stand<G>,
        card: Html,
        rules: &UseStateHandle<Option<Option<String>>>,
    ) -> Html {
        let around = Around {
            pace: Pace::Usual,
            colors: None,
            line: None,
            card,
            bar: Html::default(),
            rules: drawer::<G>(rules),
            sitters: Vec::new(),
            again: None,
        };
        self.draw::<G>(phrases, stand, around)
    }

    fn draw<G: GameUi>(self, phrases: &Phrases, stand: Stand<G>, around: Around) -> Html {
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

/// Draws the table of a match. `hint` is what a hint says now, if it was asked for.
#[hook]
pub fn use_scene<G: GameUi>(
    chair: &Chair<G>,
    stand: Stand<G>,
    hint: Option<String>,
    scene: Scene,
) -> Html {
    let (phrases, ground) = (use_phrases(), use_ground());
    let (run, direct) = (&chair.run, &chair.direct);
    let text = Route::Text {
        id: chair.record.id.clone(),
    };
    let reached = !direct.away.is_empty() && ground.may_connect();
    let deeds = stand.deeds.clone();
    let names = names::<G>(&stand.session, &phrases);
    let asked = direct.view.as_ref().is_some_and(RoomView::asks);
    let card = match hint {
        _ if asked && ground.may_connect() => {
            html! { <DirectAsk<G::Game> room={direct.clone()} names={names.clone()} /> }
        }
        Some(text) => html! { <HintCard<G::Game> {text} {deeds} hint={chair.hint.clone()} /> },
        None if run.watched => Html::default(),
        None => {
            let view = stand.session.view(stand.eyes.viewer);
            let step = G::primer_step(stand.session.game(), &view);
            html! { <Primer<G> {step} on_rules={chair.open_rules().reform(|()| None)} /> }
        }
    };
    let around = Around {
        pace: run.haste,
        colors: attribute(&chair.record.colors).map(AttrValue::from),
        line: reached.then(|| !direct.waits()),
        card,
        bar: html! { <DirectBar<G::Game> room={direct.clone()} {names} /> },
        rules: drawer::<G>(&chair.rules),
        sitters: chair.record.sitters.clone(),
        again: dealt_again(&phrases, chair.record.direct.as_ref()),
    };
    html! {<>
        <Link to={text} class="skip-link">{ phrases.text("text-open") }</Link>
        { scene.draw(&phrases, stand, around) }
    </>}
}
