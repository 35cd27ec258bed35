//! Loads the content pack in use: when the page starts, and when a player chooses another one.

use super::{COLORS, Pack, SiteConfig, current_pack, pack_reader, set_current_pack};
use crate::stored_packs;
use engine::pack::{PackError, PackErrorKind};
use engine::registry::GameId;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use ui::chunk::{Chunk, GameChunk, with_load_timeout};
use ui::fetch;
use ui::mount::use_mount;
use ui::settings::PackOrigin;
use ui::settings::use_settings;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds that the page waits for a pack before it starts with the base content.
const LOAD_TIMEOUT: u32 = 8000;

/// The pack in use, with functions that change it.
#[derive(Clone)]
pub struct PackHandle {
    pub current: Rc<Pack>,
    pub origin: PackOrigin,
    /// The packs that the publisher set up for this installation.
    pub installed: SiteConfig,
    /// The reason why the last requested pack is not in use.
    pub error: Option<PackError>,
    /// Whether the player changed the pack since the page was loaded.
    pub is_new: bool,
    /// Loads another pack and makes it the one in use, unless it is refused.
    pub choose: Callback<PackOrigin>,
    /// Clears [`error`](Self::error).
    pub dismiss: Callback<()>,
}

impl PartialEq for PackHandle {
    fn eq(&self, other: &Self) -> bool {
        // A pack is replaced as a whole, so its contents need no comparison.
        Rc::ptr_eq(&self.current, &other.current)
            && self.origin == other.origin
            && self.installed == other.installed
            && self.error == other.error
            && self.is_new == other.is_new
            && self.choose == other.choose
            && self.dismiss == other.dismiss
    }
}

/// Returns the pack in use; outside a [`PackProvider`] it cannot be changed.
#[hook]
pub fn use_packs() -> PackHandle {
    use_context::<PackHandle>().unwrap_or_else(|| PackHandle {
        current: current_pack(),
        origin: PackOrigin::Ours,
        installed: SiteConfig::default(),
        error: None,
        is_new: false,
        choose: Callback::noop(),
        dismiss: Callback::noop(),
    })
}

/// State of the provider.
#[derive(Clone, PartialEq, Default)]
struct PackState {
    /// Number of times that a pack was set. Nothing is rendered at 0.
    edition: u32,
    origin: Option<PackOrigin>,
    installed: SiteConfig,
    error: Option<PackError>,
}

enum PackAction {
    Started(SiteConfig, PackOrigin, Result<Pack, PackError>),
    Chosen(PackOrigin, Result<Pack, PackError>),
    Late,
    Dismissed,
}

impl Reducible for PackState {
    type Action = PackAction;

    fn reduce(self: Rc<Self>, action: PackAction) -> Rc<Self> {
        let mut known = (*self).clone();
        match action {
            // A pack that loads after the page has started without it must not change a running
            // match.
            PackAction::Started(installed, origin, pack) if known.edition > 0 => {
                known.installed = installed;
                known.error = match pack {
                    Ok(_) if origin == PackOrigin::Ours => None,
                    Ok(_) => Some(load_error(&origin, LATE_REASON)),
                    Err(error) => Some(error),
                };
            }
            PackAction::Started(installed, origin, pack) => {
                known.installed = installed;
                known.take(origin, pack);
                known.edition = 1;
            }
            PackAction::Chosen(origin, result) => known.take(origin, result),
            PackAction::Late => known.edition = known.edition.max(1),
            PackAction::Dismissed => known.error = None,
        }
        Rc::new(known)
    }
}

