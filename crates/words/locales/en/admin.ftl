# The pages of those who run the house.

admin-title = Running the house
admin-house = House
admin-people = People
admin-tables = Tables

## Figures

admin-figures = Figures
admin-accounts = Accounts
admin-guests = Guests
admin-waiting = Tables waiting
admin-running = Games in progress
admin-over = Finished games
admin-moves = Moves
admin-streams = Open streams
admin-in-memory = Tables in memory
admin-kilobytes = Database, in kB

## What was done

admin-audit = What was done
admin-audit-empty = Nothing yet.
admin-command-line = The command line
admin-did-grant = { $by } lets { $person } run the house.
admin-did-first-account = { $person } runs the house, having created its first account.
admin-did-revoke = { $by } no longer lets { $person } run the house.
admin-did-ban = { $by } banned { $person }.
admin-did-unban = { $by } lifted the ban on { $person }.
admin-did-silence = { $by } muted { $person } throughout the house.
admin-did-unsilence = { $by } lets { $person } speak again.
admin-did-sign-out = { $by } signed { $person } out everywhere.
admin-did-reset-link = { $by } made a password reset link for { $person }.
admin-did-delete-person = { $by } deleted somebody.
admin-did-delete-table = { $by } deleted table { $table }.
admin-did-close-table = { $by } ended the game at table { $table }.
admin-did-erase-line = { $by } erased something said at table { $table }.
admin-did-something = { $by } did something this program does not know.

## People

admin-search = Name or account
admin-find = Find
admin-nobody-found = Nobody is called that.
admin-more-people = There are more; search for a name.
admin-guest = guest
admin-admin = runs the house
admin-is-banned = banned
admin-is-silenced = muted
admin-last-seen = Last seen { $last }.
admin-called = At the table: { $name }.
admin-no-sessions = Not signed in anywhere.
admin-acts = What you can do
admin-yourself = This is you. Somebody else who runs the house has to do this, or use the command line.
admin-not-possible = That cannot be done to this person: they have no account, are banned, or are gone.
admin-silence = Mute throughout the house
admin-unsilence = Unmute
admin-sign-out = Sign out everywhere
admin-sign-out-hint = All their devices, tokens and the personal link stop working at once. They can sign in again with their password.
admin-sign-out-guest-hint = Without an account they can never come back: their seats at all tables are lost to them.
admin-reset-link = Password reset link
admin-reset-link-hint = Send this link to the person by a channel you trust. It is shown only once and is valid for 24 hours and one use.
admin-grant = Let them run the house
admin-grant-hint = They can then do everything you can, and also take it from you.
admin-revoke = No longer let them run the house
admin-revoke-hint = They keep their account and their games.
admin-ban = Ban
admin-ban-hint = All their devices and tokens stop working at once, and they cannot sign in. Their games stay.
admin-unban = Lift the ban
admin-delete-person = Delete
admin-delete-person-hint = Account, devices, tokens and everything they said are gone forever. In games with others their seat is shown as deleted.
admin-silenced = Whoever runs this house has muted you, so you cannot speak at tables. You can still play.
admin-banned = Whoever runs this house has banned this account. Ask them if you think this is a mistake.
admin-reset-hint = Choose a new password for { $account }. All existing devices are signed out.
admin-reset-gone = This link is no longer valid: it has been used, or it is more than a day old. Ask whoever runs the house for a new one.

## Tables

admin-aside = Set aside
admin-aside-hint = These tables cannot be opened and stay as they are; `tafelrunde check` tells you more. A newer program, or a backup, may bring them back.
admin-no-tables = There are none.
admin-more-tables = Only the newest are shown.
admin-table = Table { $table }
admin-opened = opened { $when }
admin-move-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
admin-no-talk = Nobody has said anything.
admin-erase = Erase
admin-erased = erased
admin-is-closed = ended by whoever runs the house
admin-close-table = End the game
admin-close-table-hint = Nobody can continue, and nobody wins. The game stays as a record that anyone who knows its address can read, hands included; it can be continued at another table.
admin-delete-table = Delete the table
admin-delete-table-hint = The game, its moves and its chat are gone forever, for everybody who sits there.
