# Lessons: a guided first game on the real table.

lesson-learn = Learn
lesson-about = Learn by playing: you make every move yourself, and the oldest owl tells you what matters. Stop whenever you like and continue later.
lesson-length = { $steps } steps, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-minutes = About { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
lesson-begin = Begin
lesson-resume = Continue learning
lesson-again = Once more
lesson-done = done
lesson-offer = Learn by playing
lesson-offer-again = Lesson
# Before a game, beside a choice that a lesson teaches.
lesson-short = A short lesson on this
lesson-chapters = Chapters
lesson-leave = To the lessons
lesson-end = Leave the lesson
# Opens a table with this situation.
lesson-skip = Play on without the lesson

## The teacher

lesson-guide = Cawlwyd explains
lesson-owl = Cawlwyd
lesson-owl-about = the oldest owl
# What a learner is called who has no name yet.
lesson-learner = Squire
# At the beginning, beside the reader’s own shield.
lesson-you = This is you at the table: { $name }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-do-it = Do it for me
lesson-why = Why?
lesson-rule = The exact rule
lesson-step = Step { $step } of { $steps }
# For whoever taps something else; the task follows.
lesson-not-that = That comes later. First:
lesson-play-on = Play this game to its end
lesson-others = Other lessons
