//! Editing of starting places and mines: adding, removing, moving and reordering. References to
//! starting places by number are updated.

use super::MapDraft;
use crate::grid::{Space, Square};
use crate::rift::board_file::{Start, StartMine};
use crate::rift::content::content_error::BoardObject;

impl MapDraft {
    /// Returns the objects on a square: starting places first, each kind in the order of its list.
    #[must_use]
    pub fn objects_at(&self, square: Square) -> Vec<BoardObject> {
        let starts = self.0.starts.iter().enumerate();
        let mines = self.0.mines.iter().enumerate();
        let starts = starts.filter(|(_, start)| start.at == square);
        let mines = mines.filter(|(_, mine)| mine.at == square);
        starts
            .map(|(n, _)| BoardObject::Start(n))
            .chain(mines.map(|(n, _)| BoardObject::Mine(n)))
            .collect()
    }

    /// Returns the object in a space, or `None`.
    #[must_use]
    pub fn object_in(&self, space: Space) -> Option<BoardObject> {
        let objects = self.objects_at(space.square()).into_iter();
        let mut objects = objects.filter(|object| self.space(*object) == Some(space));
        objects.next()
    }

    /// Returns the space of an object, or `None` if there is no such object.
    #[must_use]
    pub fn space(&self, object: BoardObject) -> Option<Space> {
        match object {
            BoardObject::Start(n) => {
                let start = self.0.starts.get(n)?;
                Some(Space::new(start.at, start.plane))
            }
            BoardObject::Mine(n) => {
                let mine = self.0.mines.get(n)?;
                Some(Space::new(mine.at, mine.plane))
            }
        }
    }

    /// Appends a starting place, unless it is off the board.
    pub fn add_start(&mut self, start: Start) {
        if self.contains(start.at) {
            self.0.starts.push(start);
        }
    }

    /// Appends a mine, unless it is off the board.
    pub fn add_mine(&mut self, mine: StartMine) {
        if self.contains(mine.at) {
            self.0.mines.push(mine);
        }
    }

    /// Removes an object. Mines that belong to a removed starting place become neutral.
    pub fn remove(&mut self, object: BoardObject) {
        match object {
            BoardObject::Start(n) if n < self.0.starts.len() => {
                self.0.starts.remove(n);
                self.renumber(|old| match old.cmp(&n) {
                    std::cmp::Ordering::Less => Some(old),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(old - 1),
                });
            }
            BoardObject::Mine(n) if n < self.0.mines.len() => {
                self.0.mines.remove(n);
            }
            BoardObject::Start(_) | BoardObject::Mine(_) => {}
        }
    }

    /// Moves an object to another square of the board; the plane stays.
    pub fn move_object(&mut self, object: BoardObject, to: Square) {
        if !self.contains(to) {
            return;
        }
        match object {
            BoardObject::Start(n) => self.change_start(n, |start| start.at = to),
            BoardObject::Mine(n) => self.change_mine(n, |mine| mine.at = to),
        }
    }

    /// Changes a starting place; it stays on its square if the new one is off the board.
    pub fn change_start(&mut self, n: usize, change: impl FnOnce(&mut Start)) {
        let size = (self.0.width, self.0.height);
        if let Some(start) = self.0.starts.get_mut(n) {
            let before = start.at;
            change(start);
            if start.at.x() >= size.0 || start.at.y() >= size.1 {
                start.at = before;
            }
        }
    }

    /// Changes a mine; it stays on its square if the new one is off the board.
    pub fn change_mine(&mut self, n: usize, change: impl FnOnce(&mut StartMine)) {
        let size = (self.0.width, self.0.height);
        if let Some(mine) = self.0.mines.get_mut(n) {
            let before = mine.at;
            change(mine);
            if mine.at.x() >= size.0 || mine.at.y() >= size.1 {
                mine.at = before;
            }
        }
    }

    /// Moves a starting place to another index in the order in which ships take them.
    pub fn reorder(&mut self, from: usize, to: usize) {
        let count = self.0.starts.len();
        if from >= count || to >= count || from == to {
            return;
        }
        let start = self.0.starts.remove(from);
        self.0.starts.insert(to, start);
        self.renumber(|old| {
            Some(if old == from {
                to
            } else if from < old && old <= to {
                old - 1
            } else if to <= old && old < from {
                old + 1
            } else {
                old
            })
        });
    }

    /// Clears a square of terrain, ships, mines and goals.
    pub fn clear_square(&mut self, square: Square) {
        self.put(square, crate::rift::board::Terrain::default());
        while let Some(object) = self.objects_at(square).first() {
            self.remove(*object);
        }
    }

    /// Updates the references to starting places. `new_index` maps an old index (from 0) to the new
    /// one, or to `None` if the place was removed.
    fn renumber(&mut self, new_index: impl Fn(usize) -> Option<usize>) {
        let renumbered = |number: u8| {
            let index = usize::from(number).checked_sub(1).and_then(&new_index)?;
            u8::try_from(index + 1).ok()
        };
        for mine in self.0.mines.iter_mut().filter(|mine| mine.owner > 0) {
            mine.owner = renumbered(mine.owner).unwrap_or(0);
        }
        if let Some(puzzle) = &mut self.0.puzzle {
            puzzle.targets = puzzle
                .targets
                .iter()
                .filter_map(|n| renumbered(*n))
                .collect();
        }
    }
}
