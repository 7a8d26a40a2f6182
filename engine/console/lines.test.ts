import { describe, expect, it } from 'vitest';
import { type InputLine, LineSplitter } from './lines.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const all = (chunks: readonly Uint8Array[], longest?: number): InputLine[] => {
  const lines = new LineSplitter(longest);
  return [...chunks.flatMap((chunk) => [...lines.push(chunk)]), ...lines.end()];
};
const text = (line: string): InputLine => ({ is: 'text', text: line });

describe('lines', () => {
  it('are the same wherever the bytes are split, also inside a character', () => {
    const whole = bytes('Δ5\r\naΛ\n\nlast');
    const wanted = [text('Δ5'), text('aΛ'), text(''), text('last')];
    for (let cut = 0; cut <= whole.length; cut++) {
      expect(all([whole.slice(0, cut), whole.slice(cut)])).toEqual(wanted);
    }
    expect(all([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(wanted);
  });

  it('that are too long are reported, and the next one is read', () => {
    expect(all([bytes('1234\n12345\n'), bytes('123'), bytes('4567'), bytes('\nok')], 4)).toEqual([
      text('1234'),
      { is: 'too-long' },
      { is: 'too-long' },
      text('ok'),
    ]);
  });

  it('that are not UTF-8 are reported, and the next one is read', () => {
    expect(all([Uint8Array.of(0xff, 0xfe, 10), bytes('ok\n')])).toEqual([{ is: 'not-utf8' }, text('ok')]);
  });

  it('do not share memory with the bytes they came from', () => {
    const chunk = bytes('abc');
    const lines = new LineSplitter();
    expect([...lines.push(chunk)]).toEqual([]);
    chunk.fill(120);
    expect([...lines.push(bytes('d\n'))]).toEqual([text('abcd')]);
  });
});
