/**
 * A file that is dropped on the window: the host says what it is, and it is done. Must stay true: a file dropped anywhere never
 * replaces the page, and dragging within the page (a piece) is not affected.
 */
import { openThis } from './open-text.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

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
    if (file) void openThis(file);
  };
  target.addEventListener('dragover', over);
  target.addEventListener('drop', drop);
  return () => {
    target.removeEventListener('dragover', over);
    target.removeEventListener('drop', drop);
  };
}
