import { expect, test } from 'vitest';
import { namePiece as inGerman } from './de/naming.ts';
import { namePiece as inFrench } from './fr/naming.ts';

test.each([
  ['Bishop', 'White', '', 'weißer Läufer'],
  ['Queen', 'Black', '', 'schwarze Dame'],
  ['Queen', 'Black', 'dat', 'der schwarzen Dame'],
  ['King', 'White', 'gen', 'des weißen Königs'],
  ['Diskette', 'MAGI', '', 'MAGI-Diskette'],
  ['Charonite', 'LINE', 'acc', 'den LINE-Charoniten'],
  ['Drunk Pawn', 'White', 'nom', 'der weiße Betrunkene Bauer'],
  ['Drunk Pawn', 'White', 'acc', 'den weißen Betrunkenen Bauern'],
  ['Elephant', 'orange', 'dat', 'dem orangefarbenen Elefanten'],
  ['Guard', 'grey', '', 'graue Wache'],
  ['Mass', null, 'nom', 'die Masse'],
])('German: %s of %s in the form “%s” is %s', (kind, owner, form, name) => {
  expect(inGerman({ kind, owner }, form)).toBe(name);
});

test.each([
  ['Bishop', 'White', '', 'Fou blanc'],
  ['Queen', 'Black', 'nom', 'la Dame noire'],
  ['Archer', 'Black', 'a', 'à l’Archer noir'],
  ['King', 'White', 'de', 'du Roi blanc'],
  ['King', null, '', 'Roi'],
])('French: %s of %s in the form “%s” is %s', (kind, owner, form, name) => {
  expect(inFrench({ kind, owner }, form)).toBe(name);
});
