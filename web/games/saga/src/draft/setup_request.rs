//! Saga games requested from outside of the page, such as by a page that embeds a player.

use super::SetupDraft;
use crate::draft;
use play::games::{SetupError, SetupRequest, require_playable};
use play::setup::{requested_draft, with_requested_options};

/// Returns the draft of a requested game. A scenario is named by its id. The number of seats comes
/// from the options or, without them, from the requested players.
///
/// # Errors
/// Returns the invalid part of the request and the reason.
pub fn from_request(request: &SetupRequest) -> Result<SetupDraft, SetupError> {
    let mut draft = requested_draft(request, draft::from_id)?;
    if !request.player_kinds.is_empty() {
        draft = with_player_kinds(draft, request)?;
    }
    if let Some(options) = &request.options {
        draft = with_requested_options(draft, options)?;
    }
    require_playable(draft)
}

/// Returns the draft with the requested players.
fn with_player_kinds(
    mut draft: SetupDraft,
    request: &SetupRequest,
) -> Result<SetupDraft, SetupError> {
    let player_count = request.player_kinds.len();
    let named_seats = request.options.as_ref();
    let named_seats = named_seats.and_then(|options| options.get("seats")?.as_u64());
    let counts = draft::seat_counts(&draft);
    let fits = |count: &&u8| {
        usize::from(**count) == player_count
            && named_seats.is_none_or(|seats| seats == u64::from(**count))
    };
    let Some(seats) = counts.iter().find(fits) else {
        let counts = counts.iter().map(u8::to_string).collect::<Vec<_>>();
        let counts = named_seats.map_or_else(|| counts.join(", "), |seats| seats.to_string());
        let message = format!("{player_count} seats are named; {counts} can be played.");
        return Err(SetupError::Seats(message));
    };
    draft = draft::with_seats(&draft, *seats);
    draft.player_kinds.clone_from(&request.player_kinds);
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::bots::Level;
    use engine::saga::options::Difficulty;
    use play::setup::GameSetup;
    use serde_json::json;
    use store::PlayerKind;

    fn request() -> SetupRequest {
        SetupRequest {
            scenario: Some("lst".to_owned()),
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        }
    }

    #[test]
    fn an_empty_request_gives_the_first_game() {
        let seed = Some("7".to_owned());
        let empty_request = SetupRequest {
            seed,
            ..SetupRequest::default()
        };
        assert_eq!(
            from_request(&empty_request),
            Ok(Ui::first_draft("7".to_owned()).expect("it"))
        );
    }

    #[test]
    fn requested_options_change_only_the_named_fields() {
        let options = Some(json!({ "difficulty": "veteran", "rules": { "clear_regroup": true } }));
        let draft = from_request(&SetupRequest {
            options,
            ..request()
        })
        .expect("a switch of the game");
        assert_eq!(draft.options.difficulty, Difficulty::Veteran);
        assert!(draft.options.rules.needs_clear_regroup && !draft.options.rules.needs_all_badges);
        assert_eq!(
            (draft::scenario(&draft), draft.options.seats),
            (Some("lst"), 2)
        );
    }

    #[test]
    fn requested_players_set_the_number_of_seats() {
        let bot = PlayerKind::Bot(Level::Captain);
        let player_kinds = vec![PlayerKind::Human, bot, PlayerKind::Remote];
        let draft = from_request(&SetupRequest {
            player_kinds: player_kinds.clone(),
            ..request()
        });
        let draft = draft.expect("room for three");
        assert_eq!((draft.options.seats, draft.player_kinds), (3, player_kinds));
        let solo_draft = from_request(&SetupRequest {
            player_kinds: vec![PlayerKind::Human],
            ..request()
        });
        assert_eq!(solo_draft.expect("it can be played alone").options.seats, 1);
    }

    #[test]
    fn an_invalid_request_returns_the_matching_error() {
        for unknown in ["atlantis", "FTJ", ""] {
            let scenario = Some(unknown.to_owned());
            let wrong = from_request(&SetupRequest {
                scenario,
                ..request()
            });
            assert!(matches!(wrong, Err(SetupError::Scenario(_))), "{unknown}");
        }
        for (scenario, seats) in [("lst", 5), ("arn", 1)] {
            let wrong = from_request(&SetupRequest {
                scenario: Some(scenario.to_owned()),
                player_kinds: vec![PlayerKind::Human; seats],
                ..request()
            });
            assert!(matches!(wrong, Err(SetupError::Seats(_))));
        }
        let result = from_request(&SetupRequest {
            player_kinds: vec![PlayerKind::Human; 2],
            options: Some(json!({ "seats": 3 })),
            ..request()
        });
        assert!(matches!(result, Err(SetupError::Seats(_))));
        for options in [
            json!({ "colour": 1 }),
            json!({ "seats": 9 }),
            json!({ "first": 2 }),
            json!({ "scenario": { "shipped": "endless" } }),
        ] {
            let options = Some(options);
            let wrong = from_request(&SetupRequest {
                options,
                ..request()
            });
            assert!(matches!(wrong, Err(SetupError::Options(_))));
        }
    }
}
