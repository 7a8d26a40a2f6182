/** Texts that come from a friend at another machine, and what is done with them. */
import type { View } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';
import { useLibrary } from './files/library.ts';

const words = uiText.correspondence;

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
  const { played, begun, known, question } = words.receive;
  toast(what === 'question' ? question : what === 'turn' ? played : view ? begun : known);
  void useLibrary.getState().load();
  return null;
}

/** What was pasted or dropped outside the dialog: a refusal is shown. */
export async function takeText(text: string): Promise<void> {
  const why = await received(text);
  if (why !== null) useApp.getState().toastFailure(why);
}

/** The answer to the question whether the other machine's copy of the open game is taken over. */
export const takeOverCopy = (match: string, agreed: boolean): void =>
  void useApp.getState().tryTo('correspondence.takeOver', { match, agreed });

/** The name of the player elsewhere, or who it is. */
export function friendIn({ players }: Pick<View, 'players'>): string {
  const name = players.find(({ elsewhere }) => elsewhere)?.name.trim();
  return name ? name : words.friend;
}
