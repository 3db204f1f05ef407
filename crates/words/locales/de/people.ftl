# Die Leute im Haus: Konten, Links, wer da ist, wer gehört wird.

## Konten

people-account = Konto
people-sign-in = Anmelden
people-sign-in-hint = Willkommen zurück. Deine Tische warten.
people-sign-out = Abmelden
people-signed-in = Du bist als { $account } angemeldet.
people-leave = Dieses Gerät verlassen
people-leave-warning = Danach kennt dich dieses Gerät nicht mehr. Plätze und Tische von { $name } bleiben, aber ohne Konto oder deinen persönlichen Link kommt niemand mehr an sie heran, auch du nicht.
people-leave-yes = Ja, { $name } hier abmelden
people-new-account = Konto anlegen
people-new-account-hint = Zum Spielen braucht niemand ein Konto. Mit Name und Passwort findest du deine Tische auf jedem Gerät.
people-new-password = Neues Passwort
people-new-password-hint = Alle anderen Geräte werden abgemeldet, und dein persönlicher Link gilt nicht mehr.
people-account-name = Name
people-password = Passwort
people-old-password = Bisheriges Passwort
people-no-account = Noch kein Konto?
people-have-account = Du hast schon eines?
people-guest-stays-behind = Auf diesem Gerät bist du { $name }, als Gast. Meldest du dich als jemand anders an, bleiben die Plätze von { $name } zurück; lege lieber ein Konto an, um sie zu behalten.

## Persönliche Links

people-has-link = Du hast einen persönlichen Link; er wird nur einmal gezeigt. Wenn du ihn widerrufst oder einen neuen erstellst, werden alle Geräte abgemeldet, die ihn benutzt haben, außer diesem.
people-renew-link = Neuen Link erstellen
people-revoke-link = Link widerrufen

## Am Tisch

people-who-is-here = Wer da ist
people-here = da
people-away = nicht da
people-muting = Jemanden stummschalten
people-mute = { $name } stummschalten
people-hear = Stummschaltung von { $name } aufheben
people-spectator = { $name } (schaut zu)

## Was schiefgehen kann

people-bad-name = Ein Name hat 3 bis 24 sichtbare Zeichen.
people-bad-password = Ein Passwort hat 8 bis 256 Zeichen und ist nicht der Name selbst.
people-name-taken = Ein Konto mit diesem Namen gibt es schon. Wähle einen anderen, oder melde dich an, wenn es deines ist.
people-has-account = Du hast schon ein Konto.
people-has-no-account = Du hast noch kein Konto, also auch kein Passwort, das sich ändern ließe.
people-wrong-password = Name und Passwort passen nicht zusammen.
people-too-many-attempts = Zu viele Versuche. Warte bitte eine Viertelstunde, oder benutze deinen persönlichen Link.
people-busy = Gerade melden sich zu viele an. Bitte gleich noch einmal versuchen.
people-too-many-streams = Du hast zu viele Tische offen. Schließe einige davon und lade diese Seite dann neu.

# Wie gut ein Bot spielt; steht in einer Liste und hinter seinem Namen.
people-level-random = Zufall
people-level-novice = Anfänger
people-level-casual = Hobbyspieler
people-level-skilled = Könner
people-level-expert = Meister
people-level-master = Großmeister

# Was ein Bot außer dem Sieg mag: ein Satz, der hinter seiner Stufe steht.
people-style-missions = { $game ->
    [artus] Punktet gern mit den eigenen Rittern und mit Wertungskarten.
    [camelot] Mag Sondermissionen und Gralsplättchen.
   *[merlin] Mag Aufträge.
}
people-style-daring = { $game ->
    [artus] Mag das Risiko: nimmt Punkte sofort, wo auch immer die Ritter danach sitzen.
    [camelot] Mag das Risiko: schickt die Ritter hinaus und behält wenige hinter dem Sichtschirm.
   *[merlin] Mag das Risiko: gibt Äpfel und Merlinstäbe aus und nimmt Verräter in Kauf.
}
people-style-influence = { $game ->
    [artus] Mag Einfluss: bewegt Prinzen und gibt ihnen Ringe.
    [camelot] Mag Einfluss: will im roten Raum vorn liegen.
   *[merlin] Mag Einfluss: will die meisten Gefolgsleute und Rittergüter.
}
