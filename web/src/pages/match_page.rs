//! A page that shows a match: it loads the save, opens it, and passes it to the game.

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

/// The view in which a match is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchDisplay {
    Board,
    Text,
    /// The replay, from a position if one is given.
    Replay(Option<usize>),
}

impl MatchDisplay {
    /// Renders the page of a match in this view. Another view loads the match again, because it may
    /// have changed meanwhile.
    pub fn page(self, id: &str) -> Html {
        html! { <MatchPage key={format!("{self:?} {id}")} id={id.to_owned()} showing={self} /> }
    }

    /// Returns the phrase key while the match is being loaded.
    const fn loading(self) -> &'static str {
        match self {
            Self::Board | Self::Text => "table-loading",
            Self::Replay(_) => "replay-loading",
        }
    }

    /// Returns the CSS class of the page.
    const fn class(self) -> &'static str {
        match self {
            Self::Board => "table-page",
            Self::Text => "text-main",
            Self::Replay(_) => "replay-page",
        }
    }

    /// Returns the chunk of the game that renders it.
    const fn chunk(self) -> GameChunk {
        match self {
            Self::Board => GameChunk::Table,
            Self::Text => GameChunk::Text,
            Self::Replay(_) => GameChunk::Replay,
        }
    }

    /// Returns whether it can show a partial session.
    const fn supports_partial(self) -> bool {
        !matches!(self, Self::Replay(_))
    }

    /// Returns the title of the page for a match of this name.
    fn title(self, phrases: &Phrases, name: String) -> String {
        let phrase = match self {
            Self::Board => return name,
            Self::Text => "text-title",
            Self::Replay(_) => "replay-title",
        };
        phrases.say(phrase, &[("title", name.into())])
    }

    /// Renders the match with its game.
    fn render(self, opened: &OpenMatch, record: &SaveRecord) -> Html {
        match self {
            Self::Board => opened.table(record),
            Self::Text => opened.text(record),
            Self::Replay(at) => opened.replay(record, at),
        }
    }
}

#[derive(Properties, PartialEq)]
struct MatchPageProps {
    /// The id of the save.
    pub id: AttrValue,
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
        game_chunks(game, [GameChunk::Matches, showing.chunk()])
    });
    let arrival = use_chunks(parts);
    // The match is opened once: after that the table is newer than the loaded save.
    let opened = use_mut_ref(|| MatchLoad::Fetching);
    let is_loading = matches!(
        *opened.borrow(),
        MatchLoad::Fetching | MatchLoad::Missing(_)
    );
    if let (true, Some(fetched)) = (is_loading, &*fetched) {
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
                { showing.render(opened, record) }
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

/// Sets the window title.
#[component]
fn Title(props: &TitleProps) -> Html {
    use_title(props.title.clone());
    Html::default()
}

/// The loading state of a match.
#[derive(Clone)]
enum MatchLoad {
    /// The save is being loaded.
    Fetching,
    /// The save could not be loaded.
    Missing(StoreError),
    /// The save is not a valid match.
    Invalid(SaveError),
    Open(Box<SaveRecord>, OpenMatch),
}

impl MatchLoad {
    fn of(fetched: &Result<SaveRecord, StoreError>) -> Self {
        let record = match fetched {
            Ok(record) => record,
            Err(error) => return Self::Missing(error.clone()),
        };
        let matches = GameId::from_name(&record.game).and_then(loaded::<Matches>);
        let session = match matches {
            Some(matches) => (matches.read)(&record.text),
            None => Err(SaveError::OtherGame {
                game: record.game.clone(),
            }),
        };
        match session {
            Ok(session) => Self::Open(Box::new(record.clone()), session.into()),
            Err(error) => Self::Invalid(error),
        }
    }
}

/// A save once it is loaded, or why it could not be.
type LoadedRecord = Option<Result<SaveRecord, StoreError>>;

/// Loads a save once.
#[hook]
fn use_save_record(id: &AttrValue) -> Rc<LoadedRecord> {
    let handle = use_store();
    let fetched = use_state(|| Rc::new(LoadedRecord::None));
    let set = fetched.setter();
    // A late store replaces the one in memory, so the effect depends on the store.
    let store = handle.as_ref().map(|handle| handle.store.clone());
    use_effect_with((id.clone(), store), move |(id, _)| {
        let id = id.to_string();
        if let Some(handle) = handle {
            spawn_local(async move {
                let fetched = handle.store.get(&id).await;
                set.set(Rc::new(Some(
                    fetched.map_err(|error| handle.explain_missing(error)),
                )));
            });
        }
    });
    (*fetched).clone()
}

#[derive(Properties, PartialEq)]
struct MatchPlaceholderProps {
    /// The text while the save is loaded.
    loading: String,
    /// The heading and the sentence that explain why the match is not shown.
    #[prop_or_default]
    failure: Option<(String, String)>,
}

/// The placeholder for a match that is not open.
#[component]
fn MatchPlaceholder(props: &MatchPlaceholderProps) -> Html {
    let phrases = use_phrases();
    let heading = props.failure.as_ref().map(|(title, _)| title.clone());
    use_title(heading.unwrap_or_else(|| props.loading.clone()));
    match &props.failure {
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

/// Renders the placeholder for a match that is not open.
fn placeholder(match_load: &MatchLoad, phrases: &Phrases, loading: &str) -> Html {
    let failure = match match_load {
        MatchLoad::Fetching => None,
        MatchLoad::Open(record, _) => Some((record.title.clone(), phrases.text("direct-part"))),
        MatchLoad::Missing(error) => {
            let is_gone = *error == StoreError::Gone;
            let title = if is_gone {
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
    html! { <MatchPlaceholder loading={loading.to_owned()} {failure} /> }
}
