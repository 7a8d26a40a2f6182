/**
 * The text of a game's rules while somebody makes it, and what the host says about it. Must stay true: the text is the
 * truth, and every change on a screen is written into it by the host; after every change the newest text is saved and
 * read, one request at a time, so that the last answer belongs to the text shown.
 */
import { create } from 'zustand';
import { uiText } from '../../text/index.ts';
import { useApp } from '../app.ts';
import type { GameText } from './game-text-state.ts';
import { Keeping } from './keeping.ts';
import { makeChanges } from './text-changes.ts';
import { TextHistory } from './text-history.ts';
import { makeReader } from './text-reading.ts';

/** milliseconds without a change after which the text is saved and read */
const PAUSE = 150;

export const useGameText = create<GameText>()((set, get, store) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let keeping = new Keeping(null, '');
  let history = new TextHistory();
  const read = makeReader(store);

  const tellHistory = () => set({ canUndo: history.canUndo, canRedo: history.canRedo });
  const step = (typedIn: string | null): void => {
    history.step(get().text, typedIn);
    tellHistory();
  };
  const soon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      void keeping.save(get().text);
      void read();
    }, PAUSE);
  };
  const goTo = (text: string | undefined): void => {
    if (text === undefined) return;
    history.endTyping();
    set({ text, isCurrent: false });
    tellHistory();
    soon();
  };
  const changes = makeChanges(store, step, soon);

  return {
    ...{ text: '', shown: null, found: null, unread: 0, reading: null, isCurrent: false, lastGood: null, piece: 0 },
    ...{ waiting: 0, canUndo: false, canRedo: false },
    begin(text, game) {
      clearTimeout(pause);
      keeping.leave();
      // whoever comes back to a game can still undo
      const isSame = game !== null && keeping.file === game && get().text === text;
      if (!isSame) history = new TextHistory();
      history.endTyping();
      keeping = new Keeping(game, text);
      changes.drop();
      set({ text, shown: null, found: null, unread: 0, isCurrent: false, lastGood: null, piece: 0, waiting: 0 });
      tellHistory();
      void read();
    },
    type(text) {
      if (text === get().text) return;
      step('text');
      set({ text, isCurrent: false });
      soon();
    },
    edit: changes.edit,
    endTyping: () => history.endTyping(),
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
    stopReading: () => void useApp.getState().tryTo('games.stopReading', {}),
    undo: () => goTo(history.undo(get().text)),
    undoThis() {
      const { text } = get();
      return () => {
        if (get().text === text) get().undo();
        else useApp.getState().toastFailure(uiText.workshop.changedSince);
      };
    },
    redo: () => goTo(history.redo(get().text)),
    async finish() {
      clearTimeout(pause);
      const kept = keeping;
      let { text } = get();
      let game = await Promise.all([kept.save(text), changes.written()]).then(([file]) => file);
      // another text may have been opened meanwhile
      if (keeping === kept && get().text !== text) {
        ({ text } = get());
        game = await kept.save(text);
      }
      return { game, text };
    },
    async fileOf() {
      await changes.written();
      return keeping.fileOf(get().text);
    },
  };
});
