//! Set-up of Exodus.
