# Where somebody is signed in, and what they have given programs.

sessions-title = Devices and programs
sessions-back = Back to my tables
sessions-devices = Devices
sessions-devices-hint = Whoever uses one of these devices is you to the house. End whatever you do not know.
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
sessions-programs-hint = A token lets a program act for you through the JSON API, and does not open the pages. Whoever has it can use it: keep it like a password. A new password ends all tokens.
sessions-token-made = Here is the token. It is shown only this once.
sessions-token-used = Last used { $last }. { $left }
sessions-never = never
sessions-days-left = { $count ->
    [one] Good for one more day.
   *[other] Good for { $count } more days.
}
sessions-expired = It has expired.
sessions-revoke = Revoke
sessions-token-name = What is it for?
sessions-scope = What it may do
sessions-scope-read = look only
sessions-scope-play = look and play
sessions-scope-all = everything
sessions-token-days = How long it is good
sessions-days = { $count } days
sessions-make-token = Make a token
sessions-token-needs-name = A token needs a name, so that you know it again later.
sessions-too-many-tokens = You have { $most } tokens already. Revoke one that you no longer need.
