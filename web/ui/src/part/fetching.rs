//! Waiting for parts in a component.

use super::{Part, Unfetched, fetch_all};
use crate::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// How far the code of a part is.
#[derive(Clone, PartialEq)]
pub enum Arrival {
    /// On its way.
    Fetching,
    /// There.
    Here,
    /// Not to be had; the call asks again.
    Failed(Callback<()>),
}

/// Sees to it that parts are there, with the words of their games in the language of the page.
#[hook]
pub fn use_parts(parts: Vec<Part>) -> Arrival {
    let phrases = use_phrases();
    // Which attempt failed last, and which one runs now.
    let failed = use_state(|| None::<(Vec<Part>, u32)>);
    let attempt = use_state(|| 0_u32);
    let update = use_force_update();
    let worded = |part: &Part| match part {
        Part::Of(game, _) => phrases.has_game(*game),
        _ => true,
    };
    let is_here = parts.iter().all(|part| part.is_here() && worded(part));
    {
        let failed = failed.setter();
        let asked = (parts.clone(), is_here, *attempt, phrases);
        use_effect_with(asked, move |(parts, is_here, attempt, phrases)| {
            if *is_here {
                return;
            }
            let (parts, attempt, phrases) = (parts.clone(), *attempt, phrases.clone());
            spawn_local(async move {
                match fetch_all(&parts, &phrases).await {
                    Ok(()) => update.force_update(),
                    Err(Unfetched) => failed.set(Some((parts, attempt))),
                }
            });
        });
    }
    if is_here {
        Arrival::Here
    } else if *failed == Some((parts, *attempt)) {
        let (setter, next) = (attempt.setter(), *attempt + 1);
        Arrival::Failed(Callback::from(move |()| setter.set(next)))
    } else {
        Arrival::Fetching
    }
}
