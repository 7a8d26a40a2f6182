/** The compiled code of the host lies in the person's folder, and nothing depends on it. */
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, TestPage } from './browser-host.fixture.ts';
import { hasSteadyPlace } from './compile-cache.ts';

const program = await builtHost();
const compiledIn = (home: string): string => path.join(home, 'compiled/browser');

/** Starts the host, draws its page and ends it. */
async function drawn(home: string): Promise<void> {
  const host = new HostProcess(program, home);
  const address = await host.address();
  const page = await TestPage.connect(address, await enter(address));
  await page.get('app.drawn', { what: 'start' });
  await page.get('app.quit', {});
  expect(await host.ended).toEqual({ code: 0, signal: null });
  expect(host.complained).toBe('');
}

test('what lies in another folder at each start keeps nothing', () => {
  expect(hasSteadyPlace({})).toBe(true);
  expect(hasSteadyPlace({ APPIMAGE: '/home/ann/Fairytable.AppImage' })).toBe(false);
  expect(hasSteadyPlace({ PORTABLE_EXECUTABLE_DIR: 'C:\\Games' })).toBe(false);
});

test('a host starts where the folder of the compiled code cannot be made', async () => {
  const home = temporaryFolder();
  fs.writeFileSync(path.join(home, 'compiled'), '');
  await drawn(home);
  expect(fs.readFileSync(path.join(home, 'compiled'), 'utf8')).toBe('');
});

// Node 22.1 has it first
describe.skipIf(!module.enableCompileCache)('where Node keeps compiled code', () => {
  test('it is in the person’s folder, closed to others, and found again', async () => {
    const home = temporaryFolder();
    await drawn(home);
    const [version, ...others] = fs.readdirSync(compiledIn(home));
    expect(others).toEqual([]);
    const files = fs.readdirSync(path.join(compiledIn(home), version));
    const kept = files.map((file) => fs.statSync(path.join(compiledIn(home), version, file)));
    expect(kept.some(({ size }) => size > 100_000)).toBe(true);
    if (process.platform !== 'win32') expect(fs.statSync(compiledIn(home)).mode & 0o077).toBe(0);
    await drawn(home);
    expect(fs.readdirSync(path.join(compiledIn(home), version))).toEqual(files);
    const again = files.map((file) => fs.statSync(path.join(compiledIn(home), version, file)));
    expect(again.map(({ mtimeMs }) => mtimeMs)).toEqual(kept.map(({ mtimeMs }) => mtimeMs));
  });

  test('code that does not fit is compiled anew, and what another version of Node kept is removed', async () => {
    const home = temporaryFolder();
    const other = path.join(compiledIn(home), 'v1.0.0-x64-0-0');
    fs.mkdirSync(other, { recursive: true });
    fs.writeFileSync(path.join(other, 'code'), 'of another Node');
    await drawn(home);
    const [version] = fs.readdirSync(compiledIn(home));
    expect(fs.existsSync(other)).toBe(false);
    for (const file of fs.readdirSync(path.join(compiledIn(home), version)))
      fs.writeFileSync(path.join(compiledIn(home), version, file), 'damaged');
    await drawn(home);
  });
});
