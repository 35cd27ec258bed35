//! Who plays a match that is set up: choices for all seats at once, and one level for all bots. It
//! knows no game.

use super::{Draft, Drafted, PartProps};
use crate::games::FIRST_LEVEL;
use engine::bots::Level;
use engine::game::Game;
use store::Sitter;
use ui::form::{Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Who sits at the table, as one choice for all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// One player with bots.
    Bots,
    /// All players at one screen.
    Screen,
    /// One player here, the others elsewhere.
    Far,
    /// Bots among themselves.
    Watch,
}

impl Company {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Bots, Self::Screen, Self::Far, Self::Watch];

    /// Its name in phrase keys and inputs.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::Screen => "screen",
            Self::Far => "far",
            Self::Watch => "watch",
        }
    }

    /// The choice of that name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|company| company.slug() == slug)
    }

    /// Who sits at a seat.
    #[must_use]
    pub const fn sitter(self, seat: usize, level: Level) -> Sitter {
        match (self, seat) {
            (Self::Screen, _) | (Self::Bots | Self::Far, 0) => Sitter::Human,
            (Self::Bots, _) | (Self::Watch, _) => Sitter::Bot(level),
            (Self::Far, _) => Sitter::Away,
        }
    }

    /// What who sits there comes to, if it is one of the choices for all seats.
    #[must_use]
    pub fn of(sitters: &[Sitter]) -> Option<Self> {
        let level = level(sitters);
        let fits = |company: &Self| {
            let mut all = sitters.iter().enumerate();
            all.all(|(seat, sitter)| alike(*sitter, company.sitter(seat, level)))
        };
        Self::ALL.into_iter().find(fits)
    }

    /// Seats such company; bots stay of the level that they are of.
    pub fn seat(self, sitters: &mut [Sitter]) {
        let level = level(sitters);
        for (seat, sitter) in sitters.iter_mut().enumerate() {
            let wanted = self.sitter(seat, level);
            if !alike(*sitter, wanted) {
                *sitter = wanted;
            }
        }
    }

    /// Fits those who sit there to another number of seats. New ones are like the last, where that
    /// is nobody at this screen.
    pub fn fit(sitters: &mut Vec<Sitter>, seats: u8) {
        let level = level(sitters);
        let like = match Self::of(sitters) {
            Some(company) => company.sitter(1, level),
            None => Sitter::Bot(level),
        };
        sitters.resize(usize::from(seats), like);
    }
}

/// Whether two are the same to a choice for all seats: bots are, of any level.
fn alike(sitter: Sitter, wanted: Sitter) -> bool {
    sitter == wanted || matches!((sitter, wanted), (Sitter::Bot(_), Sitter::Bot(_)))
}

fn bots(sitters: &[Sitter]) -> impl Iterator<Item = Level> + '_ {
    sitters.iter().filter_map(|sitter| match sitter {
        Sitter::Bot(level) => Some(*level),
        Sitter::Human | Sitter::Away => None,
    })
}

/// The level of the bots; of the first where they differ.
#[must_use]
pub fn level(sitters: &[Sitter]) -> Level {
    bots(sitters).next().unwrap_or(FIRST_LEVEL)
}

/// The level that all bots have, if they have one; the outer `None` where there is no bot.
#[must_use]
pub fn levels(sitters: &[Sitter]) -> Option<Option<Level>> {
    let first = bots(sitters).next()?;
    Some(bots(sitters).all(|level| level == first).then_some(first))
}

/// Makes all bots of one level.
pub fn set_level(sitters: &mut [Sitter], level: Level) {
    for sitter in sitters {
        if matches!(sitter, Sitter::Bot(_)) {
            *sitter = Sitter::Bot(level);
        }
    }
}

/// Properties of the levels.
#[derive(Properties, PartialEq)]
pub struct LevelsProps {
    /// What is chosen.
    pub legend: String,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// Told of another level.
    pub onlevel: Callback<Level>,
}

/// One level for all bots, where there are any.
#[component]
pub fn Levels(props: &LevelsProps) -> Html {
    let phrases = use_phrases();
    let Some(held) = levels(&props.sitters) else {
        return Html::default();
    };
    let radios = Level::ALL.map(|level| {
        let key = format!("level-{}", level.term());
        Radio::new(level.term(), phrases.text(&key)).hinted(phrases.text(&format!("{key}.hint")))
    });
    let onlevel = props.onlevel.clone();
    let onchange = move |slug: AttrValue| {
        let mut all = Level::ALL.into_iter();
        if let Some(level) = all.find(|level| level.term() == slug.as_str()) {
            onlevel.emit(level);
        }
    };
    let value = held.map_or("", Level::term);
    html! {
        <div class="setup-tiles">
            <Radios name="level" legend={props.legend.clone()} radios={radios.to_vec()} {value} {onchange} />
        </div>
    }
}

/// Who plays: one choice for all seats, and one level for all bots.
#[component]
pub fn Companies<G: Drafted>(props: &PartProps<Draft<G>>) -> Html {
    let phrases = use_phrases();
    let (draft, game) = (&props.draft, <G::Game>::NAME);
    let radios = Company::ALL.map(|company| {
        let key = format!("{game}-setup-company-{}", company.slug());
        Radio::new(company.slug(), phrases.text(&key)).hinted(phrases.text(&format!("{key}.hint")))
    });
    let onchange = props.change(|draft: &Draft<G>, slug: AttrValue| {
        let company = Company::named(&slug);
        company.map_or_else(|| draft.clone(), |company| draft.with_company(company))
    });
    let onlevel = props.change(|draft: &Draft<G>, level| draft.clone().against(level));
    html! { <>
        <div class="setup-tiles setup-pairs">
            <Radios name="company" legend={phrases.text(&format!("{game}-setup-company"))} radios={radios.to_vec()}
                value={draft.company().map_or("", Company::slug)} {onchange} />
        </div>
        <Levels legend={phrases.text(&format!("{game}-setup-level"))} sitters={draft.sitters.clone()} {onlevel} />
    </> }
}
