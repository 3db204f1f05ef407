# Das Haus im Netz.

server-house = Tafelrunde
server-motto = Brettspiele vom Hof des Königs Artus. Nimm Platz an der Tafel.
server-skip = Zum Inhalt springen
server-navigation = Navigation
server-play = Spielen
server-my-tables = Meine Tische
server-rules = Regeln
server-all-rules = Alle Regeln
server-theme-dark = Dunkel
server-theme-light = Hell
server-language = Sprache
server-home = Zur Startseite
server-guest = Gast

## Start

server-game-artus-about = Ziehe Ritter, Prinzen und den König. Zieht der König, ändert jeder Stuhl seinen Wert.
server-game-artus-players = 2–4 Spieler
server-game-artus-length = 30–60 Minuten, für Einsteiger oder Fortgeschrittene
server-game-camelot-about = Sende deine Ritter heimlich ins Schloss und sage vorher, wie viele insgesamt aufbrechen.
server-game-camelot-players = 2–5 Spieler
server-game-camelot-length = 60–90 Minuten, sieben Runden
server-game-merlin-about = Ziehe deinen Ritter und Merlin um das Rondell und diene sechs Grafschaften zugleich.
server-game-merlin-players = 2–4 Spieler
server-game-merlin-length = ab 90 Minuten, sechs Runden, mit allen neun Modulen der Big Box
server-play-now = Sofort spielen
server-new-table = Neuer Tisch
server-open-tables = Offene Tische
server-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch und lade Freunde ein.
server-over-won = { $shared ->
    [1] gewonnen
   *[other] gemeinsam gewonnen
}
server-over-place = { $place }. Platz
server-over = beendet
server-over-early = vorzeitig beendet
server-cannot-be-opened = lässt sich nicht öffnen
server-opened = eröffnet { $ago }
server-under-way = läuft
server-seats-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
server-look = Öffnen
server-join = Mitspielen
server-go-on = Weiterspielen

## Neuer Tisch

server-new-table-of = Neuer Tisch: { $game }
server-your-name = Dein Name
server-seat = Platz { $seat }
server-a-bot = Ein Bot
server-a-person = Ein Mensch
server-a-friend = ein Freund, per Link
server-somebody-here = jemand an diesem Gerät
server-name-of = Name für Platz { $seat }
server-clock-none = ohne Uhr
server-bad-clock = Diese Bedenkzeit gibt es nicht: Eine Uhr gibt jedem Spieler mindestens eine Minute und höchstens einen Tag. Wähle eine andere, oder spielt ohne Uhr.
server-clock-minutes = { $minutes } Minuten je Spieler
server-dice-promise = Das Haus hat das Geheimnis für den Zufall an diesem Tisch schon gezogen; hier ist seine Prüfsumme. Alles, was der Zufall tut, folgt aus dem Geheimnis und den Wörtern aller am Tisch, also kann es sich niemand aussuchen. Dein Browser hat sich ein Wort für dich ausgedacht; schreib gern ein anderes.
server-listed = Den Tisch bei den offenen Tischen zeigen
server-open-table = Tisch eröffnen
# Tiere aus den Sagen um Artus: Hund, Katze, Eber, Eule und Hirsch. Der Platz bestimmt den Namen wie auch das Gesicht.
server-bot-name = { $seat ->
    [1] Cabal
    [2] Palug
    [3] Trwyth
    [4] Cawlwyd
   *[other] Rhedyn
}
server-bot-label = Bot, { $level }
server-pace = Bots
server-pace-normal = warten einen Moment, bevor sie ziehen
server-pace-instant = ziehen sofort

## Warten

server-waiting = Es geht los, sobald alle Plätze besetzt sind.
server-free = frei
server-sit = Platz nehmen
server-your-word = Ein Wort für die Würfel
server-word-copied = Diese Prüfsumme hat schon ein anderer Platz. Versiegle ein eigenes Wort.
server-word-early = Noch nicht: Es sind Plätze frei. Ein Wort wird gezeigt, wenn alle sitzen.
server-word-late = Die Partie hat schon begonnen.
server-word-wrong = Dieses Wort mit diesem Salz ist nicht das, was für deinen Platz versiegelt wurde.
server-word-bad = Prüfsumme und Salz haben je 64 Hexadezimalziffern in Kleinbuchstaben; ein Wort hat 1 bis 24 Zeichen und nichts Unsichtbares.
server-word-missing = Wort für die Würfel fehlt noch
server-words-missing = wartet auf Wörter
server-words-wait = Alle sitzen. Die Partie beginnt, sobald alle Seiten ihr Wort für die Würfel gezeigt haben.
server-words-without-hint = Kommt jemand nicht, kannst du ohne die fehlenden Wörter beginnen. Die Aufzeichnung vermerkt das, denn die Würfel sind dann weniger gut bewiesen.
server-words-without = Ohne die fehlenden Wörter beginnen
server-words-own-hint = Dein Wort für die Würfel liegt in dem Browser, mit dem du dich gesetzt hast. Öffne den Tisch dort, oder verzichte auf dein Wort.
server-words-own = Auf mein Wort verzichten
server-dice-everything = Prüfsumme von allem, was feststand, bevor die Wörter gezeigt wurden
server-invite = Einladen
server-copy = Link kopieren
server-copied = Kopiert
server-selected = Der Link ist markiert; kopiere ihn jetzt
server-qr = QR-Code der Einladung

