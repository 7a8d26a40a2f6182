/** XBoard's protocol, without threads: dialogues as WinBoard leads them, line by line. */
import { describe, expect, it, test } from 'vitest';
import { xboardVariants } from '../../exchange/known-names.ts';
import { Dice } from '../../testing/dice.ts';
import { variants } from '../../variants/registry.ts';
import { startTalk, type TestTalk } from '../talk.fixture.ts';
import { XBoard } from './xboard.ts';

const xboard = (): TestTalk => startTalk((host) => new XBoard(host));
const moveOf = (said: readonly string[]): string => /^move (\S+)$/.exec(said.find((line) => line.startsWith('move ')) ?? '')?.[1] ?? ''; // biome-ignore format: short

/**
 * A dialogue: `>` is sent to the engine, `<` is what it says to that, where `...` stands for anything. What it thinks is left
 * out.
 */
function replay(dialogue: string, { hear }: TestTalk = xboard()): void {
  let said: string[] = [];
  for (const line of dialogue
    .trim()
    .split('\n')
    .map((one) => one.trim())) {
    // biome-ignore format: short
    const text = line.slice(1).trim();
    if (line.startsWith('>')) {
      expect(said, `before “${text}”`).toEqual([]);
      said = hear(text).filter((one) => !/^\d/.test(one) || one.includes('{'));
      continue;
    }
    const pattern = text.split('...').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'); // biome-ignore format: short
    expect(said.shift(), `“${text}”`).toMatch(new RegExp(`^${pattern}$`));
  }
  expect(said).toEqual([]);
}

describe('dialogues of WinBoard', () => {
  test('a game of chess: the engine answers moves, and tells mate and who won', () => {
    replay(`
      > xboard
      > new
      > random
      > level 40 5 0
      > post
      > easy
      > sd 1
      > ping 1
      < pong 1
      > force
      > usermove f2f3
      > usermove e7e5
      > usermove g2g4
      > time 30000
      > otim 30000
      > go
      < move d8h4
      < 0-1 {...mate...}
      > usermove e2e4
      < Illegal move (the game is over): e2e4
      > result 0-1 {Black mates}
      > force
      > ping 2
      < pong 2
      > new
      > level 40 5 0
      > sd 1
      > time 30000
      > otim 30000
      > usermove e2e4
      < move ...
      > usermove e4e5e6
      < Illegal move: e4e5e6
      > force
      > undo
      > undo
      > undo
      < Error (command not legal now): undo
      > go
      < move ...
      > quit
    `);
  });
  test('castling, capturing in passing and promotion are written in coordinates', () => {
    replay(`
      > new
      > force
      > setboard r3k2r/8/8/8/Pp6/8/6p1/4K2R b Kkq a3 0 1
      > usermove b4a3
      > usermove e1g1
      < Illegal move: e1g1
      > usermove h1h2
      > usermove g2g1q
      > usermove e1e2
      > undo
      > undo
      > usermove g2g1k
      < Illegal move: g2g1k
      > usermove g2g1n
      > usermove e1d1
      > usermove e8g8
      > setboard 4k3/8/8/8/8/8/8/R3K2R w Q - 0 1
      > usermove e1g1
      < Illegal move: e1g1
      > usermove e1c1
      > setboard 8/8/8
      < tellusererror Illegal position: ...
      > usermove e2e4
      < Illegal move: e2e4
    `);
  });
  test('fischerandom: positions with the files of Rooks, castling as O-O or onto the Rook', () => {
    replay(`
      > new
      > variant fischerandom
      > force
      > setboard 1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1
      > usermove O-O
      > usermove c8b8
      > undo
      > undo
      > usermove c1h1
      > usermove O-O-O
      > usermove g1h1
      > setboard 1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w KQkq - 0 1
      > usermove 0-0-0
      > usermove O-O
      > setboard 1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w h - 0 1
      > usermove O-O
      < Illegal move: O-O
      > setboard k1r5/8/8/8/8/8/8/2K4R w Kc - 0 1
      < tellusererror Illegal position: No first position of this game ...
    `);
  });
  test('fischerandom: the engine writes castling, with which it mates, as O-O', () => {
    replay(`
      > new
      > variant fischerandom
      > sd 1
      > force
      > setboard 4rkr1/4p1p1/8/8/8/8/8/5K1R w H - 0 1
      > go
      < move O-O
      < 1-0 {...mate...}
    `);
  });
  test('crazyhouse: what was captured is dropped, and a promoted Pawn falls back', () => {
    replay(`
      > new
      > variant crazyhouse
      > force
      > usermove e2e4
      > usermove d7d5
      > usermove e4d5
      > usermove d8d5
      > usermove P@e8
      < Illegal move: P@e8
      > usermove P@e5
      > usermove P@e4
      > usermove Q@e3
      < Illegal move: Q@e3
      > setboard 4k3/8/8/8/8/8/5r2/Q~3K2R[Qn] b K - 0 1
      > usermove f2f1
      > usermove e1f1
      > usermove R@f2
      < Illegal move: R@f2
      > usermove N@d2
      > undo
      > undo
      > undo
      > sd 1
      > setboard 6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1
      > go
      < move R@...
      < 1-0 {...mate...}
    `);
  });
  test('a variant that is not known is refused, and nothing is played until there is another game', () => {
    replay(`
      > new
      > variant losers
      < Error (unknown variant): losers
      > usermove e2e4
      < Illegal move: e2e4
      > setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
      < tellusererror Illegal position: ...
      > go
      > ping 7
      < pong 7
      > new
      > force
      > usermove e2e4
    `);
  });
});

