//! A game that somebody outside of the house describes, such as the page around a player.

use super::Draft;
use crate::draft;
use play::games::{Misfit, Wish, playable};
use play::setup::{agreed, wished_on};

/// The game that is wished for. A scenario is named by its id; those who sit there say how many play, unless the
/// options do.
///
/// # Errors
/// What of it does not fit, and why.
pub fn wished(wish: &Wish) -> Result<Draft, Misfit> {
    let mut draft = wished_on(wish, draft::on)?;
    if !wish.sitters.is_empty() {
        draft = seated(draft, wish)?;
    }
    if let Some(options) = &wish.options {
        draft = agreed(draft, options)?;
    }
    playable(draft)
}

/// The draft with these people at it.
fn seated(mut draft: Draft, wish: &Wish) -> Result<Draft, Misfit> {
    let asked = wish.sitters.len();
    let named = wish.options.as_ref();
    let named = named.and_then(|options| options.get("seats")?.as_u64());
    let counts = draft::counts(&draft);
    let fits = |count: &&u8| {
        usize::from(**count) == asked && named.is_none_or(|named| named == u64::from(**count))
    };
    let Some(seats) = counts.iter().find(fits) else {
        let counts = counts.iter().map(u8::to_string).collect::<Vec<_>>();
        let counts = named.map_or_else(|| counts.join(", "), |named| named.to_string());
        let told = format!("{asked} seats are named; {counts} can be played.");
        return Err(Misfit::Seats(told));
    };
    draft = draft::with_seats(&draft, *seats);
    draft.sitters.clone_from(&wish.sitters);
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::bots::Level;
    use engine::saga::options::Difficulty;
    use play::setup::Drafted;
    use serde_json::json;
    use store::Sitter;

    fn wish() -> Wish {
        Wish {
            scenario: Some("lst".to_owned()),
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
        let options = Some(json!({ "difficulty": "veteran", "rules": { "clear_regroup": true } }));
        let draft = wished(&Wish { options, ..wish() }).expect("a switch of the game");
        assert_eq!(draft.options.difficulty, Difficulty::Veteran);
        assert!(draft.options.rules.clear_regroup && !draft.options.rules.all_badges);
        assert_eq!(
            (draft::scenario(&draft), draft.options.seats),
            (Some("lst"), 2)
        );
    }

    #[test]
    fn people_make_seats() {
        let bot = Sitter::Bot(Level::Captain);
        let sitters = vec![Sitter::Human, bot, Sitter::Away];
        let draft = wished(&Wish {
            sitters: sitters.clone(),
            ..wish()
        });
        let draft = draft.expect("room for three");
        assert_eq!((draft.options.seats, draft.sitters), (3, sitters));
        let alone = wished(&Wish {
            sitters: vec![Sitter::Human],
            ..wish()
        });
        assert_eq!(alone.expect("it can be played alone").options.seats, 1);
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_kind() {
        for nowhere in ["atlantis", "FTJ", ""] {
            let scenario = Some(nowhere.to_owned());
            let wrong = wished(&Wish { scenario, ..wish() });
            assert!(matches!(wrong, Err(Misfit::Scenario(_))), "{nowhere}");
        }
        for (scenario, seats) in [("lst", 5), ("arn", 1)] {
            let wrong = wished(&Wish {
                scenario: Some(scenario.to_owned()),
                sitters: vec![Sitter::Human; seats],
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Seats(_))));
        }
        let two = wished(&Wish {
            sitters: vec![Sitter::Human; 2],
            options: Some(json!({ "seats": 3 })),
            ..wish()
        });
        assert!(matches!(two, Err(Misfit::Seats(_))));
        for options in [
            json!({ "colour": 1 }),
            json!({ "seats": 9 }),
            json!({ "first": 2 }),
            json!({ "scenario": { "shipped": "endless" } }),
        ] {
            let options = Some(options);
            let wrong = wished(&Wish { options, ..wish() });
            assert!(matches!(wrong, Err(Misfit::Options(_))));
        }
    }
}
