//! The frame of the table and its sheet: on a phone a sheet of three heights with tabs, on a tablet
//! tabs, on a desktop columns. The style sheet chooses the layout; this module stores the open tab
//! and the height.

use super::focus::use_light_focus;
use super::press_details::{PressDetails, use_press_details};
use ui::l10n::use_phrases;
use ui::swipe::{Swipe, SwipeDirection, SwipeHandlers, use_swipe};
use ui::update::{Update, updates};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// How much of a phone's screen the sheet takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Height {
    /// Prompt and orders only.
    #[default]
    Closed,
    /// Prompt, orders and console; the board stays visible.
    Console,
    /// The whole screen.
    Full,
}

impl Height {
    const fn name(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Console => "console",
            Self::Full => "full",
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Closed => Self::Console,
            Self::Console => Self::Full,
            Self::Full => Self::Closed,
        }
    }

    const fn previous(self) -> Self {
        match self {
            Self::Full => Self::Console,
            Self::Console | Self::Closed => Self::Closed,
        }
    }

    /// Returns the height after a swipe on the sheet. Only on its tabs a swipe up does not scroll.
    fn swiped(self, direction: SwipeDirection, is_on_tabs: bool) -> Self {
        match direction {
            SwipeDirection::Down => self.previous(),
            SwipeDirection::Up if is_on_tabs && self != Self::Full => self.next(),
            SwipeDirection::Up | SwipeDirection::Left | SwipeDirection::Right => self,
        }
    }

    /// Returns at least the height that shows the console.
    const fn at_least_console(self) -> Self {
        match self {
            Self::Closed => Self::Console,
            Self::Console | Self::Full => self,
        }
    }
}

/// The tab that shows the log from its beginning, where the connections are listed.
pub(super) const LINES: &str = "lines";

