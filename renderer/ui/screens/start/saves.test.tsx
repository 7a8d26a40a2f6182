import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useApp } from '../../../state/app.ts';
import { Toasts } from '../../shell/overlays/Toasts.tsx';
import { type Answers, errAnswer, fakeBridge, okAnswer, save, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the, type } from '../../testing/mount.tsx';
import { Saves } from './Saves.tsx';

/** A library of three games that carries out requests. */
function library(more: Answers = {}) {
  let saves = [
    save('a', { name: 'Rematch', players: ['Edith', 'Ashley'], changed: 3 }),
    save('b', { name: 'The long one', changed: 2 }),
    save('c', { name: 'Pluto', changed: 1 }),
  ];
  const find = (id: string) => saves.find((s) => s.save === id) ?? save(id, { name: 'gone' });
  return fakeBridge({
    'library.list': () => okAnswer({ saves, folder: '/home/ida/games', recent: [] }),
    'library.rename': ({ save: id, name }) => {
      if (name.includes('/')) return errAnswer('refused', 'A name cannot hold /.');
      saves = saves.map((s) => (s.save === id ? { ...s, name } : s));
      return okAnswer(find(id));
    },
    'library.duplicate': ({ save: id }) => {
      const copy = { ...find(id), save: `${id}2`, name: `${find(id).name} copy`, changed: 9 };
      saves = [...saves, copy];
      return okAnswer(copy);
    },
    'library.discard': ({ save: id }) => {
      saves = saves.filter((s) => s.save !== id);
      return okAnswer({ token: id });
    },
    'library.restore': ({ token }) => {
      const back = save(token, { name: 'The long one' });
      saves = [...saves, back];
      return okAnswer(back);
    },
    ...more,
  });
}
const page = (
  <>
    <Saves />
    <Toasts />
  </>
);
const names = () => [...document.querySelectorAll('[data-save] h2')].map((el) => el.textContent);
const menuOf = (name: string) => click(the('button', `What to do with ${name}`));

test('games are found by every word that is typed, in name, players or game', async () => {
  await mount(library(), page);
  expect(names()).toEqual(['Rematch', 'The long one', 'Pluto']);
  expect(document.body.textContent).toContain('/home/ida/games');
  await type(the('searchbox', 'Find a game'), 'ash rem');
  expect(names()).toEqual(['Rematch']);
  await type(the('searchbox', 'Find a game'), 'zebra');
  expect(names()).toEqual([]);
  expect(document.body.textContent).toContain('No saved game is called “zebra”.');
});

test('a game is opened from its row', async () => {
  await mount(library({ 'match.open': () => okAnswer(view({ match: 'b' })) }), page);
  const open = [...document.querySelectorAll<HTMLElement>('[data-save] button')].filter(
    (b) => b.textContent === 'Open',
  );
  await click(open[1]);
  expect(useApp.getState().opened?.match).toBe('b');
});

test('rows stay where they are while one is pressed, and games that were added come after the click', async () => {
  let saves = [save('a', { name: 'Rematch', changed: 1 })];
  await mount(
    library({
      'library.list': () => okAnswer({ saves, folder: '/g', recent: [] }),
      'match.open': ({ save: id }) => okAnswer(view({ match: id })),
    }),
    page,
  );
  const [row] = all('button', 'Open Rematch');
  const send = (type: string) => act(async () => row.dispatchEvent(new Event(type, { bubbles: true })));
  await send('pointerdown');
  saves = [...Array.from({ length: 30 }, (_, i) => save(`n${i}`, { name: `New ${i}`, changed: 9 })), ...saves];
  await act(async () => useApp.setState({ libraryChanges: 1 }));
  expect(names()).toEqual(['Rematch']);
  await send('pointerup');
  expect(row.isConnected).toBe(true);
  await click(row);
  expect(useApp.getState().opened?.match).toBe('a');
  expect(names()[0]).toBe('New 0');
});

