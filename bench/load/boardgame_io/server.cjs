// boardgame.io's server with one game, at the port that is given; it says when it listens. Matches are in memory, its usual storage.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const game = require("./checkers.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }, () => console.log(`listening on :${process.argv[2]}/`));
