/** What only decorates fails by itself: it is logged and left out, and the page goes on. */
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog, say } from '../narration/log.ts';
import { Decoration, decorated } from './Decoration.tsx';
import { decorate } from './decorate.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const place = document.createElement('div');
const root = createRoot(place, { onCaughtError: () => {} });
const render = (what: ReactNode) => act(async () => root.render(what));
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => render(null));

const fails = (): never => {
  throw new Error('no');
};
function InRendering({ on = true }: { readonly on?: boolean }) {
  if (on) fails();
  return null;
}
function InEffect() {
  useEffect(fails);
  return null;
}
const InRef = () => <i ref={fails} />;
function InCleanup() {
  useEffect(() => fails, []);
  return null;
}

test.each([
  ['rendering', <InRendering key="r" />],
  ['an effect', <InEffect key="e" />],
  ['a ref', <InRef key="f" />],
])('an error in %s leaves out the decoration, and the page stays', async (_, what) => {
  await render(
    <>
      <p>The game</p>
      <Decoration what="a picture" instead={<b>simpler</b>}>
        {what}
      </Decoration>
    </>,
  );
  expect(place.innerHTML).toBe('<p>The game</p><b>simpler</b>');
  expect(warn.mock.lastCall?.[0]).toContain('a picture');
});

test('an error while it is removed does not end the page', async () => {
  const page = (child: ReactNode) => (
    <>
      <p>The game</p>
      <Decoration what="a picture">{child}</Decoration>
    </>
  );
  await render(page(<InCleanup />));
  await render(page(null));
  expect(place.textContent).toBe('The game');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a component can be given its boundary once, with what is shown instead', async () => {
  const Picture = decorated('a picture', InRendering, ({ on }) => <b>{on ? 'simpler' : 'never'}</b>);
  await render(<Picture on />);
  expect(place.innerHTML).toBe('<b>simpler</b>');
});

test('an error and a rejection are logged and go no further', async () => {
  decorate('a sound', fails);
  decorate('a sound', async () => fails());
  await expect.poll(() => warn).toHaveBeenCalledTimes(2);
});

test('a sentence that cannot be made is left out of the announcements', () => {
  const log = makeLog();
  say(log, fails);
  say(log, () => [{ text: 'A move.', urgent: false }]);
  expect(log.getState().map(({ text }) => text)).toEqual(['A move.']);
});
