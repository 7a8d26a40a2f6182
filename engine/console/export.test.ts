/** Games of ours, from their files to those of another program and back. */
import { describe, expect, test } from 'vitest';
import type { JsonAnswer } from '../exchange/answers.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { jobOf } from './commands.ts';

const exported = (text: string | null): JsonAnswer => {
  const job = jobOf(['export', 'game'], () => text);
  if (!job.ok) return { error: job.error };
  return job.value.is === 'at-once' ? [...job.value.answers()][0] : {};
};

describe('export', () => {
  test('writes a section that import reads', () => {
    const { name, known, ini } = exported(shelf.get('orthodox') ?? '');
    expect({ name, known }).toEqual({ name: 'orthodoxchess', known: 'chess' });
    const job = jobOf(['import', 'ini'], () => String(ini));
    const [back] = job.ok && job.value.is === 'at-once' ? [...job.value.answers()] : [];
    expect(back).toMatchObject({ name: 'orthodoxchess', game: expect.stringMatching(/^fairygame 1\n/) });
  });
  test('names all that cannot be said', () => {
    expect(exported(shelf.get('marseillais') ?? '')).toMatchObject({
      error: {
        code: 'cannot-be-said',
        reasons: [expect.stringContaining('moves a turn'), expect.stringContaining('first turn')],
      },
    });
  });
  test('names a section where nothing of the title can be in a name', () => {
    const text = (shelf.get('breakthrough') ?? '').replace('title = Breakthrough', 'title = Прорыв');
    expect(exported(text).name).toBe('game');
  });
  test('never takes the name of a game that the other program has', () => {
    expect(exported(shelf.get('shogi') ?? '')).toMatchObject({ name: 'shogiown', known: 'shogi' });
  });
  test('refuses what is no game, or cannot be read', () => {
    expect(exported('fairygame 1\n[game]\n')).toMatchObject({
      error: { code: 'bad-game', at: expect.stringMatching(/^\d+:\d+$/) },
    });
    expect(exported(null)).toMatchObject({ error: { code: 'unreadable' } });
    expect(jobOf(['export'], () => null)).toMatchObject({ ok: false, error: { code: 'usage' } });
  });
});
