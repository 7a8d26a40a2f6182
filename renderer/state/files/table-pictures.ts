/**
 * Pictures of positions as the real table shows them, for lists: each is taken once, by the one hidden table of the page
 * (renderer/ui/board3d/Darkroom.tsx), one after another, and kept in memory. Until it has come, and where none can be
 * taken, the position is drawn from its description. A picture shows what its thumbnail says, so it has no secrets.
 */
import { create } from 'zustand';
import type { Thumbnail, VariantDescription } from '../../../electron/contract/description.ts';
import { type PlaceChoice, placeIn, type Settings } from '../../../electron/contract/settings.ts';
import type { View } from '../../../electron/contract/view.ts';
import { isDay } from '../appearance.ts';
import { viewOfDraft } from '../setup/setup-draft.ts';

/** the most that are kept: several screens of rows, some ten thousand bytes each */
const MOST_KEPT = 96;

/** A picture that is to be taken. */
export interface Wanted {
  /** the same for the same picture */
  readonly key: string;
  readonly description: VariantDescription;
  readonly thumbnail: Thumbnail;
  readonly place: PlaceChoice;
  readonly day: boolean;
}

interface TablePictures {
  /** addresses by key, the most recently taken at the end */
  readonly kept: ReadonlyMap<string, string>;
  /** a picture that is wanted twice is listed twice, and taken once */
  readonly waiting: readonly Wanted[];
  /** the table cannot be drawn now */
  readonly failed: boolean;
  /** returns a function that withdraws the request */
  want(picture: Wanted): () => void;
  taken(key: string, picture: Blob): void;
  fail(): void;
  /** there may be pictures again: those that are missing are asked for */
  tryAgain(): void;
}

export const useTablePictures = create<TablePictures>()((set, get) => ({
  kept: new Map(),
  waiting: [],
  failed: false,
  want(picture) {
    if (get().failed) return () => {};
    set({ waiting: [...get().waiting, picture] });
    return () => {
      if (get().waiting.includes(picture)) set({ waiting: get().waiting.filter((other) => other !== picture) });
    };
  },
  taken(key, picture) {
    const kept = new Map(get().kept);
    const before = kept.get(key);
    if (before !== undefined) URL.revokeObjectURL(before);
    kept.delete(key);
    kept.set(key, URL.createObjectURL(picture));
    for (const [old, address] of [...kept].slice(0, -MOST_KEPT)) {
      URL.revokeObjectURL(address);
      kept.delete(old);
    }
    set({ kept, waiting: get().waiting.filter((other) => other.key !== key) });
  },
  fail: () => set({ failed: true, waiting: [] }),
  tryAgain: () => set({ failed: false }),
}));

/**
 * Are there pictures of the real table? Not with the flat board, nor in low quality if the player has chosen it: whoever
 * asks for less drawing gets less.
 */
export const hasTablePictures = (settings: Settings): boolean =>
  settings.board === 'table' && settings.quality !== 'low' && typeof WebGL2RenderingContext !== 'undefined';

export function wantedOf(description: VariantDescription, thumbnail: Thumbnail, settings: Settings): Wanted {
  const [place, day] = [placeIn(settings, description.id), isDay(settings)];
  const { pieces, hands } = thumbnail;
  const { id, looks, kinds } = description;
  // a game of one's own keeps its id when its looks change
  const kindLooks = kinds.map(({ figure, tint, outline, stand, picture }) => [figure, tint, outline, stand, picture]);
  const features = publicFeatures(description, thumbnail);
  const key = JSON.stringify([id, looks, kindLooks, pieces, hands, features, place, day]);
  return { key, description, thumbnail, place, day };
}

/** A feature of a kind that may be secret is not shown: a thumbnail does not say which of them are. */
const publicFeatures = (description: VariantDescription, { features }: Thumbnail) =>
  features.filter(({ id }) => description.features.some((known) => known.id === id && !known.hidden));

/** The position as the table takes it. */
export function viewOfWanted({ key, description, thumbnail }: Wanted): View {
  const empty = viewOfDraft(description, { turn: description.sides[0].id, pieces: [] }, null, {});
  const { hands = [] } = thumbnail;
  const pieces = [
    ...thumbnail.pieces.map((piece) => ({ ...piece, place: 'board' as const })),
    ...hands.map((piece) => ({ ...piece, place: 'hand' as const, at: null })),
  ]
    .filter(({ kind }) => description.kinds.some((known) => known.id === kind))
    .map((piece, id) => ({ ...piece, id, notes: [] }));
  const features = publicFeatures(description, thumbnail).map(({ id, cell }) => ({
    id,
    cell,
    side: null,
    hidden: false,
    says: '',
  }));
  return { ...empty, match: key, pieces, features };
}
