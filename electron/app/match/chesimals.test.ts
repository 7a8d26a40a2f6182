/**
 * Chesimals through the contract: the colours of units, turns of many moves undone one by one and as a whole, a preview
 * of the units that fall out of contact, and a process killed in the middle of a turn.
 */
import { describe, expect, test } from 'vitest';
import { units } from '../../../engine/match/fixtures/chesimals.fixture.ts';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { HistoryNode, PieceView, View } from '../../contract/view.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, pictureOfSave, playTexts, startGame } from '../application.fixture.ts';
import {
  actionsOfUnit,
  allActions,
  cellNumber,
  GAME,
  meleeDraft,
  movedUnits,
  notesOn,
  playUnit,
  redo,
  startMelee,
  undo,
  unitNameOf,
  unitOn,
} from './chesimals.fixture.ts';
import { afterCrash } from './crash.fixture.ts';

describe('a view of Chesimals', () => {
  test('describes eight colours, their sides, which of them are royal, and the array', async () => {
    const app = await openTestApp(temporaryFolder());
    const { variants } = await app.get('app.hello', {});
    const told = variants.find(({ id }) => id === 'chesimals')!;
    expect(told.groups?.map(({ id, side, letter, royal }) => `${id} ${side} ${letter} ${royal ?? false}`)).toEqual([
      ...['yellow 0 y false', 'white 0 w true', 'grey 0 s true', 'orange 0 o false'],
      ...['green 1 g false', 'blue 1 b true', 'red 1 r true', 'purple 1 p false', 'neutral undefined n false'],
    ]);
    expect(told.setup).toHaveLength(64);
    const count = (group: string) => told.setup.filter((unit) => unit.group === group).length;
    expect(told.groups?.map(({ id }) => count(id))).toEqual([9, 7, 7, 9, 9, 7, 7, 9, 0]);
    const flag = told.flags.find(({ id }) => id === 'colour');
    expect(flag).toMatchObject({ as: 'choice' });
    expect(flag?.choices?.map(({ id }) => id)).toEqual(told.groups?.map(({ id }) => id));
    expect(told.topology).toMatchObject({ width: 12, height: 16 });
  });

  test('shows the colour of every unit, wherever it is, and which colour moves', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await startMelee(app);
    expect(view).toMatchObject({ group: null, budget: null, turn: 0 });
    expect(view.movable).toHaveLength(23);
    expect(view.can.endTurn).toBe(false);
    view = (await playUnit(app, view, 'Gd3-d4')).view;
    expect(view).toMatchObject({ group: 'white', turn: 0, budget: { left: 6, of: 7 } });
    expect(view.budget?.says).toContain('1 of 7');
    expect(view.can.endTurn).toBe(true);
    const movers = view.pieces.filter(({ id }) => view.movable.includes(id));
    expect(new Set(movers.map(({ group }) => group))).toEqual(new Set(['white']));
    expect(notesOn(view, 'd4')).toContain('moved');
    const [end, ...others] = await actionsOfUnit(app, view, null);
    expect(others).toEqual([]);
    expect(end).toMatchObject({ text: 'end', kind: 'end-turn', from: null, to: null, captures: [] });
    expect(end.label).not.toBe('end');
    view = (await playUnit(app, view, 'end')).view;
    expect(view).toMatchObject({ group: null, turn: 1, budget: null, can: { endTurn: false } });
    const fight = await startMelee(app, meleeDraft);
    const { effects, view: after } = await playUnit(app, fight, 'Gf6xe7');
    const [taken] = effects.filter((effect) => effect.do === 'take');
    const gone = after.pieces.find(({ id }) => taken?.do === 'take' && id === taken.piece);
    expect(gone).toMatchObject({ place: 'lost', group: 'blue', at: null });
  });

  test('notes which units are cut off, without a Chief, or have moved', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startMelee(app, meleeDraft);
    expect(view.group).toBe('white');
    expect(movedUnits(view)).toEqual(['d6', 'e5']);
    expect(notesOn(view, 'i8')).toContain('cut-off');
    expect(notesOn(view, 'b9')).toContain('leaderless');
    expect(notesOn(view, 'g7')).not.toContain('cut-off');
    for (const { notes } of view.pieces) for (const { says } of notes) expect(says).toMatch(/^[A-Z].*\.$/);
  });

  test('links every unit to the next one on its way to its Chief', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startMelee(app, meleeDraft);
    const tieOf = (unit: PieceView) => unit.notes.find(({ id }) => id === 'linked')?.by;
    expect(tieOf(unitOn(view, 'g7'))).toEqual([unitOn(view, 'f6').id]);
    const { topology } = chesimals;
    const apart = (p: PieceView, q: PieceView): number => {
      const [a, b] = [p.at as never, q.at as never];
      return Math.max(Math.abs(topology.x(a) - topology.x(b)), Math.abs(topology.y(a) - topology.y(b)));
    };
    let tied = 0;
    for (const unit of view.pieces) {
      let here = unit;
      for (let way = 0; here.kind !== 'chief' && way < 9; way++) {
        const next = view.pieces.find(({ id }) => id === tieOf(here)?.[0]);
        if (!next) break;
        expect([next.group, apart(here, next)]).toEqual([unit.group, 1]);
        here = next;
      }
      const isTied = unit.kind === 'chief' ? tieOf(unit) === undefined : here.kind === 'chief';
      const isOut = unit.notes.some(({ id }) => id === 'cut-off' || id === 'leaderless');
      expect(isTied, unitNameOf(unit.at)).toBe(!isOut);
      if (unit.kind !== 'chief' && isTied) tied++;
    }
    expect(tied).toBeGreaterThan(12);
  });

  test('shows which units a move would cut off, and previews show what playing does (seeded)', async () => {
    const app = await openTestApp(temporaryFolder());
    const begun = await startMelee(app, meleeDraft);
    const preview = await app.get('match.preview', { ...atView(begun), action: 'Gf6xe7' });
    const behind = preview.after.find(({ id }) => id === unitOn(begun, 'g7').id);
    expect(behind?.notes.map(({ id }) => id)).toContain('cut-off');
    expect(preview.effects).toContainEqual(
      expect.objectContaining({ do: 'state', state: 'cut-off', on: true, piece: unitOn(begun, 'g7').id }),
    );
    const seen = new Map<string, number>();
    const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let seed = 1; seed <= 7; seed++) {
      const roll = dice(seed);
      let view = await startMelee(app, seed === 1 ? undefined : meleeDraft);
      for (let i = 0; i < 36 && !view.outcome; i++) {
        const actions = await allActions(app, view);
        const takes = actions.filter(({ captures }) => captures.length > 0);
        const from = takes.length > 0 && roll(2) ? takes : actions;
        const action = from[roll(from.length)];
        const told = await app.get('match.preview', { ...atView(view), action: action.text });
        expect(await app.get('match.view', { match: view.match })).toEqual(view);
        const played = await playUnit(app, view, action.text);
        expect(played.effects, action.text).toEqual(told.effects);
        const changed = played.view.pieces.filter(
          (now) => JSON.stringify(now) !== JSON.stringify(view.pieces.find((was) => was.id === now.id)),
        );
        expect(told.after, action.text).toEqual(changed);
        for (const effect of played.effects) see(effect.do === 'state' ? `${effect.state} ${effect.on}` : effect.do);
        const look = await app.get('match.look', { ...atView(played.view), node: played.view.node });
        expect([look.effects, look.view.group]).toEqual([played.effects, played.view.group]);
        view = played.view;
      }
      await app.get('match.leave', atView(view));
    }
    for (const what of ['go', 'take', 'turn', 'cut-off true', 'cut-off false', 'leaderless true']) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(2);
    }
  });

  test('warns before a move that captures the last royal Chief, whatever else it does', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startMelee(app, {
      turn: 'white',
      pieces: [...units('white', 'Cw@e5 Gw@e6 Gw@f5 Cs@l1'), ...units('black', 'Cb@e7 Cr@g5 Gb@a12 Cg@k14 Gg@k13')],
    } as Draft);
    const after = await playTexts(app, view, ['Ge6xe7']);
    const [wins] = (await actionsOfUnit(app, after, unitOn(after, 'f5').id)).filter(
      ({ to }) => to === cellNumber('g5'),
    );
    const { effects } = await app.get('match.preview', { ...atView(after), action: wins!.text });
    expect(effects.find((e) => e.do === 'end')).toMatchObject({ winner: 0, reason: 'chiefs-taken' });
  });

  test('says why a unit cannot move, or cannot go there', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startMelee(app, meleeDraft);
    const why = (from: string, to: string) =>
      app.get('match.why', { ...atView(view), piece: unitOn(view, from).id, cell: cellNumber(to) });
    const reasons = [await why('d6', 'e8'), await why('h6', 'h7'), await why('f6', 'f9'), await why('b9', 'b8')];
    for (const { says } of reasons) expect(says).toMatch(/^[A-Z].*\.$/);
    expect(new Set(reasons.map(({ says }) => says)).size).toBe(4);
  });
});

