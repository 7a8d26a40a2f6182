/**
 * How several actions on one cell are told apart: each gets a figure, a short name made from the differences, and a
 * sentence. Where only the engine's texts differ, these are the names.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, PieceView, View } from '../../electron/contract/view.ts';
import { isLift, pieceAt, pieceOf } from '../state/match/match-derived.ts';
import { writtenMove } from '../state/notation.ts';
import { uiText } from '../text/index.ts';
import { featureLabel, kindName, kindOf, sentence } from './labels.ts';

export interface Face {
  readonly name: string;
  readonly says: string;
  /** the pieces whose pictures are shown before the name; none: only the number is */
  readonly kinds: readonly Pick<PieceView, 'kind' | 'side' | 'group'>[];
  readonly feature: string | null;
}
const w = uiText.special.choices;
/** types of action that a cell may offer beside another one */
const APART: readonly ActionView['kind'][] = ['board', 'rage', 'lift', 'pass', 'convert', 'neutralize'];

/** The other piece changes its group, and the mover stays. */
const isConversion = ({ kind }: ActionView): boolean => kind === 'convert' || kind === 'neutralize';
const pictured = (kind: string, { side, group }: PieceView): Face['kinds'][number] => ({
  ...{ kind, side },
  ...(group !== undefined && { group }),
});

const differ = <T>(choices: readonly ActionView[], of: (a: ActionView) => T): boolean =>
  new Set(choices.map(of)).size > 1;

/**
 * One entry per choice, in their order; `actions` are all actions of the lifted piece, so that drops can be counted.
 */
export const facesOf = (
  d: VariantDescription,
  view: View,
  choices: readonly ActionView[],
  actions: readonly ActionView[],
): readonly Face[] => {
  const byKind = differ(choices, (a) => a.kind);
  const byForm = differ(choices, (a) => a.promotion);
  const byFeature = differ(choices, (a) => a.leaves ?? null);
  const apart = byForm || byFeature || choices.some((a) => APART.includes(a.kind));
  const plain = (a: ActionView): Face => ({
    name: a.differs || writtenMove(a),
    says: a.loses ?? writtenMove(a),
    kinds: [],
    feature: null,
  });
  if (!apart) return choices.map(plain);
  const faces = choices.map((a): Face => {
    const mover = a.piece === null ? undefined : pieceOf(view, a.piece);
    const there = a.to === null ? undefined : pieceAt(view, a.to);
    const form = a.promotion ?? mover?.kind ?? null;
    const name = [
      a.kind === 'board' && there
        ? w.board(kindName(d, there.kind))
        : isLift(a) && there
          ? w.lift(kindName(d, there.kind))
          : byKind || choices.length === 1
            ? (w.does[a.kind] ?? a.kind)
            : '',
      byForm && form !== null ? (a.promotion === null ? w.stay : w.become)(kindName(d, form)) : '',
      byFeature ? (a.leaves == null ? w.leaveNothing : w.leave(featureLabel(d, a.leaves))) : '',
    ].filter(Boolean);
    const drops = actions.filter((b) => isLift(b) && b.lifts!.from === a.lifts?.from && b.lifts!.to !== a.lifts?.from);
    // its name says already what it becomes: the sentence says what it can do then
    const can = byForm && form !== null ? kindOf(d, form)?.summary : undefined;
    const says = isLift(a)
      ? w.thenDrop(drops.length)
      : a.kind === 'pass'
        ? w.passes
        : can || (byFeature ? '' : a.differs) || a.because.says; // the name says already what it leaves
    const faces = [
      ...(isLift(a) || a.kind === 'pass' || form === null || !mover ? [] : [pictured(form, mover)]),
      ...((isLift(a) || a.kind === 'board' || a.kind === 'pass' || isConversion(a)) && there
        ? [pictured(there.kind, there)]
        : []),
    ];
    return {
      name: sentence(name.join(', ')),
      says: a.loses ?? says,
      kinds: faces,
      feature: a.leaves ?? null,
    };
  });
  // two with the same name are told apart by the engine's own texts, which need not be said twice
  return faces.map((face, i) => {
    if (faces.filter((f) => f.name === face.name).length === 1) return face;
    const { differs, loses } = choices[i]!;
    const label = writtenMove(choices[i]!);
    // of what it captures, say, the text tells all that its name does
    const isTold = differs !== '' && !byForm && !byFeature;
    const name = [isTold ? '' : face.name, differs || label].filter(Boolean).join(': ');
    return { ...face, name, says: loses ?? (face.says === differs ? label : face.says) };
  });
};
