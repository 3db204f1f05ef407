// The server of boardgame.io as its documentation sets it up, matches in memory; says its port once it listens.
const { Server } = require('boardgame.io/server');
const games = require('./games');

console.log = () => {}; // its own notes; only the port is told
const server = Server({ games, origins: [/localhost|127\.0\.0\.1/] });
// It would listen at every address of the machine; nobody but the load has to reach it.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ...rest) => listen(port, '127.0.0.1', ...rest);
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
