//! The start page, a lobby: the last match to continue, the opponent of quick matches, and a tile
//! for each game.

mod continue_card;
mod game_tile;

use super::backup_reminder::BackupReminder;
use super::bot_level::BotLevelChoice;
use super::install::InstallOffer;
use continue_card::ContinueCard;
use engine::registry::GameId;
use game_tile::GameTile;
use store::{SaveList, use_saves};
use ui::fetch::table_server;
use ui::l10n::use_phrases;
use ui::mount::use_mount;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

#[component]
pub fn HomePage() -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("home-title"));
    let (last, any) = match use_saves() {
        SaveList::Ready(saves) => (
            saves
                .iter()
                .find(|save| !save.is_over && !save.is_watched())
                .cloned(),
            !saves.is_empty(),
        ),
        SaveList::Loading | SaveList::Failed(_) => (None, false),
    };
    html! {
        <main id="main" class="page home">
            <div class="page-head">
                <h1>{ phrases.text("home-title") }</h1>
                <p class="lead">{ phrases.text("home-lead") }</p>
            </div>
            if let Some(save) = last {
                <ContinueCard key={save.id.clone()} save={save.clone()} />
            }
            if any {
                <BackupReminder />
            }
            <OnlineLink />
            <BotLevelChoice />
            <div class="doors">
                for game in GameId::ALL {
                    <GameTile {game} />
                }
            </div>
            <InstallOffer />
            <p class="fine-print">{ phrases.text("home-unofficial") }</p>
        </main>
    }
}

/// The link to online tables, where the page names a table server.
#[component]
fn OnlineLink() -> Html {
    let (phrases, mount) = (use_phrases(), use_mount());
    let has_server = *use_memo((), |()| table_server().is_some());
    if !has_server || !mount.may_connect() {
        return Html::default();
    }
    html! {
        <div class="buttons">
            <Link to={Route::Online} class="button large">{ phrases.text("home-online") }</Link>
        </div>
    }
}
