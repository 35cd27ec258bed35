//! Statistics by round: the mean values of winners and of all others.

use crate::game_timeline::{GameTimeline, SideStats};
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.96;

/// A running mean with its variance.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct RunningMean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl RunningMean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Returns the mean, or 0 without values.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Returns the variance of the mean.
    fn variance(&self) -> f64 {
        let spread = self.squares / self.count.max(1.0) - self.value() * self.value();
        spread.max(0.0) / (self.count - 1.0).max(1.0)
    }
}

/// The means of winners and of others.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct WinnersAndOthers {
    pub winners: RunningMean,
    pub others: RunningMean,
}

impl WinnersAndOthers {
    /// Returns the difference of the means, winners minus others, and its margin of error.
    #[must_use]
    pub fn mean_difference(&self) -> (f64, f64) {
        let error = (self.winners.variance() + self.others.variance()).sqrt();
        (self.winners.value() - self.others.value(), Z * error)
    }
}

/// The moment at which a value is sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum SamplePoint {
    /// At the start of this round.
    Round(u16),
    /// At the start of the middle round of a game.
    Half,
    /// At the end of the game.
    End,
}

impl fmt::Display for SamplePoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(number) => write!(f, "round {number}"),
            Self::Half => f.write_str("halfway"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The means of winners and of others over many games, by moment and name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RoundStats(BTreeMap<(SamplePoint, String), WinnersAndOthers>);

impl RoundStats {
    /// Adds a game. In a draw, nobody counts as a winner.
    pub fn add(&mut self, timeline: &GameTimeline, winners: &[u8]) {
        if winners.is_empty() {
            return;
        }
        for (number, stats) in &timeline.rounds {
            self.add_side_stats(SamplePoint::Round(*number), stats, winners);
        }
        if let Some((_, stats)) = timeline.rounds.get(timeline.rounds.len() / 2) {
            self.add_side_stats(SamplePoint::Half, stats, winners);
        }
        self.add_side_stats(SamplePoint::End, &timeline.end, winners);
    }

    fn add_side_stats(&mut self, moment: SamplePoint, stats: &SideStats, winners: &[u8]) {
        for ((side, name), value) in stats {
            let both = self.0.entry((moment, name.clone())).or_default();
            if winners.contains(side) {
                both.winners.add(*value);
            } else {
                both.others.add(*value);
            }
        }
    }

    /// Returns the means of a value at a moment.
    #[must_use]
    pub fn get(&self, moment: SamplePoint, name: &str) -> Option<&WinnersAndOthers> {
        self.0.get(&(moment, name.to_owned()))
    }

    fn sample_points(&self) -> Vec<SamplePoint> {
        let mut moments: Vec<SamplePoint> = self.0.keys().map(|(moment, _)| *moment).collect();
        moments.dedup();
        moments
    }

    /// Writes a table with winners before others: `figures` for each round, and for all other
    /// values the difference between winners and others.
    ///
    /// # Errors
    /// Never, when writing to a string.
    pub fn write(&self, text: &mut String, heading: &str, figures: &[String]) -> fmt::Result {
        write!(text, "\n{heading:36} {:>6}", "games")?;
        for name in figures {
            write!(text, " {name:>15}")?;
        }
        writeln!(text)?;
        for moment in self.sample_points() {
            if moment == SamplePoint::Half {
                continue;
            }
            let each = |name: &String| self.get(moment, name);
            let games = figures.iter().find_map(each);
            let games = games.map_or(0.0, |both| both.winners.count);
            write!(text, "{:36} {games:>6.0}", moment.to_string())?;
            for both in figures.iter().map(each) {
                let both = both.copied().unwrap_or_default();
                let (winners, others) = (both.winners.value(), both.others.value());
                write!(text, " {winners:>7.2}/{others:>7.2}")?;
            }
            writeln!(text)?;
        }
        let names = self
            .0
            .keys()
            .filter(|(moment, _)| *moment == SamplePoint::End);
        let rest: Vec<&String> = names
            .map(|(_, name)| name)
            .filter(|name| !figures.contains(*name))
            .collect();
        if rest.is_empty() {
            return Ok(());
        }
        writeln!(
            text,
            "{:36} {:>32} {:>32}",
            "winners / others, difference", "halfway", "end"
        )?;
        for name in rest {
            write!(text, "{name:36}")?;
            for moment in [SamplePoint::Half, SamplePoint::End] {
                let both = self.get(moment, name).copied().unwrap_or_default();
                let (lead, error) = both.mean_difference();
                // Significant: the interval does not contain zero.
                let mark = if lead.abs() > error { '*' } else { ' ' };
                let (winners, others) = (both.winners.value(), both.others.value());
                let shown = format!("{winners:.2}/{others:.2} {lead:+.2} ± {error:.2}{mark}");
                write!(text, " {shown:>32}")?;
            }
            writeln!(text)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(values: [f64; 3]) -> SideStats {
        let named_score = |(side, value)| ((side, "score".to_owned()), value);
        (0..).zip(values).map(named_score).collect()
    }

    #[test]
    fn winners_and_others_are_averaged_at_every_sample_point() {
        let mut rounds = RoundStats::default();
        let timeline = |end| GameTimeline {
            rounds: vec![(1, stats([0.0, 0.0, 0.0])), (2, stats([4.0, 1.0, 3.0]))],
            end: stats(end),
        };
        rounds.add(&timeline([9.0, 5.0, 7.0]), &[0]);
        rounds.add(&timeline([5.0, 11.0, 5.0]), &[1]);
        rounds.add(&timeline([1.0, 1.0, 1.0]), &[]);
        let value = |moment| {
            let both = rounds.get(moment, "score").unwrap();
            (both.winners.value(), both.others.value())
        };
        assert_eq!(value(SamplePoint::Round(1)), (0.0, 0.0));
        assert_eq!(value(SamplePoint::Round(2)), (2.5, 2.75));
        assert_eq!(value(SamplePoint::Half), (2.5, 2.75));
        assert_eq!(value(SamplePoint::End), (10.0, 5.5));
        let (lead, error) = rounds
            .get(SamplePoint::End, "score")
            .unwrap()
            .mean_difference();
        assert!((lead - 4.5).abs() < 1e-9 && error > 0.0);
        let mut text = String::new();
        rounds
            .write(&mut text, "here", &["score".to_owned()])
            .unwrap();
        assert!(text.contains("10.00/   5.50"), "{text}");
    }
}
