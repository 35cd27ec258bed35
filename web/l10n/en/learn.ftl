### Words of learning: lessons, hints, puzzles of any game.

## The course

learn-title = Flight school
learn-lead = Short lessons on a real table. You give the orders; nothing can go wrong that a step back would not mend.
learn-home = Learn in five minutes
learn-menu = Flight school
learn-done-mark = Done
learn-begin = Begin
learn-go-on = Go on
learn-repeat = Once more
learn-count = { $done } of { $count } lessons done
learn-all-done = You have finished the flight school. The table is yours.
learn-play = Play a match

## The coach

learn-coach = Coach
learn-step = Step { $step } of { $count }
learn-hint = Hint
learn-show = Show me
learn-back = Back
learn-again = Start the step again
learn-restart = Start the lesson again
learn-skip = Next
learn-next-lesson = Next lesson
learn-to-course = All lessons
learn-hint-order = Next: { $order }.
learn-hint-astray = From here this step cannot be done as it is meant. Start it again.
learn-hint-none = No hint here: this one is yours.
learn-not-now = Not yet. This step asks for: { $orders }.
learn-stuck = That led elsewhere. Start the step again, or go a step back.
learn-lesson-done = Well flown. You have done “{ $lesson }”.
learn-goal-met = reached
learn-goal-open = open

## Hints

hint-ask = Hint
hint-title = What the Admiral would do
hint-thinking = The Admiral is thinking…
hint-more = The whole plan
hint-play = Play it
hint-chances = Your chances with this plan: { $percent }%

## Puzzles

puzzle-title = Puzzles
puzzle-lead = One turn, one idea. A new puzzle every day, the same for everybody, and harder towards the end of the week.
puzzle-today = Puzzle of the day
puzzle-clock = The clock of this device shows a day that has no puzzle, so this is the first of all. Set the clock to get today’s.
puzzle-box = From the box
puzzle-earlier = Earlier days
puzzle-of = Puzzle of { $date }
puzzle-try = Try it
puzzle-solved-mark = Solved
puzzle-streak = { $days ->
    [one] Solved { $days } day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-making = The puzzle is being made…
puzzle-failed = This puzzle could not be made. Try another day.
puzzle-attempt = Attempt { $attempt }
puzzle-again = Start again
puzzle-give-up = Show the solution
puzzle-to-list = All puzzles
puzzle-solved = Solved, at attempt { $attempt }.
puzzle-solved-shown = That is it.
puzzle-unsolved = Not yet. Your turn is over and a target is left.
puzzle-solution = One way: { $plan }.
puzzle-share = Copy to share
puzzle-shared = Copied
puzzle-share-text = Centauri Rift, { $title }: solved at attempt { $attempt }.
