import path from 'node:path';
import { expect, test } from 'vitest';
import { fileAmong } from './given-file.ts';

const folder = path.resolve('games');
const among = (...words: string[]) => fileAmong(words, folder);

test('a path, alone or among switches', () => {
  expect(among('Sunday.fairytable')).toBe(path.join(folder, 'Sunday.fairytable'));
  expect(among('--ozone', 'x', path.resolve('/a b.fairygame'))).toBe(path.resolve('/a b.fairygame'));
  expect(among('holiday.jpg')).toBe(path.join(folder, 'holiday.jpg'));
});
test('an address of a file, as file managers give it', () => {
  const file = path.resolve('/from Ann/Käse 100%.fairytable');
  expect(among(`file://${file.replaceAll('%', '%25').replaceAll(' ', '%20').replace('ä', '%C3%A4')}`)).toBe(file);
});
test('an address that is none of a file here is not lost in silence', () => {
  expect(among('file://elsewhere/x.fairytable')).toContain('x.fairytable');
  expect(among('file:///%ZZ.fairytable')).toContain('%ZZ.fairytable');
});
test('no file', () => {
  expect(among()).toBeNull();
  expect(among('--new-game')).toBeNull();
});
