//! A game that somebody outside of the house describes, such as the page around a player.

use super::Draft;
use crate::draft;
use engine::exodus::meta::SEATS;
use play::games::{Misfit, Wish, playable};
use play::setup::{agreed, wished_on};

/// The game that is wished for. A map is named by its id; without one those who sit there say how many play.
///
/// # Errors
/// What of it does not fit, and why.
pub fn wished(wish: &Wish) -> Result<Draft, Misfit> {
    let mut draft = wished_on(wish, draft::on)?;
    if let Some(options) = &wish.options {
        draft = agreed(draft, options)?;
    }
    if !wish.sitters.is_empty() {
        draft = seated(draft, wish)?;
    }
    playable(draft)
}

/// The draft with these people at it. A map that was named has as many seats as it has.
fn seated(mut draft: Draft, wish: &Wish) -> Result<Draft, Misfit> {
    let named = wish.scenario.is_some() || says_seats(wish);
    let bounds = if named {
        (draft.options.seats, draft.options.seats)
    } else {
        SEATS
    };
    draft = draft::with_seats(&draft, wish.seats(bounds)?);
    draft.sitters.clone_from(&wish.sitters);
    Ok(draft)
}

/// Whether the options say how many play.
fn says_seats(wish: &Wish) -> bool {
    let options = wish.options.as_ref();
    options.is_some_and(|options| options.get("seats").is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::bots::Level;
    use engine::exodus::options::Mode;
    use play::setup::Drafted;
    use serde_json::json;
    use store::Sitter;

    fn wish() -> Wish {
        Wish {
            scenario: Some("3-standard".to_owned()),
            seed: Some("7".to_owned()),
            ..Wish::default()
        }
    }

    #[test]
    fn a_bare_wish_is_a_first_game() {
        let seed = Some("7".to_owned());
        let bare = Wish {
            seed,
            ..Wish::default()
        };
        assert_eq!(wished(&bare), Ok(Ui::first("7".to_owned()).expect("it")));
    }

    #[test]
    fn options_change_what_they_name_and_nothing_else() {
        let options =
            Some(json!({ "mode": "long", "generals": true, "rules": { "free_refit": true } }));
        let draft = wished(&Wish { options, ..wish() }).expect("a switch of the game");
        assert_eq!(draft.options.mode, Mode::Long);
        assert!(draft.options.generals && draft.options.rules.free_refit);
        assert!(!draft.options.rules.safe_votes);
        assert_eq!((draft.options.seats, draft.file.id.as_str()), (3, "3-long"));
    }

    #[test]
    fn people_make_seats_where_nothing_else_says_how_many() {
        let bot = Sitter::Bot(Level::Captain);
        let sitters = vec![Sitter::Human, bot, Sitter::Away];
        let scenario = None;
        let draft = wished(&Wish {
            sitters: sitters.clone(),
            scenario,
            ..wish()
        });
        let draft = draft.expect("room for three");
        assert_eq!((draft.options.seats, draft.sitters.clone()), (3, sitters));
        assert_eq!(draft.file.id, "3-standard");
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_kind() {
        let of = |change: fn(&mut Wish)| {
            let mut wish = wish();
            change(&mut wish);
            wished(&wish)
        };
        for nowhere in ["atlantis", "7-standard", "4-", ""] {
            let mut wish = wish();
            wish.scenario = Some(nowhere.to_owned());
            assert!(
                matches!(wished(&wish), Err(Misfit::Scenario(_))),
                "{nowhere}"
            );
        }
        let wrong = of(|wish| wish.sitters = vec![Sitter::Human; 4]);
        assert!(matches!(wrong, Err(Misfit::Seats(_))));
        for seats in [1, 7] {
            let wrong = wished(&Wish {
                sitters: vec![Sitter::Human; seats],
                scenario: None,
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Seats(_))));
        }
        for options in [
            json!({ "colour": 1 }),
            json!({ "seats": 1 }),
            json!({ "turns": 0 }),
            json!({ "layout": { "shipped": "endless" } }),
            json!({ "order": [0, 0, 1] }),
        ] {
            let wrong = wished(&Wish {
                options: Some(options),
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Options(_))));
        }
    }
}
