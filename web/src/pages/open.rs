//! The page that imports files: chosen, dropped, opened with the application, or shared with it.
//! The kind of a file is recognized by its content; an invalid file is reported and changes
//! nothing.

mod backup;
mod file_content;
mod inbox;

use super::FileDrop;
pub use backup::BackupDownload;
use backup::BackupImport;
use file_content::FileContent;
use inbox::InboxItems;
use std::rc::Rc;
use store::backup::{Backup, MAX_BYTES};
use store::{SaveList, SaveRecord, StoreHandle, use_saves, use_store, use_with_store};
use ui::device::use_app_state_event;
use ui::file;
use ui::file::FileError;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

/// A received file: its name, and its text if it could be read.
type ReceivedFile = (String, Result<String, FileError>);

/// Files that were sent to the page and wait for the user's confirmation.
type PendingFiles = Rc<Vec<ReceivedFile>>;

#[derive(Clone, PartialEq, Default)]
struct OpenOutcome {
    /// The reasons why files were not opened, one sentence each.
    errors: Vec<String>,
    /// Matches that were imported.
    imported: Vec<SaveRecord>,
    /// A backup that waits to be imported.
    backup: Option<Rc<Backup>>,
}

#[component]
pub fn OpenPage() -> Html {
    let (phrases, store) = (use_phrases(), use_store());
    use_title(phrases.text("open-title"));
    let outcome = use_state(OpenOutcome::default);
    let import = use_callback((phrases.clone(), outcome.setter()), {
        |(files, store): (Vec<ReceivedFile>, StoreHandle), (phrases, outcome)| {
            if !files.is_empty() {
                let (phrases, outcome) = (phrases.clone(), outcome.clone());
                spawn_local(
                    async move { outcome.set(import_files(&phrases, &store, files).await) },
                );
            }
        }
    });
    let receive = use_with_store(import);
    let sent = use_state(PendingFiles::default);
    use_inbox(receive.clone(), &sent, store.is_some());
    let answer = {
        let (receive, sent) = (receive.clone(), sent.clone());
        Callback::from(move |opens: bool| {
            if opens {
                receive.emit((**sent).clone());
            }
            sent.set(PendingFiles::default());
        })
    };
    let onfile = use_callback(receive, |file: File, receive| {
        let receive = receive.clone();
        spawn_local(async move {
            let text = file::read_up_to(&file, MAX_BYTES).await;
            receive.emit(vec![(file.name(), text)]);
        });
    });
    let close = {
        let outcome = outcome.setter();
        Callback::from(move |()| outcome.set(OpenOutcome::default()))
    };
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("open-title") }</h1>
                <p>{ phrases.text("open-lead") }</p>
            </div>
            if !sent.is_empty() {
                <ConfirmFiles sent={(*sent).clone()} onanswer={answer} />
            }
            <Outcome shown={(*outcome).clone()} />
            if let Some(backup) = &outcome.backup {
                <BackupImport backup={backup.clone()} onclose={close} />
            } else {
                <FileDrop hint={phrases.text("open-hint")} {onfile} />
                <section class="panel" aria-labelledby="open-all">
                    <h2 id="open-all">{ phrases.text("keep-all") }</h2>
                    <p>{ phrases.text("keep-all.hint") }</p>
                    <BackupDownload />
                </section>
            }
        </main>
    }
}

/// Empties the inbox now and whenever new items arrive. Files from other programs wait in `sent`,
/// up to the size of an inbox.
#[hook]
fn use_inbox(
    receive: Callback<Vec<ReceivedFile>>,
    sent: &UseStateHandle<PendingFiles>,
    is_open: bool,
) {
    let set = sent.setter();
    // The list must be current even between two renders.
    let waiting = use_mut_ref(Vec::<ReceivedFile>::new);
    if sent.is_empty() {
        waiting.borrow_mut().clear();
    }
    let take = use_callback((receive, is_open), move |(), (receive, is_open)| {
        let (receive, set, waiting) = (receive.clone(), set.clone(), waiting.clone());
        if *is_open {
            spawn_local(async move {
                let InboxItems { opened, sent } = inbox::take().await;
                receive.emit(opened);
                if !sent.is_empty() {
                    let mut waiting = waiting.borrow_mut();
                    waiting.extend(sent);
                    waiting.truncate(inbox::MAX_ITEMS);
                    set.set(Rc::new(waiting.clone()));
                }
            });
        }
    });
    use_app_state_event(take.clone());
    use_effect_with(is_open, move |_| take.emit(()));
}

