/**
 * The tests of a folder as few modules: each test file, and what several of them share in chunks that Node loads by itself.
 * Vitest wraps every import between modules in an object of getters, which more than doubles the time of a loop that
 * crosses modules, and fetches each module by itself; a worker that runs many files compiles what they share once. What
 * the tests see is the same: packages and Node's own modules stay outside, and every module keeps its own
 * `import.meta.url`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { loader } from './bundles.mjs';
import { isLargeText, largeTexts, moduleOfText } from './large-texts.mjs';
import { ownUrl } from './own-url.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const chunks = 'out/unit';

/** What only Vite and Vitest can do, with modules that are apart. */
const needsModules = /\bvi\.(mock|doMock|unmock|hoisted|importActual)\b|import\.meta\.glob\b/;
/** Scripts are left to Node, and so keep their own `import.meta.url`. @type {import('esbuild').Plugin} */
const scriptsOutside = {
  name: 'scripts-outside',
  setup(made) {
    made.onResolve({ filter: /^\..*\.mjs$/ }, ({ path: file, resolveDir }) => ({
      path: pathToFileURL(path.resolve(resolveDir, file)).href,
      external: true,
    }));
  },
};

/** @typedef {{ readonly code: string, readonly map: string, readonly inputs: readonly string[] }} Made */

/** A game has modules of its own: compiled code that has served several games is slower. @param {string} file */
const groupOf = (file) => /\bvariants[\\/](\w+)[\\/]/.exec(file)?.[1] ?? '';

/**
 * The test files of a folder, by their paths.
 * @param {string} folder @returns {Promise<ReadonlyMap<string, Made>>}
 */
async function made(folder) {
  const names = await fs.readdir(path.join(root, folder), { recursive: true });
  const files = names.filter((name) => /\.test\.ts$/.test(name)).map((name) => path.join(root, folder, name));
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  const whole = files.filter((_, i) => !needsModules.test(texts[i]));
  const groups = [...new Set(whole.map(groupOf))];
  const all = groups.map((group) =>
    madeTogether(
      path.join(root, chunks, folder, group),
      whole.filter((file) => groupOf(file) === group),
    ),
  );
  return new Map((await Promise.all(all)).flatMap((some) => [...some]));
}
/** @param {string} outdir @param {readonly string[]} files @returns {Promise<Map<string, Made>>} */
async function madeTogether(outdir, files) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir,
    outbase: root,
    // a chunk that has changed is another module
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [ownUrl, scriptsOutside, largeTexts],
    loader,
  });
  const texted = new Map(outputFiles.map((out) => [out.path, out.text]));
  /** @type {Map<string, Made>} */
  const found = new Map();
  await fs.mkdir(outdir, { recursive: true });
  for (const [name, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    const file = path.join(root, name);
    const text = texted.get(file) ?? '';
    if (path.basename(name).startsWith('chunk-')) await fs.writeFile(file, text);
    else if (entryPoint !== undefined) {
      // the entry is run in the place of the test file
      const code = text.replace(/(["'])(?:\.{1,2}\/)+(chunk-\w+\.js)\1/g, (_, __, chunk) =>
        JSON.stringify(path.join(outdir, chunk)),
      );
      const all = [...inputsOf(name, metafile.outputs), ...Object.keys(inputs)].map((input) => path.join(root, input));
      found.set(path.join(root, entryPoint), { code, map: mapOf(file, texted.get(`${file}.map`)), inputs: all });
    }
  }
  return found;
}
/** With the paths of its sources in full, because it serves another file. @param {string} file @param {string} [text] */
function mapOf(file, text = '{"sources":[]}') {
  const map = JSON.parse(text);
  const sources = map.sources.map((/** @type {string} */ source) => path.resolve(path.dirname(file), source));
  return JSON.stringify({ ...map, sources });
}
/** @param {string} name @param {import('esbuild').Metafile['outputs']} outputs @returns {Set<string>} */
function inputsOf(name, outputs, seen = new Set([name])) {
  const inputs = new Set();
  for (const { path: chunk } of outputs[name].imports) {
    if (seen.has(chunk) || !outputs[chunk]) continue;
    seen.add(chunk);
    for (const input of [...Object.keys(outputs[chunk].inputs), ...inputsOf(chunk, outputs, seen)]) inputs.add(input);
  }
  return inputs;
}

/** Data that is imported as the text of its file, in tests that Vitest loads. @returns {import('vite').Plugin} */
export function textFiles() {
  return {
    name: 'text-files',
    enforce: 'pre',
    async load(id) {
      const [file] = id.split('?');
      if (isLargeText.test(file) && !id.includes('?raw')) return moduleOfText(file);
      if (!(path.extname(file) in loader) || id.includes('?raw')) return null;
      return `export default ${JSON.stringify(await fs.readFile(file, 'utf8'))};`;
    },
  };
}

/** For the tests of a folder that run in plain Node. @param {string} folder @returns {import('vite').Plugin} */
export function wholeTests(folder) {
  let since = 0;
  /** @type {Promise<ReadonlyMap<string, Made>> | null} */
  let building = null;
  /** @param {string} file */
  const isStale = async (file) => (await fs.stat(file)).mtimeMs > since;
  /** @param {string} file */
  const fresh = async (file) => {
    const known = (await building)?.get(file);
    if (known && !(await Promise.all(known.inputs.map(isStale))).includes(true)) return known;
    since = Date.now();
    building = made(folder);
    return (await building).get(file);
  };
  /** one at a time: they would all see that something is stale */
  let queue = Promise.resolve();
  return {
    name: 'whole-tests',
    enforce: 'pre',
    async load(id) {
      const [file] = id.split('?');
      if (!/\.test\.ts$/.test(file) || needsModules.test(await fs.readFile(file, 'utf8'))) return null;
      const waiting = queue.then(() => fresh(path.normalize(file)));
      queue = waiting.then(
        () => {},
        () => {},
      );
      const test = await waiting;
      if (!test) return null;
      for (const input of test.inputs) this.addWatchFile(input);
      return { code: test.code, map: test.map };
    },
  };
}

/** What Vitest leaves to Node. */
export const chunksOfTests = /[\\/]out[\\/]unit[\\/]/;
