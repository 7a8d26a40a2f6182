/** Another engine as a player at the table: its turns, what players may do meanwhile, and what happens when it fails. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { EngineSeat } from '../../../engine/shared/engine-seat.ts';
import { ENGLISH } from '../../../engine/shared/language.ts';
import { engineMessages as germanMessages } from '../../../languages/de/host/messages.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { ComputerChoice, Seats } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { EXTENSION } from '../../saves/disk/names.ts';
import { atView, draftFrom } from '../application.fixture.ts';
import { speak } from '../speaking.ts';
import { GRACE } from './engine-talk.ts';
import { type EngineApp, firstMovesOf, openWithEngines, textGame } from './engines.fixture.ts';

const FAKE = 'Fake 1.0';
const by = (engine: EngineSeat): ComputerChoice => ({ level: '3', seconds: 5, engine });
const against = (engine: EngineSeat = { name: FAKE }): Seats => [{ name: 'Ann' }, { name: '', computer: by(engine) }];
const OWN: ComputerChoice = { level: '3', seconds: 5 };

interface Table extends EngineApp {
  view: View;
}
interface Begun {
  readonly mode?: string;
  /** its every move */
  readonly move?: string;
  readonly game?: string;
  readonly players?: Seats;
}
async function begin({
  mode = 'good',
  move = 'e7e5',
  game = 'orthodox',
  players = against(),
}: Begun = {}): Promise<Table> {
  const { variant } = textGame(game);
  const opened = await openWithEngines({ move, first: firstMovesOf(textGame(game)) });
  await opened.add(mode);
  const view = await opened.app.get('match.start', { variant: variant.id, options: {}, players });
  return { ...opened, view };
}
async function play(table: Table, action: string): Promise<View> {
  table.view = (await table.app.get('match.play', { ...atView(table.view), action })).view;
  return table.view;
}
/** What is told next of the match, without a request. */
async function told(table: Table): Promise<View> {
  table.view = (await table.app.next('played')).view;
  return table.view;
}
const running = ({ started }: EngineApp): number => started.filter(({ isRunning }) => isRunning).length;
const failedWith = (view: View, says: string) =>
  expect(view.computer).toEqual({ side: 1, state: 'failed', trouble: 'broken', says });

