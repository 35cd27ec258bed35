//! What machines read about each game: oEmbed answers as files, a page for each game with discovery links, Open Graph
//! tags and the terms of schema.org, and the catalog of the page that makes embed codes.

use crate::house::root;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::{fs, path::Path};

/// Width and height of a player where nobody says otherwise.
const SIZE: (u16, u16) = (640, 480);

/// The page of a game, with names in braces for what differs.
const TEMPLATE: &str = include_str!("game.html");

/// A game as machines know it.
struct Card {
    /// Its name in addresses.
    id: &'static str,
    title: &'static str,
    about: &'static str,
    players: (u8, u8),
    makers: &'static [(&'static str, &'static str)],
    /// The folder of its boards or scenarios, or the file with a list of them, and the key of their
    /// names.
    fields: (&'static str, &'static str),
    /// The sample of a content pack for it.
    pack: &'static str,
}

const CARDS: [Card; 4] = [
    Card {
        id: "rift",
        title: "Centauri Rift",
        about: "A duel of space ships without dice and without secrets: share out the energy of your ships on three \
            planes of space, against a bot or a friend at the same screen.",
        players: (1, 12),
        makers: &[
            ("author", "Jacques Boulet"),
            ("illustrator", "Daniel Allen"),
            ("publisher", "Incurable Dreamer"),
        ],
        fields: ("engine/src/rift/content/boards", "name"),
        pack: "packs/sample.json",
    },
    Card {
        id: "space-rift",
        title: "Space Rift",
        about: "Two fleets on hexes, hidden command cards, battle dice, and a rift that drifts through the fight and \
            carries ships along: against a bot or a friend at the same screen.",
        players: (1, 6),
        makers: &[("author", "Richard Borg")],
        fields: ("engine/src/space_rift/content/scenarios", "title"),
        pack: "packs/space-rift.json",
    },
    Card {
        id: "exodus",
        title: "Exodus: Proxima Centauri",
        about: "Two to six colonies settle the worlds around Proxima: sealed choices, votes in a council, ships put together \
            part by part, and battles for hexes of a star map, against bots or friends.",
        players: (2, 6),
        makers: &[
            ("author", "Agnieszka Kopera"),
            ("author", "Andrei Novac"),
            ("publisher", "NSKN Games"),
        ],
        fields: ("engine/src/exodus/content/layouts.json", "title"),
        pack: "packs/exodus.json",
    },
    Card {
        id: "saga",
        title: "Centauri Saga",
        about: "One to four armadas explore the sectors around a broken Jumpgate: five campaigns against Raiders and Bosses, \
            won or lost together with friends or bots, and an Arena for those who would rather fight each other.",
        players: (1, 4),
        makers: &[("publisher", "Vesuvius Media")],
        fields: ("engine/src/saga/content/scenarios", "title"),
        pack: "packs/saga.json",
    },
];

/// Writes the files of every game and of its boards.
pub(super) fn write(stage: &Path, address: &str) -> Result<()> {
    for folder in ["oembed", "games", "publish"] {
        fs::create_dir_all(stage.join(folder))?;
    }
    let catalog = format!("{:#}\n", catalog()?);
    fs::write(stage.join("publish/catalog.json"), catalog)?;
    for card in &CARDS {
        let put = |name: &str, title: &str, query: &str| -> Result<()> {
            let answer = format!("{:#}\n", oembed(address, title, query));
            Ok(fs::write(
                stage.join(format!("oembed/{name}.json")),
                answer,
            )?)
        };
        put(card.id, card.title, &format!("game={}", card.id))?;
        for (board, name) in card.boards()? {
            let title = format!("{} – {name}", card.title);
            let query = format!("game={}&amp;scenario={board}", card.id);
            put(&format!("{}-{board}", card.id), &title, &query)?;
        }
        let page = page(card, address);
        fs::write(stage.join(format!("games/{}.html", card.id)), page)?;
    }
    Ok(())
}

/// What the page that makes embed codes offers.
fn catalog() -> Result<Value> {
    let mut games = Vec::new();
    for card in &CARDS {
        let boards = card.boards()?.into_iter();
        let boards: Vec<Value> = boards
            .map(|(id, name)| json!({ "id": id, "name": name }))
            .collect();
        games.push(json!({ "id": card.id, "title": card.title, "boards": boards }));
    }
    Ok(json!({ "games": games, "packs": CARDS.map(|card| card.pack) }))
}

