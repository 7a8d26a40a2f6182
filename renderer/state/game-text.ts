/**
 * The text of a game's rules while somebody writes it, and what the host says about it. Must stay true: after every
 * change the newest text is read and saved, one request at a time, so that the last answer belongs to the text shown.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { GameInText, TextProblem } from '../../electron/contract/own-games.ts';
import { useApp } from './app.ts';
import { ownPlace, useOwnGames } from './own-games.ts';

/** What is known of the text. */
export interface TextRead {
  readonly games: readonly GameInText[];
  /** of a text with one game */
  readonly problems: readonly TextProblem[];
  readonly description: VariantDescription | null;
}
export interface GameText {
  readonly text: string;
  /** the last answer, and whether it is about the text as it stands; null before the first */
  readonly read: TextRead | null;
  readonly isCurrent: boolean;
  /** what the text looked like when it could last be played */
  readonly lastGood: VariantDescription | null;
  /** `game`: the file that it is saved to; null: a new one, once something was changed */
  begin(text: string, game: string | null): void;
  change(text: string): void;
  /** what was changed is saved now */
  finish(): Promise<void>;
}

/** Text in another notation is read, but not kept under this name. */
export const isRules = (text: string): boolean => /^\uFEFF?\s*fairygame\b/.test(text);

/** milliseconds without a change after which the text is saved and read */
const PAUSE = 150;

/** Where a text is kept, and as what. */
interface Kept {
  game: string | null;
  saved: string;
}

export const useGameText = create<GameText>()((set, get) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let kept: Kept = { game: null, saved: '' };
  /** one at a time: a new file has its name only then */
  let saving: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    const { text } = get();
    const mine = kept;
    saving = saving.then(async () => {
      if (text === mine.saved || !isRules(text)) return;
      const summary = await useApp.getState().tryTo('games.save', { game: mine.game, text });
      if (!summary) return;
      Object.assign(mine, { game: summary.game, saved: text });
      if (mine !== kept) return;
      // the list behind it shows the new title, or a new game
      useOwnGames.setState({ chosen: ownPlace(summary), variant: null });
      void useOwnGames.getState().load();
    });
    return saving;
  };
  const readAll = async (): Promise<void> => {
    for (let text: string | null = null; text !== get().text; ) {
      text = get().text;
      const read = await readText(text);
      if (read && text === get().text) set({ read, isCurrent: true, lastGood: read.description ?? get().lastGood });
    }
  };
  const readIt = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      await readAll();
    } finally {
      isReading = false;
    }
  };
  return {
    text: '',
    read: null,
    isCurrent: false,
    lastGood: null,
    begin(text, game) {
      kept = { game, saved: text };
      set({ text, read: null, isCurrent: false, lastGood: null });
      void readIt();
    },
    change(text) {
      set({ text, isCurrent: false });
      clearTimeout(pause);
      pause = setTimeout(() => {
        void save();
        void readIt();
      }, PAUSE);
    },
    finish() {
      clearTimeout(pause);
      return save();
    },
  };
});

/** Null where the host refuses to read it, which it has told. */
async function readText(text: string): Promise<TextRead | null> {
  const { tryTo } = useApp.getState();
  const found = await tryTo('games.read', { text });
  if (!found) return null;
  const { games } = found;
  const isOne = games.length === 1;
  const [only] = games;
  // the problems of another notation are in its own lines
  if (!isOne || only.text === null) return { games, problems: isOne ? only.problems : [], description: null };
  const preview = await tryTo('games.preview', { text: only.text });
  return preview && { games, ...preview };
}