describe('a turn of many moves', () => {
  test('is undone by its last move and as a whole, and redone', async () => {
    const app = await openTestApp(temporaryFolder());
    const full = await playTexts(app, await startMelee(app), GAME);
    expect([full.group, movedUnits(full), full.budget?.left]).toEqual(['grey', ['g4', 'i4'], 5]);
    const less = await undo(app, full, 'action');
    expect([less.group, movedUnits(less), less.can.redo]).toEqual(['grey', ['g4'], true]);
    const again = await redo(app, less, 'action');
    expect(again.pieces).toEqual(full.pieces);
    const none = await undo(app, again, 'turn');
    expect([none.turn, none.group, none.budget, movedUnits(none)]).toEqual([0, null, null, []]);
    expect(unitOn(none, 'g3')).toMatchObject({ group: 'grey' });
    const back = await redo(app, none, 'turn');
    expect([back.group, movedUnits(back)]).toEqual(['grey', ['g4', 'i4']]);
    // across the end of the other side's turn into the middle of it
    const theirs = await undo(app, await undo(app, back, 'turn'), 'action');
    expect([theirs.turn, theirs.group, movedUnits(theirs)]).toEqual([1, 'blue', ['e13']]);
    expect(theirs.can.endTurn).toBe(true);
    expect((await redo(app, theirs, 'turn')).turn).toBe(0);
  });

  test('frees its colour again when its only move is undone', async () => {
    const app = await openTestApp(temporaryFolder());
    const begun = await startMelee(app);
    const view = await undo(app, await playTexts(app, begun, ['Gd3-d4']), 'action');
    expect([view.group, view.movable.length]).toEqual([null, 23]);
    const other = await playTexts(app, view, ['Wk3-k5']);
    expect(other.group).toBe('orange');
    const { nodes } = await app.get('match.history', atView(other));
    expect(nodes.map(({ group, line }) => `${group ?? '-'} ${line}`)).toEqual([
      ...['- past', 'white branch', 'orange present'],
    ]);
  });

  test('is listed in one line at its last move, with its colour at each move', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playTexts(app, await startMelee(app), GAME);
    const { nodes, node } = await app.get('match.history', atView(view));
    const last = (turnNumber: number, side: number): HistoryNode | undefined =>
      nodes.findLast((n) => n.turnNumber === turnNumber && n.side === side && n.kind === 'action');
    expect(last(1, 0)).toMatchObject({ text: 'end', group: 'white', turnLabel: 'white: d3–d4, f3–f4, e2–e3' });
    expect(last(1, 1)).toMatchObject({ text: 'end', group: 'blue', turnLabel: 'blue: d15–e13' });
    expect(last(2, 0)).toMatchObject({ id: node, group: 'grey', turnLabel: 'grey: g3–g4, i3–i4' });
    expect(nodes[2]).toMatchObject({ turnLabel: 'white: d3–d4, f3–f4', label: 'G f3–f4' });
    expect([nodes[0].group, nodes[0].turnLabel]).toEqual([undefined, undefined]);
  });

  test('is listed under its side where units of several colours move by a house rule (Q40)', async () => {
    const app = await openTestApp(temporaryFolder());
    const begun = await startGame(app, chesimals, { options: { links: 'side' } });
    expect(begun).toMatchObject({ group: null, groupsMix: true, budget: null });
    const view = await playTexts(app, begun, ['Gd3-d4', 'Gg3-g4', 'end']);
    const { nodes } = await app.get('match.history', atView(view));
    expect(nodes.slice(1).map(({ turnLabel }) => turnLabel)).toEqual([
      'White: d3–d4',
      'White: d3–d4, g3–g4',
      'White: d3–d4, g3–g4',
    ]);
  });

  test('names a conversion in the turn, and shows whose the unit is before and after (Q41)', async () => {
    const app = await openTestApp(temporaryFolder());
    const start = 'Cw@e5 Gp@e6 Gw@d5 Cs@l1 Cb@a16 Cr@c16';
    const begun = await startGame(app, chesimals, { options: { convert: 'all' }, start });
    const view = await playTexts(app, begun, ['Ce5~e6', 'Gd5-c5']);
    expect(unitOn(view, 'e6')).toMatchObject({ group: 'neutral', kind: 'guard', place: 'board', notes: [] });
    const { nodes } = await app.get('match.history', atView(view));
    expect(nodes.at(-1)).toMatchObject({ turnLabel: 'white: e5~e6, d5–c5' });
    const back = await undo(app, view, 'turn');
    expect(unitOn(back, 'e6')).toMatchObject({ side: 1, group: 'purple', kind: 'guard' });
  });

  test('names the way of a capture that absorbs, and shows whose the unit is before and after (Q42)', async () => {
    const app = await openTestApp(temporaryFolder());
    const start = 'Cw@e5 Gw@c7 Gp@e7 Cs@l1 Cb@a16 Cr@c16';
    const begun = await startGame(app, chesimals, { options: { absorb: 'on' }, start });
    const view = await playTexts(app, begun, ['Ce5-d6xe7', 'Gc7-c8']);
    expect(unitOn(view, 'd6')).toMatchObject({ side: 0, group: 'white', kind: 'guard', place: 'board' });
    const { nodes } = await app.get('match.history', atView(view));
    expect(nodes.at(-1)).toMatchObject({ turnLabel: 'white: e5–d6×e7, c7–c8' });
    const back = await undo(app, view, 'turn');
    expect(unitOn(back, 'e7')).toMatchObject({ side: 1, group: 'purple', kind: 'guard' });
  });

  test('marks all its cells when it is over, and those of each move before that', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playTexts(app, await startMelee(app), GAME.slice(0, 3));
    expect(view.last?.cells.map(unitNameOf)).toEqual(['e2', 'e3']);
    const ended = (await playUnit(app, view, 'end')).view;
    expect(ended.last).toMatchObject({ kind: 'end-turn', piece: null, side: 0 });
    expect(ended.last?.cells.map(unitNameOf)).toEqual(['d3', 'f3', 'e2', 'd4', 'f4', 'e3']);
    const theirs = await playTexts(app, ended, GAME.slice(4, 6));
    expect(theirs.last?.cells.map(unitNameOf)).toEqual(['d15', 'e13']);
  });

  test('is listed with its captures, separately for each branch', async () => {
    const app = await openTestApp(temporaryFolder());
    let view = await playTexts(app, await startMelee(app, meleeDraft), ['Gf6xe7', 'Ge4-d5']);
    view = await undo(app, view, 'action');
    view = await playTexts(app, view, ['Ge4-f5', 'end']);
    const { nodes } = await app.get('match.history', atView(view));
    expect(nodes.slice(1).map(({ turnLabel, line }) => `${turnLabel} ${line}`)).toEqual([
      'white: f6×e7 past',
      'white: f6×e7, e4–d5 branch',
      'white: f6×e7, e4–f5 past',
      'white: f6×e7, e4–f5 present',
    ]);
  });
});