## Am Tisch

server-your-turn = Du bist am Zug.
server-notify = Melden, wenn ich am Zug bin
server-notify-hint = Dein Browser meldet sich, während du etwas anderes ansiehst. Er fragt einmal um Erlaubnis; hast du sie verweigert, kannst du sie in seinen Einstellungen geben.
server-lost = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt, sobald es geht.
server-board = Das Spielbrett
server-round = Runde { $round } von { $rounds }
# Wie in „Runde 2 von 7: Vorhersagen“.
server-round-phase = Runde { $round } von { $rounds }: { $phase }
server-placement-round = Platzierungsrunde { $round } von { $rounds }
server-undo = Zurücknehmen
server-cancel = Abbrechen
server-confirm = Bestätigen
server-log = Verlauf
server-talk = Chat
server-say = Etwas sagen
server-send = Senden
# Dahinter folgt der Grund.
server-unsent = Nicht gesendet:
server-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
# Zwischen den Zügen zweier Personen, die sich ein Gerät teilen.
server-pass = Gib das Gerät an { $name } weiter
server-pass-hint = Was jetzt kommt, ist nur für { $name } bestimmt.
server-show-cards = Meine Karten zeigen
server-show-screen = Hinter meinen Sichtschirm schauen
server-total = Summe
server-replay = Nachspielen
server-record = Aufzeichnung
server-dice = Ziehungen und Würfe prüfen
server-dice-commitment = Prüfsumme des Geheimnisses
server-dice-secret = Geheimnis

## Nachspielen

server-step = Schritt { $step } von { $steps }
server-first = Zum Anfang
server-back = Einen Zug zurück
server-forward = Einen Zug vor
server-last = Zum neuesten Zug
server-to-table = Zum Tisch
server-picture = Bild ({ $kind })
server-go-to-step = Zu Zug
server-step-keys = Pfeiltasten: ein Zug zurück oder vor. Pos1 und Ende: der erste und der neueste.
server-step-start = Der Tisch vor dem ersten Zug.
server-step-quiet = Zu diesem Zug gibt es nichts zu erzählen.
server-step-address = Adresse dieses Zuges

## Wer liest

server-nobody-yet = Wir kennen dich hier noch nicht. Eröffne einen Tisch oder setz dich an einen: Mehr braucht es nicht.
server-save = Speichern
server-personal-link = Dein persönlicher Link
server-personal-link-hint = Wer diesen Link öffnet, spielt als du: Behalte ihn für dich. Er bringt dich auf einem anderen Gerät zurück.
server-make-link = Link zeigen

## Was schiefgehen kann

server-fails = Das ging nicht
server-fails-not-found = Nicht gefunden
server-fails-forbidden = Nicht erlaubt
server-fails-conflict = Das geht gerade nicht
server-fails-too-large = Zu viel auf einmal
server-fails-too-fast = Zu schnell
server-fails-too-slow = Zu langsam
server-fails-for-now = Im Moment nicht
server-request-id = Anfrage

