//! Compiles the decks of a scenario, from ids of the content set and cards in the scenario file.

use super::{CardCatalog, CompileResult, Compiler};
use crate::error::LoadError;
use crate::saga::content::card_files::{ExtraFile, ReportFile};
use crate::saga::content::cards::{ContentReader, MAX_CARDS_OF_KIND, MAX_PLACES};
use crate::saga::content::content_error::ContentError;
use crate::saga::content::flexible_value::{FlexibleValue, Never};
use crate::saga::figures::ExtraCard;
use crate::saga::ids::IdSet;
use crate::saga::mission::Report;
use crate::saga::scenario::CardSelection;
use crate::saga::state::MAX_BOSSES;

/// Cards of the content set that scenarios refer to by id.
pub struct NamedCards<'a> {
    /// Cards that scenario decks may name.
    pub extras: &'a [ExtraFile],
    /// Intelligence Reports that scenarios may name.
    pub reports: &'a [ReportFile],
}

impl Compiler<'_> {
    /// Returns the ids of the events, Explorations, Scanning Reports and Bosses in play. Cards in
    /// the scenario file come after those of the content set.
    pub(super) fn decks(
        &mut self,
        supply: &mut CardCatalog,
        _pool: &NamedCards<'_>,
    ) -> CompileResult<[IdSet; 4]> {
        let file = self.file.decks.clone().unwrap_or_default();
        let at = self.at("decks");
        let reading = &mut self.reading;
        let events = selected_cards(
            reading,
            &format!("{at}.events"),
            file.events.as_ref(),
            &mut supply.events,
            |card| &card.id,
            |reading, files| reading.events(files),
        )?;
        let explorations = selected_cards(
            reading,
            &format!("{at}.exploration"),
            file.exploration.as_ref(),
            &mut supply.explorations,
            |card| &card.id,
            |reading, files| reading.explorations(files),
        )?;
        let scans = selected_cards(
            reading,
            &format!("{at}.scanning"),
            file.scanning.as_ref(),
            &mut supply.scans,
            |card| &card.id,
            |reading, files| reading.scans(files),
        )?;
        let mut bosses = selected_cards(
            reading,
            &format!("{at}.bosses"),
            file.bosses.as_ref(),
            &mut supply.bosses,
            |card| &card.id,
            |reading, files| reading.bosses(files),
        )?;
        let fits = supply.bosses.len() <= MAX_BOSSES;
        self.ensure(fits, "decks", ".bosses", ContentError::Count(0, MAX_BOSSES))?;
        for preset in self.file.boss.iter().flat_map(|rule| &rule.preset) {
            let card = supply.bosses.iter().position(|card| card.id == preset.boss);
            if let Some(card) = card.and_then(|card| u8::try_from(card).ok()) {
                bosses.remove(card);
            }
        }
        Ok([events, explorations, scans, bosses])
    }

    /// Compiles the scenario's own decks.
    pub(super) fn extra(
        &mut self,
        pool: &NamedCards<'_>,
    ) -> CompileResult<Vec<(String, Vec<ExtraCard>)>> {
        let file = self.file.decks.clone().unwrap_or_default();
        let at = self.at("decks");
        let mut decks = Vec::new();
        for (id, list) in &file.extra {
            let fits = (1..=MAX_CARDS_OF_KIND).contains(&list.len());
            let path = format!(".extra.{id}");
            self.ensure(
                fits,
                "decks",
                &path,
                ContentError::Count(1, MAX_CARDS_OF_KIND),
            )?;
            let mut cards = Vec::new();
            for (n, card) in list.iter().enumerate() {
                let path = format!("{at}.extra.{id}[{n}]");
                let card = find_card(&self.reading, &path, card, pool.extras, |card| &card.id)?;
                cards.push(self.reading.extra(&path, &card)?);
            }
            decks.push((id.clone(), cards));
        }
        Ok(decks)
    }

    /// Compiles the scenario's Intelligence Reports.
    pub(super) fn reports(&self, pool: &NamedCards<'_>) -> CompileResult<Vec<Report>> {
        let list = self.file.reports.as_deref().unwrap_or_default();
        self.ensure(
            list.len() <= MAX_CARDS_OF_KIND,
            "reports",
            "",
            ContentError::Count(0, MAX_CARDS_OF_KIND),
        )?;
        let mut reports = Vec::new();
        for (n, report) in list.iter().enumerate() {
            let rest = format!("[{n}]");
            let path = format!("{}{rest}", self.at("reports"));
            let report = find_card(&self.reading, &path, report, pool.reports, |card| &card.id)?;
            reports.push(self.report(&rest, &report)?);
        }
        Ok(reports)
    }

    fn report(&self, rest: &str, report: &ReportFile) -> CompileResult<Report> {
        let field = "reports";
        let many = report.hexes.len();
        let path = format!("{rest}.hexes");
        self.ensure(
            (1..=MAX_PLACES).contains(&many),
            field,
            &path,
            ContentError::Count(1, MAX_PLACES),
        )?;
        let mut hexes = Vec::new();
        for (n, hex) in report.hexes.iter().enumerate() {
            hexes.push(self.hex(field, &format!("{path}[{n}]"), *hex)?);
        }
        let mut raiders = Vec::new();
        for (n, raider) in report.raiders.iter().enumerate() {
            let path = format!("{rest}.raiders[{n}]");
            let level = (1..=3).contains(&raider.level);
            self.ensure(
                level,
                field,
                &format!("{path}.level"),
                ContentError::Bounds(1, 3),
            )?;
            let is_named = report.hexes.contains(&raider.hex);
            let path = format!("{path}.hex");
            self.ensure(
                is_named,
                field,
                &path,
                ContentError::NoSector(raider.hex[0], raider.hex[1]),
            )?;
            raiders.push((raider.level, self.hex(field, &path, raider.hex)?));
        }
        let is_named = report.hexes.contains(&report.x);
        let path = format!("{rest}.x");
        self.ensure(
            is_named,
            field,
            &path,
            ContentError::NoSector(report.x[0], report.x[1]),
        )?;
        Ok(Report {
            id: report.id.clone(),
            hexes,
            raiders,
            x: self.hex(field, &path, report.x)?,
        })
    }
}