impl Card {
    /// The ids and names of its boards or scenarios.
    fn boards(&self) -> Result<Vec<(String, String)>> {
        let (folder, name) = self.fields;
        let mut boards = Vec::new();
        for board in files(&root().join(folder)).context(folder)? {
            let text = |key: &str| board[key].as_str().unwrap_or_default().to_owned();
            boards.push((text("id"), text(name)));
        }
        boards.sort();
        Ok(boards)
    }
}

/// Every file of a folder, or everything in the list of a file.
fn files(place: &Path) -> Result<Vec<Value>> {
    if place.is_file() {
        return Ok(serde_json::from_str(&fs::read_to_string(place)?)?);
    }
    let read = |entry: std::io::Result<fs::DirEntry>| {
        Ok(serde_json::from_str(&fs::read_to_string(entry?.path())?)?)
    };
    fs::read_dir(place)?.map(read).collect()
}

fn oembed(address: &str, title: &str, query: &str) -> Value {
    let (width, height) = SIZE;
    let html = format!(
        "<iframe src=\"{address}embed.html?{query}\" width=\"{width}\" height=\"{height}\" title=\"{title}\" \
         loading=\"lazy\" referrerpolicy=\"strict-origin\" allow=\"fullscreen; clipboard-write; web-share\" \
         sandbox=\"allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox\"></iframe>"
    );
    json!({
        "version": "1.0", "type": "rich", "title": title,
        "provider_name": "Centauri", "provider_url": address,
        "width": width, "height": height, "html": html, "cache_age": 86400,
        "thumbnail_url": format!("{address}icons/icon-512.png"), "thumbnail_width": 512, "thumbnail_height": 512,
    })
}

fn page(card: &Card, address: &str) -> String {
    let makers: String = card
        .makers
        .iter()
        .map(|(role, name)| format!("        <li itemprop=\"{role}\">{name}</li>\n"))
        .collect();
    let (least, most) = card.players;
    [
        ("{title}", card.title),
        ("{about}", card.about),
        ("{id}", card.id),
        ("{address}", address),
        ("{least}", &least.to_string()),
        ("{most}", &most.to_string()),
        ("{makers}", &makers),
    ]
    .into_iter()
    .fold(TEMPLATE.to_owned(), |page, (name, value)| {
        page.replace(name, value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_what_consumers_need() {
        let answer = oembed("https://a.example/", "T", "game=rift");
        for key in [
            "version",
            "type",
            "html",
            "width",
            "height",
            "title",
            "thumbnail_url",
        ] {
            assert!(!answer[key].is_null(), "{key}");
        }
        assert!(
            answer["html"]
                .as_str()
                .unwrap()
                .contains("src=\"https://a.example/embed.html?game=rift\"")
        );
    }

    #[test]
    fn the_page_of_a_game_has_no_script_and_no_inline_style() {
        for card in &CARDS {
            let page = page(card, "https://a.example/");
            assert!(
                !page.contains("<script") && !page.contains("style=") && !page.contains("<style")
            );
            assert!(
                page.contains("json+oembed")
                    && page.contains("og:title")
                    && page.contains("VideoGame")
            );
        }
    }

    #[test]
    fn every_board_has_a_name() {
        for (card, least) in CARDS.iter().zip([21, 12, 15]) {
            let boards = card.boards().unwrap();
            let named = |(id, name): &(String, String)| !id.is_empty() && !name.is_empty();
            assert!(
                boards.len() >= least && boards.iter().all(named),
                "{}",
                card.id
            );
        }
    }

    #[test]
    fn every_game_has_a_card_with_its_title_and_a_pack() {
        let mut games = Vec::new();
        for entry in fs::read_dir(root().join("web/src/games")).unwrap() {
            let folder = entry.unwrap();
            if folder.path().is_dir() {
                games.push(folder.file_name().to_string_lossy().replace('_', "-"));
            }
        }
        games.sort();
        let mut cards = CARDS.map(|card| card.id.to_owned());
        cards.sort();
        assert_eq!(games, cards);
        let read = |path: String| fs::read_to_string(root().join(path)).unwrap();
        let words = read("web/l10n/en/games.ftl".to_owned());
        for card in &CARDS {
            assert!(words.contains(&format!("{}-title = {}\n", card.id, card.title)));
            let pack: Value = serde_json::from_str(&read(format!("static/{}", card.pack))).unwrap();
            assert_eq!(pack["game"], card.id);
        }
    }
}
