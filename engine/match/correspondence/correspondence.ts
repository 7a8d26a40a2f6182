/**
 * A match between two machines that send each other their turns as text. Both hold the whole match and replay every
 * action, so whoever receives a turn has the engine check all of it before any of it is played. What was copied counts as
 * sent: from then on it is not taken back.
 */
import * as v from 'valibot';
import { other, SIDES, type Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { LONGEST_ACTION, LONGEST_TURN_TEXT } from '../../shared/limits.ts';
import { err, ok, type Refusal, type Result } from '../../shared/result.ts';
import type { Change } from '../change.ts';
import type { Match } from '../match.ts';
import { type Node, ROOT } from '../node.ts';
import type { Players } from '../player.ts';
import { checksum } from '../save/checksum.ts';
import { canHaveSecrets } from '../save/secrets.ts';
import { words } from '../words.ts';
import { type ReceivedText, writeLine } from './turn-line.ts';

/** Such a game as one machine sees it; all of it follows from the match. */
export interface Correspondence {
  /** random, from the invitation */
  readonly key: string;
  /** the side that plays at this machine */
  readonly side: Side;
  /** the last node that both machines know of */
  readonly sent: number;
}
/** What a side may say beside its actions. */
type Saying = 'draw?' | 'resign' | 'agree';

const MOST_ACTIONS = 1000;
/** in bytes. With secrets every ordinary turn has the same length */
const ROOM = { withSecrets: 1024, without: 64 } as const;

const HeadSchema = v.strictObject({
  is: v.literal('turn'),
  game: v.pipe(v.string(), v.maxLength(16)),
  /** whose turn it is, by index */
  by: v.picklist([0, 1]),
  /** how many steps that everybody knows of led to the position before it */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
});
const InvitationHeadSchema = v.looseObject({ is: v.literal('invitation'), key: v.string() });
/** of a line with all turns of a game, or a part of them: see `whole-game.ts` */
export const WholeGameHead = v.strictObject({
  ...{ is: v.literal('game'), game: HeadSchema.entries.game },
  /** how many steps that everybody knows of led to the position before its first turn */
  at: HeadSchema.entries.at,
});
export const Actions = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ACTION))),
  v.maxLength(MOST_ACTIONS),
);
export const Says = v.nullable(v.picklist(['draw?', 'resign', 'agree']));
const BodySchema = v.strictObject({
  /** fingerprints of the positions before and after the turn, with all secrets */
  before: v.pipe(v.string(), v.maxLength(64)),
  after: v.pipe(v.string(), v.maxLength(64)),
  actions: Actions,
  says: Says,
});
type Body = v.InferOutput<typeof BodySchema>;

/** Names the game: two machines with the same invitation have the same one. */
export const gameIdOf = (key: string): string => checksum(`game ${key}`);
export const stepsTo = (node: Node): number => node.depth - node.secrets;

/** Can both machines replay this game from its turns alone? */
export function mayBeByText({ timing, position }: Match): Result<null> {
  if (timing !== null) return err('clocks', words.clocksByText);
  return position.areChecksCalled ? err('checks-called', words.callsByText) : ok(null);
}
/** Whose turn is awaited; null: nobody's. */
export const awaits = (match: Match): Side | null => (match.outcome === null ? match.position.turn : null);
/** Who plays at this machine, if the other seat is elsewhere; null: nobody sits elsewhere. */
export function seatHere(players: Players): Pick<Correspondence, 'key' | 'side'> | null {
  for (const side of SIDES) {
    const { elsewhere } = players[other(side)];
    if (elsewhere && !players[side].elsewhere) return { key: elsewhere.key, side };
  }
  return null;
}
/** The games that a text belongs to, in its order, by their names. */
export function gameIdsIn({ lines }: ReceivedText): readonly string[] {
  const games = lines.flatMap(({ head }) => {
    if (v.is(HeadSchema, head) || v.is(WholeGameHead, head)) return [head.game];
    return v.is(InvitationHeadSchema, head) ? [gameIdOf(head.key)] : [];
  });
  return [...new Set(games)];
}
/** Null: nobody sits elsewhere. */
export function correspondenceOf(match: Match): Correspondence | null {
  const seat = seatHere(match.players);
  return seat && { ...seat, sent: match.sent.at(-1)?.node ?? ROOT };
}
/** Does the other machine wait for a text from here? */
export function isUnsent(match: Match): boolean {
  const mine = correspondenceOf(match);
  if (!mine || awaits(match) === mine.side) return false;
  return match.sent.length === 0 || match.cursor.id !== mine.sent;
}
/** Does the other side offer a draw, which may be accepted now? */
export function isDrawOffered(match: Match): boolean {
  const last = match.sent.at(-1);
  const isTheirs = last !== undefined && last.side !== correspondenceOf(match)?.side;
  return isTheirs && last.draw && match.cursor.id === last.node && match.outcome === null;
}
/** Would undo to that node take back nothing but own actions that were not sent? */
export function checkTakeBack(match: Match, { sent }: Correspondence, to: number): Result<null> {
  return match.path(to).some(({ id }) => id === sent) ? ok(null) : err('sent', words.sentAlready);
}

