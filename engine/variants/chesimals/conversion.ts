/**
 * Conversion, a house rule (Q41): instead of moving, a Chief gives a neighbour of another colour of its side its own, or makes
 * an enemy beside it neutral and a neutral unit its own. It is the move of both in this turn. Chiefs are never converted.
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Rule } from '../../core/variant.ts';
import type { Options, OwnActionKind, RuleWords } from '../../core/vocabulary.ts';
import { colour, moved } from './board.ts';
import { NEUTRAL, NO_COLOUR } from './colours.ts';
import { areChainsMixed } from './fusion.ts';
import { movedByOthers } from './orders.ts';
import { conversions, rules } from './words/words.ts';

export const mayBeNeutral = ({ convert }: Options): boolean => convert === 'all';

const kindOf = (id: keyof typeof conversions, typed: OwnActionKind['typed']): OwnActionKind => ({
  id,
  fromAfar: 'converts',
  text: (to) => `~${to}`,
  label: () => conversions[id].label,
  typed,
  deed: () => conversions[id].deed,
});

/** The number of the colour that the Chief would give this unit, NEUTRAL where it would take it from the enemy; or NO_COLOUR. */
const colourGiven = (g: Planner, chief: Piece, unit: Piece): number => {
  const { options } = g.game;
  const [own, was] = [g.get(colour, chief), g.get(colour, unit)];
  if (g.sideOf(unit) === g.sideOf(chief)) return was === own || areChainsMixed(options) ? NO_COLOUR : own;
  if (!mayBeNeutral(options)) return NO_COLOUR;
  return was === NEUTRAL ? own : NEUTRAL;
};
const turningTo = (words: RuleWords, makes: OwnActionKind, isMeant: (given: number) => boolean): Rule => ({
  ...words,
  makes,
  quiet: true,
  plan(g, me, at) {
    if (g.game.options.convert === 'off') return;
    for (let i = 0; i < ALL.length; i++) {
      const c = g.next(at, ALL[i]);
      if (c === OFF || g.isEmpty(c)) continue;
      const unit = g.on(c);
      const given = colourGiven(g, me, unit);
      if (given === NO_COLOUR || !isMeant(given)) continue;
      if (g.typeOf(unit).id === 'chief') g.deny(c, 'chief-stays', unit, c);
      else if (g.get(moved, c) === 0) {
        // of those who have moved in this turn only a neutral unit would be meant here: it can be captured instead
        const plan = g.by(me).convert(unit, given - 1);
        plan.done();
      }
    }
  },
});
export const converting = turningTo(
  rules.convert,
  kindOf('convert', [[/ converts /i, '~']]),
  (given) => given !== NEUTRAL,
);
export const neutralizing = turningTo(
  rules.neutralize,
  kindOf('neutralize', [[/ makes (\S+) neutral/i, '~$1']]),
  (given) => given === NEUTRAL,
);

/** Whoever was converted in this action does nothing more in this turn. */
export const noteConverted = (game: Game): void => {
  const { converted } = game;
  for (let i = 0; i < converted.size; i++) {
    game.set(moved, game.cellOf(converted.at(i)), movedByOthers(game, converted.at(i)));
  }
};
