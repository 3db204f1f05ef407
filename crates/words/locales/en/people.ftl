# The people of the house: accounts, links, who is here, who is heard.

## Accounts

people-account = Account
people-sign-in = Sign in
people-sign-in-hint = Welcome back. Your tables are waiting.
people-sign-out = Sign out
people-signed-in = You are signed in as { $account }.
people-leave = Leave this device
people-leave-warning = This device will no longer know you. { $name }’s seats and tables stay, but without an account or your personal link nobody can get back to them, not even you.
people-leave-yes = Yes, sign { $name } out here
people-new-account = Create an account
people-new-account-hint = Nobody needs an account to play. With a name and a password you find your tables on every device.
people-new-password = New password
people-new-password-hint = All other devices are signed out, and your personal link stops working.
people-account-name = Name
people-password = Password
people-old-password = Current password
people-no-account = No account yet?
people-have-account = Already have one?
people-guest-stays-behind = On this device you are { $name }, a guest. If you sign in as somebody else, { $name }’s seats stay behind; create an account instead to keep them.

## Personal links

people-has-link = You have a personal link; it was shown only once. If you revoke it or make a new one, every device that used it is signed out, except this one.
people-renew-link = Make a new link
people-revoke-link = Revoke the link

## At the table

people-who-is-here = Who is here
people-here = here
people-away = away
people-muting = Mute somebody
people-mute = Mute { $name }
people-hear = Unmute { $name }
people-spectator = { $name } (spectator)

## What can go wrong

people-bad-name = A name has 3 to 24 visible characters.
people-bad-password = A password has 8 to 256 characters and is not the name itself.
people-name-taken = There is already an account with this name. Choose another, or sign in if it is yours.
people-has-account = You already have an account.
people-has-no-account = You have no account yet, so there is no password to change.
people-wrong-password = Name and password do not match.
people-too-many-attempts = Too many attempts. Please wait a quarter of an hour, or use your personal link.
people-busy = Too many people are signing in right now. Please try again in a moment.
people-too-many-streams = You have too many tables open. Close some of them, then reload this page.

# How well a bot plays; stands in a list and behind its name.
people-level-random = random
people-level-novice = novice
people-level-casual = casual
people-level-skilled = skilled
people-level-expert = expert
people-level-master = master

# What a bot likes besides winning: a sentence that stands behind how well it plays.
people-style-missions = { $game ->
    [artus] Likes to score with its own knights and with scoring cards.
    [camelot] Likes special missions and grail tiles.
   *[merlin] Likes missions.
}
people-style-daring = { $game ->
    [artus] Likes risk: takes points at once, wherever its knights end up.
    [camelot] Likes risk: sends its knights out and keeps few behind the screen.
   *[merlin] Likes risk: spends apples and staffs, and puts up with traitors.
}
people-style-influence = { $game ->
    [artus] Likes influence: moves princes and gives them rings.
    [camelot] Likes influence: wants to be ahead in the red room.
   *[merlin] Likes influence: wants the most vassals and manors.
}
