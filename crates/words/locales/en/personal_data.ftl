# Personal data: download everything, delete the account.

personal-data-title = Your data
personal-data-export = Take it with you
personal-data-export-hint = One file (JSON) with everything the house knows about you: your devices and tokens, your tables, what you said, and the records of your finished games. Games still in progress come without their record, because it would reveal what the others hold.
personal-data-export-button = Download my data
personal-data-export-busy = Somebody else is downloading their data right now. Please try again in a moment.
personal-data-delete = Delete the account
personal-data-delete-hint = Your account, your devices, tokens and links are gone forever, and so are tables where only you and bots sat, and everything you said. In games with others your seat is shown as deleted; the moves stay, because the games are theirs too. Somebody else may then use your account name. This cannot be undone: download your data first.
personal-data-delete-button = Delete { $account } forever
personal-data-wrong-password = That is not your password. Nothing was deleted.
personal-data-deleted = deleted
