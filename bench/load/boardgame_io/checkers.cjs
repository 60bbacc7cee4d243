// Celestial Checkers for boardgame.io, so that its server has a game of the same size as ours: 24 animals, placed freely and then moved,
// and everything that may be done found anew after each move (src/games/celestial_checkers/RULES.md). A move is the number of its entry
// in `legal`, as the client of our server chooses among what it was told.
"use strict";

const animals = ["Rat", "Hare", "Monkey", "Rooster", "Snake", "Pig", "Goat", "Dog", "Horse", "Dragon", "Tiger", "Ox"];
const strength = Object.fromEntries(animals.map((animal, i) => [animal, i + 1]));
const camps = ["0", "1"].map((seat) => {
  const squares = [];
  for (let rank = 0; rank < 8; ++rank)
    for (let file = 0; file < 8; ++file)
      if ((file + rank) % 2 === 0 && (seat === "0" ? rank < 3 : rank > 4)) squares.push(8 * rank + file);
  return squares;
});
const name = (square) => "abcdefgh"[square % 8] + (1 + (square >> 3));

function placements(G, seat) {
  const empty = camps[seat].filter((square) => !G.board[square]);
  return G.hands[seat].flatMap((animal) => empty.map((to) => ({ kind: "place", animal, to })));
}

function stepsFrom(G, seat, from, jumpsOnly) {
  const steps = [];
  const ahead = seat === "0" ? 1 : -1;
  const rank = from >> 3, file = from % 8;
  for (const side of [-1, 1]) {
    const at = (distance) => {
      const r = rank + distance * ahead, f = file + distance * side;
      return r < 0 || r > 7 || f < 0 || f > 7 ? -1 : 8 * r + f;
    };
    const next = at(1), behind = at(2);
    if (next < 0) continue;
    const there = G.board[next];
    if (!there) {
      if (!jumpsOnly) steps.push({ kind: "slide", from, to: next });
    } else if (there.seat !== seat && behind >= 0 && !G.board[behind] && strength[there.animal] <= strength[G.board[from].animal]) {
      steps.push({ kind: "jump", from, over: next, to: behind });
    }
  }
  return steps;
}

function movements(G, seat) {
  const own = [];
  for (let square = 0; square < 64; ++square) if (G.board[square] && G.board[square].seat === seat) own.push(square);
  const jumps = (G.chain === null ? own : [G.chain]).flatMap((from) => stepsFrom(G, seat, from, true));
  return jumps.length > 0 || G.chain !== null ? jumps : own.flatMap((from) => stepsFrom(G, seat, from, false));
}

const legal = (G, seat) => (G.hands[0].length + G.hands[1].length > 0 ? placements(G, seat) : movements(G, seat));

function arrive(G, seat, square) {
  if (square >> 3 !== (seat === "0" ? 7 : 0)) return;
  const { animal } = G.board[square];
  G.board[square] = null;
  G.home[seat].push(animal);
  G.scores[seat] += 13 - strength[animal];
}

function move({ G, playerID, events }, chosen) {
  if (!Number.isInteger(chosen) || chosen < 0 || chosen >= G.legal.length) return "INVALID_MOVE";
  const step = G.legal[chosen];
  let goesOn = false;
  if (step.kind === "place") {
    G.hands[playerID] = G.hands[playerID].filter((animal) => animal !== step.animal);
    G.board[step.to] = { seat: playerID, animal: step.animal };
    goesOn = G.hands[0].length + G.hands[1].length === 0;  // North placed last and moves first
  } else {
    G.board[step.to] = G.board[step.from];
    G.board[step.from] = null;
    if (step.kind === "jump") {
      const taken = G.board[step.over];
      G.captured[taken.seat].push(taken.animal);
      G.board[step.over] = null;
      G.chain = step.to;
      goesOn = movements(G, playerID).length > 0;
    }
    if (!goesOn) arrive(G, playerID, step.to);
  }
  if (!goesOn) G.chain = null;
  const mover = goesOn ? playerID : String(1 - Number(playerID));
  G.legal = legal(G, mover);
  G.last = { seat: playerID, written: step.kind === "place" ? step.animal + name(step.to) : name(step.from) + "-" + name(step.to), step };
  if (G.legal.length === 0) events.endGame({ scores: [...G.scores] });
  else if (!goesOn) events.endTurn();
}

module.exports = {
  name: "checkers",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => {
    const G = {
      board: Array(64).fill(null),
      hands: [[...animals], [...animals]],
      home: [[], []],
      captured: [[], []],
      scores: [0, 0],
      chain: null,
      last: null,
    };
    return { ...G, legal: legal(G, "0") };
  },
  moves: { move },
};
