//! Metadata about each game: oEmbed responses as files, a page with discovery links, Open Graph
//! tags and schema.org terms, and the catalog for the page that creates embed codes.

use crate::workspace::{games, root};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::{fs, path::Path};

/// The default width and height of a player, in pixels.
const DEFAULT_SIZE: (u16, u16) = (640, 480);

/// The page of a game, with placeholders in braces.
const TEMPLATE: &str = include_str!("game.html");

/// The metadata of a game, from the `card.json` of its crate in the page.
struct GameMetadata {
    /// The name in URLs.
    id: String,
    title: String,
    about: String,
    /// The minimum and maximum number of players.
    players: [u64; 2],
    /// The authors, as pairs of role and name.
    authors: Vec<(String, String)>,
    /// The folder of the boards or scenarios, or the file with a list of them; `None` if the game
    /// has only one.
    boards: Option<String>,
    /// The JSON key of the names of boards.
    name: String,
    /// The sample content pack, if the game supports packs.
    pack: Option<String>,
}

/// Returns the metadata of all games, in the order in which they are offered.
fn read_metadata() -> Result<Vec<GameMetadata>> {
    let words = fs::read_to_string(root().join("web/l10n/en/games.ftl"))?;
    let card = |(folder, id): (String, String)| {
        let file = root().join("web/games").join(folder).join("card.json");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let card: Value =
            serde_json::from_str(&text).with_context(|| file.display().to_string())?;
        let field = |key: &str| card[key].as_str().map(str::to_owned);
        let line = format!("{id}-title = ");
        let title = words.lines().find_map(|text| text.strip_prefix(&line));
        let authors = card["makers"].as_array().into_iter().flatten();
        let part = |maker: &Value, key: &str| maker[key].as_str().unwrap_or_default().to_owned();
        Ok(GameMetadata {
            title: title.context("a game has no title")?.to_owned(),
            about: field("about").context("a game has no description")?,
            players: [0, 1].map(|end| card["players"][end].as_u64().unwrap_or_default()),
            authors: authors
                .map(|maker| (part(maker, "role"), part(maker, "name")))
                .collect(),
            boards: field("boards"),
            name: field("name").unwrap_or_default(),
            pack: field("pack"),
            id,
        })
    };
    games()?.into_iter().map(card).collect()
}

/// Writes the files of every game and of its boards.
pub(super) fn write(stage: &Path, address: &str) -> Result<()> {
    for folder in ["oembed", "games", "publish"] {
        fs::create_dir_all(stage.join(folder))?;
    }
    let catalog = format!("{:#}\n", catalog()?);
    fs::write(stage.join("publish/catalog.json"), catalog)?;
    for card in read_metadata()? {
        let put = |name: &str, title: &str, query: &str| -> Result<()> {
            let answer = format!("{:#}\n", oembed(address, title, query));
            Ok(fs::write(
                stage.join(format!("oembed/{name}.json")),
                answer,
            )?)
        };
        put(&card.id, &card.title, &format!("game={}", card.id))?;
        for (board, name) in card.boards()? {
            let title = format!("{} – {name}", card.title);
            let query = format!("game={}&amp;scenario={board}", card.id);
            put(&format!("{}-{board}", card.id), &title, &query)?;
        }
        let page = page(&card, address);
        fs::write(stage.join(format!("games/{}.html", card.id)), page)?;
    }
    Ok(())
}

/// Returns the catalog for the page that creates embed codes.
fn catalog() -> Result<Value> {
    let mut games = Vec::new();
    let cards = read_metadata()?;
    for card in &cards {
        let boards = card.boards()?.into_iter();
        let boards: Vec<Value> = boards
            .map(|(id, name)| json!({ "id": id, "name": name }))
            .collect();
        games.push(json!({ "id": card.id, "title": card.title, "boards": boards }));
    }
    let packs: Vec<&String> = cards.iter().filter_map(|card| card.pack.as_ref()).collect();
    Ok(json!({ "games": games, "packs": packs }))
}

impl GameMetadata {
    /// Returns the ids and names of the boards or scenarios.
    fn boards(&self) -> Result<Vec<(String, String)>> {
        let mut boards = Vec::new();
        let Some(folder) = &self.boards else {
            return Ok(boards);
        };
        for board in files(&root().join(folder)).with_context(|| folder.clone())? {
            let text = |key: &str| board[key].as_str().unwrap_or_default().to_owned();
            boards.push((text("id"), text(&self.name)));
        }
        boards.sort();
        Ok(boards)
    }
}

/// Returns every file of a folder, or every entry of the list in a file.
fn files(source: &Path) -> Result<Vec<Value>> {
    if source.is_file() {
        return Ok(serde_json::from_str(&fs::read_to_string(source)?)?);
    }
    let parse = |entry: std::io::Result<fs::DirEntry>| {
        Ok(serde_json::from_str(&fs::read_to_string(entry?.path())?)?)
    };
    fs::read_dir(source)?.map(parse).collect()
}

fn oembed(address: &str, title: &str, query: &str) -> Value {
    let (width, height) = DEFAULT_SIZE;
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

fn page(card: &GameMetadata, address: &str) -> String {
    let authors: String = card
        .authors
        .iter()
        .map(|(role, name)| format!("        <li itemprop=\"{role}\">{name}</li>\n"))
        .collect();
    let [least, most] = card.players;
    [
        ("{title}", card.title.as_str()),
        ("{about}", &card.about),
        ("{id}", &card.id),
        ("{address}", address),
        ("{least}", &least.to_string()),
        ("{most}", &most.to_string()),
        ("{makers}", &authors),
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
    fn an_oembed_response_has_the_required_fields() {
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
        for card in read_metadata().unwrap() {
            let page = page(&card, "https://a.example/");
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
        for (card, least) in read_metadata().unwrap().iter().zip([21, 12, 15, 6]) {
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
    fn every_game_and_every_sample_pack_has_metadata() {
        let mut game_folders = Vec::new();
        for entry in fs::read_dir(root().join("web/games")).unwrap() {
            let folder = entry.unwrap();
            if folder.path().is_dir() {
                game_folders.push(folder.file_name().to_string_lossy().replace('_', "-"));
            }
        }
        game_folders.sort();
        let cards = read_metadata().unwrap();
        let mut ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        assert_eq!(game_folders, ids);
        let mut packs = Vec::new();
        for card in &cards {
            let Some(pack) = &card.pack else { continue };
            let text = fs::read_to_string(root().join("static").join(pack)).unwrap();
            let value: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(value["game"], card.id);
            packs.push(pack);
        }
        let samples = fs::read_dir(root().join("static/packs")).unwrap();
        assert_eq!(samples.count(), packs.len());
    }
}
