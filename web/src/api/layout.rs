//! The size of a player in the embedding page: reports the preferred size when the layout changes,
//! and applies the scroll policy to wheel events.

use super::config::ScrollPolicy;
use super::host_bridge::HostBridge;
use gloo::events::{EventListener, EventListenerOptions};
use play::observer_api::request::EmbedReport;
use serde_json::json;
use std::cell::Cell;
use ui::mount::Mount;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// A layout, by the width of the player in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layout {
    Narrow,
    Medium,
    Wide,
}

impl Layout {
    const fn of(width: i32) -> Self {
        match width {
            ..480 => Self::Narrow,
            480..900 => Self::Medium,
            900.. => Self::Wide,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Narrow => "narrow",
            Self::Medium => "medium",
            Self::Wide => "wide",
        }
    }

    /// Returns the preferred ratio of width to height, and the minimum of both in pixels.
    const fn preferred_size(self) -> (f64, i32, i32) {
        match self {
            Self::Narrow => (0.6, 320, 480),
            Self::Medium => (1.5, 480, 360),
            Self::Wide => (1.6, 900, 560),
        }
    }
}

/// Reports the preferred size of a layout when it is entered.
#[hook]
pub fn use_layout_report(bridge: &HostBridge, mount: &Mount) {
    let bridge = bridge.clone();
    use_effect_with(mount.clone(), move |mount| {
        let root = mount.root();
        let watched = root.clone();
        let last = Cell::new(None);
        let look: Closure<dyn Fn()> = Closure::new(move || {
            let Some(root) = &root else { return };
            let (width, height) = (root.client_width(), root.client_height());
            let layout = Layout::of(width);
            if last.replace(Some(layout)) != Some(layout) {
                let (ratio, min_width, min_height) = layout.preferred_size();
                let content = json!({ "width": width, "height": height });
                bridge.report(
                    EmbedReport::Size,
                    json!({ "layout": layout.name(), "ratio": ratio, "minWidth": min_width,
                        "minHeight": min_height, "content": content }),
                );
            }
        });
        let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(root)) = (&observer, &watched) {
            observer.observe(root);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(look);
        }
    });
}

/// Applies the scroll policy to wheel events.
#[hook]
pub fn use_wheel(scroll: ScrollPolicy, mount: &Mount) {
    use_effect_with((scroll, mount.clone()), |(scroll, mount)| {
        let (scroll, root) = (*scroll, mount.root());
        let options = EventListenerOptions::run_in_capture_phase();
        let listener = root.filter(|_| scroll != ScrollPolicy::Always).map(|root| {
            let player_root = root.clone();
            EventListener::new_with_options(&root, "wheel", options, move |event| {
                if scroll == ScrollPolicy::Never || !has_focus(&player_root) {
                    event.stop_propagation();
                }
            })
        });
        move || drop(listener)
    });
}

/// Returns whether the focus is inside the player.
fn has_focus(root: &Element) -> bool {
    let document = ui::browser::window().and_then(|window| window.document());
    let is_in_page = document.is_some_and(|document| document.has_focus().unwrap_or(false));
    is_in_page && matches!(root.query_selector(":focus"), Ok(Some(_)))
}
