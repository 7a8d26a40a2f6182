/**
 * A saved game that is dropped on the window is opened like one chosen in a dialog, and a turn is played. Must stay true: a file dropped
 * anywhere never replaces the page, and dragging within the page (a piece) is not affected.
 */
import { take, turnIn } from './correspondence.ts';
import { openDropped } from './library.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

async function taken(file: File): Promise<void> {
  const turn = await turnIn(file);
  await (turn === null ? openDropped(file) : take(turn));
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
