//! Tests of valid and invalid URLs of players.

use super::*;

fn parse_config(query: &str) -> Result<Config, EmbedFault> {
    Config::read(query)
}

fn code(query: &str) -> Option<&'static str> {
    parse_config(query).err().map(|error| error.code.name())
}

#[test]
fn only_the_game_parameter_is_required() {
    let config = parse_config("?game=rift").expect("the page has this game");
    assert_eq!(config.mode, PlayerMode::Play);
    assert_eq!(config.theme, Theme::System);
    assert_eq!(
        (config.links, config.store),
        (LinkPolicy::Confirm, StoreChoice::Own)
    );
    assert_eq!(
        (config.scroll, config.allows_network),
        (ScrollPolicy::Smart, false)
    );
    assert!(config.seats.is_empty() && config.control.is_empty());
}

#[test]
fn a_table_is_named_by_id_and_invitation() {
    let table = |query: &str| parse_config(&format!("?game=rift&{query}")).map(|one| one.table);
    let known = |invitation: Option<&str>| {
        let invitation = invitation.map(str::to_owned);
        let id = "a1".to_owned();
        Ok(Some(TableChoice::Known { id, invitation }))
    };
    assert_eq!(table("table=a1"), known(None));
    assert_eq!(table("table=a1&invitation=c2"), known(Some("c2")));
    assert_eq!(table("table=new"), Ok(Some(TableChoice::New)));
    assert_eq!(table("invitation=c2"), Ok(None));
    for wrong in ["table=a/1", "table=a1&invitation=%23", "table=..%2F"] {
        assert_eq!(code(&format!("?game=rift&{wrong}")), Some("config/table"));
    }
    let config = parse_config("?game=rift&table=a1&token=a.b.c").expect("a table");
    assert_eq!(config.token.as_deref(), Some("a.b.c"));
}

#[test]
fn every_parameter_is_read() {
    let config = parse_config(
        "?game=rift&scenario=cold-open&seed=ff&options=%7B%22rules%22%3A%7B%7D%7D&seats=human,bot:hard,bot\
         &mode=attract&load=abc&start=auto&theme=dark&lang=de&ui=header,log&links=deny&store=host&network=p2p\
         &scroll=never&pack=packs%2Fa.json&control=https%3A%2F%2Fa.example,https://b.example&utm_source=x",
    )
    .expect("all values are known");
    assert_eq!(config.scenario.as_deref(), Some("cold-open"));
    assert_eq!(config.options, Some(serde_json::json!({ "rules": {} })));
    let bots = [Level::Admiral, Level::Ensign].map(PlayerKind::Bot);
    assert_eq!(config.seats, [PlayerKind::Human, bots[0], bots[1]]);
    assert_eq!(
        (config.mode, config.theme),
        (PlayerMode::Attract, Theme::Night)
    );
    assert_eq!(config.control, ["https://a.example", "https://b.example"]);
    assert_eq!(config.pack.as_deref(), Some("packs/a.json"));
    assert!(config.hides("log") && !config.hides("rules"));
}

#[test]
fn control_origins_are_read_from_an_otherwise_invalid_query() {
    let query = "?game=chess&theme=pink&control=https%3A%2F%2Fa.example,,https://b.example";
    assert_eq!(
        Config::control(query),
        ["https://a.example", "https://b.example"]
    );
    assert!(Config::control("?game=rift").is_empty());
}

#[test]
fn remote_seats_do_not_require_the_network_parameter() {
    let config = parse_config("?game=rift&seats=human,remote,open").expect("all are known");
    assert_eq!(
        config.seats,
        [PlayerKind::Human, PlayerKind::Remote, PlayerKind::Remote]
    );
}

#[test]
fn an_invalid_value_is_an_error_with_a_message() {
    for (query, error) in [
        ("", "config/game"),
        ("?game=chess", "config/game"),
        ("?game=rift&mode=watch", "config/mode"),
        ("?game=rift&theme=pink", "config/value"),
        ("?game=rift&start=now", "config/value"),
        ("?game=rift&store=cloud", "config/value"),
        ("?game=rift&ui=board", "config/value"),
        ("?game=rift&network=tcp", "config/value"),
    ] {
        assert_eq!(code(query), Some(error), "{query}");
        assert_has_message(parse_config(query).err());
    }
}

#[test]
fn invalid_seats_or_options_do_not_invalidate_the_rest() {
    for (query, error) in [
        ("?game=rift&seats=human,cat", "config/seats"),
        ("?game=rift&seats=human,bot:grand", "config/seats"),
        ("?game=rift&options=%7B", "config/options"),
        ("?game=rift&options=7", "config/options"),
    ] {
        let config = parse_config(query).expect("looks and language are known");
        let match_error = config.match_error;
        assert_eq!(
            match_error.as_ref().map(|error| error.code.name()),
            Some(error)
        );
        assert_has_message(match_error);
    }
    let config = parse_config("?game=rift&seats=human,bot&options=%7B%7D").expect("it is right");
    assert_eq!(config.match_error, None);
}

/// Asserts that an error has a specific message.
fn assert_has_message(error: Option<EmbedFault>) {
    let message = error.expect("a fault").message;
    assert!(message.ends_with('.') && message.contains(' '), "{message}");
    assert!(
        !message.contains("EOF") && !message.contains("expected"),
        "{message}"
    );
}

#[test]
fn an_error_contains_the_invalid_value() {
    let value = |query| parse_config(query).err().map(|error| error.value);
    assert_eq!(value("?game=chess").as_deref(), Some("chess"));
    let pink = value("?game=rift&theme=pink");
    assert_eq!(pink.as_deref(), Some("theme=pink"));
}

#[test]
fn percent_decode_keeps_invalid_sequences_unchanged() {
    assert_eq!(percent_decode("a%20b+c"), "a b c");
    assert_eq!(percent_decode("100%"), "100%");
    assert_eq!(percent_decode("%zz%4"), "%zz%4");
    assert_eq!(percent_decode("%C3%A4"), "ä");
}
