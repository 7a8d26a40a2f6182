/** A file that is opened as a game may be another text of ours, which the page then offers to use. */
import type { AppSession } from '../app-session.ts';
import { recognise } from './recognise.ts';

/** @returns whether the page shows what the text is, so that it need not be refused */
export async function offerText(app: AppSession, text: string): Promise<boolean> {
  const seen = await recognise(app, text);
  if (!seen.ok) return false;
  const { found } = seen.value;
  if (found.length < 2 && !found.some(({ is }) => is !== 'game')) return false;
  return app.host.send('text', { text });
}
