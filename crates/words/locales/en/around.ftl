# Around the table: the waiting room, the result, playing again, leaving, watching, chatting.

## The result

around-you-win = { $margin ->
    [0] You share the victory
    [1] You win by one point
   *[other] You win by { $margin } points
}
around-your-place = { $place ->
    [2] You finish second
    [3] You finish third
    [4] You finish fourth
    [5] You finish fifth
   *[other] You finish in place { $place }
}
around-your-shared-place = { $place ->
    [2] You finish joint second
    [3] You finish joint third
    [4] You finish joint fourth
   *[other] You share place { $place }
}
around-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
around-podium = Final ranking
around-points = Points by source
around-counts = counts
around-as-table = All points as a table
around-highlights = Highlights
around-best-move = Best move: { $name }
around-worst-move = Costliest move: { $name }
around-watch-it = Watch it
around-lead = The lead
around-lead-changed = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
around-look = Look at the board
around-result = Result
around-ended = This game was ended early
around-ended-hint = There is no winner. What was played is kept.
around-like-this = New table like this one

## Playing again

around-rematch = Rematch
around-rematch-all = invites everyone
around-rematch-ready = The rematch is set up and your seat is free.
around-rematch-join = Join the rematch
around-rematch-watch = Watch the rematch
around-not-over = This game is still being played. You can have a rematch when it is over.

## Leaving

around-more = More
around-leave = Leave the game
around-leave-question = Leave this game for good?
around-leave-bot = A bot takes over your seat and plays on. You can watch, but you cannot come back.
around-leave-ends = Nobody else is playing, so the game ends here without a winner.
around-leave-yes = Yes, leave
around-leave-no = No, play on
around-give-up = Give up
around-give-up-yes = Yes, give up
around-resign = { $count ->
    [one] Your opponent sees no way to win any more and would resign.
   *[other] Your opponents see no way to win any more and would resign.
}
around-resign-accept = Accept and win
around-not-resigned = The bots have not resigned: at least one of them still hopes to win, or somebody else plays with you. Play on.
around-you-win-by-resignation = You win by resignation
around-wins-by-resignation = { $name } wins by resignation
around-resigned-hint = All bots have resigned, so the game ended early.

## The waiting room

around-invites = { $name } invites you to { $game }
around-join = Take a seat at { $game }
around-length = { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
} Takes { $time }.
around-sit-as = Sit down as { $name }
around-your-seat = Your seat
around-just-watch = Just watch
around-watch-waits = The game begins on this page as soon as every seat is taken.
around-sit-after-all = Take a seat after all
around-get-up = Give up your seat
around-host = host
around-put-bot = Put a bot here
around-bad-level = There is no such level. The levels are { $levels }.
around-level = Level
around-remove = Remove { $name }
around-start-bots = { $count ->
    [1] Start now with a bot
   *[other] Start now with { $count } bots
}
around-cancel = Cancel the table
around-cancel-question = Cancel this table for everyone?
around-cancel-yes = Yes, cancel it
around-share = Share
around-one-tap = Whoever opens the link sits down with one tap, on a phone too.
around-practice = While you wait
around-practice-about = Play a short lesson in another tab. This one stays open and shows a dot when it is your turn.
around-loopback = Friends cannot reach { $host }: this house is open to this computer only.
around-loopback-how = Start it with { $command }. In your network the link will then begin with { $address }.
around-loopback-how-unknown = Start it with { $command }, then use the address of this computer in your network.
around-actions = Your actions
around-seats = Seats around the table
around-check = { $game ->
    [merlin] Check the dice
   *[other] Check the shuffling
}
around-fair = { $game ->
    [merlin] Fair dice, and you can check them
   *[other] Fair shuffling, and you can check it
}

## Chat and watching

around-unread = new messages
around-reply = Reply
around-close = Close
around-quick = Quick phrases
around-phrase-well-played = Well played!
around-phrase-oh-no = Oh no!
around-phrase-moment = One moment
around-phrase-luck = Good luck!
around-phrase-thanks = Thank you!
around-you-watch = You are watching
around-watching-you = You are watching. The players do not see what you write until the game is over.
around-watching = { $count ->
    [1] 1 watching
   *[other] { $count } watching
}
around-watching-many = more than { $count } watching
around-public = { $game ->
    [artus] You see what lies open, but nobody’s cards.
    [camelot] You see what lies open, but nothing behind screens and in fists.
   *[other] You see what lies open, but nobody’s mission cards.
}
around-watchers-talk = Spectators’ chat
around-watchers-known = To chat here, sit down at a table once or sign in.
around-spectator = Spectator
