### Merlin's module King's favor in English.

merlin-favor-ability = { $vassal }: { $what }
merlin-favor-what = { $ability ->
    [plus_one] +1 point
    [anywhere] { $districts ->
        [yes] deploy in any district
       *[no] deploy in any principality
    }
    [builder] build twice
    [shield_bearer] repel a traitor
    [flag_bearer] any points
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
    [plus_one] 1 extra point for each further mission with this vassal in its corner.
    [anywhere] { $districts ->
        [yes] On district spaces this vassal may be deployed in any district.
       *[no] On principality spaces this vassal may be deployed in any principality.
    }
    [builder] Once until the next scoring: after a manor on a build space, build a second one.
    [shield_bearer] Once until the next scoring: repel one of your traitors without a shield and score 1 point.
    [flag_bearer] Once until the next scoring: on a points space, choose what is counted and score 1 extra point.
   *[lady] Once until the next scoring: on an influence space, deploy two vassals by influence instead.
}
merlin-favor-pieces = Seals left { $count }
merlin-favor-pieces-learned = Seals left { $count }; { $abilities }
merlin-favor-with-state = { $ability } (blocked)

merlin-favor-choice-points = { $points ->
    [one] Take the card’s { $points } point
   *[other] Take the card’s { $points } points
}
merlin-favor-choice-repel = Repel { $traitor }
merlin-favor-choice-no-more = Repel no more traitors this way
merlin-favor-heading-reward = Points or ability
merlin-favor-heading-build = Build a second manor
merlin-favor-heading-repel = Repel a traitor with the ability
merlin-favor-heading-count = Any points
merlin-favor-heading-deploy = Double action: deploy two vassals

merlin-favor-due-reward = take the points of the mission or learn an ability
merlin-favor-step-seals = seals
merlin-favor-event-seals = The seals of used abilities are turned back.

merlin-favor-event-learned = { $name } learns an ability instead of the points – { $ability }.
merlin-favor-event-used = { $name } uses an ability and turns its seal over – { $ability }.
merlin-favor-event-no-second = { $name } cannot deploy a second vassal.
merlin-favor-event-turned-back = { $name } may use this ability again – { $ability }.

merlin-favor-scored-plus-one = { $points } for { $name }: the mission shows { $vassal }.
merlin-favor-scored-repelled = { $points } for { $name }: { $traitor } repelled with the ability.
merlin-favor-scored-any-points = { $points } for { $name }: any points.

merlin-favor-refusal-other-column = This card teaches only abilities of the vassal in its corner ({ $asks }), so not “{ $ability }”.
merlin-favor-refusal-row-too-high = This card has too few points for “{ $ability }”; choose a lower row or take its points.
merlin-favor-refusal-learned-before = You have already learned “{ $ability }”.
merlin-favor-refusal-not-learned = You have not learned “{ $ability }”; missions teach abilities.
merlin-favor-refusal-blocked = The seal of “{ $ability }” is turned over; the ability is free again after the next scoring.
merlin-favor-refusal-not-counted = No space of this rondel counts manors; choose something else.
merlin-favor-refusal-no-figure = This action comes from another knight’s space; “{ $ability }” does not apply there.
merlin-favor-refusal-nothing-built = A second manor follows a first one built on a build space.
merlin-favor-refusal-no-second-manor = No second manor can be built: a manor, a material and a free tile that fits are needed.
merlin-favor-refusal-staff-spent = A staff has been spent on this action, so “{ $ability }” cannot be used as well.
merlin-favor-refusal-no-staff = In a turn with “{ $ability }” no staff can be spent on the action.
merlin-favor-refusal-deployment-due = The second vassal has to be deployed before the turn ends.

merlin-favor-moment-reward = You choose between points and an ability when you have just completed a mission.
merlin-favor-moment-build = A second manor is built right after the first one.
merlin-favor-moment-repel = The ability repels a traitor in your own turn, before or after an action, or in a scoring.
merlin-favor-moment-count = Any points are taken as the action of a points space.
merlin-favor-moment-deploy = The double action takes the place of the action of an influence space.

merlin-favor-unreadable-ability = “{ $text }” is not an ability; there are `builder`, `shield_bearer`, `flag_bearer` and `lady`, each with a row from 1 to 3, such as `builder 2`.
