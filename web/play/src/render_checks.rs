//! Checks of a game's rendered table and phrases without a browser, called by the tests of each
//! game.

use crate::game_ui::{GameUi, HelpSpot, Offers, OpenedSession, Perspective, TableSnapshot};
use crate::games::{GameScreens, imported_record};
use crate::match_pages::{TablePage, TextPage, use_prompt_text, use_selection, use_table_context};
use crate::problem_report::reported_match;
use crate::random_match::play_random_actions;
use crate::session_store::SessionStore;
use derive_where::derive_where;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use store::{PlayerKind, SaveRecord};
use ui::l10n::Phrases;
use ui::problem_report::ReportedMatch;
use ui::test_render::render_to_string;
use yew::prelude::*;

/// Maximum number of actions of a random match.
const MAX_ACTIONS: usize = 1500;

/// Renders the table of a match, and below it the text version, for the people at this screen.
fn render<G: GameScreens>(
    phrases: &Phrases,
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
) -> String {
    let record = SaveRecord {
        player_kinds: player_kinds.to_vec(),
        ..imported_record::<G>(session, "A match".to_owned(), 0, 0)
    };
    let opened = OpenedSession::<G::Game>(Rc::new(session.clone()));
    let text_version = html! { <TextPage<G> record={record.clone()} opened={opened.clone()} /> };
    let table = html! { <TablePage<G> {record} {opened} /> };
    render_to_string(phrases, table) + "\n" + &render_to_string(phrases, text_version)
}

/// Returns the markup of the table of a match, for the people at this screen.
#[must_use]
pub fn table_markup<G: GameScreens>(
    phrases: &Phrases,
    session: &Session<G::Game>,
    player_kinds: &[PlayerKind],
) -> String {
    let markup = render::<G>(phrases, session, player_kinds);
    let (table, _) = markup.split_once('\n').unwrap_or((&markup, ""));
    table.to_owned()
}

/// Plays a random match, and calls `check` after the deal, after every `interval` actions, and at
/// the end.
pub(crate) fn check_positions<G: GameUi>(
    game: G::Game,
    seed: u64,
    interval: usize,
    check: impl Fn(&Session<G::Game>),
) {
    let mut session = Session::<G::Game>::new(game, seed);
    check(&session);
    let mut steps = 0;
    play_random_actions::<G>(&mut session, seed, MAX_ACTIONS, |session| {
        steps += 1;
        if steps % interval == 0 {
            check(session);
        }
    });
    check(&session);
}

/// Checks at positions of a match that the table and the text version have every phrase, no
/// duplicate id, and a name on every button, and that a help tip about a figure of the status strip
/// marks something where the strip is not shown.
///
/// # Panics
/// If one of these conditions does not hold.
pub fn a_match_renders_without_errors<G: GameScreens>(game: &G::Game, interval: usize) {
    let people: Vec<PlayerKind> = game.seats().iter().map(|_| PlayerKind::Human).collect();
    for (language, seed) in [("en", 7), ("de", 8)] {
        let phrases = Phrases::load(language);
        check_positions::<G>(game.clone(), seed, interval, |session| {
            let text = render::<G>(&phrases, session, &people);
            let at = format!("{language}, entry {}", session.log().len());
            assert_eq!(
                first_missing_phrase(&text),
                None,
                "{at}: a phrase is not there"
            );
            for part in text.split('\n') {
                assert_eq!(first_duplicate_id(part), None, "{at}: an id stands twice");
            }
            assert_eq!(
                first_unnamed_button(&text),
                None,
                "{at}: a button has no name"
            );
            for figure in marked_figures::<G>() {
                assert!(
                    !is_only_in_strip(&text, figure),
                    "{at}: only the status strip shows {figure}"
                );
            }
        });
    }
}

