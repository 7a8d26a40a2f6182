/** Files that no picture is taken from: each says what to do, and those that would be too much are never decoded. */
import { beforeEach, expect, test, vi } from 'vitest';
import { PNG } from '../../../../../engine/workshop/picture/pictures.fixture.ts';
import { uiText } from '../../../../text/index.ts';
import { takenLook } from './taken-picture.ts';

const words = uiText.workshop.looks;
const { signal } = new AbortController();
const decode = vi.fn(async () => {
  throw new Error('damaged');
});
beforeEach(() => {
  decode.mockClear();
  vi.stubGlobal('createImageBitmap', decode);
});
const png = (change: (view: DataView) => void = () => {}): Blob => {
  const bytes = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
  change(new DataView(bytes.buffer));
  return fileOf(bytes);
};
const fileOf = (bytes: Uint8Array<ArrayBuffer>): Blob =>
  Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });

test('a file that is too large is not even read', async () => {
  const arrayBuffer = vi.fn();
  const file = Object.assign(new Blob([]), { arrayBuffer });
  Object.defineProperty(file, 'size', { value: 20_000_001 });
  expect(await takenLook(file, signal)).toEqual({ says: words.fileTooLarge(20) });
  expect(arrayBuffer).not.toHaveBeenCalled();
});
test('what is no picture, whatever it is called, is not decoded', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect(await takenLook(fileOf(svg), signal)).toEqual({ says: words.noPicture });
  expect(decode).not.toHaveBeenCalled();
});
test('a small file that would fill the memory is not decoded', async () => {
  const bomb = png((view) => {
    view.setUint32(16, 100_000);
    view.setUint32(20, 100_000);
  });
  expect(await takenLook(bomb, signal)).toEqual({ says: words.tooManyPixels(50) });
  expect(decode).not.toHaveBeenCalled();
});
test('a picture that the browser cannot decode is called damaged', async () => {
  expect(await takenLook(png(), signal)).toEqual({ says: words.brokenPicture });
  expect(decode).toHaveBeenCalledTimes(1);
});
