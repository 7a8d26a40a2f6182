/** The editor on the table of a game whose referee is off: every change goes to that game, and undo is the game's. */
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Checked, Draft } from '../../../../electron/contract/description.ts';
import type { Input } from '../../../../electron/contract/requests.ts';
import { usualSettings } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { makeMatch } from '../../../state/match/match-store.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { errAnswer, type FakeBridge, fakeBridge, hello, okAnswer, tiny, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the } from '../../testing/mount.tsx';
import { SetUp } from './SetUp.tsx';

const kings: Draft = {
  turn: 'magi',
  pieces: [
    { kind: 'king', side: 'magi', at: 'a1' },
    { kind: 'king', side: 'line', at: 'c3' },
  ],
};
const problemsOf = ({ pieces }: Draft): Checked['problems'] =>
  pieces.some(({ side }) => side === 'line') ? [] : [{ cell: null, code: 'no-king', says: 'LINE has no King.' }];

/** A host that keeps the tables of one game, the present one last; the referee is off from the start. */
function hostOf(tables: Draft[], most = 9): FakeBridge {
  let revision = 1;
  const now = () => view({ free: true, revision, can: { ...view().can, undo: true } });
  const played = (next = now()) => okAnswer({ revision: next.revision, effects: [], view: next });
  const stale = ({ revision: known }: { readonly revision: number }) => known !== revision;
  return fakeBridge({
    'app.hello': () => okAnswer(hello({ settings: { ...usualSettings, board: 'flat' } })),
    'match.history': () => okAnswer({ nodes: [], node: 0 }),
    'setup.fromTable': (where) => {
      if (stale(where)) return errAnswer('stale', 'The game has gone on.');
      const draft = tables.at(-1)!;
      return okAnswer({ draft, pieces: [], features: [], flights: [], text: '', problems: problemsOf(draft) });
    },
    'match.free': ({ draft, ...where }: Input<'match.free'>) => {
      if (stale(where)) return errAnswer('stale', 'The game has gone on.');
      if (draft.pieces.length > most) return errAnswer('bad-table', 'Too many pieces.');
      tables.push(draft);
      revision++;
      return played();
    },
    'match.undo': (where) => {
      if (stale(where)) return errAnswer('stale', 'The game has gone on.');
      tables.pop();
      revision++;
      return played(tables.length > 0 ? now() : view({ revision }));
    },
    'match.referee': (where) => {
      if (stale(where)) return errAnswer('stale', 'The game has gone on.');
      revision++;
      return played(view({ revision }));
    },
  });
}
async function opened(bridge: FakeBridge) {
  sessionStorage.clear();
  useSetup.getState().end();
  await mount(bridge, null);
  const match = makeMatch(
    { ask: bridge.ask, heard: () => {}, problem: () => {} },
    tiny,
    view({ free: true, revision: 1, can: { ...view().can, undo: true } }),
    usualSettings,
  );
  await act(() => useSetup.getState().beginFree(match));
  await act(async () => useApp.getState().open('setup', { variant: tiny.id }));
  await mount(bridge, <SetUp variant={tiny.id} />);
  return match;
}
const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-name="${name}"]`)!;
const squares = (): string => (useSetup.getState().draft?.pieces ?? []).map(({ at }) => at).join(' ');
const isOpen = (): boolean => useApp.getState().layers.some(({ page }) => page === 'setup');

it('sends every change to the game, and takes it back there', async () => {
  const tables = [kings];
  const match = await opened(hostOf(tables));
  expect(the('heading', /acid/).textContent).toBe('Referee offacid');
  await click(the('button', 'MAGI Diskette, D'));
  await click(cell('b2'));
  expect(tables.at(-1)?.pieces.map(({ at }) => at)).toEqual(['a1', 'c3', 'b2']);
  expect(match.store.getState().view.revision).toBe(2);
  await press('z', document.body, { ctrlKey: true });
  expect([squares(), tables.length, match.store.getState().view.revision]).toEqual(['a1 c3', 1, 3]);
  // nothing of it is kept by the page
  expect(sessionStorage.getItem('fairytable.setup')).toBeNull();
});

it('switches the referee on only where the game can be played, and goes back to it', async () => {
  const match = await opened(hostOf([kings]));
  await click(the('button', 'Clear squares'));
  await click(cell('c3'));
  const on = the('button', 'Switch the referee on');
  expect([on.getAttribute('aria-disabled'), on.dataset.tip]).toEqual(['true', 'Fix 1 problem first.']);
  await press('z', document.body, { ctrlKey: true });
  await click(the('button', 'Switch the referee on'));
  expect([isOpen(), useSetup.getState().free, match.store.getState().view.free]).toEqual([false, null, undefined]);
});

it('closes when the step that switched the referee off is undone', async () => {
  const match = await opened(hostOf([kings]));
  await press('z', document.body, { ctrlKey: true });
  expect([isOpen(), match.store.getState().view.free]).toEqual([false, undefined]);
});

it('shows the table as it is where the host refused a change, and leaves without a question', async () => {
  await opened(hostOf([kings], 2));
  await click(the('button', 'MAGI Diskette, D'));
  await click(cell('b2'));
  expect(squares()).toBe('a1 c3');
  await click(the('button', 'Back'));
  expect([all('dialog').length, isOpen(), useSetup.getState().free]).toEqual([0, false, null]);
});
