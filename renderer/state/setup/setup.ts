/**
 * The set-up editor's state: the draft, the undo steps, the selected tool, and the host's last answer about it. Must
 * stay true: after every change the newest draft is sent, one request at a time, so that the last answer belongs to the
 * draft shown; the draft survives a reload of the page, and is stored nowhere else, but for the free table of a game, which
 * is a part of that game.
 */
import { create } from 'zustand';
import { editingPart } from './setup-editing.ts';
import { historyPart } from './setup-history.ts';
import { sessionPart } from './setup-session.ts';
import { nothing, type Setup } from './setup-state.ts';

export const useSetup = create<Setup>()((_set, _get, store) => ({
  ...nothing,
  ...sessionPart(store),
  ...historyPart(store),
  ...editingPart(store),
}));
