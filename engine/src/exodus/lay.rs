//! Laying a table: options and stock become map, grids and decks.
