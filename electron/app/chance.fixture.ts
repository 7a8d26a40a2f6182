/** Seeded chance for games of tests, and a player that does anything that it may do. */
import type { ActionView, View } from '../contract/view.ts';
import { atView, type TestApp } from './application.fixture.ts';

/** The same numbers from the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One thing that the side to move may do; null: it may only resign. */
export async function anything(app: TestApp, view: View, below: (n: number) => number): Promise<string | null> {
  const actionsOf = (piece: number | null) => app.get('match.actions', { ...atView(view), piece });
  if (view.can.endTurn && below(3) === 0) {
    const end = (await actionsOf(null)).find(({ kind }) => kind === 'end-turn');
    if (end) return end.text;
  }
  const from: (number | null)[] = [...view.movable];
  for (let n = from.length; n > 0; n--) {
    const [piece] = from.splice(below(from.length), 1);
    const actions: readonly ActionView[] = await actionsOf(piece);
    const captures = actions.filter(({ captures: taken }) => taken.length > 0);
    const choice = captures.length > 0 && below(4) === 0 ? captures : actions;
    if (choice.length > 0) return choice[below(choice.length)].text;
  }
  const plain = await actionsOf(null);
  return plain.length > 0 ? plain[below(plain.length)].text : null;
}
