/**
 * The texts of Acid by id, from the variant itself.
 */
import { descriptionOf } from '../../electron/app/describing.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { conditions, endings, kinds, options, reasons, rules, words } from '../../engine/variants/acid/words/words.ts';
import { aloud } from '../../renderer/narration/aloud.ts';
import { wording } from './wording.ts';

/** As it is read out: squares of the Zone by their spoken names. */
export const readOut = (text: string): string => aloud(descriptionOf(acid), text);

export const rule = (id: keyof typeof rules): string => rules[id].says;
export const summary = (id: keyof typeof kinds): string => kinds[id].summary;
export const condition = (id: keyof typeof conditions): string => conditions[id];

export const { reason, ending } = wording(reasons, endings);

/** A house rule and one of its values, as people read them. */
export function houseRule(option: string, value: string): { name: string; value: string; says: string; usual: string } {
  const found = options.find((one) => one.id === option);
  const chosen = found?.values.find((one) => one.id === value);
  const usual = found?.values[0];
  if (!found || !chosen || !usual) throw new Error(`No house rule is called ${option}=${value}.`);
  return { name: found.name, value: chosen.name, says: chosen.says, usual: usual.name };
}

/** The title of the rulebook's section that a ruling belongs to. */
export function sectionOf(ruling: string): string {
  const found = words.rulebook.find((section) => section.rulings.includes(ruling));
  if (!found) throw new Error(`The rulebook has no ruling ${ruling}.`);
  return found.title;
}
