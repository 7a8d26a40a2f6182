/**
 * A game as text that people read and send, and that is read back (`read-game-text.ts`): tags as in PGN, then a line for each
 * number of turn with what both sides did, in the notation that is printed, with marks and `{comments}` behind the moves.
 * What was done while the referee was off stands among the moves.
 */
import { SIDES, type Side } from '../../core/ids.ts';
import { startOf } from '../../core/start/start-written.ts';
import { usualChoice } from '../../shared/house-rules.ts';
import { seatHere } from '../correspondence/correspondence.ts';
import type { Match } from '../match.ts';
import { ROOT } from '../node.ts';
import { openStart } from '../save/secrets.ts';
import { inTexts } from '../words.ts';
import { LONGEST_GAME_TEXT } from './read-game-text.ts';
import { sideTag } from './tags.ts';
import { writtenLines } from './written-lines.ts';

interface GameText {
  readonly text: string;
  /** how many actions are not in it, because the reader may not know them; then it cannot be read back */
  readonly leftOut: number;
  /** longer than a text may be that is read back */
  readonly isTooLong: boolean;
}

/** As that viewer may know it (null: what everybody may). `day` as it is to be written, or null. */
export function gameTextOf(match: Match, viewer: Side | null, day: string | null): GameText {
  const { variant, cursor } = match;
  const steps = match.path().slice(1);
  const seen = steps.filter(({ secretOf }) => secretOf === null || secretOf === viewer);
  const start = startText(match);
  const leftOut = steps.length - seen.length + start.leftOut;
  const tags = [
    ['Game', variant.id],
    ['Rules', String(variant.rulesVersion)],
    ...optionTag(match),
    ...SIDES.map((side) => [sideTag(variant, side), playerText(match, side)]),
    ...(day === null ? [] : [['Date', day]]),
    ...(cursor.outcome ? [['Result', cursor.outcome.says]] : []),
    ...(start.text === null ? [] : [['Start', start.text]]),
    ...(leftOut > 0 ? [['Hidden', String(leftOut)]] : []),
  ];
  const head = tags.map(([tag, value]) => `[${tag} ${JSON.stringify(value)}]`);
  // what a player tried and took back is not for the other machine as long as the game goes on
  const isByText = match.outcome === null && seatHere(match.players) !== null;
  const hasBranches = leftOut === 0 && !match.hasUnseen && !isByText;
  const { before, lines } = writtenLines(match, { seen, hasBranches });
  const text = `${[...head, '', ...(before === '' ? [] : [before]), ...lines].join('\n')}\n`;
  return { text, leftOut, isTooLong: text.length > LONGEST_GAME_TEXT };
}

/** Only the house rules that differ from the usual ones. */
function optionTag({ variant, options }: Match): string[][] {
  const changed = variant.options.filter((rule) => options[rule.id] !== usualChoice(rule));
  return changed.length === 0 ? [] : [['Options', changed.map(({ id }) => `${id}=${options[id]}`).join(' ')]];
}
function playerText({ players }: Match, side: Side): string {
  const { name, computer } = players[side];
  return computer ? (computer.engine?.name ?? inTexts.computer(computer.level)) : name;
}
/** The start position as JSON; null: the usual one. */
function startText(match: Match): { text: string | null; leftOut: number } {
  const { variant, start, resumed } = match;
  if (resumed) {
    const root = match.look(ROOT);
    if (!root.ok) throw new Error('a match has no start');
    const { game } = root.value.position;
    const [text, ...whole] = [null, 0, 1].map((viewer) => JSON.stringify(startOf(game, viewer as Side | null)));
    return { text, leftOut: whole.every((written) => written === text) ? 0 : 1 };
  }
  const open = openStart(variant, start);
  const [text, whole] = [open, start].map((written) => (written ? JSON.stringify(written) : null));
  return { text, leftOut: text === whole ? 0 : 1 };
}
