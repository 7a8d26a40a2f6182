/**
 * A file that is dropped on the window: the host says what it is, and it is done. Must stay true: a file dropped anywhere never
 * replaces the page, and dragging within the page (a piece) is not affected.
 */
import { LARGEST_FILE } from '../../electron/contract/requests.ts';
import { useApp } from './app.ts';
import { take } from './correspondence.ts';
import { openDropped } from './library.ts';
import { doWith, mayBeTurn, recognised, useOpening } from './open-text.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

async function taken(file: File): Promise<void> {
  const text = file.size > LARGEST_FILE ? null : await file.text().catch(() => null);
  if (text === null || /\.(fairytable|fairygame|ini)$/.test(file.name)) return openDropped(file);
  if (mayBeTurn(text)) return take(text);
  const { found } = await recognised(text);
  const [only, ...others] = found;
  if (others.length > 0) return useOpening.getState().open(text);
  if (only?.is === 'position' || only?.is === 'code' || only?.is === 'turn' || only?.is === 'invitation') {
    const why = await doWith(only, text);
    if (why !== null) useApp.getState().toast(why);
    return;
  }
  // a damaged game is told in its own way, and anything else in the dialog for texts
  if (only || /^\s*[[{]/.test(text) || text.trim() === '') return openDropped(file);
  useOpening.getState().open(text);
}

/** Returns the function that stops listening. */
export function watchDrops(target: EventTarget = window): () => void {
  const over = (event: Event) => {
    if (!(event instanceof DragEvent) || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: Event) => {
    if (!(event instanceof DragEvent) || !hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void taken(file);
  };
  target.addEventListener('dragover', over);
  target.addEventListener('drop', drop);
  return () => {
    target.removeEventListener('dragover', over);
    target.removeEventListener('drop', drop);
  };
}
