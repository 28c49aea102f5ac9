// boardgame.io with its store in memory: node server.cjs PORT
const { Server } = require('boardgame.io/server');
Server({ games: [require('./game.cjs')], origins: [/.*/] }).run(Number(process.argv[2]), () => console.log('ready'));
