/** The dialog of films and the progress of one: what is wrong is said before, and nothing is left of one that was stopped. */
import { afterEach, expect, it, vi } from 'vitest';
import { useApp } from '../../state/app.ts';
import { useFilm } from '../../state/film/job.ts';
import { view } from '../../state/match/match.fixture.ts';
import { all, ask, click, open, press, q, resolvedOk, type } from '../testing/table.tsx';
import { nodes, openShare } from './share.fixture.ts';

const history = () => resolvedOk({ nodes, node: 3 });
const never = () => new Promise(() => {});
const says = () => q('[data-testid=film-says]')?.textContent;
const make = () => q('[data-testid=film-make]');
const progress = () => q('[data-testid=film-progress]');

async function openFilms(answers: Parameters<typeof open>[1]): Promise<void> {
  await open(view(), { 'match.history': history, ...answers });
  await openShare('A film');
}
const text = { 'match.text': () => resolvedOk({ game: '', position: '', hidden: 0 }) };

afterEach(() => useFilm.setState({ job: null }));

it('has the whole game by default, and says what a browser without an encoder makes', async () => {
  await openFilms(text);
  expect(says()).toMatch(/animated GIF.* of 4 seconds/);
  await click(all('dialog[open] [role=radio]').find((radio) => radio.textContent === '2 seconds') ?? null);
  expect(says()).toContain('of 8 seconds');
});

it.each([
  ['3', '1 to 2'],
  ['0', '1 to 2'],
  ['1.5', '1 to 2'],
  ['', '1 to 2'],
])('refuses “%s” as the last turn, and says which there are', async (last, turns) => {
  await openFilms(text);
  await type(q('[data-testid=film-to]'), last);
  expect(says()).toBe(`Choose turns from ${turns}, the earlier one first.`);
  expect(make()?.getAttribute('aria-disabled')).toBe('true');
  await click(make());
  expect(progress()).toBe(null);
});

it('looks at the chosen positions only, and can be stopped', async () => {
  await openFilms({ ...text, 'match.look': never });
  await type(q('[data-testid=film-from]'), '2');
  await click(make());
  expect(q('dialog[open]')).toBe(null);
  expect(progress()?.textContent).toContain('Reading the game');
  expect(ask['match.look']!.mock.calls.map(([input]) => (input as { node: number }).node)).toEqual([2]);
  await press('s', { altKey: true });
  await click(all('dialog[open] [role=radio]').find((radio) => radio.textContent === 'A film') ?? null);
  expect(says()).toMatch(/being drawn already/);
  await click(q('[data-testid=film-stop]'));
  expect(progress()).toBe(null);
  expect(useApp.getState().toastNow?.text).toBe('The film was stopped. Nothing was saved.');
});

it('says so when it cannot be made', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const refuse = () =>
    Promise.resolve({ ok: false, error: { code: 'no-node', message: 'There is no such position.' } });
  await openFilms({ ...text, 'match.look': refuse });
  await click(make());
  await expect.poll(progress).toBe(null);
  expect(useApp.getState().toastNow?.text).toMatch(/could not be made/);
});