describe('an engine plays', () => {
  test('its turn as an ordinary action, and says nothing about it', async () => {
    const table = await begin();
    expect(table.view.players[1]).toEqual({ name: '', computer: by({ name: FAKE }) });
    // that was to say who it is
    expect(table.started).toHaveLength(1);
    expect(await play(table, 'Pe2-e4')).toMatchObject({ turn: 1, computer: { side: 1, state: 'thinking' } });
    expect(await told(table)).toMatchObject({ turn: 0, computer: null, last: { text: 'Pe7-e5' } });
    expect(table.view.computerMove).toMatchObject({ side: 1, why: null, expects: null, depth: null });
    expect(table.thinking.jobs).toEqual([]);
    expect(table.started).toHaveLength(2);
    expect(running(table)).toBe(1);
  });
  test('a turn of several actions as one change, which a takeback takes back whole', async () => {
    const table = await begin({ game: 'duck', move: 'e7e5,e5d6' });
    await play(table, 'Pe2-e4');
    await play(table, 'wall@d5');
    expect(await told(table)).toMatchObject({ turn: 0, turnNumber: 2, last: { text: 'wall@d6' } });
    const { view } = await table.app.get('match.undo', { ...atView(table.view), unit: 'turn' });
    expect(view).toMatchObject({ turn: 0, turnNumber: 1, last: null });
  });
  test('in the time that it is given, as strong as it is asked to', async () => {
    const strength = { by: 'elo', value: 1500 } as const;
    const table = await begin({ mode: 'levels', players: against({ name: FAKE, strength }) });
    await play(table, 'Pe2-e4');
    // it answers what it was told, which is no move
    const says = (await told(table)).computer?.says ?? '';
    expect(says).toContain('setoption_name_UCI_LimitStrength_value_t');
    expect(table.view.players[1].computer?.engine).toEqual({ name: FAKE, strength });
  });
  test('at once where it is told to', async () => {
    const table = await begin({ mode: 'waits' });
    await play(table, 'Pe2-e4');
    await table.asked();
    await table.app.get('computer.moveNow', atView(table.view));
    expect((await told(table)).last?.text).toBe('Pe7-e5');
  });
  test('by XBoard’s protocol, which is tried where it does not speak UCI', async () => {
    const table = await begin({
      mode: 'xboard-good',
      players: [{ name: 'Ann' }, { name: '', computer: by({ name: 'Fake X' }) }],
    });
    expect((await table.app.get('engines.list', {})).engines).toMatchObject([{ name: 'Fake X', protocol: 'xboard' }]);
    await play(table, 'Pe2-e4');
    expect(await told(table)).toMatchObject({ turn: 0, computer: null, last: { text: 'Pe7-e5' } });
    // tried by both protocols, then started by its own
    expect(table.started.map(({ told: lines }) => lines[0])).toEqual(['uci', 'xboard', 'xboard']);
  });
  describe('and its draw offers, by XBoard’s protocol', () => {
    const atXBoard = (mode: string) =>
      begin({ mode: `xboard-${mode}`, players: [{ name: 'Ann' }, { name: '', computer: by({ name: 'Fake X' }) }] });
    const agreed = { winner: null, reason: 'agreement' };

    test('are accepted by the player, who is told of them', async () => {
      const table = await atXBoard('offers');
      await play(table, 'Pe2-e4');
      expect((await told(table)).computerMove).toMatchObject({ side: 1, offersDraw: true });
      const { view } = await table.app.get('match.agree', atView(table.view));
      expect(view.outcome).toMatchObject(agreed);
      expect(view.computerMove?.offersDraw).toBeUndefined();
    });
    test('are declined by a move', async () => {
      const table = await atXBoard('offers');
      await play(table, 'Pe2-e4');
      await told(table);
      const { computerMove, outcome } = await play(table, 'Pd2-d4');
      expect(outcome).toBeNull();
      expect(computerMove).toMatchObject({ side: 1 });
      expect(computerMove?.offersDraw).toBeUndefined();
    });
    test('reach it from the player, and it accepts', async () => {
      const table = await atXBoard('accepts');
      await play(table, 'Pe2-e4');
      await told(table);
      const { view } = await table.app.get('match.agree', atView(table.view));
      expect(view.outcome).toMatchObject(agreed);
      expect(table.started.at(-1)?.told).toContain('draw');
    });
    test('reach it from the player, and it plays on', async () => {
      const table = await atXBoard('good');
      await play(table, 'Pe2-e4');
      await told(table);
      expect(await table.app.code('match.agree', atView(table.view))).toBe('draw-declined');
      expect(table.started.at(-1)?.told).toContain('draw');
    });
    test('reach it while it thinks, and it may answer with its move', async () => {
      const table = await atXBoard('waits');
      await play(table, 'Pe2-e4');
      await expect.poll(() => table.started.at(-1)?.told).toContain('go');
      expect(await table.app.code('match.agree', atView(table.view))).toBe('draw-declined');
      expect(table.started.at(-1)?.told.at(-1)).toBe('draw');
    });
  });
  test('until it resigns, which ends the game as a person’s resignation does', async () => {
    const table = await begin({
      mode: 'xboard-resigns',
      players: [{ name: 'Ann' }, { name: '', computer: by({ name: 'Fake X' }) }],
    });
    await play(table, 'Pe2-e4');
    expect(await told(table)).toMatchObject({ outcome: { winner: 0, reason: 'resignation' }, computer: null });
    await expect.poll(() => running(table)).toBe(0);
    const { view } = await table.app.get('match.undo', { ...atView(table.view), unit: 'turn' });
    expect(view).toMatchObject({ outcome: null, computer: { side: 1, state: 'waiting' } });
  });
  test('both sides, one engine each', async () => {
    const players: Seats = [
      { name: '', computer: by({ name: FAKE }) },
      { name: '', computer: by({ name: FAKE }) },
    ];
    const table = await begin({ move: 'e2e4', players });
    await table.app.get('computer.shown', atView(table.view));
    expect(await told(table)).toMatchObject({ turn: 1, last: { text: 'Pe2-e4' } });
    await table.app.get('computer.shown', atView(table.view));
    failedWith(await told(table), engineMessages.illegal(FAKE, 'e2e4'));
    expect(table.started).toHaveLength(3);
  });
});

