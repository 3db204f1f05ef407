# The people of the house: accounts, links, who is here, who is heard.

## Accounts

people-account = Account
people-sign-in = Sign in
people-sign-in-hint = Welcome back. Your tables are waiting.
people-sign-out = Sign out
people-signed-in = You are signed in as { $account }.
people-leave = Leave this device
people-leave-warning = This device then no longer knows you. The seats and tables of { $name } stay, but without an account or your personal link nobody gets back to them, not even you.
people-leave-yes = Leave as { $name }
people-new-account = Create an account
people-new-account-hint = Nobody needs an account to play. With a name and a password you find your tables on every device.
people-new-password = New password
people-new-password-hint = All other devices are signed out, and your personal link is gone.
people-account-name = Name
people-password = Password
people-old-password = Password until now
people-no-account = No account yet?
people-have-account = You have one already?
people-guest-stays-behind = On this device you are { $name }, a guest. If you sign in as somebody else, the seats of { $name } stay behind; create an account instead to keep them.

## Personal links

people-has-link = You have a personal link; it is shown only once. If you revoke it or make a new one, every device that came by it is signed out, except this one; no other device is.
people-renew-link = Make a new link
people-revoke-link = Revoke the link

## At the table

people-who-is-here = Who is here
people-here = here
people-away = away
people-muting = Mute somebody
people-mute = Mute { $name }
people-hear = Hear { $name } again
people-spectator = { $name } (spectator)

## What can go wrong

people-bad-name = A name has 3 to 24 letters that can be seen.
people-bad-password = A password has 8 to 256 letters and is not the name itself.
people-name-taken = Somebody has an account of this name already. Choose another one, or sign in if it is yours.
people-has-account = You have an account already.
people-has-no-account = You have no account yet, so there is no password to change.
people-wrong-password = Name and password do not fit together.
people-too-many-attempts = That was tried too often. Please wait a quarter of an hour, or use your personal link.
people-busy = Too many people are signing in right now. Please try again in a moment.
people-too-many-streams = You have too many tables open. Close some of them, then load this page again.

# How well a bot plays; stands in a list and behind its name.
people-level-random = random
people-level-novice = novice
people-level-casual = casual
people-level-skilled = skilled
people-level-expert = expert
