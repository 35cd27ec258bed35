//! The page of a shared match's link: the match, verified by replaying it, and the actions for it.
//! Nothing is stored until the player requests it.

use super::received_actions::ReceivedActions;
use super::seat_letters;
use crate::games::{MatchStatus, Matches, detect_game, matches_chunk};
use crate::signature_note::replay_note;
use engine::game::Seat;
use engine::registry::AnySession;
use engine::registry::GameId;
use engine::save::SaveError;
use protocol::online::ReplayCode;
use std::rc::Rc;
use ui::chunk::{ChunkState, GameChunk, game_chunks, loaded, use_chunks};
use ui::l10n::{Phrases, save_error_text, use_phrases};
use ui::loading_page::LoadingPage;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

/// The error path that indicates missing characters in a code.
const CHECKSUM: &str = "checksum";

#[derive(Properties, PartialEq)]
pub struct SharedMatchProps {
    /// The share code in the link.
    pub code: String,
    /// The position that the link names.
    #[prop_or_default]
    pub at: Option<usize>,
    /// The seat letters, if the link passes on a turn.
    #[prop_or_default]
    pub seats: Option<String>,
    /// What proves the match, if it comes from a table server.
    #[prop_or_default]
    pub proof: Option<Rc<ReplayCode>>,
}

/// The page of a shared match's link.
#[component]
pub fn SharedMatchPage(props: &SharedMatchProps) -> Html {
    let phrases = use_phrases();
    let game = use_memo(props.code.clone(), |code| detect_game(code));
    let parts = game.as_ref().as_ref().map_or_else(
        |_| Vec::new(),
        |game| game_chunks(*game, [GameChunk::Matches]),
    );
    let arrival = use_chunks(parts);
    let deps = (props.code.clone(), arrival == ChunkState::Ready);
    let replayed = use_memo(deps, |(code, is_here)| {
        is_here.then(|| replay_code(&game, code).map(Rc::new))
    });
    let title = if props.seats.is_some() {
        "link-turn"
    } else {
        "link-match"
    };
    let why = (*replayed).as_ref().and_then(|result| match result {
        Err(error) => Some(error_text(&phrases, error)),
        Ok(replayed) => seat_letters_error(&phrases, props.seats.as_deref()?, &replayed.1),
    });
    use_title(phrases.text(if why.is_some() { "link-bad" } else { title }));
    match ((*replayed).clone(), why) {
        (_, Some(why)) => html! { <RefusedLink {why} /> },
        (Some(Ok(replayed)), None) => {
            let free = props.seats.as_deref();
            let free = free.and_then(|letters| seat_letters::free_seats(letters, replayed.1.seats));
            let proof = props.proof.clone();
            html! { <ReceivedMatch title={phrases.text(title)} {replayed} at={props.at} {free} {proof} /> }
        }
        (None | Some(Err(_)), None) => html! { <LoadingPage {arrival} /> },
    }
}

/// Returns why the seat letters of a link are not valid; `None` if they are.
fn seat_letters_error(phrases: &Phrases, letters: &str, status: &MatchStatus) -> Option<String> {
    if seat_letters::free_seats(letters, status.seats).is_some() {
        return None;
    }
    Some(if letters.len() < status.seats.len() as usize {
        phrases.text("link-incomplete")
    } else {
        let path = "seats".to_owned();
        save_error_text(phrases, &SaveError::Damaged { place: path })
    })
}

/// A match that was verified by replaying it, with its status.
pub(super) type ReplayedMatch = (AnySession, MatchStatus);

fn replay_code(game: &Result<GameId, SaveError>, code: &str) -> Result<ReplayedMatch, SaveError> {
    let game = game.clone()?;
    let matches = loaded::<Matches>(game).ok_or_else(|| SaveError::OtherGame {
        game: game.name().to_owned(),
    })?;
    let session = (matches.read)(code)?;
    let status = (matches.status)(&session).ok_or(SaveError::NotASave)?;
    Ok((session, status))
}

#[derive(Properties, PartialEq)]
struct RefusedLinkProps {
    why: String,
}

/// The page of a link that contains no valid match.
#[component]
fn RefusedLink(props: &RefusedLinkProps) -> Html {
    let phrases = use_phrases();
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("link-bad") }</h1>
                <p class="notice alert" role="alert">{ &props.why }</p>
                <p>{ phrases.text("link-bad-lead") }</p>
            </div>
            <div class="buttons">
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                <Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link>
            </div>
        </main>
    }
}

