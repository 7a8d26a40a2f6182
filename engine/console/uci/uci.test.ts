/** The protocol of tournament managers, without threads; program.test.ts stops the real program while it thinks. */
import { describe, expect, it, test } from 'vitest';
import { type Options, Position } from '../../core/position.ts';
import { usualChoice } from '../../shared/house-rules.ts';
import { Dice } from '../../testing/dice.ts';
import { variants } from '../../variants/registry.ts';
import { startTalk, type TestTalk } from '../talk.fixture.ts';
import { JOINT } from './searchmoves.ts';

const moveOf = (said: readonly string[]): string => /^bestmove (\S+)$/.exec(said.at(-1) ?? '')?.[1] ?? '';

describe('the conversation', () => {
  it('introduces itself with the games, their house rules and the levels', () => {
    const said = startTalk().hear('uci');
    expect(said[0]).toBe('id name Fairytable');
    expect(said.at(-1)).toBe('uciok');
    const options = said.filter((line) => line.startsWith('option name '));
    for (const { id, options: rules } of variants) {
      expect(options.find((line) => line.includes('UCI_Variant'))).toContain(` var ${id}`);
      for (const rule of rules) {
        const type = rule.several ? 'string' : 'combo';
        expect(
          options.some((line) => line.includes(` ${id}_${rule.id} type ${type} default ${usualChoice(rule)}`)),
        ).toBe(true);
      }
    }
    expect(options.find((line) => line.includes(' Level '))).toMatch(/ var 1 .* var 8$/);
  });

  it('takes several values of a house rule with commas between them, and names them where one is wrong', () => {
    const { hear } = startTalk();
    expect(hear('setoption name deicide_features value glue,wall')).toEqual([]);
    expect(hear('setoption name deicide_features value river')).toEqual([
      expect.stringContaining('none, or some of cathedral,portal,wall,mine,glue,ziggurat'),
    ]);
  });

  it.each(variants.map(({ id }) => id))('answers %s with an action that it understands', (id) => {
    const { hear } = startTalk();
    const move = moveOf(hear(`setoption name uci_variant value ${id}`, 'position startpos', 'go nodes 500'));
    expect(hear(`position startpos moves ${move}`)).toEqual([]);
    expect(moveOf(hear('go depth 1'))).not.toBe('');
  });

  it('tells every depth before it answers, and as many lines as are asked for', () => {
    const said = startTalk().hear(
      'setoption name UCI_Variant value fourchan',
      'setoption name MultiPV value 2',
      'go depth 2',
    );
    expect(said.slice(0, -1).map((line) => line.split(' ').slice(0, 6).join(' '))).toEqual([
      'info depth 1 multipv 1 score',
      'info depth 1 multipv 2 score',
      'info depth 2 multipv 1 score',
      'info depth 2 multipv 2 score',
    ]);
  });

  it('tells of each line its score, the positions, their number per second, how full the table is, and the moves', () => {
    const { hear } = startTalk();
    const last = hear('setoption name UCI_Variant value fourchan', 'go depth 2').at(-2);
    expect(last).toMatch(
      /^info depth 2 multipv 1 score cp -?\d+ nodes \d+ nps [1-9]\d* hashfull \d+ time \d+ pv \S+ \S+$/,
    );
  });

  it('says truly how large its table may be, and that it thinks in one thread', () => {
    const { hear } = startTalk();
    const said = hear('uci');
    expect(said).toContain('option name Hash type spin default 16 min 1 max 16');
    expect(said).toContain('option name Threads type spin default 1 min 1 max 1');
    expect(said).toContain('option name Ponder type check default false');
    expect(hear('setoption name Threads value 1', 'setoption name Ponder value true')).toEqual([]);
    expect(hear('setoption name Threads value 2')).toEqual([
      expect.stringContaining('must be a whole number from 1 to 1'),
    ]);
    expect(hear('setoption name Hash value 17')).toEqual([
      expect.stringContaining('must be a whole number from 1 to 16'),
    ]);
  });

  it('is ready while it thinks, and answers what is endless after stop only', () => {
    const { hear, mind } = startTalk();
    mind.isHeld = true;
    expect(hear('position startpos', 'go infinite')).toEqual([]);
    expect(hear('isready')).toEqual(['readyok']);
    for (const line of ['position startpos', 'go depth 1', 'setoption name Level value 1', 'ucinewgame'])
      expect(hear(line)[0]).toMatch(/^info string It is thinking; send “stop”/);
    expect(moveOf(hear('stop'))).not.toBe('');
    expect(hear('stop')).toEqual([]);
    mind.isHeld = false;
    // it has come to an end by itself, and waits
    expect(hear('go infinite').some((line) => line.startsWith('bestmove'))).toBe(false);
    expect(moveOf(hear('stop'))).not.toBe('');
    expect(moveOf(hear('go depth 1'))).not.toBe('');
  });

  it('is ready when the other thread has thought once about the game, and hears what comes meanwhile in order', () => {
    const { hear, mind, said } = startTalk();
    mind.isHeld = true;
    expect(hear('isready', 'position startpos moves Da2-a3', 'go depth 1')).toEqual([]);
    mind.isHeld = false;
    mind.stop();
    expect(said[0]).toBe('readyok');
    expect(moveOf(said)).not.toBe('');
    expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(1);
    mind.isHeld = true;
    // it is warm: nothing is thought about
    expect(hear('isready')).toEqual(['readyok']);
    expect(hear('setoption name UCI_Variant value fourchan', 'isready')).toEqual([]);
    mind.stop();
    expect(said.at(-1)).toBe('readyok');
  });

  it('quits while it makes itself ready', () => {
    const { talk: uci, hear, mind, said } = startTalk();
    mind.isHeld = true;
    hear('isready');
    expect(uci.hear('quit')).toBe(false);
    expect(said).toEqual([]);
  });

  it('obeys stop, position and go that come at once in their order, with an answer to each go', () => {
    const { hear, mind, said, talk: uci } = startTalk();
    mind.isHeld = true;
    mind.answersLater = true;
    hear('go infinite', 'stop', 'position startpos moves Da2-a3', 'go infinite', 'stop', 'go depth 1');
    expect(said).toEqual([]);
    mind.isHeld = false;
    mind.answer();
    const answers = said.filter((line) => line.startsWith('bestmove'));
    expect(answers).toHaveLength(3);
    expect(uci.hear('isready')).toBe(true);
    expect(said.some((line) => line.startsWith('info string'))).toBe(false);
  });

  it('ponders until the other side has played as expected, and then in its own time', () => {
    const { hear, mind, alarms, said } = startTalk();
    mind.isHeld = true;
    expect(hear('go ponder movetime 1000')).toEqual([]);
    expect(alarms.size).toBe(0);
    expect(hear('ponderhit')).toEqual([]);
    const [[ring, milliseconds] = [() => {}, -1]] = alarms;
    expect(milliseconds).toBe(970);
    ring();
    expect(moveOf(said)).not.toBe('');
  });

  it('keeps what it found while it pondered, until it is its time or it is told to stop', () => {
    for (const end of ['ponderhit', 'stop']) {
      const { hear } = startTalk();
      expect(hear('go ponder depth 1').some((line) => line.startsWith('bestmove'))).toBe(false);
      expect(moveOf(hear(end)), end).not.toBe('');
    }
  });

  it('passes over what it does not know behind go, and looks for a mate as deep as it is', () => {
    const { hear } = startTalk();
    expect(moveOf(hear('go depth 1 fancy perft_style'))).not.toBe('');
    const said = hear('go mate 1');
    expect(said.filter((line) => line.startsWith('info depth')).every((line) => line.startsWith('info depth 1 '))).toBe(
      true,
    );
    expect(moveOf(said)).not.toBe('');
  });

  it.each(variants.map((variant) => [variant.id, variant] as const))(
    'looks only at the moves of %s behind searchmoves, whatever else it is told',
    (id, variant) => {
      const { hear } = startTalk();
      const made = Position.start(variant);
      if (!made.ok) throw new Error(made.error.message);
      const texts = made.value.actions().map(({ text }) => text);
      const [worse, worst] = [texts.at(-2) ?? '', texts.at(-1) ?? ''];
      hear(`setoption name UCI_Variant value ${id}`, 'setoption name MultiPV value 5');
      for (const go of [`go depth 2 searchmoves ${worse} ${worst}`, `go searchmoves ${worse} ${worst} depth 2`]) {
        const said = hear(go);
        const lines = said.filter((line) => line.startsWith('info depth'));
        expect(new Set(lines.map((line) => line.match(/ pv (\S+)/)?.[1]))).toEqual(new Set([worse, worst]));
        expect(lines.some((line) => line.startsWith('info depth 2 multipv 2'))).toBe(true);
        expect([worse, worst]).toContain(moveOf(said));
      }
      hear('setoption name Level value 4');
      expect(moveOf(hear(`go searchmoves ${worst}`))).toBe(worst);
    },
  );

  it('ends searchmoves at the first word that is no legal move, and says so', () => {
    const { hear } = startTalk();
    const said = hear('go depth 1 searchmoves Da2-a3 Da2-a9 Db2-b3');
    expect(said[0]).toMatch(/^info string “Da2-a9” is no legal move/);
    expect(moveOf(said)).toBe('Da2-a3');
    // none is left: every move is looked at
    const all = hear('go searchmoves nonsense depth 1');
    expect(all[0]).toMatch(/^info string “nonsense” is no legal move/);
    expect(moveOf(all)).toBe(moveOf(hear('go depth 1')));
    expect(hear('go searchmoves depth 1').some((line) => line.startsWith('info string'))).toBe(false);
  });

  it('looks at whole turns behind searchmoves, where a turn is one move', () => {
    const { hear } = startTalk();
    hear('setoption name UCI_Variant value chesimals', 'setoption name WholeTurns value true');
    const turn = moveOf(hear('go nodes 30'));
    const [first] = turn.split(JOINT);
    const short = `${first}${JOINT}end`;
    expect(turn.split(JOINT).length).toBeGreaterThan(2);
    expect(moveOf(hear(`go nodes 30 searchmoves ${short}`))).toBe(short);
    expect(moveOf(hear(`go nodes 30 searchmoves ${first}`))).toMatch(new RegExp(`^${first}${JOINT}`));
    // the turn is over, and what the other side does is none of it
    expect(hear(`go nodes 30 searchmoves ${short}${JOINT}${first}`)[0]).toMatch(/is no legal move/);
  });

  it('announces check or not as a move behind searchmoves does', () => {
    const { hear } = startTalk();
    const start = { pieces: [{ kind: 'king', side: 'white', at: 'a1' }, { kind: 'rook', side: 'white', at: 'b2' }, { kind: 'king', side: 'black', at: 'h8' }] }; // biome-ignore format: short
    hear(`position json ${JSON.stringify({ variant: 'deicide', options: { check: 'players' }, start })}`);
    for (const move of ['Rb2-b3', 'Rb2-h2', 'Rb2-h2+'])
      expect(moveOf(hear(`go depth 1 searchmoves ${move}`))).toBe(move);
  });

  it('says nothing more of what it was thinking about once it was told to quit', () => {
    const { talk: uci, hear, mind, said } = startTalk();
    mind.isHeld = true;
    hear('go infinite');
    expect(uci.hear('quit')).toBe(false);
    expect(said).toEqual([]);
  });

  it('thinks to the end what has one when there are no more lines, and stops what has none', () => {
    for (const [go, isHeld] of [
      ['go depth 1', false],
      ['go infinite', true],
    ] as const) {
      const { talk: uci, hear, mind, said } = startTalk();
      mind.isHeld = isHeld;
      hear(go);
      let ended = 0;
      uci.endOfInput(() => ended++);
      expect(ended).toBe(1);
      expect(moveOf(said)).not.toBe('');
    }
  });

  it('stops when its time is over: by movetime, and by a part of its clock', () => {
    const timeOf = (go: string): number => {
      const { hear, mind, alarms, said } = startTalk();
      mind.isHeld = true;
      hear(go);
      const [[ring, milliseconds] = [() => {}, -1]] = alarms;
      ring();
      expect(moveOf(said), go).not.toBe('');
      expect(alarms.size).toBe(0);
      return milliseconds;
    };
    expect(timeOf('go movetime 1000')).toBe(970);
    expect(timeOf('go wtime 60000 btime 1000 winc 0 binc 0')).toBe(1970);
    expect(timeOf('go wtime 10000 btime 1000 movestogo 1')).toBe(9970);
    expect(timeOf('go wtime -5 btime 1000')).toBe(0);
    // the other side's clock is no limit
    const { hear, alarms, mind } = startTalk();
    mind.isHeld = true;
    expect(hear('go btime 1000')).toEqual([]);
    expect(alarms.size).toBe(0);
    expect(moveOf(hear('stop'))).not.toBe('');
  });

  it('takes house rules, and a position as other commands read it', () => {
    const { hear } = startTalk();
    expect(hear('setoption name Deicide_Terrain value on')).toEqual([]);
    expect(moveOf(hear('setoption name UCI_Variant value deicide', 'go nodes 10'))).toMatch(/^(pass|[a-z]+@[a-p]\d+)$/);
    const start = { pieces: [{ kind: 'king', side: 'magi', at: 'a1' }, { kind: 'king', side: 'line', at: 'i9' }] }; // biome-ignore format: short
    const json = JSON.stringify({ variant: 'acid', start, actions: ['Ka1-a2'] });
    expect(moveOf(hear(`position json ${json} moves Ki9-i8`, 'go depth 1'))).toMatch(/^Ka2/);
  });

  it('plays as a level does, of one roll of chance for a seed', () => {
    const moves = (seed: number): string => {
      const { hear } = startTalk();
      return moveOf(
        hear(
          'setoption name UCI_Variant value fourchan',
          'setoption name Level value 1',
          `setoption name Seed value ${seed}`,
          'go',
        ),
      );
    };
    expect(moves(3)).toBe(moves(3));
    expect(new Set(Array.from({ length: 8 }, (_, seed) => moves(seed))).size).toBeGreaterThan(2);
  });

  it('says what is wrong and goes on', () => {
    const { hear } = startTalk();
    const wrong = (line: string): string => {
      const said = hear(line);
      expect(said, line).toHaveLength(1);
      return said[0];
    };
    expect(wrong('xyzzy')).toContain('Unknown command');
    expect(wrong('setoption name OwnBook value true')).toContain('Unknown option');
    expect(wrong('setoption name Level value 99')).toContain('must be none, 1, 2');
    expect(wrong('setoption name Seed value x')).toContain('whole number from 0');
    expect(wrong('setoption Level 3')).toContain('setoption name NAME value VALUE');
    expect(hear('go nodes')).toEqual([expect.stringContaining('whole number'), 'bestmove (none)']);
    expect(wrong('position fen 8/8')).toContain('position startpos');
    expect(wrong('position json {"variant":')).toContain('not valid JSON');
    expect(wrong('position startpos moves Ke1-e9')).toContain('Action 1 cannot be played');
    expect(hear('go depth 1')).toEqual([expect.stringContaining('There is no position'), 'bestmove (none)']);
    expect(moveOf(hear('ucinewgame', 'go depth 1'))).not.toBe('');
  });

  it.each([
    'LONG',
    'setoption name LONG value 1',
    'setoption name Level value LONG',
    'position LONG',
    'position startpos moves LONG',
    'position json {"variant":"LONG"}',
    'position json {"variant":"acid","LONG":1}',
    'position json {"variant":"acid","options":{"return":"LONG"}}',
    'position json {"variant":"acid","options":{"LONG":"own"}}',
    'position json {"variant":"acid","start":{"pieces":[{"kind":"LONG","side":"magi","at":"a1"}]}}',
  ])('quotes only the beginning of a megabyte: %s', (line) => {
    const [said = ''] = startTalk().hear(line.replace('LONG', 'x'.repeat(1_000_000)));
    expect(said).toMatch(/^info string ./);
    expect(said.length).toBeLessThan(500);
  });

  it('survives 3,000 lines of noise', () => {
    const pieces = ['uci', 'isready', 'position', 'startpos', 'json', '{', '}', '{"variant":"acid"}', 'moves', 'Da2-a3']; // biome-ignore format: short
    pieces.push(
      'go',
      'depth',
      'nodes',
      '1',
      '-3',
      'infinite',
      'stop',
      'setoption',
      'name',
      'value',
      'Level',
      ';',
      '\u0000',
    );
    const { talk: uci, said } = startTalk();
    const dice = new Dice(5);
    for (let n = 0; n < 3000; n++) {
      const line = Array.from({ length: dice.below(6) }, () => dice.pick(pieces)).join(' ');
      expect(uci.hear(line), line).toBe(true);
      uci.hear('stop');
    }
    said.length = 0;
    uci.hear('isready');
    expect(said).toEqual(['readyok']);
  });
});

