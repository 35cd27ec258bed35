//! Random matches for the checks of each game.

use crate::game_ui::{CombatMoment, GameUi, Perspective};
use engine::game::Game;
use engine::session::Session;
use ui::l10n::Phrases;
use ui::motion::CombatScene;

/// Takes at most `max_actions` random actions that are not out of turn, and calls `observe` after
/// each. The same seed gives the same actions.
///
/// # Panics
/// If the game refuses an action that it lists.
pub fn play_random_actions<G: GameUi>(
    session: &mut Session<G::Game>,
    seed: u64,
    max_actions: usize,
    observe: impl FnMut(&Session<G::Game>),
) {
    play_preferred_actions::<G>(session, seed, max_actions, |_| false, observe);
}

/// Plays like [`play_random_actions`], but takes an action that `is_preferred` where there is one.
fn play_preferred_actions<G: GameUi>(
    session: &mut Session<G::Game>,
    seed: u64,
    max_actions: usize,
    is_preferred: impl Fn(&G::Action) -> bool,
    mut observe: impl FnMut(&Session<G::Game>),
) {
    let mut next = seed;
    for _ in 0..max_actions {
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        let mut legal = session.legal_actions(seat);
        legal.retain(|action| !G::is_out_of_turn(*action));
        if legal.iter().any(&is_preferred) {
            legal.retain(&is_preferred);
        }
        // Any reproducible sequence is sufficient.
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = (next >> 33) as usize % legal.len();
        session.act(seat, legal[at]).expect("it is legal");
        observe(session);
    }
}

/// Plays a random match in which preferred actions are taken where there are any, and calls `check`
/// after each action with its public events and their scene for the combat stage. Every scene names
/// its sides and its result, with every phrase, and no strength exceeds the full one.
///
/// # Panics
/// If a scene does not.
pub fn check_combat_scenes<G: GameUi>(
    game: &G::Game,
    seed: u64,
    max_actions: usize,
    is_preferred: impl Fn(&G::Action) -> bool,
    mut check: impl FnMut(&CombatMoment<'_, G>, Option<&CombatScene>),
) {
    let viewer = if <G::Game>::HAS_SECRETS {
        Perspective::PUBLIC.viewer
    } else {
        Perspective::OMNISCIENT.viewer
    };
    let phrases = Phrases::load("en");
    let mut session = Session::<G::Game>::new(game.clone(), seed);
    let mut before = session.view(viewer);
    let observe = |session: &Session<G::Game>| {
        let after = session.view(viewer);
        let last = session.entry_count() - 1;
        let events: Vec<G::Event> = session.visible_events_at(last, viewer).cloned().collect();
        let moment = CombatMoment {
            game,
            phrases: &phrases,
            before: &before,
            after: &after,
            events: &events,
        };
        let scene = (G::COMBAT_SCENE)(&moment);
        scene.iter().for_each(assert_complete);
        check(&moment, scene.as_ref());
        before = after;
    };
    play_preferred_actions::<G>(&mut session, seed, max_actions, is_preferred, observe);
}

/// Checks the texts and the strengths of a scene.
fn assert_complete(scene: &CombatScene) {
    assert!(scene.sides.len() > 1, "{scene:?}");
    let pieces = || scene.sides.iter().flat_map(|side| &side.pieces);
    let bars = || pieces().flat_map(|piece| &piece.bars);
    assert!(
        bars().all(|bar| bar.after <= bar.before && bar.before <= bar.most),
        "{scene:?}"
    );
    let sources = scene.dice.iter().flat_map(|group| &group.sources);
    let mut texts: Vec<&String> = scene
        .facts
        .iter()
        .chain(&scene.needed)
        .chain(sources)
        .collect();
    texts.push(&scene.result);
    texts.extend(scene.sides.iter().map(|side| &side.name));
    texts.extend(bars().map(|bar| &bar.label));
    for text in texts {
        let is_phrase = !text.is_empty() && !text.contains(['[', '{']);
        assert!(is_phrase, "{text:?} of {scene:?}");
    }
}
