//! Exodus games requested from outside of the page, such as by a page that embeds a player.

use super::SetupDraft;
use crate::draft;
use engine::exodus::metadata::SEATS;
use play::games::{SetupError, SetupRequest, require_playable};
use play::setup::{requested_draft, with_requested_options};

/// Returns the draft of a requested game. A map is named by its id; without one, the number of
/// players sets the number of seats.
///
/// # Errors
/// Returns the invalid part of the request and the reason.
pub fn from_request(request: &SetupRequest) -> Result<SetupDraft, SetupError> {
    let mut draft = requested_draft(request, draft::from_id)?;
    if let Some(options) = &request.options {
        draft = with_requested_options(draft, options)?;
    }
    if !request.player_kinds.is_empty() {
        draft = with_player_kinds(draft, request)?;
    }
    require_playable(draft)
}

/// Returns the draft with the requested players. A requested map or number of seats is not changed.
fn with_player_kinds(
    mut draft: SetupDraft,
    request: &SetupRequest,
) -> Result<SetupDraft, SetupError> {
    let is_named = request.scenario.is_some() || has_seat_count(request);
    let bounds = if is_named {
        (draft.options.seats, draft.options.seats)
    } else {
        SEATS
    };
    draft = draft::with_seats(&draft, request.seats(bounds)?);
    draft.player_kinds.clone_from(&request.player_kinds);
    Ok(draft)
}

/// Returns whether the requested options contain the number of seats.
fn has_seat_count(request: &SetupRequest) -> bool {
    let options = request.options.as_ref();
    options.is_some_and(|options| options.get("seats").is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::bots::Level;
    use engine::exodus::options::Mode;
    use play::setup::GameSetup;
    use serde_json::json;
    use store::PlayerKind;

    /// Returns the draft of a request for a map of three seats, with a change.
    fn requested(change: impl FnOnce(&mut SetupRequest)) -> Result<SetupDraft, SetupError> {
        let mut request = SetupRequest {
            scenario: Some("3-standard".to_owned()),
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        };
        change(&mut request);
        from_request(&request)
    }

    #[test]
    fn an_empty_request_gives_the_first_game() {
        let first = Ui::first_draft("7".to_owned()).expect("it");
        assert_eq!(requested(|request| request.scenario = None), Ok(first));
    }

    #[test]
    fn requested_options_change_only_the_named_fields() {
        let options = json!({ "mode": "long", "generals": true, "rules": { "free_refit": true } });
        let draft = requested(|request| request.options = Some(options));
        let draft = draft.expect("a switch of the game");
        assert_eq!(draft.options.mode, Mode::Long);
        assert!(draft.options.uses_generals && draft.options.rules.allows_free_refit);
        assert!(!draft.options.rules.has_safe_votes);
        assert_eq!((draft.options.seats, draft.file.id.as_str()), (3, "3-long"));
    }

    #[test]
    fn requested_players_set_the_number_of_seats() {
        let bot = PlayerKind::Bot(Level::Captain);
        let player_kinds = vec![PlayerKind::Human, bot, PlayerKind::Remote];
        let draft = requested(|request| {
            request.scenario = None;
            request.player_kinds.clone_from(&player_kinds);
        });
        let draft = draft.expect("room for three");
        assert_eq!((draft.options.seats, draft.player_kinds), (3, player_kinds));
        assert_eq!(draft.file.id, "3-standard");
    }

    #[test]
    fn an_invalid_request_returns_the_matching_error() {
        for unknown in ["atlantis", "7-standard", "4-", ""] {
            let wrong = requested(|request| request.scenario = Some(unknown.to_owned()));
            assert!(matches!(wrong, Err(SetupError::Scenario(_))), "{unknown}");
        }
        let wrong = requested(|request| request.player_kinds = vec![PlayerKind::Human; 4]);
        assert!(matches!(wrong, Err(SetupError::Seats(_))));
        for seats in [1, 7] {
            let wrong = requested(|request| {
                request.scenario = None;
                request.player_kinds = vec![PlayerKind::Human; seats];
            });
            assert!(matches!(wrong, Err(SetupError::Seats(_))));
        }
        for options in [
            json!({ "colour": 1 }),
            json!({ "seats": 1 }),
            json!({ "turns": 0 }),
            json!({ "layout": { "shipped": "endless" } }),
            json!({ "order": [0, 0, 1] }),
        ] {
            let wrong = requested(|request| request.options = Some(options));
            assert!(matches!(wrong, Err(SetupError::Options(_))));
        }
    }
}