/** The text of everything that this side did since `mine.sent`. */
export function turnText(match: Match, mine: Correspondence, offersDraw = false): Result<string> {
  const path = match.path();
  const from = path.findIndex(({ id }) => id === mine.sent);
  if (from < 0) return err('sent', words.sentAlready);
  const may = mayBeByText(match);
  if (!may.ok) return may;
  const steps = path.slice(from + 1);
  if (steps.length === 0) return err('nothing-to-send', words.turnWithoutEffect);
  const isMine = ({ kind, side }: Node): boolean =>
    kind === 'agree' || ((kind === 'action' || kind === 'resign') && side === mine.side);
  if (!steps.every(isMine)) return err('not-by-text', words.notByText);
  if (match.outcome === null && match.position.turn === mine.side) return err('unfinished', words.turnUnfinished);
  const actions = steps.filter(({ kind }) => kind === 'action').map(({ text }) => text);
  if (actions.length > MOST_ACTIONS) return err('too-long', words.turnTooBig);
  const { kind } = match.cursor;
  const says = kind === 'resign' || kind === 'agree' ? kind : offersDraw && match.outcome === null ? 'draw?' : null;
  const before = match.look(mine.sent);
  if (!before.ok) return before;
  const head = { is: 'turn', game: gameIdOf(mine.key), by: mine.side, at: stepsTo(path[from]) };
  const body = { before: before.value.position.fingerprint(), after: match.position.fingerprint(), actions, says };
  const room = canHaveSecrets(match) ? ROOM.withSecrets : ROOM.without;
  const line = writeLine(head, body, room, mine.key);
  return line.length > LONGEST_TURN_TEXT ? err('too-long', words.turnTooBig) : ok(line);
}

/** A turn that was checked and can be played. */
export interface CheckedTurn {
  readonly actions: readonly string[];
  readonly says: Saying | null;
}

/** Checks a text against the present position; nothing changes. Of several lines, as in an answered letter, one must fit. */
export function checkTurn(
  match: Match,
  mine: Correspondence,
  { lines }: ReceivedText,
  mayAgree: boolean,
): Result<CheckedTurn> {
  let refused: Result<CheckedTurn> | null = null;
  for (const line of lines) {
    const checked = checkLine(match, mine, line, mayAgree);
    if (checked.ok) return checked;
    // an invitation above the turns is not what is wrong with them
    if (refused === null || (!refused.ok && refused.error.code === 'invitation')) refused = checked;
  }
  return refused ?? err('no-turn', words.noTurnText);
}

function checkLine(
  match: Match,
  mine: Correspondence,
  line: { readonly head: unknown; body(key: string): unknown },
  mayAgree: boolean,
): Result<CheckedTurn> {
  const head = v.safeParse(HeadSchema, line.head);
  if (!head.success) {
    const isInvitation = v.is(InvitationHeadSchema, line.head);
    return isInvitation ? err('invitation', words.invitationHere) : err('damaged', words.damagedTurnText);
  }
  const { game, by, at } = head.output;
  if (game !== gameIdOf(mine.key)) return err('other-game', words.otherGameTurn);
  if (by === mine.side) return err('own-turn', words.ownTurnText);
  const body = v.safeParse(BodySchema, line.body(mine.key));
  if (!body.success) return err('damaged', words.damagedTurnText);
  const here = stepsTo(match.cursor);
  if (at < here)
    return wasPlayed(match, at, body.output) ? err('played', words.playedTurnText) : err('older', words.olderTurnText);
  if (at > here) return err('later', words.laterTurnText);
  if (match.outcome) return err('over', words.over);
  if (match.isFree) return err('referee-off', words.refereeOff);
  const may = mayBeByText(match);
  if (!may.ok) return may;
  if (match.position.fingerprint() !== body.output.before) return err('other-position', words.otherTurnPosition);
  if (body.output.says === 'agree' && !mayAgree) return err('no-offer', words.noDrawOffered);
  const room = match.admitsTurn(body.output.actions);
  if (!room.ok) return room;
  const look = match.look(match.cursor.id);
  return look.ok ? rehearsed(look.value.position, body.output, other(mine.side)) : look;
}

