/**
 * Pictures, films and enlarged figures when the graphics card stops drawing: what is said, what is left of them, and that
 * they can be made again. The 3D table is one that draws when the test says so.
 */
import { act, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableHandle, TableProps } from '../../../board/props.ts';
import { ContextLost } from '../../../scene/context-loss.ts';
import { useApp } from '../../../state/app.ts';
import { useFilm } from '../../../state/film/job.ts';
import type { Recorder } from '../../../state/film/recorder.ts';
import { view } from '../../../state/match/match.fixture.ts';
import { uiText } from '../../../text/index.ts';
import { nodes, openShare } from '../../share/share.fixture.ts';
import { all, click, open, q, resolvedOk } from '../../testing/table.tsx';

/** what the tables of the page were given last, and what they draw */
const tables: { board: TableProps | null; film: TableProps | null } = { board: null, film: null };
const photograph = vi.fn<TableHandle['picture']>();
const readFrame = vi.fn<() => Promise<ImageData>>();
vi.mock('../../board3d/Scene.tsx', () => ({
  Scene: function FakeScene({ ref, ...props }: TableProps & { readonly ref?: Ref<TableHandle> }) {
    tables[props.aside ? 'film' : 'board'] = props;
    const latest = useRef(props);
    latest.current = props;
    useImperativeHandle(ref, () => ({ picture: photograph, clearDrawings: () => false }) as unknown as TableHandle);
    const key = props.arrival?.key;
    // once for each position, as the table draws it
    useEffect(() => {
      if (key === undefined) return;
      const { onReady, onSettled, aside } = latest.current;
      onReady?.();
      onSettled?.(key);
      aside?.onFrame(readFrame);
    }, [key]);
    return null;
  },
}));
const added = vi.fn<Recorder['add']>();
vi.mock('../../../state/film/recorder.ts', async (original) => ({
  ...(await original<typeof import('../../../state/film/recorder.ts')>()),
  openRecorder: async () => ({ kind: 'gif', add: added, end: async () => new Blob(['film']), close() {} }),
}));
vi.mock('../../share/film-paper.ts', async (original) => ({
  ...(await original<typeof import('../../share/film-paper.ts')>()),
  FilmPaper: class {
    print = () => document.createElement('canvas');
  },
}));

const POSITIONS = nodes.length;

const toast = () => {
  const { is, text } = useApp.getState().toastNow ?? {};
  return { is, text };
};
const isDisabled = (id: string) => q(`[data-testid=${id}]`)?.getAttribute('aria-disabled') === 'true';
const tell = (what: 'lost' | 'restored') =>
  act(async () => (what === 'lost' ? tables.board?.onNoWebGL?.('lost') : tables.board?.onWebGL?.()));
const progress = () => q('[data-testid=film-progress]');
const beginFilm = async () => {
  await openShare('A film');
  await click(q('[data-testid=film-make]'));
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  photograph.mockReset();
  photograph.mockResolvedValue(new Blob(['picture']));
  readFrame.mockReset();
  readFrame.mockResolvedValue({} as ImageData);
  added.mockReset();
  await open(view(), {
    'match.history': () => resolvedOk({ nodes, node: 3 }),
    'match.text': () => resolvedOk({ game: '', position: '', hidden: 0 }),
    'match.look': ({ node }: { node: number }) => resolvedOk({ view: view({ node, present: false }) }),
  });
  await act(async () =>
    useApp.setState(({ settings }) => ({ settings: { ...settings, board: 'table', quality: 'low' } })),
  );
});
afterEach(() => {
  useFilm.setState({ job: null });
  Object.assign(tables, { board: null, film: null });
  vi.restoreAllMocks();
});

it('a picture during a short loss: nothing is saved, the reason is said, and the next attempt works', async () => {
  await openShare('A picture');
  photograph.mockRejectedValueOnce(new ContextLost());
  await click(q('[data-testid=picture-save]'));
  await expect.poll(toast).toEqual({ is: 'failed', text: uiText.share.picture.lost });
  expect(q('dialog[open]'), 'the dialog is open for another attempt').not.toBeNull();
  await expect.poll(() => isDisabled('picture-save')).toBe(false);
  await click(q('[data-testid=picture-save]'));
  await expect.poll(() => q('dialog[open]')).toBeNull();
  expect(toast().text).toMatch(/downloaded/);
});

it('while the context is lost for long, no picture and no film can be begun, and the reason is said', async () => {
  await tell('lost');
  await openShare('A picture');
  expect(q('[data-testid=picture-says]')?.textContent).toBe(uiText.graphics.picture.lost);
  expect(isDisabled('picture-save')).toBe(true);
  await click(all('dialog[open] [role=radio]').find((radio) => radio.textContent === 'A film') ?? null);
  expect(q('[data-testid=film-says]')?.textContent).toBe(uiText.graphics.film.lost);
  expect(isDisabled('film-make')).toBe(true);
  await tell('restored');
  expect(q('[data-testid=film-says]')?.textContent).toContain(uiText.film.says);
  expect(isDisabled('film-make')).toBe(false);
});

it('a film goes on when the context is restored', async () => {
  readFrame.mockRejectedValueOnce(new ContextLost());
  await beginFilm();
  await expect.poll(() => readFrame.mock.calls.length).toBe(1);
  expect(progress()).not.toBeNull();
  expect(added).not.toHaveBeenCalled();
  // its table is drawn again
  await act(async () => tables.film?.aside?.onFrame(readFrame));
  await expect.poll(progress).toBeNull();
  expect(added).toHaveBeenCalledTimes(POSITIONS);
  expect(toast().text).toMatch(/downloaded/);
});

it('a film whose context is lost for long is given up, and the reason is said', async () => {
  readFrame.mockRejectedValue(new ContextLost());
  await beginFilm();
  await expect.poll(() => tables.film).not.toBeNull();
  await act(async () => tables.film?.onNoWebGL?.('lost'));
  await expect.poll(progress).toBeNull();
  expect(toast()).toEqual({ is: 'failed', text: uiText.film.lost });
  expect(useFilm.getState().job, 'another film can be begun').toBeNull();
});

it('so is one whose context is lost while a picture of it is being written', async () => {
  let written = () => {};
  added.mockReturnValueOnce(
    new Promise((done) => {
      written = done;
    }),
  );
  await beginFilm();
  await expect.poll(() => added.mock.calls.length).toBe(1);
  readFrame.mockRejectedValue(new ContextLost());
  await act(async () => tables.film?.onNoWebGL?.('lost'));
  await act(async () => written());
  await expect.poll(progress).toBeNull();
  expect(toast()).toEqual({ is: 'failed', text: uiText.film.lost });
});
