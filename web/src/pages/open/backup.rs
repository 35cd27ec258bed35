//! Backups: all matches and boards in one file, to download and to import.

use crate::pages::saves::format_date;
use std::rc::Rc;
use store::backup::{Backup, ConflictPolicy, count_conflicts, items_to_import};
use store::learning_progress::LearningProgress;
use store::{
    BoardRecord, SaveRecord, StoreError, StoreHandle, all_boards, persistence, put_boards,
    use_store, use_with_store,
};
use ui::clock::{now, random};
use ui::file;
use ui::form::{Check, Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::use_settings;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The message of success or failure, if any.
type BackupResult = Option<Result<String, String>>;

/// Creates a backup and offers it as a download.
#[component]
pub fn BackupDownload() -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let news = use_state(BackupResult::default);
    let keep = {
        let (phrases, told) = (phrases.clone(), news.setter());
        Callback::from(move |(_, shelf): (MouseEvent, StoreHandle)| {
            let (phrases, told) = (phrases.clone(), told.clone());
            let settings = settings.now.clone();
            spawn_local(async move {
                let done = match load_all(&shelf).await {
                    Ok((saves, boards)) => {
                        let counts = counts_text(&phrases, &saves, &boards);
                        let chest =
                            Backup::new(now(), saves, boards, settings, LearningProgress::load());
                        file::download_as(&backup_file_name(), &chest.to_json())
                            .map(|()| phrases.say("keep-all-done", &[("counts", counts.into())]))
                            .map_err(|error| phrases.text(error.phrase()))
                    }
                    Err(error) => Err(phrases.text(error.phrase())),
                };
                if done.is_ok() {
                    persistence::snooze_reminder();
                }
                told.set(Some(done));
            });
        })
    };
    let onclick = use_with_store(keep);
    html! {
        <>
            <div class="buttons">
                <button type="button" class="button" {onclick}>{ phrases.text("keep-all-download") }</button>
            </div>
            <BackupResultLine news={(*news).clone()} />
        </>
    }
}

/// Loads all matches and boards.
async fn load_all(shelf: &StoreHandle) -> Result<(Vec<SaveRecord>, Vec<BoardRecord>), StoreError> {
    Ok((shelf.store.list().await?, all_boards().await?))
}

/// The numbers of matches and boards, as text.
fn counts_text(phrases: &Phrases, saves: &[SaveRecord], boards: &[BoardRecord]) -> String {
    let words = [
        ("saves", saves.len().into()),
        ("boards", boards.len().into()),
    ];
    phrases.say("keep-counts", &words)
}

/// The file name: the name of the application and the date.
fn backup_file_name() -> String {
    let today = js_sys::Date::new_0().to_iso_string();
    let day = String::from(today).chars().take(10).collect::<String>();
    format!("centauri-{day}{}", file::EXTENSION)
}

/// Properties of [`BackupImport`].
#[derive(Properties, PartialEq)]
pub struct BackupImportProps {
    pub chest: Rc<Backup>,
    /// Called when the dialog is closed.
    pub onclose: Callback<()>,
}

