/** A plugin of esbuild for modules that find files beside them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const script = /\.[cm]?tsx?$/;

/** In a bundle every module keeps its own `import.meta.url`. @type {import('esbuild').Plugin} */
export const ownUrl = {
  name: 'own-url',
  setup(made) {
    made.onLoad({ filter: script }, async ({ path: file }) => {
      const text = await fs.readFile(file, 'utf8');
      if (!/import\.meta\.(url|dirname|filename)/.test(text)) return null;
      const told = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file };
      const contents = text.replace(/import\.meta\.(url|dirname|filename)\b/g, (_, what) =>
        JSON.stringify(told[/** @type {keyof typeof told} */ (what)]),
      );
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