describe('meanwhile players', () => {
  test('pause it, take back, and let it move from there', async () => {
    const table = await begin({ mode: 'waits' });
    await play(table, 'Pe2-e4');
    await table.asked();
    const paused = await table.app.get('computer.pause', { ...atView(table.view), paused: true });
    expect(paused.computer).toEqual({ side: 1, state: 'paused' });
    const back = await table.app.get('match.undo', { ...atView(paused), unit: 'turn' });
    expect(back.view).toMatchObject({ turn: 0, last: null });
    table.view = back.view;
    await table.app.get('computer.pause', { ...atView(table.view), paused: false });
    expect(await play(table, 'Pd2-d4')).toMatchObject({ computer: { state: 'thinking' } });
    await table.asked();
    // the same program, which was told to stop before
    expect(table.started).toHaveLength(2);
    expect(table.started[1].told).toContain('position startpos moves d2d4');
    expect(table.started[1].told).toContain('stop');
  });
  test('offer a draw, which it declines', async () => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    expect(await table.app.code('match.agree', atView(table.view))).toBe('draw-declined');
  });
  test('resign: the game is over, and it quits', async () => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    const { view } = await table.app.get('match.resign', atView(table.view));
    expect(view.outcome).toMatchObject({ winner: 1 });
    await gone(table);
  });
  test.each([
    ['our computer', OWN],
    ['a person', null],
  ])('give its seat to %s: it quits', async (_, computer) => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    const { view } = await table.app.get('computer.seat', { ...atView(table.view), side: 1, computer });
    expect(view.players[1].computer?.engine).toBeUndefined();
    await gone(table);
  });
  test('leave the game, or remove the engine from this machine: it quits', async () => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    await table.app.get('engines.remove', { engine: FAKE });
    await gone(table);
    await play(table, 'Pd2-d4');
    failedWith(await told(table), engineMessages.notHere(FAKE));
    const other = await begin();
    await play(other, 'Pe2-e4');
    await told(other);
    await other.app.get('match.leave', atView(other.view));
    await gone(other);
  });
});
/** Waits until no program is running. */
async function gone(table: EngineApp): Promise<void> {
  while (running(table) > 0) await new Promise((soon) => setImmediate(soon));
}

