//! The setup draft of any game: options, the file of its board or scenario, and the players. The
//! engine decides whether it can be played.

use super::{SavedSetup, SeatingPreset, first_bot_level, seed_of, set_bot_level};
use crate::games::{GameScreens, default_players, imported_record};
use derive_where::derive_where;
use engine::bots::Level;
use engine::error::LoadError;
use engine::game::{Game, Seat, Viewer};
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
    /// Whether the last setup is stored.
    const STORES_DRAFT: bool = false;

    /// Returns the file that options name.
    ///
    /// # Errors
    /// If there is none, or it is not valid.
    fn file(options: &Self::Options) -> Result<Self::File, LoadError>;
    /// Adjusts options for a new match: removes what belongs to an older edition of the rules.
    fn normalize(_options: &mut Self::Options) {}
    /// Returns the number of seats of options.
    fn seat_count(options: &Self::Options) -> u8;
    /// Adjusts the list of colors to the number of seats.
    fn fit_colors(options: &Self::Options, colors: &mut Vec<SeatColor>) {
        color::fit(colors, usize::from(Self::seat_count(options)));
    }
    /// Returns the title of the match.
    fn title(phrases: &Phrases, draft: &SetupDraft<Self>) -> String;
    /// Returns the setup for a player who has never played.
    ///
    /// # Errors
    /// If the base content has no such board.
    fn first_draft(seed: String) -> Result<SetupDraft<Self>, LoadError>;
    /// Returns the setup of a quick start.
    ///
    /// # Errors
    /// As [`first_draft`](Self::first_draft).
    fn quick_draft(seed: String) -> Result<SetupDraft<Self>, LoadError> {
        Self::first_draft(seed)
    }
    /// Returns the decision of a seat that a quick start makes for it, out of its legal actions;
    /// `None` where play has begun. The view is that of the seat.
    fn setup_action(
        _view: &<Self::Game as Game>::View,
        _legal: &[<Self::Game as Game>::Action],
    ) -> Option<<Self::Game as Game>::Action> {
        None
    }
}

/// The maximum number of decisions of a setup that a quick start makes.
const MAX_SETUP_ACTIONS: usize = 64;

/// Makes the decisions of the setup for all seats.
fn complete_setup<G: GameSetup>(session: &mut Session<G::Game>) {
    for _ in 0..MAX_SETUP_ACTIONS {
        let choice = session.status().waiting_seats().iter().find_map(|seat| {
            let view = session.view(Viewer::Seat(seat));
            let action = G::setup_action(&view, &session.sorted_legal_actions(seat))?;
            Some((seat, action))
        });
        let Some((seat, action)) = choice else {
            return;
        };
        if session.act(seat, action).is_err() {
            return;
        }
    }
}

/// The current choices for a match.
#[derive_where(Clone, PartialEq)]
pub struct SetupDraft<G: GameSetup> {
    pub options: G::Options,
    /// The chosen board or scenario, as its file has it.
    pub file: G::File,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
    /// The color of each seat, in seat order.
    pub colors: Vec<SeatColor>,
    /// The seed, as the player reads and writes it.
    pub seed: String,
}

impl<G: GameSetup> fmt::Debug for SetupDraft<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft")
            .field("options", &self.options)
            .field("file", &self.file)
            .field("sitters", &self.player_kinds)
            .field("colors", &self.colors)
            .field("seed", &self.seed)
            .finish()
    }
}

impl<G: GameSetup> SetupDraft<G> {
    /// Creates the draft of these options and players.
    ///
    /// # Errors
    /// If the board does not exist or is not valid.
    pub fn of(
        mut options: G::Options,
        player_kinds: Vec<PlayerKind>,
        colors: Vec<SeatColor>,
        seed: String,
    ) -> Result<Self, LoadError> {
        G::normalize(&mut options);
        let mut draft = Self {
            file: G::file(&options)?,
            options,
            player_kinds,
            colors,
            seed,
        };
        draft.fit_seats();
        Ok(draft)
    }

