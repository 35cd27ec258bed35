//! The hook by which a component waits for chunks.

use super::{Chunk, ChunkLoadError, fetch_all};
use crate::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The loading state of the chunks that a component needs.
#[derive(Clone, PartialEq)]
pub enum ChunkState {
    Loading,
    Ready,
    /// Loading failed. The callback tries again.
    Failed(Callback<()>),
}

/// Loads chunks together with the phrases of their games in the language of the page, and returns
/// the state of loading.
#[hook]
pub fn use_chunks(parts: Vec<Chunk>) -> ChunkState {
    let phrases = use_phrases();
    // The attempt that failed last, and the number of the current one.
    let failed = use_state(|| None::<(Vec<Chunk>, u32)>);
    let attempt = use_state(|| 0_u32);
    let update = use_force_update();
    let has_phrases = |part: &Chunk| match part {
        Chunk::Game(game, _) => phrases.has_game(*game),
        _ => true,
    };
    let is_here = parts
        .iter()
        .all(|part| part.is_loaded() && has_phrases(part));
    {
        let failed = failed.setter();
        let deps = (parts.clone(), is_here, *attempt, phrases);
        use_effect_with(deps, move |(parts, is_here, attempt, phrases)| {
            if *is_here {
                return;
            }
            let (parts, attempt, phrases) = (parts.clone(), *attempt, phrases.clone());
            spawn_local(async move {
                match fetch_all(&parts, &phrases).await {
                    Ok(()) => update.force_update(),
                    Err(ChunkLoadError) => {
                        crate::error_log::record(&format!("could not be loaded: {parts:?}"));
                        failed.set(Some((parts, attempt)));
                    }
                }
            });
        });
    }
    if is_here {
        ChunkState::Ready
    } else if *failed == Some((parts, *attempt)) {
        let (setter, next) = (attempt.setter(), *attempt + 1);
        ChunkState::Failed(Callback::from(move |()| setter.set(next)))
    } else {
        ChunkState::Loading
    }
}
