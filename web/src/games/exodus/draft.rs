//! The draft of a match: what set-up, links and publishers describe, and the record it becomes.