describe('known variants', () => {
  const chess = ['setoption name UCI_Variant value chess'];
  const mates = 'position fen 4rkr1/4p1p1/8/8/8/8/8/5K1R w H - 0 1';

  it('has moves in coordinates, in positions and in lines', () => {
    const { hear } = startTalk();
    expect(hear(...chess, 'position startpos moves f2f3 e7e5 g2g4')).toEqual([]);
    const said = hear('go depth 1');
    expect(said.at(-1)).toBe('bestmove d8h4');
    expect(said.at(-2)).toMatch(/ score mate 1 .* pv d8h4$/);
    expect(moveOf(hear('position startpos moves f2f3 e7e5 g2g4 d8h4', 'go depth 1'))).toBe('(none)');
    expect(hear('position startpos moves f2f3 e7e5 g2g5')).toEqual(['info string Move 3, “g2g5”, cannot be played.']);
    expect(moveOf(hear('position startpos moves f2f3', 'go depth 1 searchmoves h7h5'))).toBe('h7h5');
  });
  it('takes back and changes moves of the game it was told before', () => {
    const { hear } = startTalk();
    hear(...chess, 'position startpos moves e2e4 e7e5 g1f3', 'position startpos moves e2e4 d7d5');
    expect(moveOf(hear('go depth 1 searchmoves e4d5'))).toBe('e4d5');
    hear('position startpos moves e2e4');
    expect(moveOf(hear('go depth 1 searchmoves d7d5'))).toBe('d7d5');
  });
  it('castles with the King alone as usual, and onto the Rook where UCI_Chess960 is set', () => {
    const { hear } = startTalk();
    const castles = 'position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(moveOf(hear(...chess, castles, 'go depth 1 searchmoves e1g1'))).toBe('e1g1');
    hear('setoption name UCI_Chess960 value true');
    expect(moveOf(hear(castles, 'go depth 1 searchmoves e1h1'))).toBe('e1h1');
    expect(hear(`${castles} moves e1h1 e8d8`)).toEqual([]);
    expect(hear(`${castles} moves e1g1`)).toEqual([expect.stringContaining('cannot be played')]);
  });
  it('castles from shuffled first positions, whose Rooks are named by their files or outermost', () => {
    const { hear } = startTalk();
    hear(...chess, 'setoption name UCI_Chess960 value true');
    for (const rights of ['H', 'K']) expect(moveOf(hear(mates.replace('H', rights), 'go depth 1'))).toBe('f1h1');
    expect(moveOf(hear(mates.replace('H', '-'), 'go depth 1'))).not.toBe('f1h1');
  });
  it('plays double Chess960, where the Kings of both sides begin on different files', () => {
    const { hear } = startTalk();
    const double = 'position fen rk6/8/8/8/8/8/8/5KR1 w Ga - 0 1';
    hear(...chess, 'setoption name UCI_Chess960 value true');
    expect(hear(double)).toEqual([]);
    expect(moveOf(hear('go depth 1 searchmoves f1g1'))).toBe('f1g1');
    expect(hear(`${double} moves f1g1`)).toEqual([]);
    expect(moveOf(hear('go depth 1 searchmoves b8a8'))).toBe('b8a8');
    expect(hear(`${double} moves f1g1 b8a8 g1h1`)).toEqual([]);
    // on one file again
    expect(moveOf(hear(mates, 'go depth 1'))).toBe('f1h1');
  });
  it('refuses a FEN of a game that is none of these, and one that is none', () => {
    const { hear } = startTalk();
    expect(hear(mates)).toEqual([expect.stringContaining('a FEN of a known variant')]);
    expect(hear(...chess, 'position fen 8/8')).toEqual(['info string This is no FEN of this game.']);
    expect(moveOf(hear('go depth 1'))).toBe('(none)');
  });
  it('never declares, as that is no move of UCI', () => {
    const { hear } = startTalk();
    hear('setoption name UCI_Variant value shogi');
    hear('position fen KRBGS4/PPPPPPPP1/9/9/9/9/9/9/8k[RBGGGSSS] w - - 0 1');
    expect(moveOf(hear('go depth 1'))).toMatch(/^(\+?[A-Z]@|[a-i]\d)[a-i]\d\+?$/);
  });
});

