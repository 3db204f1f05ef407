# Lektionen: eine geführte erste Partie, am echten Tisch.

lesson-learn = Lernen
lesson-about = Spielend lernen: Du machst jeden Zug selbst, und die älteste Eule sagt dir, worauf es ankommt. Du kannst jederzeit aufhören und später weitermachen.
lesson-length = { $steps } Schritte, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
lesson-minutes = Etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}.
lesson-begin = Beginnen
lesson-resume = Weiterlernen
lesson-again = Noch einmal
lesson-done = geschafft
lesson-offer = Spielend lernen
lesson-offer-again = Lektion
# Vor einer Partie, neben einer Wahl, zu der es eine Lektion gibt.
lesson-short = Kurze Lektion dazu
lesson-chapters = Kapitel
lesson-leave = Zu den Lektionen
lesson-end = Lektion beenden
# Öffnet einen Tisch mit dieser Situation.
lesson-skip = Ohne Lektion weiterspielen

## Die Lehrerin

lesson-guide = Cawlwyd erklärt
lesson-owl = Cawlwyd
lesson-owl-about = die älteste Eule
# So heißt, wer lernt und noch keinen Namen hat.
lesson-learner = Knappe
# Am Anfang, neben dem eigenen Schild.
lesson-you = Das bist du am Tisch: { $name }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-do-it = Für mich machen
lesson-why = Warum?
lesson-rule = Die genaue Regel
lesson-step = Schritt { $step } von { $steps }
# Wer etwas anderes antippt; die Aufgabe folgt.
lesson-not-that = Das kommt noch. Jetzt erst:
lesson-play-on = Partie zu Ende spielen
lesson-others = Andere Lektionen
