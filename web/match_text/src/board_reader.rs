//! Keys that read the board and the log to screen reader users: pieces, the content of a place, its
//! orders, distances, and the status. They do not change the match.
//!
//! A game that uses some of the letters itself claims them; these reading keys then need Shift.

mod goto;
mod keys;
mod log;

pub use keys::{KeyHelp, KeyList, KeySection, KeyTable};

use super::{Allegiance, PlaceId, ReferencePoint, TextFormatter, TextModel};
use board::cursor::{cell_of, focus_cell};
use goto::Goto;
use log::use_log_keys;
use std::rc::Rc;
use ui::keyboard::key_of;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Builds the current text model when a key needs it.
#[derive(Clone)]
pub struct TextModelSource(pub Rc<dyn Fn() -> TextModel>);

/// The reading keys of a page with a board, as [`use_board_reader`] returns them.
pub struct BoardReader {
    /// Handles the keys that the board does not use.
    pub on_key: Callback<KeyboardEvent>,
    /// Dialogs that keys open.
    pub dialogs: Html,
}

/// The function of a reading key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReaderKey {
    Unit,
    Foe,
    Landmark,
    Describe,
    Actions,
    Range,
    Goto,
}

impl ReaderKey {
    fn of(key: &str, is_shift_held: bool, claimed: &[&str]) -> Option<Self> {
        let key = key.to_lowercase();
        if !is_shift_held && claimed.contains(&key.as_str()) {
            return None;
        }
        Some(match key.as_str() {
            "u" => Self::Unit,
            "f" => Self::Foe,
            "l" => Self::Landmark,
            "o" => Self::Describe,
            "m" => Self::Actions,
            "r" => Self::Range,
            "g" => Self::Goto,
            _ => return None,
        })
    }
}

/// Provides the reading keys for a page with a board. The `claimed` letters are read with Shift
/// only, because the game has another use for them. `keys` are the game's own, for the list of
/// keys.
#[hook]
pub fn use_board_reader(
    source: &TextModelSource,
    claimed: &'static [&'static str],
    keys: &[KeySection],
) -> BoardReader {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    // The board for which the dialog asks for a coordinate.
    let asked = use_state(|| None::<Element>);
    let (is_list_open, dialog) = (use_state_eq(|| false), asked.setter());
    use_log_keys(source, is_list_open.setter());
    let newest = use_mut_ref(|| source.clone());
    *newest.borrow_mut() = source.clone();
    let on_key = use_callback(
        (phrases, announcer),
        move |event: KeyboardEvent, (phrases, announcer)| {
            let has_no_modifier = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            let key = ReaderKey::of(&key_of(&event), event.shift_key(), claimed)
                .filter(|_| has_no_modifier);
            let (Some(key), Some((board, at))) = (key, board_of(&event)) else {
                return;
            };
            event.prevent_default();
            if key == ReaderKey::Goto {
                dialog.set(Some(board));
                return;
            }
            let model = (newest.borrow().0)();
            let reader = CursorReader {
                model: &model,
                phrases,
                at,
            };
            match reader.answer(key) {
                ReaderOutput::Say(text) => announcer.announce(vec![text]),
                ReaderOutput::Go(place) => focus_cell(&board, place.0),
            }
        },
    );
    let dialogs = html! {
        <>
            if let Some(board) = (*asked).clone() {
                <Goto source={source.clone()} {board} on_close={move |()| asked.set(None)} />
            }
            if *is_list_open {
                <KeyList sections={keys.to_vec()} claimed={claimed.to_vec()} on_close={move |()| is_list_open.set(false)} />
            }
        </>
    };
    BoardReader { on_key, dialogs }
}

/// Returns the board that has the focus, and the place under the cursor.
fn board_of(event: &KeyboardEvent) -> Option<(Element, PlaceId)> {
    let at = cell_of(event.target())?;
    let cell: Element = event.target()?.dyn_into().ok()?;
    let board = cell.closest("svg").ok()??;
    Some((board, PlaceId(at)))
}

