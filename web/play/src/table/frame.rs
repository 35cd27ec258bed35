//! The frame of the table and its sheet: on a phone a sheet of three heights with tabs, on a tablet
//! tabs, on a desktop columns. The style sheet decides which; here is only what is open.

use super::focus::use_light_focus;
use ui::l10n::use_phrases;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// How much of a phone's screen the sheet takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Height {
    /// Prompt and orders only.
    #[default]
    Closed,
    /// The console beside the board.
    Console,
    /// Everything.
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
}

/// The log from its beginning, where it tells who is connected.
pub(super) const LINES: &str = "lines";

/// The open part of the sheet, and its height; shared between the frame and the tabs.
#[derive(Clone, PartialEq)]
struct SheetView {
    height: Height,
    tab: &'static str,
    set: Callback<(Height, &'static str)>,
}

/// What is open of the sheet around a part of it, to see when that changes.
#[hook]
pub(super) fn use_sheet() -> Option<(&'static str, &'static str)> {
    let view = use_context::<SheetView>()?;
    Some((view.height.name(), view.tab))
}

/// Properties of the frame.
#[derive(Properties, PartialEq)]
pub struct TableFrameProps {
    /// Whose night is behind the table.
    pub game: AttrValue,
    /// Whether somebody here is asked, so that the board must stay in sight.
    pub asks: bool,
    /// How quickly bots play, as the style sheet reads it.
    pub pace: AttrValue,
    /// The colors that seats chose, as the style sheet reads them.
    pub colors: Option<AttrValue>,
    /// The parts of the table.
    pub children: Html,
}

/// The frame of a table.
#[component]
pub fn TableFrame(props: &TableFrameProps) -> Html {
    let view = use_state_eq(|| (Height::Closed, "console"));
    let node = use_node_ref();
    use_light_focus(&node);
    let set = {
        let setter = view.setter();
        use_callback((), move |to, ()| setter.set(to))
    };
    let (height, tab) = *view;
    html! {
        <ContextProvider<SheetView> context={SheetView { height, tab, set }}>
            <div class="table-frame">
                <div ref={node} class="table" data-game={props.game.clone()} data-sheet={height.name()} data-pace={props.pace.clone()}
                    data-asks={props.asks.then_some("cell")} data-colors={props.colors.clone()}>
                    { props.children.clone() }
                </div>
            </div>
        </ContextProvider<SheetView>>
    }
}

/// Where nothing of the console is to be seen but the line of its goals, a press on that opens the console: what it
/// would fold out stands there.
fn open_goals(view: &SheetView) -> Callback<MouseEvent> {
    let (set, height) = (view.set.clone(), view.height);
    Callback::from(move |event: MouseEvent| {
        let pressed: Option<Element> = event.target_dyn_into();
        let goals = pressed.and_then(|pressed| pressed.closest(".goals").ok()?);
        let rest = goals.and_then(|goals| goals.next_element_sibling()?.dyn_into().ok());
        if rest.is_some_and(|rest: HtmlElement| rest.offset_height() == 0) {
            event.prevent_default();
            let height = match height {
                Height::Closed => Height::Console,
                Height::Console | Height::Full => height,
            };
            set.emit((height, "console"));
        }
    })
}

/// Properties of the sheet.
#[derive(Properties, PartialEq)]
pub struct SheetProps {
    /// Whether those who play elsewhere are connected; nothing where nobody does.
    #[prop_or_default]
    pub line: Option<bool>,
    /// Console and log.
    pub children: Html,
}

/// The sheet with its tabs.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let phrases = use_phrases();
    let Some(view) = use_context::<SheetView>() else {
        return Html::default();
    };
    // The chip of the lines opens the log as well, where it begins: at who is connected.
    let tab = |name: &'static str, key: &str| {
        let (set, height) = (view.set.clone(), view.height);
        let open = view.tab == name && height != Height::Closed;
        let onclick = Callback::from(move |_: MouseEvent| {
            let height = if height == Height::Closed {
                Height::Console
            } else {
                height
            };
            set.emit((height, name));
        });
        html! {
            <button type="button" class="chip" aria-pressed={open.to_string()} {onclick}>
                { phrases.text(key) }
            </button>
        }
    };
    let grip = {
        let (set, height, tab) = (view.set.clone(), view.height, view.tab);
        Callback::from(move |_: MouseEvent| set.emit((height.next(), tab)))
    };
    let grip_key = match view.height.next() {
        Height::Closed => "table-sheet-closed",
        Height::Console => "table-sheet-console",
        Height::Full => "table-sheet-full",
    };
    html! {
        <div class="sheet" data-tab={if view.tab == LINES { "log" } else { view.tab }} onclick={open_goals(&view)}>
            <div class="table-tabs" translate="no">
                { tab("console", "table-console") }{ tab("log", "table-log") }
                if let Some(up) = props.line {
                    { tab(LINES, if up { "direct-up" } else { "direct-down" }) }
                }
                <button type="button" class="icon-button sheet-grip" aria-label={phrases.text(grip_key)} onclick={grip}>
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