describe('the protocol', () => {
  it('introduces itself with what it can do, the games, the house rules and the levels', () => {
    const said = xboard().hear('xboard', 'protover 2');
    expect(said[0]).toBe('feature done=0');
    expect(said.at(-1)).toBe('feature done=1');
    const all = said.join(' ');
    for (const feature of ['ping=1', 'setboard=1', 'usermove=1', 'playother=1', 'sigint=0', 'colors=0', 'reuse=1', 'analyze=1', 'memory=1', 'smp=1', 'time=1']) expect(all).toContain(` ${feature}`); // biome-ignore format: short
    expect(all).toMatch(/variants="normal,.*crazyhouse/);
    expect(all).toContain('option="Level -combo *none /// 1 ');
    for (const { id, options } of variants)
      for (const rule of options) expect(all).toMatch(new RegExp(`option="${id}_${rule.id} -(combo|string) `));
  });

  it.each(xboardVariants)('plays %s by its own moves, which it understands', (name) => {
    const [white, black] = [xboard(), xboard()];
    for (const { hear } of [white, black]) hear('new', `variant ${name}`, 'option Level=1', 'force');
    const first = moveOf(white.hear('go'));
    expect(first).not.toBe('');
    const reply = moveOf(black.hear('playother', `usermove ${first}`));
    expect(reply).not.toBe('');
    expect(white.hear(`usermove ${reply}`).some((line) => line.startsWith('Illegal'))).toBe(false);
  });

  it('takes house rules of our own games, and positions as JSON', () => {
    const { hear } = xboard();
    expect(hear('option deicide_terrain=on', 'new', 'variant deicide', 'force', 'option Level=1')).toEqual([]);
    expect(moveOf(hear('go'))).toMatch(/^(pass|[a-z]+@[a-p]\d+)(;|$)/);
    expect(hear('option deicide_terrain=perhaps')).toEqual([expect.stringMatching(/^Error \(“deicide_terrain” must be off, on\.\): /)]); // biome-ignore format: short
    const start = { pieces: [{ kind: 'king', side: 'magi', at: 'a1' }, { kind: 'king', side: 'line', at: 'i9' }] }; // biome-ignore format: short
    expect(hear('force', 'variant acid', `setboard ${JSON.stringify({ variant: 'acid', start })}`)).toEqual([]);
    expect(hear('usermove Ka1-a2')).toEqual([]);
    expect(hear('usermove Ka2-a3')).toEqual(['Illegal move: Ka2-a3']);
  });

  it('thinks by the clock: a session of moves, an increment, a time for every move', () => {
    const timeOf = (...lines: string[]): number => {
      const { hear, mind, alarms, said } = xboard();
      mind.isHeld = true;
      hear('new', 'force', ...lines, 'go');
      const [[ring, milliseconds] = [() => {}, -1]] = alarms;
      ring();
      expect(moveOf(said), lines.join()).not.toBe('');
      return milliseconds;
    };
    expect(timeOf('level 40 5 0')).toBe(7470);
    expect(timeOf('level 40 0:30 0')).toBe(720);
    expect(timeOf('level 0 2 12')).toBe(13_570);
    expect(timeOf('level 40 5 0', 'time 1000')).toBe(220);
    expect(timeOf('level 40 5 0', 'usermove e2e4', 'usermove e7e5')).toBeCloseTo(7662.3, 1);
    expect(timeOf('st 3')).toBe(2970);
    expect(timeOf('st 3', 'time 300')).toBe(2970);
    expect(timeOf()).toBe(5000);
  });

  it('tells what it thinks: depth, score, hundredths of a second, positions, moves in coordinates', () => {
    const { hear } = xboard();
    hear('new', 'post', 'force', 'sd 2');
    expect(hear('go').filter((line) => /^\d/.test(line))).toEqual([
      expect.stringMatching(/^1 -?\d+ \d+ \d+ [a-h]\d[a-h]\d$/),
      expect.stringMatching(/^2 -?\d+ \d+ \d+ [a-h]\d[a-h]\d [a-h]\d[a-h]\d$/),
    ]);
    hear('force', 'setboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
    expect(hear('go')[0]).toMatch(/^1 100001 \d+ \d+ a1a8$/);
    hear('nopost', 'force', 'undo');
    expect(hear('go')).toEqual(['move a1a8', expect.stringMatching(/^1-0 \{/)]);
  });

  it('moves at once when it is told to, answers ping behind its move, and refuses a move meanwhile', () => {
    const { hear, mind } = xboard();
    mind.isHeld = true;
    expect(hear('new', 'force', 'go')).toEqual([]);
    expect(hear('ping 5')).toEqual([]);
    expect(hear('usermove e7e5')).toEqual(['Error (command not legal now): e7e5']);
    expect(hear('?')).toEqual([expect.stringMatching(/^move /), 'pong 5']);
    expect(hear('?')).toEqual([]);
  });

  it('gives up what it thinks about for a new game, without a move, and hears what follows in order', () => {
    const { hear, mind, said } = xboard();
    mind.isHeld = true;
    mind.answersLater = true;
    expect(
      hear('new', 'force', 'go', 'force', 'new', 'variant nosuch', 'ping 1', 'new', 'sd 1', 'usermove e2e4'),
    ).toEqual([]);
    mind.isHeld = false;
    mind.answer();
    expect(said).toEqual(['Error (unknown variant): nosuch', 'pong 1', expect.stringMatching(/^move /)]);
  });

  it('analyses every position that it is given until it leaves analysis, and tells how far it is', () => {
    const { hear, mind, said } = xboard();
    hear('new', 'option Level=1', 'post');
    const said1 = hear('analyze').filter((line) => /^\d/.test(line));
    expect(said1.length).toBeGreaterThan(0);
    expect(hear('.')).toEqual([expect.stringMatching(/^stat01: \d+ [1-9]\d* [1-9]\d* 0 20$/)]);
    // a move is played for whoever is on move, and never answered
    const said2 = hear('usermove e2e4');
    expect(said2.every((line) => /^\d/.test(line))).toBe(true);
    expect(said2[0]).toMatch(/ [a-h][78][a-h][56]/);
    expect(hear('undo')[0]).toMatch(/ [a-h][12][a-h][34]/);
    expect(hear('ping 1')).toEqual(['pong 1']);
    mind.isHeld = true;
    expect(hear('exit', 'usermove e2e4', '.')).toEqual([]);
    expect(said.some((line) => line.startsWith('move'))).toBe(false);
  });

  it('thinks in the other side’s time, and goes on where the expected move is played', () => {
    const { hear, mind, said, alarms } = xboard();
    hear('new', 'sd 2', 'hard', 'usermove e2e4');
    const [hint] = hear('hint');
    expect(hint).toMatch(/^Hint: [a-h]\d[a-h]\d$/);
    // what it found while it pondered is played at once
    const expected = hint.slice('Hint: '.length);
    expect(moveOf(hear(`usermove ${expected}`))).not.toBe('');
    expect(hear('easy', 'force', 'undo', 'undo')).toEqual([]);
    // it ponders without a clock, which the expected move starts
    hear('level 40 5 0', 'go');
    mind.isHeld = true;
    const [again] = hear('hard', 'hint');
    expect(alarms.size).toBe(0);
    expect(hear(`usermove ${again.slice('Hint: '.length)}`)).toEqual([]);
    expect(alarms.size).toBe(1);
    expect(moveOf(hear('?'))).not.toBe('');
    expect(alarms.size).toBe(0);
    // after another move it thinks anew
    mind.isHeld = false;
    hear('easy', 'force', 'undo', 'undo', 'undo', 'go');
    mind.isHeld = true;
    const [last] = hear('hard', 'hint');
    const other = ['h7h6', 'a7a6'].find((move) => !last.endsWith(move)) ?? '';
    said.length = 0;
    hear(`usermove ${other}`);
    expect(said).toEqual([]);
    expect(alarms.size).toBe(1);
    expect(hear('?')).toEqual([expect.stringMatching(/^move /)]);
  });

  it('takes back two moves on remove, and goes on playing the same side', () => {
    const { hear } = xboard();
    expect(moveOf(hear('new', 'sd 1', 'usermove e2e4'))).not.toBe('');
    expect(hear('remove')).toEqual([]);
    expect(moveOf(hear('usermove d2d4'))).not.toBe('');
  });

  it('says what it does not know, and what is wrong', () => {
    const { hear } = xboard();
    expect(hear('edit')).toEqual(['Error (unknown command): edit']);
    expect(hear('nps 100')).toEqual(['Error (unknown command): nps 100']);
    expect(hear('level x')).toEqual(['Error (bad parameters): level x']);
    expect(hear('memory much')).toEqual(['Error (bad parameters): memory much']);
    expect(hear('memory 64', 'cores 4', 'name Ann', 'rating 2000 1500', 'computer', 'draw')).toEqual([]);
    expect(hear('force', 'e2e4')).toEqual([]);
    expect(hear('e2e5')).toEqual(['Illegal move: e2e5']);
    expect(hear('bk')).toEqual([' There is no opening book.', '']);
    const [long] = hear(`usermove ${'x'.repeat(1_000_000)}`);
    expect(long.length).toBeLessThan(200);
  });

  it('thinks to the end what has one when there are no more lines, and gives up what has none', () => {
    for (const [lines, answers] of [
      [['sd 1', 'usermove e2e4'], 1],
      [['analyze'], 0],
    ] as const) {
      // biome-ignore format: short
      const { hear, said, talk: begun } = xboard();
      hear('new', ...lines);
      let ended = 0;
      begun.endOfInput(() => ended++);
      expect(ended).toBe(1);
      expect(said.filter((line) => line.startsWith('move'))).toHaveLength(answers);
    }
  });

  it('survives 2,000 lines of noise', () => {
    const pieces = ['new', 'force', 'go', 'playother', 'usermove', 'e2e4', 'e7e5', 'variant', 'normal', 'acid', 'nosuch', 'undo', 'remove', 'analyze', 'exit', '.', '?', 'hint', 'ping', '1', 'hard', 'easy', 'post', 'sd', 'setboard', 'option', 'Level=1', '', '\u0000', 'result', 'P@e4']; // biome-ignore format: short
    const { talk: begun, said, hear } = xboard();
    const dice = new Dice(5);
    hear('sd 1', 'option Level=1');
    for (let n = 0; n < 2000; n++) {
      const line = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(pieces)).join(' ');
      expect(begun.hear(line), line).toBe(true);
    }
    hear('exit', 'force');
    said.length = 0;
    expect(hear('ping 9')).toEqual(['pong 9']);
  });
});
