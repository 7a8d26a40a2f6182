/** What is stored elsewhere by the key of a position, such as statistics of openings, is found again in every version. */
import { expect, test } from 'vitest';
import { started } from '../testing/started.ts';
import { variants } from '../variants/registry.ts';

/** After forty actions from the usual array, one taken from the list in a fixed way. */
const KEYS: Readonly<Record<string, string>> = {
  acid: 'f75f54c46d8e66fb',
  deicide: '4373447a5ba04368',
  fourchan: 'c63ec841a92726f4',
  chesimals: 'd9d634300390db5e',
  'chesimals-16x12': 'f012c79508584e8a',
};

test.each(variants.map((variant) => [variant.id, variant] as const))('%s has the keys that it always had', (id, v) => {
  const position = started(v);
  for (let i = 0; i < 40 && position.outcome === null; i++) {
    const actions = position.actions().toSorted((a, b) => (a.text < b.text ? -1 : 1));
    position.play(actions[(i * 37) % actions.length]);
  }
  expect([position.ply, position.key()]).toEqual([40, KEYS[id]]);
});