describe('one that fails', () => {
  test.each([
    ['crashes', engineMessages.ended(FAKE)],
    ['floods', engineMessages.flooded(FAKE)],
    ['gives-up', engineMessages.noMove(FAKE)],
  ])('%s: that is a sentence, it is started anew, and somebody else may play on', async (mode, says) => {
    const table = await begin({ mode });
    await play(table, 'Pe2-e4');
    failedWith(await told(table), says);
    await gone(table);
    expect(await table.app.ask('computer.moveNow', atView(table.view))).toMatchObject({ error: { message: says } });
    const again = await table.app.get('computer.go', atView(table.view));
    expect(again.computer).toEqual({ side: 1, state: 'thinking' });
    failedWith(await told(table), says);
    expect(table.started).toHaveLength(3);
    const own = await table.app.get('computer.seat', { ...atView(table.view), side: 1, computer: OWN });
    expect(own.view.computer).toEqual({ side: 1, state: 'thinking' });
    expect((await told(table)).turn).toBe(0);
    expect(table.thinking.jobs).toHaveLength(1);
  });
  test('says why in the language that is spoken when it is read', async () => {
    onTestFinished(() => speak(ENGLISH));
    const table = await begin({ mode: 'crashes' });
    await play(table, 'Pe2-e4');
    failedWith(await told(table), engineMessages.ended(FAKE));
    await table.app.get('settings.change', { language: 'de' });
    failedWith(await table.app.get('match.view', { match: table.view.match }), germanMessages.ended(FAKE));
  });
  test('hangs: it is ended after its time', async () => {
    const table = await begin({ mode: 'hangs' });
    await play(table, 'Pe2-e4');
    await table.asked();
    table.clock.pass(5000 + GRACE + GRACE);
    failedWith(await told(table), engineMessages.silent(FAKE));
    await gone(table);
  });
  test('wants a move that the rules do not allow', async () => {
    const table = await begin({ move: 'e2e4' });
    await play(table, 'Pe2-e4');
    failedWith(await told(table), engineMessages.illegal(FAKE, 'e2e4'));
  });
  test('cannot begin in the middle of a turn', async () => {
    const table = await begin({ game: 'duck', players: [{ name: 'Ann' }, { name: 'Bo' }] });
    await play(table, 'Pe2-e4');
    const seated = await table.app.get('computer.seat', {
      ...atView(table.view),
      side: 0,
      computer: by({ name: FAKE }),
    });
    expect(seated.view.computer?.state).toBe('thinking');
    expect((await told(table)).computer).toMatchObject({ side: 0, says: engineMessages.untold(FAKE) });
  });
});

describe('an analysis by another engine', () => {
  const alone: Seats = [{ name: 'Ann' }, { name: '', computer: OWN }];
  const analysing = async (mode: string) => {
    const table = await begin({ mode, move: 'e2e4', players: alone });
    const analyse = (more: object = {}) =>
      table.app.ask('computer.analyse', { ...atView(table.view), depth: 18, engine: FAKE, ...more });
    return { table, analyse };
  };

  test('tells its lines, and is noted in the game', async () => {
    const { table, analyse } = await analysing('analyses');
    expect(await analyse()).toMatchObject({ ok: true });
    const news = await table.app.until('analysis', ({ done }) => done);
    expect(news).toMatchObject({ node: 0, depth: 2, nodes: 95, lines: [{ chance: 27 }, { wins: { side: 1 } }] });
    expect(news.trouble).toBeUndefined();
    expect(table.started.at(-1)?.told).toEqual(
      expect.arrayContaining(['setoption name MultiPV value 3', 'position startpos', 'go depth 18']),
    );
    expect(table.thinking.jobs).toEqual([]);
    const view = await told(table);
    expect(view.aids.analysis).toBe(true);
    await table.app.get('match.leave', atView(view));
    await gone(table);
  });
  test('is stopped, and asked for again of the same program', async () => {
    const { table, analyse } = await analysing('analyses-on');
    await analyse();
    await table.app.until('analysis', ({ lines }) => lines.length === 2);
    await told(table);
    await table.app.get('computer.stop', { ...atView(table.view), what: 'analysis' });
    await analyse();
    const { told: lines } = table.started[1];
    while (lines.filter((line) => line === 'go depth 18').length < 2) await new Promise((soon) => setImmediate(soon));
    expect(table.started).toHaveLength(2);
    expect(lines).toContain('stop');
  });
  test('that fails says so with its name', async () => {
    const { table, analyse } = await analysing('crashes');
    await analyse();
    const news = await table.app.until('analysis', ({ done }) => done);
    expect(news).toMatchObject({ lines: [], trouble: engineMessages.ended(FAKE) });
    await gone(table);
  });
  test('is refused where the engine is not here, or cannot play the game', async () => {
    const { table, analyse } = await analysing('analyses');
    const error = { code: 'engine-cannot-play', message: engineMessages.notHere('Nobody') };
    expect(await analyse({ engine: 'Nobody' })).toEqual({ ok: false, error });
    expect(table.view.aids.analysis).toBe(false);
  });
});

