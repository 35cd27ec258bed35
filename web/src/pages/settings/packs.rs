//! Settings of content packs: the active one, those of the installation, and the user's own.

use editor::OpenFile;
use engine::pack::Credit;
use store::StoreError;
use store::pack::{pack_error_text, pack_reader, use_packs};
use store::stored_packs;
use store::stored_packs::PackRecord;
use ui::chunk::{fetch_all, game_chunks, with_load_timeout};
use ui::file::FileError;
use ui::form::{Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::PackOrigin;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The value of the choice of no pack.
const DEFAULT_PACK: &str = "ours";

/// The message of the last operation, and whether it failed.
type PackNotice = Option<(bool, String)>;

#[component]
pub fn Packs() -> Html {
    let (phrases, handle) = (use_phrases(), use_packs());
    let own_packs = use_state(Vec::<PackRecord>::new);
    let notice = use_state(|| PackNotice::None);
    let edition = use_state_eq(|| 0_u32);
    let heading = use_node_ref();
    {
        let own_packs = own_packs.setter();
        use_effect_with(*edition, move |_| {
            spawn_local(async move {
                // If packs are not stored or storing is not allowed, the list is empty.
                own_packs.set(stored_packs::all().await.unwrap_or_default());
            });
        });
    }
    {
        let heading = heading.clone();
        use_effect_with(handle.is_new, move |is_new| {
            let heading = heading.cast::<HtmlElement>().filter(|_| *is_new);
            // The page was rendered from scratch, so the focus returns to where the user was.
            if let Some(heading) = heading {
                let _ = heading.focus();
            }
        });
    }
    let changed = {
        let edition = edition.clone();
        Callback::from(move |()| edition.set(edition.wrapping_add(1)))
    };
    let onopen = {
        let (phrases, notice, changed) = (phrases.clone(), notice.setter(), changed.clone());
        let choose = handle.choose.clone();
        Callback::from(move |(file, read): (String, Result<String, FileError>)| {
            let (phrases, notice) = (phrases.clone(), notice.clone());
            let (changed, choose) = (changed.clone(), choose.clone());
            spawn_local(async move {
                match add_pack(&phrases, &file, read).await {
                    Ok(record) => {
                        let args = [("title", record.title.as_str().into())];
                        notice.set(Some((false, phrases.say("pack-added", &args))));
                        changed.emit(());
                        choose.emit(PackOrigin::Own(record.id));
                    }
                    Err(why) => notice.set(Some((true, why))),
                }
            });
        })
    };
    let onchange = handle.choose.reform(|value: AttrValue| origin(&value));
    let value = value(&handle.origin);
    html! {
        <section class="panel settings-group packs" aria-labelledby="settings-packs">
            <h2 id="settings-packs" ref={heading} tabindex="-1">{ phrases.text("pack-title") }</h2>
            <p class="quiet">{ phrases.text("pack-lead") }</p>
            <Radios name="pack" legend={phrases.text("pack-choice")} radios={radios(&phrases, &handle.installed.packs, &own_packs)}
                {value} {onchange} />
            if let Some((failed, message)) = &*notice {
                <p class={classes!("notice", failed.then_some("alert"))} role={if *failed { "alert" } else { "status" }}>{ message }</p>
            }
            <Credits credits={handle.current.credits.clone()} />
            <div class="buttons">
                <OpenFile label={phrases.text("pack-add")} {onopen} />
                for record in own_packs.iter() {
                    <Remove record={record.clone()} is_in_force={handle.origin == PackOrigin::Own(record.id.clone())}
                        onremove={changed.clone()} />
                }
            </div>
        </section>
    }
}

/// Reads a file and stores it if it is a valid pack.
async fn add_pack(
    phrases: &Phrases,
    file: &str,
    read: Result<String, FileError>,
) -> Result<PackRecord, String> {
    let text = read.map_err(|error| phrases.text(error.phrase()))?;
    let reader = with_load_timeout(pack_reader()).await;
    let reader = reader.map_err(|_| phrases.text("part-failed"))?;
    if let Some(game) = (reader.game)(file, &text) {
        let words = fetch_all(&game_chunks(game, []), phrases).await;
        words.map_err(|_| phrases.text("part-failed"))?;
    }
    let pack =
        (reader.read)(file, &text, None).map_err(|error| pack_error_text(phrases, &error))?;
    let name = pack.name.ok_or_else(|| phrases.text("part-failed"))?;
    let record = PackRecord {
        id: name.id,
        title: name.title,
        version: name.version,
        text,
    };
    let result = stored_packs::put(&record).await;
    result.map_err(|error: StoreError| phrases.text(error.phrase()))?;
    Ok(record)
}

fn radios(phrases: &Phrases, installed: &[String], own_packs: &[PackRecord]) -> Vec<Radio> {
    let default_radio = Radio::new(DEFAULT_PACK, phrases.text("pack-ours"));
    let site_packs = installed.iter().map(|path| {
        let name = path.rsplit('/').next().unwrap_or(path);
        let name = name.strip_suffix(".json").unwrap_or(name);
        Radio::new(format!("site:{path}"), name).with_hint(phrases.text("pack-of-site"))
    });
    let own_packs = own_packs.iter().map(|pack| {
        let args = [("version", pack.version.as_str().into())];
        Radio::new(format!("own:{}", pack.id), pack.title.clone())
            .with_hint(phrases.say("pack-of-own", &args))
    });
    std::iter::once(default_radio)
        .chain(site_packs)
        .chain(own_packs)
        .collect()
}

fn value(origin: &PackOrigin) -> String {
    match origin {
        PackOrigin::Ours => DEFAULT_PACK.to_owned(),
        PackOrigin::Site(path) => format!("site:{path}"),
        PackOrigin::Own(id) => format!("own:{id}"),
    }
}

fn origin(value: &str) -> PackOrigin {
    match value.split_once(':') {
        Some(("site", path)) => PackOrigin::Site(path.to_owned()),
        Some(("own", id)) => PackOrigin::Own(id.to_owned()),
        Some(_) | None => PackOrigin::Ours,
    }
}

#[derive(Properties, PartialEq)]
struct CreditsProps {
    credits: Vec<Credit>,
}

/// The authors of the active pack.
#[component]
fn Credits(props: &CreditsProps) -> Html {
    let phrases = use_phrases();
    if props.credits.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="pack-credits" aria-label={phrases.text("pack-credits")}>
            for credit in &props.credits {
                <li>
                    if credit.url.is_empty() {
                        <span>{ &credit.name }</span>
                    } else {
                        <a href={credit.url.clone()} rel="noopener external">{ &credit.name }</a>
                    }
                    if !credit.role.is_empty() {
                        <small>{ &credit.role }</small>
                    }
                </li>
            }
        </ul>
    }
}

#[derive(Properties, PartialEq)]
struct RemoveProps {
    record: PackRecord,
    is_in_force: bool,
    onremove: Callback<()>,
}

/// Removes one of the user's packs. If it was active, no pack is active afterwards.
#[component]
fn Remove(props: &RemoveProps) -> Html {
    let (phrases, handle) = (use_phrases(), use_packs());
    let onclick = {
        let (id, is_active) = (props.record.id.clone(), props.is_in_force);
        let (choose, removed) = (handle.choose.clone(), props.onremove.clone());
        Callback::from(move |_: MouseEvent| {
            let (id, choose, removed) = (id.clone(), choose.clone(), removed.clone());
            spawn_local(async move {
                // A pack that cannot be removed remains in the list, which shows that.
                let _ = stored_packs::delete(&id).await;
                removed.emit(());
                if is_active {
                    choose.emit(PackOrigin::Ours);
                }
            });
        })
    };
    let args = [("title", props.record.title.as_str().into())];
    html! {
        <button type="button" class="button danger" {onclick}>{ phrases.say("pack-remove", &args) }</button>
    }
}
