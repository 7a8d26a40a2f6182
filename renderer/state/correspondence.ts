/** Texts that come from a friend at another machine: the dialog for them, and what is done with them. */
import { create } from 'zustand';
import { LONGEST_TURN_TEXT } from '../../electron/contract/correspondence.ts';
import type { View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';
import { useLibrary } from './library.ts';

const words = uiText.correspondence;

/** Is the dialog open in which a text is pasted? */
export const useReceiving = create<{ readonly isOpen: boolean; open(): void; close(): void }>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

/** Does a text have a turn or an invitation in it? */
export const isTurnText = (text: string): boolean => /(^|[\s>])fairytable:\d+:/i.test(text);

/** Plays the turn, or begins the game, of a text; the sentence that says why it cannot be done, or null. */
export async function received(text: string): Promise<string | null> {
  const { ask, openTable, toast, opened } = useApp.getState();
  const answer = await ask['correspondence.receive']({ text });
  if (!answer.ok) return answer.error.message;
  const { what, view, save } = answer.value;
  if (view) openTable(view);
  // it is open at the host, and this page has left it
  else if (!opened) {
    const again = await useApp.getState().tryTo('match.open', { save });
    if (again) openTable(again);
  }
  const { played, begun, known } = words.receive;
  toast(what === 'turn' ? played : view ? begun : known);
  void useLibrary.getState().load();
  return null;
}

/** What was pasted or dropped outside the dialog: a refusal is shown. */
export async function take(text: string): Promise<void> {
  const why = await received(text);
  if (why !== null) useApp.getState().toastFailure(why);
}

/** The text of a turn or an invitation in a file; null: it is something else. */
export async function turnIn(file: File): Promise<string | null> {
  if (file.size > LONGEST_TURN_TEXT) return null;
  const text = await file.text().catch(() => '');
  return isTurnText(text) ? text : null;
}

/** Plays a turn that is pasted anywhere but into a field. Returns the function that stops listening. */
export function watchPastes(target: EventTarget = window): () => void {
  const paste = (event: Event) => {
    if (!(event instanceof ClipboardEvent) || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isTurnText(text)) return;
    event.preventDefault();
    void take(text);
  };
  target.addEventListener('paste', paste);
  return () => target.removeEventListener('paste', paste);
}

/** The name of the player elsewhere, or who it is. */
export function friendIn({ players }: Pick<View, 'players'>): string {
  const name = players.find(({ elsewhere }) => elsewhere)?.name.trim();
  return name ? name : words.friend;
}
