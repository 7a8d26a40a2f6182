/**
 * The text of a game's rules while somebody makes it, and what the host says about it. Must stay true: the text is the
 * truth, and every change on a screen is written into it by the host; after every change the newest text is saved and
 * read, one request at a time, so that the last answer belongs to the text shown.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { GameInText, TextProblem } from '../../../electron/contract/own-games.ts';
import type { Refusal } from '../../../electron/contract/result.ts';
import type { CaptionedDiagram, Editable, GameChange, PlacedProblem } from '../../../electron/contract/workshop.ts';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import { isRules, Keeping } from './keeping.ts';

/** What is known of a text with rules. */
export interface Shown {
  readonly parts: Editable;
  /** what keeps it from being played */
  readonly problems: readonly PlacedProblem[];
  /** null: it has problems, or nobody has looked yet */
  readonly description: VariantDescription | null;
  /** how the chosen piece moves */
  readonly diagrams: readonly CaptionedDiagram[];
}
export interface GameText {
  readonly text: string;
  /** the last answer about rules; null before the first, and for other notations */
  readonly shown: Shown | null;
  /** the games of a text in another notation */
  readonly found: readonly GameInText[] | null;
  /** does the last answer belong to the text as it stands? */
  readonly isCurrent: boolean;
  /** what the text looked like when it could last be played */
  readonly lastGood: VariantDescription | null;
  /** the number of the piece that is shown */
  readonly piece: number;
  /** changes that the host has not written yet */
  readonly waiting: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `game`: the file that it is saved to; null: a new one, once something was changed */
  begin(text: string, game: string | null): void;
  /** it was typed */
  type(text: string): void;
  /**
   * Resolves with why it cannot be made, or null. A change with the same `key` that still waits is replaced; changes that
   * are `typed` one after another with the same key are undone together, until that ends.
   */
  edit(change: GameChange, key?: string, typed?: boolean): Promise<string | null>;
  endTyping(): void;
  /** another text takes its place, as one step */
  replace(text: string): void;
  choosePiece(piece: number): void;
  undo(): void;
  /** how to undo the change that was made last, which does nothing and says so once something else was changed */
  undoThis(): () => void;
  redo(): void;
  /** what was changed is saved now; resolves with the file, null where there is none yet */
  finish(): Promise<string | null>;
  /** the file that it is saved to, which is made where there is none; null where that was refused */
  fileOf(): Promise<string | null>;
}

/** milliseconds without a change after which the text is saved and read */
const PAUSE = 150;
const MOST_UNDO = 200;
/** of a game that cannot be played, or that nobody has looked at */
const NOTHING = { description: null, diagrams: [] as readonly CaptionedDiagram[] };

interface Waiting {
  readonly change: GameChange;
  readonly key: string | undefined;
  readonly typed: boolean;
  readonly done: (why: string | null) => void;
}

