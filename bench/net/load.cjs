// Two sockets a match, moves in turn at full speed; a move counts when its mover sees it come back. node load.cjs PORT MATCHES SECONDS
const { io } = require('socket.io-client');
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const times = [];
let counting = false, ending = false;

function seat(matchID, playerID) {
  return new Promise((done) => {
    const socket = io(`${base}/bench`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
    socket.once('sync', (_, info) => done({ socket, state: info.state._stateID }));
  });
}

async function play(matchID) {
  const seats = [await seat(matchID, '0'), await seat(matchID, '1')];
  let state = seats[0].state;
  let waiting = null;
  seats.forEach(({ socket }, n) => socket.on('update', (_, next) => {
    if (waiting && waiting.n === n && next._stateID > waiting.state) {
      if (counting) times.push(Number(process.hrtime.bigint() - waiting.begun) / 1e6);
      const { done } = waiting;
      waiting = null;
      done(next._stateID);
    }
  }));
  for (let turn = 0; !ending; turn += 1) {
    const n = turn % 2;
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [`INF${turn % 9} moves to 0${700 + (turn % 90)}, and some words more`], playerID: String(n) } };
    state = await new Promise((done) => {
      waiting = { n, state, done, begun: process.hrtime.bigint() };
      seats[n].socket.emit('update', action, state, matchID, String(n));
    });
  }
  seats.forEach(({ socket }) => socket.close());
}

(async () => {
  // A match that is asked for and not there is made.
  for (let n = 0; n < matches; n += 1) play(`match-${n}`);
  await new Promise((done) => setTimeout(done, 2000));
  counting = true;
  const begun = Date.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const took = (Date.now() - begun) / 1000;
  ending = true;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)] ?? 0;
  console.log(`${matches} games: ${(times.length / took).toFixed(0)} moves/s, p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms`);
  process.exit(0);
})();
