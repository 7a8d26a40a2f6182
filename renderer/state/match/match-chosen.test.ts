/**
 * A click does what the preview shows: where one of the player's own pieces stands in the way of a rage, neither shows
 * the rage.
 */
import { describe, expect, it } from 'vitest';
import { stepText } from '../../narration/step/step-bar-text.ts';
import { action, cell, description, lostPiece, view } from './match.fixture.ts';
import type { MatchState } from './match.ts';
import { chosenAt } from './match-chosen.ts';
import { step } from './match-machine.ts';
import { openMatch } from './match-views.ts';

/** A rage of the Voyager over its own King on a1 and the Diskette on b2, ending on b3. */
const rage = action('x', 2, 'b1', 'b3', {
  kind: 'rage',
  targets: [
    { cell: cell('b3'), mark: 'move' },
    { cell: cell('a1'), mark: 'capture' },
    { cell: cell('b2'), mark: 'capture' },
  ],
  losses: [lostPiece(1, 0, 'a1'), lostPiece(12, 1, 'b2')],
});
const lifted = (movable = [1, 2, 3]): MatchState => ({
  ...openMatch(description, view({ movable }), { warnLosing: true, followTurn: true }).state,
  mode: { is: 'lifted', piece: 2, actions: [rage], wanted: null },
});
const point = (s: MatchState, name: string) => step(s, { on: 'aim', target: { piece: null, cell: cell(name) } });
const click = (s: MatchState, name: string) => step(s, { on: 'pick', target: { piece: null, cell: cell(name) } });
const asked = (asks: readonly { name: string }[]) => asks.map((ask) => ask.name);

describe('a piece of one’s own on the way', () => {
  it('is not previewed as the rage, because a click lifts it', () => {
    const pointed = point(lifted(), 'a1');
    expect(asked(pointed.asks)).toEqual([]);
    expect(stepText(pointed.state)).toMatchObject({
      fact: 'A click picks up King a1 instead.',
      because: 'To capture King a1 through this square, choose b3.',
    });
    expect(click(pointed.state, 'a1').state.mode).toMatchObject({ is: 'lifted', piece: 1 });
  });
  it('that cannot move selects the rage, in the preview as in the click', () => {
    const pointed = point(lifted([2, 3]), 'a1');
    expect(asked(pointed.asks)).toEqual(['match.preview']);
    expect(stepText(pointed.state).fact).toContain('loses your own King on a1');
    expect(click(pointed.state, 'a1').asks[0]).toMatchObject({ name: 'match.play', input: { action: 'x' } });
  });
});

it('a preview and a click agree on every square, whoever may move', () => {
  for (const movable of [[1, 2, 3], [2]]) {
    for (const { name } of description.topology.cells) {
      const s = lifted(movable);
      const chosen = chosenAt(s, cell(name));
      expect(asked(point(s, name).asks).includes('match.preview'), name).toBe(
        chosen.is === 'actions' && asked(click(s, name).asks).includes('match.play'),
      );
    }
  }
});
