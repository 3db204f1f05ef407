# What programs are told when a request comes to nothing.

api-bad-body =
    { $what ->
        [not-json] The body is not JSON.
        [no-fields] The body has to be a JSON object with the fields required here.
        [missing] The field `{ $field }` is missing.
        [unknown] There is no field `{ $field }` here.
       *[unfit] The value of the field `{ $field }` is not valid.
    } /api/v1/openapi.json says what is required.
api-bad-query =
    { $what ->
        [missing] In the address `{ $field }` is missing.
        [unfit] In the address the value of `{ $field }` is not valid.
       *[other] The address cannot be read.
    } /api/v1/openapi.json says what is required.
api-no-such-game = There is no such game; there are: { $why }.
api-bad-seats = With these options there are { $players } seats; each is `me`, `open` or one of the bots: { $levels }.
api-bad-clock = The clock gives each player 60 to 86400 seconds; leave it out to play without one.
api-no-such-seat = The table has no such seat; seats are counted from 1.
api-token-missing = Say who you are: send `Authorization: Bearer` with your token. POST /api/v1/guests gives one.
api-token-unknown = Nobody here has this token. POST /api/v1/guests gives a new one.
api-other-origin = This request did not come from a page of this house. A program sends its token as `Authorization: Bearer` and no cookie.
api-not-your-seat = This seat is not yours. Sit down first: POST /api/v1/tables/…/seats.
api-no-such-address = There is nothing at this address; /api/v1/openapi.json lists what there is.
api-no-such-table = There is no such table.
api-wrong-method = The address is right, the method is not; /api/v1/openapi.json says which one is.
api-too-slow = The body took too long to arrive.
api-stale = The table has moved on since you looked. Look again, then choose.
api-not-begun = The game begins when every seat is taken and no word for the dice is missing; until then nobody can move.
api-seat-taken = The seat is taken, or the game has already begun.
api-not-over = That would reveal every hand; it is available when the game is over.
api-too-large = The body is too large.
api-not-json = Send the body as JSON, with `Content-Type: application/json`.
api-too-fast = That was too much at once. Please wait a minute.
api-broken = Something went wrong in the house. Ask for the table again to see whether it happened anyway.
api-full = The house is full: too many streams are open. Please try again in a moment.
api-store = The house cannot reach its store right now. A change may have been made all the same: look before you try it again.
api-bad-account = An account name has 3 to 24 visible characters.
api-bad-password = A password has 8 to 256 characters and is not the name itself.
api-wrong-password = Name and password do not match.
api-account-taken = There is already an account with this name.
api-has-account = You already have an account.
api-no-account = You have no account; POST /api/v1/accounts creates one.
api-too-many-streams = You have too many streams open. Close some of them first.
api-too-many-attempts = Too many attempts. Please wait a quarter of an hour.
api-hints-off = This table was opened without hints.
api-not-your-turn = It is not your turn: hints are only for whoever has to decide now.
api-nothing-to-choose = There is nothing to choose: only one move is possible.
api-scope-too-narrow = This token may “{ $why }” and no more. Make one with a wider scope on the page of your account.
api-banned = Whoever runs this house has banned this account.
api-bad-word = A commitment and a salt are 64 lower-case hexadecimal digits; a word has 1 to 24 visible characters. Give a word or a commitment, not both.
api-has-begun = The game has already begun.
api-game-over = The game is over, so nobody can leave it any more. POST /api/v1/tables/…/rematch opens the next one.
api-opened-by-you = You opened this table, so you cannot leave it while it waits. Cancel it instead: POST /api/v1/tables/…/cancel.
api-wrong-word = This word with this salt does not give the commitment of any of your seats.