#[derive(Properties, PartialEq)]
struct ConfirmFilesProps {
    sent: PendingFiles,
    /// Called with the user's answer.
    onanswer: Callback<bool>,
}

/// Asks whether to open the files that were sent, listed by name.
#[component]
fn ConfirmFiles(props: &ConfirmFilesProps) -> Html {
    let phrases = use_phrases();
    let answer = |opens: bool| props.onanswer.reform(move |_: MouseEvent| opens);
    html! {
        <section class="panel open-sent" aria-labelledby="open-sent">
            <h2 id="open-sent">{ phrases.text("open-sent") }</h2>
            <p>{ phrases.text("open-sent.lead") }</p>
            <ul>
                for item in props.sent.iter() {
                    <li><bdi>{ inbox::display_name(item).unwrap_or_else(|| phrases.text("open-nameless")) }</bdi></li>
                }
            </ul>
            <div class="buttons">
                <button type="button" class="button primary" onclick={answer(true)}>{ phrases.text("open-sent-open") }</button>
                <button type="button" class="button" onclick={answer(false)}>{ phrases.text("open-sent-drop") }</button>
            </div>
        </section>
    }
}

/// Imports every file. A single match, board or link is shown at once.
async fn import_files(
    phrases: &Phrases,
    store: &StoreHandle,
    files: Vec<ReceivedFile>,
) -> OpenOutcome {
    let mut outcome = OpenOutcome::default();
    let is_single = files.len() == 1;
    for (name, text) in files {
        let arrival = match text {
            Ok(text) => file_content::identify_file(phrases, &name, &text).await,
            Err(error) => FileContent::Invalid(phrases.text(error.phrase())),
        };
        let route = match arrival {
            FileContent::Match(record) => {
                let record = save_match(store, *record).await;
                let id = record.id.clone();
                outcome.imported.push(record);
                Some(Route::Table { id })
            }
            FileContent::Route(route) => Some(route),
            FileContent::Backup(backup) => {
                outcome.backup = Some(backup);
                None
            }
            FileContent::Invalid(why) => {
                outcome.errors.push(refusal_text(phrases, &name, &why));
                None
            }
        };
        if let Some(route) = route.filter(|_| is_single) {
            route.replace(&Route::Open);
        }
    }
    outcome
}

fn refusal_text(phrases: &Phrases, name: &str, why: &str) -> String {
    let args = [("name", name.into()), ("why", why.into())];
    phrases.say("open-refused", &args)
}

/// Stores a match, unless an identical one is stored.
async fn save_match(store: &StoreHandle, record: SaveRecord) -> SaveRecord {
    let saves = store.store.list().await.unwrap_or_default();
    if let Some(same) = saves.into_iter().find(|other| other.text == record.text) {
        return same;
    }
    // A match that cannot be stored can be played all the same; the page says so.
    let _ = store.save(record.clone()).await;
    record
}

#[derive(Properties, PartialEq)]
struct OutcomeProps {
    shown: OpenOutcome,
}

/// The result of the import: errors, imported matches, and a backup to confirm.
#[component]
fn Outcome(props: &OutcomeProps) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let outcome = &props.shown;
    use_effect_with(outcome.errors.clone(), move |errors| {
        if !errors.is_empty() {
            announcer.alert(errors.join(" "));
        }
    });
    html! {
        <>
            for error in &outcome.errors {
                <p class="notice alert">{ error }</p>
            }
            for save in &outcome.imported {
                <div class="notice">
                    <span>{ phrases.say("saves-imported", &[("title", save.title.as_str().into())]) }</span>
                    <Link to={Route::Table { id: save.id.clone() }} class="button">
                        { phrases.text("saves-continue") }
                    </Link>
                </div>
            }
        </>
    }
}

/// Redirects to the match that was played last, or to the start page if there is none.
#[component]
pub fn ContinuePage() -> Html {
    let (phrases, saves) = (use_phrases(), use_saves());
    use_title(phrases.text("home-resume"));
    use_effect_with(saves, |saves| {
        match saves {
            SaveList::Loading => return,
            SaveList::Failed(_) => Route::Home,
            SaveList::Ready(saves) => match saves.iter().find(|save| !save.is_over) {
                Some(save) => Route::Table {
                    id: save.id.clone(),
                },
                None => Route::Home,
            },
        }
        .replace(&Route::Continue);
    });
    html! {
        <main id="main" class="page">
            <p class="loading"><span class="spinner" />{ phrases.text("table-loading") }</p>
        </main>
    }
}
