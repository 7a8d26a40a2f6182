/** An engine of XBoard's protocol that does as its first argument says: `node fake-xboard.fixture.mjs MODE [MOVE]`. */
import readline from 'node:readline';

const [mode = 'good', move = 'e2e4'] = process.argv.slice(2);
const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
/** what it was told since it moved last, in one word, so that a test sees it */
let told = [];

function go() {
  if (mode === 'crashes') process.exit(3);
  if (mode === 'hangs') for (;;);
  // one line, longer than any that is read
  if (mode === 'floods') return say('x'.repeat(100_000));
  if (mode === 'resigns') return say('resign');
  if (mode === 'claims') return say('1/2-1/2 {Draw by repetition}');
  if (mode === 'waits') return;
  const heard = told.join(';').replaceAll(' ', '_');
  told = [];
  if (mode === 'offers') say('offer draw');
  say('1 20 0 20 e2e4', `move ${mode === 'echoes' || mode === 'levels' || mode === '960-echoes' ? heard : move}`);
}
function protover() {
  // without an end, and without reading what is answered
  if (mode === 'endless-features') return say(...Array.from({ length: 100_000 }, (_, n) => `feature f${n}=1`));
  say('feature done=0', 'feature myname="Fake X" san=1 setboard=1 usermove=1');
  if (mode === 'levels')
    say(
      'feature option="Skill Level -slider 20 0 20" option="UCI_LimitStrength -check 0" option="UCI_Elo -spin 1500 1320 3190"',
      'feature option="Strength -slider 9 1 9" option="Hash -spin 16 1 99999" option="Skill -check 0"',
    );
  const shuffled = mode.startsWith('960') ? ',fischerandom' : '';
  say(`feature variants="normal,xiangqi,giveaway${shuffled}" ping=${mode === 'no-ping' ? 0 : 1} done=1`);
}
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, word] = line.split(' ');
  if (command !== 'ping') told.push(line);
  if (command === 'uci') say('Error (unknown command): uci');
  else if (command === 'protover') protover();
  else if (command === 'ping') say(`pong ${word}`);
  else if (command === 'usermove' && mode === 'refuses') say(`Illegal move: ${word}`);
  else if (command === 'setboard' && mode === 'refuses') say('tellusererror Illegal position');
  else if (command === 'go') go();
  else if (command === 'draw' && mode === 'accepts') say('offer draw');
  else if (command === '?' && mode === 'waits') say(`move ${move}`);
  else if (command === 'analyze')
    say('1 30 1 20 e2e4', '2& -25 3 90 e2e4 e7e5', '3. 100002 5 95 1. e2e4 e7e5', 'stat01: 1 2 3 4');
  else if (command === 'quit') process.exit(0);
});
// an engine that is never asked to quit must be ended
setInterval(() => {}, 1_000_000);
