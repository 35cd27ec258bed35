//! What modes, maps and seats are called before there is a table: in the player's language, or as
//! the maker of a map wrote it.

use engine::exodus::layout::LayoutFile;
use engine::exodus::metadata;
use engine::exodus::options::{LayoutChoice, Mode, Options};
use ui::l10n::Phrases;

/// The name of a mode in phrase keys and inputs.
#[must_use]
pub const fn mode_slug(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => "standard",
        Mode::Long => "long",
        Mode::Combat => "combat",
        Mode::Short => "short",
    }
}

#[must_use]
pub fn mode_name(phrases: &Phrases, mode: Mode) -> String {
    phrases.text(&format!("exodus-setup-mode-{}", mode_slug(mode)))
}

/// A game: its mode and how many play.
pub(super) fn game_name(phrases: &Phrases, options: &Options) -> String {
    let words = [
        ("mode", mode_name(phrases, options.mode).into()),
        ("seats", options.seats.into()),
    ];
    phrases.say("exodus-setup-name", &words)
}

/// The name of a map.
#[must_use]
pub fn map_name(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
    shipped_phrase(phrases, choice, file, "").unwrap_or_else(|| file.title.clone())
}

/// What a map is like.
#[must_use]
pub fn map_blurb(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
    shipped_phrase(phrases, choice, file, ".blurb").unwrap_or_else(|| file.blurb.clone())
}

/// A phrase about a map of the stock: what its pack says of it, or what we say of those of the box.
/// One of one's own may have the id of another.
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
        let known = metadata::SIZES.contains(&size);
        known.then(|| phrases.find(&format!("exodus-setup-map-{size}{part}"), &[]))?
    };
    of_pack.or_else(of_box)
}
