//! The routes of shared links, each with the code of what is shared.

use super::Route;
use engine::registry::GameId;

impl Route {
    /// Parses the route of a shared link. A damaged code stays a route; the page reports it.
    pub(super) fn parse_shared(parts: &[&str]) -> Self {
        let nth = |nth: usize| parts.get(nth).copied().unwrap_or_default().to_owned();
        match parts {
            ["board", game] | ["board", game, _] => {
                GameId::from_name(game).map_or(Self::NotFound, |game| {
                    let code = nth(2);
                    Self::Board { game, code }
                })
            }
            ["match"] | ["match", _] | ["match", _, _] => Self::Match {
                code: nth(1),
                at: nth(2).parse().ok(),
            },
            ["turn"] | ["turn", _] | ["turn", _, _] => Self::Turn {
                code: nth(1),
                seats: nth(2),
            },
            ["join"] | ["join", _] => Self::Join { code: nth(1) },
            ["answer"] | ["answer", _] => Self::Answer { code: nth(1) },
            [..] => Self::NotFound,
        }
    }
}
