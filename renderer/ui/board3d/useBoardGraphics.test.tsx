/** Which board is shown when the 3D board cannot be drawn, when it can again, and what is said of it. */
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { tryGraphicsAgain } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { fakeBridge } from '../testing/bridge.ts';
import { mount } from '../testing/mount.tsx';
import { type BoardGraphics, useBoardGraphics } from './useBoardGraphics.ts';

let now: BoardGraphics;
let want: (isWanted: boolean) => void;
beforeEach(async () => {
  function Screen() {
    const [isWanted, set] = useState(true);
    want = set;
    now = useBoardGraphics(isWanted);
    return null;
  }
  await mount(fakeBridge(), <Screen />);
});
const said = () => useApp.getState().toastNow;

test.each(['unsupported', 'lost', 'failed'] as const)('%s: the flat board, and the sentence about it', async (why) => {
  await act(async () => now.onNoWebGL(why));
  expect([now.flat, now.undrawn, now.isKept]).toEqual([true, why, why === 'lost']);
  expect(said()).toMatchObject({ is: 'note', text: uiText.graphics.says[why] });
  await act(async () => said()?.action?.run());
  expect([now.flat, now.undrawn, now.attempt]).toEqual([false, null, 1]);
});

test('a lost context that is restored brings the same 3D board back, and says so', async () => {
  await act(async () => now.onNoWebGL('lost'));
  await act(async () => now.onWebGL());
  expect([now.flat, now.attempt]).toEqual([false, 0]);
  expect(said()?.text).toBe(uiText.graphics.isBack);
});

test('one that is restored within seconds says nothing', async () => {
  await act(async () => now.onWebGL());
  expect([now.flat, said()]).toEqual([false, null]);
});

test('another attempt that fails says so again', async () => {
  await act(async () => now.onNoWebGL('lost'));
  await act(async () => tryGraphicsAgain());
  expect(now.flat).toBe(false);
  await act(async () => now.onNoWebGL('failed'));
  expect([now.flat, said()?.is, said()?.text]).toEqual([true, 'failed', uiText.graphics.says.failed]);
});

test('whoever prefers the flat board is told nothing, and gets a new 3D board when they ask for it', async () => {
  await act(async () => now.onNoWebGL('lost'));
  await act(async () => want(false));
  expect([now.flat, now.undrawn, now.isKept]).toEqual([true, null, false]);
  await act(async () => want(true));
  expect([now.flat, now.undrawn]).toEqual([false, null]);
});
