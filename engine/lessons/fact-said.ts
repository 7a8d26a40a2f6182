/** What a learner is told of an action that misses the goal, as a sentence in the language of the moment. */
import { endingSaid } from '../core/start/fill.ts';
import { shownLabel } from '../core/text/label.ts';
import type { Variant } from '../core/variant.ts';
import { said } from '../shared/language.ts';
import { type Named, pieceNamed } from '../shared/naming.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Lack, LessonFact } from './fact.ts';
import type { Cells } from './goal.ts';
import { type NameIn, factWords as words } from './words.ts';

export function factSaid(variant: Variant, fact: LessonFact): string {
  switch (fact.is) {
    case 'stated':
      return said(fact.says);
    case 'out-of-reach':
      return words.outOfReach;
    case 'ended':
      return endSaid(variant, fact.outcome);
    case 'answered':
      return (fact.undone ? words.undone : words.answered)(said(fact.side), shownLabel(fact));
    case 'elsewhere':
      return fact.on.called === undefined
        ? words.otherCell(fact.at, fact.on.cells)
        : words.notThere(fact.at, whereSaid(fact.on));
    case 'lacks':
      return (fact.hasWon ? words.wonBut : words.but)(lackSaid(fact.lack));
  }
}

const endSaid = (variant: Variant, { reason, winner, says }: Outcome): string => {
  const ending = variant.endings.find(({ id }) => id === reason);
  return ending ? endingSaid(variant, ending, winner) : says;
};

const whereSaid = ({ cells, called }: Cells): string =>
  called === undefined ? words.on(cells) : words.where(said(called));
const nameOf =
  (who: Named): NameIn =>
  (form) =>
    pieceNamed(who, form);
const bare = (kind: string): NameIn => nameOf({ kind, owner: null });
const some = (who: Named | null): NameIn | null => (who === null ? null : nameOf(who));

function lackSaid(lack: Lack): string {
  switch (lack.is) {
    case 'stands':
      return lack.on === null
        ? words.notOnBoard(nameOf(lack.who))
        : words.notStanding(nameOf(lack.who), whereSaid(lack.on));
    case 'rides':
      return words.notCarried(nameOf(lack.who), lack.on === null ? null : whereSaid(lack.on));
    case 'waits':
      return lack.place === 'hand' ? words.notInHand(bare(lack.kind)) : words.notIn(bare(lack.kind), lack.place);
    case 'condition':
      return (lack.still ? words.stillIs : words.isNot)(some(lack.who), lack.on, said(lack.called));
    case 'feature':
      return (lack.still ? words.featureStill : words.noFeature)(bare(lack.feature), lack.on);
    case 'can-move':
      return words.canMove(some(lack.who), lack.on);
    case 'captured':
      return lack.on === null ? words.capturesNo(some(lack.who)) : words.stillThere(some(lack.who), whereSaid(lack.on));
    case 'captures':
      return lack.lost === 0 ? words.capturesNothing : words.capturesSome(lack.lost, lack.count);
    case 'visits':
      return words.toVisit(lack.left);
    case 'deed':
      return words.deed(said(lack.called));
    default:
      return words[lack.is];
  }
}
