/** Several units of Chesimals that move together: who can go, all of it or nothing, one undo and one redo. */
import { describe, expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import type { PieceView, View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame, type TestApp } from '../application.fixture.ts';
import { playUnit, redo, startMelee, undo, unitNameOf, unitOn } from './chesimals.fixture.ts';

const ORANGE = 'j1 k1 l1 j2 k2 l2 j3 k3 l3';
const units = (view: View, names: string): number[] => names.split(' ').map((name) => unitOn(view, name).id);
const together = (app: TestApp, view: View, names: string, [files, ranks]: readonly [number, number]) =>
  app.get('match.together', { ...atView(view), pieces: units(view, names), files, ranks });
const squares = (pieces: readonly PieceView[], view: View, names: string): string[] => {
  const now = new Map(pieces.map((piece) => [piece.id, piece]));
  return units(view, names).map((id) => unitNameOf(now.get(id)?.at ?? null));
};

/** The orange block goes up one rank, and what was asked. */
async function upward(app: TestApp) {
  const view = await startMelee(app);
  const { steps } = await together(app, view, ORANGE, [0, 1]);
  const texts = steps.map(({ text }) => text);
  return { view, texts, played: await app.get('match.playTogether', { ...atView(view), actions: texts }) };
}

test('tells where each would stand afterwards, what it captures, and changes nothing', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startMelee(app);
  const told = await together(app, view, ORANGE, [0, 1]);
  expect(told.steps).toHaveLength(9);
  expect(told.effects.filter((effect) => effect.do === 'go')).toHaveLength(9);
  expect(squares(told.after, view, ORANGE)).toEqual('j2 k2 l2 j3 k3 l3 j4 k4 l4'.split(' '));
  expect(told.stay).toEqual([]);
  expect(await app.get('match.view', { match: view.match })).toEqual(view);
});

test('tells why a unit stays: the edge, another unit in the way, its kind', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startMelee(app);
  const { steps, stay } = await together(app, view, 'a1 b1 c1 a2 b2 c2 a3 b3 c3', [-1, 1]);
  expect(steps.map(({ text }) => text)).toEqual(expect.arrayContaining(['Gb3-a4', 'Ec3-b4']));
  const says = new Map(stay.map((one) => [one.piece, one.says]));
  expect(says.get(unitOn(view, 'a3').id)).toBe('The board ends there.');
  const up = await together(app, view, 'a3 b3', [0, 1]);
  expect(up.steps.map(({ text }) => text)).toEqual(['Gb3-b4']);
  expect(up.stay[0].says).toContain('Elephant');
});

test('asks nothing of units that are captured, of the other side, or unknown', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startMelee(app);
  const pieces = [unitOn(view, 'a16').id, 9999];
  const told = await app.get('match.together', { ...atView(view), pieces, files: 0, ranks: 1 });
  expect(told).toEqual({ steps: [], effects: [], after: [], stay: [] });
});

describe('played', () => {
  test('they are entries of their own, shown as one change, and the turn goes on', async () => {
    const app = await openTestApp(temporaryFolder());
    const { view, played } = await upward(app);
    expect(squares(played.view.pieces, view, ORANGE)).toEqual('j2 k2 l2 j3 k3 l3 j4 k4 l4'.split(' '));
    expect(played.effects.filter((effect) => effect.do === 'go')).toHaveLength(9);
    expect(played.history?.added).toHaveLength(9);
    expect(played.passed).toHaveLength(9);
    expect(played.view).toMatchObject({ turn: 0, group: 'orange', can: { endTurn: true, undo: true } });
  });

  test('one undo takes all of them back and one redo plays them again, after other moves of the turn too', async () => {
    const app = await openTestApp(temporaryFolder());
    const begun = await startMelee(app);
    let view = (await playUnit(app, begun, 'Wk3-k5')).view;
    const { steps } = await together(app, view, 'j3 l3', [0, 1]);
    view = (await app.get('match.playTogether', { ...atView(view), actions: steps.map(({ text }) => text) })).view;
    view = (await playUnit(app, view, 'Ck2-k3')).view;
    const [after, undone] = [view.node, await undo(app, view, 'action')];
    expect(squares(undone.pieces, begun, 'k2 j3 l3 k3')).toEqual(['k2', 'j4', 'l4', 'k5']);
    view = await undo(app, undone, 'action');
    expect(squares(view.pieces, begun, 'k2 j3 l3 k3')).toEqual(['k2', 'j3', 'l3', 'k5']);
    view = await redo(app, view, 'action');
    expect(squares(view.pieces, begun, 'k2 j3 l3 k3')).toEqual(['k2', 'j4', 'l4', 'k5']);
    view = await redo(app, view, 'action');
    expect(view.node).toBe(after);
    view = await undo(app, view, 'turn');
    expect(squares(view.pieces, begun, 'k2 j3 l3 k3')).toEqual(['k2', 'j3', 'l3', 'k3']);
  });

  test('none is played where one of them is not legal, or where the turn is over before the last', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startMelee(app);
    const refused = await app.ask('match.playTogether', { ...atView(view), actions: ['Gd3-d4', 'Gd4-d5'] });
    expect(refused).toMatchObject({ ok: false });
    const over = await app.ask('match.playTogether', { ...atView(view), actions: ['Gd3-d4', 'end', 'Gb14-b13'] });
    expect(over).toMatchObject({ ok: false, error: { message: 'The turn ends before Gb14-b13. Nothing was played.' } });
    expect(await app.get('match.view', { match: view.match })).toEqual(view);
  });

  test('the same game is opened again, where each is undone by itself', async () => {
    const app = await openTestApp(temporaryFolder());
    const { played } = await upward(app);
    await app.get('match.leave', atView(played.view));
    const { saves } = await app.get('library.list', {});
    const view = await app.get('match.open', { save: saves[0]!.save });
    expect(view.pieces).toEqual(played.view.pieces);
    const back = await undo(app, view, 'action');
    expect(back.node).not.toBe(view.node);
    expect(back.group).toBe('orange');
  });
});

test('in a game in which a turn is one move it is refused', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, acid, {});
  const { movable } = view;
  const told = await app.ask('match.together', {
    ...atView(view),
    pieces: movable.slice(0, 2),
    files: 0,
    ranks: 1,
  });
  expect(told).toMatchObject({ ok: false, error: { message: 'A turn is one move in this game.' } });
});
