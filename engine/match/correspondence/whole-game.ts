/**
 * A whole game that is sent again, for a machine that has an older copy of it: every turn of either side that was sent, and
 * nothing that was not. Whoever receives it has the engine check all of it before any of it is played. What both machines hold
 * has to be the same; where it is not, or where turns of the side here are missing, only a person may take it over.
 */
import * as v from 'valibot';
import type { Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { LONGEST_TURN_TEXT } from '../../shared/limits.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Change } from '../change.ts';
import type { Match } from '../match.ts';
import type { Node } from '../node.ts';
import { words } from '../words.ts';
import {
  Actions,
  type CheckedTurn,
  type Correspondence,
  correspondenceOf,
  expectPlayed,
  gameIdOf,
  mayBeByText,
  playTurnOf,
  Says,
  stepsTo,
  tryTurn,
  WholeGameHead,
} from './correspondence.ts';
import { type Enclosed, invitationText } from './invitation.ts';
import { type ReceivedText, writeGameLine } from './turn-line.ts';

/** in bytes, of the turns of one line: with what stands around them it fits into a message by a broker */
const MOST_IN_LINE = 60_000;
/** in bytes: the length of a line tells little of what is in it */
const ROOM = 16 * 1024;

const SideTurn = v.strictObject({ by: v.picklist([0, 1]), actions: Actions, says: Says });
type SideTurn = v.InferOutput<typeof SideTurn>;
const BodySchema = v.strictObject({
  /** fingerprint of the position after its last turn, with all secrets */
  after: v.pipe(v.string(), v.maxLength(64)),
  turns: v.pipe(v.array(SideTurn), v.minLength(1), v.maxLength(MOST_IN_LINE)),
});
interface Part {
  readonly at: number;
  readonly after: string;
  readonly turns: readonly SideTurn[];
}
/** A turn of a path, and the nodes before and at its end, by their place in it. */
interface Stretch {
  readonly turn: SideTurn;
  readonly from: number;
  readonly to: number;
}

/** Every turn of the present line that was sent or received, in its order. */
function stretchesOf(match: Match): readonly Stretch[] {
  const path = match.path();
  const marks = new Map(match.sent.map((sent) => [sent.node, sent]));
  const last = path.findLastIndex(({ id }) => marks.has(id));
  const found: Stretch[] = [];
  for (let from = 0; from < last; ) {
    const by = path[from + 1].side;
    let to = from + 1;
    while (to < last && path[to + 1].side === by && !marks.has(path[to].id)) to++;
    const actions = path.slice(from + 1, to + 1).flatMap(({ kind, text }) => (kind === 'action' ? [text] : []));
    const { kind, id } = path[to];
    const mark = marks.get(id);
    const says = kind === 'resign' || kind === 'agree' ? kind : mark?.side === by && mark.draw ? 'draw?' : null;
    found.push({ turn: { by, actions, says }, from, to });
    from = to;
  }
  return found;
}

/**
 * The lines of the whole game, each of which may be sent by itself: what was not sent before is in none of them. `most`: bytes
 * of turns in a line.
 */
export function wholeGameLines(match: Match, most = MOST_IN_LINE): Result<readonly string[]> {
  const mine = correspondenceOf(match);
  if (!mine) return err('not-elsewhere', words.nobodyElsewhere);
  const may = mayBeByText(match);
  if (!may.ok) return may;
  const path = match.path();
  const stretches = stretchesOf(match);
  if (stretches.length === 0) return err('nothing-to-send', words.wholeGameNothing);
  const lines: string[] = [];
  for (let first = 0; first < stretches.length; ) {
    let size = 0;
    let end = first;
    for (; end < stretches.length; end++) {
      size += JSON.stringify(stretches[end].turn).length + 1;
      if (size > most && end > first) break;
    }
    const part = stretches.slice(first, end);
    const look = match.look(path[part[part.length - 1].to].id);
    if (!look.ok) return look;
    const head = { is: 'game', game: gameIdOf(mine.key), at: stepsTo(path[part[0].from]) };
    const body = { after: look.value.position.fingerprint(), turns: part.map(({ turn }) => turn) };
    lines.push(writeGameLine(head, body, ROOM, mine.key));
    first = end;
  }
  return ok(lines);
}

/** All of it in one text, with the invitation if this machine has invited: so it begins the game where nothing of it is left. */
export function wholeGameText(match: Match, enclosed: Enclosed = {}): Result<string> {
  const lines = wholeGameLines(match);
  const mine = correspondenceOf(match);
  if (!lines.ok || !mine) return lines.ok ? err('not-elsewhere', words.nobodyElsewhere) : lines;
  const text = lines.value.join('\n');
  if (match.sent[0].side === mine.side) {
    const invitation = invitationText(match, mine.key, mine.side, enclosed);
    const whole = invitation.ok ? `${invitation.value}\n${text}` : text;
    if (whole.length <= LONGEST_TURN_TEXT) return ok(whole);
  }
  return text.length <= LONGEST_TURN_TEXT ? ok(text) : err('too-long', words.wholeGameBig);
}

/** A whole game that was checked: what this machine does not have of it. */
export interface CheckedGame {
  /** where the match goes on with it: its cursor, or an earlier node, after which something else was played here */
  readonly from: number;
  readonly turns: readonly SideTurn[];
  /** of those, how many are of the side here */
  readonly own: number;
  /** steps here that are taken back */
  readonly undone: number;
}
/** May it be played only if a person agrees? Else another machine could make turns for this side, or change what was played. */
export const needsConsent = ({ own, undone }: CheckedGame): boolean => own > 0 || undone > 0;

/** Is it, or has it in it, a whole game? */
export const isWholeGame = ({ lines }: ReceivedText): boolean => lines.some(({ head }) => v.is(WholeGameHead, head));

function partsIn({ lines }: ReceivedText, key: string): Result<readonly Part[]> {
  const parts: Part[] = [];
  for (const line of lines) {
    if (!v.is(WholeGameHead, line.head)) continue;
    if (line.head.game !== gameIdOf(key)) return err('other-game', words.otherGameTurn);
    const body = v.safeParse(BodySchema, line.body(key));
    if (!body.success) return err('damaged', words.damagedTurnText);
    parts.push({ at: line.head.at, ...body.output });
  }
  return ok(parts.sort((one, two) => one.at - two.at));
}

/** Checks the whole game in a text against the match; nothing changes. */
export function checkWholeGame(match: Match, mine: Correspondence, received: ReceivedText): Result<CheckedGame> {
  const read = partsIn(received, mine.key);
  if (!read.ok) return read;
  const [first] = read.value;
  if (!first) return err('no-turn', words.noTurnText);
  const may = mayBeByText(match);
  if (!may.ok) return may;
  if (match.isFree) return err('referee-off', words.refereeOff);
  const path = match.path();
  let here = path.findLastIndex((node) => stepsTo(node) === first.at && node.secretOf === null);
  if (here < 0) return err('later', words.wholeGameGap);
  const missing: { readonly turn: SideTurn; readonly after: string | null }[] = [];
  for (const { turns, after } of read.value)
    for (const [n, turn] of turns.entries()) {
      const next = missing.length === 0 ? endOf(path, here, turn) : null;
      if (next !== null) here = next;
      else missing.push({ turn, after: n === turns.length - 1 ? after : null });
    }
  if (missing.length === 0) return err('played', words.wholeGameKnown);
  const turns = missing.map(({ turn }) => turn);
  const room = match.admitsTurn(turns.flatMap(({ actions }) => actions));
  if (!room.ok) return room;
  const from = path[here];
  const look = match.look(from.id);
  if (!look.ok) return look;
  const offer = match.sent.findLast(({ node }) => node === from.id);
  const refused = refusedOf(look.value.position, missing, from.kind, offer?.draw ? offer.side : null);
  if (!refused.ok) return refused;
  const own = turns.filter(({ by }) => by === mine.side).length;
  return ok({ from: from.id, turns, own, undone: path.length - 1 - here });
}
/** Where a turn ends that was played in this path after that place; null: something else was, or nothing. */
function endOf(path: readonly Node[], from: number, { by, actions, says }: SideTurn): number | null {
  const isEnd = says === 'resign' || says === 'agree';
  const to = from + actions.length + (isEnd ? 1 : 0);
  const played = path.slice(from + 1, to + 1);
  const isSame = played.every((node, n) =>
    n < actions.length ? node.kind === 'action' && node.text === actions[n] && node.side === by : node.kind === says,
  );
  const isBy = !isEnd || says === 'agree' || path[to]?.side === by;
  return to < path.length && to > from && isSame && isBy ? to : null;
}
/** Plays all of it on a position that only looks, and takes all of it back. */
function refusedOf(
  position: Position,
  missing: readonly { readonly turn: SideTurn; readonly after: string | null }[],
  before: Node['kind'],
  offeredBy: Side | null,
): Result<null> {
  let played = 0;
  let offers = offeredBy;
  let isOver = before === 'resign' || before === 'agree';
  const check = (): Result<null> => {
    for (const { turn, after } of missing) {
      if (isOver) return err('over', words.over);
      if (turn.says === 'agree' && (offers === null || offers === turn.by)) return err('no-offer', words.noDrawOffered);
      const tried = tryTurn(position, turn, turn.by);
      played += tried.played;
      if (tried.refused) return { ok: false, error: tried.refused };
      if (after !== null && position.fingerprint() !== after) return err('other-position', words.otherTurnPosition);
      offers = turn.says === 'draw?' ? turn.by : null;
      isOver = turn.says === 'resign' || turn.says === 'agree';
    }
    return ok(null);
  };
  try {
    return check();
  } finally {
    for (; played > 0; played--) position.takeBack();
  }
}

/** Plays what was checked, and marks each turn of it as sent. The change is that of one turn, or shows the last position. */
export function playWholeGame(match: Match, game: CheckedGame, when: { readonly at?: number } = {}): Change {
  const isBack = match.cursor.id !== game.from;
  if (isBack) expectPlayed(match.goto(game.from, { ...when, agreed: true }));
  const changes = game.turns.map(({ by, ...turn }: SideTurn & CheckedTurn) => playTurnOf(match, by, turn, when));
  const last = changes[changes.length - 1];
  return isBack || changes.length > 1 ? { ...last, how: 'cut', effects: [] } : last;
}