describe('a game of Chesimals on the disk', () => {
  const whatMatters = ({ pieces, node, turn, turnNumber, group, budget, movable, last, can }: View) => ({
    ...{ pieces, node, turn, turnNumber, group, budget, movable, last, can },
  });

  test('is recovered in the middle of its turn after a kill at any action', async () => {
    const home = temporaryFolder();
    const roll = dice(5);
    let disk = new FaultyDisk();
    let app = await openTestApp(home, { disk: disk.disk });
    let view = await startMelee(app, meleeDraft);
    let inTurns = 0;
    for (let i = 0; i < 16 && !view.outcome; i++) {
      const actions = (await allActions(app, view)).filter(({ kind }) => kind !== 'end-turn' || roll(3) === 0);
      view = (await playUnit(app, view, actions[roll(actions.length)]?.text ?? 'end')).view;
      if (i % 5 === 3) view = await undo(app, view, 'action');
      if (i === 11) view = await undo(app, view, 'turn');
      if (view.group !== null) inTurns++;
      const texts = (await allActions(app, view)).map(({ text }) => text);
      const history = await app.get('match.history', atView(view));
      const again = await afterCrash(home, disk);
      expect(whatMatters(again.view)).toEqual(whatMatters(view));
      expect((await allActions(again.app, again.view)).map(({ text }) => text)).toEqual(texts);
      expect(await again.app.get('match.history', atView(again.view))).toEqual(history);
      ({ disk, app, view } = again);
    }
    expect(inTurns).toBeGreaterThan(6);
    // after resuming, the whole turn can still be undone
    while (view.group === null) view = await undo(app, view, 'action');
    const { turn } = view;
    view = await undo(app, view, 'turn');
    expect([view.turn, movedUnits(view)]).toEqual([turn, view.node === 0 ? ['d6', 'e5'] : []]);
    await app.app.close({ force: true });
  });

  test('has a picture in its colours in the list', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playTexts(app, await startMelee(app), GAME);
    await app.get('match.leave', atView(view));
    const thumbnail = await pictureOfSave(app, view.name);
    const shown = (pieces: readonly { kind: string; side: number; at: number | null; group?: string }[]) =>
      pieces
        .filter((piece) => piece.at !== null)
        .map(({ kind, side, at: where, group }) => `${kind} ${side} ${where} ${group}`)
        .sort();
    expect(shown(thumbnail?.pieces ?? [])).toEqual(shown(view.pieces));
    expect(thumbnail?.pieces).toHaveLength(64);
  });
});
