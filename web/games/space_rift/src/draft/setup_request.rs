//! Space Rift battles requested from outside the page, such as by a page that embeds a player.

use super::SetupDraft;
use crate::draft;
use engine::space_rift::metadata::SEATS;
use play::games::{SetupError, SetupRequest, require_playable};
use play::setup::{requested_draft, with_requested_options};

/// Returns the draft of a requested battle.
///
/// # Errors
/// Returns an error for an unknown scenario, a wrong number of players or invalid options.
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

/// Returns the draft with the requested players. South gets the odd seat; requested options may set
/// other crews afterwards.
fn with_player_kinds(
    mut draft: SetupDraft,
    request: &SetupRequest,
) -> Result<SetupDraft, SetupError> {
    let seats = request.seats(SEATS)?;
    draft.options.crews = [seats.div_ceil(2), seats / 2];
    draft.player_kinds.clone_from(&request.player_kinds);
    draft.fit_seats();
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::super::default_scenario;
    use super::*;
    use engine::bots::Level;
    use engine::space_rift::options::FeatureSwitch;
    use serde_json::json;
    use store::PlayerKind;

    fn request() -> SetupRequest {
        SetupRequest {
            scenario: Some("srb-02".to_owned()),
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        }
    }

    #[test]
    fn an_empty_request_gives_a_first_battle() {
        let draft = from_request(&SetupRequest {
            seed: Some("7".to_owned()),
            ..SetupRequest::default()
        })
        .expect("the box has it");
        assert_eq!(draft.file.id, default_scenario());
    }

    #[test]
    fn requested_options_change_only_what_they_name() {
        let options = Some(json!({ "rift": "with", "rules": { "meteors": "with" } }));
        let draft = from_request(&SetupRequest {
            options,
            ..request()
        })
        .expect("a switch of the game");
        assert_eq!(draft.options.rift, FeatureSwitch::With);
        assert_eq!(draft.options.rules.meteors, FeatureSwitch::With);
        assert_eq!(draft.options.rules.wrecks, FeatureSwitch::Scenario);
        assert_eq!(draft.file.id, "srb-02");
    }

    #[test]
    fn requested_players_set_crews_and_crews_set_seats() {
        let bot = PlayerKind::Bot(Level::Captain);
        let player_kinds = vec![PlayerKind::Human, bot, PlayerKind::Remote];
        let draft = from_request(&SetupRequest {
            player_kinds,
            ..request()
        })
        .expect("room for three");
        assert_eq!(draft.options.crews, [2, 1]);
        assert_eq!(
            draft.player_kinds,
            [PlayerKind::Human, bot, PlayerKind::Remote]
        );
        let options = Some(json!({ "crews": [1, 3] }));
        let draft = from_request(&SetupRequest {
            options,
            ..request()
        })
        .expect("room for four");
        assert_eq!((draft.player_kinds.len(), draft.colors.len()), (4, 4));
    }

    #[test]
    fn an_invalid_request_is_refused_by_kind() {
        let refusal = |change: fn(&mut SetupRequest)| {
            let mut request = request();
            change(&mut request);
            from_request(&request)
        };
        let unknown_scenario = refusal(|request| request.scenario = Some("atlantis".to_owned()));
        assert!(matches!(unknown_scenario, Err(SetupError::Scenario(_))));
        for seats in [1, 7] {
            let wrong = from_request(&SetupRequest {
                player_kinds: vec![PlayerKind::Human; seats],
                ..request()
            });
            assert!(matches!(wrong, Err(SetupError::Seats(_))));
        }
        for options in [
            json!({ "colour": 1 }),
            json!({ "crews": [0, 1] }),
            json!({ "crews": [1, 255] }),
            json!({ "rules": { "victory": { "south": 0, "north": 5 } } }),
        ] {
            let wrong = from_request(&SetupRequest {
                options: Some(options),
                ..request()
            });
            assert!(matches!(wrong, Err(SetupError::Options(_))));
        }
    }
}
