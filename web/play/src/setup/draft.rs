//! Choices for a match so far: options, the file of its board or scenario, and who sits there. Whether it
//! can be played is the engine's to say. Knows no game.

use super::{SavedSetup, SeatingPreset, first_bot_level, seed_of, set_bot_level};
use crate::games::{GameScreens, default_players, imported_record};
use derive_where::derive_where;
use engine::bots::Level;
use engine::error::LoadError;
use engine::game::{Game, Seat};
use engine::session::Session;
use std::fmt;
use store::pack::current_content;
use store::start_match::MatchSetup;
use store::{PlayerKind, SaveRecord, SeatColor, color};
use ui::clock::random_seed;
use ui::l10n::Phrases;

/// A game whose matches are set up from options that name one file.
pub trait GameSetup: GameScreens {
    /// The file of a board or a scenario.
    type File: Clone + PartialEq + fmt::Debug + 'static;
    /// Whether the set-up that was made last is kept.
    const REMEMBERS: bool = false;

    /// The file that options name.
    ///
    /// # Errors
    /// When there is none, or it is faulty.
    fn file(options: &Self::Options) -> Result<Self::File, LoadError>;
    /// Makes options those of a new match: nothing is left in them of an older edition of the rules.
    fn normalize(_options: &mut Self::Options) {}
    /// For how many seats options are.
    fn seat_count(options: &Self::Options) -> u8;
    /// Fits colors to those seats.
    fn fit_colors(options: &Self::Options, colors: &mut Vec<SeatColor>) {
        color::fit(colors, usize::from(Self::seat_count(options)));
    }
    /// What the match is called.
    fn title(phrases: &Phrases, draft: &SetupDraft<Self>) -> String;
    /// What somebody plays who never has.
    ///
    /// # Errors
    /// When the box has no such board.
    fn first_draft(seed: String) -> Result<SetupDraft<Self>, LoadError>;
}

/// Choices so far.
#[derive_where(Clone, PartialEq)]
pub struct SetupDraft<G: GameSetup> {
    /// What the engine is given.
    pub options: G::Options,
    /// The board or scenario that is chosen, as it stands in its file.
    pub file: G::File,
    /// Who plays each seat.
    pub sitters: Vec<PlayerKind>,
    /// The color of each seat.
    pub colors: Vec<SeatColor>,
    /// The seed as the player reads and writes it.
    pub seed: String,
}

impl<G: GameSetup> fmt::Debug for SetupDraft<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft")
            .field("options", &self.options)
            .field("file", &self.file)
            .field("sitters", &self.sitters)
            .field("colors", &self.colors)
            .field("seed", &self.seed)
            .finish()
    }
}

impl<G: GameSetup> SetupDraft<G> {
    /// The match of these options, with those who sit there.
    ///
    /// # Errors
    /// When there is no such board, or it is faulty.
    pub fn of(
        mut options: G::Options,
        sitters: Vec<PlayerKind>,
        colors: Vec<SeatColor>,
        seed: String,
    ) -> Result<Self, LoadError> {
        G::normalize(&mut options);
        let mut draft = Self {
            file: G::file(&options)?,
            options,
            sitters,
            colors,
            seed,
        };
        draft.fit_seats();
        Ok(draft)
    }

    /// The same match once more, with those who sit at it now, by other chance.
    ///
    /// # Errors
    /// What is wrong with its board.
    pub fn rematch(
        options: &G::Options,
        last: &SaveRecord,
        seed: String,
    ) -> Result<Self, LoadError> {
        let (sitters, colors) = (last.sitters.clone(), last.colors.clone());
        Self::of(options.clone(), sitters, colors, seed)
    }

    /// The same with other options; as it was where they are none.
    #[must_use]
    pub fn replace_options(&self, options: G::Options) -> Self {
        let (sitters, colors) = (self.sitters.clone(), self.colors.clone());
        let changed = Self::of(options, sitters, colors, self.seed.clone());
        changed.unwrap_or_else(|_| self.clone())
    }

    /// Changes what is agreed on.
    #[must_use]
    pub fn with_options(&self, change: impl FnOnce(&mut G::Options)) -> Self {
        let mut options = self.options.clone();
        change(&mut options);
        self.replace_options(options)
    }

    /// The table as it would be laid.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn table(&self) -> Result<G::Game, LoadError> {
        <G::Game>::with_content(self.options.clone(), &current_content().get::<G::Game>())
    }

    /// Why it cannot be played, if it cannot.
    #[must_use]
    pub fn fault(&self) -> Option<LoadError> {
        self.table().err()
    }

    /// What the match is called.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> String {
        G::title(phrases, self)
    }

    /// Deals the match and writes it down as a new save.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let session = Session::new(self.table()?, seed_of(&self.seed));
        let title = self.name(phrases).chars().take(80).collect();
        Ok(SaveRecord {
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            ..imported_record::<G>(&session, title, now, salt)
        })
    }
}

