import { describe, expect, it } from 'vitest';
import type { Gradual } from '../../engine/match/save/gradual.ts';
import type { Work } from '../contract/requests.ts';
import { Cancelled, WorkList } from './work.ts';

/** A clock that advances 1 ms at every reading; `pauses` counts how often the task yielded. */
function bench(during: (pause: number) => void = () => {}) {
  const told: Work[][] = [];
  let [time, pauses] = [0, 0];
  const works = new WorkList((all) => told.push(all), {
    now: () => time++,
    pause: async () => during(++pauses),
  });
  return { works, told, pauses: () => pauses };
}
function* steps(total: number, seen: number[] = []): Gradual<string> {
  for (let done = 0; done < total; done++) {
    seen.push(done);
    yield { done, total };
  }
  return 'done';
}

describe('a long task', () => {
  it('runs in slices, and reports its progress and its end', async () => {
    const { works, told, pauses } = bench();
    expect(await works.run('open', 'Long', (working) => working(steps(3000)))).toBe('done');
    expect(pauses()).toBeGreaterThan(100);
    expect(told.length).toBeGreaterThan(5);
    expect(told.at(-1)).toEqual([]);
    const shown = told.slice(0, -1).map(([work]) => work);
    for (const work of shown) expect(work).toMatchObject({ what: 'open', name: 'Long', total: 3000 });
    const done = shown.map((work) => work.done);
    expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
  });

  it('is not reported if it is short', async () => {
    const { works, told } = bench();
    expect(await works.run('open', 'Short', (working) => working(steps(50)))).toBe('done');
    expect(told).toEqual([]);
  });

  it('can be cancelled between two slices, by id or by kind', async () => {
    for (const cancel of [
      (works: WorkList) => works.cancel('w-1'),
      (works: WorkList) => works.cancelAll('import'),
      (works: WorkList) => works.cancelAll(),
    ]) {
      const seen: number[] = [];
      const made = bench((pause) => pause === 40 && cancel(made.works));
      await expect(made.works.run('import', 'Long', (working) => working(steps(3000, seen)))).rejects.toThrow(
        Cancelled,
      );
      expect(seen.length).toBeLessThan(1000);
      expect(made.told.at(-1)).toEqual([]);
      // the next one is not
      expect(await made.works.run('import', 'Next', (working) => working(steps(10)))).toBe('done');
    }
  });

  it('continues when another task is cancelled', async () => {
    const made = bench((pause) => {
      if (pause === 5) made.works.cancel('w-9');
      if (pause === 6) made.works.cancelAll('open');
    });
    expect(await made.works.run('import', 'Long', (working) => working(steps(500)))).toBe('done');
  });
});
