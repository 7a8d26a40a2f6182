/** Engines of XBoard's protocol: those that do what they should, those that do not, and our own console. */
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engineMessages } from '../../contract/messages.ts';
import { realTurnClock } from '../clocks/turn-clock.ts';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { type StartProgram, startProgram } from './engine-program.ts';
import { GRACE } from './engine-talk.ts';
import { fakeXBoard } from './fake-engine.fixture.ts';
import type { GameEngine } from './game-engine.ts';
import type { UciInfo } from './uci-lines.ts';
import { XBoardEngine } from './xboard-engine.ts';
import { xboardLineOf } from './xboard-lines.ts';

const FAKE = 'Fake X';
const CHESS = { variant: 'chess', file: null, ranks: 8, chess960: false };
const SECOND = { move: 1000 };
const refused = (code: string, message: string) => ({ ok: false, error: { code, message } });

async function begin(mode: string, move = 'e2e4', game = CHESS) {
  const clock = new TestTurnClock();
  const started = await XBoardEngine.start(fakeXBoard(mode, move), { clock });
  if (!started.ok) throw new Error(started.error.message);
  const engine: GameEngine = started.value;
  onTestFinished(async () => {
    const closing = engine.close();
    clock.pass(Number.MAX_SAFE_INTEGER);
    await closing;
  });
  expect(await engine.begin(game)).toEqual({ ok: true, value: undefined });
  return { engine, clock };
}

describe('an engine that does what it should', () => {
  test('says its name and its games, by the names that they have elsewhere', async () => {
    const { engine } = await begin('good');
    expect(engine).toMatchObject({ protocol: 'xboard', name: FAKE, readsRules: false, ranges: [] });
    expect(engine.variants).toEqual(['chess', 'antichess', 'normal', 'xiangqi', 'giveaway']);
  });
  test('is told the game once, then what was played since, and all of it anew where another line is played', async () => {
    const { engine } = await begin('echoes');
    const think = (moves: readonly string[]) => engine.think(null, moves, { move: 5900 }).answer;
    const heard = async (moves: readonly string[]): Promise<string> => {
      const move = await think(moves);
      return move.ok ? move.value : move.error.message;
    };
    expect(await heard(['e2e4'])).toMatch(/;new;force;easy;nopost;force;usermove_e2e4;st_5;nopost;go$/);
    expect(await heard(['d2d4', 'd7d5', 'c2c4'])).toBe(
      'new;force;easy;nopost;usermove_d2d4;usermove_d7d5;usermove_c2c4;st_5;nopost;go',
    );
  });
  test('is told only the answer to its own move', async () => {
    const { engine } = await begin('good', 'e7e5');
    expect(await engine.think(null, ['e2e4'], SECOND).answer).toEqual({ ok: true, value: 'e7e5' });
    expect(await engine.think(null, ['e2e4', 'e7e5', 'g1f3'], SECOND).answer).toEqual({ ok: true, value: 'e7e5' });
  });
  test('plays from another first position', async () => {
    const { engine } = await begin('echoes');
    const answer = await engine.think('8/8/8/8/8/8/8/K1k5 w - - 0 1', [], SECOND).answer;
    expect(answer.ok && answer.value).toMatch(/;setboard_8\/8\/8\/8\/8\/8\/8\/K1k5_w_-_-_0_1;st_1;nopost;go$/);
  });
  test('is made weaker by an Elo rating or by its skill, where it has such options', async () => {
    const { engine } = await begin('levels');
    expect(engine.ranges).toEqual([
      { by: 'elo', least: 1320, most: 3190 },
      { by: 'skill', least: 0, most: 20 },
    ]);
    engine.weaken({ by: 'elo', value: 500 });
    engine.weaken({ by: 'skill', value: 7 });
    const answer = await engine.think(null, [], SECOND).answer;
    expect(answer.ok && answer.value).toContain(
      ';option_UCI_LimitStrength=1;option_UCI_Elo=1320;option_Skill_Level=7;force;st_1;',
    );
  });
  test('offers a draw with a move, until its next one', async () => {
    const { engine } = await begin('offers');
    expect(engine.offersDraw).toBe(false);
    await engine.think(null, [], SECOND).answer;
    expect(engine.offersDraw).toBe(true);
    const { answer } = engine.think(null, [], SECOND);
    expect(engine.offersDraw).toBe(false);
    await answer;
  });
  test.each([
    ['accepts', true],
    ['good', false],
  ])('is offered a draw where its opponent is to move: %s', async (mode, isAccepted) => {
    const { engine } = await begin(mode);
    expect(await engine.offerDraw(null, ['e2e4', 'e7e5'])).toEqual({ ok: true, value: isAccepted });
  });
  test('plays Chess960 where it names it, from the position that was drawn', async () => {
    const game = { ...CHESS, chess960: true };
    const { engine } = await begin('960-echoes', '', game);
    expect(engine.playsChess960).toBe(true);
    const fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh - 0 1';
    const answer = await engine.think(fen, ['O-O'], SECOND).answer;
    expect(answer.ok && answer.value).toContain(
      `;new;variant_fischerandom;force;easy;nopost;setboard_${fen.replaceAll(' ', '_')};usermove_O-O;`,
    );
    const { engine: other } = await begin('good');
    expect(other.playsChess960).toBe(false);
    expect(await other.begin(game)).toEqual(refused('engine-no-chess960', engineMessages.noChess960(FAKE)));
  });
  test('counts ranks from 0 on a board of ten', async () => {
    const { engine } = await begin('good', 'h9g7', { ...CHESS, variant: 'xiangqi', ranks: 10 });
    expect(await engine.think(null, ['h3e3'], SECOND).answer).toEqual({ ok: true, value: 'h10g8' });
    const { engine: other } = await begin('echoes', '', { ...CHESS, variant: 'xiangqi', ranks: 10 });
    const heard = await other.think(null, ['h3e3', 'h10g8'], SECOND).answer;
    expect(heard.ok && heard.value).toContain(';variant_xiangqi;');
    expect(xboardLineOf('move h9g7')).toEqual({ is: 'move', move: 'h9g7' });
  });
  test('moves at once when its time is over, or when it is told to', async () => {
    const { engine, clock } = await begin('waits', 'g1f3');
    const { answer, stop } = engine.think(null, [], SECOND);
    stop();
    expect(await answer).toEqual({ ok: true, value: 'g1f3' });
    expect(clock.isWaiting).toBe(false);
  });
  test('analyses to the depth that is asked for', async () => {
    const { engine } = await begin('good');
    const told: UciInfo[] = [];
    expect(await engine.analyse(null, [], 3, 3, (info) => told.push(info)).answer).toEqual({ ok: true, value: '' });
    expect(told).toMatchObject([
      { depth: 1, score: { by: 'cp', value: 30 }, moves: ['e2e4'] },
      { depth: 2, score: { by: 'cp', value: -25 }, nodes: 90, moves: ['e2e4', 'e7e5'] },
      { depth: 3, score: { by: 'mate', value: 2 }, moves: ['e2e4', 'e7e5'] },
    ]);
  });
  test('analyses until it is told to stop', async () => {
    const { engine } = await begin('good');
    const { answer, stop } = engine.analyse(null, [], 30, 3, ({ depth }) => depth === 3 && stop());
    expect(await answer).toEqual({ ok: true, value: '' });
  });
});