/** Two engines, each of which is told the whole game before it answers, as a tournament manager does it. */
function game(variant: string, most: number, ...more: readonly string[]): { moves: string[]; end: string[] } {
  const engines: TestTalk[] = [startTalk(), startTalk()];
  for (const [side, { hear }] of engines.entries())
    hear(`setoption name UCI_Variant value ${variant}`, 'setoption name Level value 2', `setoption name Seed value ${side}`, ...more); // biome-ignore format: short
  const moves: string[] = [];
  for (let n = 0; n < most; n++) {
    const said = engines[n % 2].hear(`position startpos moves ${moves.join(' ')}`, 'go');
    if (moveOf(said) === '(none)') return { moves, end: said };
    moves.push(moveOf(said));
  }
  return { moves, end: [] };
}
test('a whole game is played by texts alone, and its end is told', () => {
  const { moves, end } = game('fourchan', 400);
  expect(moves.length).toBeGreaterThan(5);
  expect(end).toEqual([expect.stringMatching(/^info string The game is over\. \S/), 'bestmove (none)']);
});
test('a turn of several actions is one move where that is wanted, so that the sides alternate', () => {
  const { moves } = game('chesimals', 12, 'setoption name WholeTurns value true');
  expect(moves).toHaveLength(12);
  expect(moves.every((move) => move.endsWith(`${JOINT}end`))).toBe(true);
});

test.each(variants.map((variant) => [variant.id, variant] as const))(
  'no text of %s has a space, or the sign that joins a turn',
  (_, variant) => {
    const dice = new Dice(9);
    const settings: readonly Options[] = variant.id === 'deicide' ? [{}, { terrain: 'on' }] : [{}];
    for (const options of settings) {
      const made = Position.start(variant, options);
      if (!made.ok) throw new Error(made.error.message);
      const position = made.value;
      for (let n = 0; n < 60 && position.outcome === null; n++) {
        const actions = position.actions();
        for (const { text } of actions) expect(text).toMatch(/^[^\s;]+$/);
        position.play(dice.pick(actions));
      }
    }
  },
);
