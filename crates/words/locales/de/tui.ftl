### Die Oberfläche im Terminal auf Deutsch.

tui-name = Tafelrunde
tui-tagline = Brettspiele um König Artus

## Menü

tui-menu-new = Neue Partie
tui-menu-saved = Spielstände
tui-menu-rules = Regeln lesen
tui-menu-language = Sprache: English
tui-menu-leave = Beenden

tui-form-game = Spiel
tui-form-seat = Platz { $number }
tui-form-bot = Bot, { $level }
tui-form-start = Partie beginnen
tui-form-help = ← → ändern den Wert.
tui-form-help-seat = Namen tippen, oder mit ← → einen Bot wählen.
tui-form-help-start = Enter: Alle nehmen Platz.

# Wie ein Platz heißt, bis jemand einen Namen tippt.
tui-seat-name = Spieler { $number }
tui-bad-name = Platz { $number } braucht einen Namen. Er darf nicht mit „bot:“ beginnen.
tui-same-name = Zwei Spieler heißen { $name }. Gebt ihnen verschiedene Namen, damit man sie unterscheiden kann.
tui-no-file = Die Partie ließ sich nicht beginnen: Ihre Aufzeichnung kann nicht geschrieben werden. Ist noch Platz auf der Platte, und darfst du in den Ordner der Spielstände schreiben?

tui-no-saves = Es gibt noch keine Spielstände.
tui-saved-game = { $game }, { $seats } ({ $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
})
tui-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
tui-unreadable-file = { $file } lässt sich nicht lesen: { $error }
tui-not-a-record = { $file } ist keine Aufzeichnung einer Partie.

# Namen für Bots, aus den Sagen.
tui-bot-1 = Gareth
tui-bot-2 = Isolde
tui-bot-3 = Keie
tui-bot-4 = Elaine
tui-bot-5 = Bors
tui-bot-6 = Enite
tui-bot-7 = Lionel
tui-bot-8 = Lunete
tui-bot-9 = Tor

## Am Tisch

tui-hand = Was du hast
tui-hidden = Vor den anderen verborgen:
tui-middle = In der Mitte
tui-seat = { $name }, Punkte: { $points }
tui-sheet = Der Tisch in Worten
tui-log = Verlauf
tui-all-moves = Alle Züge
tui-unsaved = NICHT GESPEICHERT

tui-done = Dein Zug ist vorbei, { $name }. Enter gibt die Tastatur weiter.
tui-done-undo = Dein Zug ist vorbei, { $name }. Enter gibt die Tastatur weiter, u nimmt den Zug zurück.
tui-forced = Es gibt nur einen Zug: Er wird für dich gemacht.
tui-watching = { $name } (Bot, { $level }) denkt nach …
tui-paused = Angehalten. Mit p geht es weiter.
tui-over = Die Partie ist zu Ende. Tab zeigt das Ergebnis.

tui-note-forced = Nur ein Zug war übrig; er wurde ohne Rückfrage gemacht.
tui-note-undone = { $name } hat einen Zug zurückgenommen.

tui-curtain-title = { $name } ist an der Reihe
tui-curtain = Gebt die Tastatur an { $name }. Sonst schaut niemand auf den Bildschirm, bis der Zug vorbei ist.
tui-curtain-ready = { $name }: Drück Enter, wenn du bereit bist.

tui-advice-keys = 1–3: diesen Zug machen   jede andere Taste: schließen

tui-result = Endstand
tui-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
tui-total = Summe
tui-saved-as = Die Aufzeichnung der Partie: { $file }
tui-result-keys = Tab: den Tisch ansehen   l: Verlauf   m: Menü   q: Ende

## Meldungen

tui-notice = Das geht nicht
tui-any-key = Eine beliebige Taste schließt das.
tui-leave-title = Den Tisch verlassen?
tui-leave = Die Partie ist in { $file } gespeichert und kann jederzeit fortgesetzt werden.
tui-leave-over = Die Partie ist zu Ende. Ihre Aufzeichnung liegt in { $file }.
tui-leave-unsaved = Die Partie ließ sich NICHT in { $file } speichern. Wer jetzt geht, verliert sie ab dem letzten gespeicherten Zug.
tui-leave-keys = Enter: beenden   m: ins Menü   Esc: bleiben
tui-too-small = Tafelrunde braucht ein Fenster mit mindestens { $columns } Spalten und { $rows } Zeilen. Dieses hat { $now-columns } × { $now-rows }. Bitte vergrößern; die Partie wartet. (Strg-C beendet, und alles ist gespeichert.)
tui-terminal-failed = Das Terminal tut nicht, was ein Spiel braucht: { $error }

## Tasten, dahinter, was sie tun