impl PackState {
    fn take(&mut self, origin: PackOrigin, read: Result<Pack, PackError>) {
        match read {
            Ok(pack) => {
                set_current_pack(pack);
                self.origin = Some(origin);
                self.error = None;
                self.edition += 1;
            }
            Err(error) => self.error = Some(error),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PackProviderProps {
    /// The pack requested before all others: by default that of the page's URL.
    #[prop_or_else(PackOrigin::from_address)]
    pub asked: Option<PackOrigin>,
    /// The only game that is played here: a requested pack of another game is refused.
    #[prop_or_default]
    pub game: Option<GameId>,
    pub children: Html,
}

/// Loads the requested pack before it renders its children, and renders all of them anew when the
/// pack changes.
#[component]
pub fn PackProvider(props: &PackProviderProps) -> Html {
    let (settings, mount) = (use_settings(), use_mount());
    let known = use_reducer_eq(PackState::default);
    {
        let (dispatcher, stored) = (known.dispatcher(), settings.current.pack.clone());
        let (asked, game) = (props.asked.clone(), props.game);
        use_effect_with((), move |()| {
            let late_dispatcher = dispatcher.clone();
            let (share, first) = PackLease::of(asked.clone());
            spawn_local(async move {
                let installed = SiteConfig::fetch().await;
                let site_pack = || installed.pack.clone().map(PackOrigin::Site);
                let origin = first.or(stored).or_else(site_pack);
                let origin = origin.unwrap_or(PackOrigin::Ours);
                // The game is checked only for the requested pack: the pack of the player's
                // settings or of the site may be meant for another page.
                let only = game.filter(|_| asked.as_ref() == Some(&origin));
                let pack = load(&origin, only).await;
                let requested_other = asked.filter(|asked| *asked != origin);
                dispatcher.dispatch(PackAction::Started(installed, origin, pack));
                if let Some(asked) = requested_other {
                    dispatcher.dispatch(PackAction::Chosen(
                        asked.clone(),
                        Err(load_error(&asked, SHARED_REASON)),
                    ));
                }
            });
            let timer = Timeout::new(LOAD_TIMEOUT, move || {
                late_dispatcher.dispatch(PackAction::Late)
            });
            move || drop((timer, share))
        });
    }
    use_effect_with((known.edition, mount), |(_, mount)| {
        COLORS.with(|colors| colors.adopt(mount))
    });
    let choose = use_callback(
        (known.dispatcher(), settings),
        |origin: PackOrigin, (dispatcher, settings)| {
            let (dispatcher, settings) = (dispatcher.clone(), settings.clone());
            spawn_local(async move {
                let result = if PackLease::is_alone() {
                    load(&origin, None).await
                } else {
                    Err(load_error(&origin, SHARED_REASON))
                };
                if result.is_ok() {
                    let pack = Some(origin.clone());
                    settings.update(move |now| now.pack = pack);
                }
                dispatcher.dispatch(PackAction::Chosen(origin, result));
            });
        },
    );
    let dismiss = use_callback(known.dispatcher(), |(), dispatcher| {
        dispatcher.dispatch(PackAction::Dismissed);
    });
    if known.edition == 0 {
        return Html::default();
    }
    let handle = PackHandle {
        current: current_pack(),
        origin: known.origin.clone().unwrap_or(PackOrigin::Ours),
        installed: known.installed.clone(),
        error: known.error.clone(),
        is_new: known.edition > 1,
        choose,
        dismiss,
    };
    html! {
        <ContextProvider<PackHandle> context={handle}>
            <PackChildren key={known.edition}>{ props.children.clone() }</PackChildren>
        </ContextProvider<PackHandle>>
    }
}

/// The children, keyed by the edition so that a new pack recreates them.
#[component]
fn PackChildren(props: &PackProviderProps) -> Html {
    props.children.clone()
}

/// Returns the error of a pack that could not be loaded.
fn load_error(origin: &PackOrigin, reason: &str) -> PackError {
    let error = PackErrorKind::Fetch(reason.to_owned());
    PackError::new(origin.name(), "", error)
}

/// The reason given for a pack that loaded too late.
const LATE_REASON: &str = "it came after the page had begun without it: reload the page";
/// The reason given when a second player element requests another pack.
const SHARED_REASON: &str = "another player of this page has another pack";

thread_local! {
    /// The number of player elements that share the pack in use, and what the first of them
    /// requested.
    static LEASES: RefCell<(u32, Option<PackOrigin>)> = const { RefCell::new((0, None)) };
}

/// A lease on the pack in use. All player elements of one page run in one program, which has one
/// pack.
struct PackLease;

impl PackLease {
    /// Takes a lease and returns it with the effective request: that of the first player element,
    /// or `asked` if there is none.
    fn of(asked: Option<PackOrigin>) -> (Self, Option<PackOrigin>) {
        LEASES.with_borrow_mut(|(count, first)| {
            if *count == 0 {
                *first = asked;
            }
            *count += 1;
            (Self, first.clone())
        })
    }

    /// Returns whether this is the only lease.
    fn is_alone() -> bool {
        LEASES.with_borrow(|(count, _)| *count < 2)
    }
}

impl Drop for PackLease {
    fn drop(&mut self) {
        LEASES.with_borrow_mut(|(count, _)| *count = count.saturating_sub(1));
    }
}

/// Loads and checks a pack; one of another game than `only` is refused.
async fn load(origin: &PackOrigin, only: Option<GameId>) -> Result<Pack, PackError> {
    let load_failed = |reason: &str| load_error(origin, reason);
    let (text, address) = match origin {
        PackOrigin::Ours => return Ok(Pack::default()),
        PackOrigin::Site(path) => {
            let address =
                fetch::same_origin_url(path).ok_or_else(|| load_failed("another origin"))?;
            let text = fetch::text(&address).await;
            (
                text.map_err(|_| load_failed("no such file"))?,
                Some(address),
            )
        }
        PackOrigin::Own(id) => {
            let record = stored_packs::get(id).await;
            let record = record.map_err(|error| load_failed(&error.to_string()))?;
            (record.text, None)
        }
    };
    let reader = with_load_timeout(pack_reader()).await;
    let reader = reader.map_err(|_| load_failed("no network"))?;
    if let Some(game) = (reader.game)(origin.name(), &text) {
        if only.is_some_and(|only| only != game) {
            let error = PackErrorKind::OtherGame(game.name().to_owned());
            return Err(PackError::new(origin.name(), "game", error));
        }
        let phrase_chunk = Chunk::Game(game, GameChunk::PhraseFiles);
        phrase_chunk
            .fetch()
            .await
            .map_err(|_| load_failed("no network"))?;
    }
    (reader.read)(origin.name(), &text, address.as_deref())
}
