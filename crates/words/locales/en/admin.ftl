# The pages of those who run the house.

admin-title = Running the house
admin-house = House
admin-people = People
admin-tables = Tables

## Figures

admin-figures = Figures
admin-accounts = Accounts
admin-guests = Guests
admin-waiting = Waiting tables
admin-running = Running games
admin-over = Finished games
admin-moves = Moves
admin-streams = Open streams
admin-in-memory = Tables in memory
admin-kilobytes = Store, in kB

## What was done

admin-audit = What was done
admin-audit-empty = Nothing yet.
admin-command-line = The command line
admin-did-grant = { $by } lets { $person } run the house.
admin-did-first-account = { $person } runs the house, having made its first account.
admin-did-revoke = { $by } no longer lets { $person } run the house.
admin-did-ban = { $by } banned { $person }.
admin-did-unban = { $by } lifted the ban of { $person }.
admin-did-silence = { $by } muted { $person } in the whole house.
admin-did-unsilence = { $by } lets { $person } speak again.
admin-did-sign-out = { $by } signed { $person } out everywhere.
admin-did-reset-link = { $by } made a link for a new password of { $person }.
admin-did-delete-person = { $by } deleted somebody.
admin-did-delete-table = { $by } deleted the table { $table }.
admin-did-close-table = { $by } ended the game at the table { $table }.
admin-did-erase-line = { $by } erased something that was said at the table { $table }.
admin-did-something = { $by } did something that this program does not know.

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
admin-no-sessions = Signed in nowhere.
admin-acts = What you can do
admin-yourself = This is you. Somebody else who runs the house has to do this, or the command line.
admin-not-possible = That cannot be done to this person: they have no account, are banned, or are gone.
admin-silence = Mute in the whole house
admin-unsilence = Let speak again
admin-sign-out = Sign out everywhere
admin-sign-out-hint = All their devices, tokens and the personal link end at once. With the password they can sign in again.
admin-sign-out-guest-hint = Without an account they can never come back: their seats at all tables are lost to them.
admin-reset-link = Link for a new password
admin-reset-link-hint = Send this link to the person, on a way you trust. It is shown only once, good for 24 hours and for one use.
admin-grant = Let run the house
admin-grant-hint = They can do everything you can, and take it from you.
admin-revoke = No longer let run the house
admin-revoke-hint = They stay a person like everybody else.
admin-ban = Ban
admin-ban-hint = All their devices and tokens end at once, and they cannot sign in. Their games stay.
admin-unban = Lift the ban
admin-delete-person = Delete
admin-delete-person-hint = Account, devices, tokens and everything they said are gone for ever. In games of others their seat is shown as deleted.
admin-silenced = Whoever runs this house has muted you, so you cannot speak at tables. You can still play.
admin-banned = Whoever runs this house has banned this account. Ask them if you think that is a mistake.
admin-reset-hint = Choose a new password for { $account }. All devices from before are signed out.
admin-reset-gone = This link is not good any more: it was used, or it is older than a day. Ask whoever runs the house for a new one.

## Tables

admin-aside = Set aside
admin-aside-hint = These tables cannot be opened and stay as they are; `tafelrunde check` tells more. A newer program, or a backup, may bring them back.
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
admin-close-table-hint = Nobody can play on, and nobody wins. The game stays as a record that everybody who knows its address may read, hands included; it can be played on at another table.
admin-delete-table = Delete the table
admin-delete-table-hint = The game, its moves and its talk are gone for ever, for everybody who sits there.
