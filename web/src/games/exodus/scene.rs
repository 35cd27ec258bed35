//! The slow scene behind the door of Exodus.
