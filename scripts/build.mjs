/**
 * Makes the bundles that are stale, or those named: `npm run build`, `npm run build -- main renderer`,
 * `npm run build -- --force`. Prints what it makes and how long it took. A bundle is complete or not there at all:
 * files are written under another name and renamed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleNamed, bundles, root } from './bundles.mjs';
import { licencesFile, writeLicences } from './licences.mjs';
import { isStale, packagesIn, startStamp } from './stale.mjs';

/** @param {import('./bundles.mjs').Bundle} bundle */
async function makeFile(bundle) {
  const { build } = await import('esbuild');
  const stamp = startStamp(bundle);
  const outfile = path.join(root, bundle.outfile);
  const unfinished = `${outfile}.${process.pid}`;
  const made = await build({
    ...bundle.esbuild,
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile: unfinished,
    bundle: true,
    minify: false,
    legalComments: 'inline',
    metafile: true,
    define: { ...bundle.esbuild?.define, 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  fs.renameSync(unfinished, outfile);
  stamp.finish(Object.keys(made.metafile.inputs));
}

/** Every module and font that is in what Vite made. @param {Awaited<ReturnType<typeof import('vite').build>>} made */
function takenInto(made) {
  if (!('output' in made)) throw new Error('The page is one build that ends.');
  return made.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
}

/** @param {import('./bundles.mjs').Bundle} bundle */
async function makePage(bundle) {
  const { build } = await import('vite');
  const stamp = startStamp(bundle);
  const outDir = path.join(root, bundle.outfile);
  const unfinished = `${outDir}.${process.pid}`;
  /** @type {string[]} */
  let taken;
  try {
    const made = await build({
      configFile: path.join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir: unfinished, emptyOutDir: true },
    });
    taken = takenInto(made);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  const old = `${outDir}.old.${process.pid}`;
  if (fs.existsSync(outDir)) fs.renameSync(outDir, old);
  fs.renameSync(unfinished, outDir);
  fs.rmSync(old, { recursive: true, force: true });
  stamp.finish(taken);
}

/**
 * Makes what is stale, and the licences of what all bundles hold beside the page. Throws with the tool's own message when a source does not build.
 * @param {{ only?: readonly string[], force?: boolean, say?: (line: string) => void }} [wish]
 */
export async function buildStale({ only, force = false, say = console.log } = {}) {
  let news = false;
  for (const bundle of only ? only.map(bundleNamed) : bundles) {
    if (!force && !isStale(bundle)) continue;
    news = true;
    const started = performance.now();
    await (bundle.esbuild ? makeFile(bundle) : makePage(bundle));
    say(`built ${bundle.outfile} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  const page = fs.existsSync(path.join(root, bundleNamed('renderer').outfile));
  if (page && (news || !fs.existsSync(path.join(root, licencesFile)))) writeLicences(packagesIn(bundles));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const only = words.filter((word) => !word.startsWith('-'));
  try {
    await buildStale({ force: words.includes('--force'), ...(only.length ? { only } : {}) });
    console.log('The build is up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
