/**
 * A plugin of esbuild: what a host seldom needs lies in files of its own beside the bundle and is read when it is used, so
 * that no start has to read and compile it. The sources know nothing of that: they import a package or the text of a file.
 *
 * A package is loaded when a module that imports it is, so that module must be imported dynamically. A large text is read
 * whenever the function that is imported is called.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isLargeText } from './large-texts.mjs';

/** The folder of the parts, beside the bundle. */
export const PARTS = 'parts';

/** Each with what is imported of it: one file, so that nothing of it is there twice. */
const packages = new Map([
  ['mqtt', ['mqtt']],
  ['selfsigned', ['selfsigned']],
  ['electron-updater', ['electron-updater', 'electron-updater/out/electronHttpExecutor.js']],
]);

/** @param {string} file @param {string} text */
function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** @type {import('esbuild').Plugin} */
export const parts = {
  name: 'parts',
  setup(made) {
    const { absWorkingDir: root = process.cwd(), outfile, platform, target, external } = made.initialOptions;
    if (outfile === undefined) throw new Error('Parts lie beside the file of a bundle.');
    const folder = path.join(path.resolve(root, outfile), '..', PARTS);
    /** @type {Set<string>} */
    const used = new Set();
    /** @type {Set<string>} */
    const written = new Set();
    made.onStart(() => {
      used.clear();
      written.clear();
    });
    /** @param {string} inside @param {string} text */
    const write = (inside, text) => {
      written.add(path.normalize(inside));
      writeWhole(path.join(folder, inside), text);
    };
    const removeOthers = () => {
      if (!fs.existsSync(folder)) return;
      for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (entry.isFile() && !written.has(path.relative(folder, file))) fs.rmSync(file, { force: true });
      }
    };

    for (const [name, imports] of packages) {
      const filter = new RegExp(`^${name}($|/)`);
      made.onResolve({ filter }, ({ path: wanted, namespace }) => {
        if (namespace !== 'file' && namespace !== '') return null;
        if (!imports.includes(wanted))
          return { errors: [{ text: `${wanted} is not in the part ${name} (scripts/parts.mjs).` }] };
        used.add(name);
        return { path: wanted, namespace: 'part', pluginData: name };
      });
    }
    made.onResolve({ filter: new RegExp(`^\\./${PARTS}/`), namespace: 'part' }, ({ path: file }) => ({
      path: file,
      external: true,
    }));
    made.onLoad({ filter: /.*/, namespace: 'part' }, ({ path: wanted, pluginData: name }) => ({
      contents: `module.exports = require(${JSON.stringify(`./${PARTS}/${name}.cjs`)})[${JSON.stringify(wanted)}];`,
    }));
    made.onLoad({ filter: isLargeText }, ({ path: file }) => {
      const inside = path.relative(root, file).split(path.sep).join('/');
      write(inside, fs.readFileSync(file, 'utf8'));
      const read = `require('node:fs').readFileSync(require('node:path').join(__dirname, ${JSON.stringify(`${PARTS}/${inside}`)}), 'utf8')`;
      return { contents: `export default () => ${read};`, loader: 'js' };
    });

    made.onEnd(async (result) => {
      if (result.errors.length > 0) return;
      const inputs = await Promise.all(
        [...used].map(async (name) => {
          const lines = packages
            .get(name)
            ?.map((one) => `exports[${JSON.stringify(one)}] = require(${JSON.stringify(one)});`);
          const { outputFiles, metafile } = await made.esbuild.build({
            stdin: { contents: `${lines?.join('\n')}\n`, resolveDir: root, sourcefile: `${PARTS}/${name}` },
            ...{ absWorkingDir: root, platform, target, external },
            bundle: true,
            format: 'cjs',
            legalComments: 'inline',
            define: { 'process.env.NODE_ENV': '"production"' },
            metafile: true,
            write: false,
            logLevel: 'silent',
          });
          write(`${name}.cjs`, outputFiles[0].text);
          return Object.entries(metafile.inputs).filter(([file]) => file !== `${PARTS}/${name}`);
        }),
      );
      removeOthers();
      // what went into the parts went into the bundle: its licences, and whether it is stale
      if (result.metafile) Object.assign(result.metafile.inputs, Object.fromEntries(inputs.flat()));
    });
  },
};
