//! All requests to a server of online tables.

use protocol::online::{
    JoinTable, MailAddress, MailCode, NewPlayer, NewPushSubscription, NewTable, NewVacation,
    NotificationChange, NotificationSettings, NotificationTest, PasskeyAnswer, PasskeyChallenge,
    PasskeyInfo, PlayerExport, PlayerInfo, PlayerName, PlayerProfile, PublisherToken, RankedPlayer,
    RankingSize, Rematch, ReplacePlayer, ReplayCode, SeedOffer, ServerInfo, SubscriptionInfo,
    TableInfo, TakeOver, VacationStatus, WebhookAddress,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// Returns the schema of a body.
pub(super) type BodySchema = fn(&mut SchemaGenerator) -> Schema;
/// A successful answer: its status, what it is, and its body.
pub(super) type Answer = (u16, &'static str, Option<BodySchema>);

/// Who may send a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Everybody.
    Anybody,
    /// Everybody; a player learns more.
    AnybodyOrPlayer,
    /// A player with a key.
    Player,
    /// The operator with a key of the operator's page.
    Operator,
}

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The method, in lower case.
    pub method: &'static str,
    /// The path below that of all requests.
    pub path: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// Who may send it.
    pub access: Access,
    /// The names of parameters in the query.
    pub query: &'static [&'static str],
    /// The body.
    pub body: Option<BodySchema>,
    /// The successful answers.
    pub answers: &'static [Answer],
}

impl Operation {
    /// Makes a request of a player, without a body.
    pub(super) const fn new(
        method: &'static str,
        path: &'static str,
        summary: &'static str,
        answers: &'static [Answer],
    ) -> Self {
        Self {
            method,
            path,
            summary,
            access: Access::Player,
            query: &[],
            body: None,
            answers,
        }
    }

    pub(super) const fn with_body(self, body: BodySchema) -> Self {
        Self {
            body: Some(body),
            ..self
        }
    }

    const fn with_query(self, query: &'static [&'static str]) -> Self {
        Self { query, ..self }
    }

    pub(super) const fn by(self, access: Access) -> Self {
        Self { access, ..self }
    }
}

pub(super) fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

const PLAYER: &[Answer] = &[(200, "The player.", Some(of::<PlayerInfo>))];
const CHALLENGE: &[Answer] = &[(200, "The question.", Some(of::<PasskeyChallenge>))];
const PASSKEYS: &[Answer] = &[(200, "The passkeys.", Some(of::<Vec<PasskeyInfo>>))];
const STOP: &[Answer] = &[(200, "The page.", None)];
const SETTINGS: &[Answer] = &[(200, "The settings.", Some(of::<NotificationSettings>))];
const VACATION: &[Answer] = &[(200, "The vacation.", Some(of::<VacationStatus>))];
const TABLE: &[Answer] = &[(200, "The table.", Some(of::<TableInfo>))];
pub(super) const TABLES: &[Answer] = &[(
    200,
    "The tables, without options.",
    Some(of::<Vec<TableInfo>>),
)];

