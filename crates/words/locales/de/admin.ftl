# Die Seiten derer, die das Haus führen.

admin-title = Das Haus führen
admin-house = Haus
admin-people = Leute
admin-tables = Tische

## Zahlen

admin-figures = Zahlen
admin-accounts = Konten
admin-guests = Gäste
admin-waiting = Wartende Tische
admin-running = Laufende Partien
admin-over = Beendete Partien
admin-moves = Züge
admin-streams = Offene Streams
admin-in-memory = Tische im Arbeitsspeicher
admin-kilobytes = Datenbank, in kB

## Was getan wurde

admin-audit = Was getan wurde
admin-audit-empty = Noch nichts.
admin-command-line = Die Kommandozeile
admin-did-grant = { $by } lässt { $person } das Haus führen.
admin-did-first-account = { $person } führt das Haus, weil es das erste Konto war.
admin-did-revoke = { $by } lässt { $person } das Haus nicht mehr führen.
admin-did-ban = { $by } hat { $person } gesperrt.
admin-did-unban = { $by } hat die Sperre von { $person } aufgehoben.
admin-did-silence = { $by } hat { $person } im ganzen Haus stummgeschaltet.
admin-did-unsilence = { $by } lässt { $person } wieder sprechen.
admin-did-sign-out = { $by } hat { $person } überall abgemeldet.
admin-did-reset-link = { $by } hat für { $person } einen Link zum Zurücksetzen des Passworts erstellt.
admin-did-delete-person = { $by } hat jemanden gelöscht.
admin-did-delete-table = { $by } hat den Tisch { $table } gelöscht.
admin-did-close-table = { $by } hat die Partie am Tisch { $table } beendet.
admin-did-erase-line = { $by } hat etwas gelöscht, das am Tisch { $table } gesagt wurde.
admin-did-something = { $by } hat etwas getan, das dieses Programm nicht kennt.

## Leute

admin-search = Name oder Konto
admin-find = Suchen
admin-nobody-found = So heißt niemand.
admin-more-people = Es gibt noch mehr; suche nach einem Namen.
admin-guest = Gast
admin-admin = führt das Haus
admin-is-banned = gesperrt
admin-is-silenced = stumm
admin-last-seen = Zuletzt gesehen: { $last }.
admin-called = Am Tisch: { $name }.
admin-no-sessions = Nirgends angemeldet.
admin-acts = Was du tun kannst
admin-yourself = Das bist du. Das muss jemand anders tun, der das Haus führt, oder du nutzt die Kommandozeile.
admin-not-possible = Das geht bei dieser Person nicht: Sie hat kein Konto, ist gesperrt oder nicht mehr da.
admin-silence = Im ganzen Haus stummschalten
admin-unsilence = Wieder sprechen lassen
admin-sign-out = Überall abmelden
admin-sign-out-hint = Alle Geräte, Token und der persönliche Link gelten sofort nicht mehr. Mit dem Passwort kann sich die Person wieder anmelden.
admin-sign-out-guest-hint = Wer kein Konto hat, kommt danach nie wieder herein: Die Plätze an allen Tischen sind für diese Person verloren.
admin-reset-link = Link für ein neues Passwort
admin-reset-link-hint = Schicke der Person diesen Link auf einem Weg, dem du traust. Er wird nur einmal gezeigt und gilt 24 Stunden, für ein einziges Mal.
admin-grant = Das Haus führen lassen
admin-grant-hint = Die Person kann dann alles, was du kannst, und es dir auch nehmen.
admin-revoke = Das Haus nicht mehr führen lassen
admin-revoke-hint = Konto und Partien der Person bleiben.
admin-ban = Sperren
admin-ban-hint = Alle Geräte und Token gelten sofort nicht mehr, und anmelden geht auch nicht mehr. Die Partien bleiben.
admin-unban = Sperre aufheben
admin-delete-person = Löschen
admin-delete-person-hint = Konto, Geräte, Token und alles Gesagte sind für immer weg. In Partien anderer steht der Platz als gelöscht da.
admin-silenced = Wer dieses Haus führt, hat dich stummgeschaltet; an Tischen kannst du nicht sprechen. Spielen kannst du weiter.
admin-banned = Wer dieses Haus führt, hat dieses Konto gesperrt. Frag dort nach, wenn du das für einen Irrtum hältst.
admin-reset-hint = Wähle ein neues Passwort für { $account }. Alle bisherigen Geräte werden abgemeldet.
admin-reset-gone = Dieser Link gilt nicht mehr: Er wurde benutzt oder ist älter als ein Tag. Bitte die Leute, die das Haus führen, um einen neuen.

## Tische

admin-aside = Beiseitegelegt
admin-aside-hint = Diese Tische lassen sich nicht öffnen und bleiben, wie sie sind; `tafelrunde check` sagt mehr. Ein neueres Programm oder eine Sicherung bringt sie vielleicht zurück.
admin-no-tables = Es gibt keine.
admin-more-tables = Gezeigt werden nur die neuesten.
admin-table = Tisch { $table }
admin-opened = eröffnet { $when }
admin-move-count = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
admin-no-talk = Niemand hat etwas gesagt.
admin-erase = Löschen
admin-erased = gelöscht
admin-is-closed = von denen beendet, die das Haus führen
admin-close-table = Partie beenden
admin-close-table-hint = Niemand kann weiterspielen, und niemand gewinnt. Die Partie bleibt als Aufzeichnung, die alle lesen können, die ihre Adresse kennen, mit allen Händen; an einem anderen Tisch lässt sie sich weiterspielen.
admin-delete-table = Tisch löschen
admin-delete-table-hint = Die Partie, ihre Züge und der Chat sind für immer weg, für alle, die dort sitzen.
