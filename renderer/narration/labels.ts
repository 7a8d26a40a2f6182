/**
 * The label of a cell: `{cell}, {side} {piece}, {terrain}, {marks}`, for the flat board, the log of announcements and
 * the panel. A label names every mark of its cell, including those that are not drawn for lack of space.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceNote, PieceView, Side, View } from '../../electron/contract/view.ts';
import { isNeutral } from '../board/owner.ts';
import type { CellMark, Mark } from '../board/props.ts';
import { groupNamed, isTie } from '../state/match/groups/groups.ts';
import { uiText } from '../text/index.ts';

export const cellNameOf = (d: VariantDescription, cell: number): string => d.topology.cells[cell]?.name ?? '?';
/** The name of a cell's zone if it is set apart from the rest of the board; null for any other. */
export const zoneName = (d: VariantDescription, cell: number): string | null =>
  d.zones[d.topology.cells[cell]?.zone ?? ''] ?? null;
export const sideName = (d: VariantDescription, side: Side): string => d.sides[side].name;
export const kindOf = (d: VariantDescription, kind: string) => d.kinds.find((k) => k.id === kind);
export const kindName = (d: VariantDescription, kind: string): string => kindOf(d, kind)?.name ?? kind;
/** How a kind may be typed, in lower case: by its name, and by its English one whatever language is spoken. */
export const typedNames = ({
  name,
  english = name,
}: {
  readonly name: string;
  readonly english?: string;
}): readonly string[] => [name, english].map((one) => one.toLowerCase());
/**
 * The letter in the case of its side: side 1 is lower case. `isNative`: as players of the game write it, where they have a
 * letter of their own, `H` for the Horse of xiangqi.
 */
export const letterOf = (d: VariantDescription, kind: string, side: Side, isNative = false): string => {
  const found = kindOf(d, kind);
  const letter = (isNative ? found?.nativeLetter : undefined) ?? found?.letter ?? '?';
  return side === 0 ? letter : letter.toLowerCase();
};
/** The letter as people write it: `G` of side 0 and `g` of side 1, or with the letter of its group, `Gw`. */
export const lettersOf = (d: VariantDescription, p: Named, isNative = false): string => {
  const group = groupNamed(d, p.group);
  return group ? `${letterOf(d, p.kind, 0)}${group.letter}` : letterOf(d, p.kind, p.side, isNative);
};
/** A possible unit of a group: a piece, or a kind together with a side. */
interface Named {
  readonly kind: string;
  readonly side: Side;
  readonly group?: string;
}
const called = (d: VariantDescription, kind: string, owner: { readonly id: string; readonly name: string }): string =>
  kindOf(d, kind)?.called?.[owner.id] ?? `${owner.name} ${kindName(d, kind)}`;
/** `grey Guard` where sides are made of groups, else `Guard`: in the form used within a sentence. */
export const unitName = (d: VariantDescription, p: Omit<Named, 'side'>): string => {
  const group = groupNamed(d, p.group);
  return group ? called(d, p.kind, group) : kindName(d, p.kind);
};
/** `grey Guard e5` */
export const unitAt = (d: VariantDescription, p: PieceView): string =>
  p.at === null ? unitName(d, p) : `${unitName(d, p)} ${cellNameOf(d, p.at)}`;
/** `Grey Guard e5` at the start of a sentence. */
export const unitWhere = (d: VariantDescription, p: PieceView): string => sentence(unitAt(d, p));
/**
 * `White’s grey Guard`; where a colour has the name of its side, it is not repeated: `White Guard`. A neutral piece is nobody’s:
 * `neutral Guard`.
 */
