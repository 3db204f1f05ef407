## The data folder: locking, backup, restore, check

store-held =
    The folder { $folder } is in use by { $kind ->
        [house] a house that listens at { $bind }
       *[command] another command
    } (process { $pid } on { $host }, since { $since }). Stop it first, or name another folder with --data.

cli-backup-done = The house is copied to { $file }.
cli-backup-none = There is nothing to copy: { $file } does not exist. Name the folder of the house with --data.
cli-backup-own = { $file } is a file a house works with. Choose another name or another folder for the copy.
cli-backup-failed = The house could not be copied: { $error }.
cli-help-backup = Copy the store of a house to a file, even while it is open
cli-help-backup-file = The copy; it must not exist yet, unless you use --force
cli-help-backup-data = The folder of the house
cli-help-backup-force = Replace the copy if it exists
cli-help-store = Move the store of a house
cli-help-store-copy = Copy a whole house from a folder to a PostgreSQL database, or back, and compare both by checksum
cli-help-store-copy-from = The folder of the house, or postgres://USER@HOST/DATABASE; no house may be open there
cli-help-store-copy-to = The same; there must be no house yet
cli-store-row = { $table }: { $rows } rows, checksum { $sum }
cli-store-copied = The house is copied to { $to }. Every table was read again there and has the same checksum.
cli-store-no-house = There is no house to copy in { $from }.
cli-store-not-empty = There is a house in { $to } already. Choose an empty database or folder.
cli-store-held = A process works on this store: { $holder }. Stop it first.
cli-store-different = The copy in { $to } is not what was read (table { $table }), so nothing was written.
cli-store-failed = The house could not be copied, and nothing was written: { $error }.

cli-restore-done = The house in { $folder } is now the one from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $people ->
    [one] one person
   *[other] { $people } people
}.
cli-restore-replaced = What was there before is kept in { $folder }. Remove it once you no longer need it.
cli-restore-unsound = { $file } was not restored, and nothing was changed: it does not pass the check.
cli-restore-advice = With --force it is restored anyway: a house sets aside tables it cannot open.
cli-restore-failed = { $file } could not be restored: { $error }. What was there has been kept.
cli-help-restore = Put a copy of a house in place, and keep what was there
cli-help-restore-file = The copy, made by `tafelrunde backup`
cli-help-restore-data = The folder of the house
cli-help-restore-force = Restore even if something is wrong with tables in the copy

store-problem-at-table = Table { $table }: { $problem }
store-problem-no-store = This is not the store of a house.
store-problem-newer = A newer program wrote this file: its schema has the number { $found }, this program knows { $known }. Use the newer program.
store-problem-restore-interrupted = A restore was interrupted. Start the house, or restore again: either completes it.
store-problem-references =
    { $count ->
        [one] One row of “{ $from }” names a row of “{ $to }” that does not exist.
       *[other] { $count } rows of “{ $from }” name rows of “{ $to }” that do not exist.
    }
store-problem-tokens =
    { $count ->
        [one] One token has the wrong length; nobody is recognised by it.
       *[other] { $count } tokens have the wrong length; nobody is recognised by them.
    }
store-problem-free-seats = The game has begun although seats are free.
store-problem-bot = There is no bot “{ $found }”.
store-problem-given = { $given ->
    [one] One move comes from another game
   *[other] { $given } moves come from another game
}, but { $found ->
    [0] none is there.
    [one] only one is there.
   *[other] only { $found } are there.
}
store-problem-not-begun = Moves were made although the game has not begun.
store-problem-over = The game is over, but the store says it is still in progress.

store-restore-interrupted = A restore of this folder was interrupted: { $file } is the copy that is to take its place. Start the house, or run `tafelrunde restore` again: either completes it.
store-why-newer = a newer program wrote it (its schema has the number { $found }, this program knows { $known }); use the newer program again, or restore a backup made before the upgrade
store-why-older = the open house runs an earlier program (its schema has the number { $found }, this program needs { $known }); restart it with this program first
store-why-full = the disk is full
store-why-no-access = this user may not read or write the file or its folder
store-why-busy = another program holds it
store-why-damaged = it is damaged, or not the store of a house