/// Finds a card by its id in the content set, or takes it from the scenario file.
fn find_card<C: Clone>(
    reading: &ContentReader<'_>,
    path: &str,
    form: &FlexibleValue<Never, C>,
    all_cards: &[C],
    id_of: impl Fn(&C) -> &String,
) -> Result<C, LoadError> {
    match form {
        FlexibleValue::Object(card) => Ok(card.clone()),
        FlexibleValue::Word(id) => {
            let found = all_cards.iter().find(|card| id_of(card) == id);
            let error = ContentError::Unknown(id.clone());
            found.cloned().ok_or_else(|| reading.error_at(path, &error))
        }
        FlexibleValue::List(_) => {
            Err(reading.error_at(path, &ContentError::OneOf("an id, a card")))
        }
    }
}

/// Returns the ids of the selected cards and adds those of the scenario file to the catalog.
fn selected_cards<F: Clone, C>(
    reading: &mut ContentReader<'_>,
    path: &str,
    deal: Option<&CardSelection<F>>,
    all_cards: &mut Vec<C>,
    id_of: impl Fn(&C) -> &String,
    read: impl Fn(&mut ContentReader<'_>, &[F]) -> Result<Vec<C>, LoadError>,
) -> Result<IdSet, LoadError> {
    let all = IdSet::first(all_cards.len() as u8);
    let list = match deal {
        None => return Ok(all),
        Some(FlexibleValue::Word(word)) if word == "default" => return Ok(all),
        Some(FlexibleValue::List(list)) => list,
        Some(FlexibleValue::Word(_) | FlexibleValue::Object(_)) => {
            return Err(reading.error_at(path, &ContentError::OneOf("default, cards")));
        }
    };
    let mut cards = IdSet::NONE;
    for (n, card) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        let number = match card {
            FlexibleValue::Word(id) => all_cards.iter().position(|card| id_of(card) == id),
            FlexibleValue::Object(file) => {
                let at = std::mem::replace(&mut reading.at, path.clone());
                let made = read(reading, std::slice::from_ref(file));
                reading.at = at;
                for card in made? {
                    let is_known = all_cards.iter().any(|other| id_of(other) == id_of(&card));
                    let twice = ContentError::Twice(id_of(&card).clone());
                    reading.ensure(!is_known, &path, twice)?;
                    all_cards.push(card);
                }
                all_cards.len().checked_sub(1)
            }
            FlexibleValue::List(_) => None,
        };
        let Some(number) = number.filter(|number| *number < MAX_CARDS_OF_KIND) else {
            let name = match card {
                FlexibleValue::Word(id) => id.clone(),
                FlexibleValue::List(_) | FlexibleValue::Object(_) => path.clone(),
            };
            return Err(reading.error_at(&path, &ContentError::Unknown(name)));
        };
        cards.insert(number as u8);
    }
    Ok(cards)
}
