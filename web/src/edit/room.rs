//! What the page of all editors asks of the editor of one game.

use super::opening::Studio;
use super::report::Report;
use super::shelf::{Exhibit, Shipped};
use crate::l10n::Phrases;
use crate::pages::setup::Plan;
use engine::error::LoadError;
use std::rc::Rc;
use yew::prelude::*;

/// What the board of an editor is given besides what is in hand.
pub struct Easel<T: Room> {
    /// What is found about it.
    pub report: Rc<Report<T::Place>>,
    /// Told of what is done.
    pub ondeed: Callback<T::Action>,
    /// Told of the place that is pointed at.
    pub onpoint: Callback<Option<T::Place>>,
    /// The place that is pointed at.
    pub pointed: Option<T::Place>,
}

/// What every panel of an editor is given.
#[derive(Properties)]
pub struct PanelProps<T: Room> {
    /// What is shown.
    pub studio: T,
    /// Told of what is done.
    pub ondeed: Callback<T::Action>,
}

impl<T: Room> PanelProps<T> {
    /// Reports the thing after a change.
    pub fn change<V: 'static>(&self, change: impl Fn(&mut T::Craft, V) + 'static) -> Callback<V> {
        let (thing, ondeed) = (self.studio.bench().present().clone(), self.ondeed.clone());
        Callback::from(move |value| {
            let mut thing = (*thing).clone();
            change(&mut thing, value);
            ondeed.emit(T::change(thing));
        })
    }
}

impl<T: Room> PartialEq for PanelProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.studio == other.studio && self.ondeed == other.ondeed
    }
}

/// Properties of the tools of an editor.
#[derive(Properties)]
pub struct ToolboxProps<T: Room> {
    /// The tools as they are set.
    pub kit: T::Kit,
    /// Told of other settings.
    pub ondeed: Callback<T::Action>,
}

impl<T: Room> ToolboxProps<T> {
    /// Reports the tools after another setting.
    pub fn set<V: 'static>(&self, set: impl Fn(&mut T::Kit, V) + 'static) -> Callback<V> {
        let (kit, ondeed) = (self.kit.clone(), self.ondeed.clone());
        Callback::from(move |value| {
            let mut kit = kit.clone();
            set(&mut kit, value);
            ondeed.emit(T::take(kit));
        })
    }
}

impl<T: Room> PartialEq for ToolboxProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.kit == other.kit && self.ondeed == other.ondeed
    }
}

/// The editor of one game.
pub trait Room: Studio {
    /// A place on its board.
    type Place: Copy + Ord + ToString + 'static;
    /// Its tools, and how each is set.
    type Kit: Clone + PartialEq + 'static;
    /// A match with what it makes.
    type Plan: Plan;
    /// The names of the two pages of its own: of the place that is looked at, and of the whole.
    const PAGES: [&'static str; 2];

    /// The thing as it is seen: with a drag that is going on.
    fn shown(&self) -> &Rc<Self::Craft>;

    /// Whether a deed is about to look at a place, whose page then lies in front.
    fn looks(&self, deed: &Self::Action) -> bool;

    /// The deed that looks at a cell of the board.
    fn look_at(&self, cell: u16) -> Option<Self::Action>;

    /// The deed of a key that is pressed without Control.
    fn press(&self, key: &str, pointed: Option<Self::Place>) -> Option<Self::Action>;

    /// The deed that takes other tools.
    fn take(kit: Self::Kit) -> Self::Action;

    /// The deed that changes the thing, as a step of its own.
    fn change(thing: Self::Craft) -> Self::Action;

    /// What is waited for on the board, in words.
    fn waits(&self, phrases: &Phrases) -> Option<String>;

    /// The place that was touched last and what is there, in words.
    fn touched(&self, phrases: &Phrases) -> Option<String>;

    /// The tool in hand, in words.
    fn in_hand(&self, phrases: &Phrases) -> String;

    /// The tools.
    fn toolbox(&self, ondeed: Callback<Self::Action>) -> Html;

    /// The board.
    fn board(&self, easel: Easel<Self>) -> Html;

    /// The page of the place that is looked at.
    fn place_page(&self, ondeed: Callback<Self::Action>) -> Html;

    /// The page of the whole.
    fn whole_page(&self, ondeed: Callback<Self::Action>) -> Html;

    /// What stands below the findings.
    fn measures(&self) -> Html {
        Html::default()
    }

    /// What the engine says about a thing.
    fn report(phrases: &Phrases, thing: &Self::Craft) -> Report<Self::Place>;

    /// How a thing is shown on the shelf.
    fn exhibit(phrases: &Phrases, thing: &Self::Craft) -> Exhibit;

    /// Those of the box, in their order.
    fn shipped(phrases: &Phrases) -> Vec<Shipped>;

    /// Reads the code of a link.
    ///
    /// # Errors
    /// Why not, in words.
    fn decode(phrases: &Phrases, code: &str) -> Result<Self::Craft, String>;

    /// The first match with a thing without faults.
    ///
    /// # Errors
    /// Why there is none.
    fn plan(thing: &Self::Craft) -> Result<Self::Plan, LoadError>;

    /// The picture of a thing that came by a link, with the match that can be played with it.
    fn picture(thing: &Self::Craft, plan: Option<&Self::Plan>) -> Html;

    /// What its maker says about a thing.
    fn blurb(thing: &Self::Craft) -> String;

    /// What else is known of a thing that came by a link.
    fn known(_: &Self::Craft, _: Option<&Self::Plan>) -> Html {
        Html::default()
    }
}
