//! Who may drive a player: the origins that its address names, as far as the installation allows them.

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

/// Whether the page at `origin` may do more than look on.
#[must_use]
pub fn may_drive(named: &[String], house: &House, origin: &str) -> bool {
    // A page without an origin could be anybody's.
    let real = origin.starts_with("http://") || origin.starts_with("https://");
    let named = named.iter().any(|one| one == origin);
    let allowed = house.control.iter().any(|one| one == "*" || one == origin);
    real && named && allowed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_lists_must_name_the_origin() {
        let list = |items: &[&str]| {
            items
                .iter()
                .map(|&item| item.to_owned())
                .collect::<Vec<_>>()
        };
        fn house(items: &[&str]) -> House {
            House {
                control: items.iter().map(|&item| item.to_owned()).collect(),
            }
        }
        let origin = "https://a.example";
        let other = list(&["https://b.example"]);
        let named = list(&["https://b.example", origin]);
        assert!(may_drive(&named, &house(&["*"]), origin));
        assert!(may_drive(&named, &house(&[origin]), origin));
        assert!(!may_drive(&named, &house(&["https://b.example"]), origin));
        assert!(!may_drive(&named, &house(&[]), origin));
        assert!(!may_drive(&other, &house(&["*"]), origin));
        assert!(!may_drive(&[], &house(&["*"]), origin));
        assert!(!may_drive(&list(&["null", "*"]), &house(&["*"]), "null"));
    }

    #[test]
    fn an_installation_that_cannot_be_read_allows_nobody() {
        assert_eq!(House::read("{"), House::default());
        assert_eq!(House::read("{}"), House::default());
        assert_eq!(House::read("{\"control\":[\"*\"]}").control, ["*"]);
    }
}
