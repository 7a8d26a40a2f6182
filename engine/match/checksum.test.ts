import { expect, it } from 'vitest';
import { checksum } from './checksum.ts';

it('is frozen: files carry it', () => {
  expect(checksum('')).toBe('1f3b1b6802be6512');
  expect(checksum('The table stands: Δλ')).toBe('546481e5b2f8f287');
});

it('tells every single changed, lost and swapped letter of a text', () => {
  const text = '{"n":12,"entry":{"do":"play","action":"Kc2-c3"}}';
  const sums = new Set([checksum(text)]);
  let texts = 1;
  for (let i = 0; i < text.length; i++) {
    for (const other of [text.slice(0, i) + text.slice(i + 1), `${text.slice(0, i)}~${text.slice(i + 1)}`]) {
      sums.add(checksum(other));
      texts++;
    }
    if (i > 0 && text[i] !== text[i - 1]) {
      sums.add(checksum(text.slice(0, i - 1) + text[i] + text[i - 1] + text.slice(i + 1)));
      texts++;
    }
  }
  // leaving out either of two like neighbours gives the same text
  const likeNeighbours = [...text].filter((letter, i) => letter === text[i - 1]).length;
  expect(sums.size).toBe(texts - likeNeighbours);
});
