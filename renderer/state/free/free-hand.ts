/**
 * What hands do on the table while the referee is off: they take pieces from the board, the box and the trays, put them
 * anywhere, throw them off, lay them down and turn them. Where a piece stands is the game's and is saved with it; that it lies
 * or is turned is only seen here, and only while the table is open. Must stay true: changes are made one after another, in
 * the order of the hands.
 */
import { create } from 'zustand';
import type { Draft, VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, View } from '../../../electron/contract/view.ts';
import { boxOf, isInBox } from '../../board/box.ts';
import type { Posture } from '../../board/posture.ts';
import type { ByHand, MatchEvent, MatchState } from '../match/match.ts';
import { isHidden, pieceOf } from '../match/match-derived.ts';
import type { MatchStore } from '../match/match-store.ts';
import { cellOfName, groupFlag, movedPiece, withoutPiece, withPiece, writtenAs } from '../setup/setup-draft.ts';
import { FreeTable } from './free-table.ts';
import { forgetWeight, stopSweeping } from './weight.ts';

const UPRIGHT: Posture = { laid: false, turned: 0 };
const EIGHTHS = 8;
type Who = Pick<PieceView, 'kind' | 'side' | 'group'>;
/** A piece in the hand: one of the board, by its name as in a draft, or (null) one of the box or a tray. */
interface Held extends Who {
  readonly name: string | null;
  /** its number when it was taken; the game may have given that to somebody else since */
  readonly id: number;
}
/** What hands have done with a piece; `cell` by name. */
export type HandNews =
  | { readonly did: 'took'; readonly piece: Who }
  | { readonly did: 'put' | 'took-off' | 'laid' | 'stood' | 'turned'; readonly piece: Who; readonly cell: string }
  | { readonly did: 'nothing' };
interface FreeHand {
  readonly held: Held | null;
  /** by the piece's name; whoever else stands there by now is upright */
  readonly postures: Readonly<Record<string, Posture & Who>>;
}
const EMPTY: FreeHand = { held: null, postures: {} };
export const useFreeHand = create<FreeHand>()(() => EMPTY);
const { getState: get, setState: set } = useFreeHand;
const emptyHand = (): void => set(EMPTY);

/** May hands move pieces now? */
export const isHandFree = (s: MatchState): boolean => s.view.free === true && s.look === null && !isHidden(s);

const cellName = (d: VariantDescription, cell: number): string => d.topology.cells[cell]!.name;
const nameOf = (d: VariantDescription, { at, rides }: PieceView): string | null =>
  at === null ? null : `${cellName(d, at)}${rides ? '^' : ''}`;
const isLike = (a: Who, b: Who): boolean => a.kind === b.kind && a.side === b.side && a.group === b.group;
const whoOf = ({ kind, side, group }: Who): Who => ({ kind, side, ...(group !== undefined && { group }) });

/** The piece that is in the hand, among those of the view and the box. */
export function heldPiece(d: VariantDescription, pieces: readonly PieceView[], held: Held | null): number | null {
  const like = held === null ? [] : pieces.filter((p) => isLike(p, held) && nameOf(d, p) === held.name);
  return (like.find(({ id }) => id === held?.id) ?? like[0])?.id ?? null;
}
/** How the pieces of the view stand, by their numbers; those that stand as usual are left out. */
export const posturesIn = (
  d: VariantDescription,
  { pieces }: View,
  postures: FreeHand['postures'],
): ReadonlyMap<number, Posture> =>
  new Map(
    pieces.flatMap((p) => {
      const posture = postures[nameOf(d, p) ?? ''];
      return posture && isLike(posture, p) ? [[p.id, posture] as const] : [];
    }),
  );

/** A table on which pieces are moved by hand while the referee is off. */
class FreeHands {
  private readonly match: MatchStore;
  private readonly say: (news: HandNews) => void;
  /** the changes that are under way */
  private last: Promise<void> = Promise.resolve();

  constructor(match: MatchStore, say: (news: HandNews) => void) {
    this.match = match;
    this.say = say;
  }
  private get state(): MatchState {
    return this.match.store.getState();
  }

  /** Does what the event means for hands; false where it is none of theirs. */
  take(event: MatchEvent): boolean {
    const s = this.state;
    if (!isHandFree(s)) return false;
    switch (event.on) {
      case 'pick':
        this.pick(event.target.piece, event.target.cell);
        return true;
      case 'lift':
        this.hold(this.known(event.piece));
        return true;
      case 'drop': {
        const { held } = get();
        if (event.target.cell !== null) this.put(event.target.cell);
        else if (held?.name) this.takeOff(held, held.name);
        else set({ held: null });
        return true;
      }
      case 'escape':
        if (get().held === null) return stopSweeping();
        set({ held: null });
        return true;
      case 'undo':
      case 'redo':
      case 'look':
        set({ held: null });
        return false;
      case 'by-hand':
        this.does(event.does);
        return true;
      default:
        return false;
    }
  }