/// Shows the content of a backup, asks what to do about conflicts, and imports it.
#[component]
pub fn BackupImport(props: &BackupImportProps) -> Html {
    let (phrases, shelf, settings) = (use_phrases(), use_store(), use_settings());
    let chest = props.chest.clone();
    let meeting = use_state_eq(ConflictPolicy::default);
    let looks = use_state_eq(|| true);
    let news = use_state(BackupResult::default);
    let found = use_conflict_count(&chest, shelf.as_ref());
    let unpack = {
        let (chest, phrases, told) = (chest.clone(), phrases.clone(), news.setter());
        let (meeting, looks) = (*meeting, *looks);
        Callback::from(move |(_, shelf): (MouseEvent, StoreHandle)| {
            let (chest, told) = (chest.clone(), told.clone());
            let (phrases, settings) = (phrases.clone(), settings.clone());
            spawn_local(async move {
                let done = import_backup(&phrases, &shelf, &chest, meeting).await;
                if done.is_ok() {
                    chest.learned.merge();
                    if looks {
                        let looks = chest.settings.clone();
                        settings.update(move |now| *now = looks);
                    }
                }
                shelf.notify_changed();
                told.set(Some(done));
            });
        })
    };
    let onclick = use_with_store(unpack);
    let radio = |meeting: ConflictPolicy| {
        let key = format!("unpack-{}", meeting.slug());
        Radio::new(meeting.slug(), phrases.text(&key))
    };
    let choose = {
        let meeting = meeting.setter();
        Callback::from(move |slug: AttrValue| {
            let found = ConflictPolicy::ALL
                .into_iter()
                .find(|one| one.slug() == slug);
            meeting.set(found.unwrap_or_default());
        })
    };
    let onlooks = {
        let looks = looks.setter();
        Callback::from(move |on| looks.set(on))
    };
    let taken = matches!(&*news, Some(Ok(_)));
    let close = props.onclose.reform(|_: MouseEvent| ());
    let facts = [
        ("date", format_date(&phrases, chest.made).into()),
        (
            "counts",
            counts_text(&phrases, &chest.saves, &chest.boards).into(),
        ),
    ];
    html! {
        <section class="panel unpack" aria-labelledby="unpack">
            <h2 id="unpack">{ phrases.text("unpack-title") }</h2>
            <p>{ phrases.say("unpack-facts", &facts) }</p>
            if !taken {
                if found > 0 {
                    <p>{ phrases.say("unpack-clashes", &[("count", found.into())]) }</p>
                    <Radios name="meeting" legend={phrases.text("unpack-meeting")}
                        radios={ConflictPolicy::ALL.map(radio).to_vec()} value={meeting.slug()} onchange={choose} />
                }
                <Check label={phrases.text("unpack-settings")} checked={*looks} onchange={onlooks} />
            }
            <BackupResultLine news={(*news).clone()} />
            <div class="buttons">
                if !taken {
                    <button type="button" class="button primary" {onclick}>{ phrases.text("unpack-take") }</button>
                }
                <button type="button" class="button" onclick={close}>
                    { phrases.text(if taken { "close" } else { "cancel" }) }
                </button>
            </div>
        </section>
    }
}

/// How many entries of a backup have the id of a different entry that is stored here.
#[hook]
fn use_conflict_count(chest: &Rc<Backup>, shelf: Option<&StoreHandle>) -> usize {
    let found = use_state_eq(|| 0);
    let set = found.setter();
    let store = shelf.cloned();
    use_effect_with((chest.clone(), store), move |(chest, shelf)| {
        let (chest, shelf) = (chest.clone(), shelf.clone());
        spawn_local(async move {
            if let Some(shelf) = shelf
                && let Ok((saves, boards)) = load_all(&shelf).await
            {
                set.set(
                    count_conflicts(&chest.saves, &saves) + count_conflicts(&chest.boards, &boards),
                );
            }
        });
    });
    *found
}

/// Stores what a backup adds. Returns a message of success, or of the reason why it stopped.
async fn import_backup(
    phrases: &Phrases,
    shelf: &StoreHandle,
    chest: &Backup,
    meeting: ConflictPolicy,
) -> Result<String, String> {
    let failed = |error: StoreError| phrases.text(error.phrase());
    let (mine, my_boards) = load_all(shelf).await.map_err(failed)?;
    let id = || SaveRecord::fresh_id(now(), random());
    let saves = items_to_import(&chest.saves, &mine, meeting, id);
    let id = || BoardRecord::fresh_id(now(), random());
    let boards = items_to_import(&chest.boards, &my_boards, meeting, id);
    shelf.store.put_all(&saves).await.map_err(failed)?;
    put_boards(&boards).await.map_err(failed)?;
    let counts = counts_text(phrases, &saves, &boards);
    Ok(phrases.say("unpack-done", &[("counts", counts.into())]))
}

#[derive(Properties, PartialEq)]
struct BackupResultLineProps {
    news: BackupResult,
}

/// The message, visible and announced.
#[component]
fn BackupResultLine(props: &BackupResultLineProps) -> Html {
    let line = match &props.news {
        Some(Ok(words)) => html! { <p class="notice">{ words }</p> },
        Some(Err(words)) => html! { <p class="notice alert">{ words }</p> },
        None => Html::default(),
    };
    html! { <div role="status">{ line }</div> }
}
