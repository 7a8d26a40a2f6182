/**
 * What a host loads before anybody can play: nothing that only some need and that takes long. It lies in parts beside the
 * bundle (scripts/parts.mjs), which are read when they are used.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { bundleNamed, bundles, root } from '../../scripts/bundles.mjs';
import { PARTS } from '../../scripts/parts.mjs';
import type { Input } from '../contract/requests.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, TestPage } from './browser-host.fixture.ts';

/** The bundle in a folder of the test. */
async function built(name: string) {
  const { entry, esbuild, outfile: usual } = bundleNamed(name);
  const outfile = path.join(temporaryFolder(), path.basename(usual));
  const how = { absWorkingDir: root, bundle: true, metafile: true, logLevel: 'silent' } as const;
  const { metafile } = await build({ ...esbuild, ...how, entryPoints: [entry], outfile });
  return { metafile, parts: path.join(path.dirname(outfile), PARTS) };
}
/** Of npm, among those files. */
const packagesOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))].sort();
const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
/** What stands in the file of the bundle, with how many bytes. */
const standingIn = ({ outputs }: Metafile) => Object.values(outputs)[0].inputs;

const texts = [
  ...['acid', 'chesimals', 'deicide', 'fourchan'].map((game) => `engine/problems/shipped/${game}.jsonl`),
  ...['de', 'fr'].flatMap((tag) =>
    ['acid', 'chesimals', 'deicide', 'fourchan', 'known-variants', 'own-games'].map(
      (catalogue) => `languages/${tag}/games/${catalogue}.po`,
    ),
  ),
];

describe.each([
  ['browser-host', ['valibot', 'ws'], []],
  ['electron-host', ['js-yaml', 'valibot', 'ws'], ['electron-updater.cjs']],
])('%s', (name, packages, more) => {
  test('has only the packages in it that every start needs, and neither problems nor catalogues', async () => {
    const { metafile, parts } = await built(name);
    const inside = standingIn(metafile);
    expect(packagesOf(Object.keys(inside))).toEqual(packages);
    // of a text that lies apart, the bundle has the words that read it
    for (const text of texts) expect(inside[text].bytesInOutput, text).toBeLessThan(1000);
    expect(filesIn(parts)).toEqual([...more, 'mqtt.cjs', 'selfsigned.cjs', ...texts].sort());
    // their licences are found by these
    expect(packagesOf(Object.keys(metafile.inputs))).toEqual(
      expect.arrayContaining(['mqtt', 'selfsigned', 'tsyringe']),
    );
  });

  test('what starts it has no package at all and is small', async () => {
    const { metafile } = await built(name === 'browser-host' ? 'browser' : 'main');
    const [{ bytes, inputs }] = Object.values(metafile.outputs);
    expect(packagesOf(Object.keys(inputs))).toEqual([]);
    expect(bytes).toBeLessThan(10_000);
  });
});

test.each(bundles.filter(({ esbuild }) => esbuild !== null).map(({ name }) => name))(
  'the broker of the tests is not in %s',
  async (name) => {
    const { metafile } = await built(name);
    expect(Object.keys(metafile.inputs).filter((file) => /node_modules\/aedes/.test(file))).toEqual([]);
    expect(Object.keys(metafile.inputs).filter((file) => /\.fixture\.ts$/.test(file))).toEqual([]);
  },
);

/** Loaded before the host, it says on standard error which part is read. */
const telling = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import module from 'node:module';
  const tell = (file) => {
    const [, part] = /[\\\\/]${PARTS}[\\\\/](.*)$/.exec(String(file)) ?? [];
    if (part !== undefined) process.stderr.write('PART ' + part.replaceAll('\\\\', '/') + '\\n');
  };
  const { readFileSync } = fs;
  fs.readFileSync = (file, ...more) => (tell(file), readFileSync(file, ...more));
  const { _load } = module;
  module._load = function (file, ...more) { tell(file); return _load.call(this, file, ...more); };
`)}`;
const program = await builtHost();

test('a part is read when somebody needs it, and not before', async () => {
  const host = new HostProcess(program, temporaryFolder(), [], undefined, ['--import', telling]);
  const address = await host.address();
  const page = await TestPage.connect(address, await enter(address));
  const read = () =>
    [...new Set(host.complained.split('\n').filter((line) => line.startsWith('PART ')))]
      .map((line) => line.slice(5))
      .sort();
  await page.get('app.hello', { languages: ['en'] });
  await page.get('app.drawn', { what: 'start' });
  const players: Input<'match.start'>['players'] = [{ name: '' }, { name: '' }];
  const { match } = await page.get('match.start', { variant: 'acid', options: {}, players });
  expect(read()).toEqual([]);

  await page.get('exercise.problems', {});
  expect(read()).toEqual(texts.slice(0, 4));
  await page.get('settings.change', { language: 'de' });
  const { sections } = await page.get('rules.book', { variant: 'deicide' });
  expect(sections.find(({ kind }) => kind === 'snail')?.title).toBe('Schnecke');
  expect(read()).toEqual(texts.slice(0, 10));
  await page.get('online.invite', { match, side: 1 });
  expect(read()).toEqual([...texts.slice(0, 10), 'selfsigned.cjs'].sort());
  expect(
    await page.ask('correspondence.checkBroker', {
      url: 'mqtt://127.0.0.1:1',
      user: '',
      password: '',
      connect: true,
    }),
  ).toMatchObject({ ok: false });
  expect(read()).toEqual([...texts.slice(0, 10), 'mqtt.cjs', 'selfsigned.cjs'].sort());
});
