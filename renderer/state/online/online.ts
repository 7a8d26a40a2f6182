/**
 * The table on two machines, as this page knows it: who is there, what is offered, what was said, and the codes that were
 * made here. Everything comes from the host process; the page itself connects to nothing.
 */
import { create } from 'zustand';
import { MOST_ARROWS, type TableView } from '../../../electron/contract/online.ts';
import { onOneLine } from '../../../electron/contract/plain-text.ts';
import type { Bridge, Output } from '../../../electron/contract/requests.ts';
import type { Side, View } from '../../../electron/contract/view.ts';
import type { BoardArrow } from '../../board/arrows.ts';
import { useApp } from '../app.ts';

/** how long a square that somebody points at is marked */
const POINTED_MS = 5000;
/** the most lines of talk that are kept */
const KEPT = 100;

export type OnlineInvitation = Output<'online.invite'>;
export interface TalkLine {
  readonly key: number;
  readonly person: string;
  /** when it was said: in the next game the sides are changed */
  readonly side: Side | null;
  readonly text: string;
  readonly isOwn: boolean;
}

export interface DrawnArrow {
  readonly from: number;
  readonly to: number;
}
/** A square that somebody points at, for a few seconds. */
export interface Pointed {
  readonly key: number;
  readonly person: string;
  readonly side: Side | null;
  readonly cell: number;
}

export interface OnlineState {
  /** null: nobody else is at a table of this application */
  readonly table: TableView | null;
  /** when it was told, by the clock of the page */
  readonly toldAt: number;
  readonly lines: readonly TalkLine[];
  /** what others say is not shown */
  readonly muted: boolean;
  /** the connection of this guest, while there is none */
  readonly broken: { readonly state: 'lost' | 'ended'; readonly says: string } | null;
  /** the last codes that were made here, for a player and for somebody who watches, as long as they are good */
  readonly codes: { readonly play: OnlineInvitation | null; readonly watch: OnlineInvitation | null };
  readonly pointed: readonly Pointed[];
  /** the arrows of the others, by person, and those that were drawn here */
  readonly arrows: Readonly<Record<string, readonly DrawnArrow[]>>;
  readonly drawn: readonly DrawnArrow[];
  attach(on: Bridge['on']): void;
  mute(muted: boolean): void;
}

const nothingDrawn = { pointed: [], arrows: {}, drawn: [] } as const;
const nothing = {
  ...{ table: null, toldAt: 0, lines: [], broken: null, codes: { play: null, watch: null } },
  ...nothingDrawn,
} as const;
let count = 0;

export const useOnline = create<OnlineState>()((set, get) => ({
  ...nothing,
  muted: false,
  attach(on) {
    on.table((table) => {
      const { table: before, lines, arrows, codes } = get();
      const isHere = (person: string) => table.people.some((one) => one.person === person);
      // the talk goes on in the next game of the same people; every host and every player by a broker has one name for itself
      const isSame =
        before?.match === table.match ||
        (before?.you === table.you && before.people.some(({ person }) => person !== table.you && isHere(person)));
      const left = Object.fromEntries(Object.entries(arrows).filter(([person]) => isHere(person)));
      const { playing = false, watching = false } = table.invited ?? {};
      const good = { play: playing ? codes.play : null, watch: watching ? codes.watch : null };
      set({ table, toldAt: performance.now(), lines: isSame ? lines : [], arrows: left, codes: good });
    });
    on.said(({ person, side, text }) => {
      const { table, lines, muted } = get();
      const isOwn = person === table?.you;
      if (muted && !isOwn) return;
      set({ lines: [...lines, { key: ++count, person, side, text, isOwn }].slice(-KEPT) });
    });
    on.pointed(({ person, side, cell }) => {
      const key = ++count;
      set({ pointed: [...get().pointed, { key, person, side, cell }] });
      setTimeout(() => set({ pointed: get().pointed.filter((one) => one.key !== key) }), POINTED_MS);
    });
    on.arrows(({ person, arrows }) => {
      if (person !== get().table?.you) set({ arrows: { ...get().arrows, [person]: arrows } });
    });
    on.connection(({ state, says }) => set({ broken: state === 'back' ? null : { state, says } }));
  },
  mute: (muted) => set({ muted }),
}));

/** The table of that game; null: it is played at this machine only. */
export const tableOf = ({ table }: Pick<OnlineState, 'table'>, match: string): TableView | null =>
  table?.match === match ? table : null;