/// The open tab of the sheet and its height, shared between the frame and the tabs.
#[derive(Clone, PartialEq)]
struct SheetView {
    height: Height,
    tab: &'static str,
    onupdate: Callback<Update<(Height, &'static str)>>,
}

/// Returns the height and the tab of the surrounding sheet, so that a component sees changes.
#[hook]
pub(super) fn use_sheet() -> Option<(&'static str, &'static str)> {
    let view = use_context::<SheetView>()?;
    Some((view.height.name(), view.tab))
}

#[derive(Properties, PartialEq)]
pub struct TableFrameProps {
    /// Short name of the game, for the background of the table.
    pub game: AttrValue,
    /// Whether a person here has to act, so that the board must stay visible.
    pub awaits_action: bool,
    /// The bots' pace, for the style sheet.
    pub pace: AttrValue,
    /// The chosen seat colors, for the style sheet.
    pub colors: Option<AttrValue>,
    /// The components of the table.
    pub children: Html,
}

#[component]
pub fn TableFrame(props: &TableFrameProps) -> Html {
    let view = use_state_eq(|| (Height::Closed, "console"));
    let node = use_node_ref();
    use_light_focus(&node);
    let onupdate = use_callback((), {
        let view = view.clone();
        move |update: Update<(Height, &'static str)>, ()| {
            // A state handle keeps every state that it has returned, so it is cloned for one
            // change.
            let view = view.clone();
            let mut changed = *view;
            update(&mut changed);
            view.set(changed);
        }
    });
    let (height, tab) = *view;
    let onclick = close_from_outside(height, &onupdate);
    let (details, onpointerdown) = use_press_details();
    html! {
        <ContextProvider<SheetView> context={SheetView { height, tab, onupdate }}>
            <div class="table-frame">
                <div ref={node} class="table" data-game={props.game.clone()} data-sheet={height.name()} data-pace={props.pace.clone()}
                    data-asks={props.awaits_action.then_some("cell")} data-colors={props.colors.clone()}
                    {onclick} {onpointerdown}>
                    { props.children.clone() }
                    <PressDetails text={details} />
                </div>
            </div>
        </ContextProvider<SheetView>>
    }
}

/// Returns a click handler that closes the sheet when it fills the screen and the prompt, which is
/// all that is left of the table, is pressed.
fn close_from_outside(
    height: Height,
    onupdate: &Callback<Update<(Height, &'static str)>>,
) -> Option<Callback<MouseEvent>> {
    let close = updates(onupdate, |(height, _), ()| *height = Height::Closed);
    (height == Height::Full).then(|| {
        Callback::from(move |event: MouseEvent| {
            let pressed: Option<Element> = event.target_dyn_into();
            let is_text = pressed.is_some_and(|pressed| {
                let is_within = |selector| pressed.closest(selector).ok().flatten().is_some();
                is_within(".table-prompt") && !is_within("button, a, summary")
            });
            if is_text {
                close.emit(());
            }
        })
    })
}

/// Changes the height of a sheet when it is swiped, in layouts in which it has several.
#[hook]
fn use_sheet_swipe(sheet: &NodeRef, view: Option<SheetView>) -> SwipeHandlers {
    let node = sheet.clone();
    let on_swipe = Callback::from(move |swipe: Swipe| {
        let Some(view) = &view else { return };
        let grip = node.cast::<Element>();
        let grip = grip.and_then(|sheet| sheet.query_selector(".sheet-grip").ok()?);
        let grip = grip.and_then(|grip| grip.dyn_into::<HtmlElement>().ok());
        if grip.is_none_or(|grip| grip.offset_width() == 0) {
            return;
        }
        let tabs = |target: &Element| target.closest(".table-tabs").ok().flatten().is_some();
        let on_tabs = swipe.target.as_ref().is_some_and(tabs);
        let direction = swipe.direction;
        let change = updates(&view.onupdate, move |(height, _): &mut (Height, _), ()| {
            *height = height.swiped(direction, on_tabs);
        });
        change.emit(());
    });
    use_swipe(sheet, SwipeDirection::Down, on_swipe)
}

/// Returns a click handler that opens the console if only the line of the goals is visible, because
/// the expanded goals are in the console.
fn open_goals(view: &SheetView) -> Callback<MouseEvent> {
    let open = updates(&view.onupdate, |(height, tab), ()| {
        *height = height.at_least_console();
        *tab = "console";
    });
    Callback::from(move |event: MouseEvent| {
        let pressed: Option<Element> = event.target_dyn_into();
        let goals = pressed.and_then(|pressed| pressed.closest(".goals").ok()?);
        let rest = goals.and_then(|goals| goals.next_element_sibling()?.dyn_into().ok());
        if rest.is_some_and(|rest: HtmlElement| rest.offset_height() == 0) {
            event.prevent_default();
            open.emit(());
        }
    })
}

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    /// Whether remote players are connected; `None` if there are none.
    #[prop_or_default]
    pub is_connected: Option<bool>,
    /// Console and log.
    pub children: Html,
}

/// The sheet with its tabs.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let phrases = use_phrases();
    let node = use_node_ref();
    let view = use_context::<SheetView>();
    let swipe = use_sheet_swipe(&node, view.clone());
    let Some(view) = view else {
        return Html::default();
    };
    // The tab of the connections also opens the log, at its beginning.
    let tab = |name: &'static str, key: &str| {
        let is_open = view.tab == name && view.height != Height::Closed;
        let onclick = updates(&view.onupdate, move |(height, tab), _: MouseEvent| {
            *height = height.at_least_console();
            *tab = name;
        });
        html! {
            <button type="button" class="chip" aria-pressed={is_open.to_string()} {onclick}>
                { phrases.text(key) }
            </button>
        }
    };
    let on_grip = updates(&view.onupdate, |(height, _), _: MouseEvent| {
        *height = height.next()
    });
    let grip_key = match view.height.next() {
        Height::Closed => "table-sheet-closed",
        Height::Console => "table-sheet-console",
        Height::Full => "table-sheet-full",
    };
    html! {
        <div class="sheet" data-tab={if view.tab == LINES { "log" } else { view.tab }} onclick={open_goals(&view)}
            ref={node} ontouchstart={swipe.on_start} ontouchmove={swipe.on_move} ontouchend={swipe.on_end} ontouchcancel={swipe.on_cancel}>
            <div class="table-tabs" translate="no">
                { tab("console", "table-console") }{ tab("log", "table-log") }
                if let Some(up) = props.is_connected {
                    { tab(LINES, if up { "direct-up" } else { "direct-down" }) }
                }
                <button type="button" class="icon-button sheet-grip" aria-label={phrases.text(grip_key)} onclick={on_grip}>
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                        <path d={if view.height == Height::Full { "M5 9l7 7 7-7" } else { "M5 15l7-7 7 7" }}
                            fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
                    </svg>
                </button>
            </div>
            { props.children.clone() }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swipe_lowers_a_sheet_step_by_step_and_raises_it_by_its_tabs() {
        let full = Height::Full;
        let lower = full.swiped(SwipeDirection::Down, false);
        assert_eq!(lower.name(), "console");
        assert_eq!(lower.swiped(SwipeDirection::Down, true), Height::Closed);
        assert_eq!(lower.swiped(SwipeDirection::Up, false), lower);
        assert_eq!(lower.swiped(SwipeDirection::Up, true), full);
        assert_eq!(full.swiped(SwipeDirection::Up, true), full);
        assert_eq!(full.swiped(SwipeDirection::Right, true), full);
    }
}
