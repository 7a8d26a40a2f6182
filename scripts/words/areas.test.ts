/** Which texts there are in each language: every area that the code says, in every folder of languages/. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostTexts } from '../../languages/host.ts';
import { languages } from '../../languages/languages.ts';
import { root } from '../bundles.mjs';

const areasIn = (...folders: readonly string[]): readonly string[] => {
  const grep = ['grep', '-hoE', "\\blive\\('[A-Za-z]+'", '--', ...folders, ':!*.test.*'];
  const found = spawnSync('git', grep, { cwd: root, encoding: 'utf8' }).stdout.matchAll(/'([A-Za-z]+)'/g);
  return [...new Set([...found].map(([, area = '']) => area))].sort();
};

test('the code says areas', () => {
  expect(areasIn('engine', 'electron')).toContain('refusals');
  expect(areasIn('renderer')).toContain('uiText');
});

test('every folder of languages/ is a language', () => {
  const folders = fs.readdirSync(path.join(root, 'languages'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(languages.map(({ tag }) => tag).sort(), 'add its row to languages/languages.ts').toEqual(names.sort());
});

describe.each(languages.filter(({ isWhole }) => isWhole))('$name', ({ tag }) => {
  test('says everything that the host says', () => {
    const { areas } = hostTexts[tag];
    const missing = areasIn('engine', 'electron').filter((area) => !Object.hasOwn(areas, area));
    expect(missing, `translate them in languages/${tag}/host/, and export them in host.ts`).toEqual([]);
  });
  test('says everything that the page says', async () => {
    const areas = await import(`../../languages/${tag}/page.ts`);
    const missing = areasIn('renderer').filter((area) => !(area in areas));
    expect(missing, `translate them in languages/${tag}/interface/, and export them in page.ts`).toEqual([]);
  });
});
