/** The first position of a game whose pieces are shuffled, as house rules: with it go saves, invitations and settings. */
import type { HouseRule, OptionValue } from '../../core/vocabulary.ts';
import { said, sayable } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { words } from '../words/shuffle-words.ts';
import type { FirstPositions, NumberedPart } from './first-positions.ts';

/** so many are shown, each by the names of its pieces; more are numbers */
const FEW = 8;

export function positionRules(positions: FirstPositions, { pieces }: GameData): readonly HouseRule[] {
  return positions.parts.map((part): HouseRule => {
    const { rule: id, side, count, usual, isDrawn } = part;
    const name = sayable(() => (side === null ? words.name : words.nameOf(side)));
    const about = {
      id,
      name,
      group: 'game',
      ruling: null,
      added: true,
      ...(isDrawn && ({ drawn: true } as const)),
    } as const;
    if (count > FEW)
      return {
        ...about,
        says: sayable(() => words.says(count)),
        values: [{ id: `${usual}`, name: `${usual}`, says: sayable(() => words.usual(usual)) }],
        count,
      };
    const nameOf = (kind: string): string => pieces.find((piece) => piece.id === kind)?.name ?? kind;
    const numbers = [usual, ...Array.from({ length: count }, (_, n) => n).filter((n) => n !== usual)];
    const values = numbers.map((number) => positionValue(positions, part, number, nameOf));
    return { ...about, says: sayable(() => words.saysFew), values };
  });
}
function positionValue(
  positions: FirstPositions,
  part: NumberedPart,
  number: number,
  nameOf: (kind: string) => string,
): OptionValue {
  const lines = positions.kindsOf(part, number);
  const names = (): string[] => lines.map((kinds) => kinds.map((kind) => said(nameOf(kind))).join(' '));
  return {
    id: `${number}`,
    name: sayable(() => names().join(' – ')),
    says: sayable(() => words.order(names().join(', '))),
  };
}
