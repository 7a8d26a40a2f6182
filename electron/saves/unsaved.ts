/** What takes the place of saving where nothing is kept: an exercise is gone when it is left. */
import type { Autosave } from './autosave.ts';

/** What others ask of whatever saves a match. */
export type Saving = Pick<
  Autosave,
  'text' | 'record' | 'recordRunning' | 'file' | 'flush' | 'keptElsewhere' | 'end' | 'rename'
>;

export const unsaved: Saving = {
  text: () => '',
  record: async () => {},
  recordRunning: async () => {},
  file: () => {},
  flush: async () => true,
  keptElsewhere: () => {},
  end: async () => true,
  rename: async () => false,
};
