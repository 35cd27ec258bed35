//! The text model of a match of Centauri Rift: prompt, status and log, with the parts from the
//! sibling modules.

use super::super::match_standing::match_standing;
use super::super::narrate::Narrator;
use super::super::table::actions::{toggle, warning};
use super::super::table::pending_input::InputMode;
use super::super::table::{TableActions, TableContext, reader};
use super::orders::groups;
use super::ships::pieces;
use super::squares::places;
use crate::Ui;
use crate::board_view::art_seat;
use play::choosing::{redo_seat, undo_seat};
use play::game_ui::{GameUi, TextModelInput};
use play::match_pages::prompt_text;

use engine::game::{MAX_SEATS, Seat};
use engine::rift::ship::ShipId;
use match_text::{GridKind, PieceId, TextLogEntry, TextModel, TextQuestion};
use play::session_store::SessionCommand;
use store::PlayerKind;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Number of log entries that the text model contains, counted from the end.
const MAX_ENTRIES: usize = 120;

/// Builds the text model for the seat that must act or, if there is none, the first person at this
/// screen.
#[must_use]
pub fn text_model(input: &TextModelInput<Ui>) -> TextModel {
    let TextModelInput {
        context,
        actions,
        player_kinds,
        is_thinking,
        phrases,
    } = input;
    let builder = TextModelBuilder {
        context,
        actions,
        phrases,
        narrator: Narrator::new(phrases, context.game()),
        reader: reader(context, player_kinds),
    };
    let is_own = |id: &ShipId| Some(context.game().owner(*id)) == builder.reader;
    let active = context.view.turn.ship.filter(is_own);
    let mut living = context.view.living().map(|(id, _)| id);
    let reference = active.or_else(|| living.find(is_own));
    TextModel {
        grid: GridKind::Squares,
        prompt: prompt_text(context, phrases),
        status: builder.status(*is_thinking),
        pieces: pieces(&builder),
        reference: reference.map(|id| PieceId(id.index())),
        places: places(&builder),
        groups: groups(&builder, player_kinds),
        question: builder.question(),
        log: builder.log(),
        undo: builder.undo(player_kinds),
        redo: builder.redo(),
        hint: None,
    }
}

/// The data from which the sections of the text model are built.
pub(super) struct TextModelBuilder<'a> {
    pub(super) context: &'a TableContext,
    pub(super) actions: &'a TableActions,
    pub(super) phrases: &'a Phrases,
    pub(super) narrator: Narrator<'a>,
    pub(super) reader: Option<Seat>,
}

impl TextModelBuilder<'_> {
    /// Formats a name and its value, as in a list of facts.
    pub(super) fn label_value(&self, name: &str, value: &str) -> String {
        let args = [("name", name.into()), ("value", value.into())];
        self.phrases.say("text-pair", &args)
    }

    fn status(&self, is_thinking: bool) -> Vec<String> {
        let (game, view) = (self.context.game(), &self.context.view);
        let round = [("round", view.round.into())];
        let mut lines = vec![format!(
            "{}.",
            self.phrases.say("rift-console-round", &round)
        )];
        if is_thinking {
            lines.push(self.phrases.text("table-thinking"));
        }
        lines.extend(self.context.snapshot.why_refused(self.phrases));
        let session = &self.context.snapshot.session;
        let events = (0..session.entry_count()).flat_map(|at| session.events_at(at));
        lines.extend(
            match_standing(game, view, self.phrases, self.reader, events).lines(self.phrases),
        );
        lines
    }

    fn question(&self) -> Option<TextQuestion> {
        let action = self.context.input.tool.order_to_confirm()?;
        let (yes, no) = (self.actions.clone(), self.actions.clone());
        let name = self.order_name(action);
        Some(TextQuestion {
            sentence: warning(self.actions, self.phrases, action),
            yes: (name, Callback::from(move |()| yes.order(action))),
            no: (
                self.phrases.text("cancel"),
                Callback::from(move |()| toggle(&no, InputMode::Free)),
            ),
        })
    }

    fn log(&self) -> Vec<TextLogEntry> {
        let session = &self.context.snapshot.session;
        let from = session.log().len().saturating_sub(MAX_ENTRIES);
        let game = self.context.game();
        let entry = |n: usize| {
            let events = session.events_at(n);
            let heading = events
                .iter()
                .find_map(|event| Ui::turn_heading(game, self.phrases, event));
            let sentences: Vec<String> = events
                .iter()
                .filter(|event| Ui::is_logged(event))
                .map(|event| self.narrator.event(event))
                .collect();
            let seat = session.log().get(n).map(|entry| entry.seat);
            let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
            let entry = TextLogEntry {
                number: n,
                heading,
                content: sentences.join(" "),
                class: seat.map_or_else(String::new, |seat| art_seat(seat).class()),
            };
            (entry.heading.is_some() || !entry.content.is_empty()).then_some(entry)
        };
        (from..session.log().len()).filter_map(entry).collect()
    }

    fn undo(&self, player_kinds: &[PlayerKind]) -> Option<Callback<()>> {
        let context = &self.context;
        let seat = undo_seat::<Ui>(
            &context.snapshot.session,
            player_kinds,
            context.snapshot.seat,
        )?;
        Some(self.command_callback(SessionCommand::Undo(seat)))
    }

    fn redo(&self) -> Option<Callback<()>> {
        let asked = self
            .context
            .snapshot
            .choosers
            .with(self.context.snapshot.seat?);
        let seat = redo_seat::<Ui>(&self.context.snapshot.session, asked)?;
        Some(self.command_callback(SessionCommand::Redo(seat)))
    }

    /// Returns a callback that dispatches a session command.
    pub(super) fn command_callback(
        &self,
        command: SessionCommand<engine::rift::action::Action>,
    ) -> Callback<()> {
        let dispatcher = self.context.snapshot.dispatcher.clone();
        Callback::from(move |()| dispatcher.dispatch(command.clone()))
    }
}
