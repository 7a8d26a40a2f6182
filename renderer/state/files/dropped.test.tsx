import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../electron/contract/requests.ts';
import { runApplicationCommand } from '../../commands/without-table.ts';
import { useApp } from '../app.ts';
import { watchDrops } from './dropped.ts';

const asked: [string, unknown][] = [];
const answers: Record<string, unknown> = {};
const fake = new Proxy({} as Bridge['ask'], {
  get: (_, name: string) => async (input: unknown) => {
    asked.push([name, input]);
    return name in answers ? answers[name] : { ok: false, error: { code: 'x', message: `${name} was refused.` } };
  },
});
let stop: () => void = () => {};
beforeEach(() => {
  asked.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
  useApp.setState({ ask: fake, toastNow: null, problems: [] });
  stop = watchDrops();
});
afterEach(() => stop());

/** happy-dom has no DragEvent, so a plain event stands in for it. */
const drag = (type: string, types: readonly string[], files: readonly File[] = []) => {
  const event = new DragEvent(type, { cancelable: true, bubbles: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types, files, dropEffect: 'none' } });
  window.dispatchEvent(event);
  return event;
};
const settled = () => expect.poll(() => useApp.getState().toastNow ?? useApp.getState().problems[0]).toBeTruthy();

test('a dropped save is imported under its name and opened', async () => {
  const save = { save: 'Sunday', problem: null };
  answers['library.import'] = { ok: true, value: save };
  answers['library.list'] = { ok: true, value: { saves: [], folder: '', recent: [] } };
  expect(drag('dragover', ['Files']).defaultPrevented).toBe(true);
  const file = new File(['a game'], 'Sunday.fairytable');
  expect(drag('drop', ['Files'], [file]).defaultPrevented).toBe(true);
  await settled();
  expect(asked.find(([name]) => name === 'library.import')).toEqual([
    'library.import',
    { file: { name: 'Sunday.fairytable', text: 'a game' } },
  ]);
  expect(asked.find(([name]) => name === 'match.open')).toEqual(['match.open', { save: 'Sunday' }]);
});

test('a dropped file that is not text is reported and never replaces the page', async () => {
  const folder = new File([], 'folder');
  folder.text = () => Promise.reject(new Error('a folder'));
  expect(drag('drop', ['Files'], [folder]).defaultPrevented).toBe(true);
  await settled();
  expect(useApp.getState().toastNow?.text).toMatch(/^That file cannot be read/);
  expect(asked).toEqual([]);
});

test('dragging anything else, such as a piece or selected text, is ignored', () => {
  expect(drag('dragover', ['text/plain']).defaultPrevented).toBe(false);
  expect(drag('drop', ['text/plain']).defaultPrevented).toBe(false);
  expect(asked).toEqual([]);
});

test('a report is copied to the clipboard by the host or the page, and both success and failure are reported', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  answers['app.report'] = { ok: true, value: { text: 'a report', copied: true } };
  runApplicationCommand('copy-report');
  await settled();
  expect(writeText).not.toHaveBeenCalled();
  expect(useApp.getState().toastNow?.text).toContain('on the clipboard');
  useApp.setState({ toastNow: null });
  answers['app.report'] = { ok: true, value: { text: 'a report', copied: false } };
  runApplicationCommand('copy-report');
  await settled();
  expect(writeText).toHaveBeenCalledWith('a report');
  useApp.setState({ toastNow: null });
  writeText.mockRejectedValue(new Error('forbidden'));
  runApplicationCommand('copy-report');
  await settled();
  expect(useApp.getState().toastNow?.text).toContain('could not be copied');
  vi.unstubAllGlobals();
});
