//! Rift matches requested from outside the page, such as by a page that embeds a player.

use super::{SetupDraft, first_board_id};
use engine::error::LoadError;
use engine::rift::Rift;
use play::games::{SetupError, SetupRequest, merge_options, require_playable};
use serde_json::Value;
use store::pack::current_content;

/// Returns the draft of a requested match.
///
/// # Errors
/// Returns the kind of the invalid value, with the reason.
pub fn from_request(request: &SetupRequest) -> Result<SetupDraft, SetupError> {
    let board = request.scenario.clone().unwrap_or_else(first_board_id);
    let mut draft = SetupDraft::from_id(&board, request.seed())
        .map_err(|error| SetupError::Scenario(error.to_string()))?;
    if draft.is_puzzle() {
        let message = format!("`{board}` is a puzzle, which mode=puzzle plays.");
        return Err(SetupError::Scenario(message));
    }
    if !request.player_kinds.is_empty() {
        draft = with_player_kinds(draft, request)?;
    }
    if let Some(options) = &request.options {
        draft = with_options(draft, options)?;
    }
    // A fleet draft takes place on the setup page, which a requested match skips.
    draft.options.rules.has_fleet_draft = false;
    require_playable(draft)
}

/// Returns the draft with the requested players, and a seat for each of them.
fn with_player_kinds(draft: SetupDraft, request: &SetupRequest) -> Result<SetupDraft, SetupError> {
    let players = request.seats(draft.player_bounds())?;
    let mut draft = if players == draft.players() {
        draft
    } else {
        draft
            .with_players(players)
            .map_err(|error| SetupError::Seats(error.to_string()))?
    };
    draft.player_kinds.clone_from(&request.player_kinds);
    Ok(draft)
}

/// Returns the draft with the given options changed.
fn with_options(draft: SetupDraft, changes: &Value) -> Result<SetupDraft, SetupError> {
    let options = merge_options(&draft.options, changes)?;
    let content = &current_content().rift();
    let setup_error = |error: LoadError| SetupError::Options(error.to_string());
    let board = content.board_file(&options.board).map_err(setup_error)?;
    // The engine checks whether the options can be played.
    Rift::from_options(options.clone(), content).map_err(setup_error)?;
    let mut changed = SetupDraft {
        options,
        board,
        ..draft
    };
    changed.fit_seats();
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use serde_json::json;
    use store::PlayerKind;

    fn request() -> SetupRequest {
        SetupRequest {
            scenario: Some("cold-open".to_owned()),
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        }
    }

    #[test]
    fn an_empty_request_gives_a_first_match() {
        let draft = from_request(&SetupRequest {
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        })
        .expect("the box has it");
        assert_eq!(draft.board.id, first_board_id());
    }

    #[test]
    fn options_of_a_request_change_only_the_listed_values() {
        let options = Some(json!({ "rules": { "round_limit": 3 } }));
        let draft = from_request(&SetupRequest {
            options,
            ..request()
        })
        .expect("a switch of the game");
        let default_draft = from_request(&request()).expect("the box has it");
        assert_eq!(draft.options.rules.round_limit, 3);
        assert_eq!(draft.options.ships, default_draft.options.ships);
    }

    #[test]
    fn an_invalid_request_is_refused_with_the_kind_of_error() {
        let from_changed = |change: fn(&mut SetupRequest)| {
            let mut request = request();
            change(&mut request);
            from_request(&request)
        };
        let no_board = from_changed(|request| request.scenario = Some("atlantis".to_owned()));
        assert!(matches!(no_board, Err(SetupError::Scenario(_))));
        let puzzle = from_changed(|request| request.scenario = Some("puzzle-1".to_owned()));
        assert!(matches!(puzzle, Err(SetupError::Scenario(_))));
        let result =
            from_changed(|request| request.player_kinds = vec![PlayerKind::Bot(Level::Ensign)]);
        assert!(matches!(result, Err(SetupError::Seats(_))));
        for options in [
            json!({ "colour": 1 }),
            json!({ "teams": [1] }),
            json!({ "rules": 7 }),
        ] {
            let invalid = from_request(&SetupRequest {
                options: Some(options),
                ..request()
            });
            assert!(matches!(invalid, Err(SetupError::Options(_))));
        }
    }
}