/** Do its actions stand on the line that was played? */
function wasPlayed(match: Match, at: number, { actions, says }: Body): boolean {
  const path = match.path();
  const from = path.findLastIndex((node) => stepsTo(node) === at && node.secretOf === null);
  const played = path.slice(from + 1, from + 1 + actions.length).map(({ text }) => text);
  const isSame = actions.length === played.length && actions.every((action, i) => action === played[i]);
  return isSame && (actions.length > 0 || says === match.cursor.kind);
}

/** Plays all of it on a position that only looks, and takes all of it back. */
function rehearsed(position: Position, { actions, says, after }: Body, side: Side): Result<CheckedTurn> {
  const tried = tryTurn(position, { actions, says }, side);
  try {
    if (!tried.refused) {
      if (position.fingerprint() !== after) return err('other-position', words.otherTurnPosition);
      return ok({ actions: [...actions], says });
    }
    return { ok: false, error: tried.refused };
  } finally {
    for (; tried.played > 0; tried.played--) position.takeBack();
  }
}
/** Plays a turn of that side as far as the rules allow, and leaves what was played to be taken back. */
export function tryTurn(
  position: Position,
  { actions, says }: CheckedTurn,
  side: Side,
): { played: number; readonly refused: Refusal | null } {
  let played = 0;
  for (const text of actions) {
    if (position.outcome !== null || position.turn !== side)
      return { played, refused: { code: 'too-much', message: words.turnTooMuch } };
    const found = position.find(text);
    if (!found.ok)
      return { played, refused: { code: 'illegal', message: words.badTurnAction(played + 1, found.error.message) } };
    position.play(found.value);
    played++;
  }
  const isOver = position.outcome !== null;
  if (isOver && says !== null) return { played, refused: { code: 'too-much', message: words.turnTooMuch } };
  if (!isOver && position.turn === side && says !== 'resign' && says !== 'agree')
    return { played, refused: { code: 'too-little', message: words.turnTooLittle } };
  return { played, refused: null };
}

/** Plays a turn that was checked, and marks it as received. The change is that of all its actions. */
export const playTurn = (
  match: Match,
  mine: Correspondence,
  turn: CheckedTurn,
  when: { readonly at?: number } = {},
): Change => playTurnOf(match, other(mine.side), turn, when);
/** The same of either side. */
export function playTurnOf(match: Match, side: Side, turn: CheckedTurn, when: { readonly at?: number }): Change {
  const done = turn.actions.map((action) => expectPlayed(match.play(action, when)));
  if (turn.says === 'resign') done.push(expectPlayed(match.resign(side, when)));
  if (turn.says === 'agree') done.push(expectPlayed(match.agree(when)));
  expectPlayed(match.markSent(side, turn.says === 'draw?', when));
  return { ...done[done.length - 1], effects: done.flatMap(({ effects }) => effects) };
}
export function expectPlayed(done: Result<Change>): Change {
  if (!done.ok) throw new Error(`a turn that was checked is refused: ${done.error.message}`);
  return done.value;
}

/**
 * A received turn that was cut off while it was written to the disk is taken back: it was never shown, and its text can
 * be pasted again. Null: there is none.
 */
export function takeBackHalf(match: Match, when: { readonly at?: number } = {}): Result<Change> | null {
  const mine = correspondenceOf(match);
  if (!mine) return null;
  const path = match.path();
  const from = path.findIndex(({ id }) => id === mine.sent);
  const isTheirs = ({ kind, side }: Node): boolean => kind === 'action' && side !== mine.side;
  return from >= 0 && path.slice(from + 1).some(isTheirs) ? match.goto(mine.sent, { ...when, agreed: true }) : null;
}