impl<G: GameSetup> MatchSetup for SetupDraft<G> {
    fn quick_start(level: Level) -> Result<Self, LoadError> {
        Ok(G::first_draft(random_seed())?.with_bot_level(level))
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn setup_error(&self) -> Option<LoadError> {
        self.fault()
    }

    fn create_match(
        &self,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }

    fn on_started(&self) {
        if G::REMEMBERS {
            self.save_started();
        }
    }
}

/// Who sits there.
impl<G: GameSetup> SetupDraft<G> {
    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..G::seat_count(&self.options)).map(Seat)
    }

    /// Who sits at a seat.
    #[must_use]
    pub fn player_kind(&self, seat: Seat) -> PlayerKind {
        let sitter = self.sitters.get(seat.index());
        sitter.copied().unwrap_or(PlayerKind::Human)
    }

    /// Gives a seat to somebody else.
    #[must_use]
    pub fn with_player_kind(&self, seat: Seat, sitter: PlayerKind) -> Self {
        let mut draft = self.clone();
        if let Some(own) = draft.sitters.get_mut(seat.index()) {
            *own = sitter;
        }
        draft
    }

    /// Gives a seat another color.
    #[must_use]
    pub fn with_color(&self, seat: Seat, color: SeatColor) -> Self {
        let mut draft = self.clone();
        color::assign(&mut draft.colors, seat.index(), color);
        draft
    }

    /// Whether somebody plays at another screen.
    #[must_use]
    pub fn has_away(&self) -> bool {
        self.sitters.contains(&PlayerKind::Away)
    }

    /// Whether several play at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let people = self.sitters.iter();
        people
            .filter(|sitter| **sitter == PlayerKind::Human)
            .count()
            > 1
    }

    /// Whether only bots play.
    #[must_use]
    pub fn is_bots_only(&self) -> bool {
        let mut all = self.sitters.iter();
        all.all(|sitter| matches!(sitter, PlayerKind::Bot(_)))
    }

    /// What who sits there comes to, if it is one of the choices for all seats.
    #[must_use]
    pub fn seating_preset(&self) -> Option<SeatingPreset> {
        SeatingPreset::from_players(&self.sitters)
    }

    /// With other company; bots stay of the level that they are of.
    #[must_use]
    pub fn with_seating_preset(&self, company: SeatingPreset) -> Self {
        let mut draft = self.clone();
        company.apply(&mut draft.sitters);
        draft
    }

    /// The level of the bots; of the first where they differ.
    #[must_use]
    pub fn level(&self) -> Level {
        first_bot_level(&self.sitters)
    }

    /// The same match with all its bots of one level.
    #[must_use]
    pub fn with_bot_level(mut self, level: Level) -> Self {
        set_bot_level(&mut self.sitters, level);
        self
    }

    /// Fits sitters and colors to the seats: the first a player, new ones bots.
    pub fn fit_seats(&mut self) {
        let seats = G::seat_count(&self.options);
        let known = self.sitters.len();
        self.sitters
            .extend(default_players(seats).into_iter().skip(known));
        self.sitters.truncate(usize::from(seats));
        G::fit_colors(&self.options, &mut self.colors);
    }
}

/// The set-up that was made last.
impl<G: GameSetup> SetupDraft<G> {
    /// What a set-up begins with: the one that was kept, else a first match.
    ///
    /// # Errors
    /// When the box has no such board.
    pub fn load_or_first() -> Result<Self, LoadError> {
        let seed = random_seed();
        let kept = G::REMEMBERS.then(|| Self::load(&seed)).flatten();
        kept.map_or_else(|| G::first_draft(seed), Ok)
    }

    /// This set-up, kept where its game keeps them.
    #[must_use]
    pub fn remember(self) -> Self {
        if G::REMEMBERS {
            self.save();
        }
        self
    }

    /// The set-up that was kept, if one was that can be played; with this seed where its match has
    /// begun.
    #[must_use]
    pub fn load(seed: &str) -> Option<Self> {
        Self::from_saved(SavedSetup::load(<G::Game>::NAME)?, seed)
    }

    /// Keeps this set-up.
    pub fn save(&self) {
        self.to_saved(Some(self.seed.clone())).save(<G::Game>::NAME);
    }

    /// Keeps what was agreed on for a match that has begun.
    pub fn save_started(&self) {
        self.to_saved(None).save(<G::Game>::NAME);
    }

    /// What of it is kept.
    #[must_use]
    pub fn to_saved(&self, seed: Option<String>) -> SavedSetup<G::Options> {
        SavedSetup {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            colors: self.colors.clone(),
            seed,
        }
    }

    /// It, of what was kept.
    #[must_use]
    pub fn from_saved(kept: SavedSetup<G::Options>, seed: &str) -> Option<Self> {
        let seed = kept.seed.unwrap_or_else(|| seed.to_owned());
        let draft = Self::of(kept.options, kept.sitters, kept.colors, seed).ok()?;
        draft.fault().is_none().then_some(draft)
    }
}
