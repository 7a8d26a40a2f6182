/**
 * The thumbnails of saves, requested when their rows scroll into view. The list of a large library comes without them:
 * they are most of its size, and few of them are visible at once. A known picture is kept until its successor has
 * arrived, so that nothing flickers.
 */
import { create } from 'zustand';
import type { Thumbnail } from '../../../electron/contract/description.ts';
import { MOST_PICTURES, type SaveSummary } from '../../../electron/contract/requests.ts';
import { logged } from '../../decoration/decorate.ts';
import { useApp } from '../app.ts';

/** the most that are kept: several screens of rows */
const MOST_KEPT = 240;

interface Kept {
  /** distinguishes versions of the save */
  readonly stamp: string;
  readonly thumbnail: Thumbnail | null;
}
export interface Pictures {
  /** by save, the most recently requested at the end */
  readonly kept: ReadonlyMap<string, Kept>;
  /** pending requests: stamps by save */
  readonly asked: ReadonlyMap<string, string>;
  /** these rows are in view; pictures that are missing or out of date are requested */
  want(saves: readonly SaveSummary[]): Promise<void>;
}

const stampOf = ({ changed, turnNumber, outcome }: SaveSummary): string =>
  `${changed} ${turnNumber} ${outcome !== null}`;

export const usePictures = create<Pictures>()((set, get) => ({
  kept: new Map(),
  asked: new Map(),
  async want(saves) {
    const { kept, asked } = get();
    const isMissing = (save: SaveSummary): boolean => {
      const stamp = stampOf(save);
      return save.problem === null && kept.get(save.save)?.stamp !== stamp && asked.get(save.save) !== stamp;
    };
    const missing = saves.filter(isMissing);
    set({ kept: lastWanted(kept, saves) });
    const stamps = new Map(missing.map((save) => [save.save, stampOf(save)]));
    set({ asked: new Map([...asked, ...stamps]) });
    const names = [...stamps.keys()];
    for (let from = 0; from < names.length; from += MOST_PICTURES) {
      const some = names.slice(from, from + MOST_PICTURES);
      // a missing picture is not worth a message: the row is shown without it
      const answer = await useApp
        .getState()
        .ask['library.pictures']({ saves: some })
        .catch((error: unknown) => logged('pictures of saves', error));
      const pictures = answer?.ok ? answer.value.pictures : [];
      const found = pictures.map(({ save, thumbnail }): [string, Kept] => [
        save,
        { stamp: stamps.get(save) ?? '', thumbnail },
      ]);
      set((now) => ({
        kept: new Map([...now.kept, ...found].slice(-MOST_KEPT)),
        asked: new Map([...now.asked].filter(([save, stamp]) => !some.includes(save) || stamps.get(save) !== stamp)),
      }));
    }
  },
}));

/** In the order of the requests. */
function lastWanted(kept: Pictures['kept'], saves: readonly SaveSummary[]): Pictures['kept'] {
  const wanted = new Set(saves.map(({ save }) => save));
  const all = [...kept];
  return new Map([...all.filter(([save]) => !wanted.has(save)), ...all.filter(([save]) => wanted.has(save))]);
}

/** The picture of a save; null: it has none; undefined: not known yet. */
export const usePicture = (save: string): Thumbnail | null | undefined =>
  usePictures((pictures) => pictures.kept.get(save)?.thumbnail);
