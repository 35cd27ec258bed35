//! Where the page runs: its version, the browser, and the screen.

use crate::browser::window;
use crate::clock;
use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What a report says about the page itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PageFacts {
    pub version: &'static str,
    /// The id of the build; absent inside another page.
    pub build: Option<String>,
    /// The address without what follows `?` or `#`, which may contain a match.
    pub address: Option<String>,
    /// The first part of the route, such as `table`.
    pub route: Option<String>,
    /// Time of the report, in milliseconds since 1970.
    pub time: Option<u64>,
}

/// What a report says about the browser and the screen.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct DeviceFacts {
    pub browser: Option<String>,
    /// The languages of the browser, the preferred one first.
    pub languages: Vec<String>,
    /// Width and height of the screen, in CSS pixels.
    pub screen: Option<[f64; 2]>,
    /// Width and height of the window, in CSS pixels.
    pub window: Option<[f64; 2]>,
    /// Device pixels per CSS pixel.
    pub pixel_ratio: Option<f64>,
    /// Number of fingers that the screen notices.
    pub touch_points: Option<f64>,
    /// The media queries of the page that hold.
    pub preferences: Vec<&'static str>,
}

/// Where the page runs.
#[derive(Clone, PartialEq, Debug)]
pub struct PageEnvironment {
    pub page: PageFacts,
    pub device: DeviceFacts,
    /// The code of the language of the page.
    pub language: String,
}

impl Default for PageEnvironment {
    fn default() -> Self {
        let page = PageFacts {
            version: env!("CARGO_PKG_VERSION"),
            build: None,
            address: None,
            route: None,
            time: None,
        };
        Self {
            page,
            device: DeviceFacts::default(),
            language: String::new(),
        }
    }
}

/// The media queries that change how the page looks or moves.
const PREFERENCES: [&str; 5] = [
    "(prefers-color-scheme: light)",
    "(prefers-contrast: more)",
    "(forced-colors: active)",
    "(prefers-reduced-motion: reduce)",
    "(pointer: coarse)",
];

impl PageEnvironment {
    /// Reads the environment from the browser.
    #[must_use]
    pub fn read(language: &str) -> Self {
        let mut environment = Self {
            language: language.to_owned(),
            ..Self::default()
        };
        let Some(window) = window() else {
            return environment;
        };
        let href = window.location().href().unwrap_or_default();
        environment.page.build = build();
        environment.page.address = href.split(['?', '#']).next().map(str::to_owned);
        environment.page.route = route_name(&href);
        environment.page.time = Some(clock::now());
        let (global, navigator) = (JsValue::from(&window), JsValue::from(window.navigator()));
        let screen = get(&global, "screen");
        environment.device = DeviceFacts {
            browser: get(&navigator, "userAgent").as_string(),
            languages: strings(&get(&navigator, "languages")),
            screen: size(&screen, ["width", "height"]),
            window: size(&global, ["innerWidth", "innerHeight"]),
            pixel_ratio: get(&global, "devicePixelRatio").as_f64(),
            touch_points: get(&navigator, "maxTouchPoints").as_f64(),
            preferences: PREFERENCES
                .into_iter()
                .filter(|preference| holds(preference))
                .collect(),
        };
        environment
    }
}

fn build() -> Option<String> {
    let document = window()?.document()?;
    let meta = document.query_selector("meta[name=build]").ok()??;
    meta.get_attribute("content")
}

/// Returns the first part of the route in an address. The parts after it may contain a match.
fn route_name(href: &str) -> Option<String> {
    let (_, hash) = href.split_once('#')?;
    let name = hash.trim_start_matches('/').split(['/', '?']).next()?;
    let is_name = name.len() < 20 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    (is_name && !name.is_empty()).then(|| name.to_owned())
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

fn size(object: &JsValue, names: [&str; 2]) -> Option<[f64; 2]> {
    let [width, height] = names.map(|name| get(object, name).as_f64());
    Some([width?, height?])
}

fn strings(list: &JsValue) -> Vec<String> {
    let entries = js_sys::Array::from(list).to_vec();
    entries.iter().filter_map(JsValue::as_string).collect()
}

fn holds(query: &str) -> bool {
    window()
        .and_then(|window| window.match_media(query).ok()?)
        .is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_named_without_its_parameters() {
        assert_eq!(
            route_name("https://a.b/c/?x=y#/table/m-1").as_deref(),
            Some("table")
        );
        assert_eq!(
            route_name("https://a.b/c/#/join?meet=SECRET").as_deref(),
            Some("join")
        );
        assert_eq!(route_name("https://a.b/c/#SECRETCODE"), None);
        assert_eq!(route_name("https://a.b/c/"), None);
    }
}