server-not-found = Hier ist nichts. Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
server-forbidden = Das darfst du nicht: Auf diesem Platz sitzt jemand anders, oder es ist nicht dein Tisch.
server-not-any-more = Du bist inzwischen abgemeldet, oder du darfst das nicht mehr. Geändert hat sich nichts.
server-store = Das Haus erreicht seinen Speicher gerade nicht. Lade die Seite gleich neu, um zu sehen, ob es trotzdem geschehen ist, und versuche es sonst noch einmal.
server-broken = Im Haus ist etwas schiefgegangen. Lade die Seite neu, um zu sehen, ob es trotzdem geschehen ist.
server-closed = Diese Partie wurde vorzeitig beendet. Weiterspielen kann hier niemand; was gespielt wurde, bleibt erhalten.
server-game-over = Die Partie ist zu Ende, niemand kann sie mehr verlassen. Eine neue gibt es mit der Revanche.
server-not-begun = Die Partie hat noch nicht begonnen. Sie beginnt, wenn alle Plätze besetzt sind und kein Wort für die Würfel fehlt.
server-opened-by-you = Du hast diesen Tisch eröffnet und kannst ihn nicht verlassen, solange er wartet. Du kannst ihn auflösen.
server-set-aside-damaged = Dieser Tisch lässt sich nicht öffnen: Was von ihm aufgehoben wurde, ist beschädigt. Er bleibt, wie er ist. Sag bitte den Leuten Bescheid, die dieses Haus führen.
server-set-aside-other = Dieser Tisch wurde mit einem anderen Stand des Programms begonnen, dessen Regeln oder Spielmaterial das Haus gerade nicht hat. Er bleibt aufgehoben, wie er ist. Sag bitte den Leuten Bescheid, die dieses Haus führen.
server-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und wähle dann.
server-taken = Der Platz ist besetzt, oder die Partie hat schon begonnen.
server-other-origin = Diese Anfrage kam nicht von einer Seite dieses Hauses.
server-guests-in-an-hour = Von deiner Adresse sind in dieser Stunde schon { $limit } neue Gäste gekommen. Versuche es später noch einmal, oder melde dich an.
server-talk-full = An diesem Tisch ist schon so viel gesagt worden, dass nichts mehr dazukommt.
server-tables-in-an-hour = { $limit ->
    [one] Mehr als einen Tisch in der Stunde kannst du hier nicht eröffnen. Bitte komm etwas später wieder; die offenen Tische warten auf dich.
   *[other] Mehr als { $limit } Tische in der Stunde kannst du hier nicht eröffnen. Bitte komm etwas später wieder; die offenen Tische warten auf dich.
}
server-tables-at-once = { $limit ->
    [one] Mehr als einen offenen Tisch kannst du hier nicht haben. Spiel erst diese Partie zu Ende.
   *[other] Mehr als { $limit } offene Tische kannst du hier nicht haben. Spiel erst eine dieser Partien zu Ende.
}
# Wann ein Tisch entfernt wird; steht beim Tisch und in Listen.
server-removal-joined = { $days ->
    [0] Wird bald entfernt, wenn niemand dazukommt.
    [one] Wird binnen eines Tages entfernt, wenn niemand dazukommt.
   *[other] Wird in { $days } Tagen entfernt, wenn niemand dazukommt.
}
server-removal-begun = { $days ->
    [0] Wird bald entfernt, wenn die Partie nicht beginnt.
    [one] Wird binnen eines Tages entfernt, wenn die Partie bis dahin nicht beginnt.
   *[other] Wird in { $days } Tagen entfernt, wenn die Partie bis dahin nicht beginnt.
}
server-removal-played = { $days ->
    [0] Wird bald entfernt, wenn niemand weiterspielt.
    [one] Wird binnen eines Tages entfernt, wenn niemand weiterspielt.
   *[other] Wird in { $days } Tagen entfernt, wenn niemand weiterspielt.
}
server-removal-named = { $days ->
    [0] Wird bald entfernt; mit einem Konto bleibt die Partie für immer.
    [one] Bleibt noch einen Tag, mit einem Konto für immer.
   *[other] Bleibt noch { $days } Tage, mit einem Konto für immer.
}
server-too-fast = Das war zu viel auf einmal. Bitte eine Minute warten.
server-full = Das Haus ist voll: Zu viele schauen gerade zu. Bitte gleich noch einmal versuchen.
server-promise-broken = Die Prüfsumme auf dieser Seite gehört zu einem Tisch, der schon eröffnet wurde, oder sie ist zu alt, oder das Haus wurde seither neu gestartet. Lade die Seite neu, dann gibt es eine neue.
server-record-later = Die Aufzeichnung zeigt jede Hand; es gibt sie, wenn die Partie zu Ende ist.
server-bad-request = Diese Anfrage ist nicht zu verstehen: Etwas fehlt darin oder hat die falsche Form.
server-too-large = Das ist zu viel auf einmal; einige tausend Zeichen genügen.
server-too-slow = Das hat zu lange gebraucht. Bitte versuche es noch einmal; vielleicht ist die Verbindung gerade zu schwach.
server-crowded = Gerade ist zu viel los. Bitte komm in ein paar Augenblicken wieder.
server-link-title = Ein persönlicher Link
server-link-of = Der persönliche Link von { $name }
server-link-warning = Mach nur weiter, wenn du selbst { $name } bist: Wer diesen Link hat, ist hier dieselbe Person und sieht alles, was du tust.
server-become = Noch bist du hier { $now }; ohne Konto oder eigenen Link führt kein Weg dorthin zurück.
server-become-yes = Auf diesem Gerät als { $name } weitermachen

## Die Würfel einer beendeten Partie, Weiterspielen ab einem Moment, Aufzeichnungen

