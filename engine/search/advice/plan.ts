/** The rest of a turn of many actions, as a hint gives it: chosen one by one, so each can be played after those before it. */
import type { Position } from '../../core/position.ts';
import { bestLines, type SearchRequest } from '../soundest.ts';
import type { Line } from '../think.ts';
import { type Why, whysFor } from './reasons.ts';
import { afterAll, wholeTurn } from './steps.ts';

export interface Planned {
  readonly text: string;
  readonly why: Why | null;
}

/** Those after the first are looked at less long: there may be many, and each has only the rest of the turn to consider. */
const SHARE = 1 / 4;

/** `best`: the line that begins with the first action. Null where it was stopped. One action where that is the turn. */
export const planFor = (position: Position, best: Line, asked: SearchRequest): readonly Planned[] | null => {
  const [first] = best.actions;
  const lines = [best];
  const next = (): string | null => {
    const [line] = bestLines(position.game, { ...asked, past: [], nodes: SHARE * asked.nodes }, 1);
    if (line === undefined || asked.stop?.()) return null;
    lines.push(line);
    return line.actions[0];
  };
  const texts = position.variant.groups ? wholeTurn(position, first, next) : [first];
  if (texts === null) return null;
  return explainTurn(position, texts, (i) => {
    const { actions, wins, score } = lines[i];
    return { line: actions.slice(1), wins: wins !== null && score > 0 };
  });
};
/** The actions of a turn, each with its weightiest reason. `searched`: what was found after the action of that number. */
export const explainTurn = (
  position: Position,
  texts: readonly string[],
  searched: (i: number) => { readonly line?: readonly string[]; readonly wins?: boolean },
): readonly Planned[] => {
  const worries = new Set(position.pieces().flatMap(({ piece, states }) => states.map(({ id }) => `${piece} ${id}`)));
  const isNew = ({ reason }: Why): boolean =>
    // what an earlier move of the turn brought about is no gain when a later one mends it
    (reason.is !== 'relieves' || worries.has(`${reason.who.piece} ${reason.state}`)) &&
    // the whole turn is told
    (reason.is !== 'plan' || texts.length === 1);
  return texts.map((text, i) => {
    const reasons = afterAll(position, texts.slice(0, i), () => whysFor(position, text, searched(i)));
    return { text, why: reasons.find(isNew) ?? null };
  });
};
