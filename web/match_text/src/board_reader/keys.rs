//! The list of keys: those of the game, and those that read the board and the log.

use ui::l10n::use_phrases;
use ui::panels::Dialog;
use yew::prelude::*;

/// A key, and the phrase key of its explanation.
pub type KeyHelp = (&'static str, &'static str);

/// A heading with the keys under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeySection {
    /// Phrase key of the heading.
    pub title: &'static str,
    pub keys: Vec<KeyHelp>,
}

/// The reading keys, including those of the cursor.
pub const READING_KEYS: [KeyHelp; 15] = [
    ("N", "text-key-legal"),
    ("U", "text-key-unit"),
    ("F", "text-key-foe"),
    ("L", "text-key-landmark"),
    ("O", "text-key-describe"),
    ("M", "text-key-actions"),
    ("R", "text-key-range"),
    ("G", "text-key-goto"),
    ("T", "text-key-status"),
    (",", "text-key-earlier"),
    (".", "text-key-later"),
    ("Shift Q W E", "text-key-up"),
    ("Shift A D", "text-key-across"),
    ("Shift Z X C", "text-key-down"),
    ("+ - 0", "text-key-zoom"),
];

#[derive(Properties, PartialEq)]
pub struct KeyTableProps {
    /// The game's own keys.
    pub sections: Vec<KeySection>,
    /// Letters that are read with Shift only.
    pub claimed: Vec<&'static str>,
}

/// The keys as lists under headings.
#[component]
pub fn KeyTable(props: &KeyTableProps) -> Html {
    let phrases = use_phrases();
    let row = |key: String, phrase: &str| {
        let key = key.replace("Ctrl", &phrases.text("table-key-control"));
        html! { <li><kbd>{ key }</kbd>{ phrases.text(phrase) }</li> }
    };
    let own = |section: &KeySection| {
        let rows = section
            .keys
            .iter()
            .map(|(key, phrase)| row((*key).to_owned(), phrase));
        html! {<>
            <h3>{ phrases.text(section.title) }</h3>
            <ul class="key-list">{ for rows }</ul>
        </>}
    };
    let reading = READING_KEYS.into_iter().map(|(key, phrase)| {
        let claimed = props
            .claimed
            .iter()
            .any(|letter| letter.eq_ignore_ascii_case(key));
        let shift = if claimed { "Shift " } else { "" };
        row(format!("{shift}{key}"), phrase)
    });
    html! {<>
        { for props.sections.iter().map(own) }
        <h3>{ phrases.text("text-keys") }</h3>
        <p>{ phrases.text("text-keys-lead") }</p>
        <ul class="key-list">{ for reading }</ul>
    </>}
}

#[derive(Properties, PartialEq)]
pub struct KeyListProps {
    /// The game's own keys.
    pub sections: Vec<KeySection>,
    /// Letters that are read with Shift only.
    pub claimed: Vec<&'static str>,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

/// A dialog with the [`KeyTable`].
#[component]
pub fn KeyList(props: &KeyListProps) -> Html {
    let phrases = use_phrases();
    html! {
        <Dialog title={phrases.text("table-keys")} on_close={props.on_close.clone()}>
            <KeyTable sections={props.sections.clone()} claimed={props.claimed.clone()} />
        </Dialog>
    }
}
