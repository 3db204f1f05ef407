// The load of `tafelrunde bench server`, spoken as boardgame.io speaks: 50 matches of four seats, each with a websocket of
// its own, each moving as soon as it sees that it is its turn. Prints JSON.
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { io } = require('socket.io-client');
const games = require('./games');

const option = (name, otherwise) => {
  const at = process.argv.indexOf('--' + name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const game = games.find(({ name }) => name === option('game', 'small'));
const SECONDS = Number(option('seconds', 10)), TABLES = Number(option('tables', 50)), WARM_UP = 2, SEATS = ['0', '1', '2', '3'];
const measured = { moves: 0, games: 0, confirmed: [], shown: [], views: 0, bytes: 0 };
let counting = false;

async function post(base, address, body) {
  const answer = await fetch(base + address, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// One match after the other.
async function atTable(base) {
  for (;;) {
    const { matchID } = await post(base, `/games/${game.name}/create`, { numPlayers: SEATS.length });
    const table = { made: -1, clicked: 0, mover: null };
    await Promise.all(SEATS.map(async seat => {
      const joined = await post(base, `/games/${game.name}/${matchID}/join`, { playerName: 'Lionel', playerID: seat });
      await atSeat(base, matchID, seat, joined.playerCredentials, table);
    }));
    if (counting) measured.games += 1;
  }
}

function atSeat(base, matchID, seat, credentials, table) {
  return new Promise((done, failed) => {
    const socket = io(`${base}/${game.name}`, { transports: ['websocket'], forceNew: true });
    let seen = -1;
    const see = state => {
      const { G, ctx } = state;
      // The first view that holds the last click.
      if (counting && table.mover !== null && G.made > table.made && seen <= table.made) {
        const time = performance.now() - table.clicked;
        if (table.mover === seat) { measured.moves += 1; measured.confirmed.push(time); } else measured.shown.push(time);
      }
      if (counting && seat === '0' && G.made % 16 === 0) { measured.views += 1; measured.bytes += JSON.stringify(G).length; }
      if (G.made <= seen) return;
      seen = G.made;
      if (ctx.gameover) { socket.disconnect(); done(); return; }
      if (ctx.currentPlayer !== seat) return;
      const own = G.chairs.flatMap((figure, chair) => (figure?.owner === seat ? [chair] : []));
      const args = [Math.floor(Math.random() * 6), own[Math.floor(Math.random() * own.length)]];
      Object.assign(table, { made: G.made, clicked: performance.now(), mover: seat });
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: seat, credentials } };
      socket.emit('update', action, state._stateID, matchID, seat);
    };
    socket.on('connect', () => socket.emit('sync', matchID, seat, credentials, SEATS.length));
    socket.on('connect_error', failed);
    socket.on('sync', (_, sync) => see(sync.state));
    socket.on('update', (_, state) => see(state));
  });
}

const cpu = pid => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memory = pid => 1024 * Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
const percentiles = times => {
  times.sort((a, b) => a - b);
  const at = share => times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
};
const pause = seconds => new Promise(done => setTimeout(done, 1000 * seconds));

async function main() {
  const server = spawn(process.execPath, [path.join(__dirname, 'server.js')], {
    stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise(said => server.stdout.once('data', data => said(String(data).trim())));
  const tables = Array.from({ length: TABLES }, () => atTable(`http://127.0.0.1:${port}`));
  const ended = Promise.all(tables).then(() => { throw new Error('the tables ended'); });
  const count = async () => {
    await pause(WARM_UP);
    const used = [cpu(server.pid), cpu('self')], begin = performance.now();
    counting = true;
    await pause(SECONDS);
    counting = false;
    const seconds = (performance.now() - begin) / 1000;
    const cores = [cpu(server.pid), cpu('self')].map((after, at) => (after - used[at]) / seconds);
    console.log(JSON.stringify({
      version: require('boardgame.io/package.json').version, game: game.name, view_bytes: measured.bytes / measured.views,
      tables: TABLES, seats: SEATS.length, seconds,
      moves: measured.moves, games: measured.games, moves_per_second: measured.moves / seconds,
      confirmed_ms: percentiles(measured.confirmed), shown_ms: percentiles(measured.shown),
      house_cores: cores[0], load_cores: cores[1], memory_bytes: memory(server.pid),
    }, null, 2));
  };
  try { await Promise.race([ended, count()]); } finally { server.kill('SIGKILL'); }
  process.exit(0);
}

main().catch(error => { console.error(error); process.exit(1); });
