# Following the others: captions, steps since the last turn, and what a device remembers about tables.

follow-since = Since your last turn
follow-turns = Turns of the others
follow-back = One step back
follow-next = One step forward
follow-now = Back to the game
follow-preferences = Pace, animation, sound
follow-pace = Pace of the bots
follow-pace-slow = slow
follow-pace-normal = normal
follow-pace-fast = fast
follow-pace-once = at once
follow-motion = Animate pieces
follow-sound = Sounds
follow-clauses = Rule numbers in the log
