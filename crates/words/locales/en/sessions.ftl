# Where somebody is signed in, and what they have given programs.

sessions-title = Devices and programs
sessions-back = Back to my tables
sessions-devices = Devices
sessions-devices-hint = To the house, whoever uses one of these devices is you. Sign out any you do not recognise.
sessions-this-device = this device
sessions-unknown-device = unknown device
sessions-program = a program
sessions-browser-on = { $browser } on { $system }
sessions-seen = First seen { $first }, last seen { $last }.
sessions-time-unknown = some time ago
sessions-this-hour = within the last hour
sessions-hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
sessions-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
sessions-end = Sign out
sessions-end-others = Sign out all other devices

## Programs

sessions-programs = Programs
sessions-programs-hint = A token lets a program act for you through the JSON API; it does not open the pages. Anyone who has it can use it: guard it like a password. A new password revokes all tokens.
sessions-token-made = Here is the token. It is shown only this once.
sessions-token-used = Last used { $last }. { $left }
sessions-never = never
sessions-days-left = { $count ->
    [one] Valid for one more day.
   *[other] Valid for { $count } more days.
}
sessions-expired = It has expired.
sessions-revoke = Revoke
sessions-token-name = What is it for?
sessions-scope = What it may do
sessions-scope-read = view only
sessions-scope-play = view and play
sessions-scope-all = everything
sessions-token-days = How long it is valid
sessions-days = { $count } days
sessions-make-token = Create token
sessions-token-needs-name = A token needs a name so that you recognise it later.
sessions-too-many-tokens = You already have { $most } tokens. Revoke one you no longer need.
