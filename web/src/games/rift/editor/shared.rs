//! A board that came by a link: what it is, and what can be done with it. Nothing of one's own is
//! touched until that is wished.

use super::craft::first_match;
use super::report::{code_words, report_of};
use crate::edit::{Craft, Findings, HANDED, hand_over};
use crate::games::GameName;
use crate::games::rift::setup::{Arriving, Preview, Thumbnail, use_begin};
use crate::icon::{Icon, Sign};
use crate::l10n::use_phrases;
use crate::pages::use_title;
use crate::route::{Link, Route};
use engine::rift::board_code;
use engine::rift::sketch::Sketch;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct SharedBoardProps {
    /// The code in the link.
    pub code: String,
}

/// The page of a board that came by a link.
#[component]
pub fn SharedBoard(props: &SharedBoardProps) -> Html {
    let phrases = use_phrases();
    let read = use_memo(props.code.clone(), |code| board_code::decode(code));
    use_title(phrases.text("rift-editor-shared"));
    match &*read {
        Ok(sketch) => html! { <Received sketch={Rc::new(sketch.clone())} /> },
        Err(error) => html! {
            <main id="main" class="page narrow">
                <div class="page-head">
                    <h1>{ phrases.text("edit-code-bad") }</h1>
                    <p class="notice alert" role="alert">{ code_words(&phrases, error) }</p>
                </div>
                <div class="buttons">
                    <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                    <Link to={Route::Editor { game: GameName::Rift, board: None }} class="button large">
                        { phrases.text("rift-editor-open") }
                    </Link>
                </div>
            </main>
        },
    }
}

#[derive(Properties, PartialEq)]
struct ReceivedProps {
    sketch: Rc<Sketch>,
}

/// A board that could be read.
#[component]
fn Received(props: &ReceivedProps) -> Html {
    let phrases = use_phrases();
    let sketch = &props.sketch;
    let report = report_of(&phrases, sketch);
    let failed = use_state(|| None::<String>);
    let begin = use_begin(Arriving::Next, {
        let failed = failed.setter();
        Callback::from(move |why| failed.set(Some(why)))
    });
    let draft = report
        .is_playable
        .then(|| first_match(sketch).ok())
        .flatten();
    let onplay = draft.clone().map(|draft| {
        let begin = begin.clone();
        Callback::from(move |_: MouseEvent| begin.emit(draft.clone()))
    });
    let hand = |to: Route| {
        let sketch = sketch.clone();
        Callback::from(move |_: MouseEvent| {
            hand_over(&*sketch);
            to.go();
        })
    };
    let edit = Sketch::editor(Some(HANDED));
    let file = sketch.file();
    html! {
        <main id="main" class="page shared-board" data-game={GameName::Rift.slug()}>
            <div class="page-head">
                <h1>{ &file.name }</h1>
                <p>{ phrases.text("rift-editor-shared") }</p>
            </div>
            <div class="shared-parts">
                if let Some(draft) = draft {
                    <Preview {draft} />
                } else {
                    <Thumbnail board={Rc::new(file.clone())} />
                }
                <div class="shared-words">
                    if !file.blurb.is_empty() {
                        <p class="lead">{ &file.blurb }</p>
                    }
                    if !report.is_playable {
                        <p>{ phrases.text("rift-editor-mend") }</p>
                        <Findings findings={report.findings} none="" onshow={Callback::noop()} />
                    }
                    if let Some(why) = &*failed {
                        <p class="notice alert" role="alert">{ why }</p>
                    }
                    <div class="buttons">
                        if let Some(onclick) = onplay {
                            <button type="button" class="button primary large" {onclick}>
                                <Sign icon={Icon::Play} />
                                { phrases.text("home-play-bot") }
                            </button>
                            <button type="button" class="button large" onclick={hand(Sketch::set_up())}>
                                { phrases.text("home-set-up") }
                            </button>
                        }
                        <button type="button" class="button large" onclick={hand(edit)}>
                            <Sign icon={Icon::Brush} />
                            { phrases.text("rift-editor-edit") }
                        </button>
                    </div>
                </div>
            </div>
        </main>
    }
}
