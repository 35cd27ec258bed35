//! The application: it renders views and sends actions; the engine decides what is legal.

pub mod api;
pub mod app;
pub mod chunks;
pub mod games;
pub mod pages;
