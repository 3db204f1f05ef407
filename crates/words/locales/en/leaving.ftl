# Taking along what is one's own, and leaving for good.

leaving-title = Your data
leaving-export = Take it along
leaving-export-hint = One file (JSON) with everything the house knows of you: your devices and tokens, your tables, what you said, and the records of your finished games. Games that still go on come without their record, because it would tell what the others hold.
leaving-export-button = Download my data
leaving-export-busy = Somebody else is being handed their data right now. Please try again in a moment.
leaving-delete = Delete the account
leaving-delete-hint = Your account, your devices, tokens and links are gone for ever, and so are tables at which nobody but you and bots sat, and everything you said. In games with others your seat is shown as deleted; the moves stay, because the games are theirs too. Somebody else may use the name of your account afterwards. This cannot be taken back: download your data first.
leaving-delete-button = Delete { $account } for ever
leaving-wrong-password = That is not your password. Nothing was deleted.
leaving-deleted = deleted
