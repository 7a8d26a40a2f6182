/** The document about the format: its example can be played, and it names every section and key. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS } from './keys.ts';
import { readGame } from './read-game.ts';

const page = fs.readFileSync(new URL('../../../docs/rules-as-text.md', import.meta.url), 'utf8');

test('the example is a game', () => {
  const example = /```fairygame\n(.*?)```/s.exec(page)?.[1] ?? '';
  expect(readGame(example)).toMatchObject({ ok: true, data: { title: 'Cannons and Leapers' } });
});
test.each(Object.entries(KEYS))('[%s] is there with all its keys', (section, keys) => {
  const from = page.indexOf(`\n## [${section}`);
  expect(from).toBeGreaterThan(0);
  const end = page.indexOf('\n## [', from + 1);
  const part = page.slice(from, end < 0 ? undefined : end);
  for (const key of keys) expect(part, key).toContain(`\`${key}\``);
});
