/**
 * What the compiler checks of the contract: a handler that is missing, extra or mistyped does not compile, on either
 * side. `npx tsc` fails if one of the errors expected here does not occur.
 */
import { expect, test } from 'vitest';
import { type Bridge, eventNames, type Handlers, requestNames } from './requests.ts';

type Given = { readonly handlers: Handlers; readonly bridge: Bridge };

const checked = ({ handlers, bridge }: Given): void => {
  const { 'match.play': play, ...others } = handlers;
  // @ts-expect-error one is missing
  others satisfies Handlers;
  // @ts-expect-error one is extra
  ({ ...handlers, 'match.cheat': play, 'match.play': play }) satisfies { [K in keyof Handlers]: Handlers[K] } & {
    'match.cheat'?: never;
  };
  // @ts-expect-error one returns another type
  ({ ...handlers, 'match.play': () => ({ ok: true, value: 7 }) }) satisfies Handlers;
  // @ts-expect-error no request names a side
  void bridge.ask['match.resign']({ match: '', revision: 0, side: 1 });
  // @ts-expect-error there is no such request
  void bridge.ask['match.cheat']({});
  // @ts-expect-error there is no such event
  bridge.on.cheated(() => {});
};

test('a wrong handler does not compile', () => {
  // the errors above are the test; there is nothing to run
  expect(checked).toBeTypeOf('function');
});

test('every request and event has a valid channel name', () => {
  for (const name of requestNames)
    expect(name).toMatch(
      /^(app|settings|library|setup|match|correspondence|online|table|clock|computer|engines|exercise|games|rules|text|updates)\.[a-zA-Z]+$/,
    );
  for (const name of eventNames) expect(name).toMatch(/^[a-z]+$/);
  expect(new Set([...requestNames, ...eventNames]).size).toBe(requestNames.length + eventNames.length);
});