/** The side of whoever said that, in the present game; of somebody who has left the one of then. */
export const sideOfLine = (table: TableView | null, { person, side }: TalkLine): Side | null => {
  const here = table?.people.find((one) => one.person === person);
  return here ? here.side : side;
};

/** Shows the present view of the open game: who looks at it, and what may be done, has changed. */
async function refresh(match: string): Promise<void> {
  const { tryTo, openTable } = useApp.getState();
  const view = await tryTo('match.view', { match });
  if (view) openTable(view);
}

/** Opens a place for a player of that side, or (null) for somebody who watches. False: it was refused, and that is shown. */
export async function invite(view: Pick<View, 'match' | 'seat'>, side: Side | null): Promise<boolean> {
  const { tryTo, dismissNotice } = useApp.getState();
  const made = await tryTo('online.invite', { match: view.match, side });
  if (!made) return false;
  // the one before was withdrawn, and this is what to do about it
  dismissNotice('invitation-withdrawn');
  const { codes } = useOnline.getState();
  useOnline.setState({ codes: side === null ? { ...codes, watch: made } : { play: made, watch: null } });
  if (view.seat === undefined) await refresh(view.match);
  return true;
}

/** Closes the table; the game stays open here. */
export async function endTable(match: string): Promise<boolean> {
  if ((await useApp.getState().tryTo('online.stop', { match })) === null) return false;
  useOnline.setState(nothing);
  await refresh(match);
  return true;
}

/** Sits down at a table; the sentence that says why not, or null. */
export async function join(code: string | null): Promise<string | null> {
  const { ask, openTable } = useApp.getState();
  const { table, broken } = useOnline.getState();
  useOnline.setState({ broken: null });
  const answer = await (code === null ? ask['online.rejoin']({}) : ask['online.join']({ code }));
  if (!answer.ok) {
    // still at the table of before
    if (useOnline.getState().table === table) useOnline.setState({ broken });
    return answer.error.message;
  }
  // what ended meanwhile was the table of before
  useOnline.setState({ codes: nothing.codes, broken: null });
  openTable(answer.value);
  return null;
}

export async function talk(text: string): Promise<boolean> {
  const line = onOneLine(text);
  return line !== '' && (await useApp.getState().tryTo('table.say', { text: line })) !== null;
}

export const answerOffer = (offer: number, accept: boolean): void =>
  void useApp.getState().tryTo('table.answer', { offer, accept });

const isAtTable = (match: string): boolean => tableOf(useOnline.getState(), match) !== null;

/** Draws the attention of everybody at the table to a square; does nothing where nobody else is. */
export function pointOut(match: string, cell: number): void {
  if (isAtTable(match)) void useApp.getState().tryTo('table.point', { cell });
}

/** An arrow was drawn here, or (drawn again) removed: others at the table see it until the position changes. */
export function drawArrow(match: string, from: number, to: number): void {
  const { drawn } = useOnline.getState();
  const rest = drawn.filter((arrow) => arrow.from !== from || arrow.to !== to);
  showArrows(match, rest.length < drawn.length ? rest : [...rest, { from, to }].slice(-MOST_ARROWS));
}
function showArrows(match: string, drawn: readonly DrawnArrow[]): void {
  useOnline.setState({ drawn });
  if (isAtTable(match)) void useApp.getState().tryTo('table.arrows', { arrows: [...drawn] });
}
/** What was drawn here is gone. */
export function clearArrows(match: string): void {
  if (useOnline.getState().drawn.length > 0) showArrows(match, []);
}
/** The position has changed: every page forgets what was drawn on the one before. */
export const forgetDrawn = (): void => useOnline.setState(nothingDrawn);

/** What people draw and point at, for the boards. */
export const sharedArrows = ({
  arrows,
  pointed,
  drawn,
}: Pick<OnlineState, 'arrows' | 'pointed' | 'drawn'>): readonly BoardArrow[] => [
  ...drawn.map(({ from, to }): BoardArrow => ({ key: `own ${from} ${to}`, from, to, look: 'hint' })),
  ...Object.entries(arrows).flatMap(([person, all]) =>
    all.map(({ from, to }): BoardArrow => ({ key: `${person} ${from} ${to}`, from, to, look: 'hint' })),
  ),
  ...pointed.map(({ key, cell }): BoardArrow => ({ key: `points ${key}`, from: null, to: cell, look: 'hint' })),
];
