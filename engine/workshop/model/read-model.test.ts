/** Models in the text of a game: what the workshop writes is read again, and whatever else it may be is refused with a sentence. */
import { describe, expect, test } from 'vitest';
import { base64Of, bytesOf } from '../../shared/base64.ts';
import { LONGEST_MODEL } from '../../shared/limits.ts';
import {
  MODEL_HEIGHT,
  MODEL_REACH,
  MODEL_SLOTS,
  MOST_MODEL_TRIANGLES,
  type Model,
  readModel,
  writeModel,
} from '../../shared/model.ts';
import { Dice } from '../../testing/dice.ts';
import { isWholeRun } from '../../testing/usual.ts';
import { PYRAMID, SPIKE } from './models.fixture.ts';
import { sentences } from './sentences.ts';
import { whyNoModel } from './why-no-model.ts';

const [H, R] = [MODEL_HEIGHT, MODEL_REACH];
const modelOf = (text: string): Model => {
  const model = readModel(text);
  if (typeof model === 'string') throw new Error(model);
  return model;
};
const pyramid = modelOf(PYRAMID);
const changed = (change: Partial<Model>): string => writeModel({ ...pyramid, ...change });
const withPoint = (i: number, value: number): string => changed({ points: pyramid.points.with(i, value) });
const withByte = (text: string, at: number, ...bytes: readonly number[]): string => {
  const all = [...bytesOf(text)!];
  all.splice(at, bytes.length, ...bytes);
  return base64Of(Uint8Array.from(all));
};

test('what is written is read again, and written alike', () => {
  for (const text of [PYRAMID, SPIKE]) {
    expect(whyNoModel(text)).toBeNull();
    expect(writeModel(modelOf(text))).toBe(text);
  }
  expect(pyramid.slots).toEqual([6, 0, 0, 0]);
  expect([...pyramid.points]).toEqual([-R, 0, -R, 0, H, 0, R, 0, -R, R, 0, R, -R, 0, R]);
  expect(modelOf(SPIKE).slots).toEqual([6, 3, 0, 0]);
});
test('base64 of any bytes is what other programs write', () => {
  const dice = new Dice(3);
  for (let n = 0; n < 60; n++) {
    const bytes = Uint8Array.from({ length: 1 + n }, () => dice.below(256));
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(bytesOf(base64Of(bytes))).toEqual(bytes);
  }
});

describe('No model is', () => {
  test.each([
    ['one of another format', withByte(PYRAMID, 0, 2)],
    ['one without triangles', changed({ corners: new Uint16Array(), points: new Int16Array(), slots: [0, 0, 0, 0] })],
    ['one that floats', changed({ points: pyramid.points.map((n, i) => (i % 3 === 1 && n === 0 ? 1 : n)) })],
    ['one that reaches below the ground', withPoint(1, -1)],
    ['one that is too high', withPoint(4, H + 1)],
    ['one that is too wide', withPoint(0, -R - 1)],
    ['one that is too deep', withPoint(2, R + 1)],
    ['one so small that nobody could see it', changed({ points: pyramid.points.map((n) => Math.trunc(n / 8)) })],
    ['one with a point in no triangle', changed({ points: Int16Array.from([...pyramid.points, 0, 0, 0]) })],
    ['one whose triangles are fewer than it says', changed({ slots: [7, 0, 0, 0] })],
    ['one whose triangles are more than it says', changed({ slots: [5, 0, 0, 0] })],
    ['one with a corner twice in a triangle', changed({ corners: pyramid.corners.with(14, 0) })],
    ['one with a triangle that has no surface', changed({ points: pyramid.points.with(4, 0).with(5, -R) })],
    ['one that breaks off', base64Of(bytesOf(PYRAMID)!.subarray(0, -1))],
    ['one with something behind its end', base64Of(Uint8Array.from([...bytesOf(PYRAMID)!, 0]))],
    [
      'one with a number that is written longer than it must be',
      base64Of(Uint8Array.from([0x81, 0, ...bytesOf(PYRAMID)!.subarray(1)])),
    ],
    ['one with a number without an end', base64Of(Uint8Array.of(1, 5, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff))],
    ['a picture', 'iVBORw0KGgoAAAAA'],
  ])('%s', (_, text) => expect(whyNoModel(text)).toBe(sentences.noModel));
  test.each(['', 'https://example.org/a.glb', `data:model/gltf-binary;base64,${PYRAMID}`, `${PYRAMID.slice(0, -1)}"`])(
    'what is no base64: %s',
    (text) => expect(whyNoModel(text)).toBe(sentences.noBase64),
  );
  test('one of too many triangles, however short it is', () => {
    const count = MOST_MODEL_TRIANGLES + 1;
    const many = (triangles: number): string =>
      changed({
        corners: Uint16Array.from({ length: 3 * triangles }, (_, i) => pyramid.corners[i % 18]),
        slots: [triangles, 0, 0, 0],
      });
    expect(whyNoModel(many(count))).toBe(sentences.noModel);
    expect(whyNoModel(many(MOST_MODEL_TRIANGLES))).toBeNull();
  });
  test('one that is too long, before anything of it is read', () => {
    expect(whyNoModel('A'.repeat(LONGEST_MODEL + 4))).toBe(sentences.tooLong(LONGEST_MODEL));
    expect(whyNoModel('A'.repeat(50_000_000))).toBe(sentences.tooLong(LONGEST_MODEL));
  });
});

const COUNT = isWholeRun ? 100_000 : 4000;
/** One to three mistakes, in its bytes or in its letters. */
function damaged(dice: Dice): string {
  let text = dice.pick([PYRAMID, SPIKE]);
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const bytes = bytesOf(text);
    if (bytes === null) break;
    const at = dice.below(bytes.length);
    const ways: (() => string)[] = [
      () => withByte(text, at, dice.below(256)),
      () => withByte(text, at, bytes[at] ^ (1 << dice.below(8))),
      () => withByte(text, at, 0xff, dice.below(128)),
      () => base64Of(bytes.subarray(0, at + 1)),
      () => base64Of(Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(Math.max(0, at - dice.below(20)))])),
      () => text.slice(0, at) + dice.pick([...'A=/+-_ \n"<é\u0000']) + text.slice(at + 1),
      () => base64Of(Uint8Array.from({ length: 1 + dice.below(2000) }, () => dice.below(dice.pick([4, 128, 256])))),
    ];
    text = dice.pick(ways)();
  }
  return text;
}
test(
  `${COUNT} damaged models are read within their bounds or refused with a sentence, in no time`,
  () => {
    const dice = new Dice(44);
    const says = Object.values(sentences).map((one) => (typeof one === 'string' ? one : one(LONGEST_MODEL)));
    let refused = 0;
    for (let n = 0; n < COUNT; n++) {
      const text = damaged(dice);
      const model = readModel(text);
      if (typeof model === 'string') {
        refused++;
        expect(says).toContain(whyNoModel(text));
        continue;
      }
      expect(writeModel(model)).toBe(text);
      expect(model.slots).toHaveLength(MODEL_SLOTS);
      expect(model.corners.length).toBeLessThanOrEqual(3 * MOST_MODEL_TRIANGLES);
      expect(Math.max(...model.corners)).toBe(model.points.length / 3 - 1);
    }
    expect(refused).toBeGreaterThan(COUNT / 2);
    expect(refused).toBeLessThan(COUNT);
  },
  isWholeRun ? 120_000 : 10_000,
);
