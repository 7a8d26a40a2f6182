/**
 * Importing what may fail to load. Some browsers (Chromium 147 does, 156 does not) remember that a module could not be loaded, and
 * fail at once the next time; under another address the same file is another module.
 */
let attempts = 0;

/** What `load` imports, asked for a second time under another address if that fails. */
export async function imported<T>(load: () => Promise<T>, from = importFrom<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // browsers say it in their message, and nowhere else
    const address = /https?:\S+|app:\S+/.exec(error instanceof Error ? error.message : '')?.[0];
    if (address === undefined) throw error;
    return from(`${address}?attempt=${++attempts}`);
  }
}

const importFrom = async <T>(address: string): Promise<T> => import(/* @vite-ignore */ address);
