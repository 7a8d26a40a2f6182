/**
 * People's own games and the known variants, as the host last listed them. Must stay true: the list is requested
 * again after every change, because the folder on disk is the truth.
 */
import { create } from 'zustand';
import type { GamePlace, KnownVariant, OwnGameSummary } from '../../../electron/contract/own-games.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { handOver } from '../files/files.ts';

const words = uiText.ownGames;
const app = () => useApp.getState();

interface OwnGames {
  /** by title; null until the host's first answer */
  readonly own: readonly OwnGameSummary[] | null;
  readonly shelf: readonly KnownVariant[] | null;
  /** the game of one's own that is shown; null: the first one */
  readonly chosen: GamePlace | null;
  /** the id by which the chosen one is played; null while it is not known, or cannot be played */
  readonly variant: string | null;
  /** requests are numbered: only the latest answer counts */
  readonly asked: number;
  load(): Promise<void>;
  choose(place: GamePlace): Promise<void>;
}

export const isSamePlace = (a: GamePlace, b: GamePlace | null): boolean => a.list === b?.list && a.game === b.game;

export const useOwnGames = create<OwnGames>()((set, get) => ({
  own: null,
  shelf: null,
  chosen: null,
  variant: null,
  asked: 0,
  async load() {
    const list = await app().tryTo('games.list', {});
    if (!list) return;
    set(list);
    const { chosen } = get();
    const isThere = chosen && list.own.some(({ game }) => game === chosen.game);
    const first = list.own.at(0);
    if (isThere) await get().choose(chosen);
    else if (first) await get().choose(ownPlace(first));
    else set({ chosen: null, variant: null });
  },
  async choose(place) {
    const mine = get().asked + 1;
    const isOther = !isSamePlace(place, get().chosen);
    set({ chosen: place, asked: mine, ...(isOther && { variant: null }) });
    const summary = get().own?.find(({ game }) => game === place.game);
    const used = summary?.problem ? null : await app().tryTo('games.use', { place });
    if (get().asked === mine) set({ variant: used?.variant ?? null });
  },
}));
export const ownPlace = ({ game }: OwnGameSummary): GamePlace => ({ list: 'own', game });
export const shelfPlace = ({ game }: KnownVariant): GamePlace => ({ list: 'shelf', game });

const reload = () => useOwnGames.getState().load();

/** Shows this game of one's own, which has just been added. */
export async function showOwn(summary: OwnGameSummary): Promise<void> {
  useOwnGames.setState({ chosen: ownPlace(summary), variant: null });
  await reload();
}

export async function exportGame(place: GamePlace): Promise<void> {
  const made = await app().tryTo('games.export', { place });
  if (made) handOver(made, (where) => app().toast(made.where ? words.exported(where) : words.handedOver(where)));
}

export async function discardGame({ game, title }: OwnGameSummary): Promise<void> {
  const gone = await app().tryTo('games.discard', { game });
  await reload();
  if (!gone) return;
  const run = async () => {
    const back = await app().tryTo('games.restore', { token: gone.token });
    if (!back) return reload();
    app().toast(words.restored(back.title));
    await showOwn(back);
  };
  app().toast(words.discarded(title), { name: uiText.shell.undo, run });
}
