//! A battle that somebody outside of the house describes, such as the page around a player.

use super::Draft;
use crate::draft;
use engine::space_rift::meta::SEATS;
use play::games::{Misfit, Wish, playable};
use play::setup::{agreed, wished_on};

/// The battle that is wished for.
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

/// The draft with these people at it. Without a word about crews South has the odd seat.
fn seated(mut draft: Draft, wish: &Wish) -> Result<Draft, Misfit> {
    let seats = wish.seats(SEATS)?;
    draft.options.crews = [seats.div_ceil(2), seats / 2];
    draft.sitters.clone_from(&wish.sitters);
    draft.seat();
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::super::first_scenario;
    use super::*;
    use engine::bots::Level;
    use engine::space_rift::options::Extra;
    use serde_json::json;
    use store::Sitter;

    fn wish() -> Wish {
        Wish {
            scenario: Some("srb-02".to_owned()),
            seed: Some("7".to_owned()),
            ..Wish::default()
        }
    }

    #[test]
    fn a_bare_wish_is_a_first_battle() {
        let draft = wished(&Wish {
            seed: Some("7".to_owned()),
            ..Wish::default()
        })
        .expect("the box has it");
        assert_eq!(draft.file.id, first_scenario());
    }

    #[test]
    fn options_change_what_they_name_and_nothing_else() {
        let options = Some(json!({ "rift": "with", "rules": { "meteors": "with" } }));
        let draft = wished(&Wish { options, ..wish() }).expect("a switch of the game");
        assert_eq!(draft.options.rift, Extra::With);
        assert_eq!(draft.options.rules.meteors, Extra::With);
        assert_eq!(draft.options.rules.wrecks, Extra::Scenario);
        assert_eq!(draft.file.id, "srb-02");
    }

    #[test]
    fn people_make_crews_and_crews_make_seats() {
        let bot = Sitter::Bot(Level::Captain);
        let sitters = vec![Sitter::Human, bot, Sitter::Away];
        let draft = wished(&Wish { sitters, ..wish() }).expect("room for three");
        assert_eq!(draft.options.crews, [2, 1]);
        assert_eq!(draft.sitters, [Sitter::Human, bot, Sitter::Away]);
        let options = Some(json!({ "crews": [1, 3] }));
        let draft = wished(&Wish { options, ..wish() }).expect("room for four");
        assert_eq!((draft.sitters.len(), draft.colors.len()), (4, 4));
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_kind() {
        let of = |change: fn(&mut Wish)| {
            let mut wish = wish();
            change(&mut wish);
            wished(&wish)
        };
        let nowhere = of(|wish| wish.scenario = Some("atlantis".to_owned()));
        assert!(matches!(nowhere, Err(Misfit::Scenario(_))));
        for seats in [1, 7] {
            let wrong = wished(&Wish {
                sitters: vec![Sitter::Human; seats],
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Seats(_))));
        }
        for options in [
            json!({ "colour": 1 }),
            json!({ "crews": [0, 1] }),
            json!({ "crews": [1, 255] }),
            json!({ "rules": { "victory": { "south": 0, "north": 5 } } }),
        ] {
            let wrong = wished(&Wish {
                options: Some(options),
                ..wish()
            });
            assert!(matches!(wrong, Err(Misfit::Options(_))));
        }
    }
}
