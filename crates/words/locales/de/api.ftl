# Was Programmen gesagt wird, wenn aus einer Anfrage nichts wird.

api-bad-body = Der Inhalt der Anfrage ist nicht, was hier verlangt wird. Beim Lesen hieß es: { $why }.
api-bad-query = Die Adresse ist nicht, was hier verlangt wird. Beim Lesen hieß es: { $why }.
api-no-such-game = Dieses Spiel gibt es nicht; es gibt: { $why }.
api-bad-seats = Mit diesen Optionen gibt es { $players } Plätze; jeder ist `me`, `open` oder einer der Bots: { $levels }.
api-bad-clock = Die Uhr gibt jedem Spieler 60 bis 86400 Sekunden; ohne Angabe wird ohne Uhr gespielt.
api-no-such-seat = Diesen Platz hat der Tisch nicht; Plätze werden von 1 an gezählt.
api-token-missing = Sag, wer du bist: Sende `Authorization: Bearer` mit deinem Token. POST /api/v1/guests gibt eines.
api-token-unknown = Dieses Token hat hier niemand. POST /api/v1/guests gibt ein neues.
api-other-origin = Diese Anfrage kam nicht von einer Seite dieses Hauses. Ein Programm sendet sein Token als `Authorization: Bearer` und kein Cookie.
api-not-your-seat = Dieser Platz ist nicht deiner. Nimm zuerst Platz: POST /api/v1/tables/…/seats.
api-no-such-address = Unter dieser Adresse ist nichts; /api/v1/openapi.json nennt, was es gibt.
api-no-such-table = Diesen Tisch gibt es nicht.
api-wrong-method = Die Adresse stimmt, die Methode nicht; /api/v1/openapi.json nennt die richtige.
api-stale = Am Tisch ging es weiter, seit du hingesehen hast. Sieh noch einmal hin und wähle dann.
api-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind; bis dahin kann niemand ziehen.
api-seat-taken = Der Platz ist besetzt, oder die Partie hat schon begonnen.
api-not-over = Das verriete jede Hand; es gibt es, wenn die Partie zu Ende ist.
api-too-large = Der Inhalt der Anfrage ist zu groß.
api-not-json = Sende den Inhalt als JSON, mit `Content-Type: application/json`.
api-too-fast = Das war zu viel auf einmal. Bitte eine Minute warten.
api-full = Das Haus ist voll: Zu viele Streams sind offen. Bitte gleich noch einmal versuchen.
api-store = Das Haus erreicht seinen Speicher gerade nicht. Geändert hat sich nichts; bitte gleich noch einmal versuchen.
