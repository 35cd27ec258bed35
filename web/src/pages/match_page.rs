//! A page that shows a match: its save is fetched, opened and handed to its game.

use engine::registry::GameId;
use engine::save::SaveError;
use play::game_ui::OpenMatch;
use play::games::Matches;
use std::rc::Rc;
use store::{SaveRecord, StoreError, use_store};
use ui::chunk::{ChunkState, GameChunk, game_chunks, loaded, use_chunks};
use ui::l10n::{Phrases, save_error_text, use_phrases};
use ui::loading_page::LoadingPage;
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// One way to show an opened match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchDisplay {
    Board,
    Text,
    /// Watched again, from a position if one is named.
    Replay(Option<usize>),
}

impl MatchDisplay {
    /// The page of a match that is shown so. Shown otherwise it is opened anew: meanwhile it has gone on.
    pub fn page(self, id: &str) -> Html {
        html! { <MatchPage key={format!("{self:?} {id}")} id={id.to_owned()} showing={self} /> }
    }

    /// The phrase that says that the match is on its way.
    const fn loading(self) -> &'static str {
        match self {
            Self::Board | Self::Text => "table-loading",
            Self::Replay(_) => "replay-loading",
        }
    }

    /// The style class of the page.
    const fn class(self) -> &'static str {
        match self {
            Self::Board => "table-page",
            Self::Text => "text-main",
            Self::Replay(_) => "replay-page",
        }
    }

    /// The room of its game that draws it.
    const fn room(self) -> GameChunk {
        match self {
            Self::Board => GameChunk::Table,
            Self::Text => GameChunk::Text,
            Self::Replay(_) => GameChunk::Replay,
        }
    }

    /// Whether it shows a match that is known only by what was told of it.
    const fn supports_partial(self) -> bool {
        !matches!(self, Self::Replay(_))
    }

    /// The title of the page, for a match of this name.
    fn title(self, phrases: &Phrases, name: String) -> String {
        let phrase = match self {
            Self::Board => return name,
            Self::Text => "text-title",
            Self::Replay(_) => "replay-title",
        };
        phrases.say(phrase, &[("title", name.into())])
    }

    /// Hands the match to its game.
    fn draw(self, opened: &OpenMatch, record: &SaveRecord) -> Html {
        match self {
            Self::Board => opened.table(record),
            Self::Text => opened.text(record),
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
    pub showing: MatchDisplay,
}

#[component]
fn MatchPage(props: &MatchPageProps) -> Html {
    let phrases = use_phrases();
    let showing = props.showing;
    let fetched = use_save_record(&props.id);
    let game = match &*fetched {
        Some(Ok(record)) => GameId::from_name(&record.game),
        Some(Err(_)) | None => None,
    };
    let parts = game.map_or_else(Vec::new, |game| {
        game_chunks(game, [GameChunk::Matches, showing.room()])
    });
    let arrival = use_chunks(parts);
    // Opened once: from then on the table knows more than the save that was fetched.
    let opened = use_mut_ref(|| MatchLoad::Fetching);
    let waits = matches!(
        *opened.borrow(),
        MatchLoad::Fetching | MatchLoad::Missing(_)
    );
    if let (true, Some(fetched)) = (waits, &*fetched) {
        if arrival == ChunkState::Ready {
            opened.replace(MatchLoad::of(fetched));
        } else if let ChunkState::Failed(_) = &arrival {
            return html! { <LoadingPage {arrival} /> };
        }
    }
    let opening = opened.borrow();
    if let MatchLoad::Open(record, opened) = &*opening
        && (showing.supports_partial() || !opened.is_partial())
    {
        let title = showing.title(&phrases, record.title.clone());
        html! {
            <main id="main" class={showing.class()}>
                <Title {title} />
                { showing.draw(opened, record) }
            </main>
        }
    } else {
        placeholder(&opening, &phrases, &phrases.text(showing.loading()))
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
enum MatchLoad {
    /// The save is being fetched.
    Fetching,
    /// It is not to be had.
    Missing(StoreError),
    /// It is no match that can be played.
    Invalid(SaveError),
    Open(Box<SaveRecord>, OpenMatch),
}

impl MatchLoad {
    fn of(fetched: &Result<SaveRecord, StoreError>) -> Self {
        let record = match fetched {
            Ok(record) => record,
            Err(error) => return Self::Missing(error.clone()),
        };
        let hall = GameId::from_name(&record.game).and_then(loaded::<Matches>);
        let read = match hall {
            Some(hall) => (hall.read)(&record.text),
            None => Err(SaveError::OtherGame {
                game: record.game.clone(),
            }),
        };
        match read {
            Ok(session) => Self::Open(Box::new(record.clone()), session.into()),
            Err(error) => Self::Invalid(error),
        }
    }
}

/// A save, as soon as it is fetched.
type Fetched = Option<Result<SaveRecord, StoreError>>;

/// Fetches a save once.
#[hook]
fn use_save_record(id: &AttrValue) -> Rc<Fetched> {
    let shelf = use_store();
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
                    fetched.map_err(|error| shelf.explain_missing(error)),
                )));
            });
        }
    });
    (*fetched).clone()
}

#[derive(Properties, PartialEq)]
struct MatchPlaceholderProps {
    /// What is said while the save is fetched.
    loading: String,
    /// Why there is nothing to see, once that is known: a heading and a sentence.
    #[prop_or_default]
    trouble: Option<(String, String)>,
}

/// What stands in the place of a match that is not open.
#[component]
fn MatchPlaceholder(props: &MatchPlaceholderProps) -> Html {
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
fn placeholder(opening: &MatchLoad, phrases: &Phrases, loading: &str) -> Html {
    let trouble = match opening {
        MatchLoad::Fetching => None,
        MatchLoad::Open(record, _) => Some((record.title.clone(), phrases.text("direct-part"))),
        MatchLoad::Missing(error) => {
            let gone = *error == StoreError::Gone;
            let title = if gone {
                "table-gone-title"
            } else {
                "table-bad-title"
            };
            Some((phrases.text(title), phrases.text(error.phrase())))
        }
        MatchLoad::Invalid(error) => Some((
            phrases.text("table-bad-title"),
            save_error_text(phrases, error),
        )),
    };
    html! { <MatchPlaceholder loading={loading.to_owned()} {trouble} /> }
}
