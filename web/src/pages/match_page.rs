//! A page that shows a match: its save is fetched, opened and handed to its game.

use engine::save::SaveError;
use engine::suite::GameId;
use play::game_ui::OpenMatch;
use play::games::Hall;
use std::rc::Rc;
use store::{SaveRecord, StoreError, use_shelf};
use ui::coming::Coming;
use ui::l10n::{Phrases, save_words, use_phrases};
use ui::part::{Arrival, Room, here, rooms, use_parts};
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// One way to show an opened match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// On its board.
    Board,
    /// In words.
    Words,
    /// Watched again, from a position if one is named.
    Replay(Option<usize>),
}

impl Showing {
    /// The page of a match that is shown so. Shown otherwise it is opened anew: meanwhile it has gone on.
    pub fn page(self, id: &str) -> Html {
        html! { <MatchPage key={format!("{self:?} {id}")} id={id.to_owned()} showing={self} /> }
    }

    /// The phrase that says that the match is on its way.
    const fn loading(self) -> &'static str {
        match self {
            Self::Board | Self::Words => "table-loading",
            Self::Replay(_) => "replay-loading",
        }
    }

    /// The style class of the page.
    const fn class(self) -> &'static str {
        match self {
            Self::Board => "table-page",
            Self::Words => "text-main",
            Self::Replay(_) => "replay-page",
        }
    }

    /// The room of its game that draws it.
    const fn room(self) -> Room {
        match self {
            Self::Board => Room::Table,
            Self::Words => Room::Prose,
            Self::Replay(_) => Room::Film,
        }
    }

    /// Whether it shows a match that is known only by what was told of it.
    const fn shows_part(self) -> bool {
        !matches!(self, Self::Replay(_))
    }

    /// The title of the page, for a match of this name.
    fn title(self, phrases: &Phrases, name: String) -> String {
        let phrase = match self {
            Self::Board => return name,
            Self::Words => "text-title",
            Self::Replay(_) => "replay-title",
        };
        phrases.say(phrase, &[("title", name.into())])
    }

    /// Hands the match to its game.
    fn draw(self, opened: &OpenMatch, record: &SaveRecord) -> Html {
        match self {
            Self::Board => opened.table(record),
            Self::Words => opened.text(record),
            Self::Replay(at) => opened.replay(record, at),
        }
    }
}

/// Properties of a page that shows an opened match.
#[derive(Properties, PartialEq)]
struct MatchPageProps {
    /// The id of the save.
    pub id: AttrValue,
    /// How it is shown.
    pub showing: Showing,
}

/// The page.
#[component]
fn MatchPage(props: &MatchPageProps) -> Html {
    let phrases = use_phrases();
    let showing = props.showing;
    let fetched = use_record(&props.id);
    let game = match &*fetched {
        Some(Ok(record)) => GameId::named(&record.game),
        Some(Err(_)) | None => None,
    };
    let parts = game.map_or_else(Vec::new, |game| rooms(game, [Room::Hall, showing.room()]));
    let arrival = use_parts(parts);
    // Opened once: from then on the table knows more than the save that was fetched.
    let opened = use_mut_ref(|| Opening::Fetching);
    let waits = matches!(*opened.borrow(), Opening::Fetching | Opening::Missing(_));
    if let (true, Some(fetched)) = (waits, &*fetched) {
        if arrival == Arrival::Here {
            opened.replace(Opening::of(fetched));
        } else if let Arrival::Failed(_) = &arrival {
            return html! { <Coming {arrival} /> };
        }
    }
    let opening = opened.borrow();
    if let Opening::Open(record, opened) = &*opening
        && (showing.shows_part() || !opened.is_hearsay())
    {
        let title = showing.title(&phrases, record.title.clone());
        html! {
            <main id="main" class={showing.class()}>
                <Title {title} />
                { showing.draw(opened, record) }
            </main>
        }
    } else {
        waiting(&opening, &phrases, &phrases.text(showing.loading()))
    }
}

#[derive(Properties, PartialEq)]
struct TitleProps {
    title: String,
}

/// Names the page in the browser's list.
#[component]
fn Title(props: &TitleProps) -> Html {
    use_title(props.title.clone());
    Html::default()
}

/// How far the opening is.
#[derive(Clone)]
enum Opening {
    /// The save is being fetched.
    Fetching,
    /// It is not to be had.
    Missing(StoreError),
    /// It is no match that can be played.
    Bad(SaveError),
    /// It is open.
    Open(Box<SaveRecord>, OpenMatch),
}

impl Opening {
    fn of(fetched: &Result<SaveRecord, StoreError>) -> Self {
        let record = match fetched {
            Ok(record) => record,
            Err(error) => return Self::Missing(error.clone()),
        };
        let hall = GameId::named(&record.game).and_then(here::<Hall>);
        let read = match hall {
            Some(hall) => (hall.read)(&record.text),
            None => Err(SaveError::OtherGame {
                game: record.game.clone(),
            }),
        };
        match read {
            Ok(session) => Self::Open(Box::new(record.clone()), session.into()),
            Err(error) => Self::Bad(error),
        }
    }
}

/// A save, as soon as it is fetched.
type Fetched = Option<Result<SaveRecord, StoreError>>;

/// Fetches a save once.
#[hook]
fn use_record(id: &AttrValue) -> Rc<Fetched> {
    let shelf = use_shelf();
    let fetched = use_state(|| Rc::new(Fetched::None));
    let set = fetched.setter();
    // A store that answers late takes the place of the one in memory.
    let store = shelf.as_ref().map(|shelf| shelf.store.clone());
    use_effect_with((id.clone(), store), move |(id, _)| {
        let id = id.to_string();
        if let Some(shelf) = shelf {
            spawn_local(async move {
                let fetched = shelf.store.get(&id).await;
                set.set(Rc::new(Some(
                    fetched.map_err(|error| shelf.why_gone(error)),
                )));
            });
        }
    });
    (*fetched).clone()
}

#[derive(Properties, PartialEq)]
struct WaitingProps {
    /// What is said while the save is fetched.
    loading: String,
    /// Why there is nothing to see, once that is known: a heading and a sentence.
    #[prop_or_default]
    trouble: Option<(String, String)>,
}

/// What stands in the place of a match that is not open.
#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let phrases = use_phrases();
    let told = props.trouble.as_ref().map(|(title, _)| title.clone());
    use_title(told.unwrap_or_else(|| props.loading.clone()));
    match &props.trouble {
        None => {
            html! { <main id="main" class="page"><p class="loading"><span class="spinner" />{ &props.loading }</p></main> }
        }
        Some((title, sentence)) => html! {
            <main id="main" class="page">
                <h1>{ title }</h1>
                <p class="notice alert">{ sentence }</p>
                <div class="buttons"><Link to={Route::Saves} class="button primary">{ phrases.text("nav-saves") }</Link></div>
            </main>
        },
    }
}

/// Draws what stands in the place of a match that is not open.
fn waiting(opening: &Opening, phrases: &Phrases, loading: &str) -> Html {
    let trouble = match opening {
        Opening::Fetching => None,
        Opening::Open(record, _) => Some((record.title.clone(), phrases.text("direct-part"))),
        Opening::Missing(error) => {
            let gone = *error == StoreError::Gone;
            let title = if gone {
                "table-gone-title"
            } else {
                "table-bad-title"
            };
            Some((phrases.text(title), phrases.text(error.phrase())))
        }
        Opening::Bad(error) => Some((phrases.text("table-bad-title"), save_words(phrases, error))),
    };
    html! { <Waiting loading={loading.to_owned()} {trouble} /> }
}
