/**
 * Which actions D-LEGAL forbids, told without making them. The test of check looks at few cells. Where an action changes nobody
 * on any of them, the King is in check after it if and only if he was before: then nearly every action is allowed, or nearly
 * every one forbidden. Turns of two moves need nothing more, for a King who is safe after the first move may stay there.
 */
import type { Game } from '../../core/game.ts';
import type { Foresight } from '../../core/hooks/play.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { first, Op, op, type Plans, second, third } from '../../core/moves/plans.ts';
import { NotingProbe } from '../../core/moves/threats.ts';
import { layout } from './board.ts';
import { bomber } from './bomber.ts';
import { arePlayersAsked } from './calling.ts';
import { couldThreaten, findThreat, kingOf } from './check.ts';
import { copiedKind, fool } from './fool.ts';
import { wentOff } from './mines.ts';
import { isPlay } from './start/placement.ts';
import { hasTerrain, holderOfZiggurats, isEventful } from './terrain.ts';
import { mayLand } from './time-machine.ts';

const probes = new WeakMap<Game, NotingProbe>();
const probeOf = (game: Game): NotingProbe => {
  const probe = probes.get(game) ?? new NotingProbe(game);
  probes.set(game, probe);
  return probe;
};
const [AT, KIND] = [layout.at.base, layout.kind.base];

/**
 * null where every action must be made: where a landing is due, which is judged after the turn (D-G6) and may take anybody;
 * where the players announce check, since what is called matters then (D-G9); before the first move; where a flight lands on
 * the King, which no piece can prevent; and in positions that only people set up, without a King or with the game decided.
 */
export const foresees = (game: Game, side: Side): Foresight | null => {
  if (!isPlay(game) || arePlayersAsked(game) || mayLand(game, side)) return null;
  const isRough = game.get(hasTerrain, 0) !== 0;
  if (isRough && (game.get(wentOff[0], 0) !== OFF || holderOfZiggurats(game) !== null)) return null;
  const king = kingOf(game, side);
  const at = king === NOBODY ? OFF : game.cellOf(king);
  if (at === OFF) return null;

  const probe = probeOf(game);
  probe.begin();
  let threatener = NOBODY;
  const isForbidden = findThreat(
    game,
    side,
    king,
    (_, by) => {
      threatener = by;
      return true;
    },
    probe,
  );
  if (isForbidden) {
    const from = game.cellOf(threatener);
    if (from === OFF) return null;
    probe.note(from); // it may be captured
  }
  const isByFool = isForbidden && game.typeOf(threatener) === fool;
  return { isForbidden, covers: coverage(game, side, king, at, probe, isByFool) };
};

/**
 * Is this an action by which one piece, but the King, goes somewhere and perhaps takes another, no Bomber, such as changes no
 * cell that was noted? Pushes, Big Bangs and castling are not.
 */
const coverage = (
  game: Game,
  side: Side,
  king: Piece,
  at: Cell,
  probe: NotingProbe,
  isByFool: boolean,
): Foresight['covers'] => {
  const { mem } = game.world;
  const { types } = game.variant;
  const { round } = probe;
  const foe = other(side);
  const isRough = game.get(hasTerrain, 0) !== 0;
  const [bombers, kings] = [types.indexOf(bomber), mem[KIND + king]];
  // D-F13: what they copy changes with every move of the side that they threaten
  const copied = copiedKind(game, foe);
  const fools = foolsOf(game, foe);
  const mayCopyAThreat = (kind: Kind): boolean =>
    isByFool || fools.some((from) => couldThreaten(game, kind, foe, from, at));

  return (plans: Plans, i: number) => {
    const mover = plans.mover[i];
    if (round !== probe.round || mover === NOBODY || mover === king) return false;
    if (probe.hasNoted(mem[AT + mover] as Cell)) return false;
    const kind = plans.movedAs[i] as Kind;
    if (fools.length > 0 && kind !== copied && mayCopyAThreat(kind)) return false;
    const { words } = plans;
    const end = plans.starts[i + 1];
    for (let k = plans.starts[i]; k < end; k++) {
      const word = words[k];
      const p = first(word);
      switch (op(word)) {
        case Op.go: {
          const to = second(word) as Cell;
          if (p !== mover || probe.hasNoted(to) || (isRough && isEventful(game, to))) return false;
          break;
        }
        case Op.take:
          if (mem[KIND + p] === bombers || mem[KIND + p] === kings || probe.hasNoted(mem[AT + p] as Cell)) return false;
          break;
        case Op.banish:
          if (p !== mover || third(word) === at) return false;
          break;
        case Op.become:
          if (p !== mover) return false;
          break;
        case Op.mark:
        case Op.via:
          break;
        default:
          return false;
      }
    }
    return true;
  };
};
const foolsOf = (game: Game, side: Side): Cell[] => {
  const { mem } = game.world;
  const kind = game.variant.types.indexOf(fool);
  const cells: Cell[] = [];
  for (let p = 0; p < game.pieces.length; p++) {
    if (mem[KIND + p] !== kind || mem[AT + p] === OFF || mem[layout.side.base + p] !== side) continue;
    cells.push(mem[AT + p] as Cell);
  }
  return cells;
};