/// Checks at positions of a match that a seat's table does not depend on the secrets of other
/// seats.
///
/// # Panics
/// If a secret shows.
pub fn hidden_information_is_not_rendered<G: GameScreens>(game: &G::Game, interval: usize) {
    let phrases = Phrases::load("en");
    check_positions::<G>(game.clone(), 9, interval, |session| {
        // The end of a match reveals everything.
        if session.is_fully_revealed() {
            return;
        }
        for seat in game.seats().iter() {
            let player_kind = |other| {
                if other == seat {
                    PlayerKind::Human
                } else {
                    PlayerKind::Remote
                }
            };
            let player_kinds: Vec<PlayerKind> = game.seats().iter().map(player_kind).collect();
            let draw = |state: &<G::Game as Game>::State| {
                let placed =
                    Session::<G::Game>::from_position(game.clone(), 1, game.to_position(state));
                render::<G>(&phrases, &placed.expect("it can be played"), &player_kinds)
            };
            let view = session.view(Viewer::Seat(seat));
            let guess = game.determinize(&view, &mut SeededRng::new(3, u64::from(seat.0)));
            let (known, guessed) = (draw(session.state()), draw(&guess));
            let at = (known.bytes().zip(guessed.bytes())).position(|(one, other)| one != other);
            let excerpts = at.map(|at| (excerpt(&known, at), excerpt(&guessed, at)));
            assert_eq!(
                excerpts,
                None,
                "seat {}, entry {}",
                seat.0,
                session.log().len()
            );
        }
    });
}

/// Checks that the problem report of seat 1 does not depend on the secrets of seat 0, which is
/// played elsewhere, and does not contain the seed; and that reports of a match at one screen, and
/// of one that is over, contain all of it.
///
/// # Panics
/// If one of these conditions does not hold.
pub fn assert_report_hides_other_players<G: GameUi>(mut session: Session<G::Game>) {
    let elsewhere = [PlayerKind::Remote, PlayerKind::Human];
    let report = |session: &Session<G::Game>, player_kinds: &[PlayerKind]| -> ReportedMatch {
        let viewer = Perspective::of::<G>(session, player_kinds, None, None).viewer;
        reported_match::<G>(session, player_kinds, viewer).expect("it can be told")
    };
    let game = session.game();
    let view = session.view(Viewer::Seat(Seat(1)));
    let guess = game.determinize(&view, &mut SeededRng::new(9, 0));
    assert_ne!(&guess, session.state(), "the match has secrets");
    let placed = |state: &<G::Game as Game>::State, seed: u64| {
        let position = game.to_position(state);
        let session = Session::<G::Game>::from_position(game.clone(), seed, position);
        report(&session.expect("it can be played"), &elsewhere)
    };
    assert_eq!(placed(session.state(), 987_654_321), placed(&guess, 5));
    let saved = report(&session, &elsewhere).save;
    let opened = engine::save::decode::<G::Game>(&saved).expect("it can be read");
    assert!(opened.is_partial() && opened.log().is_empty());
    assert_eq!(opened.view(Viewer::Seat(Seat(1))), view);
    let complete = engine::save::encode(&session);
    let all_human = [PlayerKind::Human; 2];
    assert_eq!(report(&session, &all_human).save, complete);
    session.act(Seat(0), <G::Game>::CONCEDE).expect("legal");
    let over = report(&session, &elsewhere);
    assert!(over.is_over && over.save == engine::save::encode(&session));
}

/// The choices and the prompt of each rendering, to compare them by identity.
type OfferTrace<G> = Rc<RefCell<Vec<(Rc<Offers<G>>, Rc<String>)>>>;

#[derive(Properties)]
#[derive_where(PartialEq)]
struct HoverProbeProps<G: GameScreens> {
    opened: OpenedSession<G::Game>,
    seen: OfferTrace<G>,
}

/// A component that hovers one order after another and changes the pending input in between.
#[component]
fn HoverProbe<G: GameScreens>(props: &HoverProbeProps<G>) -> Html {
    let opened = props.opened.clone();
    let session_store = use_reducer(move || SessionStore::new(opened.0));
    let seat = session_store.session.status().waiting_seats().iter().next();
    let selection = use_selection::<G>(&session_store, seat);
    let snapshot = TableSnapshot::of(&session_store, seat, SeatSet::NONE, Perspective::OMNISCIENT);
    let context = use_table_context(snapshot, &selection);
    let prompt = use_prompt_text(&context);
    let mut trace = props.seen.borrow_mut();
    let next = context.offers.legal().nth(trace.len());
    trace.push((context.offers.clone(), prompt));
    if let Some(action) = next {
        let actions = selection.actions(&context, Callback::noop());
        actions.set_hover(None, Some(action));
        actions.set_mode(G::InputMode::default());
    }
    Html::default()
}

