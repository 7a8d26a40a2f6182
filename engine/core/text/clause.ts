/**
 * An action in words, for the ear and for those who do not read notation: a clause that begins with its side or its group and can
 * stand alone or within a sentence. "LINE drops Worm on e5", "MAGI Voyager c3 captures LINE Diskette on f6".
 */
import { type ActionSummary, bendsOf, inBoardOrder, isPushOf, movesAnother, type Taken } from '../action-summary.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY } from '../ids.ts';
import { listOf, nameOf } from './sentences.ts';
import { featureName } from './spell.ts';

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

export const clauseOf = (game: Game, a: ActionSummary): string => {
  const side = game.variant.sides[game.toMove].name;
  const name = (c: Cell): string => game.topology.name(c);
  if (a.placed) return `${side} places ${featureName(game, a.placed.feature)} on ${name(a.placed.cell)}`;
  if (a.mover === NOBODY) return `${side}${ofNobody(a)}`;
  const gone = inBoardOrder(a.taken);
  if (a.isDrop) {
    const other = gone.length > 0 ? `, removing ${listed(game, gone)}` : '';
    return `${side} drops ${game.typeOf(a.mover).name} on ${name(a.to)}${other}`;
  }
  return `${nameOf(game, a.mover)} ${name(a.from)}${deed(game, a, gone)}${rest(game, a)}`;
};

const ofNobody = ({ kind, turnRule }: ActionSummary): string => {
  if (kind === 'end-turn') return ' ends the turn';
  if (kind === 'pass') return ' passes';
  return `: ${turnRule?.label ?? turnRule?.spells ?? 'end'}`;
};
const listed = (game: Game, gone: readonly Taken[]): string =>
  listOf(
    game,
    gone.map(({ piece }) => piece),
  );

/** What the mover does, behind its name and its cell. */
const deed = (game: Game, a: ActionSummary, gone: readonly Taken[]): string => {
  const name = (c: Cell): string => game.topology.name(c);
  const [to, partner] = [name(a.to), a.partner];
  if (a.departs) return ` leaves, to land on ${to}`;
  if (partner !== NOBODY) return ` swaps places with ${listOf(game, [partner])}`;
  if (a.own && (movesAnother(a) || a.own.fromAfar === undefined)) {
    const [other] = a.others;
    const does = movesAnother(a)
      ? ` ${a.own.describe?.(listOf(game, [other.piece]), name(other.to), other.from === other.to) ?? a.own.id}`
      : a.own.label(to, '');
    return gone.length > 0 ? `${does}, capturing ${listed(game, gone)}` : does;
  }
  if (a.boards) return ` boards ${listOf(game, [game.pieceOn(a.to)])}`;
  if (isPushOf(a)) return ` to ${to} pushes ${nameOf(game, a.others[0].piece)} to ${name(a.others[0].to)}`;
  const way = a.through.length > 0 ? bendsOf(game, a) : a.through;
  const by = way.length > 0 ? ` by way of ${joined(way.map(name))}` : '';
  const captured = gone.filter((t) => t.captured);
  if (captured.length === 0) return `${by} to ${to}${removes(game, gone)}`;
  const onIt = captured.every((t) => t.at === a.to);
  if (a.own?.fromAfar === 'captures' || a.to === a.from) return ` captures ${listed(game, captured)} without moving`;
  const takes = onIt
    ? `${by} captures ${joined(captured.map(({ piece }) => nameOf(game, piece)))} on ${to}`
    : `${by} captures ${listed(game, captured)} and ends on ${to}`;
  return `${takes}${removes(
    game,
    gone.filter((t) => !t.captured),
  )}`;
};
const removes = (game: Game, gone: readonly Taken[]): string =>
  gone.length > 0 ? `, removing ${listed(game, gone)}` : '';

/** What else changes place, what the mover becomes and what it leaves behind. */
const rest = (game: Game, a: ActionSummary): string => {
  const parts: string[] = [];
  const others = isPushOf(a) || movesAnother(a) ? [] : a.others;
  const pushes = a.isTogether ? '' : 'pushing ';
  for (const { piece, to } of others) parts.push(`${pushes}${listOf(game, [piece])} to ${game.topology.name(to)}`);
  if (a.promotion !== null) parts.push(`becomes ${game.variant.types[a.promotion].name}`);
  if (a.left) parts.push(`leaves ${featureName(game, a.left.feature)} behind`);
  return parts.map((part) => `, ${part}`).join('');
};
