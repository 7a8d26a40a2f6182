import { describe, expect, it } from 'vitest';
import { variantNamed } from '../../variants/registry.ts';
import { begin } from '../fixtures/begin.fixture.ts';
import { anyMatch } from '../fixtures/random-match.fixture.ts';
import { encodeLine, readLines, replayJournal } from './journal.ts';

const acid = variantNamed('acid')!;
const match = anyMatch(acid, 11, 40);
const lines = match.entries.map((entry, n) => encodeLine({ n, entry }));
const whole = lines.join('');

describe('a journal', () => {
  it('is one line of plain ASCII for every entry', () => {
    expect(whole).toMatch(/^[\x20-\x7e\n]*$/);
    expect(whole.split('\n')).toHaveLength(41);
    expect(match.entries.some((entry) => JSON.stringify(entry).match(/[^\x20-\x7e]/))).toBe(true);
  });

  it('replays onto a new match, and onto one that already has the first entries', () => {
    for (const had of [0, 1, 17, 40]) {
      const again = begin(acid);
      for (const entry of match.entries.slice(0, had)) again.apply(entry);
      expect(replayJournal(again, readLines(whole))).toEqual({ ok: true, value: 40 - had });
      expect(again.entries).toEqual(match.entries);
      expect(again.position.fingerprint()).toBe(match.position.fingerprint());
    }
  });

  it('loses nothing but the torn line, wherever it is cut', () => {
    let from = 0;
    const starts = lines.map((line) => {
      from += line.length;
      return from;
    });
    for (let cut = 0; cut <= whole.length; cut++) {
      const { lines: read, good, torn, broken } = readLines(whole.slice(0, cut));
      // a line without its line feed is complete too, as its checksum shows
      const complete = starts.filter((end) => end - 1 <= cut);
      expect(read).toHaveLength(complete.length);
      expect(good).toBe(Math.min(cut, complete.at(-1) ?? 0));
      expect(torn).toBe(good < cut);
      expect(broken).toBe(null);
    }
  });

  it('can be continued after a torn line once it is truncated there', () => {
    const torn = whole.slice(0, whole.length - 5);
    const { good } = readLines(torn);
    expect(readLines(torn.slice(0, good) + lines[39]).lines).toEqual(readLines(whole).lines);
  });

  it('is read up to a damaged complete line, including the last one, and reports its number', () => {
    for (let at = 0; at < whole.length; at += 7) {
      if (whole[at] === '\n') continue;
      const other = whole[at] === 'x' ? 'y' : 'x';
      const read = readLines(whole.slice(0, at) + other + whole.slice(at + 1));
      const before = whole.slice(0, at).split('\n').length - 1;
      expect(read.lines).toHaveLength(before);
      expect(read.torn).toBe(false);
      expect(read.broken?.code).toBe('journal-broken');
      expect(read.broken?.message).toContain(String(before + 1));
    }
  });

  it('loses no entry if a line feed is lost or changed, and reports it', () => {
    const all = readLines(whole).lines;
    for (let n = 0, at = -1; n < 40; n++) {
      at = whole.indexOf('\n', at + 1);
      for (const instead of ['', 'x', '4', '}', '\u00ff', ' ']) {
        const read = readLines(whole.slice(0, at) + instead + whole.slice(at + 1));
        expect(read.lines).toEqual(all);
        // only a line feed missing at the very end may never have been written
        expect(read.broken === null).toBe(n === 39 && instead === '');
      }
    }
  });

  it('refuses a gap, a different entry in a known place, and an invalid entry', () => {
    const read = readLines(whole).lines;
    expect(replayJournal(begin(acid), { lines: read.slice(1), running: null })).toMatchObject({
      ok: false,
      error: { code: 'journal-gap' },
    });
    const other = begin(acid);
    other.play(other.position.actions()[3].text);
    expect(replayJournal(other, { lines: read, running: null })).toMatchObject({
      ok: false,
      error: { code: 'journal-other' },
    });
    const bad = [{ n: 0, entry: { do: 'play', action: 'Kz1-z2' } as const }];
    expect(replayJournal(begin(acid), { lines: bad, running: null })).toMatchObject({
      ok: false,
      error: { code: 'illegal-entry' },
    });
  });
});
