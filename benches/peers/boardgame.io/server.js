// The server of boardgame.io as its documentation sets it up, matches in memory; says its port once it listens.
const { Server } = require('boardgame.io/server');
const game = require('./game');

console.log = () => {}; // its own notes; only the port is told
Server({ games: [game], origins: [/localhost|127\.0\.0\.1/] })
  .run({ port: 0 })
  .then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
