//! The dialog that shares a match: as a link of one kind or another, or as a file.

use super::SharedMatch;
use ui::file;
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::live_region::use_announcer;
use ui::panels::Dialog;
use ui::route::Route;
use yew::prelude::*;

/// The kind of a shared link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LinkKind {
    /// The next turn, for a player elsewhere.
    Turn,
    /// The match, to watch and to play on.
    Match,
    /// The position shown now.
    Moment,
}

impl LinkKind {
    const ALL: [Self; 3] = [Self::Turn, Self::Match, Self::Moment];

    const fn slug(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Match => "match",
            Self::Moment => "moment",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "share-turn",
            Self::Match => "share-match",
            Self::Moment => "share-moment",
        }
    }

    fn route(self, shared: &SharedMatch) -> Option<Route> {
        match self {
            Self::Turn => shared.turn_route(),
            Self::Match => shared.match_route(None),
            Self::Moment => shared.match_route(Some(shared.at?)),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ShareDialogProps {
    pub what: SharedMatch,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}

/// The dialog that shares a match.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let shared = &props.what;
    let kinds: Vec<(LinkKind, Route)> = LinkKind::ALL
        .into_iter()
        .filter_map(|kind| Some((kind, kind.route(shared)?)))
        .collect();
    let first = kinds.first().map(|(kind, _)| *kind);
    let chosen = use_state_eq(|| first);
    let route = kinds
        .iter()
        .find(|(kind, _)| Some(*kind) == *chosen)
        .map(|(kind, route)| (*kind, route.href()));
    let radios: Vec<Radio> = kinds
        .iter()
        .map(|(kind, _)| {
            let hint = phrases.text(&format!("{}.hint", kind.key()));
            Radio::new(kind.slug(), phrases.text(kind.key())).with_hint(hint)
        })
        .collect();
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |slug: AttrValue| {
            chosen.set(LinkKind::ALL.into_iter().find(|kind| kind.slug() == slug));
        })
    };
    let download = {
        let (shared, phrases) = (shared.clone(), phrases.clone());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download(&shared.title, &shared.text) {
                announcer.alert(phrases.text(error.phrase()));
            }
        })
    };
    let title = phrases.say("share", &[("title", shared.title.as_str().into())]);
    html! {
        <Dialog {title} on_close={props.on_close.clone()}>
            if let Some((kind, hash)) = route {
                if radios.len() > 1 {
                    <Radios name="share-kind" legend={phrases.text("share-kind")} {radios} value={kind.slug()} {onchange} />
                } else {
                    <p>{ phrases.text(&format!("{}.hint", kind.key())) }</p>
                }
                <LinkField title={shared.title.clone()} {hash} />
            } else {
                <p class="notice">{ phrases.text("share-no-link") }</p>
            }
            <div class="buttons">
                <button type="button" class="button" onclick={download}>{ phrases.text("share-file") }</button>
            </div>
        </Dialog>
    }
}
