import { describe, expect, it } from 'vitest';
import { variantNamed, variants } from '../../variants/registry.ts';
import { begin } from '../fixtures/begin.fixture.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import { type ForgedFields, forged } from '../fixtures/forge.fixture.ts';
import { anyAction, anyMatch, playQuietly } from '../fixtures/random-match.fixture.ts';
import { openedSave } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { glanceAt } from './glance.ts';
import { openSave } from './open.ts';
import { writeSave } from './save.ts';

const acid = variantNamed('acid')!;
const about = { name: 'Sunday game', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const refusal = (text: string): string => {
  const opened = openSave(text, variantNamed);
  return opened.ok ? 'opened' : opened.error.code;
};
const game = (seed: number, actions: number): Match => {
  const match = begin(acid);
  playQuietly(match, actions, seed);
  return match;
};

describe('a save', () => {
  it.each(variants.map((variant) => [variant.id, variant] as const))(
    '%s: opens as exactly the match that was saved, at random points of random matches',
    (_, variant) => {
      // a large board takes its time
      const seeds = variant.topology.size > 200 ? 4 : 12;
      for (let seed = 1; seed <= seeds; seed++) {
        const match = anyMatch(variant, seed, 10 + seed * 9);
        const text = writeSave(match, about);
        const { match: opened, about: aboutIt, told } = openedSave(text);
        expect(told).toBe(null);
        expect(aboutIt).toEqual(about);
        expect(opened.entries).toEqual(match.entries);
        expect(JSON.stringify(opened.nodes)).toBe(JSON.stringify(match.nodes));
        expect(opened.cursor.id).toBe(match.cursor.id);
        expect(opened.position.save()).toEqual(match.position.save());
        expect(opened.position.actions().map((a) => a.text)).toEqual(match.position.actions().map((a) => a.text));
        expect(writeSave(opened, about)).toBe(text);
      }
    },
  );

  it('opens with changed white space and either line ending', () => {
    const text = writeSave(game(1, 5), about);
    for (const other of [JSON.stringify(JSON.parse(text)), text.replaceAll('\n', '\r\n'), `\n${text}  `]) {
      expect(writeSave(openedSave(other).match, about)).toBe(text);
    }
  });

  it('stores the winner, reason and node of an outcome that no rule decided', () => {
    const match = game(2, 3);
    match.resign(1);
    const { result } = JSON.parse(writeSave(match, about));
    expect(result).toMatchObject({ winner: acid.sides[0].id, reason: 'resignation', by: 'players', place: 4 });
    expect(openedSave(writeSave(match, about)).match.outcome).toEqual(match.outcome);
  });

  it('keeps branches and their branching points', () => {
    const match = game(3, 3);
    match.undo();
    playQuietly(match, 1, 99);
    const { branches, cursor } = JSON.parse(writeSave(match, about));
    expect(branches).toEqual([{ from: 2, last: 3 }]);
    expect(cursor).toBe(4);
  });

  it('is summarized without replaying', () => {
    const match = game(4, 7);
    const glance = glanceAt(writeSave(match, about), variantNamed);
    expect(glance).toEqual({
      ok: true,
      value: {
        ...about,
        variant: 'acid',
        players: ['Ada', 'Grace Δ'],
        turn: match.position.turn,
        turnNumber: match.position.turnNumber,
        outcome: null,
        byText: null,
        timeControl: null,
        census: match.position.census(),
        entries: 7,
      },
    });
    match.resign(0);
    const ended = glanceAt(writeSave(match, about), variantNamed);
    expect(ended.ok && ended.value.outcome).toEqual(match.outcome);
    expect(glanceAt('{}', variantNamed)).toMatchObject({ ok: false, error: { code: 'foreign' } });
  });
});

describe('a save is refused', () => {
  const text = writeSave(game(1, 9), about);

  it.each([
    ['not-json', 'hello'],
    ['not-json', ''],
    ['not-json', '\u0000\u0001PNG'],
    ['truncated', text.slice(0, -20)],
    ['truncated', text.slice(0, 200)],
    ['foreign', '{"name":"something else"}'],
    ['foreign', '[1,2,3]'],
    ['foreign', 'null'],
    ['foreign', JSON.stringify({ format: { name: 'chess', version: 1 } })],
    ['too-new', forged(text, (save) => Object.assign(save, { format: { name: 'fairytable', version: 999 } }))],
    ['unknown-variant', forged(text, (save) => Object.assign(save, { variant: { id: 'checkers', rules: 1 } }))],
    ['malformed', forged(text, (save) => Object.assign(save, { players: ['Ada'] }))],
    ['malformed', forged(text, (save) => Object.assign(save, { extra: 1 }))],
    ['malformed', text.replace('"entries"', '"entires"')],
    ['damaged', text.replace('Sunday', 'Monday')],
    ['damaged', forged(text, (save) => Object.assign(save, { cursor: 3 }))],
    ['damaged', forged(text, (save) => Object.assign(save, { branches: [{ from: 0, last: 1 }] }))],
    ['illegal-entry', forged(text, (save) => Object.assign(save, { entries: [{ do: 'play', action: 'Kz1-z2' }] }))],
  ])('%s: case %#', (code, bad) => {
    const opened = openSave(bad, variantNamed);
    expect(opened.ok).toBe(false);
    if (opened.ok) return;
    expect(opened.error.code).toBe(code);
    expect(opened.error.message).toMatch(/^[A-Z].*\.$/);
  });

  it('for a house rule or a value that the variant does not have', () => {
    const [option] = acid.options;
    const bad = [{ gravity: 'off' }, { [option.id]: 'sometimes' }].map((options) =>
      refusal(forged(text, (save) => Object.assign(save, { options }))),
    );
    expect(bad).not.toContain('opened');
  });

  it.each([
    ['two Kings', [{ kind: 'king', side: 'magi', at: 'c3' }], 'too-many-kings', 'c3'],
    ['somebody who never stands there', [{ kind: 'mass', side: 'magi', at: 'Δ5' }], 'mass-in-zone', 'Δ5'],
  ])('for a position that nobody could have set up: %s', (_, more, code, at) => {
    const kings = ['magi', 'line'].map((side, i) => ({ kind: 'king', side, at: `e${1 + 8 * i}` }));
    const match = begin(acid, {}, { turn: 'magi', pieces: kings });
    expect(openedSave(writeSave(match, about)).match.position.census()).toBe('K@e1 k@e9');
    const bad = forged(writeSave(match, about), (save) => {
      save.start = { turn: 'magi', pieces: [...kings, ...more] };
    });
    const opened = openSave(bad, variantNamed);
    expect(opened).toMatchObject({ ok: false, error: { code, at }, salvage: null });
    expect(opened.ok ? '' : opened.error.message).toContain(at);
  });

  it('but offers the turns before an illegal entry', () => {
    const bad = forged(text, (save) => {
      (save.entries as unknown[])[6] = { do: 'play', action: 'Kz1-z2' };
    });
    const opened = openSave(bad, variantNamed);
    expect(opened).toMatchObject({ ok: false, error: { code: 'illegal-entry', at: 'entry 7' } });
    if (opened.ok || !opened.salvage) throw new Error('nothing was offered');
    expect(opened.salvage.match.entries).toHaveLength(6);
    expect(opened.salvage.turns).toBe(opened.salvage.match.cursor.turnNumber);
  });

  it('but offers the rest if it was cut, at every place after the first entry', () => {
    const match = game(1, 9);
    const [first, last] = [text.indexOf('"entries"'), text.indexOf('"cursor"')];
    let most = 0;
    for (let cut = first; cut < text.length - 2; cut += 11) {
      const opened = openSave(text.slice(0, cut), variantNamed);
      if (opened.ok) throw new Error(`opened, cut at ${cut}`);
      expect(opened.error.code).toBe('truncated');
      const entries = opened.salvage?.match.entries ?? [];
      expect(entries).toEqual(match.entries.slice(0, entries.length));
      expect(entries.length).toBeGreaterThanOrEqual(most);
      most = entries.length;
      if (cut > last) expect(most).toBe(9);
    }
  });
});

describe('a save under other rules', () => {
  const match = game(8, 6);
  const text = writeSave(match, about);
  const older = (change: (save: ForgedFields) => void): string =>
    forged(text, (save) => {
      save.variant = { id: 'acid', rules: acid.rulesVersion + 1 };
      change(save);
    });

  it('resumes exactly if its actions still lead to the same position', () => {
    expect(openedSave(older(() => {})).told).toBe(null);
  });

  it('continues from the saved position if an action is no longer legal, and reports it', () => {
    const opened = openedSave(older((save) => Object.assign(save, { entries: [{ do: 'play', action: 'Kz1-z2' }] })));
    expect(opened.told?.code).toBe('other-rules');
    expect(opened.match.position.save()).toEqual(match.position.save());
    expect(opened.match.entries).toEqual([]);
    // and can be saved, opened and continued like any other
    const again = openedSave(writeSave(opened.match, about));
    expect(again.told).toBe(null);
    expect(again.match.position.fingerprint()).toBe(match.position.fingerprint());
    expect(again.match.play(anyAction(again.match, dice(1))!).ok).toBe(true);
    expect(again.match.undo().ok).toBe(true);
    expect(again.match.look(0).ok).toBe(true);
  });

  it('continues from the saved position if the actions lead elsewhere, also under the same rules', () => {
    const opened = openedSave(forged(text, (save) => Object.assign(save, { entries: [], cursor: 0 })));
    expect(opened.told?.code).toBe('other-position');
    expect(opened.match.position.census()).toBe(match.position.census());
  });

  it('is refused if the saved position is invalid', () => {
    const bad = older((save) =>
      Object.assign(save, { entries: [{ do: 'play', action: 'Kz1-z2' }], now: { turn: [0] } }),
    );
    expect(refusal(bad)).toBe('damaged');
  });
});

it('a house rule that was added later is written only where it is not as usual', () => {
  const optionsIn = (options: Record<string, string>) => {
    const text = writeSave(begin(variantNamed('deicide')!, options), about);
    expect(openedSave(text).match.options).toMatchObject(options);
    return JSON.parse(text).options;
  };
  expect(optionsIn({ terrain: 'on' })).not.toHaveProperty('features');
  expect(optionsIn({ terrain: 'on', features: 'wall,mine' })).toMatchObject({ features: 'wall,mine' });
});
