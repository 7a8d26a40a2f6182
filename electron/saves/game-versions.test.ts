/** Earlier versions of people's own games on the disk. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDisk } from './disk/disk.ts';
import { temporaryFolder } from './disk/faulty-disk.fixture.ts';
import { GameVersions, MOST_VERSIONS } from './game-versions.ts';

async function open(home = temporaryFolder()) {
  return { versions: await GameVersions.open(realDisk, home), file: path.join(home, 'games-versions', 'Small.json') };
}

describe('The versions of a game', () => {
  test('are kept in order, the same text only once in a row', async () => {
    const { versions } = await open();
    for (const [kept, text] of ['a', 'a', 'b', 'a'].entries()) await versions.keep('Small', { kept, text });
    expect((await versions.of('Small')).map(({ text }) => text)).toEqual(['a', 'b', 'a']);
    expect(await versions.of('Other')).toEqual([]);
  });
  test('are at most so many, and the oldest go first', async () => {
    const { versions } = await open();
    for (let n = 0; n < MOST_VERSIONS + 3; n++) await versions.keep('Small', { kept: n, text: `${n}` });
    const kept = await versions.of('Small');
    expect([kept.length, kept[0].text]).toEqual([MOST_VERSIONS, '3']);
  });
  test('that cannot be read are kept under another name, and begun anew', async () => {
    const { versions, file } = await open();
    fs.writeFileSync(file, '{"version": 1, "versions": [{}]}');
    expect(await versions.of('Small')).toEqual([]);
    await versions.keep('Small', { kept: 1, text: 'a' });
    expect(fs.readFileSync(`${file}.damaged`, 'utf8')).toContain('[{}]');
    expect(await versions.of('Small')).toHaveLength(1);
  });
  test('of a newer program are left as they are', async () => {
    const { versions, file } = await open();
    fs.writeFileSync(file, '{"version": 2, "more": true}');
    await versions.keep('Small', { kept: 1, text: 'a' });
    expect(fs.readFileSync(file, 'utf8')).toBe('{"version": 2, "more": true}');
  });
  test('are forgotten for another game of that name, and stay in their folder', async () => {
    const { versions, file } = await open();
    await versions.keep('Small', { kept: 1, text: 'a' });
    await versions.keep('../../Small', { kept: 2, text: 'b' });
    expect(fs.readdirSync(path.dirname(file))).toEqual(['Small.json']);
    await versions.forget('Small');
    expect(await versions.of('Small')).toEqual([]);
  });
});
