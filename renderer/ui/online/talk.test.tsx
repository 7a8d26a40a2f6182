/** The field in which something is said at a table: nothing that was typed is lost, and its limit is told. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LONGEST_LINE_OF_TALK, type TableView } from '../../../electron/contract/online.ts';
import { view } from '../../state/match/match.fixture.ts';
import { useOnline } from '../../state/online/online.ts';
import { ask, open, q, type } from '../testing/table.tsx';

const people = [
  { person: 'host', isHost: true, side: 0, awayFor: null },
  { person: 'g', isHost: false, side: 1, awayFor: null },
] as const;
const table: TableView = { match: view().match, you: 'host', people: [...people], offers: [] };
const field = () => q('[data-testid=talk-field]') as HTMLInputElement;
const enter = () =>
  act(async () => {
    field().form?.requestSubmit();
  });
const said = () => ask['table.say']!.mock.calls.map(([input]) => (input as { text: string }).text);

let answers: ((value: unknown) => void)[] = [];
beforeEach(async () => {
  answers = [];
  useOnline.setState({ table });
  await open(view({ seat: 0 }), { 'table.say': () => new Promise((resolve) => answers.push(resolve)) });
});
afterEach(() => act(() => useOnline.setState(useOnline.getInitialState())));
const answered = (value: unknown) => act(async () => answers.shift()?.(value));
const refused = { ok: false, error: { code: 'lost', message: 'The connection is lost.' } };

test('what is typed while the last line is on its way stays in the field', async () => {
  await type(field(), 'Hello');
  await enter();
  expect(field().value).toBe('');
  await type(field(), 'How are you?');
  await answered({ ok: true, value: {} });
  expect(field().value).toBe('How are you?');
  await enter();
  expect(said()).toEqual(['Hello', 'How are you?']);
});

test('a line that could not be said comes back, in front of what was typed since', async () => {
  await type(field(), 'Hello');
  await enter();
  await answered(refused);
  expect(field().value).toBe('Hello');
  await enter();
  await type(field(), 'there');
  await answered(refused);
  expect(field().value).toBe('Hello there');
});

test('a line that is too long is told and not sent, and nothing of it is cut off', async () => {
  const long = 'x'.repeat(LONGEST_LINE_OF_TALK + 7);
  await type(field(), long);
  expect(q('[data-testid=talk-long]')?.textContent).toContain(`${LONGEST_LINE_OF_TALK + 7} characters`);
  await enter();
  expect([field().value, said()]).toEqual([long, []]);
  await type(field(), long.slice(7));
  expect(q('[data-testid=talk-long]')?.textContent).toBe('');
  await enter();
  expect(said()).toEqual([long.slice(7)]);
});
