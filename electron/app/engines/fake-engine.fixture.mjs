/**
 * An engine of the UCI protocol that does as its first argument says, in an engine's every way to behave and misbehave:
 * `node fake-engine.fixture.mjs MODE [MOVE FIRST_MOVES]`.
 */
import fs from 'node:fs';
import readline from 'node:readline';

const [mode = 'good', move = 'e2e4', first = ''] = process.argv.slice(2);
const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
/** what it was told since it began to think last */
let told = [];
/** Is a second answer to the last question still to come? */
let isLate = false;
let rules = null;

const variants = () => [
  'chess',
  'shogi',
  ...(rules === null ? [] : [...rules.matchAll(/^\[(\w+)/gm)].map((one) => one[1])),
];
function introduce() {
  say('Fake 1.0 by nobody', 'id name Fake 1.0', 'id author Nobody\u202e at all');
  if (mode !== 'plain') {
    say(
      `option name UCI_Variant type combo default chess ${variants()
        .map((name) => `var ${name}`)
        .join(' ')}`,
    );
    say('option name VariantPath type string default <empty>');
  }
  if (mode.startsWith('960')) say('option name UCI_Chess960 type check default false');
  if (mode === 'levels')
    say(
      'option name UCI_LimitStrength type check default false',
      'option name UCI_Elo type spin default 1320 min 1320 max 3190',
      'option name Skill Level type spin default 20 min 0 max 20',
    );
  if (mode.startsWith('analyses')) say('option name MultiPV type spin default 1 min 1 max 500');
  say('option name Hash type spin default 16 min 1 max 1024', 'uciok');
}
function flood(text) {
  for (;;) {
    try {
      fs.writeSync(1, text.repeat(1000));
    } catch ({ code }) {
      // the pipe is full
      if (code !== 'EAGAIN') throw new Error(code);
    }
  }
}
function think() {
  if (mode === 'crashes') process.exit(3);
  if (mode === 'floods') flood('info string flood\n');
  if (mode === 'endless-line') flood('info string flood ');
  if (mode === 'hangs') for (;;);
  if (mode === 'waits') return;
  if (mode === 'analyses' || mode === 'analyses-on')
    say(
      'info depth 1 multipv 1 score cp 30 nodes 20 pv e2e4',
      'info depth 2 seldepth 3 multipv 1 score cp 5000000 lowerbound nodes 60 pv d2d4',
      'info depth 2 seldepth 3 multipv 1 score cp -250 nodes 90 time 1 pv e2e4 e7e5 e7e5',
      'info depth 2 currmove d2d4 currmovenumber 2',
      'info depth 2 seldepth 3 multipv 2 score mate -2 nodes 95 pv d2d4 d7d5',
      'info depth 2 multipv 3 score cp 0 nodes 99 pv a8a1',
    );
  if (mode === 'analyses-on') return;
  if (mode !== 'analyses') say('info depth 1 score cp 20 pv e2e4', 'info nonsense', '');
  // in one word, so that a test sees it
  const heard = told.join(';').replaceAll(' ', '_');
  told = [];
  say(
    mode === 'echoes' || mode === '960-echoes' || mode === 'levels'
      ? `bestmove ${heard} ponder e7e5`
      : mode === 'gives-up'
        ? 'bestmove (none)'
        : `bestmove ${move}`,
  );
  isLate = mode === 'answers-twice';
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [command] = line.split(' ');
  if (mode === 'mute') return;
  if (mode === 'ends-at-once') process.exit(0);
  const [, path] = /^setoption name VariantPath value (.*)$/.exec(line) ?? [];
  if (path !== undefined) rules = fs.readFileSync(path, 'utf8');
  if (isLate) say('bestmove a2a3');
  isLate = false;
  if (command !== 'uci' && command !== 'isready') told.push(line);
  if (command === 'uci') introduce();
  else if (command === 'isready') say('readyok');
  else if (line === 'go perft 1') say(...first.split(' ').map((one) => `${one}: 1`), '', 'Nodes searched: 20');
  else if (command === 'go') think();
  else if (command === 'stop' && (mode === 'waits' || mode === 'analyses-on')) say(`bestmove ${move}`);
  else if (command === 'quit' && mode !== 'stays') process.exit(0);
});
// an engine that is never asked to quit must be ended
setInterval(() => {}, 1_000_000);
