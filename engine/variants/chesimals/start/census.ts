/**
 * A census of Chesimals names every unit with the letter of its colour behind that of its kind: `Gw@d3`, in large and
 * small letters whatever its side. People may also write `Gw@d4'` for a unit that has moved in this turn, and
 * `Go@d4'+` or `Go@d4'x` for a Guard of which it is known that it went straight or diagonally (Q43), and `Wo@d4'=` for a
 * Warmachine or Elephant that went no way by itself (Q42); the game does not, since the turn is no part of a census.
 */

import { OFF } from '../../../core/ids.ts';
import type { CensusTokens } from '../../../core/variant.ts';
import { groupOfUnit } from '../board.ts';
import { groups } from '../colours.ts';

const WENT: Readonly<Record<string, string>> = { '+': 'straight', x: 'diagonal', '=': 'still' };

export const census: CensusTokens = {
  write(game, p) {
    const at = game.cellOf(p);
    return at === OFF ? null : `${game.typeOf(p).letter}${groupOfUnit(game, p).letter}@${game.topology.name(at)}`;
  },
  read({ types, topology }, token) {
    const [, letter, sign, name, done, how] = token.match(/^([A-Z])([a-z])@([^']+)(?:(')([+x=])?)?$/) ?? [];
    const type = types.find((t) => t.letter === letter);
    const found = groups.find((group) => group.letter === sign);
    const at = topology.parse(name ?? '');
    if (!type || !found || at === undefined || at === OFF) return null;
    return {
      type,
      side: found.side ?? 0,
      at,
      flags: { colour: found.id, ...(done && { moved: true }), ...(how && { went: WENT[how] }) },
    };
  },
};
