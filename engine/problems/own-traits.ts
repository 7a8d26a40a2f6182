/**
 * Which rules that only its own game has a solution uses, told by what the solver's actions do: their rule, their kind and
 * their effects. A capture by an ordinary step, leap or slide is none, whoever makes it.
 */
import type { Action } from '../core/action.ts';
import type { Effect } from '../core/effects.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../core/ids.ts';
import type { Position } from '../core/position.ts';
import type { ChessProblem } from './chess-problem.ts';
import { positionOfProblem } from './judge.ts';

/** One action of the solver: the position after it, and what could be said only before it. */
interface Played {
  readonly position: Position;
  readonly action: Action;
  readonly effects: readonly Effect[];
  /** the kind of the mover, empty where no piece acts */
  readonly mover: string;
  /** was the mover unable to move when the turn began? */
  readonly isFreed: boolean;
  /** was it one of the moves of a turn of two? */
  readonly isInTurnOfTwo: boolean;
}
type Shown = (played: Played) => boolean;

const byRule =
  (...ids: readonly string[]): Shown =>
  ({ action }) =>
    ids.includes(action.because.id);
const byKind =
  (...kinds: readonly string[]): Shown =>
  ({ action }) =>
    kinds.includes(action.kind);
const byEffect =
  (isMeant: (effect: Effect, played: Played) => boolean): Shown =>
  (played) =>
    played.effects.some((effect) => isMeant(effect, played));
const byEnding =
  (...reasons: readonly string[]): Shown =>
  ({ position }) =>
    reasons.includes(position.outcome?.reason ?? '');
const any =
  (...shown: readonly Shown[]): Shown =>
  (played) =>
    shown.some((shows) => shows(played));

const isMate: Shown = ({ position }) => position.outcome?.reason === 'checkmate';
/** Every danger to the mated King comes from one of these; null stands for a piece that is off the board. */
const matedBy =
  (...kinds: readonly (string | null)[]): Shown =>
  (played) => {
    const { position } = played;
    if (!isMate(played)) return false;
    const { game } = position;
    const checks = position.checks();
    return checks.length > 0 && checks.every(({ by }) => kinds.includes(by === NOBODY ? null : game.typeOf(by).id));
  };
const isCapture: Shown = ({ action }) => action.captures.length > 0;

const inZone = ({ position: { game } }: Played, c: Cell | null): boolean =>
  c !== null && c !== OFF && game.topology.zone(c) === 'zone';
/** Does this way turn in a Cathedral, or go on from Portal to Portal? */
const isLedAside = ({ position }: Played, way: readonly Cell[]): boolean => {
  const { topology } = position.game;
  const leading = position.features(null).filter(({ feature }) => feature === 'cathedral' || feature === 'portal');
  return way.slice(1, -1).some((c, i) => {
    const [before, after] = [way[i], way[i + 2]];
    const goesOn =
      topology.x(c) - topology.x(before) === topology.x(after) - topology.x(c) &&
      topology.y(c) - topology.y(before) === topology.y(after) - topology.y(c);
    return !goesOn && leading.some(({ cell }) => cell === c);
  });
};

/** By game and trait. */
const traits: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  acid: {
    zone: any(
      (played) => [played.action.from, played.action.to, ...played.action.route].some((c) => inZone(played, c)),
      byEffect((effect, played) => effect.do === 'go' && inZone(played, effect.to)),
    ),
    drop: byKind('drop'),
    'king-swap': byRule('king-swap'),
    sight: any(
      byRule('angel-unseen'),
      byEffect((effect) => effect.do === 'state' && effect.state === 'frozen'),
    ),
    'chain-of-jumps': (played) => byRule('voyager-voyage')(played) && played.action.captures.length > 1,
    ending: byEnding('mutiny', 'worm-extraction'),
  },
  deicide: {
    'time-travel': any(
      byKind('depart'),
      byEffect((effect) => effect.do === 'go' && effect.from === OFF), // a landing
      matedBy(null),
    ),
    push: any(byKind('push'), matedBy('sumo')),
    explosion: any(
      byEffect((effect) => effect.do === 'burst'),
      matedBy('bomber'),
    ),
    'extra-turn': any(({ isInTurnOfTwo }) => isInTurnOfTwo, byRule('snail-step'), matedBy('snail')),
    joker: any(({ mover }) => mover === 'fool', matedBy('fool')),
    bend: any(byRule('kitsune-bend', 'werewolf-bend'), matedBy('kitsune', 'werewolf')),
    hop: any(
      (played) => byRule('cannon-fire', 'archer-fire')(played) && isCapture(played),
      matedBy('cannon', 'archer'),
    ),
    'universal-leap': byRule('sorceress-jump'),
    'en-passant': byRule('rookie-en-passant', 'drunk-pawn-en-passant'),
    terrain: any(
      byEnding('ziggurats'),
      (played) => isCapture(played) && isLedAside(played, played.action.route),
      (played) => isMate(played) && played.position.checks().some(({ line }) => isLedAside(played, line)),
    ),
  },
  fourchan: {
    rage: byKind('rage'),
    rifle: byKind('rifle'),
    lift: byKind('lift'),
    board: byKind('board'),
    drop: byKind('drop'),
    teleport: byEffect((effect) => effect.do === 'go' && effect.how === 'warp'),
    gate: ({ action }) => action.leaves !== null,
    copy: ({ mover }) => mover === 'b',
  },
  chesimals: {
    linked: ({ isFreed }) => isFreed,
    cut: byEffect(
      (effect, { position: { game, turn } }) =>
        effect.do === 'state' && effect.on && effect.state !== 'linked' && game.sideOf(effect.piece) !== turn,
    ),
  },
};

/** The traits of its game that the solver's actions show, in the order in which they come. */
export function ownTraits(problem: ChessProblem): readonly string[] {
  const known = Object.entries(traits[problem.variant] ?? {});
  const position = positionOfProblem(problem);
  const { turn: solver, game } = position;
  const couldMove = moversOf(position);
  const found = new Set<string>();
  for (const text of problem.solution) {
    const action = position.find(text);
    if (!action.ok) throw new Error(`${problem.id}: ${action.error.message}`);
    const { value } = action;
    const isSolvers = position.turn === solver;
    const mover = value.piece === NOBODY ? '' : game.typeOf(value.piece).id;
    const isFreed = value.piece !== NOBODY && !couldMove.has(value.piece);
    const isInTurnOfTwo = position.budget?.of === 2;
    const effects = position.play(value);
    if (!isSolvers) continue;
    const played = { position, action: value, effects, mover, isFreed, isInTurnOfTwo };
    for (const [trait, shows] of known) if (shows(played)) found.add(trait);
  }
  return [...found];
}
const moversOf = (position: Position): ReadonlySet<Piece> => new Set(position.actions().map(({ piece }) => piece));
