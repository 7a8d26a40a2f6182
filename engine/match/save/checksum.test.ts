import { expect, it } from 'vitest';
import { checkedLine, checksum, readCheckedLine } from './checksum.ts';

it('is frozen, because files contain it', () => {
  expect(checksum('')).toBe('1f3b1b6802be6512');
  expect(checksum('The table stands: Δλ')).toBe('546481e5b2f8f287');
});

it('detects every single changed, lost or swapped character of a text', () => {
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
  // removing either of two equal neighbours gives the same text
  const likeNeighbours = [...text].filter((letter, i) => letter === text[i - 1]).length;
  expect(sums.size).toBe(texts - likeNeighbours);
});

it('a checked line is plain ASCII, round-trips its text, and is not read once it is damaged', () => {
  const said = { name: 'Δλ 🜁', n: 3 };
  const line = checkedLine(JSON.stringify(said));
  expect(line).toMatch(/^[\x20-\x7e]+$/);
  expect(readCheckedLine(line)).toEqual(said);
  for (let i = 0; i < line.length; i++) {
    expect(readCheckedLine(line.slice(0, i) + line.slice(i + 1)), `without letter ${i}`).toBeUndefined();
  }
  expect(readCheckedLine(`${checksum('not JSON')} not JSON`)).toBeUndefined();
});
