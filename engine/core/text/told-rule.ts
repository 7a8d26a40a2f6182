import type { HouseRule } from '../vocabulary.ts';

/** A house rule as a paragraph of the rulebook: what it is about, and its values where one of them is chosen. */
export const toldRule = ({ name, says, values, several }: HouseRule): string => {
  const told = values.map((value, i) => `${value.name}${i === 0 ? ' (default)' : ''}: ${value.says}`);
  return [`${name}. ${says}`, ...(several ? [] : told)].join(' ');
};
