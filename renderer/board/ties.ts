/**
 * Which units are tied to which: from the notes of a view, one tie from each linked unit to the next on its way to the
 * root of its group. While a preview is shown these are the ties after the action, and a unit that would be cut off has
 * a torn tie at its present place. The rules say who is linked; nothing is computed here. Does not use three.js: both
 * boards use it.
 */
import type { PieceNote, PieceView, Preview, View } from '../../electron/contract/view.ts';

export interface Tie {
  /** pieces and the cells between which the tie is drawn; `from` is the end nearer the root */
  readonly from: number;
  readonly to: number;
  readonly fromCell: number;
  readonly toCell: number;
  readonly group: string;
  /** it exists now, and would not after the previewed action */
  readonly torn: boolean;
}

/** A note that says which unit a piece is tied to, as opposed to which one holds it. */
export const isTie = (note: Pick<PieceNote, 'id'>): boolean => note.id === 'linked';

type Known = ReadonlyMap<number, PieceView>;

/** The next unit on a piece's way to its root; null when it has none or one of the two is not on the board. */
function nextOf(piece: PieceView, known: Known): PieceView | null {
  const id = piece.notes.find(isTie)?.by[0];
  const next = id === undefined ? undefined : known.get(id);
  return piece.at === null || !next || next.at === null ? null : next;
}

const tie = (from: PieceView, to: PieceView, torn: boolean): Tie => ({
  from: from.id,
  to: to.id,
  fromCell: from.at!,
  toCell: to.at!,
  group: to.group ?? '',
  torn,
});

/** Intact ties first. `after`: what the preview that is shown would change. */
export function tiesOf(view: Pick<View, 'pieces'>, after: Preview['after'] = []): readonly Tie[] {
  const now: Known = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const then: Known = new Map([...now, ...after.map((piece) => [piece.id, piece] as const)]);
  const whole: Tie[] = [];
  const torn: Tie[] = [];
  for (const piece of then.values()) {
    const next = nextOf(piece, then);
    if (next) {
      whole.push(tie(next, piece, false));
      continue;
    }
    const was = now.get(piece.id);
    const held = was && piece.at !== null && nextOf(was, now);
    if (was && held) torn.push(tie(held, was, true));
  }
  return [...whole, ...torn];
}

/** Has a unit moved in this turn of a game with groups? */
export const hasBegun = ({ group, groupsMix, budget }: Pick<View, 'group' | 'groupsMix' | 'budget'>): boolean =>
  group != null || (groupsMix === true && budget !== null);
/** Does this unit belong to the turn that has begun: to its group, or where groups mix to its side (Q40)? */
export const isOfTurn = (
  view: Pick<View, 'group' | 'groupsMix' | 'budget' | 'turn'>,
  { group, side }: Pick<PieceView, 'group' | 'side'>,
): boolean => hasBegun(view) && (view.groupsMix ? side === view.turn : group === view.group);

/**
 * The groups whose ties are emphasized: those that move in this turn, and those of the pieces that are lifted or under the
 * pointer, with all that a chain of theirs passes through.
 */
export function attendedGroups(
  view: Pick<View, 'pieces' | 'group' | 'groupsMix' | 'budget' | 'turn'>,
  pieces: readonly (number | null)[],
): ReadonlySet<string> {
  const known: Known = new Map(view.pieces.map((piece) => [piece.id, piece]));
  const meant = view.pieces.filter((piece) => isOfTurn(view, piece));
  for (const { id, place } of view.pieces) {
    if (place !== 'board' || !pieces.includes(id)) continue;
    for (let next = known.get(id) ?? null; next; next = nextOf(next, known)) meant.push(next);
  }
  return new Set([view.group, ...meant.map(({ group }) => group)].filter((group) => group != null));
}