export const useGameText = create<GameText>()((set, get) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let keeping = new Keeping(null, '');
  /** texts before and after this one; what is typed in one go is one step */
  let past: string[] = [];
  let future: string[] = [];
  /** where the last step was typed, of which the next letters are a part; null: nowhere */
  let typing: string | null = null;
  let queue: Waiting[] = [];
  let isWriting = false;
  let reading: Promise<void> | null = null;

  const count = () => set({ waiting: queue.length + (isWriting ? 1 : 0) });
  const history = () => set({ canUndo: past.length > 0, canRedo: future.length > 0 });
  const step = (typedIn: string | null): void => {
    if (typedIn === null || typedIn !== typing) past = [...past, get().text].slice(-MOST_UNDO);
    future = [];
    typing = typedIn;
    history();
  };
  const soon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      void keeping.save(get().text);
      void read();
    }, PAUSE);
  };

  /** Reads until the answer is about what is shown. */
  const read = (): Promise<void> => {
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  };
  const readAll = async (): Promise<void> => {
    for (;;) {
      const { text, piece } = get();
      const isDone = isRules(text) ? await readRules(text, piece) : await readOthers(text);
      if (get().text === text && get().piece === piece) return isDone ? set({ isCurrent: true }) : undefined;
    }
  };
  const readRules = async (text: string, piece: number): Promise<boolean> => {
    const { tryTo, ask } = useApp.getState();
    const parts = await tryTo('games.parts', { text });
    if (!parts || get().text !== text) return false;
    const { description, diagrams } = get().shown ?? NOTHING;
    set({ found: null, shown: { parts, problems: parts.problems, description, diagrams } });
    if (parts.problems.length > 0) {
      set({ shown: { parts, problems: parts.problems, ...NOTHING } });
      return true;
    }
    const answer = await ask['games.preview']({ text, piece });
    if (get().text !== text) return false;
    // that its rules take too long is one more thing that is wrong with it
    const preview = answer.ok ? answer.value : { problems: [problemOf(answer.error)], ...NOTHING };
    const problems = preview.problems.map(nowhere);
    const lastGood = preview.description ?? get().lastGood;
    set({ lastGood, shown: { parts, problems, description: preview.description, diagrams: preview.diagrams } });
    return true;
  };
  const readOthers = async (text: string): Promise<boolean> => {
    const answer = await useApp.getState().tryTo('games.read', { text });
    if (!answer || get().text !== text) return false;
    set({ found: answer.games, shown: null });
    return true;
  };

  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
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
    soon();
  };

  const goTo = (text: string): void => {
    typing = null;
    set({ text, isCurrent: false });
    history();
    soon();
  };
  return {
    ...{ text: '', shown: null, found: null, isCurrent: false, lastGood: null, piece: 0 },
    ...{ waiting: 0, canUndo: false, canRedo: false },
    begin(text, game) {
      clearTimeout(pause);
      keeping.leave();
      // whoever comes back to a game can still undo
      const isSame = game !== null && keeping.file === game && get().text === text;
      if (!isSame) [past, future] = [[], []];
      keeping = new Keeping(game, text);
      [queue, typing] = [[], null];
      set({ text, shown: null, found: null, isCurrent: false, lastGood: null, piece: 0, waiting: 0 });
      history();
      void read();
    },
    type(text) {
      if (text === get().text) return;
      step('text');
      set({ text, isCurrent: false });
      soon();
    },
    edit(change, key, typed = false) {
      return new Promise((done) => {
        const at = key === undefined ? -1 : queue.findIndex((one) => one.key === key);
        if (at < 0) queue.push({ change, key, typed, done });
        else {
          queue[at].done(null);
          queue[at] = { change, key, typed, done };
        }
        count();
        void writeAll();
      });
    },
    endTyping() {
      typing = null;
    },
    replace(text) {
      step(null);
      goTo(text);
    },
    choosePiece(piece) {
      const { shown } = get();
      // the diagrams of another piece are not its own
      set({ piece, isCurrent: false, shown: shown && { ...shown, diagrams: [] } });
      void read();
    },
    undo() {
      const before = past.pop();
      if (before === undefined) return;
      future.push(get().text);
      goTo(before);
    },
    undoThis() {
      const { text } = get();
      return () => {
        if (get().text === text) get().undo();
        else useApp.getState().toastFailure(uiText.workshop.changedSince);
      };
    },
    redo() {
      const after = future.pop();
      if (after === undefined) return;
      past.push(get().text);
      goTo(after);
    },
    finish() {
      clearTimeout(pause);
      return keeping.save(get().text);
    },
    fileOf: () => keeping.fileOf(get().text),
  };
});

const problemOf = ({ message }: Refusal): TextProblem => ({ line: 1, column: 1, says: message });
const nowhere = (problem: TextProblem): PlacedProblem => ({ ...problem, section: null, piece: null });
const within = (piece: number, { pieces }: Editable): number => Math.max(0, Math.min(piece, pieces.length - 1));
