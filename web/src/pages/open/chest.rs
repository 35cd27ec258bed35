//! Everything in one file: filling it, and taking in what is in one.

use crate::pages::saves::date;
use std::rc::Rc;
use store::chest::{Chest, Meeting, clashes, taken_in};
use store::ticks::Ticks;
use store::{
    BoardRecord, SaveRecord, Shelf, StoreError, all_boards, lasting, put_boards, use_shelf,
    use_with_shelf,
};
use ui::clock::{now, random};
use ui::file;
use ui::form::{Check, Radio, Radios};
use ui::l10n::{Phrases, use_phrases};
use ui::settings::use_settings;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What was done, or why it was not, in a sentence.
type News = Option<Result<String, String>>;

/// Fills a file with everything and hands it to the player.
#[component]
pub fn KeepAll() -> Html {
    let (phrases, settings) = (use_phrases(), use_settings());
    let news = use_state(News::default);
    let keep = {
        let (phrases, told) = (phrases.clone(), news.setter());
        Callback::from(move |(_, shelf): (MouseEvent, Shelf)| {
            let (phrases, told) = (phrases.clone(), told.clone());
            let settings = settings.now.clone();
            spawn_local(async move {
                let done = match here(&shelf).await {
                    Ok((saves, boards)) => {
                        let counts = counts(&phrases, &saves, &boards);
                        let chest = Chest::of(now(), saves, boards, settings, Ticks::load());
                        file::download_as(&chest_name(), &chest.write())
                            .map(|()| phrases.say("keep-all-done", &[("counts", counts.into())]))
                            .map_err(|error| phrases.text(error.phrase()))
                    }
                    Err(error) => Err(phrases.text(error.phrase())),
                };
                if done.is_ok() {
                    lasting::put_off();
                }
                told.set(Some(done));
            });
        })
    };
    let onclick = use_with_shelf(keep);
    html! {
        <>
            <div class="buttons">
                <button type="button" class="button" {onclick}>{ phrases.text("keep-all-download") }</button>
            </div>
            <NewsLine news={(*news).clone()} />
        </>
    }
}

/// Everything that is here.
async fn here(shelf: &Shelf) -> Result<(Vec<SaveRecord>, Vec<BoardRecord>), StoreError> {
    Ok((shelf.store.list().await?, all_boards().await?))
}

/// How many games and boards there are, in words.
fn counts(phrases: &Phrases, saves: &[SaveRecord], boards: &[BoardRecord]) -> String {
    let words = [
        ("saves", saves.len().into()),
        ("boards", boards.len().into()),
    ];
    phrases.say("keep-counts", &words)
}

/// The name of the file: the house and the day.
fn chest_name() -> String {
    let today = js_sys::Date::new_0().to_iso_string();
    let day = String::from(today).chars().take(10).collect::<String>();
    format!("centauri-{day}{}", file::ENDING)
}

/// Properties of the question.
#[derive(Properties, PartialEq)]
pub struct UnpackProps {
    /// What came.
    pub chest: Rc<Chest>,
    /// It is put away.
    pub onclose: Callback<()>,
}

/// Says what is in a file, asks how it meets what is here, and takes it in.
#[component]
pub fn Unpack(props: &UnpackProps) -> Html {
    let (phrases, shelf, settings) = (use_phrases(), use_shelf(), use_settings());
    let chest = props.chest.clone();
    let meeting = use_state_eq(Meeting::default);
    let looks = use_state_eq(|| true);
    let news = use_state(News::default);
    let found = use_clashes(&chest, shelf.as_ref());
    let unpack = {
        let (chest, phrases, told) = (chest.clone(), phrases.clone(), news.setter());
        let (meeting, looks) = (*meeting, *looks);
        Callback::from(move |(_, shelf): (MouseEvent, Shelf)| {
            let (chest, told) = (chest.clone(), told.clone());
            let (phrases, settings) = (phrases.clone(), settings.clone());
            spawn_local(async move {
                let done = take_in(&phrases, &shelf, &chest, meeting).await;
                if done.is_ok() {
                    chest.learned.take_in();
                    if looks {
                        settings.set.emit(chest.settings.clone());
                    }
                }
                shelf.touch();
                told.set(Some(done));
            });
        })
    };
    let onclick = use_with_shelf(unpack);
    let radio = |meeting: Meeting| {
        let key = format!("unpack-{}", meeting.slug());
        Radio::new(meeting.slug(), phrases.text(&key))
    };
    let choose = {
        let meeting = meeting.setter();
        Callback::from(move |slug: AttrValue| {
            let found = Meeting::ALL.into_iter().find(|one| one.slug() == slug);
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
        ("date", date(&phrases, chest.made).into()),
        (
            "counts",
            counts(&phrases, &chest.saves, &chest.boards).into(),
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
                        radios={Meeting::ALL.map(radio).to_vec()} value={meeting.slug()} onchange={choose} />
                }
                <Check label={phrases.text("unpack-settings")} checked={*looks} onchange={onlooks} />
            }
            <NewsLine news={(*news).clone()} />
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

/// How many things of a file have the id of another thing that is here.
#[hook]
fn use_clashes(chest: &Rc<Chest>, shelf: Option<&Shelf>) -> usize {
    let found = use_state_eq(|| 0);
    let set = found.setter();
    let store = shelf.cloned();
    use_effect_with((chest.clone(), store), move |(chest, shelf)| {
        let (chest, shelf) = (chest.clone(), shelf.clone());
        spawn_local(async move {
            if let Some(shelf) = shelf
                && let Ok((saves, boards)) = here(&shelf).await
            {
                set.set(clashes(&chest.saves, &saves) + clashes(&chest.boards, &boards));
            }
        });
    });
    *found
}

/// Keeps what a file adds; says what came, or why nothing more did.
async fn take_in(
    phrases: &Phrases,
    shelf: &Shelf,
    chest: &Chest,
    meeting: Meeting,
) -> Result<String, String> {
    let failed = |error: StoreError| phrases.text(error.phrase());
    let (mine, my_boards) = here(shelf).await.map_err(failed)?;
    let id = || SaveRecord::fresh_id(now(), random());
    let saves = taken_in(&chest.saves, &mine, meeting, id);
    let id = || BoardRecord::fresh_id(now(), random());
    let boards = taken_in(&chest.boards, &my_boards, meeting, id);
    shelf.store.put_all(&saves).await.map_err(failed)?;
    put_boards(&boards).await.map_err(failed)?;
    let counts = counts(phrases, &saves, &boards);
    Ok(phrases.say("unpack-done", &[("counts", counts.into())]))
}

#[derive(Properties, PartialEq)]
struct NewsLineProps {
    news: News,
}

/// What was done, for eyes and ears.
#[component]
fn NewsLine(props: &NewsLineProps) -> Html {
    let line = match &props.news {
        Some(Ok(words)) => html! { <p class="notice">{ words }</p> },
        Some(Err(words)) => html! { <p class="notice alert">{ words }</p> },
        None => Html::default(),
    };
    html! { <div role="status">{ line }</div> }
}
