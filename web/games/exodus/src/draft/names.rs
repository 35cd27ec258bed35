//! Names of modes, maps and games on the setup page: translated for shipped content, or as the
//! author of a map wrote them.

use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use ui::l10n::Phrases;

#[must_use]
pub fn mode_name(phrases: &Phrases, mode: Mode) -> String {
    phrases.text(&format!("exodus-setup-mode-{}", mode.into_str()))
}

/// Returns the title of a game: its mode and the number of players.
pub(super) fn game_name(phrases: &Phrases, options: &Options) -> String {
    let args = [
        ("mode", mode_name(phrases, options.mode).into()),
        ("seats", options.seats.into()),
    ];
    phrases.say("exodus-setup-name", &args)
}

/// Returns the translated name of a shipped map, or the name that the author wrote.
#[must_use]
pub fn map_name(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
    shipped_phrase(phrases, choice, file, "").unwrap_or_else(|| file.title.clone())
}

/// Returns the translated description of a shipped map, or the text that the author wrote.
#[must_use]
pub fn map_blurb(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
    shipped_phrase(phrases, choice, file, ".blurb").unwrap_or_else(|| file.blurb.clone())
}

/// Returns a phrase about a shipped map, from its content pack or from the page. A user-made map
/// has none, as its id may be that of a shipped one.
fn shipped_phrase(
    phrases: &Phrases,
    choice: &LayoutChoice,
    file: &LayoutFile,
    part: &str,
) -> Option<String> {
    let custom = matches!(choice, LayoutChoice::Custom(_));
    let (_, size) = file.id.split_once('-').filter(|_| !custom)?;
    let of_pack = phrases.find(&format!("exodus-map-{}{part}", file.id), &[]);
    let of_box = || {
        let is_shipped = metadata::SIZES.contains(&size);
        is_shipped.then(|| phrases.find(&format!("exodus-setup-map-{size}{part}"), &[]))?
    };
    of_pack.or_else(of_box)
}