server-dice-explained = Das Haus hat die Prüfsumme seines Geheimnisses veröffentlicht, bevor die Wörter genannt wurden. Alles, was der Zufall tat, muss aus dem Geheimnis und den Wörtern folgen: Dein Browser rechnet es hier nach. „tafelrunde verify“ tut dasselbe mit der Aufzeichnung.
server-dice-word = Wort von { $name }
server-dice-no-word = kein eigenes Wort: dafür steht ein Strich
server-dice-fair = Der Zufall war ehrlich: Alle { $count } Ziehungen und Würfe folgen aus dem Geheimnis und den Wörtern.
server-dice-unfair = Der Zufall passt nicht zum Geheimnis: siehe die Zeilen mit ✗ und die Prüfsumme des Geheimnisses.
server-dice-unchecked = Noch nicht geprüft: Dafür braucht die Seite ihr Skript.
server-dice-given = Die ersten { $count } Züge stammen aus einer anderen Partie; aus diesem Geheimnis folgen sie nicht.
server-dice-fair-after = Diese Partie setzt eine andere fort, etwa eine Lektion. Was der Zufall seither entschieden hat ({ $count }-mal), folgt aus dem Geheimnis und den Wörtern. Die Züge davor beweist hier nichts.
server-dice-no-chance = Es gibt nichts zu prüfen: In dieser Partie kam der Zufall nie zum Zug.
server-dice-nothing = Hier lässt sich nichts prüfen: Der Zufall kam nur in den Zügen vor, die aus einer anderen Partie stammen.
server-dice-published = Die Prüfsumme, die du vor der Partie gesehen hast
server-dice-same-everything = Sie stimmt: Geheimnis und Wörter standen fest, als du sie gesehen hast.
server-dice-same-secret = Es ist die Prüfsumme des Geheimnisses.
server-dice-other = Sie gehört zu einem anderen Geheimnis. Wenn du sicher bist, dass du sie an diesem Tisch gesehen hast, hat das Haus etwas ausgetauscht.
server-dice-withheld = versiegelt und nie gezeigt: Gezogen und gewürfelt wurde ohne dieses Wort. Wer es zurückhielt, oder das Haus, konnte zwischen dem Zufall mit diesem Wort und dem ohne wählen
server-dice-open-word = offen genannt, während andere ihres versiegelten: Es schützt weniger
server-dice-move = Zug
server-dice-happened = Was der Zufall tat
server-dice-choices = Von
server-dice-right = Richtig
server-dice-later = Ziehungen und Würfe lassen sich prüfen, sobald die Partie zu Ende ist; vorher würde das verraten, was noch kommt.
server-dice-no-proof = Diese Aufzeichnung trägt keinen Beweis für ihren Zufall, oder nicht den ganzen.
server-no-picture = Das Bild konnte nicht gemacht werden.
server-pictures-busy = Gerade werden zu viele Bilder gezeichnet. Bitte versuche es in ein paar Sekunden noch einmal.
server-continue = Ab hier weiterspielen
server-continue-hint = Ein neuer Tisch beginnt mit den ersten { $count } Zügen dieser Partie. Wer sitzt wo?
server-continue-later = Eine Partie lässt sich ab jedem Moment weiterspielen, sobald sie zu Ende ist; vorher würde das jede Hand verraten.
server-continue-over = In diesem Moment ist die Partie zu Ende; wähle zum Weiterspielen einen früheren.
server-seat-of = Platz { $seat }, vorher { $name }
server-me = ich
server-import = Aufzeichnung öffnen
server-import-hint = Wähle eine Aufzeichnung als Datei oder füge ihren Text ein: Danach lässt sich die Partie Schritt für Schritt ansehen, zeigen und ab jedem Moment weiterspielen.
server-import-file = Datei
server-import-text = oder der Text
server-import-open = Öffnen
server-import-nothing = Wähle eine Datei oder füge den Text einer Aufzeichnung ein; sie beginnt mit „tafelrunde 1“.
server-import-no-record = Das ist keine Aufzeichnung: Es beginnt mit „{ $found }“. Eine Aufzeichnung beginnt mit der Zeile „tafelrunde 1“, und die nächste nennt das Spiel ({ $games }).
server-import-no-game = Das Spiel dieser Aufzeichnung kennt das Haus nicht: „{ $found }“. Es kennt Aufzeichnungen, in denen nach „tafelrunde 1“ eines von diesen steht: { $games }.
server-import-no-text = Diese Datei ist kein Text. Eine Aufzeichnung ist eine Textdatei, die mit „tafelrunde 1“ beginnt.
server-import-too-large = Das ist zu groß: Eine Aufzeichnung hat höchstens { $limit } KB.
server-imported = eine Aufzeichnung
