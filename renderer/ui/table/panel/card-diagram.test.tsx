/**
 * The card's diagram: the piece in place, in its present state; the general pattern on request; none where there is no
 * diagram.
 */
import { afterEach, expect, it } from 'vitest';
import { action, lostPiece, piece, view } from '../../../state/match/match.fixture.ts';
import { description } from '../../../state/match/special.fixture.ts';
import { all, ask, click, open, press, q, resolvedOk, rest, squareAt } from '../../testing/table.tsx';
import { useCardChoice } from './CardDiagram.tsx';

const pattern = { pieces: [], features: [], flights: [], focus: null, marks: [] };
const kinds = description.kinds.map((kind) => ({ ...kind, diagram: { pieces: '', turn: 'magi', focus: 'a1' } }));
const picture = () => q('[data-testid=card] svg[role=img]')?.getAttribute('aria-label');
const marks = () => all('[data-testid=reach] .shown [data-mark]').map((m) => m.dataset.mark);

const shown = async (v = view(), reach: readonly object[] = []) => {
  await open(
    { ...v, variant: 'with-diagrams' },
    { 'match.reach': () => resolvedOk(reach), 'rules.diagram': () => resolvedOk(pattern) },
    [{ ...description, id: 'with-diagrams', kinds }],
  );
};
const inspect = async (name: string) => {
  squareAt(name).focus();
  await press(' ', { code: 'Space' });
  await rest();
};
afterEach(() => useCardChoice.getState().set(false));

it('shows where the piece can go from its square, and what it would cost', async () => {
  const jump = action('x', 2, 'b1', 'b3', { losses: [lostPiece(12, 1, 'b2')] });
  await shown(view(), [jump, action('y', 2, 'b1', 'a2')]);
  await inspect('b1');
  expect(ask['match.reach']!.mock.calls[0]?.[0]).toEqual({ match: 'm', revision: 7, piece: 2 });
  expect(picture()).toBe('MAGI Voyager b1 can go to a2, b3');
  expect(marks().sort()).toEqual(['move', 'selected', 'strike']);
});

it('shows no move of a frozen piece, and the pieces that freeze it', async () => {
  const frozen = piece(5, 'angel', 0, 'a3', { notes: [{ id: 'frozen', says: 'It is frozen.', by: [12] }] });
  await shown(view({ pieces: [...view().pieces, frozen] }));
  await inspect('a3');
  expect(picture()).toBe('MAGI Angel a3 has no moves');
  expect(marks().sort()).toEqual(['selected', 'watch']);
});

it('requests it for the other side as well, and at the node that is looked at', async () => {
  await shown(view({ present: false, node: 2 }));
  await inspect('c2');
  expect(ask['match.reach']!.mock.calls.at(-1)?.[0]).toEqual({ match: 'm', revision: 7, piece: 13, node: 2 });
});

it('shows the general pattern on request, for every card from then on', async () => {
  await shown();
  await inspect('b1');
  await click(q('[data-testid=diagram-switch]'));
  await rest();
  expect(q('[data-testid=reach]')).toBeNull();
  expect(picture()).toBe('How the Voyager moves');
  await inspect('c2');
  expect(picture()).toBe('How the Diskette moves');
  await click(q('[data-testid=diagram-switch]'));
  expect(q('[data-testid=reach]')).not.toBeNull();
});

it('shows the general pattern once the game is over', async () => {
  const outcome = { winner: 0, reason: 'king', says: 'Over.' } as const;
  await shown(view({ outcome, movable: [] }));
  await inspect('b1');
  expect([picture(), q('[data-testid=diagram-switch]')]).toEqual(['How the Voyager moves', null]);
  expect(ask['match.reach']).not.toHaveBeenCalled();
});
