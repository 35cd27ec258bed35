//! Gets the pack in force: when the page starts, and when a player chooses another.

use super::origin::address;
use super::{Installed, Origin, Pack, enforce, in_force};
use crate::fetch;
use crate::part;
use crate::store::packs;
use crate::store::settings::{Settings, use_settings};
use engine::pack::{PackError, PackFault};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds that the page waits for a pack before it starts with the box.
const PATIENCE: u32 = 8000;

/// The pack in force, and how to change it.
#[derive(Clone, PartialEq)]
pub struct PackHandle {
    /// In force now.
    pub now: Rc<Pack>,
    /// Where it comes from.
    pub origin: Origin,
    /// What the installation has.
    pub installed: Installed,
    /// Why the one that was asked for last is not in force.
    pub trouble: Option<PackError>,
    /// Whether the player has just changed it.
    pub is_new: bool,
    /// Puts another into force, unless it is refused.
    pub choose: Callback<Origin>,
    /// The trouble was read.
    pub dismiss: Callback<()>,
}

/// The pack in force, and how to change it.
#[hook]
pub fn use_packs() -> PackHandle {
    use_context::<PackHandle>().unwrap_or_else(|| PackHandle {
        now: in_force(),
        origin: Origin::Ours,
        installed: Installed::default(),
        trouble: None,
        is_new: false,
        choose: Callback::noop(),
        dismiss: Callback::noop(),
    })
}

/// What the provider knows.
#[derive(Clone, PartialEq, Default)]
struct Known {
    /// How often a pack was put into force; nothing is drawn before the first time.
    edition: u32,
    origin: Option<Origin>,
    installed: Installed,
    trouble: Option<PackError>,
}

enum News {
    Started(Installed, Origin, Result<Pack, PackError>),
    Chosen(Origin, Result<Pack, PackError>),
    Late,
    Dismissed,
}

impl Reducible for Known {
    type Action = News;

    fn reduce(self: Rc<Self>, news: News) -> Rc<Self> {
        let mut known = (*self).clone();
        match news {
            // What comes after the page has started without it must not change a running match.
            News::Started(installed, _, _) if known.edition > 0 => known.installed = installed,
            News::Started(installed, origin, read) => {
                known.installed = installed;
                known.take(origin, read);
                known.edition = 1;
            }
            News::Chosen(origin, read) => known.take(origin, read),
            News::Late => known.edition = known.edition.max(1),
            News::Dismissed => known.trouble = None,
        }
        Rc::new(known)
    }
}

impl Known {
    fn take(&mut self, origin: Origin, read: Result<Pack, PackError>) {
        match read {
            Ok(pack) => {
                enforce(pack);
                self.origin = Some(origin);
                self.trouble = None;
                self.edition += 1;
            }
            Err(error) => self.trouble = Some(error),
        }
    }
}

/// What is shown with the pack.
#[derive(Properties, PartialEq)]
pub struct PackProviderProps {
    /// What is inside.
    pub children: Html,
}

/// Puts the pack into force that is asked for, and only then draws what is inside; draws all of it
/// anew with every other pack.
#[component]
pub fn PackProvider(props: &PackProviderProps) -> Html {
    let settings = use_settings();
    let known = use_reducer_eq(Known::default);
    {
        let (tell, kept) = (known.dispatcher(), settings.now.pack.clone());
        use_effect_with((), move |()| {
            let late = tell.clone();
            spawn_local(async move {
                let installed = Installed::fetch().await;
                let of_site = || installed.pack.clone().map(Origin::Site);
                let origin = Origin::asked().or(kept).or_else(of_site);
                let origin = origin.unwrap_or(Origin::Ours);
                let read = load(&origin).await;
                tell.dispatch(News::Started(installed, origin, read));
            });
            let timer = Timeout::new(PATIENCE, move || late.dispatch(News::Late));
            move || drop(timer)
        });
    }
    let choose = use_callback(
        (known.dispatcher(), settings),
        |origin: Origin, (tell, settings)| {
            let (tell, settings) = (tell.clone(), settings.clone());
            spawn_local(async move {
                let read = load(&origin).await;
                if read.is_ok() {
                    settings.set.emit(Settings {
                        pack: Some(origin.clone()),
                        ..settings.now.clone()
                    });
                }
                tell.dispatch(News::Chosen(origin, read));
            });
        },
    );
    let dismiss = use_callback(known.dispatcher(), |(), tell| {
        tell.dispatch(News::Dismissed);
    });
    if known.edition == 0 {
        return Html::default();
    }
    let handle = PackHandle {
        now: in_force(),
        origin: known.origin.clone().unwrap_or(Origin::Ours),
        installed: known.installed.clone(),
        trouble: known.trouble.clone(),
        is_new: known.edition > 1,
        choose,
        dismiss,
    };
    html! {
        <ContextProvider<PackHandle> context={handle}>
            <Inside key={known.edition}>{ props.children.clone() }</Inside>
        </ContextProvider<PackHandle>>
    }
}

/// What is drawn anew as a whole.
#[component]
fn Inside(props: &PackProviderProps) -> Html {
    props.children.clone()
}

/// Fetches a pack and checks it.
async fn load(origin: &Origin) -> Result<Pack, PackError> {
    let lost = |reason: &str| {
        let fault = PackFault::Fetch(reason.to_owned());
        PackError::new(origin.name(), "", fault)
    };
    let (text, address) = match origin {
        Origin::Ours => return Ok(Pack::default()),
        Origin::Site(path) => {
            let address = address(path).ok_or_else(|| lost("another origin"))?;
            let text = fetch::text(&address).await;
            (text.map_err(|_| lost("no such file"))?, Some(address))
        }
        Origin::Own(id) => {
            let record = packs::get(id).await;
            let record = record.map_err(|error| lost(&error.to_string()))?;
            (record.text, None)
        }
    };
    let read = part::pack_reader().await.map_err(|_| lost("no network"))?;
    read(origin.name(), &text, address.as_deref())
}
