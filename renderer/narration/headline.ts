/**
 * An action in one sentence before it is made: what it does, what it captures or destroys, and what it costs the side
 * that plays it. The losses are those of the action, which come from its effects; nothing here knows a rule.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, EffectView, PieceView, View } from '../../electron/contract/view.ts';
import { pieceAt, pieceOf } from '../state/match/match-derived.ts';
import { writtenMove } from '../state/notation.ts';
import { uiText } from '../text/index.ts';
import { type Loss, lossesOf } from './effects/losses.ts';
import { cellNameOf, featureLabel, kindName, unitName } from './labels.ts';

const w = uiText.headline;

type Go = Extract<EffectView, { do: 'go' }>;

/** Other pieces that would be pushed and stay on the board, from the preview's effects. */
const pushed = (d: VariantDescription, view: View, effects: readonly EffectView[]): string => {
  const pushes = effects.filter((e): e is Go => e.do === 'go' && e.how === 'push');
  const each = pushes.flatMap((e) => {
    const piece = pieceOf(view, e.piece);
    return piece ? [w.pushes(unitName(d, piece), cellNameOf(d, e.to))] : [];
  });
  return each.join('');
};

/**
 * Where the mover, or the piece it lifts, comes out of a gate: its destination in the effects differs from the target.
 */
const comingOut = (d: VariantDescription, { to }: ActionView, effects: readonly EffectView[]): string => {
  const out = effects.find((e): e is Go => e.do === 'go' && e.how === 'warp' && e.from !== null && e.to !== to);
  return out ? w.comesOut(cellNameOf(d, out.to)) : '';
};

/** What the action does, without its losses; the engine's own label where there is no sentence for it. */
const deed = (d: VariantDescription, view: View, a: ActionView, effects: readonly EffectView[]): string => {
  const mover = a.piece === null ? undefined : pieceOf(view, a.piece);
  if (!mover || a.to === null) return writtenMove(a);
  const [name, to] = [unitName(d, mover), cellNameOf(d, a.to)];
  const there = pieceAt(view, a.to);
  const other = (piece: PieceView | undefined) => (piece ? unitName(d, piece) : '');
  switch (a.kind) {
    case 'drop':
      // in the second half of a lift another piece is put down
      return `${a.lifts == null ? w.drops(name, to) : w.putsDown(other(pieceOf(view, a.lifts.piece)), to)}${comingOut(d, a, effects)}`;
    case 'lift':
      return a.lifts == null
        ? writtenMove(a)
        : w.lifts(other(pieceOf(view, a.lifts.piece)), cellNameOf(d, a.lifts.from), cellNameOf(d, a.lifts.to));
    case 'swap':
      return w.swaps(name, other(there), to);
    case 'rifle':
      return w.fires(name, to);
    case 'castle':
      return w.castles(name, to);
    case 'depart':
      return w.departs(name, to);
    case 'board':
      return w.boards(name, other(there), to);
    case 'rage':
      return `${w.rages(name, to)}${comingOut(d, a, effects)}`;
    case 'move':
    case 'capture':
    case 'en-passant':
    case 'push': {
      const becomes = a.promotion === null ? '' : w.becomes(kindName(d, a.promotion));
      return `${w.moves(name, to)}${becomes}${pushed(d, view, effects)}${comingOut(d, a, effects)}`;
    }
    default:
      return writtenMove(a);
  }
};

const lossParts = (d: VariantDescription, a: ActionView, losses: readonly Loss[]): readonly string[] => {
  const said = (loss: Loss) => {
    const name = unitName(d, loss.piece);
    // the square has just been named
    const where = loss.cell === a.to ? '' : cellNameOf(d, loss.cell);
    return loss.own ? w.own(name, where) : w.foe(name, where);
  };
  const foes = losses.filter((l) => !l.own);
  // a dropped piece captures nothing where it comes down, but may where it comes out of a gate
  const captures = (l: Loss) => a.captures.includes(l.piece.id) && (a.kind !== 'drop' || l.cell !== a.to);
  const captured = foes.filter(captures);
  const destroyed = foes.filter((l) => !captured.includes(l));
  const self = losses.find((l) => l.piece.id === a.piece);
  const own = losses.filter((l) => l.own && l !== self);
  return [
    captured.length > 0 ? w.captures(captured.map(said)) : '',
    destroyed.length > 0 ? w.destroys(destroyed.map(said)) : '',
    own.length > 0 ? w.loses(own.map(said)) : '',
    self ? w.losesItself(unitName(d, self.piece)) : '',
  ].filter(Boolean);
};

/**
 * `Drops the Mass on e3: destroys a Diskette.` With the preview's effects, once they have arrived, it is more detailed.
 */
export const headline = (
  d: VariantDescription,
  view: View,
  a: ActionView,
  effects: readonly EffectView[] = [],
): string => {
  const left = a.leaves == null ? '' : w.leaves(featureLabel(d, a.leaves));
  return w.sentence(`${deed(d, view, a, effects)}${left}`, lossParts(d, a, lossesOf(view, a)));
};
