import { describe, expect, it } from 'vitest';
import { dice } from '../fixtures/dice.fixture.ts';
import { sealed, unsealed } from './seal.ts';

describe('a sealed text', () => {
  it('round-trips any text of any length', () => {
    const roll = dice(4);
    for (let length = 0; length < 200; length++) {
      const says = Array.from({ length }, () => String.fromCharCode(32 + roll(900))).join('');
      for (const least of [1, 64, 100]) expect(unsealed(sealed(JSON.stringify({ says }), least))).toEqual({ says });
    }
  });

  it('is plain ASCII that shows nothing of the text', () => {
    const blob = sealed(JSON.stringify(Array.from({ length: 40 }, () => 'mine@e7')), 64);
    expect(blob).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(blob).not.toContain('mine');
    expect(atob(blob.slice(16).padEnd(Math.ceil((blob.length - 16) / 4) * 4, '='))).not.toContain('mine');
  });

  it('has the same length for no secrets and for many', () => {
    const lengths = [0, 1, 4, 20].map((n) => sealed(JSON.stringify(Array(n).fill('mine@e7')), 1024).length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('is equal for equal texts, and completely different for different ones', () => {
    expect(sealed('{"a":1}', 64)).toBe(sealed('{"a":1}', 64));
    const [one, two] = [sealed('{"a":1}', 64).slice(16), sealed('{"a":2}', 64).slice(16)];
    const same = [...one].filter((letter, i) => letter === two[i]).length;
    expect(same).toBeLessThan(one.length / 4);
  });

  it('detects every changed character and every cut', () => {
    const blob = sealed(JSON.stringify({ entries: [[0, 0, { do: 'play', action: 'mine@e7' }]] }), 64);
    for (let i = 0; i < blob.length; i++) {
      const other = blob[i] === 'x' ? 'y' : 'x';
      const changed = unsealed(blob.slice(0, i) + other + blob.slice(i + 1));
      // changes of the padding after the text are not detected: it has no meaning
      expect(changed === undefined || JSON.stringify(changed) === JSON.stringify(unsealed(blob))).toBe(true);
      if (i < blob.length / 2) expect(changed, `letter ${i}`).toBe(undefined);
    }
    for (const scrap of ['', 'x', '!!', blob.slice(0, 15), blob.slice(0, 40)]) expect(unsealed(scrap)).toBe(undefined);
  });
});
