import { describe, expect, it } from 'vitest';
import { isTruncated, repairedJson } from './repair-json.ts';

const whole = '{"a":[1,{"b":"x}\\"]"},3],"c":{"d":null}}';

describe('JSON that was cut off', () => {
  it('is recognized at every cut, and the complete text is not', () => {
    for (let cut = 1; cut < whole.length; cut++)
      expect(isTruncated(whole.slice(0, cut)), whole.slice(0, cut)).toBe(true);
    expect(isTruncated(whole)).toBe(false);
    expect(isTruncated('[1,2')).toBe(false);
    expect(isTruncated('hello {')).toBe(false);
  });

  it('is repaired to JSON at every cut after the first complete value', () => {
    for (let cut = whole.indexOf(',') + 1; cut < whole.length; cut++) {
      const text = repairedJson(whole.slice(0, cut));
      expect(() => JSON.parse(text ?? 'nothing'), `${text}`).not.toThrow();
    }
    expect(JSON.parse(repairedJson('{"a":[1,{"b":2},{"c":') ?? '')).toEqual({ a: [1, { b: 2 }] });
    expect(repairedJson('{"a"')).toBe(null);
  });
});
