/** Changes made on a screen, which the host writes into the text one after another. */
import type { EditableView, GameChange } from '../../../electron/contract/workshop.ts';
import { useApp } from '../app.ts';
import { type GameText, NOTHING, type TextStore } from './game-text-state.ts';

interface Waiting {
  readonly change: GameChange;
  readonly key: string | undefined;
  readonly typed: boolean;
  readonly done: (why: string | null) => void;
}

interface Changes extends Pick<GameText, 'edit'> {
  /** Resolves once all that waits is in the text, or was refused. */
  written(): Promise<void>;
  /** Another text is shown: what waits was meant for the last one. */
  drop(): void;
}

/** `step`: the text is left for another one, typed there; `onWritten`: all that waited is in the text. */
export const makeChanges = (
  { getState: get, setState: set }: TextStore,
  step: (typedIn: string | null) => void,
  onWritten: () => void,
): Changes => {
  let queue: Waiting[] = [];
  let isWriting = false;
  let writing: Promise<void> = Promise.resolve();
  const count = () => set({ waiting: queue.length + (isWriting ? 1 : 0) });
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      count();
      const { text } = get();
      const answer = await useApp.getState().ask['games.change']({ text, change: next.change });
      // what was typed meanwhile is newer
      if (answer.ok && get().text === text && answer.value.text !== text) {
        step(next.typed && next.key !== undefined ? `field ${next.key}` : null);
        const { parts } = answer.value;
        const { description, diagrams } = get().shown ?? NOTHING;
        set({ text: answer.value.text, isCurrent: false });
        set({ shown: { parts, problems: parts.problems, description, diagrams }, piece: within(get().piece, parts) });
      }
      next.done(answer.ok ? null : answer.error.message);
    }
    isWriting = false;
    count();
    onWritten();
  };
  return {
    edit(change, key, typed = false) {
      return new Promise((done) => {
        const at = key === undefined ? -1 : queue.findIndex((one) => one.key === key);
        if (at < 0) queue.push({ change, key, typed, done });
        else {
          queue[at].done(null);
          queue[at] = { change, key, typed, done };
        }
        count();
        if (!isWriting) writing = writeAll();
      });
    },
    written: () => writing,
    drop() {
      queue = [];
    },
  };
};

const within = (piece: number, { pieces }: EditableView): number => Math.max(0, Math.min(piece, pieces.length - 1));