    /// Creates the draft of a rematch with the current players and another seed.
    ///
    /// # Errors
    /// The error in the board.
    pub fn rematch(
        options: &G::Options,
        last: &SaveRecord,
        seed: String,
    ) -> Result<Self, LoadError> {
        let (player_kinds, colors) = (last.player_kinds.clone(), last.colors.clone());
        Self::of(options.clone(), player_kinds, colors, seed)
    }

    /// Returns the draft with other options, unchanged if they are not valid.
    #[must_use]
    pub fn replace_options(&self, options: G::Options) -> Self {
        let (player_kinds, colors) = (self.player_kinds.clone(), self.colors.clone());
        let changed = Self::of(options, player_kinds, colors, self.seed.clone());
        changed.unwrap_or_else(|_| self.clone())
    }

    /// Returns the draft with changed options.
    #[must_use]
    pub fn with_options(&self, change: impl FnOnce(&mut G::Options)) -> Self {
        let mut options = self.options.clone();
        change(&mut options);
        self.replace_options(options)
    }

    /// Creates the game from the options and the content set in use.
    ///
    /// # Errors
    /// The reason why it cannot be played.
    pub fn game(&self) -> Result<G::Game, LoadError> {
        <G::Game>::with_content(self.options.clone(), &current_content().get::<G::Game>())
    }

    /// Returns why the match cannot be played; `None` if it can.
    #[must_use]
    pub fn error(&self) -> Option<LoadError> {
        self.game().err()
    }

    /// Returns the title of the match.
    #[must_use]
    pub fn name(&self, phrases: &Phrases) -> String {
        G::title(phrases, self)
    }

    /// Deals the match and creates its record.
    ///
    /// # Errors
    /// The reason why it cannot be played.
    pub fn begin(&self, phrases: &Phrases, now: u64, salt: u32) -> Result<SaveRecord, LoadError> {
        let session = self.deal()?;
        Ok(self.record(&session, phrases, now, salt))
    }

    fn deal(&self) -> Result<Session<G::Game>, LoadError> {
        Ok(Session::new(self.game()?, seed_of(&self.seed)))
    }

    fn record(
        &self,
        session: &Session<G::Game>,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> SaveRecord {
        let title = self.name(phrases).chars().take(80).collect();
        SaveRecord {
            player_kinds: self.player_kinds.clone(),
            colors: self.colors.clone(),
            ..imported_record::<G>(session, title, now, salt)
        }
    }
}

impl<G: GameSetup> MatchSetup for SetupDraft<G> {
    fn quick_start(level: Level) -> Result<Self, LoadError> {
        Ok(G::quick_draft(random_seed())?.with_bot_level(level))
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn setup_error(&self) -> Option<LoadError> {
        self.error()
    }

    fn create_match(
        &self,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> Result<SaveRecord, LoadError> {
        self.begin(phrases, now, salt)
    }

    fn create_quick_match(
        &self,
        phrases: &Phrases,
        now: u64,
        salt: u32,
    ) -> Result<SaveRecord, LoadError> {
        let mut session = self.deal()?;
        complete_setup::<G>(&mut session);
        Ok(self.record(&session, phrases, now, salt))
    }

    fn on_started(&self) {
        if G::STORES_DRAFT {
            self.save_started();
        }
    }
}

/// The players of the seats.
impl<G: GameSetup> SetupDraft<G> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..G::seat_count(&self.options)).map(Seat)
    }

    /// Returns who plays a seat.
    #[must_use]
    pub fn player_kind(&self, seat: Seat) -> PlayerKind {
        let player_kind = self.player_kinds.get(seat.index());
        player_kind.copied().unwrap_or(PlayerKind::Human)
    }

    /// Returns the draft with another player of a seat.
    #[must_use]
    pub fn with_player_kind(&self, seat: Seat, player_kind: PlayerKind) -> Self {
        let mut draft = self.clone();
        if let Some(kind) = draft.player_kinds.get_mut(seat.index()) {
            *kind = player_kind;
        }
        draft
    }

