/** Actions without a piece, as a page sees them, in a test variant of chess in which a player has to end the turn. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Cell, NOBODY } from '../../../engine/core/ids.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { begin } from '../../../engine/match/fixtures/begin.fixture.ts';
import { orthodox } from '../../../engine/testing/orthodox.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { ActionView, View } from '../../contract/view.ts';
import { MatchSession } from './match-session.ts';

/** A turn may be ended after the first action of the game, and continues until it is. */
const untilEnded: Variant = {
  ...orthodox,
  turnRules: [
    {
      id: 'end',
      says: 'A turn may be ended.',
      plan(g) {
        if (g.game.get(g.game.facts.ply, 0) > 0) g.by(NOBODY).endTurn().done();
      },
    },
  ],
  turns: { turnContinues: (game) => game.mover !== NOBODY },
};

const runningOf = (variant: Variant): MatchSession => new MatchSession(begin(variant), 'a game', null);
const play = (running: MatchSession, text: string) => {
  const played = running.match.play(text, { at: 0 });
  if (!played.ok) throw new Error(played.error.message);
  return running.effects(played.value.effects);
};
const actionsOf = (running: MatchSession, piece: number | null) => {
  const given = running.actionsOf(piece);
  if (!given.ok) throw new Error(given.error.message);
  return given.value;
};

test('a turn is ended by an action without a piece, which is not among the actions of any piece', () => {
  const running = runningOf(untilEnded);
  expect(running.view().can.endTurn).toBe(false);
  expect(actionsOf(running, null)).toEqual([]);

  play(running, 'Pe2-e3');
  const view = running.view();
  expect(v.parse(View, view)).toEqual(view);
  expect([view.turn, view.can.endTurn]).toEqual([0, true]);
  expect(view.movable).not.toContain(NOBODY);
  const [end, ...others] = actionsOf(running, null);
  expect(others).toEqual([]);
  expect(v.parse(ActionView, end)).toMatchObject({ kind: 'end-turn', piece: null, from: null, to: null, targets: [] });
  // no piece has it, not even the first one
  for (const piece of view.movable) {
    const actions = actionsOf(running, piece);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every((action) => action.piece === piece && action.kind !== 'end-turn')).toBe(true);
  }

  const preview = running.preview(end.text);
  expect(preview).toMatchObject({ ok: true, value: { action: { piece: null }, after: [] } });
  expect(play(running, end.text)).toMatchObject([{ do: 'turn', side: 1 }]);
  expect(running.view()).toMatchObject({ turn: 1, last: { kind: 'end-turn', piece: null, side: 0, cells: [] } });
});

test('a game whose turns end by themselves has no such action', () => {
  const running = runningOf(orthodox);
  play(running, 'Pe2-e3');
  expect(running.view()).toMatchObject({ turn: 1, can: { endTurn: false } });
  expect(actionsOf(running, null)).toEqual([]);
});

test('the last action tells the cells that it went by where its way bends, and only then', () => {
  const running = new MatchSession(begin(acid, {}, 'V@e2 K@i1 d@c3 k@a1'), 'a game', null);
  play(running, 'Ve2-b9');
  const names = (cells: readonly number[] = []) => cells.map((cell) => acid.topology.name(cell as Cell));
  const { last } = running.view();
  expect([names(last?.cells), names(last?.by)]).toEqual([['e2', 'b9'], ['Δ7']]);
  play(running, 'dc3-c2');
  expect(running.view().last).not.toHaveProperty('by');
});

test('match.why about something that is possible is refused instead of failing', () => {
  const running = runningOf(acid);
  const view = running.view();
  const piece = view.pieces.find((p) => p.at === acid.topology.parse('e2'))!.id;
  for (const cell of [null, acid.topology.parse('e3')!])
    expect(running.why(piece, cell, null)).toMatchObject({ ok: false, error: { code: 'possible' } });
  expect(running.why(piece, acid.topology.parse('e5')!, null)).toMatchObject({ ok: true });
});
