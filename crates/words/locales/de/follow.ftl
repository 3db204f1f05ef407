# Den anderen folgen: Bildunterschriften, Schritte seit dem letzten Zug, und was ein Gerät sich über Tische merkt.

follow-since = Seit deinem letzten Zug
follow-turns = Züge der anderen
follow-back = Ein Schritt zurück
follow-next = Ein Schritt weiter
follow-now = Zurück zum Spiel
follow-preferences = Tempo, Animation, Ton
follow-pace = Tempo der Bots
follow-pace-slow = gemächlich
follow-pace-normal = normal
follow-pace-fast = zügig
follow-pace-once = sofort
follow-motion = Figuren animieren
follow-sound = Töne
follow-clauses = Regelnummern im Verlauf
