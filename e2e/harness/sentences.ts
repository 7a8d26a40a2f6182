/**
 * The texts of Acid by id, from the variant itself: a test checks that the right sentence is in the right place, and
 * leaves its wording to the texts file. Templates are filled as the engine fills them.
 */
import { descriptionOf } from '../../electron/app/describing.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { conditions, endings, kinds, options, reasons, rules, words } from '../../engine/variants/acid/words/words.ts';
import { aloud } from '../../renderer/narration/aloud.ts';

const filled = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

/** As it is read out: squares of the Zone by their spoken names. */
export const readOut = (text: string): string => aloud(descriptionOf(acid), text);

export const rule = (id: keyof typeof rules): string => rules[id].says;
export const summary = (id: keyof typeof kinds): string => kinds[id].summary;
export const condition = (id: keyof typeof conditions): string => conditions[id];

/** `{mover}`, `{cell}`, `{other}`, `{there}` filled in; with its ruling as the step bar's button names it. */
export function reason(id: string, parts: Readonly<Record<string, string>> = {}): { says: string; ruling: string } {
  const found = reasons[id];
  if (!found) throw new Error(`No reason is called ${id}.`);
  return { says: filled(found.says, parts), ruling: `ruling ${found.ruling}` };
}

export function ending(id: string, winner = '', loser = ''): { name: string; says: string } {
  const found = endings.find((one) => one.id === id);
  if (!found) throw new Error(`No ending is called ${id}.`);
  return { name: found.name, says: filled(found.says, { winner, loser }) };
}

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
