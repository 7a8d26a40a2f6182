/** Opens a file that the system gave to the application, and shows it or says why it cannot be opened. */
import { problemMessages } from '../../contract/messages.ts';
import { GAME_EXTENSION } from '../../saves/disk/names.ts';
import { problem } from '../../saves/problems.ts';
import type { AppSession } from '../app-session.ts';
import { offerText } from './offer-text.ts';

export async function openGivenFile(session: AppSession, file: string): Promise<void> {
  if (file.endsWith(GAME_EXTENSION)) return openRules(session, file);
  const opened = await session.openFile(file);
  if (opened.ok) {
    session.host.send('opened', opened.value);
    session.host.send('library', {});
    return;
  }
  const text = await session.library.reading.text(file);
  if (text.ok && (await offerText(session, text.value))) return;
  const { code, message, problem: notice } = opened.error;
  session.notify(notice ?? { ...problemMessages.unreadable, code, detail: message });
}
async function openRules(session: AppSession, file: string): Promise<void> {
  const rules = await session.openRules(file);
  if (!rules.ok) {
    const { code, message, problem: notice } = rules.error;
    session.notify(notice ?? problem(code, problemMessages.rules(message)));
    return;
  }
  // a page that comes later asks for it
  if (!session.host.send('rules', rules.value)) session.games.opened = rules.value;
}
