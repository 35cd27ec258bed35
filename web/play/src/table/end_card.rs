//! The card at the end of a match: won or lost, the story of the match, and what to do next. The
//! game renders the pieces of the winners and the final score.

use super::EndResult;
use crate::direct::{OnlineTable, PersonLink, RematchLink};
use crate::seats::seat_art;
use crate::share::{ShareButton, ShareProvider};
use engine::game::Seat;
use engine::registry::GameId;
use store::{PlayerKind, SaveRecord};
use ui::l10n::{Phrases, use_phrases};
use ui::motion::AnimationWait;
use ui::panels::Dialog;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Returns whether the end may be shown: when nothing is animated any more, or at once if the match
/// was over before.
#[hook]
pub fn use_end_shown(is_over: bool) -> bool {
    let is_shown = use_state_eq(|| is_over);
    let show = is_shown.setter();
    use_effect_with(is_over, move |&is_over| {
        let wait = is_over.then(|| AnimationWait::start(0, move || show.set(true)));
        move || drop(wait)
    });
    is_over && *is_shown
}

#[derive(Properties, PartialEq)]
pub struct EndCardProps {
    pub game: GameId,
    /// Who won, as a sentence.
    pub title: AttrValue,
    /// The result for the people at this screen.
    pub result: EndResult,
    /// The pieces of the winners.
    pub pieces: Html,
    /// The story of the match, sentence by sentence.
    pub story: [String; 3],
    /// Why it ended, and how long it took.
    pub reason: AttrValue,
    /// The stored record of the match.
    pub record: SaveRecord,
    /// Provides the match for sharing; `None` for a partial session.
    pub pack: Option<ShareProvider>,
    /// Starts a rematch.
    pub again: Callback<MouseEvent>,
    /// Starts the same match with stronger bots; `None` if it is not offered.
    pub stronger: Option<Callback<MouseEvent>>,
    /// Why the rematch could not be started; empty if there was no error.
    pub failed: AttrValue,
    /// Whether lessons are offered to a player who lost.
    #[prop_or_default]
    pub offers_lessons: bool,
    /// Called when the card is closed.
    pub on_close: Callback<()>,
    /// The final score, and the turning point.
    pub children: Html,
}

/// The card at the end of a match; it can be closed to look at the board.
#[component]
pub fn EndCard(props: &EndCardProps) -> Html {
    let (phrases, online) = (use_phrases(), use_context::<OnlineTable>());
    let game = props.game;
    let headline = props.result.headline().map(|key| phrases.text(key));
    let title = headline
        .clone()
        .map_or_else(|| props.title.clone(), AttrValue::from);
    html! {
        <Dialog {title} actions={actions(&phrases, props, online.clone())} on_close={props.on_close.clone()}>
            <div class="end-top">
                { props.pieces.clone() }
                <div class="end-text">
                    if headline.is_some() {
                        <p class="end-winner">{ props.title.clone() }</p>
                    }
                    <p>{ props.reason.clone() }</p>
                    <p class="end-story">{ props.story.join(" ") }</p>
                </div>
            </div>
            if !props.failed.is_empty() {
                <p class="notice alert" role="alert">{ props.failed.clone() }</p>
            }
            if let Some(table) = online.filter(|table| !table.people.is_empty()) {
                <p class="end-people">
                    { phrases.text("talk-people") }{ ": " }
                    for (nth, player) in table.people.iter().enumerate() {
                        if nth > 0 { { ", " } }
                        <PersonLink player={player.clone()} />
                    }
                </p>
            }
            { props.children.clone() }
            <div class="buttons">
                if let Some(pack) = props.pack.clone() {
                    <ShareButton caption={phrases.text(share_key(&props.record))} {pack} />
                }
                <Link to={Route::Setup { game, board: None }} class="button">{ phrases.text("home-set-up") }</Link>
                if props.offers_lessons {
                    <Link to={Route::Learn { game, lesson: None }} class="button">{ phrases.text("learn-menu") }</Link>
                }
                <Link to={Route::Home} class="button">{ phrases.text("go-home") }</Link>
            </div>
        </Dialog>
    }
}

/// Renders the ways on that stay in view: the same match again, at an online table with the same
/// players or for a spectator another one, a stronger bot, the review.
fn actions(phrases: &Phrases, props: &EndCardProps, online: Option<OnlineTable>) -> Html {
    let review = Route::Replay {
        id: props.record.id.clone(),
        at: None,
    };
    html! {
        <>
            if online.as_ref().is_some_and(|table| table.is_watched) {
                <Link to={Route::Online} class="button primary">{ phrases.text("online-play") }</Link>
            } else if let Some(table) = online {
                <RematchLink {table} class="primary" />
            } else {
                <button type="button" class="button primary" onclick={props.again.clone()}>{ phrases.text(props.result.again()) }</button>
                if let Some(onclick) = props.stronger.clone() {
                    <button type="button" class="button" {onclick}>{ phrases.text("end-stronger-bot") }</button>
                }
            }
            if props.pack.is_some() {
                <Link to={review} class="button">{ phrases.text("replay-watch") }</Link>
            }
        </>
    }
}

/// Renders a piece for each winner; `view_box` is what `draw` needs.
pub fn winner_pieces(
    winners: impl Iterator<Item = Seat>,
    view_box: &'static str,
    portrait: impl Fn(Seat) -> Html,
) -> Html {
    let piece = |seat: Seat| {
        let class = classes!("end-piece", seat_art(seat).class());
        html! { <svg key={seat.0} {class} viewBox={view_box} aria-hidden="true">{ portrait(seat) }</svg> }
    };
    let pieces: Vec<Html> = winners.map(piece).collect();
    if pieces.is_empty() {
        return Html::default();
    }
    html! { <div class="end-pieces">{ for pieces }</div> }
}

/// Returns the phrase key of the share button, which depends on whether players on other screens
/// have yet to see the end.
fn share_key(record: &SaveRecord) -> &'static str {
    if record.player_kinds.contains(&PlayerKind::Remote) {
        "away-end"
    } else {
        "share-open"
    }
}
