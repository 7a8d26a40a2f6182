/** Side effects of a move, as the list of moves shows them and screen readers read them. */

import type { Variant } from '../../../engine/core/variant.ts';
import type { Aside, Lost } from '../../../engine/match/asides.ts';
import { said } from '../../../engine/shared/language.ts';
import { pieceNamed } from '../../../engine/shared/naming.ts';
import { asideMessages as words } from '../../contract/messages.ts';
import type { HistoryNode } from '../../contract/view.ts';

type Also = NonNullable<HistoryNode['also']>[number];

export function alsoOf({ topology, types, sides, words: own }: Variant, aside: Aside): Also {
  const named = ({ kind, side }: Lost): string => pieceNamed({ kind: types[kind].name, owner: sides[side].name });
  if (aside.is === 'check') {
    const name = said(sides[aside.side].name);
    return aside.mate
      ? { sign: words.mate, says: words.mateSays(name) }
      : { sign: words.check, says: words.checkSays(name) };
  }
  const at = topology.name(aside.at);
  switch (aside.is) {
    case 'landing':
      return {
        sign: words.landing(
          at,
          aside.takes.map(({ kind }) => types[kind].letter),
        ),
        says: words.landingSays(said(types[aside.kind].name), at, aside.takes.map(named)),
      };
    case 'explosion': {
      const feature = aside.feature === null ? undefined : own.features?.[aside.feature]?.name;
      const cause = feature ? said(feature) : words.blast;
      return { sign: words.explosion(cause, at), says: words.explosionSays(cause, at, aside.lost.map(named)) };
    }
    case 'taken-back':
      return { sign: words.takenBack(at), says: words.takenBackSays(at) };
  }
}
