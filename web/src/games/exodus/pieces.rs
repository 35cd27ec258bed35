//! Pictures of everything that lies on the table.
