/**
 * Files in a page without native dialogs: saving one as a download, and asking for one. Under Electron the host does
 * both with its own dialogs and none of this runs.
 */

/** The answer of a request that creates a file (`library.export`, `match.saveCopy`). */
interface MadeFile {
  readonly file: { readonly name: string; readonly text: string } | null;
  readonly where: string | null;
}

/** Gives the file to the player and says where it is; says nothing when the host's dialog was cancelled. */
export function handOver(made: MadeFile, tell: (where: string) => void): void {
  if (made.where !== null) tell(made.where);
  if (!made.file) return;
  download(made.file.name, new Blob([made.file.text], { type: 'application/json' }));
  if (made.where === null) tell(made.file.name);
}

export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}

export function base64Of(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(file);
  });
}

/**
 * Opens the browser's file chooser; null when it is cancelled. The input stays in the page until it has answered: one
 * that is not referenced may be garbage-collected while the chooser is open, and its answer with it.
 */
export function askForFile(accept: string): Promise<File | null> {
  return new Promise((answer) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.hidden = true;
    const done = (file: File | null): void => {
      input.remove();
      answer(file);
    };
    input.addEventListener('change', () => done(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => done(null));
    document.body.append(input);
    input.click();
  });
}
