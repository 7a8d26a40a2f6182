/**
 * The system's list of recent games (the Dock, the Windows jump list), and the one task of the jump list. The games are
 * files in the library, so they are opened without being imported.
 */
import { app } from 'electron';
import { jumpList } from './electron-menu.ts';

export function offerJumpList(log: (line: string) => void): void {
  if (process.platform !== 'win32') return;
  const answer = app.setJumpList(jumpList());
  if (answer !== 'ok') log(`no jump list: ${answer}`);
}

export const remember = (file: string): void => app.addRecentDocument(file);
