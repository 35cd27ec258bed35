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
    let result = use_state(BackupResult::default);
    let keep = {
        let (phrases, set_result) = (phrases.clone(), result.setter());
        Callback::from(move |(_, handle): (MouseEvent, StoreHandle)| {
            let (phrases, set_result) = (phrases.clone(), set_result.clone());
            let settings = settings.current.clone();
            spawn_local(async move {
                let done = match load_all(&handle).await {
                    Ok((saves, boards)) => {
                        let counts = counts_text(&phrases, &saves, &boards);
                        let backup =
                            Backup::new(now(), saves, boards, settings, LearningProgress::load());
                        file::download_as(&backup_file_name(), &backup.to_json())
                            .map(|()| phrases.say("keep-all-done", &[("counts", counts.into())]))
                            .map_err(|error| phrases.text(error.phrase()))
                    }
                    Err(error) => Err(phrases.text(error.phrase())),
                };
                if done.is_ok() {
                    persistence::snooze_reminder();
                }
                set_result.set(Some(done));
            });
        })
    };
    let onclick = use_with_store(keep);
    html! {
        <>
            <div class="buttons">
                <button type="button" class="button" {onclick}>{ phrases.text("keep-all-download") }</button>
            </div>
            <BackupResultLine result={(*result).clone()} />
        </>
    }
}

/// Loads all matches and boards.
async fn load_all(handle: &StoreHandle) -> Result<(Vec<SaveRecord>, Vec<BoardRecord>), StoreError> {
    Ok((handle.store.list().await?, all_boards().await?))
}

/// Returns the numbers of matches and boards, as text.
fn counts_text(phrases: &Phrases, saves: &[SaveRecord], boards: &[BoardRecord]) -> String {
    let args = [
        ("saves", saves.len().into()),
        ("boards", boards.len().into()),
    ];
    phrases.say("keep-counts", &args)
}

/// Returns the file name: the name of the application and the date.
fn backup_file_name() -> String {
    let today = js_sys::Date::new_0().to_iso_string();
    let day = String::from(today).chars().take(10).collect::<String>();
    format!("centauri-{day}{}", file::EXTENSION)
}

#[derive(Properties, PartialEq)]
pub struct BackupImportProps {
    pub backup: Rc<Backup>,
    /// Called when the dialog is closed.
    pub onclose: Callback<()>,
}

/// Shows the content of a backup, asks what to do about conflicts, and imports it.
#[component]
pub fn BackupImport(props: &BackupImportProps) -> Html {
    let (phrases, handle, settings) = (use_phrases(), use_store(), use_settings());
    let backup = props.backup.clone();
    let policy = use_state_eq(ConflictPolicy::default);
    let with_settings = use_state_eq(|| true);
    let result = use_state(BackupResult::default);
    let found = use_conflict_count(&backup, handle.as_ref());
    let unpack = {
        let (backup, phrases, set_result) = (backup.clone(), phrases.clone(), result.setter());
        let (policy, with_settings) = (*policy, *with_settings);
        Callback::from(move |(_, handle): (MouseEvent, StoreHandle)| {
            let (backup, set_result) = (backup.clone(), set_result.clone());
            let (phrases, settings) = (phrases.clone(), settings.clone());
            spawn_local(async move {
                let done = import_backup(&phrases, &handle, &backup, policy).await;
                if done.is_ok() {
                    backup.learned.merge();
                    if with_settings {
                        let restored = backup.settings.clone();
                        settings.update(move |now| *now = restored);
                    }
                }
                handle.notify_changed();
                set_result.set(Some(done));
            });
        })
    };
    let onclick = use_with_store(unpack);
    let radio = |policy: ConflictPolicy| {
        let key = format!("unpack-{}", policy.slug());
        Radio::new(policy.slug(), phrases.text(&key))
    };
    let choose = {
        let policy = policy.setter();
        Callback::from(move |slug: AttrValue| {
            let found = ConflictPolicy::ALL
                .into_iter()
                .find(|one| one.slug() == slug);
            policy.set(found.unwrap_or_default());
        })
    };
    let onsettings = {
        let with_settings = with_settings.setter();
        Callback::from(move |on| with_settings.set(on))
    };
    let is_imported = matches!(&*result, Some(Ok(_)));
    let close = props.onclose.reform(|_: MouseEvent| ());
    let facts = [
        ("date", format_date(&phrases, backup.made).into()),
        (
            "counts",
            counts_text(&phrases, &backup.saves, &backup.boards).into(),
        ),
    ];
    html! {
        <section class="panel unpack" aria-labelledby="unpack">
            <h2 id="unpack">{ phrases.text("unpack-title") }</h2>
            <p>{ phrases.say("unpack-facts", &facts) }</p>
            if !is_imported {
                if found > 0 {
                    <p>{ phrases.say("unpack-clashes", &[("count", found.into())]) }</p>
                    <Radios name="meeting" legend={phrases.text("unpack-meeting")}
                        radios={ConflictPolicy::ALL.map(radio).to_vec()} value={policy.slug()} onchange={choose} />
                }
                <Check label={phrases.text("unpack-settings")} is_checked={*with_settings} onchange={onsettings} />
            }
            <BackupResultLine result={(*result).clone()} />
            <div class="buttons">
                if !is_imported {
                    <button type="button" class="button primary" {onclick}>{ phrases.text("unpack-take") }</button>
                }
                <button type="button" class="button" onclick={close}>
                    { phrases.text(if is_imported { "close" } else { "cancel" }) }
                </button>
            </div>
        </section>
    }
}

/// Returns how many entries of a backup have the id of a different entry that is stored here.
#[hook]
fn use_conflict_count(backup: &Rc<Backup>, handle: Option<&StoreHandle>) -> usize {
    let found = use_state_eq(|| 0);
    let set = found.setter();
    let store = handle.cloned();
    use_effect_with((backup.clone(), store), move |(backup, handle)| {
        let (backup, handle) = (backup.clone(), handle.clone());
        spawn_local(async move {
            if let Some(handle) = handle
                && let Ok((saves, boards)) = load_all(&handle).await
            {
                set.set(
                    count_conflicts(&backup.saves, &saves)
                        + count_conflicts(&backup.boards, &boards),
                );
            }
        });
    });
    *found
}

/// Stores what a backup adds. Returns a message of success, or of the reason why it stopped.
async fn import_backup(
    phrases: &Phrases,
    handle: &StoreHandle,
    backup: &Backup,
    policy: ConflictPolicy,
) -> Result<String, String> {
    let failed = |error: StoreError| phrases.text(error.phrase());
    let (mine, my_boards) = load_all(handle).await.map_err(failed)?;
    let id = || SaveRecord::fresh_id(now(), random());
    let saves = items_to_import(&backup.saves, &mine, policy, id);
    let id = || BoardRecord::fresh_id(now(), random());
    let boards = items_to_import(&backup.boards, &my_boards, policy, id);
    handle.store.put_all(&saves).await.map_err(failed)?;
    put_boards(&boards).await.map_err(failed)?;
    let counts = counts_text(phrases, &saves, &boards);
    Ok(phrases.say("unpack-done", &[("counts", counts.into())]))
}

#[derive(Properties, PartialEq)]
struct BackupResultLineProps {
    result: BackupResult,
}

/// The message, visible and announced.
#[component]
fn BackupResultLine(props: &BackupResultLineProps) -> Html {
    let line = match &props.result {
        Some(Ok(words)) => html! { <p class="notice">{ words }</p> },
        Some(Err(words)) => html! { <p class="notice alert">{ words }</p> },
        None => Html::default(),
    };
    html! { <div role="status">{ line }</div> }
}