export const pieceLabel = (d: VariantDescription, p: Named): string => {
  if (isNeutral(d, p)) return unitName(d, p);
  const side = sideName(d, p.side);
  const alike = groupNamed(d, p.group)?.name.toLowerCase() === side.toLowerCase();
  return alike || p.group === undefined
    ? called(d, p.kind, d.sides[p.side])
    : uiText.groups.ofSide(side, unitName(d, p));
};
export const featureOf = (d: VariantDescription, feature: string) => d.features.find((f) => f.id === feature);
export const featureLabel = (d: VariantDescription, feature: string): string => featureOf(d, feature)?.name ?? feature;
/** The features on a cell and the pieces that will land there, for the label of the cell. */
export const groundNotes = (d: VariantDescription, view: View, cell: number): readonly string[] => {
  const { hover, flights, gate } = uiText.special;
  return [
    ...view.features
      .filter((f) => f.cell === cell)
      .map((f) => {
        const name = f.hidden ? `${featureLabel(d, f.id)} (${hover.hidden})` : featureLabel(d, f.id);
        return f.leadsTo == null ? name : `${name}, ${gate.leads(cellNameOf(d, f.leadsTo))}`;
      }),
    ...view.flights.filter((f) => f.to === cell).map((f) => flights.label(pieceLabel(d, f), f.left)),
  ];
};
/** `Diskette f6`, or the piece's place when it is not on the board. */
export const pieceWhere = (d: VariantDescription, p: PieceView): string =>
  p.at === null ? kindName(d, p.kind) : `${kindName(d, p.kind)} ${cellNameOf(d, p.at)}`;

/** The piece on the same square that is involved in this state. */
const companionIn = (view: View, p: PieceView, note: PieceNote): PieceView | undefined =>
  p.at === null ? undefined : view.pieces.find((q) => q.at === p.at && q.id !== p.id && note.by.includes(q.id));

/**
 * The states of a piece as text, each with the pieces that cause it; `apart`: without the relation of two on one
 * square.
 */
export const noteWords = (d: VariantDescription, view: View, p: PieceView, apart = false): readonly string[] =>
  p.notes.flatMap((note) => {
    // a state without a problem is left out: the card shows the way to the leader
    if (isTie(note)) return [];
    const companion = companionIn(view, p, note);
    const { rides, carries } = uiText.special.stack;
    if (companion) return apart ? [] : [(p.rides ? rides : carries)(kindName(d, companion.kind))];
    // a state with a badge has a sentence of its own: a word for all of them could not say which
    const name =
      note.badge === undefined
        ? (d.states.find((s) => s.id === note.id)?.name ?? note.says)
        : uiText.joined.within(note.says);
    const by = note.by
      .map((id) => view.pieces.find((q) => q.id === id))
      .filter((q) => q !== undefined)
      .map((q) => pieceWhere(d, q));
    return [by.length === 0 ? name : `${name} ${uiText.table.card.by} ${by.join(', ')}`];
  });

/**
 * Marks that are left out: the cursor is at the listener's position, the preview names the route, notes give a unit's
 * state.
 */
const silent: readonly Mark[] = ['cursor', 'route', 'link', 'spent', 'cut'];

/** The meaning of a mark: a shape with several meanings is described by the action that it marks. */
const markWords = ({ mark, action }: CellMark): string =>
  ((mark === 'special' || mark === 'drop') && action ? uiText.special.marks[action] : undefined) ??
  uiText.table.marks[mark];

export const cellLabel = (
  d: VariantDescription,
  view: View,
  cell: number,
  marks: readonly CellMark[],
  brief = false,
): string => {
  const there = view.pieces.filter((p) => p.at === cell);
  const piece = there.find((p) => p.rides) ?? there[0];
  const mount = there.find((p) => p !== piece);
  const parts = [cellNameOf(d, cell)];
  if (piece && mount) parts.push(`${pieceLabel(d, piece)} ${uiText.special.stack.rides(kindName(d, mount.kind))}`);
  else if (piece) parts.push(pieceLabel(d, piece));
  else if (!brief) parts.push(uiText.spoken.empty);
  const zone = zoneName(d, cell);
  if (!brief && zone !== null) parts.push(zone);
  parts.push(...groundNotes(d, view, cell));
  if (piece && !brief) parts.push(...noteWords(d, view, piece, true));
  // the states of the lower piece are named with it
  if (mount && !brief)
    for (const note of noteWords(d, view, mount, true)) parts.push(`${kindName(d, mount.kind)} ${note}`);
  const said = new Set<string>();
  for (const m of marks) if (m.cell === cell && !silent.includes(m.mark)) said.add(markWords(m));
  if (!brief) parts.push(...said);
  return parts.join(', ');
};

/** With a capital first letter, for the start of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
