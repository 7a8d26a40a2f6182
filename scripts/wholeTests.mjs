/**
 * Each test file as one module, bundled with everything of ours that it imports. Vitest wraps every import between
 * modules in an object of getters, which more than doubles the time of a loop that crosses modules, and fetches each
 * module of each file by itself. What the tests see is the same: packages and Node's own modules stay outside, and
 * every module keeps its own `import.meta.url`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What only Vite and Vitest can do, with modules that are apart. */
const needsModules = /\bvi\.(mock|doMock|unmock|hoisted|importActual)\b|import\.meta\.glob\b/;
const script = /\.[cm]?tsx?$/;

/** @type {import('esbuild').Plugin} */
const ownUrl = {
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

/** For tests that run in plain Node. @returns {import('vite').Plugin} */
export function wholeTests() {
  return {
    name: 'whole-tests',
    enforce: 'pre',
    async load(id) {
      const [file] = id.split('?');
      if (!/\.test\.tsx?$/.test(file)) return null;
      if (needsModules.test(await fs.readFile(file, 'utf8'))) return null;
      const made = await build({
        entryPoints: [file],
        outdir: path.dirname(file),
        bundle: true,
        write: false,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        packages: 'external',
        jsx: 'automatic',
        sourcemap: 'external',
        sourcesContent: false,
        metafile: true,
        logLevel: 'silent',
        plugins: [ownUrl],
      });
      for (const input of Object.keys(made.metafile.inputs)) this.addWatchFile(path.resolve(input));
      const told = (/** @type {string} */ ending) =>
        made.outputFiles.find((out) => out.path.endsWith(ending))?.text ?? '';
      return { code: told('.js'), map: told('.map') };
    },
  };
}
