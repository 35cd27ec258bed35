//! One saved match in the list.

use super::{Notice, notice_callback};
use engine::game::Seat;
use engine::save::SaveFile;
use play::seats::{bot_name, remote_player_text};
use play::share::{ShareButton, SharedMatch};
use store::{PlayerKind, SaveRecord, use_store};
use ui::bidi::without_bidi_controls;
use ui::file;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct SaveRowProps {
    pub save: SaveRecord,
    pub notify: Callback<Option<Notice>>,
}

/// A save with its buttons.
#[component]
pub(super) fn SaveRow(props: &SaveRowProps) -> Html {
    let phrases = use_phrases();
    let is_renaming = use_state_eq(|| false);
    let save = &props.save;
    let title = [("title", save.title.as_str().into())];
    let handle = use_store();
    let delete = {
        let (save, notify, phrases) = (save.clone(), props.notify.clone(), phrases.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(handle) = &handle {
                let notice = notice_callback(&phrases, &notify, Notice::Deleted(save.clone()));
                handle.delete(save.id.clone(), notice);
            }
        })
    };
    let download = {
        let (save, notify, phrases) = (save.clone(), props.notify.clone(), phrases.clone());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download(&save.title, &save.text) {
                notify.emit(Some(Notice::Failed(phrases.text(error.phrase()))));
            }
        })
    };
    let pack = {
        let (save, phrases) = (save.clone(), phrases.clone());
        Callback::from(move |give: Callback<SharedMatch>| {
            let (save, phrases) = (save.clone(), phrases.clone());
            spawn_local(async move { give.emit(SharedMatch::of_save(&save, &phrases).await) });
        })
    };
    let go_on = if save.is_over {
        "saves-look"
    } else {
        "saves-continue"
    };
    let part = use_memo(save.text.clone(), |text| {
        SaveFile::read(text).is_ok_and(|saved| saved.is_partial())
    });
    let open = is_renaming.setter();
    let done = is_renaming.setter();
    html! {
        <article class="panel save">
            if *is_renaming {
                <Rename save={save.clone()} notify={props.notify.clone()} ondone={move |()| done.set(false)} />
            } else {
                <div>
                    <h2 class="save-title">{ &save.title }</h2>
                    <p class="save-facts">{ facts(&phrases, save) }</p>
                    if *part {
                        <p class="save-facts">{ phrases.text("direct-part") }</p>
                    }
                </div>
                <div class="save-tools">
                    <Link to={Route::Table { id: save.id.clone() }} class="button primary">
                        { phrases.text(go_on) }
                    </Link>
                    if !*part {
                        <Link to={Route::Replay { id: save.id.clone(), at: None }} class="button"
                            label={phrases.say("replay-label", &title)}>
                            { phrases.text("replay-open") }
                        </Link>
                    }
                    <button type="button" class="button" onclick={move |_| open.set(true)}
                        aria-label={phrases.say("saves-rename-open-label", &title)}>
                        { phrases.text("saves-rename") }
                    </button>
                    if !*part {
                        <ShareButton caption={phrases.text("share-open")}
                            label={phrases.say("share-open-label", &title)} {pack} />
                    }
                    if !*part {
                        <button type="button" class="button" onclick={download}
                            aria-label={phrases.say("saves-download-label", &title)}>
                            { phrases.text("saves-download") }
                        </button>
                    }
                    <button type="button" class="button danger" onclick={delete}
                        aria-label={phrases.say("saves-delete-label", &title)}>
                        { phrases.text("saves-delete") }
                    </button>
                </div>
            }
        </article>
    }
}

/// Renders the players, the progress, and the date of the last action.
fn facts(phrases: &Phrases, save: &SaveRecord) -> Html {
    let stage = if save.is_over {
        phrases.text("saves-over")
    } else {
        phrases.say("saves-round", &[("round", save.round.into())])
    };
    let parts = [
        phrases.text(&format!("{}-title", save.game)),
        players_text(phrases, save),
        stage,
        format_date(phrases, save.updated),
    ];
    parts
        .into_iter()
        .map(|part| html! { <span>{ part }</span> })
        .collect()
}

/// Returns the names of the players: joined by "against", or by "with" in a cooperative game. If
/// there are teams, or the sides are unknown, the players are listed.
pub(in crate::pages) fn players_text(phrases: &Phrases, save: &SaveRecord) -> String {
    let player_kinds = &save.player_kinds;
    let others = (0_u8..)
        .zip(player_kinds)
        .filter_map(|(seat, player_kind)| match player_kind {
            PlayerKind::Human => None,
            PlayerKind::Bot(level) => Some(bot_name(phrases, *level)),
            PlayerKind::Remote => Some(remote_player_text(phrases, save.occupants(), Seat(seat))),
        });
    let mut all: Vec<String> = others.collect();
    match player_kinds.len() - all.len() {
        0 => {}
        1 if all.is_empty() || player_kinds.len() > 1 => all.insert(0, phrases.text("saves-human")),
        count => all.insert(0, phrases.say("saves-humans", &[("count", count.into())])),
    }
    match (all.split_first(), sides_key(&save.sides)) {
        (Some((one, others)), Some(key)) if !others.is_empty() => {
            let others = phrases.list(others);
            let args = [("one", one.clone().into()), ("others", others.into())];
            phrases.say(key, &args)
        }
        _list => phrases.list(&all),
    }
}