describe('an engine that cannot play, or does not', () => {
  test('a game that it does not name, rules of a file, castling as in Chess960', async () => {
    const { engine } = await begin('good');
    expect(await engine.begin({ ...CHESS, variant: 'duck' })).toEqual(
      refused('engine-variant', engineMessages.noVariant(FAKE, 'duck')),
    );
    expect(await engine.begin({ ...CHESS, file: '/rules.ini' })).toEqual(
      refused('engine-reads-no-rules', engineMessages.readsNoRules(FAKE)),
    );
    expect(await engine.begin({ ...CHESS, chess960: true })).toEqual(
      refused('engine-no-chess960', engineMessages.noChess960(FAKE)),
    );
  });
  test('a program without what is needed is no engine', async () => {
    const started = await XBoardEngine.start(fakeXBoard('no-ping', ''), { clock: new TestTurnClock() });
    expect(started).toEqual(refused('no-engine', engineMessages.noEngine(FAKE)));
  });
  test('a program that names features without an end is no engine, and is ended', async () => {
    const answered: string[] = [];
    const start: StartProgram = (command, listener) => {
      const program = startProgram(command, listener);
      const write = (line: string): void => {
        answered.push(line);
        program.write(line);
      };
      return { ...program, write };
    };
    const clock = new TestTurnClock();
    const starting = XBoardEngine.start(fakeXBoard('endless-features', ''), { clock, start });
    expect(await starting).toMatchObject({ ok: false, error: { code: 'no-engine' } });
    expect(answered.length).toBeLessThan(300);
  });
  test.each([
    ['crashes', 'engine-ended', engineMessages.ended(FAKE)],
    ['floods', 'engine-flooded', engineMessages.flooded(FAKE)],
    ['resigns', 'engine-resigns', engineMessages.resigns(FAKE)],
    ['claims', 'engine-claims-end', engineMessages.claimsEnd(FAKE)],
    ['refuses', 'engine-refuses', engineMessages.refuses(FAKE, 'e2e4')],
  ])('it %s', async (mode, code, message) => {
    const { engine } = await begin(mode);
    expect(await engine.think(null, ['e2e4'], SECOND).answer).toEqual(refused(code, message));
  });
  test('it does not take a first position', async () => {
    const { engine } = await begin('refuses');
    expect(await engine.think('8/8/8/8/8/8/8/K1k5 w - - 0 1', [], SECOND).answer).toEqual(
      refused('engine-position', engineMessages.firstPosition(FAKE)),
    );
  });
  test('it hangs: it is told to move, then ended', async () => {
    const { engine, clock } = await begin('hangs');
    const { answer } = engine.think(null, [], SECOND);
    while (!clock.isWaiting) await new Promise((soon) => setImmediate(soon));
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    while (!isOver) {
      clock.pass(1000 + GRACE + GRACE);
      await new Promise((soon) => setImmediate(soon));
    }
    expect(await answer).toEqual(refused('engine-silent', engineMessages.silent(FAKE)));
  });
});

test('our own console plays by it', async () => {
  const main = path.resolve(import.meta.dirname, '../../../scripts/engine.mjs');
  const started = await XBoardEngine.start(
    { file: process.execPath, args: [main, 'xboard'] },
    { clock: realTurnClock },
  );
  if (!started.ok) throw new Error(started.error.message);
  const engine = started.value;
  onTestFinished(() => engine.close());
  expect(engine.name).toBe('Fairytable');
  expect(await engine.begin(CHESS)).toMatchObject({ ok: true });
  expect(await engine.think(null, ['f2f3', 'e7e5', 'g2g4'], SECOND).answer).toEqual({ ok: true, value: 'd8h4' });
}, 120_000);
