//! A match that somebody outside of the house describes, such as the page around a player.

use super::{Draft, first_board};
use engine::error::LoadError;
use engine::rift::Rift;
use play::games::{Misfit, Wish, merged, playable};
use serde_json::Value;
use store::pack::stocks;

/// The match that is wished for.
///
/// # Errors
/// What of it does not fit, and why.
pub fn wished(wish: &Wish) -> Result<Draft, Misfit> {
    let board = wish.scenario.clone().unwrap_or_else(first_board);
    let mut draft =
        Draft::on(&board, wish.seed()).map_err(|error| Misfit::Scenario(error.to_string()))?;
    if draft.is_puzzle() {
        let told = format!("`{board}` is a puzzle, which mode=puzzle plays.");
        return Err(Misfit::Scenario(told));
    }
    if !wish.sitters.is_empty() {
        draft = seated(draft, wish)?;
    }
    if let Some(options) = &wish.options {
        draft = with_options(draft, options)?;
    }
    // Ships of one's own choice are picked before a match, not in it.
    draft.options.rules.fleet_draft = false;
    playable(draft)
}

/// The draft with these people at it, and seats for all of them.
fn seated(draft: Draft, wish: &Wish) -> Result<Draft, Misfit> {
    let players = wish.seats(draft.player_bounds())?;
    let mut draft = if players == draft.players() {
        draft
    } else {
        draft
            .with_players(players)
            .map_err(|error| Misfit::Seats(error.to_string()))?
    };
    draft.sitters.clone_from(&wish.sitters);
    Ok(draft)
}

/// The draft with options that differ.
fn with_options(draft: Draft, given: &Value) -> Result<Draft, Misfit> {
    let options = merged(&draft.options, given)?;
    let stock = &stocks().rift();
    let misfit = |error: LoadError| Misfit::Options(error.to_string());
    let board = stock.file(&options.board).map_err(misfit)?;
    // Whether they can be played is the engine's to say.
    Rift::lay_with(options.clone(), stock).map_err(misfit)?;
    let mut changed = Draft {
        options,
        board,
        ..draft
    };
    changed.seat();
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use serde_json::json;
    use store::Sitter;

    fn wish() -> Wish {
        Wish {
            scenario: Some("cold-open".to_owned()),
            seed: Some("7".to_owned()),
            ..Wish::default()
        }
    }

    #[test]
    fn a_bare_wish_is_a_first_match() {
        let draft = wished(&Wish {
            seed: Some("7".to_owned()),
            ..Wish::default()
        })
        .expect("the box has it");
        assert_eq!(draft.board.id, first_board());
    }

    #[test]
    fn options_change_what_they_name_and_nothing_else() {
        let options = Some(json!({ "rules": { "round_limit": 3 } }));
        let draft = wished(&Wish { options, ..wish() }).expect("a switch of the game");
        let plain = wished(&wish()).expect("the box has it");
        assert_eq!(draft.options.rules.round_limit, 3);
        assert_eq!(draft.options.ships, plain.options.ships);
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_kind() {
        let of = |change: fn(&mut Wish)| {
            let mut wish = wish();
            change(&mut wish);
            wished(&wish)
        };
        let no_board = of(|wish| wish.scenario = Some("atlantis".to_owned()));
        assert!(matches!(no_board, Err(Misfit::Scenario(_))));
        let puzzle = of(|wish| wish.scenario = Some("puzzle-1".to_owned()));
        assert!(matches!(puzzle, Err(Misfit::Scenario(_))));
        let one = of(|wish| wish.sitters = vec![Sitter::Bot(Level::Ensign)]);
        assert!(matches!(one, Err(Misfit::Seats(_))));
        for options in [
            json!({ "colour": 1 }),
            json!({ "teams": [1] }),
            json!({ "rules": 7 }),
        ] {
            let wrong = wished(&Wish {
                options: Some(options),
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Options(_))));
        }
    }
}
