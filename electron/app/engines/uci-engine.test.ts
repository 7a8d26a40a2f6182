/** A conversation with engines that do what they should, and with those that do not. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engineMessages } from '../../contract/messages.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { realTurnClock } from '../clocks/turn-clock.ts';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { type EngineProgram, LONGEST_OUTPUT, type ProgramEnd, startProgram } from './engine-program.ts';
import { BEGINS_WITHIN, GRACE, QUITS_WITHIN } from './engine-talk.ts';
import { fakeEngine, startFake } from './fake-engine.fixture.ts';
import { UciEngine } from './uci-engine.ts';
import { uciLineOf } from './uci-lines.ts';

const CHESS = { variant: 'chess', file: null, ranks: 8, chess960: false };
const SECOND = { move: 1000 };
const FAKE = 'Fake 1.0';
/** A clock that does not stand still would end a slow test. */
const begin = async (mode: string, move?: string) => {
  const fake = await startFake(mode, move);
  expect(await fake.engine.begin(CHESS)).toEqual({ ok: true, value: undefined });
  return fake;
};
const refused = (code: string, message: string) => ({ ok: false, error: { code, message } });

describe('an engine that does what it should', () => {
  test('says its name and author on one line, without control characters, and its games', async () => {
    const { engine } = await startFake('good');
    expect(engine).toMatchObject({ name: FAKE, author: 'Nobody at all', variants: ['chess', 'shogi'] });
    expect(engine.readsRules).toBe(true);
  });
  test('plays in the position that it was given, in the time that it was given', async () => {
    const { engine } = await begin('echoes');
    const first = engine.think(null, ['e2e4', 'e7e5'], SECOND);
    expect(await first.answer).toEqual({
      ok: true,
      value: 'setoption_name_UCI_Variant_value_chess;ucinewgame;position_startpos_moves_e2e4_e7e5;go_movetime_1000',
    });
    const next = engine.think('8/8/8/8/8/8/8/K1k5 w - - 0 1', [], {
      left: [61_000.4, -5],
      gains: [0, 2000],
      most: 9000,
    });
    expect(await next.answer).toEqual({
      ok: true,
      value: 'position_fen_8/8/8/8/8/8/8/K1k5_w_-_-_0_1;go_wtime_61000_btime_0_winc_0_binc_2000',
    });
  });
  test('answers for the position that it was asked about, although a second answer to the one before is late', async () => {
    const { engine } = await begin('answers-twice', 'e2e4');
    for (const moves of [[], ['d2d4', 'd7d5'], ['d2d4', 'd7d5', 'c2c4', 'c7c6']])
      expect(await engine.think(null, moves, SECOND).answer).toEqual({ ok: true, value: 'e2e4' });
  });
  test('stops when it is told to', async () => {
    const { engine } = await begin('waits', 'g1f3');
    const { answer, stop } = engine.think(null, [], SECOND);
    stop();
    expect(await answer).toEqual({ ok: true, value: 'g1f3' });
    // it has answered: nothing is told
    stop();
  });
  test('stops when it is told to after it has begun to think', async () => {
    const { engine, asked } = await begin('waits', 'g1f3');
    const { answer, stop } = engine.think(null, [], SECOND);
    await asked();
    stop();
    expect(await answer).toEqual({ ok: true, value: 'g1f3' });
  });
  test('is told to stop when its time is over, and has some more to answer', async () => {
    const { engine, clock, asked } = await begin('waits');
    const { answer } = engine.think(null, [], SECOND);
    await asked();
    clock.pass(1000 + GRACE);
    expect(await answer).toEqual({ ok: true, value: 'e2e4' });
    expect(clock.isWaiting).toBe(false);
  });
  test('may be given the rules of a game as a file', async () => {
    const { engine } = await startFake('good');
    const file = path.join(temporaryFolder(), 'rules of a game.ini');
    fs.writeFileSync(file, '[mine:chess]\nqueen = -\n');
    expect(await engine.begin({ variant: 'mine', file, ranks: 8, chess960: false })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(engine.variants).toContain('mine');
  });
  test('is made weaker by an Elo rating or by its skill, as far as it can be', async () => {
    const { engine } = await startFake('levels');
    expect(engine.ranges).toEqual([
      { by: 'elo', least: 1320, most: 3190 },
      { by: 'skill', least: 0, most: 20 },
    ]);
    engine.weaken({ by: 'elo', value: 500 });
    engine.weaken({ by: 'skill', value: 7 });
    await engine.begin(CHESS);
    const { answer } = engine.think(null, [], SECOND);
    expect(await answer).toMatchObject({
      value: expect.stringMatching(
        /^setoption_name_UCI_LimitStrength_value_true;setoption_name_UCI_Elo_value_1320;setoption_name_Skill_Level_value_7;/,
      ),
    });
  });
  test('plays as strong as it can where it has no such option', async () => {
    const { engine } = await begin('echoes');
    expect(engine.ranges).toEqual([]);
    engine.weaken({ by: 'elo', value: 1500 });
    engine.weaken({ by: 'skill', value: 7 });
    expect(await engine.think(null, [], SECOND).answer).toMatchObject({ value: expect.not.stringContaining('Elo') });
  });
  test('quits when it is closed, and answers nothing after that', async () => {
    const { engine } = await begin('good');
    await engine.close();
    expect(engine.isRunning).toBe(false);
    const closed = refused('engine-closed', engineMessages.closed(FAKE));
    expect(await engine.think(null, [], SECOND).answer).toEqual(closed);
    expect(await engine.begin(CHESS)).toEqual(closed);
  });
});

describe('an engine that cannot play a game', () => {
  test('it does not know the name', async () => {
    const { engine } = await startFake('good');
    expect(await engine.begin({ variant: 'duck', file: null, ranks: 8, chess960: false })).toEqual(
      refused('engine-variant', engineMessages.noVariant(FAKE, 'duck')),
    );
    expect(engine.isRunning).toBe(true);
  });
  test('it knows chess alone', async () => {
    const { engine } = await startFake('plain');
    expect(engine.variants).toEqual(['chess']);
    expect(await engine.begin(CHESS)).toMatchObject({ ok: true });
    expect(await engine.begin({ variant: 'mine', file: '/rules.ini', ranks: 8, chess960: false })).toEqual(
      refused('engine-reads-no-rules', engineMessages.readsNoRules(FAKE)),
    );
  });
  test('its file of rules has no game of that name', async () => {
    const { engine } = await startFake('good');
    const file = path.join(temporaryFolder(), 'rules.ini');
    fs.writeFileSync(file, '[other:chess]\n');
    expect(await engine.begin({ variant: 'mine', file, ranks: 8, chess960: false })).toMatchObject({
      error: { code: 'engine-variant' },
    });
  });
});

describe('a program that misbehaves is ended, and whoever asked is told why', () => {
  test('there is no such file', async () => {
    const started = await UciEngine.start({ file: '/no/such/engine', args: [] }, { clock: realTurnClock });
    expect(started).toEqual(refused('engine-not-started', engineMessages.notStarted('engine')));
  });
  test('a file that is no program', async () => {
    const file = path.join(temporaryFolder(), 'notes.txt');
    fs.writeFileSync(file, 'no program');
    const started = await UciEngine.start({ file, args: [] }, { clock: realTurnClock });
    expect(started).toMatchObject({ error: { code: 'engine-not-started' } });
  });
  test('it never says who it is', async () => {
    const clock = new TestTurnClock();
    const starting = UciEngine.start(fakeEngine('mute'), { clock });
    clock.pass(BEGINS_WITHIN);
    expect(await starting).toMatchObject(refused('no-engine', engineMessages.noEngine('node')));
  });
  test('it ends as soon as it is asked', async () => {
    const started = await UciEngine.start(fakeEngine('ends-at-once'), { clock: new TestTurnClock() });
    expect(started).toMatchObject({ error: { code: 'no-engine' } });
  });
  test.each([
    ['crashes', 'engine-ended', engineMessages.ended(FAKE)],
    ['floods', 'engine-flooded', engineMessages.flooded(FAKE)],
    ['endless-line', 'engine-flooded', engineMessages.flooded(FAKE)],
  ])('when it is asked for a move, it %s', async (mode, code, message) => {
    const { engine, clock } = await begin(mode);
    expect(await engine.think(null, [], SECOND).answer).toEqual(refused(code, message));
    expect(engine.isRunning).toBe(false);
    expect(clock.isWaiting).toBe(false);
    await engine.close();
  });
  test('it hangs: it is told to stop, then ended', async () => {
    const { engine, clock, asked } = await begin('hangs');
    const { answer } = engine.think(null, [], SECOND);
    await asked();
    clock.pass(1000 + GRACE + GRACE);
    expect(await answer).toEqual(refused('engine-silent', engineMessages.silent(FAKE)));
    await engine.close();
  });
  test('it is ended whenever that is asked, even before it says who it is', async () => {
    const abort = new AbortController();
    const starting = UciEngine.start(fakeEngine('mute'), { clock: new TestTurnClock(), signal: abort.signal });
    abort.abort();
    expect(await starting).toMatchObject({ error: { code: 'engine-closed' } });
  });
  test('it does not quit: it is ended', async () => {
    const { engine, clock } = await begin('stays');
    const closing = engine.close();
    clock.pass(QUITS_WITHIN);
    await closing;
    expect(engine.isRunning).toBe(false);
  });
  test('it gives up', async () => {
    const { engine } = await begin('gives-up');
    expect(await engine.think(null, [], SECOND).answer).toEqual(refused('engine-no-move', engineMessages.noMove(FAKE)));
    expect(engine.isRunning).toBe(true);
  });
});

test('a program whose every line is long enough is no flood', async () => {
  const ended = await new Promise<{ lengths: readonly number[]; how: ProgramEnd }>((resolve) => {
    const lengths: number[] = [];
    const line = `process.stdout.write('x'.repeat(${LONGEST_OUTPUT}) + '\\r\\n' + 'y\\n')`;
    startProgram(
      { file: process.execPath, args: ['-e', line] },
      { line: ({ length }) => lengths.push(length), ended: (how) => resolve({ lengths, how }) },
    );
  });
  expect(ended).toEqual({ lengths: [LONGEST_OUTPUT, 1], how: { is: 'exited', code: 0 } });
});
test('a program that is still running when we exit is ended', async () => {
  const before = process.listeners('exit');
  const how = await new Promise<ProgramEnd>((ended) => {
    startProgram(fakeEngine('stays'), { line: () => {}, ended });
    for (const leave of process.listeners('exit')) if (!before.includes(leave)) leave.call(process, 0);
  });
  expect(how).toEqual({ is: 'exited', code: null });
  expect(process.listeners('exit')).toEqual(before);
});
// read from /proc
test.runIf(process.platform === 'linux')('an engine that a script has started is ended with the script', async () => {
  // it holds no pipe, and nobody tells it to end
  const script = `
    const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    console.log(pid);
    setInterval(() => {}, 1e6);`;
  let program: EngineProgram | undefined;
  const pid = await new Promise<number>((started) => {
    const line = (text: string): void => started(Number(text));
    program = startProgram({ file: process.execPath, args: ['-e', script] }, { line, ended: () => {} });
  });
  const isRunning = (): boolean =>
    fs.existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  onTestFinished(() => {
    if (isRunning()) process.kill(pid, 'SIGKILL');
  });
  expect(isRunning()).toBe(true);
  program?.kill();
  await program?.gone;
  await expect.poll(isRunning).toBe(false);
});
test('a command is one line, whatever is in it', () => {
  const program = startProgram(fakeEngine('good'), { line: () => {}, ended: () => {} });
  onTestFinished(() => {
    program.kill();
    return program.gone;
  });
  expect(() => program.write('position startpos\nquit')).toThrow('one line');
});

test('a long line of blanks is read at once, and a name that cannot be seen is none', () => {
  expect(uciLineOf(`option name a${' '.repeat(60_000)}`)).toBeNull();
  expect(uciLineOf(`option name${' '.repeat(60_000)}x`)).toBeNull();
  expect(uciLineOf('id name \u202e')).toEqual({ is: 'name', text: '' });
});
test('lines of the protocol, and what is none', () => {
  expect(uciLineOf('bestmove e7e8q ponder a1a2')).toEqual({ is: 'bestmove', move: 'e7e8q' });
  for (const none of ['bestmove (none)', 'bestmove 0000', 'bestmove'])
    expect(uciLineOf(none)).toEqual({ is: 'bestmove', move: null });
  expect(uciLineOf('option name Skill Level type spin default 20 min -20 max 20')).toEqual({
    is: 'option',
    option: { name: 'Skill Level', type: 'spin', values: [], range: [-20, 20] },
  });
  expect(uciLineOf('option name Style type combo var Risky var Very solid default Risky')).toEqual({
    is: 'option',
    option: { name: 'Style', type: 'combo', values: ['Risky', 'Very solid'], range: null },
  });
  for (const broken of ['min 5 max 3', 'min 1', 'min a max b', 'default 3', 'min 1 max 1e9'])
    expect(uciLineOf(`option name Skill Level type spin ${broken}`)).toMatchObject({ option: { range: null } });
  for (const other of ['', 'option name', 'id', 'info depth 1', 'Stockfish 16 by the authors'])
    expect(uciLineOf(other)).toBeNull();
});
