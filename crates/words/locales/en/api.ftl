# What programs are told when a request comes to nothing.

api-bad-body = The body is not what is asked for here. The reader says: { $why }.
api-bad-query = The address is not what is asked for here. The reader says: { $why }.
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
api-stale = The table has moved on since you looked. Look again, then choose.
api-not-begun = The game begins when every seat is taken; until then nobody can move.
api-seat-taken = The seat is taken, or the game has already begun.
api-not-over = That would tell every hand; it can be had when the game is over.
api-too-large = The body is too large.
api-not-json = Send the body as JSON, with `Content-Type: application/json`.
api-too-fast = That was too much at once. Please wait a minute.
api-full = The house is full: too many streams are open. Please try again in a moment.
api-store = The house cannot reach its store right now. Nothing has changed; please try again in a moment.
