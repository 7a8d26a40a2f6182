import { expect, test } from 'vitest';
import type { OptionDescription } from '../../electron/contract/description.ts';
import { changedRules, choiceInWords, namesOf } from './house-rules.ts';

const value = (id: string) => ({ id, name: `The ${id}`, says: `What ${id} does.` });
const terrain: OptionDescription = {
  ...{ id: 'terrain', group: 'game', name: 'Terrain', says: 'Is there any?', ruling: 'T0', usual: 'off' },
  values: [value('off'), value('on')],
};
const kinds: OptionDescription = {
  ...{ id: 'kinds', group: 'game', name: 'Kinds', says: 'Which ones.', ruling: 'T1', usual: 'wall,mine' },
  ...{ several: true, needs: { terrain: 'on' }, values: [value('wall'), value('mine')] },
};
const game = { options: [terrain, kinds] };

test('a choice of several values is said by their names, all and none in a word', () => {
  expect(choiceInWords(kinds, 'mine')).toBe('The mine');
  expect(choiceInWords(kinds, 'wall,mine')).toBe('all');
  expect(choiceInWords(kinds, 'none')).toBe('none');
  expect(choiceInWords(terrain, 'on')).toBe('The on');
});

test('what differs from the usual rules is named in their order', () => {
  const changed = changedRules(game, { terrain: 'on', kinds: 'wall' });
  expect(namesOf(changed)).toBe('Terrain: The on; Kinds: The wall');
  expect(changed.map(({ says, usual }) => [says, usual])).toEqual([
    ['What on does.', 'The off'],
    ['Which ones.', 'all'],
  ]);
});

test('a rule that changes nothing under the others is not named', () => {
  expect(changedRules(game, { terrain: 'off', kinds: 'wall' })).toEqual([]);
});