describe('a hint by another engine', () => {
  const asking = async (mode: string, game = 'orthodox', move = 'e2e4') => {
    const table = await begin({ mode, game, move, players: [{ name: 'Ann' }, { name: '', computer: OWN }] });
    const hint = (engine?: string) =>
      table.app.ask('computer.hint', { ...atView(table.view), ...(engine !== undefined && { engine }) });
    return { table, hint };
  };

  test('is its move, with our reasons, and is counted once with ours', async () => {
    const { table, hint } = await asking('good');
    const plan = [{ text: 'Pe2-e4', from: expect.any(Number) }];
    expect(await hint(FAKE)).toMatchObject({
      ok: true,
      value: { plan, says: ['Look at the Pawn.', 'The Pawn goes to e4.', expect.stringMatching(/\.$/)], only: false },
    });
    expect(table.started.at(-1)?.told.at(-1)).toBe('go movetime 2000');
    expect(table.thinking.jobs.map((job) => job.do)).toEqual(['explain']);
    expect((await told(table)).aids.hints).toBe(1);
    expect(await hint()).toMatchObject({ ok: true });
    expect(table.thinking.jobs.map((job) => job.do)).toEqual(['explain', 'hint']);
    const { aids } = await table.app.get('match.view', { match: table.view.match });
    expect(aids.hints).toBe(1);
    await table.app.get('match.leave', atView(table.view));
    await gone(table);
  });
  test('has every action of its turn', async () => {
    const { hint } = await asking('good', 'duck', 'e2e4,e4d5');
    expect(await hint(FAKE)).toMatchObject({ value: { plan: [{ text: 'Pe2-e4' }, { text: 'wall@d5' }] } });
  });
  test('within a turn has the rest of it, where it begins as the player did', async () => {
    const { table, hint } = await asking('good', 'duck', 'e2e4,e4d5');
    await play(table, 'Pe2-e4');
    expect(await hint(FAKE)).toMatchObject({ value: { plan: [{ text: 'wall@d5' }] } });
    expect(table.started.at(-1)?.told).toContain('position startpos');
  });
  test('within a turn that it would have begun otherwise says so, and is not counted', async () => {
    const { table, hint } = await asking('good', 'duck', 'e2e4,e4d5');
    await play(table, 'Pd2-d4');
    const error = { code: 'engine-failed', message: engineMessages.beginsOtherwise(FAKE) };
    expect(await hint(FAKE)).toEqual({ ok: false, error });
    expect((await table.app.get('match.view', { match: table.view.match })).aids.hints).toBe(0);
  });
  test('comes at once where it is asked of ours instead, and then that of the other one is not told', async () => {
    const { table, hint } = await asking('waits');
    const first = hint(FAKE);
    await table.asked();
    expect(await hint()).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ error: { code: 'stopped' } });
  });
  test.each([
    ['crashes', engineMessages.ended(FAKE)],
    ['gives-up', engineMessages.noMove(FAKE)],
    ['floods', engineMessages.flooded(FAKE)],
  ])('that %s says so with its name, and is not counted', async (mode, message) => {
    const { table, hint } = await asking(mode);
    expect(await hint(FAKE)).toEqual({ ok: false, error: { code: 'engine-failed', message } });
    expect((await table.app.get('match.view', { match: table.view.match })).aids.hints).toBe(0);
    await gone(table);
  });
  test('of a move that the rules do not allow is none', async () => {
    const { hint } = await asking('good', 'orthodox', 'e7e5');
    expect(await hint(FAKE)).toMatchObject({ error: { message: engineMessages.illegal(FAKE, 'e7e5') } });
  });
  test('is refused where the engine is not here', async () => {
    const { hint } = await asking('good');
    expect(await hint('Nobody')).toMatchObject({
      error: { code: 'engine-cannot-play', message: engineMessages.notHere('Nobody') },
    });
  });
});