/// Returns why a link cannot be opened: its content is wrong, or part of it is missing.
fn error_text(phrases: &Phrases, error: &SaveError) -> String {
    if is_incomplete(error) {
        phrases.text("link-incomplete")
    } else {
        save_error_text(phrases, error)
    }
}

/// Returns whether a part of a link was lost or changed.
fn is_incomplete(error: &SaveError) -> bool {
    match error {
        SaveError::NotASave => true,
        SaveError::Damaged { place: path } => path == CHECKSUM,
        _ => false,
    }
}

#[derive(Properties)]
struct ReceivedMatchProps {
    title: String,
    replayed: Rc<ReplayedMatch>,
    at: Option<usize>,
    free: Option<engine::game::SeatSet>,
    proof: Option<Rc<ReplayCode>>,
}

impl PartialEq for ReceivedMatchProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.replayed, &other.replayed)
            && self.at == other.at
            && self.free == other.free
            && self.proof == other.proof
            && self.title == other.title
    }
}

/// A verified match from a link.
#[component]
fn ReceivedMatch(props: &ReceivedMatchProps) -> Html {
    let phrases = use_phrases();
    let (session, status) = &*props.replayed;
    let summary = matches_chunk(session).and_then(|matches| (matches.summary)(session, &phrases));
    let summary = summary.unwrap_or_default();
    let (waiting, is_over) = (status.waiting, status.is_over);
    let free = props.free;
    let proof = use_memo(props.proof.clone(), |replay| {
        let matches = matches_chunk(session)?;
        (matches.verify)(session, replay.as_deref()?)
    });
    let names: Vec<String> = summary.seats.iter().map(|(name, _)| name.clone()).collect();
    let row = |(name, pieces): &(String, String), index: usize| {
        let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
        let has_turn = waiting.contains(seat);
        html! {
            <tr class={has_turn.then_some("turn")}>
                <th scope="row">{ name }</th>
                <td>{ pieces }</td>
                <td>
                    if has_turn {
                        { phrases.text("link-asked") }
                    }
                </td>
            </tr>
        }
    };
    let actions = [("count", status.action_count.into())];
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ &props.title }</h1>
                <p>{ phrases.text(if free.is_some() { "link-turn-lead" } else { "link-match-lead" }) }</p>
            </div>
            <section class="panel shared-match">
                { summary.thumbnail.clone() }
                <div>
                    <h2>{ &summary.board }</h2>
                    <p class="save-facts">
                        <span>{ phrases.text(&format!("{}-title", session.game().name())) }</span>
                        <span>{ phrases.say("link-actions", &actions) }</span>
                        <span class="verified">{ phrases.text("link-verified") }</span>
                    </p>
                    <p>{ &summary.stage }</p>
                    if let Some(proof) = *proof {
                        { replay_note(&phrases, proof, &names) }
                    }
                </div>
                <table class="shared-seats">
                    <caption class="visually-hidden">{ phrases.text("table-who") }</caption>
                    <tbody>{ for summary.seats.iter().enumerate().map(|(index, seat)| row(seat, index)) }</tbody>
                </table>
            </section>
            <ReceivedActions replayed={props.replayed.clone()} at={props.at} {free} {is_over} title={summary.board}
                {names} />
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::save::share_code::ShareCode;

    #[test]
    fn a_truncated_link_is_distinguished_from_other_errors() {
        let whole =
            "AQRyaWZ0AAGdtwf6TfFBy9DZG7eAOreS4O-h2LOwvFYQ_Px5Bq7d5otTz260liN0y0vUQkmeJfxGjGj-";
        assert_eq!(
            ShareCode::read(whole).map(|code| code.game().to_owned()),
            Ok("rift".to_owned())
        );
        for truncated in ["", "A", "AQ", &whole[..20], &whole[..whole.len() - 3]] {
            let error = ShareCode::read(truncated).expect_err("cut short");
            assert!(is_incomplete(&error), "{truncated}: {error}");
        }
        let newer = ShareCode::read("CQ").expect_err("of a later edition");
        assert!(!is_incomplete(&newer));
        assert!(!is_incomplete(&SaveError::ContentDiffers));
    }
}