/// Returns the phrase key for how the players are joined: against each other if each has a separate
/// side, with each other if all share one.
fn sides_key(sides: &[u8]) -> Option<&'static str> {
    let mut each = sides.to_vec();
    each.sort_unstable();
    each.dedup();
    match each.len() {
        0 => None,
        1 => Some("saves-with"),
        count => (count == sides.len()).then_some("saves-against"),
    }
}

/// Formats a date in the language of the page.
pub(in crate::pages) fn format_date(phrases: &Phrases, millis: u64) -> String {
    // The conversion is exact for the next hundred thousand years.
    let moment = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(millis as f64));
    let style = js_sys::Object::new();
    for part in ["dateStyle", "timeStyle"] {
        // Setting a property of a new object cannot fail.
        let _ = js_sys::Reflect::set(&style, &part.into(), &"short".into());
    }
    moment
        .to_locale_string(phrases.language().tag(), &style)
        .as_string()
        .unwrap_or_default()
}

#[derive(Properties, PartialEq)]
struct RenameProps {
    save: SaveRecord,
    notify: Callback<Option<Notice>>,
    ondone: Callback<()>,
}

/// The field for a new name, in place of the old name.
#[component]
fn Rename(props: &RenameProps) -> Html {
    let (phrases, handle) = (use_phrases(), use_store());
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((), move |()| {
            if let Some(input) = field.cast::<HtmlInputElement>() {
                // Focusing a field that is not shown yet has no effect.
                let _ = input.focus();
                input.select();
            }
        });
    }
    let onsubmit = {
        let (props_save, notify, done) = (
            props.save.clone(),
            props.notify.clone(),
            props.ondone.clone(),
        );
        let (field, phrases) = (field.clone(), phrases.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = field.cast::<HtmlInputElement>().map(|input| {
                without_bidi_controls(&input.value())
                    .trim()
                    .chars()
                    .take(80)
                    .collect::<String>()
            });
            if let (Some(title), Some(handle)) = (name.filter(|name| !name.is_empty()), &handle) {
                let save = SaveRecord {
                    title,
                    ..props_save.clone()
                };
                let notify = notify.clone();
                let failed = phrases.clone();
                handle.put(
                    save,
                    Callback::from(move |result: Result<(), store::StoreError>| {
                        notify.emit(
                            result
                                .err()
                                .map(|error| Notice::Failed(failed.text(error.phrase()))),
                        );
                    }),
                );
            }
            done.emit(());
        })
    };
    let cancel = props.ondone.reform(|_: MouseEvent| ());
    let title = [("title", props.save.title.as_str().into())];
    html! {
        <form class="save-rename" {onsubmit}>
            <label class="field">
                { phrases.say("saves-rename-label", &title) }
                <input type="text" ref={field} maxlength="80" value={props.save.title.clone()} />
            </label>
            <button type="submit" class="button primary">{ phrases.text("saves-rename-done") }</button>
            <button type="button" class="button" onclick={cancel}>{ phrases.text("cancel") }</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;

    fn players(sides: &[u8], player_kinds: &[PlayerKind]) -> String {
        let save = SaveRecord {
            id: "t1-1".to_owned(),
            game: "saga".to_owned(),
            title: String::new(),
            updated: 0,
            player_kinds: player_kinds.to_vec(),
            colors: Vec::new(),
            sides: sides.to_vec(),
            board: String::new(),
            round: 1,
            is_over: false,
            direct: None,
            text: String::new(),
        };
        super::players_text(&Phrases::load("en"), &save)
    }

    #[test]
    fn players_text_depends_on_the_sides() {
        let (you, bot) = (PlayerKind::Human, PlayerKind::Bot(Level::Ensign));
        // The Arena of Saga, and one of its campaigns.
        assert_eq!(players(&[0, 1], &[you, bot]), "You against Bot: Ensign");
        assert_eq!(players(&[0, 0], &[you, bot]), "You with Bot: Ensign");
        // Two against two in Rift, and a save of an older page.
        let four = [you, bot, bot, bot];
        let listed = "You, Bot: Ensign, Bot: Ensign, Bot: Ensign";
        assert_eq!(players(&[0, 1, 0, 1], &four), listed);
        assert_eq!(players(&[], &four), listed);
        assert_eq!(players(&[0], &[you]), "You");
    }
}
