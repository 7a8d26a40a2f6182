/** The page of notes: written by keyboard, saved by closing, with a way back. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { useApp } from '../../state/app.ts';
import { view } from '../../state/match/match.fixture.ts';
import { ask, click, open, press, q, resolvedOk } from '../testing/table.tsx';

let refuses = false;
const table = (notes?: string) => {
  let revision = 7;
  refuses = false;
  return open(view(notes === undefined ? {} : { notes }), {
    'match.notes': async ({ text }: { text: string }) => {
      if (refuses) return { ok: false, error: { code: 'many-notes', message: 'No more can be kept.' } };
      revision++;
      const next = view({ revision, ...(text !== '' && { notes: text }) });
      return resolvedOk({ revision, effects: [], view: next, history: { before: 1, added: [], lines: [] } });
    },
  });
};
const page = () => q('[data-testid=notes-text]') as HTMLTextAreaElement;
const fill = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(page(), text);
    page().dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = () => ask['match.notes']!.mock.calls.map(([input]) => input);
const openNotes = () => press('N', { altKey: true, shiftKey: true });

it('opens with Alt+Shift+N, saves when it is closed, and brings back what was there', async () => {
  await table('old');
  await openNotes();
  expect(document.activeElement).toBe(page());
  expect(page().value).toBe('old');
  await fill('new\nlines');
  await click(q('[data-testid=notes-done]'));
  expect(q('dialog')).toBeNull();
  expect(sent()).toEqual([{ match: 'm', text: 'new\nlines' }]);
  const toast = useApp.getState().toastNow;
  expect(toast?.text).toBe('Notes saved.');
  await act(async () => toast?.action?.run());
  expect(sent().at(-1)).toEqual({ match: 'm', text: 'old' });
  await openNotes();
  expect(page().value).toBe('old');
});

it('sends nothing if nothing was changed, or the changes are discarded', async () => {
  await table('old');
  await openNotes();
  expect(q('[data-testid=notes-discard]')).toBeNull();
  await click(q('[data-testid=notes-done]'));
  await openNotes();
  await fill('other');
  await click(q('[data-testid=notes-discard]'));
  expect(q('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

it('stays open with its text if it cannot be saved', async () => {
  await table();
  await openNotes();
  await fill('precious');
  refuses = true;
  await click(q('[data-testid=notes-done]'));
  expect(page().value).toBe('precious');
});