/// Checks that the choices and the prompt are computed once per position, whatever is hovered.
///
/// # Panics
/// If they are computed again.
pub fn every_offer_is_listed_once<G: GameScreens>(game: &G::Game) {
    let trace = OfferTrace::<G>::default();
    let opened = OpenedSession(Rc::new(Session::new(game.clone(), 7)));
    let probe = html! { <HoverProbe<G> {opened} seen={trace.clone()} /> };
    assert_eq!(render_to_string(&Phrases::load("en"), probe), "");
    let trace = trace.borrow();
    assert!(trace.len() > 1, "there is but one thing to look at");
    for both in trace.windows(2) {
        assert!(Rc::ptr_eq(&both[0].0, &both[1].0), "listed again");
        assert!(Rc::ptr_eq(&both[0].1, &both[1].1), "asked again");
    }
}

/// Returns the figures of the status strip that help tips of a game mark.
fn marked_figures<G: GameUi>() -> impl Iterator<Item = &'static str> {
    let topics = G::HELP_TOPICS.iter();
    topics.filter_map(|topic| match &topic.spot {
        Some(HelpSpot::Status(figure)) => Some(*figure),
        Some(HelpSpot::Actions(_) | HelpSpot::Cell(_)) | None => None,
    })
}

/// Returns whether the status strip shows a figure, and nothing else does.
fn is_only_in_strip(text: &str, figure: &str) -> bool {
    let attribute = format!("data-status=\"{figure}\"");
    let tags = text.split('<').filter(|tag| tag.contains(&attribute));
    let (strip, others): (Vec<&str>, Vec<&str>) = tags.partition(|tag| tag.contains("status-item"));
    !strip.is_empty() && others.is_empty()
}

/// Returns the text around a byte offset.
fn excerpt(text: &str, offset: usize) -> String {
    let bytes = text.as_bytes();
    let part = &bytes[offset.saturating_sub(300)..bytes.len().min(offset + 60)];
    String::from_utf8_lossy(part).into_owned()
}

/// Returns the first phrase key without a phrase, or the first argument that was not given.
fn first_missing_phrase(text: &str) -> Option<&str> {
    let key = |rest: &str| {
        let end = rest.find(']')?;
        let key = &rest[..end];
        let is_key_character = |character: char| {
            character.is_ascii_lowercase() || character == '-' || character == '.'
        };
        (key.contains('-') && key.chars().all(is_key_character)).then_some(end)
    };
    let starts = text.match_indices(['[', '{']);
    starts.into_iter().find_map(|(at, sign)| match sign {
        "{" => text.get(at..at + 40),
        _ => key(&text[at + 1..]).map(|end| &text[at..=at + end + 1]),
    })
}

/// Returns the first id that occurs twice.
fn first_duplicate_id(text: &str) -> Option<&str> {
    let mut ids = BTreeSet::new();
    let all = text.split(" id=\"").skip(1);
    let mut all = all.filter_map(|rest| rest.split('"').next());
    all.find(|id| !ids.insert(*id))
}

/// Returns the first button without a name.
fn first_unnamed_button(text: &str) -> Option<&str> {
    let all = text.split("<button ").skip(1);
    let mut all = all.filter_map(|rest| rest.split("</button>").next());
    all.find(|button| {
        let (start, inside) = button.split_once('>').unwrap_or((button, ""));
        let labelled = ["aria-label=", "aria-labelledby=", "title="];
        let texts = inside.split('>').filter_map(|part| part.split('<').next());
        !labelled.iter().any(|label| start.contains(label))
            && texts.collect::<String>().trim().is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_errors_are_detected() {
        assert_eq!(
            first_missing_phrase("<p>a [b] [rift-no]</p>"),
            Some("[rift-no]")
        );
        assert_eq!(first_missing_phrase("<p class=\"[x]\">5 [6-7]</p>"), None);
        assert_eq!(first_duplicate_id("<a id=\"x\"></a><b id=\"y\"></b>"), None);
        assert_eq!(
            first_duplicate_id("<a id=\"x\"></a><b id=\"x\"></b>"),
            Some("x")
        );
        let strip = "<button class=\"status-item\" data-status=\"hull\">";
        assert!(is_only_in_strip(strip, "hull") && !is_only_in_strip(strip, "mp"));
        let console = format!("{strip}<p data-status=\"hull\">");
        assert!(!is_only_in_strip(&console, "hull"));
        assert_eq!(
            first_unnamed_button("<button title=\"a\"><svg></svg></button><button b>c</button>"),
            None
        );
        assert!(first_unnamed_button("<button a><svg></svg></button>").is_some());
    }
}
