/** Games with a royal piece of several kinds are written for Fairy-Stockfish as they were read. */
import { expect, test } from 'vitest';
import { writeIni } from '../../workshop/export/write-ini.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { iniSections, readIni } from '../../workshop/import/read-ini.ts';
import { lastOfEachKind } from './last-of-each-kind.ts';

const dataOf = (text: string, name: string): GameData => {
  const read = readIni(text, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
};

test.each(iniSections(lastOfEachKind))('%s', (name) => {
  const data = dataOf(lastOfEachKind, name);
  expect(data.rules.royals).toBe('last of each kind');
  const written = writeIni(data, 'written');
  if (!written.ok) throw new Error(written.reasons.join(' '));
  expect(dataOf(written.text, 'written').rules.royals).toBe('last of each kind');
  expect(writeIni({ ...data, rules: { ...data.rules, royals: 'last' } }, 'written').ok).toBe(false);
});
