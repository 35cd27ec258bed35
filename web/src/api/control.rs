//! Who may drive a player: the origins that its address names, as far as the installation allows them. One that says
//! nothing lets only its own pages.

use serde::Deserialize;

/// What the installation says, in `embed.json` beside the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct House {
    /// Origins that may drive players of this installation; `*` stands for all that an address names.
    #[serde(default)]
    pub control: Vec<String>,
}

impl House {
    /// Reads `embed.json`. What cannot be read allows nobody.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// Whether the page at `origin` may do more than look on; `own` is the origin of the player itself.
#[must_use]
pub fn may_drive(named: &[String], house: &House, origin: &str, own: &str) -> bool {
    let listed = house.control.iter().any(|one| one == "*" || one == origin);
    is_real(origin) && names(named, origin) && (origin == own || listed)
}

/// Why it may not, for those who build that page.
#[must_use]
pub fn why_not(named: &[String], origin: &str, own: &str) -> String {
    if !is_real(origin) {
        "A page without an origin of its own may look on and no more.".to_owned()
    } else if names(named, origin) {
        format!(
            "The installation at {own} does not let {origin} drive its players: \
             write that origin into `control` of its embed.json."
        )
    } else {
        format!("`control` of this player does not name {origin}.")
    }
}

/// A page without an origin could be anybody's.
fn is_real(origin: &str) -> bool {
    origin.starts_with("http://") || origin.starts_with("https://")
}

fn names(named: &[String], origin: &str) -> bool {
    named.iter().any(|one| one == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "https://games.example";

    fn list(items: &[&str]) -> Vec<String> {
        items.iter().map(|&item| item.to_owned()).collect()
    }

    fn house(items: &[&str]) -> House {
        House {
            control: list(items),
        }
    }

    #[test]
    fn both_lists_must_name_the_origin() {
        let origin = "https://a.example";
        let other = list(&["https://b.example"]);
        let named = list(&["https://b.example", origin]);
        let may = |named: &[String], allowed: &[&str], origin: &str| {
            may_drive(named, &house(allowed), origin, OWN)
        };
        assert!(may(&named, &["*"], origin));
        assert!(may(&named, &[origin], origin));
        assert!(!may(&named, &["https://b.example"], origin));
        assert!(!may(&named, &[], origin));
        assert!(!may(&other, &["*"], origin));
        assert!(!may(&[], &["*"], origin));
        assert!(!may(&list(&["null", "*"]), &["*"], "null"));
    }

    #[test]
    fn pages_of_the_installation_need_no_word_of_it() {
        assert!(may_drive(&list(&[OWN]), &house(&[]), OWN, OWN));
        assert!(!may_drive(&[], &house(&[]), OWN, OWN));
        assert!(!may_drive(&list(&["null"]), &house(&[]), "null", "null"));
    }

    #[test]
    fn the_installation_as_it_is_shipped_lets_nobody_else_drive() {
        let shipped = House::read(include_str!("../../../static/embed.json"));
        assert_eq!(shipped, House::default());
    }

    #[test]
    fn who_may_not_drive_is_told_what_to_change() {
        let origin = "https://a.example";
        let named = list(&[origin]);
        assert!(why_not(&named, origin, OWN).contains("embed.json"));
        assert!(why_not(&[], origin, OWN).contains("of this player"));
        assert!(why_not(&named, "null", OWN).contains("without an origin"));
    }

    #[test]
    fn an_installation_that_cannot_be_read_allows_nobody() {
        assert_eq!(House::read("{"), House::default());
        assert_eq!(House::read("{}"), House::default());
        assert_eq!(House::read("{\"control\":[\"*\"]}").control, ["*"]);
    }
}