  /** With whoever is in the hand, or else stands at the cursor. */
  private does(what: ByHand): void {
    const { held: inHand } = get();
    const held = inHand ?? this.onCell(this.state.cursor, null);
    if (held?.name) {
      const { name } = held;
      if (what === 'take-off') this.takeOff(held, name);
      else this.pose(held, name, what);
    } else if (held && what === 'take-off') set({ held: null });
    else this.say({ did: 'nothing' });
  }
  private takeOff(held: Held, name: string): void {
    set({ held: null });
    this.change((draft) => withoutPiece(draft, name), { did: 'took-off', piece: held, cell: cellOfName(name) });
  }
  private pose(held: Held, name: string, what: 'lay-down' | 'turn'): void {
    const known = get().postures[name];
    const { laid, turned } = known && isLike(known, held) ? known : UPRIGHT;
    const now = what === 'turn' ? { laid, turned: (turned + 1) % EIGHTHS } : { laid: !laid, turned };
    set(({ postures }) => ({ postures: { ...postures, [name]: { ...whoOf(held), ...now } } }));
    this.say({ did: what === 'turn' ? 'turned' : now.laid ? 'laid' : 'stood', piece: held, cell: cellOfName(name) });
  }
  private pick(piece: number | null, cell: number | null): void {
    const { held } = get();
    if (cell !== null) this.match.send({ on: 'cursor', cell });
    if (cell === null) {
      // beside the board: from the box or a tray, or put back
      const taken = piece === null ? null : this.known(piece);
      this.hold(taken && (held === null || !isLike(held, taken)) ? taken : null);
    } else if (held === null) {
      this.hold(this.onCell(cell, piece));
    } else this.put(cell);
  }
  private hold(held: Held | null): void {
    set({ held });
    if (held) this.say({ did: 'took', piece: held });
  }
  private put(cell: number): void {
    const { held, postures } = get();
    const { description: d } = this.state;
    const at = cellName(d, cell);
    set({ held: null });
    if (held === null || (held.name !== null && cellOfName(held.name) === at)) return;
    const { name } = held;
    const said: HandNews = { did: 'put', piece: held, cell: at };
    if (name === null) {
      const flag = groupFlag(d)?.id;
      const group = flag !== undefined && held.group !== undefined ? { [flag]: held.group } : {};
      const piece = { ...writtenAs(d, held.kind), side: d.sides[held.side].id, at, ...group };
      this.change((draft) => withPiece(d, draft, piece), said);
      return;
    }
    const posture = postures[name];
    // it keeps lying, or looking where it looked
    if (posture && isLike(posture, held)) set({ postures: { ...postures, [at]: posture } });
    this.change((draft) => movedPiece(d, draft, name, at), said);
  }
  private change(edit: (draft: Draft) => Draft, said: HandNews): void {
    this.last = this.last.then(async () => {
      const table = new FreeTable(this.match);
      const checked = await table.table();
      if (checked && (await table.put(edit(checked.draft)))) this.say(said);
    });
  }

  /** The piece that was hit, or the upper one of those on the square. */
  private onCell(cell: number, piece: number | null): Held | null {
    const there = this.state.view.pieces.filter((p) => p.at === cell);
    const met = there.find(({ id }) => id === piece) ?? there.find(({ rides }) => rides) ?? there[0];
    return met ? this.known(met.id) : null;
  }
  private known(id: number): Held | null {
    const { description: d, view } = this.state;
    const piece = isInBox({ id }) ? boxOf(d, view.options).find((p) => p.id === id) : pieceOf(view, id);
    // who is in a hand or in flight is a part of the position that is changed in the editor
    if (!piece || piece.place === 'hand' || piece.place === 'flight') return null;
    return { ...whoOf(piece), name: nameOf(d, piece), id };
  }
}

/** The table with hands: what they do while the referee is off is no event of the game. */
export function withHands(match: MatchStore, say: (news: HandNews) => void): MatchStore {
  const hands = new FreeHands(match, say);
  emptyHand();
  forgetWeight();
  match.store.subscribe(({ view }) => {
    if (view.free) return;
    if (get() !== EMPTY) emptyHand();
    forgetWeight();
  });
  return { store: match.store, send: (event) => hands.take(event) || match.send(event) };
}
