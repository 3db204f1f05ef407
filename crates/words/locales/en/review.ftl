# The review of a game that is over: who was likely to win when, and where that changed.

# A button at the end of a game.
review-review = Review
review-chance = Winning chance
review-chances-about = Estimated after every move by the network that masters play with, from what each player knew at the time. It is not exact: of positions it gives 70 %, roughly 65 to 75 % are won.
# For whoever listens; $chances is a list such as “Anna 62 %, Ben 38 %”.
review-chart = Winning chance of everybody after each move. At this one: { $chances }.
review-of = { $name } { $chance }

review-turning-points = Turning points
review-no-turning-points = No turn changed anybody’s winning chance by 5 percentage points or more.
# What a sign stands for.
review-better = A turn that brought chances
review-worse = A turn that cost chances
review-luck = Luck
# One letter, for luck.
review-luck-sign = L

review-ask = What would a master do?
review-advice = What a master would do here
# Beside the move that was made.
review-played = played
review-no-advice = The master has taken too long. Please ask again in a moment.
review-later = The review is not ready yet: many games are being reviewed. Open this page again in a moment.
