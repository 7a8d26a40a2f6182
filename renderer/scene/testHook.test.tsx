import { expect, test } from 'vitest';
import { type FairytableHook, offerHook } from './testHook.ts';

test('the hook is that of the top table; when it is unmounted, the one below is the hook again', () => {
  const [one, two] = [{}, {}] as FairytableHook[];
  const closeOne = offerHook(one);
  const closeTwo = offerHook(two);
  expect(window.__fairytable).toBe(two);
  closeTwo();
  expect(window.__fairytable).toBe(one);
  const closeThree = offerHook(two);
  closeOne();
  expect(window.__fairytable, 'one below that goes first changes nothing').toBe(two);
  closeThree();
  expect(window.__fairytable).toBeUndefined();
});
