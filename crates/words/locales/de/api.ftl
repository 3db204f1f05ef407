# Was Programmen gesagt wird, wenn aus einer Anfrage nichts wird.

api-bad-body =
    { $what ->
        [not-json] Der Inhalt der Anfrage ist kein JSON.
        [no-fields] Der Inhalt der Anfrage muss ein JSON-Objekt mit den Feldern sein, die hier verlangt werden.
        [missing] Das Feld `{ $field }` fehlt.
        [unknown] Hier gibt es kein Feld `{ $field }`.
       *[unfit] Der Wert im Feld `{ $field }` passt nicht.
    } Was verlangt wird, steht in /api/v1/openapi.json.
api-bad-query =
    { $what ->
        [missing] In der Adresse fehlt `{ $field }`.
        [unfit] Der Wert in der Adresse für `{ $field }` passt nicht.
       *[other] Die Adresse ist nicht zu lesen.
    } Was verlangt wird, steht in /api/v1/openapi.json.
api-no-such-game = Dieses Spiel gibt es nicht; es gibt: { $why }.
api-bad-seats = Mit diesen Optionen gibt es { $players } Plätze; jeder ist `me`, `open` oder einer der Bots: { $levels }.
api-bad-clock = Die Uhr gibt jedem Spieler 60 bis 86400 Sekunden; ohne Angabe wird ohne Uhr gespielt.
api-no-such-seat = Diesen Platz hat der Tisch nicht; Plätze werden von 1 an gezählt.
api-token-missing = Sag, wer du bist: Sende `Authorization: Bearer` mit deinem Token. POST /api/v1/guests gibt einen.
api-token-unknown = Diesen Token hat hier niemand. POST /api/v1/guests gibt einen neuen.
api-other-origin = Diese Anfrage kam nicht von einer Seite dieses Hauses. Ein Programm sendet seinen Token als `Authorization: Bearer` und kein Cookie.
api-not-your-seat = Dieser Platz ist nicht deiner. Nimm zuerst Platz: POST /api/v1/tables/…/seats.
api-no-such-address = Unter dieser Adresse ist nichts; /api/v1/openapi.json nennt, was es gibt.
api-no-such-table = Diesen Tisch gibt es nicht.
api-wrong-method = Die Adresse stimmt, die Methode nicht; /api/v1/openapi.json nennt die richtige.
api-too-slow = Der Inhalt der Anfrage brauchte zu lange.
api-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und wähle dann.
api-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind und kein Wort für die Würfel fehlt; bis dahin kann niemand ziehen.
api-seat-taken = Der Platz ist besetzt, oder die Partie hat schon begonnen.
api-not-over = Das würde jede Hand verraten; es gibt es erst, wenn die Partie zu Ende ist.
api-too-large = Der Inhalt der Anfrage ist zu groß.
api-not-json = Sende den Inhalt als JSON, mit `Content-Type: application/json`.
api-too-fast = Das war zu viel auf einmal. Bitte eine Minute warten.
api-broken = Im Haus ist etwas schiefgegangen. Ob es trotzdem geschehen ist, siehst du, wenn du den Tisch neu abfragst.
api-full = Das Haus ist voll: Zu viele Streams sind offen. Bitte gleich noch einmal versuchen.
api-store = Das Haus erreicht seinen Speicher gerade nicht. Eine Änderung kann trotzdem geschehen sein: Sieh nach, bevor du sie noch einmal versuchst.
api-bad-account = Der Name eines Kontos hat 3 bis 24 sichtbare Zeichen.
api-bad-password = Ein Passwort hat 8 bis 256 Zeichen und ist nicht der Name selbst.
api-wrong-password = Name und Passwort passen nicht zusammen.
api-account-taken = Ein Konto mit diesem Namen gibt es schon.
api-has-account = Du hast schon ein Konto.
api-no-account = Du hast kein Konto; POST /api/v1/accounts legt eines an.
api-too-many-streams = Du hast zu viele Streams offen. Schließe zuerst einige davon.
api-too-many-attempts = Zu viele Versuche. Bitte eine Viertelstunde warten.
api-hints-off = Dieser Tisch wurde ohne Tipps eröffnet.
api-not-your-turn = Du bist nicht am Zug: Tipps gibt es nur für die, die jetzt entscheiden.
api-nothing-to-choose = Es gibt nichts zu wählen: Es gibt nur einen Zug.
api-scope-too-narrow = Dieser Token darf „{ $why }“ und nicht mehr. Einen mit weiterem Umfang gibt es auf der Seite deines Kontos.
api-banned = Wer dieses Haus führt, hat dieses Konto gesperrt.
api-bad-word = Prüfsumme und Salz haben je 64 Hexadezimalziffern in Kleinbuchstaben; ein Wort hat 1 bis 24 Zeichen und nichts Unsichtbares. Nenne ein Wort oder eine Prüfsumme, nicht beides.
api-has-begun = Die Partie hat schon begonnen.
api-game-over = Die Partie ist zu Ende, niemand kann sie mehr verlassen. Die nächste beginnt mit POST /api/v1/tables/…/rematch.
api-opened-by-you = Du hast diesen Tisch eröffnet und kannst ihn nicht verlassen, solange er wartet. Löse ihn auf: POST /api/v1/tables/…/cancel.
api-wrong-word = Dieses Wort ergibt mit diesem Salz nicht die Prüfsumme eines deiner Plätze.