describe('a first position that is not the usual one', () => {
  const refused = { ok: false, error: { code: 'engine-cannot-play', message: engineMessages.noChess960(FAKE) } };
  const chess960 = textGame('chess960').variant;
  test('is refused where it was drawn or chosen, by an engine that does not castle as in Chess960', async () => {
    const { app, add } = await openWithEngines();
    await add('good');
    const start = { variant: chess960.id, options: { position: '0' }, players: against() };
    expect(await app.ask('match.start', start)).toEqual(refused);
  });
  test('is not played on, nor analysed', async () => {
    const { app, add, started } = await openWithEngines();
    await add('good');
    const view = await app.get('match.start', {
      ...{ variant: chess960.id, options: { position: '0' } },
      players: [{ name: 'Ann' }, { name: 'Ben' }],
    });
    const where = atView(view);
    const computer = by({ name: FAKE });
    expect(await app.ask('computer.seat', { ...where, side: 1, computer })).toEqual(refused);
    expect(await app.ask('computer.analyse', { ...where, depth: 18, engine: FAKE })).toEqual(refused);
    // the one that said who it is
    expect(started).toHaveLength(1);
  });
  const beginFrom = async (mode: string, move: string, start: object) => {
    const opened = await openWithEngines({ move });
    await opened.add(mode);
    const view = await opened.app.get('match.start', { players: against(), options: {}, ...start } as never);
    return { ...opened, view } as Table;
  };
  test('is told to one that does', async () => {
    const table = await beginFrom('960', 'd8c6', { variant: chess960.id, options: { position: '0' } });
    await play(table, 'Pa2-a4');
    expect((await told(table)).last?.text).toBe('Nd8-c6');
    const fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh - 0 1';
    expect(table.started.at(-1)?.told).toEqual(
      expect.arrayContaining(['setoption name UCI_Chess960 value true', `position fen ${fen} moves a2a4`]),
    );
  });
  test('is told to one of XBoard’s protocol that names fischerandom, which castles in letters', async () => {
    const opened = await openWithEngines({ move: 'O-O' });
    await opened.add('xboard-960');
    // Black's King and Rook stand side by side, on f8 and g8
    const start = { variant: chess960.id, options: { position: '3' } };
    const players: Seats = [{ name: 'Ann' }, { name: '', computer: by({ name: 'Fake X' }) }];
    const table = { ...opened, view: await opened.app.get('match.start', { ...start, players }) } as Table;
    await play(table, 'Pa2-a4');
    const view = await told(table);
    expect(view.computer).toBeNull();
    expect(view.last).toMatchObject({ side: 1 });
    const played = (await table.app.get('match.history', atView(view))).nodes.at(-1)?.label;
    expect(played).toBe('K f8–g8, Rg8–f8');
  });
  test('is told where it was set up', async () => {
    const { variant } = textGame('orthodox');
    const start = draftFrom(variant, 'K@e1 R@a1 k@e8');
    const table = await beginFrom('good', 'e8d8', { variant: variant.id, start });
    await play(table, 'Ra1-a7');
    expect((await told(table)).last?.text).toBe('Ke8-d8');
    expect(table.started.at(-1)?.told).toContain('position fen 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 moves a1a7');
  });
  test('is told where pieces were moved by hand during the game, once the referee is on again', async () => {
    const { variant } = textGame('orthodox');
    const table = await begin({ move: 'e8d8', players: [{ name: 'Ann' }, { name: 'Bo' }] });
    await play(table, 'Pe2-e4');
    const draft = { ...draftFrom(variant, 'K@e1 R@a1 k@e8'), turn: 'black' };
    table.view = (await table.app.get('match.free', { ...atView(table.view), draft })).view;
    const seat = () => table.app.ask('computer.seat', { ...atView(table.view), side: 1, computer: by({ name: FAKE }) });
    const analyse = { ...atView(table.view), depth: 18, engine: FAKE };
    await table.app.get('computer.agreeAnalysis', atView(table.view));
    table.view = await table.app.get('match.view', { match: table.view.match });
    await table.app.get('computer.analyse', { ...analyse, ...atView(table.view) });
    const { trouble } = await table.app.until('analysis', ({ done }) => done);
    expect(trouble).toBe(engineMessages.untold(FAKE));
    table.view = (await table.app.get('match.referee', atView(table.view))).view;
    expect(await seat()).toMatchObject({ ok: true });
    expect((await told(table)).last?.text).toBe('Ke8-d8');
    const position = table.started.at(-1)?.told.find((text) => text.startsWith('position'));
    expect(position).toMatch(/^position fen 4k3\/8\/8\/8\/8\/8\/8\/R3K3 b Q - 0 \d+$/);
  });
  test('is refused where it cannot be written, as a Rook of Seirawan that has not moved beside a King that has', async () => {
    const { app, add } = await openWithEngines({ first: firstMovesOf(textGame('seirawan')) });
    await add('good');
    const { variant } = textGame('seirawan');
    const hands = { white: ['hawk'], black: [] };
    const start = { ...draftFrom(variant, 'K@d1 R@h1 k@e8'), hands };
    expect(await app.ask('match.start', { variant: variant.id, options: {}, players: against(), start })).toEqual({
      ok: false,
      error: { code: 'engine-cannot-play', message: engineMessages.firstPosition(FAKE) },
    });
  });
});

