/** The film that is being made, if any: one at a time. The table's screen makes it; the dialog only asks for it. */
import { create } from 'zustand';
import type { FilmFrame, FilmSpec } from './plan.ts';

export interface FilmJob {
  readonly match: string;
  /** of the game, which is the name of the file */
  readonly name: string;
  readonly spec: FilmSpec;
  readonly frames: readonly FilmFrame[];
}

interface Films {
  readonly job: FilmJob | null;
  begin(job: FilmJob): void;
  /** does nothing if another one was begun meanwhile */
  end(job: FilmJob): void;
}

export const useFilm = create<Films>()((set, get) => ({
  job: null,
  begin: (job) => set({ job }),
  end: (job) => {
    if (get().job === job) set({ job: null });
  },
}));
