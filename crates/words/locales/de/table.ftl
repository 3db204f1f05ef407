### Was alle Spiele gemeinsam haben, auf Deutsch.

## Namen und Aufzählungen

table-player = Spieler { $number }
table-list-last = { $front } und { $last }
table-list-more = { $front }, { $next }

## Dateien und Einstellungen

table-line = Zeile { $line }: { $text }
table-clause = { $text } { $id }: { $clause }
table-fault-syntax = „{ $text }“ lässt sich nicht lesen: { $syntax ->
    [duplicate] Dieser Schlüssel oder diese Tabelle steht zweimal da; einmal genügt
    [bracket] Eine Klammer ist nicht geschlossen; erwartet wird: `[…]`
    [quotes] Ein Text braucht Anführungszeichen; erwartet wird: `schlüssel = "Text"`
    [comma] Zwischen zwei Werten fehlt ein Komma; erwartet wird: `[1, 2]`
   *[other] Das ist kein TOML; erwartet wird: `schlüssel = Wert`, `[tabelle]` oder `# Kommentar`
}.
table-fault-unknown-key = Einen Schlüssel `{ $at }` gibt es nicht; dort gibt es: { $known }.
table-fault-missing-key = `{ $at }` fehlt, muss aber dastehen.
table-fault-kind = In `{ $at }` steht { $found }; erwartet wird: { $type ->
    [range] eine ganze Zahl von { $least } bis { $most }
    [count] eine ganze Zahl ab 0
    [whole] eine ganze Zahl
    [decimal] eine Zahl
    [text] ein Text in Anführungszeichen
    [truth] `true` oder `false`
    [list] eine Liste wie `[…, …]`
    [items] eine Liste mit { $most } Werten
    [table] eine Tabelle mit Schlüsseln und Werten
   *[other] ein Wert anderer Art
}.
table-fault-value = { $state ->
    [missing] `{ $at }` fehlt; erwartet wird: { $expected }.
    [forbidden] In `{ $at }` steht { $found }, was dort nicht stehen darf.
   *[wrong] In `{ $at }` steht { $found }; erwartet wird: { $expected }.
}

table-unreadable = „{ $text }“ lässt sich nicht lesen.
table-unreadable-seat = „{ $text }“ ist kein Platz; die Plätze sind ab 1 nummeriert.
table-unreadable-move = „{ $text }“ ist kein Zug; Züge schreibt man so, wie sie angeboten werden.
table-unreadable-count = „{ $text }“ ist keine Anzahl von Zügen.
table-unreadable-secret = „{ $text }“ ist kein Geheimnis aus 64 Hexadezimalziffern.
table-unreadable-sealed-word = „{ $text }“ ist kein versiegeltes Wort: ein Platz, seine Prüfsumme und, sobald das Wort gezeigt ist, sein Salz, je 64 Hexadezimalziffern, die Plätze der Reihe nach.
table-unreadable-game = „{ $text }“ ist kein Spiel dieses Programms.

## Aufzeichnungen

table-record-not-a-record = Das ist keine Aufzeichnung: Sie müsste mit `tafelrunde 1` beginnen. Bitte prüfen, ob es die richtige Datei ist.
table-record-head = Hier müsste eine Zeile stehen, die mit `{ $word }` beginnt. Der Kopf einer Aufzeichnung besteht aus `tafelrunde 1`, `game`, `components`, `options`, einer `seat`-Zeile für jeden Spieler und einer leeren Zeile, in dieser Reihenfolge.
table-record-head-empty = Hier müsste eine leere Zeile stehen, zwischen den Plätzen und dem ersten Zug. Bitte prüfen, ob es eine `seat`-Zeile zu viel gibt.
table-record-other-game = Die Aufzeichnung gehört zum Spiel `{ $game }` und lässt sich hier nicht nachspielen. Bitte als Aufzeichnung jenes Spiels öffnen.
table-record-other-components = Gespielt wurde mit dem Material `{ $played }`, vorhanden ist `{ $given }`. Bitte die Materialdatei angeben, mit der gespielt wurde: `--components DATEI`.
table-record-refused = Der Zug `{ $choice }` war nicht erlaubt: { $refusal } ({ $clause }) Bis zur Zeile davor lässt sich die Aufzeichnung nachspielen; wurde sie bearbeitet, ist dieser Zug zu berichtigen.
table-record-cut-off = Die letzte Zeile, `end`, fehlt: Die Datei wurde abgeschnitten. Bitte die ganze Datei besorgen; den Rest öffnet `tafelrunde record import --edited`.
table-record-after-end = Nach der letzten Zeile, `end`, steht noch etwas. Bitte entfernen, was darauf folgt; zwei Aufzeichnungen gehören in zwei Dateien.
table-record-count = Die letzte Zeile zählt { $said ->
    [one] { $said } Zug
   *[other] { $said } Züge
}, vorhanden { $found ->
    [one] ist { $found }
   *[other] sind { $found }
}. Es sind Zeilen verloren gegangen oder hinzugekommen; bitte die ursprüngliche Datei besorgen oder, wenn das Absicht war, `tafelrunde record import --edited` benutzen.
table-record-changed = Der Text passt nicht zur Prüfsumme in seiner letzten Zeile: Jemand hat ihn geändert. Bitte die ursprüngliche Datei besorgen oder, wenn das Absicht war, `tafelrunde record import --edited` benutzen.

## Zurücknehmen

table-no-undo-nothing-yet = Es gibt noch nichts zurückzunehmen; zurücknehmen lässt sich eine Entscheidung, sobald sie getroffen ist.
table-no-undo-revealed = Seitdem ist etwas aufgedeckt worden, deshalb gilt die Entscheidung; nur vorher ließ sie sich zurücknehmen.
table-no-undo-closed = Eine Wahl, die alle gleichzeitig treffen, steht fest, sobald sie bestätigt ist; nur vorher ließ sie sich noch ändern.
table-no-undo-others-moved = Darauf ist ein Zug von jemand anderem gefolgt, deshalb gilt die Entscheidung; nur vorher ließ sie sich zurücknehmen.

table-setting-players = Spieler

# Ein Zug mit dem, worunter er steht, etwa der Karte, die gespielt wird.
table-move = { $heading }, { $move }
table-expected = Aussicht { $points }
# Eine Chance wie „62 %“ oder ihre Änderung wie „+9 %“.
table-percent = { $percent } %
