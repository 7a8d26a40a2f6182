/** `go searchmoves`: the moves that are looked at, each the texts of the actions of one turn. */
import type { Position } from '../../core/position.ts';

/** The actions of a turn that is written as one move. */
export const JOINT = ';';

export const actionsOfMove = (move: string): readonly string[] => move.split(JOINT).filter((text) => text !== '');

/** The first words, as far as each is a legal move; `after`: the present position after these actions of the turn. */
export function legalTurns(
  words: readonly string[],
  after: (texts: readonly string[]) => Position | null,
): readonly (readonly string[])[] {
  const side = after([])?.turn;
  const turns: (readonly string[])[] = [];
  for (const word of words) {
    const texts: string[] = [];
    for (const text of actionsOfMove(word)) {
      const position = after(texts);
      const found = position?.turn === side ? position?.find(text) : undefined;
      if (!found?.ok) return turns;
      texts.push(found.value.text);
    }
    if (texts.length === 0) return turns;
    turns.push(texts);
  }
  return turns;
}
/** The actions that may follow those already decided in a turn; undefined: any. */
export function nextOf(
  turns: readonly (readonly string[])[],
  decided: readonly string[],
): readonly string[] | undefined {
  const begunSo = turns.filter((texts) => decided.every((text, i) => texts[i] === text));
  const isOpen = begunSo.length === 0 || begunSo.some(({ length }) => length === decided.length);
  return isOpen ? undefined : [...new Set(begunSo.map((texts) => texts[decided.length]))];
}
/** As a search spells an action, which never calls check. */
export const uncalled = (text: string): string => text.replace(/\+$/, '');
/**
 * What is played where `text` was found: the same if it is listed, or else with check called or not, as it is listed. A side
 * that knows its own mines may find what is no action (D-T12); then the first that is listed is played.
 */
export function asListed(listed: readonly string[] | undefined, text: string): string {
  if (listed === undefined || listed.includes(text)) return text;
  return listed.find((one) => uncalled(one) === uncalled(text)) ?? listed[0];
}
