import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anyVariant } from '../fixtures/own-game.fixture.ts';
import { VERSION } from './format.ts';
import { type Migration, migrated, migrations } from './migrations.ts';
import { openSave } from './open.ts';

const golden = new URL('./golden/', import.meta.url);
const rename: Migration = { to: 2, what: 'b was a', migrate: ({ a, ...rest }) => ({ ...rest, b: a }) };
const strict: Migration = {
  to: 3,
  what: 'b is a number',
  migrate: (save) => (typeof save.b === 'number' ? save : null),
};

describe('migrations', () => {
  it('lead from every earlier version to the current one, one step per version', () => {
    expect(migrations.map((step) => step.to)).toEqual(Array.from({ length: VERSION - 1 }, (_, i) => i + 2));
  });

  it('each say what changed', () => {
    for (const step of migrations) expect(step.what.length).toBeGreaterThan(10);
  });

  it.each(Array.from({ length: VERSION }, (_, i) => i + 1))(
    'have a golden save of version %i, which opens',
    (version) => {
      const files = readdirSync(golden).filter((file) => file.startsWith(`v${version}-`));
      expect(files).not.toEqual([]);
      for (const file of files) {
        const text = readFileSync(new URL(file, golden), 'utf8');
        expect(JSON.parse(text).format.version).toBe(version);
        expect(openSave(text, anyVariant).ok, file).toBe(true);
      }
    },
  );

  it('are applied in order', () => {
    const moved = migrated({ format: { name: 'fairytable', version: 1 }, a: 5 }, 1, [strict, rename], 3);
    expect(moved).toEqual({ ok: true, value: { format: { name: 'fairytable', version: 3 }, b: 5 } });
  });

  it('refuse what a step cannot read, a gap in the steps, and versions from the future', () => {
    const codes = [
      migrated({ a: 'x' }, 1, [rename, strict], 3),
      migrated({ a: 1 }, 1, [strict], 3),
      migrated({}, 4, [], 3),
    ];
    expect(codes.map((result) => (result.ok ? 'ok' : result.error.code))).toEqual(['damaged', 'damaged', 'too-new']);
  });
});
