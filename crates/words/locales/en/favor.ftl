### Merlin's module King's favor in English.

merlin-favor-ability = { $vassal }: { $what }
merlin-favor-what = { $ability ->
    [plus_one] +1 point
    [anywhere] deploy anywhere
    [builder] build twice
    [shield_bearer] repel a traitor
    [flag_bearer] points of choice
   *[lady] double action
}
# The same as short as it fits on the favor board.
merlin-favor-short = { $ability ->
    [plus_one] +1 point
    [anywhere] anywhere
    [builder] build twice
    [shield_bearer] repel
    [flag_bearer] any points
   *[lady] two actions
}
merlin-favor-does = { $ability ->
    [plus_one] 1 point more for each further mission with this vassal in its corner.
    [anywhere] On principality spaces this vassal may be deployed in any principality.
    [builder] Once until the next scoring: after a manor on a build space, build a second one.
    [shield_bearer] Once until the next scoring: repel one of your traitors without a shield, for 1 point.
    [flag_bearer] Once until the next scoring: on a points space, choose what is counted, and 1 point more.
   *[lady] Once until the next scoring: on an influence space, deploy two vassals by influence instead.
}
merlin-favor-pieces = Seals left { $count }
merlin-favor-pieces-learned = Seals left { $count }; { $abilities }
merlin-favor-with-state = { $ability } (blocked)

merlin-favor-choice-points = { $points ->
    [one] Take the { $points } point of the card
   *[other] Take the { $points } points of the card
}
merlin-favor-choice-repel = Repel { $traitor }
merlin-favor-choice-no-more = Repel no more traitors in this way
merlin-favor-heading-reward = Points or ability
merlin-favor-heading-build = Build a second manor
merlin-favor-heading-repel = Repel a traitor with the ability
merlin-favor-heading-count = Points of choice
merlin-favor-heading-deploy = Double action: deploy two vassals

merlin-favor-due-reward = take the points of the mission or learn an ability
merlin-favor-step-seals = seals
merlin-favor-event-seals = The seals of used abilities are turned back.

merlin-favor-event-learned = { $name } learns an ability instead of the points: { $ability }.
merlin-favor-event-used = { $name } uses an ability and turns its seal over: { $ability }.
merlin-favor-event-no-second = { $name } can deploy no second vassal.
merlin-favor-event-turned-back = { $name } may use this ability again: { $ability }.

merlin-favor-scored-plus-one = { $points } for { $name }: the mission shows { $vassal }.
merlin-favor-scored-repelled = { $points } for { $name }: { $traitor } repelled with the ability.
merlin-favor-scored-any-points = { $points } for { $name }: points of choice.

merlin-favor-refusal-other-column = This card teaches abilities of another column, that of the vassal in its corner: { $asks }. Not: { $ability }.
merlin-favor-refusal-row-too-high = This card has too few points for that ({ $ability }); a lower row can be learned, or its points be taken.
merlin-favor-refusal-learned-before = You have learned this before: { $ability }.
merlin-favor-refusal-not-learned = You have not learned this: { $ability }. Missions teach abilities.
merlin-favor-refusal-blocked = Its seal is turned over: { $ability }. After the next scoring it can be used again.
merlin-favor-refusal-not-counted = No space of this rondel counts manors; choose something else.
merlin-favor-refusal-no-figure = Another knight’s space gave you this action, so an ability does not help: { $ability }.
merlin-favor-refusal-nothing-built = A second manor follows a first one, built on a build space.
merlin-favor-refusal-no-second-manor = No second manor can be built: a manor, a material and a free tile that fits are needed.
merlin-favor-refusal-staff-spent = A staff was spent on this action, so this cannot be used as well: { $ability }.
merlin-favor-refusal-no-staff = In a turn with this ability no staff can be spent on the action: { $ability }.
merlin-favor-refusal-deployment-due = The second vassal has to be deployed before the turn ends.

merlin-favor-moment-reward = Points or an ability are chosen when a mission has just been completed.
merlin-favor-moment-build = A second manor is built right after the first one.
merlin-favor-moment-repel = The ability repels a traitor in your own turn, before or after an action, or in a scoring.
merlin-favor-moment-count = Points of choice are taken as the action of a points space.
merlin-favor-moment-deploy = The double action takes the place of the action of an influence space.

merlin-favor-unreadable-ability = “{ $text }” is no ability; there are `builder`, `shield_bearer`, `flag_bearer` and `lady`, each with a row from 1 to 3, such as `builder 2`.