/// The result of a reading key.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ReaderOutput {
    /// Announce this text.
    Say(String),
    /// Move the cursor to this place; the focus reads the place out.
    Go(PlaceId),
}

/// A reader of a text model at the place of the cursor.
struct CursorReader<'a> {
    model: &'a TextModel,
    phrases: &'a Phrases,
    at: PlaceId,
}

impl CursorReader<'_> {
    fn answer(&self, key: ReaderKey) -> ReaderOutput {
        match key {
            ReaderKey::Unit => {
                self.go_to_next(self.pieces(Allegiance::Own, true), "text-none-ready")
            }
            ReaderKey::Foe => self.go_to_next(self.pieces(Allegiance::Foe, false), "text-none-foe"),
            ReaderKey::Landmark => self.go_to_next(self.landmarks(), "text-none-landmark"),
            ReaderKey::Describe => self.describe(),
            ReaderKey::Actions => self.actions(),
            ReaderKey::Range => self.range(),
            ReaderKey::Goto => ReaderOutput::Go(self.at),
        }
    }

    fn formatter(&self) -> TextFormatter<'_> {
        TextFormatter {
            phrases: self.phrases,
            model: self.model,
        }
    }

    fn reference(&self) -> Option<ReferencePoint> {
        self.model.reference.map(ReferencePoint::Piece)
    }

    fn pieces(&self, side: Allegiance, is_ready: bool) -> Vec<PlaceId> {
        let pieces = self.model.pieces.iter();
        pieces
            .filter(|piece| piece.side == side && (piece.is_ready || !is_ready))
            .filter_map(|piece| piece.at)
            .collect()
    }

    fn landmarks(&self) -> Vec<PlaceId> {
        let places = self.model.numbered_places();
        places
            .filter(|(_, place)| place.is_landmark)
            .map(|(id, _)| id)
            .collect()
    }

    /// Moves to the next of these places after the cursor, and from the last to the first.
    fn go_to_next(&self, mut places: Vec<PlaceId>, none: &str) -> ReaderOutput {
        places.sort_by_key(|place| place.0);
        let next = places.iter().find(|place| place.0 > self.at.0);
        match next.or(places.first()) {
            Some(place) if *place != self.at => ReaderOutput::Go(*place),
            Some(_) => self.describe(),
            None => ReaderOutput::Say(self.phrases.text(none)),
        }
    }

    fn describe(&self) -> ReaderOutput {
        let place = self.model.place(self.at);
        ReaderOutput::Say(place.map_or_else(String::new, |place| {
            self.formatter().place_from(place, self.reference())
        }))
    }

    /// Returns the legal orders that lead to this place or aim at it, with their numbers.
    fn orders_here(&self) -> Vec<String> {
        let formatter = self.formatter();
        formatter
            .numbered_orders(|order| order.place == Some(self.at))
            .collect()
    }

    /// Lists the orders for this place; if there are none, the number of all legal orders.
    fn actions(&self) -> ReaderOutput {
        let orders = self.orders_here();
        if !orders.is_empty() {
            return ReaderOutput::Say(orders.join(" "));
        }
        let all = self.model.legal_orders().count();
        ReaderOutput::Say(self.phrases.say("text-none-here", &[("count", all.into())]))
    }

    /// Describes the distance from the reference piece, and lists the orders that reach this place.
    fn range(&self) -> ReaderOutput {
        let place = self.model.place(self.at);
        let bearing = place.and_then(|place| {
            let bearing = self.formatter().seen_from(self.reference()?, place)?;
            Some(format!("{}.", self.formatter().pair(&place.name, &bearing)))
        });
        let mut parts: Vec<String> = bearing.into_iter().collect();
        let orders = self.orders_here();
        if orders.is_empty() {
            parts.push(self.phrases.text("text-none-reaches"));
        }
        parts.extend(orders);
        ReaderOutput::Say(parts.join(" "))
    }
}
