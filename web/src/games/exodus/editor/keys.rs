//! Keys of the editor: every tool, setting and step. The board's own keys come first.

use super::kit::{Kit, Tool};
use super::spot::Spot;
use super::studio::{Deed, Studio};
use crate::edit::keys::Press;
use crate::edit::{Step, Wish};
use yew::prelude::*;

/// What a key asks for.
enum Asked {
    Deed(Box<Deed>),
    Wish(Wish),
    Nothing,
}

fn deed(deed: Deed) -> Asked {
    Asked::Deed(Box::new(deed))
}

/// Takes the keys that mean something now.
pub fn taker(
    studio: &Studio,
    pointed: Option<Spot>,
    ondeed: &Callback<Deed>,
    onwish: &Callback<Wish>,
) -> Callback<Press, bool> {
    let (studio, ondeed, onwish) = (studio.clone(), ondeed.clone(), onwish.clone());
    Callback::from(move |press: Press| match asked(&studio, pointed, &press) {
        Asked::Deed(deed) => {
            ondeed.emit(*deed);
            true
        }
        Asked::Wish(wish) => {
            onwish.emit(wish);
            true
        }
        Asked::Nothing => false,
    })
}

fn asked(studio: &Studio, pointed: Option<Spot>, press: &Press) -> Asked {
    let key = press.key.as_str();
    if press.ctrl {
        return match (key, press.shift) {
            ("z", false) => deed(Deed::Step(Step::Undo)),
            ("z", true) | ("y", _) => deed(Deed::Step(Step::Redo)),
            ("s", false) => Asked::Wish(Wish::Save),
            _ => Asked::Nothing,
        };
    }
    let kit = studio.kit;
    let taken = |kit: Kit| deed(Deed::Take(kit));
    let mut tools = Tool::ALL.into_iter();
    if let Some(tool) = tools.find(|tool| tool.key().eq_ignore_ascii_case(key)) {
        return taken(Kit { tool, ..kit });
    }
    let digit = key.parse().ok().and_then(|digit| kit.with_digit(digit));
    if let Some(kit) = digit {
        return taken(kit);
    }
    match key {
        "y" => taken(Kit {
            symmetry: kit.next_symmetry(),
            ..kit
        }),
        "m" => deed(Deed::Move(!studio.moving)),
        "p" => Asked::Wish(Wish::Play),
        "delete" | "backspace" => match pointed.filter(|at| Some(*at) != studio.selected) {
            Some(at) => {
                let mut sketch = (**studio.settled()).clone();
                kit.wipe(&mut sketch, &[at]);
                deed(Deed::Change(sketch))
            }
            None => deed(Deed::Delete),
        },
        "escape" => deed(Deed::Release),
        _ => Asked::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Bench, Origin, Studio as _};
    use engine::exodus::sketch::Sketch;

    fn press(key: &str, ctrl: bool) -> Asked {
        let studio = Studio::begin(Bench::new(Sketch::blank(), Origin::New));
        let press = Press {
            key: key.to_owned(),
            ctrl,
            shift: false,
        };
        asked(&studio, None, &press)
    }

    fn kit(key: &str) -> Option<Kit> {
        match press(key, false) {
            Asked::Deed(deed) => match *deed {
                Deed::Take(kit) => Some(kit),
                _ => None,
            },
            Asked::Wish(_) | Asked::Nothing => None,
        }
    }

    #[test]
    fn keys_take_tools_and_settings() {
        assert_eq!(kit("g").map(|kit| kit.tool), Some(Tool::Guard));
        assert_eq!(kit("2").map(|kit| kit.tool), Some(Tool::Planet));
        assert!(kit("y").is_some_and(|taken| taken.symmetry != Kit::fresh().symmetry));
        assert!(matches!(press("s", true), Asked::Wish(Wish::Save)));
        assert!(matches!(press("k", false), Asked::Nothing));
        assert!(matches!(press("z", true), Asked::Deed(_)));
    }
}