    /// Returns the draft with another color of a seat.
    #[must_use]
    pub fn with_color(&self, seat: Seat, color: SeatColor) -> Self {
        let mut draft = self.clone();
        color::assign(&mut draft.colors, seat.index(), color);
        draft
    }

    /// Returns whether a seat is played on another screen.
    #[must_use]
    pub fn has_remote(&self) -> bool {
        self.player_kinds.contains(&PlayerKind::Remote)
    }

    /// Returns whether several people play at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let people = self.player_kinds.iter();
        people
            .filter(|player_kind| **player_kind == PlayerKind::Human)
            .count()
            > 1
    }

    /// Returns whether only bots play.
    #[must_use]
    pub fn is_bots_only(&self) -> bool {
        let mut all = self.player_kinds.iter();
        all.all(|player_kind| matches!(player_kind, PlayerKind::Bot(_)))
    }

    /// Returns the preset that the players match, if any.
    #[must_use]
    pub fn seating_preset(&self) -> Option<SeatingPreset> {
        SeatingPreset::from_players(&self.player_kinds)
    }

    /// Returns the draft with a preset; existing bots keep their levels.
    #[must_use]
    pub fn with_seating_preset(&self, preset: SeatingPreset) -> Self {
        let mut draft = self.clone();
        preset.apply(&mut draft.player_kinds);
        draft
    }

    /// Returns the level of the bots; that of the first one if they differ.
    #[must_use]
    pub fn level(&self) -> Level {
        first_bot_level(&self.player_kinds)
    }

    /// Returns the draft with all bots at one level.
    #[must_use]
    pub fn with_bot_level(mut self, level: Level) -> Self {
        set_bot_level(&mut self.player_kinds, level);
        self
    }

    /// Adjusts players and colors to the number of seats: the first one is a person, new ones are
    /// bots.
    pub fn fit_seats(&mut self) {
        let seats = G::seat_count(&self.options);
        let known = self.player_kinds.len();
        self.player_kinds
            .extend(default_players(seats).into_iter().skip(known));
        self.player_kinds.truncate(usize::from(seats));
        G::fit_colors(&self.options, &mut self.colors);
    }
}

/// Storage of the last setup.
impl<G: GameSetup> SetupDraft<G> {
    /// Returns the initial draft: the stored one, otherwise that of a first match.
    ///
    /// # Errors
    /// If the base content has no such board.
    pub fn load_or_first() -> Result<Self, LoadError> {
        let seed = random_seed();
        let saved = G::STORES_DRAFT.then(|| Self::load(&seed)).flatten();
        saved.map_or_else(|| G::first_draft(seed), Ok)
    }

    /// Stores the draft, if its game does so, and returns it.
    #[must_use]
    pub fn remember(self) -> Self {
        if G::STORES_DRAFT {
            self.save();
        }
        self
    }

    /// Loads the stored setup if it can be played; uses `seed` if its match has begun.
    #[must_use]
    pub fn load(seed: &str) -> Option<Self> {
        Self::from_saved(SavedSetup::load(<G::Game>::NAME)?, seed)
    }

    /// Stores this setup with its seed.
    pub fn save(&self) {
        self.to_saved(Some(self.seed.clone())).save(<G::Game>::NAME);
    }

    /// Stores the setup of a match that has begun, without its seed.
    pub fn save_started(&self) {
        self.to_saved(None).save(<G::Game>::NAME);
    }

    /// Converts the draft for storage.
    #[must_use]
    pub fn to_saved(&self, seed: Option<String>) -> SavedSetup<G::Options> {
        SavedSetup {
            options: self.options.clone(),
            player_kinds: self.player_kinds.clone(),
            colors: self.colors.clone(),
            seed,
        }
    }

    /// Converts a stored setup into a draft, if it can be played.
    #[must_use]
    pub fn from_saved(saved: SavedSetup<G::Options>, seed: &str) -> Option<Self> {
        let seed = saved.seed.unwrap_or_else(|| seed.to_owned());
        let draft = Self::of(saved.options, saved.player_kinds, saved.colors, seed).ok()?;
        draft.error().is_none().then_some(draft)
    }
}