test('a refused name is reported where it was typed, and can be corrected', async () => {
  await mount(library(), page);
  await menuOf('Pluto');
  await click(the('menuitem', 'Rename'));
  const field = the('textbox', 'New name');
  await type(field, 'a/b');
  await click(the('button', 'Rename'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(the('dialog').textContent).toContain('A name cannot hold /.');
  expect(document.activeElement).toBe(field);
  await type(field, 'Charon');
  await click(the('button', 'Rename'));
  expect(all('dialog')).toEqual([]);
  expect(names()).toEqual(['Rematch', 'The long one', 'Charon']);
  expect(document.activeElement).toBe(the('button', 'What to do with Charon'));
});

test('Undo restores a game from the trash', async () => {
  await mount(library(), page);
  await menuOf('The long one');
  await click(the('menuitem', 'Move to the trash'));
  expect(names()).toEqual(['Rematch', 'Pluto']);
  expect(document.activeElement).toBe(the('heading', 'Saved games'));
  expect(document.body.textContent).toContain('“The long one” moved to the trash.');
  await click(the('button', 'Undo'));
  expect(names()).toContain('The long one');
  expect(document.body.textContent).toContain('“The long one” restored.');
});

test('a copy is listed first, because it is the newest', async () => {
  await mount(library(), page);
  await menuOf('Pluto');
  await click(the('menuitem', 'Duplicate'));
  expect(names()[0]).toBe('Pluto copy');
});

test('the menu of a game is opened and closed by keyboard', async () => {
  await mount(library(), page);
  await menuOf('Pluto');
  await press('End');
  expect(document.activeElement).toBe(the('menuitem', 'Move to the trash'));
  await press('Escape');
  expect(document.activeElement).toBe(the('button', 'What to do with Pluto'));
});

test('a game of an unknown variant is listed with its problem', async () => {
  const problem = { code: 'foreign', happened: 'Not one of ours.', safe: 'Untouched.', todo: 'Choose another.' };
  const strange = save('x', { name: 'Strange', variant: 'xiangqi', title: 'xiangqi', problem });
  await mount(library({ 'library.list': () => okAnswer({ saves: [strange], folder: '/g', recent: [] }) }), page);
  expect(document.querySelector('[data-save]')?.textContent).toContain('Not one of ours.');
  await click(the('button', 'Details'));
  expect(useApp.getState().problems).toEqual([problem]);
});

/** A fake IntersectionObserver: the test says when an element is visible. */
function windowOf() {
  const watched = new Map<Element, (isSeen: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly heard: (entries: unknown[]) => void;
      constructor(heard: (entries: unknown[]) => void) {
        this.heard = heard;
      }
      observe(element: Element): void {
        watched.set(element, (isIntersecting) => this.heard([{ isIntersecting }]));
      }
      disconnect(): void {}
    },
  );
  return (element: Element, isSeen: boolean) => act(async () => watched.get(element)?.(isSeen));
}

test('of a large library only the rows near the viewport are rendered, with their pictures', async () => {
  const show = windowOf();
  const many = Array.from({ length: 100 }, (_, n) => save(`s${n}`, { name: `Game ${n}`, changed: 1000 - n }));
  const bridge = library({ 'library.list': () => okAnswer({ saves: many, folder: '/g', recent: [] }) });
  const wanted = () => bridge.asked.filter(({ name }) => name === 'library.pictures').map(({ input }) => input);
  const some = (from: number, to: number) => many.slice(from, to).map((one) => one.save);
  await mount(bridge, page);
  const groups = [...document.querySelectorAll('.saves')];
  const rows = () => groups.map((group) => group.querySelectorAll('li').length);
  const pictures = () => groups.map((group) => group.querySelectorAll('svg.diorama').length);
  expect(rows()).toEqual([24, 0, 0, 0, 0]);
  expect(pictures()).toEqual([24, 0, 0, 0, 0]);
  expect(wanted()).toEqual([{ saves: some(0, 24) }]);

  await show(groups[4], true);
  expect(rows()).toEqual([24, 0, 0, 0, 4]);
  expect(pictures()).toEqual([24, 0, 0, 0, 4]);
  expect(wanted().slice(1)).toEqual([{ saves: some(96, 100) }]);
  const [row] = groups[4].querySelectorAll('li');
  expect([row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]).toEqual(['97', '100']);

  await show(groups[0], false);
  expect(rows()).toEqual([0, 0, 0, 0, 4]);
  // where the focus is stays, with what Tab leads to
  await act(async () => row.querySelector('button')?.focus());
  await show(groups[4], false);
  expect(rows()).toEqual([0, 0, 0, 24, 4]);
  // known pictures are not asked for again
  await show(groups[0], true);
  expect(pictures()).toEqual([24, 0, 0, 24, 4]);
  expect(wanted()).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('a row is shown without its picture until it is known, and where there is none', async () => {
  let answers = 0;
  const bridge = library({
    'library.pictures': () => {
      answers++;
      return answers === 1
        ? errAnswer('refused', 'The disk refuses.')
        : okAnswer({ pictures: [{ save: 'a', thumbnail: null }] });
    },
  });
  await mount(bridge, page);
  expect(names()).toHaveLength(3);
  expect(document.querySelectorAll('.thumbnail svg')).toHaveLength(0);
  expect(document.body.textContent).not.toContain('The disk refuses.');
  // requested again with the next list
  await act(async () => bridge.tell('library', {}));
  expect(answers).toBe(2);
  expect(document.querySelectorAll('.thumbnail svg')).toHaveLength(1);
});
