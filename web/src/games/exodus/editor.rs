//! The editor of star maps.
