//! Rules of four space board games.
