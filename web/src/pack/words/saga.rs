//! The phrases of a pack of Saga: what it brings is called as it says.

use super::literal;
use engine::saga::content::Stock;

/// Scenarios of a pack name themselves, whatever one of ours with the same id is called.
pub(super) fn of_scenarios(stock: &Stock) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for scenario in stock.own_scenarios() {
        let key = format!("saga-scenario-{}", scenario.id);
        for (part, text) in [("goal", &scenario.goal_text), ("blurb", &scenario.story)] {
            texts.push((format!("{key}.{part}"), literal(text)));
        }
        texts.push((key, literal(&scenario.title)));
    }
    texts
}

/// Whether a key names a scenario, a tile, a Commander or a card; a card may have a text of its
/// own.
pub(super) fn is_key(stock: &Stock, key: &str) -> bool {
    let (id, part) = key
        .split_once('.')
        .map_or((key, ""), |(id, part)| (id, part));
    let Ok(parts) = stock.parts() else {
        return false;
    };
    let named = |kind: &str| id.strip_prefix("saga-")?.strip_prefix(kind);
    let one_of = |kind: &str, mut ids: &mut dyn Iterator<Item = &String>| {
        named(kind).is_some_and(|id| Iterator::any(&mut ids, |known| known == id))
    };
    let is_card = || {
        one_of("commander-", &mut parts.commanders.iter().map(|it| &it.id))
            || one_of("gear-", &mut parts.gear.iter().map(|it| &it.id))
            || one_of("action-", &mut parts.actions.iter().map(|it| &it.id))
            || one_of(
                "exploration-",
                &mut parts.explorations.iter().map(|it| &it.id),
            )
            || one_of("threat-", &mut parts.events.iter().map(|it| &it.id))
            || one_of("boss-", &mut parts.bosses.iter().map(|it| &it.id))
            || one_of("extra-", &mut parts.extras.iter().map(|it| &it.id))
    };
    match part {
        "" if one_of("tile-", &mut parts.tiles.iter().map(|it| &it.id)) => true,
        "" | "goal" | "blurb" if named("scenario-").is_some_and(|id| stock.is_of_pack(id)) => true,
        "" | "text" => is_card(),
        _ => false,
    }
}
