/**
 * The made-up game of `match.fixture.ts` with features that only some games have: terrain of two kinds, one of them
 * secret, pieces that can be away, a pool to place features from. The texts are written here; nothing is computed.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, PhaseView, View } from '../../../electron/contract/view.ts';
import { action, cell, description as plain, view as usual } from './match.fixture.ts';

export const description: VariantDescription = {
  ...plain,
  features: [
    { id: 'tower', name: 'Tower', says: 'A slide may turn here.', hidden: false },
    { id: 'trap', name: 'Trap', says: 'Destroys whoever comes onto it.', hidden: true },
  ],
  fields: [{ id: 'flights', name: 'Flights', says: 'What is away.', as: 'flight' }],
};
export const can: View['can'] = usual().can;
export const phase: PhaseView = {
  id: 'placing',
  says: 'Each side lays out its Towers and Traps.',
  pools: [
    [
      { feature: 'tower', left: 2, owed: 1 },
      { feature: 'trap', left: 1, owed: 0 },
    ],
    [
      { feature: 'tower', left: 1, owed: 0 },
      { feature: 'trap', left: 0, owed: 0 },
    ],
  ],
};
export const laying = (more: Partial<View> = {}): View => usual({ phase, movable: [], turnNumber: 0, can, ...more });

export const place = (feature: string, at: string): ActionView => ({
  ...action(`${feature}@${at}`, 0, null, at),
  ...{
    kind: 'place',
    piece: null,
    places: feature,
    targets: [],
    label: `${feature} ${at}`,
    differs: `Lays a ${feature}.`,
  },
});
export const passing: ActionView = {
  ...place('', 'a1'),
  ...{ kind: 'pass', text: 'pass', label: 'pass', to: null, places: null, differs: '' },
};
/** an action to b3 that becomes something, by a way of its own */
export const becoming = (kind: string, route: readonly string[] = ['b2', 'b3']): ActionView =>
  action(`Db2-${route.join('-')}=${kind}`, 2, 'b1', 'b3', {
    promotion: kind,
    route: route.map((name) => cell(name)),
    differs: `Becomes ${kind}.`,
  });
/** one route of the Voyager from b1 to b3 */
export const way = (...route: readonly string[]): ActionView =>
  action(`Vb1-${route.join('-')}`, 2, 'b1', 'b3', {
    route: route.map((name) => cell(name)),
    differs: `By ${route[0]}.`,
  });
