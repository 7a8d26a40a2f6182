/** Names that every object inherits are not valid fields: schemas ignore them, so they are checked separately. */
import { expect, test } from 'vitest';
import { PlaySchema, PositionSchema, parseRequest } from './request.ts';

const NAMES = ['__proto__', 'constructor', 'prototype'];
/** Every object of a request, with a place for one more field. */
const PLACES: readonly (readonly [at: string, text: string])[] = [
  ['', '{"variant":"fourchan",HERE}'],
  ['options', '{"variant":"fourchan","options":{HERE}}'],
  ['start', '{"variant":"fourchan","start":{"pieces":[],HERE}}'],
  ['start.pieces.0', '{"variant":"fourchan","start":{"pieces":[{"kind":"n","side":"white","at":"e5",HERE}]}}'],
  ['start.hands', '{"variant":"fourchan","start":{"pieces":[],"hands":{HERE}}}'],
  ['start.lastPlayed', '{"variant":"fourchan","start":{"pieces":[],"lastPlayed":{HERE}}}'],
  [
    'start.teleporters.1',
    '{"variant":"fourchan","start":{"pieces":[],"teleporters":[{},{"feature":"teleporter-white","at":"e5",HERE}]}}',
  ],
];
const said = (schema: typeof PositionSchema | typeof PlaySchema, line: string) => {
  const read = parseRequest(schema, line);
  return read.ok ? null : read.error;
};

test.each(NAMES.flatMap((name) => PLACES.map(([at, text]) => [name, at, text] as const)))(
  '%s in “%s” is refused as an unknown field, with its place',
  (name, at, text) => {
    const where = at === '' ? name : `${at}.${name}`;
    for (const value of ['null', '[]', '{}', '"x"', '{"a":1}']) {
      const line = text.replace('HERE', `"${name}":${value}`);
      expect(said(PositionSchema, line)).toMatchObject({ code: 'malformed', at: where });
      const play = `{"position":${line},"action":"Ne5-e6"}`;
      expect(said(PlaySchema, play)).toMatchObject({ code: 'malformed', at: `position.${where}` });
    }
  },
);
test('the same words are accepted as values', () => {
  const line = '{"variant":"fourchan","actions":["constructor","__proto__","prototype"]}';
  expect(said(PositionSchema, line)).toBe(null);
});
test('a very deeply nested line is refused', () => {
  const depth = 100_000;
  const line = `{"variant":"acid","start":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(said(PositionSchema, line)?.code).toMatch(/malformed|not-json/);
  const inside = `{"variant":"acid","start":{"pieces":[],"x":${'['.repeat(5000)}{"constructor":1}${']'.repeat(5000)}}}`;
  expect(said(PositionSchema, inside)).toMatchObject({ code: 'malformed' });
});
