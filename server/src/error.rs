//! The reasons why a request fails, or a configuration is not accepted.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::online::{ApiFailure, OnlineError};

/// The reason why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The request is at fault.
    #[error("{1}")]
    Request(ApiFailure, String),
    /// The database is at fault.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The operating system has no random numbers.
    #[error("random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// A stored row cannot be read.
    #[error("stored {0} cannot be read")]
    Stored(&'static str),
}

impl ServerError {
    /// Makes an error of the request.
    pub fn request(failure: ApiFailure, message: impl Into<String>) -> Self {
        Self::Request(failure, message.into())
    }

    /// Returns whether something changed in the meantime, so that the request no longer applies.
    pub const fn is_conflict(&self) -> bool {
        matches!(self, Self::Request(ApiFailure::Conflict, _))
    }
}

impl From<OnlineError> for ServerError {
    fn from(error: OnlineError) -> Self {
        Self::Request(error.failure, error.message)
    }
}

/// Returns the status code of a failure.
const fn status(failure: ApiFailure) -> StatusCode {
    match failure {
        ApiFailure::BadRequest => StatusCode::BAD_REQUEST,
        ApiFailure::Unauthorized => StatusCode::UNAUTHORIZED,
        ApiFailure::Forbidden => StatusCode::FORBIDDEN,
        ApiFailure::NotFound => StatusCode::NOT_FOUND,
        ApiFailure::Conflict => StatusCode::CONFLICT,
        ApiFailure::BadOptions => StatusCode::UNPROCESSABLE_ENTITY,
        ApiFailure::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ApiFailure::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let (failure, message) = match self {
            Self::Request(failure, message) => (failure, message),
            // What is wrong with the server is for its log, not for whoever asks.
            Self::Database(_) | Self::Random(_) | Self::Stored(_) => {
                tracing::error!(error = %self, "request failed");
                let message = "the server cannot answer now".to_owned();
                (ApiFailure::Unavailable, message)
            }
        };
        (status(failure), Json(OnlineError { failure, message })).into_response()
    }
}

/// The reason why a configuration is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// An argument is unknown or lacks its value.
    #[error(transparent)]
    Arguments(#[from] lexopt::Error),
    /// A value cannot be used.
    #[error("{option}: {reason}")]
    Value {
        /// The option or variable.
        option: &'static str,
        /// What is wrong with its value.
        reason: String,
    },
}