describe('a game is kept with it', () => {
  test('and goes on after another start', async () => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    const { name } = table.view;
    await table.app.app.close({ force: true });
    expect(running(table)).toBe(0);
    const again = await openWithEngines({ home: table.home, move: 'd7d5', first: firstMovesOf(textGame('orthodox')) });
    const view = await again.app.get('match.open', { save: name });
    expect(view.players[1].computer).toEqual(by({ name: FAKE }));
    const next: Table = { ...again, view };
    await play(next, 'Pd2-d4');
    expect((await told(next)).last?.text).toBe('Pd7-d5');
  });
  test('a machine without that engine says so, and somebody else may play', async () => {
    const table = await begin();
    await play(table, 'Pe2-e4');
    await told(table);
    await table.app.get('match.leave', atView(table.view));
    const there = await openWithEngines();
    const saved = path.join(table.home, 'library', `${table.view.name}${EXTENSION}`);
    const file = { name: 'sent.fairytable', text: fs.readFileSync(saved, 'utf8') };
    const imported = await there.app.get('library.import', { file });
    const view = await there.app.get('match.open', { save: imported?.save ?? '' });
    const next: Table = { ...there, view };
    await play(next, 'Pd2-d4');
    failedWith(await told(next), engineMessages.notHere(FAKE));
    expect(there.started).toEqual([]);
    const { view: own } = await there.app.get('computer.seat', { ...atView(next.view), side: 1, computer: OWN });
    expect(own.computer?.state).toBe('thinking');
  });
  test('a rematch has it on the other side', async () => {
    const table = await begin({ move: 'e2e4' });
    await table.app.get('match.resign', atView(table.view));
    const view = await table.app.get('match.rematch', { match: table.view.match, revision: table.view.revision + 1 });
    expect(view.players[0].computer).toEqual(by({ name: FAKE }));
    expect((await told(table)).last?.text).toBe('Pe2-e4');
  });
});

describe('it is not seated', () => {
  test.each([
    ['at a game whose rules are not text', 'acid', engineMessages.onlyText(FAKE)],
    ['at a game that it cannot be told', 'marseillais', null],
  ])('%s', async (_, game, says) => {
    const opened = await openWithEngines();
    await opened.add('good');
    const variant = game === 'acid' ? 'acid' : textGame(game).variant.id;
    const refused = await opened.app.ask('match.start', { variant, options: {}, players: against() });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'engine-cannot-play', ...(says !== null && { message: says }) },
    });
    const players: Seats = [{ name: '' }, { name: '' }];
    const view = await opened.app.get('match.start', { variant, options: {}, players });
    expect(await opened.app.code('computer.seat', { ...atView(view), side: 1, computer: by({ name: FAKE }) })).toBe(
      'engine-cannot-play',
    );
  });
});
