/** Rules as sentences: what a click on the words does, and which marks stay with a control. */
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { RuleSentence, SentenceControl } from '../../../../../electron/contract/workshop.ts';
import { errAnswer, fakeBridge, okAnswer } from '../../../testing/bridge.ts';
import { mount, the, type } from '../../../testing/mount.tsx';
import { Sentences } from './Sentences.tsx';

const asked: unknown[] = [];
const parts = { game: null, pieces: [], rules: [], endings: [], problems: [] };
const bridge = () =>
  fakeBridge({
    'games.change': ({ change }) => {
      asked.push(change);
      return okAnswer({ text: `fairygame 1 ${asked.length}`, parts });
    },
    'games.parts': () => okAnswer(parts),
    // nothing here is kept
    'games.save': () => errAnswer('disk', 'No disk.'),
    'games.preview': () => okAnswer({ problems: [], description: null, diagrams: [] }),
  });
beforeEach(() => {
  asked.length = 0;
});
const choice: SentenceControl = { is: 'choice', label: 'Result', chosen: 0, values: [{ says: 'gagne', set: [] }] };
const goal = (parts: RuleSentence['parts']): RuleSentence => ({
  ...{ id: 'goal', says: 'Le premier gagne.', parts },
  toggle: { isOn: true, on: [{ at: ['goal'], to: 1 }], off: [{ at: ['goal'] }] },
});

test('a click on the words of a sentence switches it, as its switch does', async () => {
  const page = await mount(bridge(), <Sentences label="Rules" sentences={[goal(['Le premier ', choice, '.'])]} />);
  expect(the('switch', 'Le premier gagne.').getAttribute('aria-checked')).toBe('true');
  await act(async () => page.querySelector('label')!.click());
  expect(asked).toEqual([{ do: 'set', settings: [{ at: ['goal'] }] }]);
});
test.each(['.', ', ', ': ', '\u00a0: ', '\u202f; '])(
  'the mark %j behind a control never begins a line',
  async (mark) => {
    const page = await mount(
      bridge(),
      <Sentences label="Rules" sentences={[goal(['Le premier ', choice, `${mark}x`])]} />,
    );
    expect(page.querySelector('select')!.parentElement!.textContent).toBe(`gagne${mark.trimEnd()}`);
  },
);
test('a name in a sentence is typed, without spaces round it', async () => {
  const name: SentenceControl = { is: 'name', label: 'Name', value: 'Duck', at: ['wallName'] };
  await mount(bridge(), <Sentences label="Rules" sentences={[goal(['Walls are called ', name, '.'])]} />);
  const field = the('textbox', 'Name') as HTMLInputElement;
  expect(field.value).toBe('Duck');
  await type(field, ' Ice Block ');
  expect(asked).toEqual([{ do: 'set', settings: [{ at: ['wallName'], to: 'Ice Block' }] }]);
});
