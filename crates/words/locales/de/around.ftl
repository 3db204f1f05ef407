# Um den Tisch: Warteraum, Ergebnis, Revanche, Aussteigen, Zuschauen, Chat.

## Das Ergebnis

around-you-win = { $margin ->
    [0] Du teilst dir den Sieg
    [1] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
around-your-place = Du belegst Platz { $place }
around-your-shared-place = Du teilst dir Platz { $place }
around-place = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
   *[other] { $place }. Platz
}
around-podium = Endstand
around-points = Punkte nach Herkunft
around-counts = zählt
around-as-table = Alle Punkte als Tabelle
around-highlights = Höhepunkte
around-best-move = Bester Zug: { $name }
around-worst-move = Teuerster Zug: { $name }
around-watch-it = Ansehen
around-lead = Die Führung
around-lead-changed = { $count ->
    [one] Die Führung wechselte einmal.
    [2] Die Führung wechselte zweimal.
    [3] Die Führung wechselte dreimal.
   *[other] Die Führung wechselte { $count }-mal.
}
around-look = Brett ansehen
around-result = Ergebnis
around-ended = Diese Partie wurde vorzeitig beendet
around-ended-hint = Es gibt keinen Sieger. Was gespielt wurde, bleibt erhalten.
around-like-this = Neuer Tisch wie dieser

## Noch einmal

around-rematch = Revanche
around-rematch-all = lädt alle ein
around-rematch-ready = Die Revanche steht bereit, dein Platz ist frei.
around-rematch-join = Revanche annehmen
around-rematch-watch = Bei der Revanche zuschauen
around-not-over = Diese Partie läuft noch. Eine Revanche gibt es nach dem Ende.

## Aussteigen

around-more = Mehr
around-leave = Partie verlassen
around-leave-question = Diese Partie endgültig verlassen?
around-leave-bot = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst zuschauen, aber nicht zurückkehren.
around-leave-ends = Sonst spielt niemand mit, also endet die Partie hier ohne Sieger.
around-leave-yes = Ja, verlassen
around-leave-no = Nein, weiterspielen
around-give-up = Aufgeben
around-give-up-yes = Ja, aufgeben
around-resign = { $count ->
    [one] Dein Gegner sieht keinen Weg mehr zum Sieg und würde aufgeben.
   *[other] Deine Gegner sehen keinen Weg mehr zum Sieg und würden aufgeben.
}
around-resign-accept = Annehmen und gewinnen
around-not-resigned = Die Bots haben nicht aufgegeben: Mindestens einer glaubt noch an seinen Sieg, oder du spielst nicht allein gegen sie. Spiel weiter.
around-you-win-by-resignation = Du gewinnst durch Aufgabe
around-wins-by-resignation = { $name } gewinnt durch Aufgabe
around-resigned-hint = Alle Bots haben aufgegeben, daher endete die Partie vorzeitig.

## Der Warteraum

around-invites = { $name } lädt dich zu { $game } ein
around-join = Nimm Platz bei { $game }
around-length = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Dauer: { $time }
around-sit-as = Als { $name } Platz nehmen
around-your-seat = Dein Platz
around-just-watch = Nur zuschauen
around-watch-waits = Auf dieser Seite geht es los, sobald alle Plätze besetzt sind.
around-sit-after-all = Doch mitspielen
around-get-up = Platz freigeben
around-host = hat den Tisch eröffnet
around-put-bot = Bot hierher setzen
around-bad-level = Diese Stärke gibt es nicht. Es gibt { $levels }.
around-level = Stärke
around-remove = { $name } vom Tisch entfernen
around-start-bots = { $count ->
    [1] Jetzt mit einem Bot starten
   *[other] Jetzt mit { $count } Bots starten
}
around-cancel = Tisch auflösen
around-cancel-question = Diesen Tisch für alle auflösen?
around-cancel-yes = Ja, auflösen
around-share = Teilen
around-one-tap = Wer den Link öffnet, sitzt mit einem Tipp am Tisch, auch am Handy.
around-practice = Solange du wartest
around-practice-about = Spiel in einem zweiten Tab eine kurze Lektion. Dieser hier bleibt offen und bekommt einen Punkt, sobald du dran bist.
around-loopback = Unter { $host } erreicht dich niemand von außen: Dieses Haus ist nur für diesen Rechner offen.
around-loopback-how = Starte es mit { $command }. In deinem Netz beginnt der Link dann mit { $address }.
around-loopback-how-unknown = Starte es mit { $command } und nimm dann die Adresse dieses Rechners in deinem Netz.
around-actions = Deine Aktionen
around-seats = Plätze am Tisch
around-check = { $game ->
    [merlin] Würfel prüfen
   *[other] Mischen prüfen
}
around-fair = { $game ->
    [merlin] Faire Würfel, die du nachprüfen kannst
   *[other] Faires Mischen, das du nachprüfen kannst
}

## Chat und Zuschauen

around-unread = neue Nachrichten
around-reply = Antworten
around-close = Schließen
around-quick = Kurze Sätze
around-phrase-well-played = Gut gespielt!
around-phrase-oh-no = Oh nein!
around-phrase-moment = Moment bitte
around-phrase-luck = Viel Glück!
around-phrase-thanks = Danke!
around-you-watch = Du schaust zu
around-watching-you = Du schaust zu. Was du schreibst, lesen die Spieler erst nach der Partie.
around-watching = { $count ->
    [1] 1 schaut zu
   *[other] { $count } schauen zu
}
around-watching-many = mehr als { $count } schauen zu
around-public = { $game ->
    [artus] Du siehst, was offen liegt, aber keine Handkarten.
    [camelot] Du siehst, was offen liegt, aber nichts hinter den Sichtschirmen und in den Fäusten.
   *[other] Du siehst, was offen liegt, aber keine Auftragskarten auf der Hand.
}
around-watchers-talk = Chat der Zuschauer
around-watchers-known = Um hier zu schreiben, nimm einmal an einem Tisch Platz oder melde dich an.
around-spectator = Zuschauer