tui-space = Leertaste
tui-key-choose = wählen
tui-key-take = nehmen
tui-key-back = zurück
tui-key-undo = Zug zurück
tui-key-all = alle Züge
tui-key-hint = Tipp
tui-key-thinking = denkt nach …
tui-key-pass = weitergeben
tui-key-on = weiter
tui-key-pause = anhalten
tui-key-result = Tisch/Ergebnis
tui-key-menu = Menü
tui-key-ready = ich bin bereit
tui-key-help = Hilfe
tui-key-leave = Ende
tui-key-log = Verlauf
tui-key-rules = Regeln
tui-key-cards = Tisch
tui-key-language = English
tui-key-row = Zeile
tui-key-change = ändern
tui-key-next = weiter
tui-key-open = öffnen
tui-key-search = suchen
tui-key-scroll = blättern
tui-key-clause = Regel lesen

## Hilfe

tui-help = Hilfe
tui-help-keys = Tasten
tui-help-signs = Zeichen
tui-help-arrows = wählen
tui-help-digits = zu einer Wahl; noch einmal: nehmen
tui-help-enter = das Gewählte nehmen
tui-help-esc = einen Schritt zurück
tui-help-all = alle Züge in einer Liste
tui-help-hint = was ein Großmeister täte
tui-help-undo = den eigenen Zug zurücknehmen
tui-help-pause = Bots anhalten (Leertaste: weiter)
tui-help-log = den Verlauf lesen
tui-help-rules = die Regeln lesen
tui-help-cards = alles auf dem Tisch in Worten
tui-help-language = English
tui-help-leave = Ende; die Partie ist gespeichert

tui-rules = Regeln
tui-rules-look-for = Abschnitt oder Wort:
tui-rules-nothing = Nichts gefunden.

## Artus

tui-artus-supply = Vorrat { $rings }

tui-artus-sign-knights = Ritter der Spieler
tui-artus-sign-princes = Prinzen, silbern und bronzefarben
tui-artus-sign-king = der König, silbern oder bronzefarben
tui-artus-sign-rings = Ringe eines Prinzen
tui-artus-sign-carpet = Stuhl auf dem Teppich
tui-artus-sign-crowns = Stuhl mit Krone; ♛ auch: Teller mit der Krone
tui-artus-sign-open = kann gewählt werden
tui-artus-sign-marks = zieht dorthin; wird dorthin vertrieben
tui-artus-sign-left = verlassener Stuhl

## Die Zukunft von Camelot

tui-camelot-short-red = Ro
tui-camelot-short-green = Gr
tui-camelot-short-blue = Bl
tui-camelot-short-yellow = Ge
tui-camelot-short-any = **
tui-camelot-short-violet = Vi

tui-camelot-order = Reihenfolge
tui-camelot-total = { $total } Ritter ausgesandt
tui-camelot-no-cards = In der Auslage liegt keine Missionskarte.

tui-camelot-sign-colours = Rot, Gelb, Grün
tui-camelot-sign-more-colours = Blau, Violett
tui-camelot-sign-figures = neutral, Schwarzer Ritter, Magierfigur
tui-camelot-sign-effects = Punkte; Ritter, Baum, Gral, Herz
tui-camelot-sign-marks = wählbar; gewählt
tui-camelot-sign-cards = Kosten der Karten; Schlüssel
tui-camelot-sign-tournament = übrige Turnierplättchen
tui-camelot-sign-table = Königstreue oder Rebellen vorn
tui-camelot-sign-crown = Siegerfeld; Königin

## Merlin

# Die Farben in zwei Buchstaben, die Gefolgsleute in einem.
tui-merlin-short-black = Sw
tui-merlin-short-grey = Gr
tui-merlin-short-blue = Bl
tui-merlin-short-purple = Li
tui-merlin-short-orange = Or
tui-merlin-short-brown = Br
tui-merlin-letter-lady = H
tui-merlin-letter-shield-bearer = S
tui-merlin-letter-builder = B
tui-merlin-letter-flag-bearer = F

tui-merlin-relics = † { $excalibur }  ◇ { $grail }  Äpfel { $apples }

tui-merlin-sign-figures = Merlin, Artus, die Ritter
tui-merlin-sign-items = Flagge, Schild, Baumaterial
tui-merlin-sign-pieces = Einfluss, Gefolgsleute
tui-merlin-sign-spaces = Punkte für; durch Einfluss
tui-merlin-sign-relics = Excalibur, Gral, Verschieben
tui-merlin-sign-more-spaces = Tausch, Auftrag, Bauen
tui-merlin-sign-terrain = Berg, Wald, See, Turm
tui-merlin-sign-lands = Plusmarker, Kays Plättchen, Morgana-Marker
tui-merlin-sign-environs = Burg, Hexenhaus, beides
tui-merlin-sign-marks = wählbar; gewählt
