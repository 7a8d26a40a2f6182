/**
 * A game as text that people read and send, and that is read back (`read-game-text.ts`): tags as in PGN, then a line for each
 * number of turn with what both sides did, in the notation that is printed, with marks and `{comments}` behind the moves.
 * Only the present line is written, and of a game in which the position was changed by hand what was played since.
 */
import type { Side } from '../core/ids.ts';
import { startOf } from '../core/start-written.ts';
import { FLAG_SIGN, writtenComment } from './comments.ts';
import type { Match } from './match.ts';
import { type Node, ROOT } from './node.ts';
import { openStart } from './secrets.ts';
import { writtenToss } from './tosses.ts';
import { words } from './words.ts';

/** Between two actions of a side, and between the sides. */
export const NEXT_ACTION = '; ';
export const NEXT_SIDE = ' / ';
/** stands for the first side's turn where there is none */
export const NO_TURN = '…';

export interface GameText {
  readonly text: string;
  /** how many actions are not in it, because the reader may not know them; then it cannot be read back */
  readonly leftOut: number;
}

/** As that viewer may know it (null: what everybody may). `day` as it is to be written, or null. */
export function gameTextOf(match: Match, viewer: Side | null, day: string | null): GameText {
  const { variant, cursor } = match;
  const path = match.path();
  const changed = path.findLastIndex(({ table }) => table !== undefined);
  const steps = path.slice(Math.max(changed, 0) + 1);
  const seen = steps.filter(({ secretOf }) => secretOf === null || secretOf === viewer);
  const start = changed < 0 ? startText(match) : { text: JSON.stringify(path[changed].table), leftOut: 0 };
  const leftOut = steps.length - seen.length + start.leftOut;
  const tags = [
    ['Game', variant.id],
    ['Rules', String(variant.rulesVersion)],
    ...optionTag(match),
    ...variant.sides.map(({ name }, side) => [name, playerText(match, side as Side)]),
    ...(day === null ? [] : [['Date', day]]),
    ...(cursor.outcome ? [['Result', cursor.outcome.says]] : []),
    ...(start.text === null ? [] : [['Start', start.text]]),
    ...(leftOut > 0 ? [['Hidden', String(leftOut)]] : []),
  ];
  const head = tags.map(([tag, value]) => `[${tag} ${JSON.stringify(value)}]`);
  const tosses = tossTexts(match);
  const opening = changed < 0 ? '' : `{${words.gameSince}} `;
  const first = changed < 0 ? ROOT : path[changed].id;
  const before = `${opening}${commentText(match, first)}${tosses.get(first) ?? ''}`.trim();
  const lines = [...head, '', ...(before === '' ? [] : [before]), ...turnLines(match, seen, tosses)];
  return { text: `${lines.join('\n')}\n`, leftOut };
}

/** Only the house rules that differ from the usual ones. */
function optionTag({ variant, options }: Match): string[][] {
  const changed = variant.options.filter(({ id, values }) => options[id] !== values[0].id);
  return changed.length === 0 ? [] : [['Options', changed.map(({ id }) => `${id}=${options[id]}`).join(' ')]];
}
function playerText({ players }: Match, side: Side): string {
  const { name, computer } = players[side];
  return computer ? words.computer(computer.level) : name;
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

/** `12. K e1–e2 / D c8–c7`; where a turn is many actions `1. e2–e3; f2–f3; End of turn / …`. */
function turnLines(match: Match, steps: readonly Node[], tosses: ReadonlyMap<number, string>): string[] {
  const lines: { number: number; sides: [string[], string[]]; last: Side }[] = [];
  for (const step of steps) {
    const line = lines.at(-1);
    const goesOn = line?.number === step.turnNumber && line.last <= step.side;
    const here = goesOn ? line : { number: step.turnNumber, sides: [[], []] as [string[], string[]], last: step.side };
    if (!goesOn) lines.push(here);
    here.sides[step.side].push(stepText(match, step) + commentText(match, step.id) + (tosses.get(step.id) ?? ''));
    here.last = step.side;
  }
  return lines.map(({ number, sides: [first, second] }) => {
    const begins = first.length > 0 ? first.join(NEXT_ACTION) : NO_TURN;
    return `${number}. ${begins}${second.length > 0 ? NEXT_SIDE + second.join(NEXT_ACTION) : ''}`;
  });
}
function stepText({ variant }: Match, { kind, side, label, outcome }: Node): string {
  // a comment: whoever reads the text has no clock
  if (kind === 'flag') return `{${FLAG_SIGN} ${outcome?.says ?? ''}}`;
  if (kind === 'resign') return words.resigns(variant.sides[side].name);
  return kind === 'agree' ? words.drawAgreed : label;
}
/** ` !? {what a player wrote}`: behind a space, because in some games `!` is part of a move. */
function commentText({ comments }: Match, node: number): string {
  const { mark = null, text = '' } = comments.of(node) ?? {};
  return `${mark === null ? '' : ` ${mark}`}${text === '' ? '' : ` {${writtenComment(text)}}`}`;
}
/**
 * What coin and dice came to, ` {[%toss] heads} {[%roll] 4 2}`, by the node behind which it is written. Undoing a move takes no
 * toss back, so one that was thrown on another line is written where that line branches off.
 */
function tossTexts(match: Match): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const toss of match.tosses) {
    let node = match.node(toss.node);
    while (node.parent !== null && !(node.onLine && node.secretOf === null)) node = match.node(node.parent);
    texts.set(node.id, `${texts.get(node.id) ?? ''} {${writtenToss(toss)}}`);
  }
  return texts;
}
