### Words of learning: lessons, hints, puzzles of any game.

## The course

learn-title = Flight school
learn-lead = Short lessons at a real table. You give the orders, and you can undo any mistake.
learn-home = Learn in five minutes
learn-menu = Flight school
learn-done-mark = Done
learn-begin = Begin
learn-go-on = Continue
learn-repeat = Repeat
learn-count = { $done } of { $count } lessons done
learn-all-done = You have finished the flight school. The table is yours.
learn-play = Play a match

## The coach

learn-coach = Coach
learn-minutes = { $minutes ->
        [one] About { $minutes } minute
       *[other] About { $minutes } minutes
    }
learn-step = Step { $step } of { $count }
learn-hint = Hint
learn-show = Show me
learn-back = Back
learn-again = Restart step
learn-restart = Restart lesson
learn-skip = Next
learn-next-lesson = Next lesson
learn-to-course = All lessons
learn-hint-order = Next: { $order }.
learn-hint-astray = This step can no longer be finished from here. Restart the step.
learn-hint-none = No hint here. Find this one yourself.
learn-not-now = Not yet. This step asks for: { $orders }.
learn-stuck = This step can no longer be finished from here. Restart the step, or go one step back.
learn-lesson-done = Well flown. You finished “{ $lesson }”. You learned: { $learned }
learn-goal-met = reached
learn-goal-open = open

## Hints

hint-ask = Hint
hint-title = What the Admiral would do
hint-thinking = The Admiral is thinking…
hint-more = The whole plan
hint-play = Play this
hint-chances = Win chance with this plan: { $percent }%

## Puzzles

puzzle-title = Puzzles
puzzle-lead = One turn, one idea. A new puzzle every day, the same for everybody, and harder towards the end of the week.
puzzle-today = Puzzle of the day
puzzle-clock = The clock of this device shows a day without a puzzle, so this is the first puzzle. Set the clock to get today’s.
puzzle-box = From the base game
puzzle-earlier = Earlier days
puzzle-of = Puzzle of { $date }
puzzle-try = Try it
puzzle-solved-mark = Solved
puzzle-streak = { $days ->
    [one] Solved { $days } day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-making = Making the puzzle…
puzzle-failed = This puzzle could not be made. Try another day.
puzzle-attempt = Attempt { $attempt }
puzzle-again = Restart puzzle
puzzle-give-up = Show the solution
puzzle-to-list = All puzzles
puzzle-solved = Solved on attempt { $attempt }.
puzzle-solved-shown = That is the solution.
puzzle-unsolved = Not yet. Your turn is over and a target remains.
puzzle-solution = One solution: { $plan }.
puzzle-share = Copy result
puzzle-shared = Copied
puzzle-share-text = Centauri Rift, { $title }: solved on attempt { $attempt }.
