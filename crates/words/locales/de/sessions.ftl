# Wo jemand angemeldet ist, und was Programme bekommen haben.

sessions-title = Geräte und Programme
sessions-back = Zurück zu meinen Tischen
sessions-devices = Geräte
sessions-devices-hint = Wer eines dieser Geräte benutzt, ist für das Haus du. Melde ab, was du nicht kennst.
sessions-this-device = dieses Gerät
sessions-unknown-device = unbekanntes Gerät
sessions-program = ein Programm
sessions-browser-on = { $browser } auf { $system }
sessions-seen = Zuerst gesehen { $first }, zuletzt { $last }.
sessions-time-unknown = vor einiger Zeit
sessions-this-hour = in der letzten Stunde
sessions-hours-ago = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
sessions-days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
sessions-end = Abmelden
sessions-end-others = Alle anderen Geräte abmelden

## Programme

sessions-programs = Programme
sessions-programs-hint = Mit einem Token handelt ein Programm über die JSON-Schnittstelle für dich; die Seiten öffnet es nicht. Wer ihn hat, kann ihn benutzen: Hüte ihn wie ein Passwort. Ein neues Passwort beendet alle Token.
sessions-token-made = Hier ist der Token. Er wird nur dieses eine Mal gezeigt.
sessions-token-used = Zuletzt benutzt: { $last }. { $left }
sessions-never = nie
sessions-days-left = { $count ->
    [one] Gilt noch einen Tag.
   *[other] Gilt noch { $count } Tage.
}
sessions-expired = Er ist abgelaufen.
sessions-revoke = Widerrufen
sessions-token-name = Wofür ist er?
sessions-scope = Was er darf
sessions-scope-read = nur ansehen
sessions-scope-play = ansehen und spielen
sessions-scope-all = alles
sessions-token-days = Wie lange er gilt
sessions-days = { $count } Tage
sessions-make-token = Token anlegen
sessions-token-needs-name = Ein Token braucht einen Namen, damit du ihn später wiedererkennst.
sessions-too-many-tokens = Du hast schon { $most } Token. Widerrufe einen, den du nicht mehr brauchst.
