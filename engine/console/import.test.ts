/** Games of other programs, from their files to ours. */
import { describe, expect, test } from 'vitest';
import { jobOf } from './commands.ts';

const INI = `# two games
[near:chess]
castling = false

[far:nearer]
maxFile = 9

[odd:chess]
teleport = yes
`;
const DIAGRAM = `files=8
ranks=8
pawn:P:ifmnDfmWfceF:pawn:a2,b2,c2,d2,e2,f2,g2,h2
king:K:KisO2:king:e1
rook:R:R:rook:a1,h1
`;
const files: Readonly<Record<string, string>> = { 'variants.ini': INI, 'diagram.txt': DIAGRAM };
const imported = (...args: string[]) => {
  const job = jobOf(['import', ...args], (file) => files[file] ?? null);
  if (!job.ok) return [{ error: job.error }];
  return job.value.is === 'at-once' ? [...job.value.answers()] : [];
};
/** The game is read again where it is played. */
const counted = (game: unknown) => {
  const job = jobOf(['perft', '--game', 'game', '--depth', '2'], () => String(game));
  return job.ok && job.value.is === 'at-once' && [...job.value.answers()][0].actions;
};

describe('import', () => {
  test('gives each game of a variants.ini its text, or all that is wrong with it', () => {
    const [near, far, odd] = imported('variants.ini');
    expect(near).toEqual({ name: 'near', title: expect.any(String), game: expect.stringMatching(/^fairygame 1\n/) });
    expect(counted(near.game)).toBe(400);
    expect(far).toMatchObject({ name: 'far', error: { code: 'bad-game', at: expect.stringMatching(/^\d+:\d+$/) } });
    expect(odd).toMatchObject({ name: 'odd', error: { problems: [{ line: 9 }] } });
  });
  test('leaves out a rule that somebody does not want, and the game says so', () => {
    const [{ error }] = imported('variants.ini', '--variant', 'odd');
    expect(error).toMatchObject({ problems: [{ line: 9, rule: 'teleport' }] });
    const [odd] = imported('variants.ini', '--variant', 'odd', '--without', 'castlingWins,teleport');
    expect(odd.game).toContain('\nwithout = teleport = yes\n');
    expect(counted(odd.game)).toBe(400);
  });
  test('gives one that is named', () => {
    expect(imported('variants.ini', '--variant', 'near')).toHaveLength(1);
    expect(imported('variants.ini', '--variant', 'nobody')).toMatchObject([{ error: { code: 'bad-game' } }]);
  });
  test('gives the game of a diagram', () => {
    const [answer] = imported('diagram.txt');
    expect(answer).toEqual({ title: expect.any(String), game: expect.stringMatching(/^fairygame 1\n/) });
    expect(counted(answer.game)).toBeGreaterThan(100);
  });
  test('tells of a file that cannot be read, and of none', () => {
    expect(imported('nowhere.ini')).toMatchObject([{ error: { code: 'unreadable' } }]);
    expect(imported()).toMatchObject([{ error: { code: 'usage' } }]);
  });
});
