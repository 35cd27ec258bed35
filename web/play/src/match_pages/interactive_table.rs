//! The state of a running table: the context for the table and its text version, and the actions
//! that change it.

use crate::game_ui::{GameUi, HoverOf, Offers, TableActions, TableContext, TableSnapshot};
use crate::session_store::SessionStore;
use crate::table::{MatchProps, TableHandle, TableMode, use_table_handle};
use engine::game::{Seat, Viewer};
use std::rc::Rc;
use ui::settings::use_settings;
use yew::prelude::*;

/// A running table with its context and actions.
pub struct InteractiveTable<G: GameUi> {
    pub handle: TableHandle<G>,
    pub context: TableContext<G>,
    pub actions: TableActions<G>,
}

/// Runs a match, and gathers the context and actions of its table.
#[hook]
pub fn use_interactive_table<G: GameUi>(
    props: &MatchProps<G::Game>,
    mode: TableMode,
) -> InteractiveTable<G> {
    let handle = use_table_handle(props, mode);
    let confirms_end_turn = use_settings().current.confirms_end_turn;
    let selection = use_selection(&handle.store, handle.running.seat);
    let context = use_table_context(handle.snapshot(), &selection);
    let actions = selection
        .actions(&context, handle.open_rules())
        .with_confirmation(confirms_end_turn);
    InteractiveTable {
        handle,
        context,
        actions,
    }
}

/// The selected and hovered items of a person at a table.
pub struct Selection<G: GameUi> {
    pub(super) input: UseStateHandle<G::PendingInput>,
    pub hover: UseStateHandle<HoverOf<G>>,
    /// The place whose details are shown.
    pub shown: UseStateHandle<Option<G::Place>>,
    /// The tab that the person brought to the front.
    pub tab: UseStateHandle<Option<G::Tab>>,
    /// Whether the selection belongs to an earlier question, and counts as empty until it is reset.
    is_outdated: bool,
    /// The same for the tab.
    is_tab_outdated: bool,
}

impl<G: GameUi> Selection<G> {
    /// Returns the table actions for this selection.
    #[must_use]
    pub fn actions(
        &self,
        context: &TableContext<G>,
        open_rules: Callback<Option<String>>,
    ) -> TableActions<G> {
        let (hover, shown) = (self.hover.setter(), self.shown.setter());
        TableActions::new(&context.without_hover(), hover, shown, open_rules)
    }
}

#[hook]
pub(super) fn use_empty_selection<G: GameUi>() -> Selection<G> {
    Selection {
        input: use_state_eq(G::PendingInput::default),
        hover: use_state_eq(HoverOf::<G>::default),
        shown: use_state_eq(|| None),
        tab: use_state_eq(|| None),
        is_outdated: false,
        is_tab_outdated: false,
    }
}

/// Returns whether a value is new: in the first render with it, before its effects, except in the
/// first render of all.
#[hook]
fn use_is_new<T: PartialEq + 'static>(value: Rc<T>) -> bool {
    let known = use_mut_ref(|| None::<Rc<T>>);
    let is_new = known.borrow().as_ref().is_some_and(|known| *known != value);
    use_effect_with(value, move |value| {
        known.replace(Some(value.clone()));
    });
    is_new
}

/// Returns a selection that is reset whenever the selection scope or the seat changes.
#[hook]
pub fn use_selection<G: GameUi>(
    session_store: &SessionStore<G::Game>,
    seat: Option<Seat>,
) -> Selection<G> {
    let selection = use_empty_selection::<G>();
    // The scope depends only on public data.
    let view = session_store.session.view(Viewer::Spectator);
    let scope = Rc::new((G::selection_scope(&view), seat));
    // A tab that a person reads while others play stays in front until there is a decision.
    let decision = Rc::new(seat.map(|seat| (G::tab_scope(&view), seat)));
    let is_outdated = use_is_new(scope.clone());
    let is_tab_outdated = use_is_new(decision.clone()) && decision.is_some();
    let setters = (
        selection.input.setter(),
        selection.hover.setter(),
        selection.shown.setter(),
    );
    use_effect_with(scope, move |_| {
        let (input, hover, shown) = setters;
        input.set(G::PendingInput::default());
        hover.set(HoverOf::<G>::default());
        if !G::KEEPS_SHOWN_PLACE {
            shown.set(None);
        }
    });
    let set_tab = selection.tab.setter();
    use_effect_with(decision, move |decision| {
        if decision.is_some() {
            set_tab.set(None);
        }
    });
    Selection {
        is_outdated,
        is_tab_outdated,
        ..selection
    }
}

/// Gathers the context that table components read.
#[hook]
pub fn use_table_context<G: GameUi>(
    snapshot: TableSnapshot<G>,
    selection: &Selection<G>,
) -> TableContext<G> {
    let session = &snapshot.session;
    let (input, hover, shown) = match selection.is_outdated {
        true => (
            G::PendingInput::default(),
            HoverOf::<G>::default(),
            selection.shown.filter(|_| G::KEEPS_SHOWN_PLACE),
        ),
        false => (*selection.input, *selection.hover, *selection.shown),
    };
    let tab = selection.tab.filter(|_| !selection.is_tab_outdated);
    let offer_key = (snapshot.edition, snapshot.seat, snapshot.choosers);
    let offers = use_memo(offer_key, |(_, seat, choosers)| {
        Offers::for_seats(session, *seat, *choosers)
    });
    let otherwise = G::uses_other_payment(input);
    let shown_offers = use_memo((offer_key, otherwise), |((_, seat, _), otherwise)| {
        let seat = seat.filter(|_| *otherwise)?;
        Some(Rc::new(offers.with_other_payment(session, seat)))
    });
    let offers = (*shown_offers).clone().unwrap_or(offers);
    let view = use_memo(
        (snapshot.edition, snapshot.perspective),
        |(_, perspective)| session.view(perspective.viewer),
    );
    TableContext {
        tab: tab.unwrap_or_else(|| G::default_tab(&view, &offers)),
        set_tab: selection.tab.setter(),
        snapshot,
        view,
        offers,
        input,
        set_input: selection.input.setter(),
        hover,
        shown,
    }
}