/// All requests, by path.
pub const OPERATIONS: &[Operation] = &[
    Operation::new(
        "get",
        "/server",
        "What the server says about itself.",
        &[(200, "The server.", Some(of::<ServerInfo>))],
    )
    .by(Access::Anybody),
    Operation::new(
        "post",
        "/players",
        "Become a player.",
        &[(201, "The player and the key.", Some(of::<NewPlayer>))],
    )
    .with_body(of::<PlayerName>)
    .by(Access::Anybody),
    Operation::new(
        "post",
        "/passkey-challenges",
        "Ask for the question to a passkey, to sign in. Not found without passkeys.",
        CHALLENGE,
    )
    .by(Access::Anybody),
    Operation::new(
        "post",
        "/passkey-sessions",
        "Sign in with the answer of a passkey.",
        &[(201, "The player and a new key.", Some(of::<NewPlayer>))],
    )
    .with_body(of::<PasskeyAnswer>)
    .by(Access::Anybody),
    Operation::new("get", "/me/passkeys", "The player's passkeys.", PASSKEYS),
    Operation::new(
        "post",
        "/me/passkeys",
        "Add a passkey.",
        &[(201, "All passkeys.", Some(of::<Vec<PasskeyInfo>>))],
    )
    .with_body(of::<PasskeyAnswer>),
    Operation::new(
        "post",
        "/me/passkeys/challenge",
        "Ask for the question to a new passkey.",
        CHALLENGE,
    ),
    Operation::new(
        "delete",
        "/me/passkeys/{id}",
        "Remove a passkey.",
        PASSKEYS,
    ),
    Operation::new(
        "post",
        "/me/keys",
        "Sign out everywhere else: all keys, and the tokens of all seats, are replaced.",
        &[(200, "The player and the new key.", Some(of::<NewPlayer>))],
    ),
    Operation::new(
        "post",
        "/publisher-session",
        "Play as the user of a publisher, whose token is used up.",
        &[(200, "The player and a key for a day.", Some(of::<NewPlayer>))],
    )
    .with_body(of::<PublisherToken>)
    .by(Access::Anybody),
    Operation::new("get", "/me", "Who the player is.", PLAYER),
    Operation::new("patch", "/me", "Change the name.", PLAYER).with_body(of::<PlayerName>),
    Operation::new(
        "delete",
        "/me",
        "Delete the player; bots play on.",
        &[(204, "The player is gone.", None)],
    ),
    Operation::new(
        "get",
        "/me/export",
        "Everything that is stored of the player.",
        &[(200, "The data.", Some(of::<PlayerExport>))],
    ),
    Operation::new(
        "get",
        "/me/tables",
        "The player's tables, those that wait for the player first.",
        TABLES,
    ),
    Operation::new(
        "get",
        "/me/vacation",
        "Whether the player is on vacation.",
        VACATION,
    ),
    Operation::new("put", "/me/vacation", "Go on vacation, now.", VACATION)
        .with_body(of::<NewVacation>),
    Operation::new(
        "delete",
        "/me/vacation",
        "End the vacation early.",
        VACATION,
    ),
    Operation::new(
        "get",
        "/me/notifications",
        "How the player is told that a match waits.",
        SETTINGS,
    ),
    Operation::new(
        "put",
        "/me/notifications",
        "Change the quiet hours.",
        SETTINGS,
    )
    .with_body(of::<NotificationChange>),
    Operation::new(
        "post",
        "/me/notifications/push",
        "Tell a browser.",
        &[(201, "The browser.", Some(of::<SubscriptionInfo>))],
    )
    .with_body(of::<NewPushSubscription>),
    Operation::new(
        "delete",
        "/me/notifications/push/{id}",
        "Tell a browser no more.",
        SETTINGS,
    ),
    Operation::new(
        "put",
        "/me/notifications/webhook",
        "Tell a webhook.",
        SETTINGS,
    )
    .with_body(of::<WebhookAddress>),
    Operation::new(
        "delete",
        "/me/notifications/webhook",
        "Tell the webhook no more.",
        SETTINGS,
    ),
    Operation::new(
        "put",
        "/me/notifications/mail",
        "Tell a mail address, once its owner has confirmed it. Sends a code there.",
        SETTINGS,
    )
    .with_body(of::<MailAddress>),
    Operation::new(
        "post",
        "/me/notifications/mail/confirm",
        "Confirm the mail address with the code.",
        SETTINGS,
    )
    .with_body(of::<MailCode>),
    Operation::new(
        "delete",
        "/me/notifications/mail",
        "Tell the mail address no more.",
        SETTINGS,
    ),
    Operation::new(
            "get",
            "/mail/stop",
            "The page that the link in mails opens, as HTML: whether to end them.",
            STOP,
        ).with_query(&["player", "token"]).by(Access::Anybody),
    Operation::new(
            "post",
            "/mail/stop",
            "End the mails; the answer is HTML.",
            STOP,
        ).with_query(&["player", "token"]).by(Access::Anybody),
    Operation::new(
        "post",
        "/me/notifications/test",
        "Send a test to all browsers, the webhook and the mail address.",
        &[(200, "How many accepted it.", Some(of::<NotificationTest>))],
    ),
    Operation::new(
        "put",
        "/tables/{id}/mute",
        "Say nothing of a table.",
        SETTINGS,
    ),
    Operation::new(
        "delete",
        "/tables/{id}/mute",
        "Tell of a table again.",
        SETTINGS,
    ),
    Operation::new(
        "get",
        "/players/{id}",
        "A player: ratings, campaigns, and the last finished matches at public tables.",
        &[(200, "The player.", Some(of::<PlayerProfile>))],
    )
    .by(Access::Anybody),
    Operation::new(
        "get",
        "/rankings",
        "The rankings that list somebody.",
        &[(200, "The rankings.", Some(of::<Vec<RankingSize>>))],
    )
    .by(Access::Anybody),
    Operation::new(
        "get",
        "/rankings/{game}/{seats}",
        "The first 50 players of a game with a number of seats.",
        &[(200, "The players.", Some(of::<Vec<RankedPlayer>>))],
    )
    .by(Access::Anybody),
    Operation::new("get", "/tables", "Public tables with open seats.", TABLES)
        .by(Access::AnybodyOrPlayer),
    Operation::new(
        "get",
        "/running-tables",
        "Public tables whose matches can be watched.",
        TABLES,
    )
    .by(Access::AnybodyOrPlayer),
    Operation::new(
        "post",
        "/tables",
        "Open a table.",
        &[(201, "The table.", Some(of::<TableInfo>))],
    )
    .with_body(of::<NewTable>),
    Operation::new(
        "post",
        "/seed-offers",
        "Ask for the server's commitment to its share of the seed of a new table.",
        &[(200, "The offer.", Some(of::<SeedOffer>))],
    ),
    Operation {
        query: &["invitation"],
        ..Operation::new("get", "/tables/{id}", "A table.", TABLE).by(Access::AnybodyOrPlayer)
    },
    Operation {
        query: &["invitation"],
        ..Operation::new(
            "get",
            "/tables/{id}/replay",
            "The share code of a match that is over, the parts of its seed, and its signatures.",
            &[(200, "The match.", Some(of::<ReplayCode>))],
        )
        .by(Access::AnybodyOrPlayer)
    },
    Operation::new("post", "/tables/{id}/join", "Take a seat.", TABLE).with_body(of::<JoinTable>),
    Operation::new(
        "post",
        "/tables/{id}/leave",
        "Give the seat back, before the match is dealt.",
        TABLE,
    ),
    Operation::new(
        "post",
        "/tables/{id}/start",
        "Start the match with bots at the open seats, as the player who opened the table.",
        TABLE,
    ),
    Operation::new(
        "post",
        "/tables/{id}/replace",
        "Let a bot play for a player for whom a match without a time limit has waited a week.",
        TABLE,
    )
    .with_body(of::<ReplacePlayer>),
    Operation::new(
        "post",
        "/tables/{id}/take-over",
        "Take over a seat that a person has left to a bot.",
        TABLE,
    )
    .with_body(of::<TakeOver>),
    Operation::new(
        "post",
        "/tables/{id}/rematch",
        "Ask for a rematch, or join it.",
        &[
            (
                200,
                "The rematch that was there already.",
                Some(of::<TableInfo>),
            ),
            (201, "The table of the rematch.", Some(of::<TableInfo>)),
        ],
    )
    .with_body(of::<Rematch>),
    Operation {
        query: &["watch", "invitation"],
        ..Operation::new(
            "get",
            "/tables/{id}/socket",
            "Open the WebSocket of a table. The token of the seat is part of its first message; with `watch=true` there is none, and the match is only watched.",
            &[(101, "The socket.", None)],
        )
        .by(Access::Anybody)
    },
];
