import { describe, expect, it } from 'vitest';
import { deicide } from '../../variants/deicide/index.ts';
import { variantNamed, variants } from '../../variants/registry.ts';
import { begin, playEach } from '../fixtures/begin.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { beforeNoting, mined, terrainOn } from '../fixtures/mined.fixture.ts';
import { anyEntry, anyMatch } from '../fixtures/random-match.fixture.ts';
import { openedSave } from '../fixtures/saved.fixture.ts';
import type { Match } from '../match.ts';
import { encodeLine, lastLine, readLines, replayJournal } from './journal.ts';
import { openSave } from './open.ts';
import { checksumOf, writeSave } from './save.ts';

const about = { name: 'Mines', created: 1_700_000_000_000, changed: 1_700_000_900_000 };
const save = (match: Match): string => writeSave(match, about);
const open = (text: string): Match => {
  const { match, told } = openedSave(text);
  expect(told).toBeNull();
  return match;
};
type Fields = Record<string, unknown> & { sealed: Record<string, string> };
const fieldsOf = (text: string): Fields => JSON.parse(text);
/** The file without the parts that may depend on secrets. */
const openPart = (text: string): string => {
  const { sealed: _sealed, checksum: _checksum, ...rest } = fieldsOf(text);
  return JSON.stringify(rest);
};
/** Everything observable about a match, as a text. */
const all = (match: Match): string =>
  JSON.stringify([match.entries, match.nodes, match.cursor.id, match.position.save(), match.position.fingerprint()]);
/** Some empty cells of the middle ranks. */
const cells = (roll: Dice, count: number): string[] => {
  const free = 'abcdefghijklmnop'.split('').flatMap((file) => [7, 8, 9, 10].map((rank) => `${file}${rank}`));
  return Array.from({ length: count }, () => free.splice(roll(free.length), 1)[0]);
};

describe('a save of a match with secrets', () => {
  it('opens as exactly the match that was saved, at random points of random matches', () => {
    let secrets = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const match = anyMatch(deicide, seed, 2 + seed, beforeNoting, terrainOn);
      secrets += match.secretEntries(0).length + match.secretEntries(1).length;
      const text = save(match);
      const opened = open(text);
      expect(all(opened)).toBe(all(match));
      expect(save(opened)).toBe(text);
    }
    expect(secrets).toBeGreaterThan(15);
  });

  it('reveals nothing outside the blobs: with other secrets the file is the same', () => {
    const roll = dice(7);
    for (let game = 0; game < 12; game++) {
      const one = mined(cells(roll, roll(5)), cells(roll, roll(5)));
      const other = mined(cells(roll, roll(5)), cells(roll, roll(5)));
      const quiet = ['Ki1-j1', 'Ki16-j16', 'Kj1-i1'];
      expect(openPart(save(playEach(one, quiet)))).toBe(openPart(save(playEach(other, quiet))));
      for (const side of ['white', 'black']) {
        expect(fieldsOf(save(one)).sealed[side].length).toBe(fieldsOf(save(other)).sealed[side].length);
      }
    }
  });

  it('reveals nothing in the middle of noting either, nor what was undone there', () => {
    const none = begin(deicide, terrainOn, beforeNoting);
    const some = playEach(begin(deicide, terrainOn, beforeNoting), ['mine@e7', 'mine@f7']);
    some.undo();
    expect(some.can.redo).toBe(true);
    const opened = openPart(save(some));
    expect(opened).toBe(openPart(save(none)));
    expect(save(some)).not.toContain('mine@');
    expect(all(open(save(some)))).toBe(all(some));
    // with another branch of notes: still nothing
    playEach(some, ['mine@g7']);
    expect(openPart(save(some))).toBe(opened);
    playEach(some, ['end']);
    expect(openPart(save(some))).toBe(openPart(save(playEach(none, ['end']))));
  });

  it('reveals nothing about changes after both players agreed to undo a noting', () => {
    const again = (before: readonly string[], after: readonly string[], unit: 'action' | 'turn'): Match => {
      const match = begin(deicide, terrainOn, beforeNoting);
      playEach(match, [...before.map((cell) => `mine@${cell}`), 'end']);
      const back = match.undo(unit, { agreed: true });
      if (!back.ok) throw new Error(back.error.message);
      return playEach(match, [...after.map((cell) => `mine@${cell}`), 'end', 'end']);
    };
    for (const unit of ['action', 'turn'] as const) {
      const one = openPart(save(again(['e7'], [], unit)));
      for (const [before, after] of [
        [[], []],
        [[], ['f7']],
        [
          ['e7', 'g8'],
          ['h7', 'k9'],
        ],
        [['e7'], ['f7']],
      ]) {
        const other = again(before, after, unit);
        expect(openPart(save(other))).toBe(one);
        expect(all(open(save(other)))).toBe(all(other));
      }
    }
  });

  it('contains the cells of mines nowhere in plain text, in file or journal', () => {
    const [whites, blacks] = [
      ['d9', 'e8', 'k9', 'm10'],
      ['h8', 'g7', 'j7'],
    ];
    const match = begin(deicide, terrainOn, beforeNoting);
    let journal = '';
    for (const text of [...whites.map((c) => `mine@${c}`), 'end', ...blacks.map((c) => `mine@${c}`), 'end']) {
      playEach(match, [text]);
      journal += encodeLine(lastLine(match));
    }
    const written = save(match) + journal;
    for (const cell of [...whites, ...blacks]) expect(written).not.toMatch(new RegExp(`\\b${cell}\\b`));
    const numbers = [...whites, ...blacks].map((cell) => deicide.topology.parse(cell)!);
    const { now } = fieldsOf(save(match)) as unknown as { now: Record<string, number[]> };
    for (const [fact, values] of Object.entries(now)) {
      if (/hidden/.test(fact)) for (const cell of numbers) expect(values[cell], fact).toBe(0);
    }
    expect(written).not.toMatch(/mine@/);
  });

  it('separates the secrets of a set-up position too', () => {
    const lying = [
      { feature: 'mine', at: 'e7', side: 'white' },
      { feature: 'ziggurat', at: 'b6' },
      { feature: 'mine', at: 'g8', side: 'black' },
      { feature: 'mine', at: 'h8', revealed: true },
      { feature: 'mine', at: 'e7', side: 'black' },
    ];
    const start = { ...beforeNoting, phase: 'play', terrain: lying };
    const match = begin(deicide, terrainOn, start);
    const text = save(match);
    expect(text).toContain('"h8"');
    expect(text).not.toContain('"g8"');
    expect(text).not.toContain('"e7"');
    expect(open(text).start).toEqual(start);
    expect(all(open(text))).toBe(all(match));
  });

  it('has blobs of equal length from the start, whether or not there was anything to hide yet', () => {
    const lengths = (match: Match): string => {
      const { sealed } = fieldsOf(save(match));
      expect(all(open(save(match)))).toBe(all(match));
      return Object.entries(sealed)
        .map(([side, blob]) => `${side} ${blob.length}`)
        .join();
    };
    const usual = lengths(begin(deicide, terrainOn));
    expect(usual).toMatch(/^white \d+,black \d+$/);
    expect(lengths(anyMatch(deicide, 3, 6, { ...beforeNoting, phase: 'play' }))).toBe(usual);
    const noting = begin(deicide, terrainOn, beforeNoting);
    expect(lengths(noting)).toBe(usual);
    // a player who keeps changing the mines
    for (let i = 0; i < 50; i++) {
      playEach(noting, [`mine@${'abcd'[i % 4]}7`]);
      noting.undo('action', { at: 1_700_000_000_000 + i });
    }
    expect(lengths(noting)).toBe(usual);
    expect(lengths(playEach(noting, ['end']))).toBe(usual);
  });

  it('has no blobs if nothing secret can ever be placed', () => {
    const sealed = (match: Match): unknown => fieldsOf(save(match)).sealed;
    for (const variant of variants) expect(sealed(anyMatch(variant, 4, 12)), variant.id).toBe(null);
    // a set-up position may hide something, and whether it does must not be revealed // D-T0
    const [bare, hiding] = [[], [{ feature: 'mine', at: 'd9', side: 'white' }]].map((terrain) =>
      sealed(begin(deicide, {}, { ...beforeNoting, phase: 'play', terrain })),
    );
    expect(Object.keys(bare as object)).toEqual(['white', 'black']);
    expect(JSON.stringify(hiding)).toHaveLength(JSON.stringify(bare).length);
  });
});

describe('damaged blobs', () => {
  const match = playEach(mined(['d9', 'e8'], ['h8']), ['Ki1-j1']);
  const text = save(match);
  const forged = (change: (save: Fields) => void): string => {
    const fields = fieldsOf(text);
    change(fields);
    return JSON.stringify({ ...fields, checksum: checksumOf(fields) });
  };
  const other = fieldsOf(save(playEach(mined(['d9', 'e7'], ['h8']), ['Ki1-j1']))).sealed;

  it.each([
    ['a changed letter', (f: Fields) => Object.assign(f.sealed, { white: f.sealed.white.replace(/.$/, '!') })],
    ['one blob missing', (f: Fields) => Object.assign(f, { sealed: { white: f.sealed.white } })],
    ['none at all', (f: Fields) => Object.assign(f, { sealed: {} })],
    ['one of another game', (f: Fields) => Object.assign(f.sealed, { white: other.white })],
    [
      'the sides confused',
      (f: Fields) => Object.assign(f, { sealed: { white: f.sealed.black, black: f.sealed.white } }),
    ],
  ])('%s: damaged, and nothing is told', (_, change) => {
    const opened = openSave(forged(change), variantNamed);
    if (opened.ok) throw new Error('it was opened');
    expect(['damaged', 'illegal-entry']).toContain(opened.error.code);
    expect(opened.error.message).toMatch(/^[A-Z].*\.$/);
    expect(JSON.stringify(opened.error)).not.toMatch(/mine@|[de][789]|h8/);
  });

  it('are refused without a valid checksum too', () => {
    const at = text.indexOf('"white":"') + 40;
    const opened = openSave(text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1), variantNamed);
    expect(opened).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  it('leave what was played before anything was secret; other damage leaves everything', () => {
    const placing = anyPlacing();
    const whole = save(placing);
    const spoiled = openSave(whole.replace(/"white":"..../, '"white":"AAAA'), variantNamed);
    const elsewhere = openSave(whole.replace('"Mines"', '"Nines"'), variantNamed);
    if (spoiled.ok || elsewhere.ok) throw new Error('they were opened');
    const before = placing.openEntries.findIndex((entry) => entry.do === 'play' && entry.action === 'end');
    expect(spoiled.salvage?.match.entries).toEqual(placing.openEntries.slice(0, before));
    expect(elsewhere.salvage?.match.entries).toEqual(placing.entries);
  });

  it('with invalid secrets of a set-up position are refused without revealing them', () => {
    const start = { ...beforeNoting, phase: 'play', terrain: [{ feature: 'mine', at: 'f4', side: 'black' }] };
    const opened = openSave(save(begin(deicide, terrainOn, start)), variantNamed);
    expect(opened).toMatchObject({ ok: false, error: { code: 'bad-start', at: 'start' } });
    expect(JSON.stringify(opened)).not.toMatch(/f4|mine/i);
  });

  it('leave nothing of a set-up position whose secrets are lost', () => {
    const opened = openSave(
      forged((f) => Object.assign(f, { sealed: {} })),
      variantNamed,
    );
    expect(opened).toMatchObject({ ok: false, salvage: null });
  });

  it('do not include those of a file cut anywhere after them: the entries before the cut keep their secrets', () => {
    const [first, last] = [text.indexOf('"entries"'), text.indexOf('"cursor"')];
    for (let cut = first + 20; cut < text.length - 2; cut += 97) {
      const opened = openSave(text.slice(0, cut), variantNamed);
      if (opened.ok) throw new Error(`opened, cut at ${cut}`);
      const entries = opened.salvage?.match.entries ?? [];
      expect(entries).toEqual(match.entries.slice(0, entries.length));
      if (cut > last) expect(entries).toHaveLength(match.entries.length);
    }
  });
});

/** From the usual array: terrain placed, mines noted, two moves. */
function anyPlacing(): Match {
  const match = begin(deicide, terrainOn);
  const laid = ['c5', 'd5', 'e5', 'f5', 'g5', 'h5'].map((cell) => `ziggurat@${cell}`);
  playEach(match, [...laid, 'pass', 'pass', 'mine@d9', 'end', 'mine@h8', 'mine@e8', 'end']);
  return playEach(
    match,
    match.position
      .actions()
      .slice(0, 1)
      .map((action) => action.text),
  );
}

describe('what is done before the first move', () => {
  it('belongs to no turn', () => {
    const turns = anyPlacing()
      .path()
      .map((node) => node.turnNumber);
    expect(turns).toEqual([1, ...Array(turns.length - 2).fill(0), 1]);
  });
});

describe('a journal with secrets', () => {
  it('restores the match exactly, from its start and from any later point', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const roll = dice(seed);
      const match = begin(deicide, terrainOn, beforeNoting);
      let text = '';
      while (match.entries.length < 18) {
        if (match.apply(anyEntry(match, roll, 5)).ok) text += encodeLine(lastLine(match));
      }
      for (const had of [0, 3, 9, 18]) {
        const again = begin(deicide, terrainOn, beforeNoting);
        for (const entry of match.entries.slice(0, had)) again.apply(entry);
        expect(replayJournal(again, readLines(text))).toEqual({ ok: true, value: 18 - had });
        expect(all(again)).toBe(all(match));
      }
    }
  });

  it('refuses a secret in another place without revealing it', () => {
    const match = begin(deicide, terrainOn, beforeNoting);
    const lines = ['mine@e7', 'mine@f8', 'end', 'mine@g9'].map((text) => {
      playEach(match, [text]);
      return lastLine(match);
    });
    const replay = (...order: number[]) =>
      replayJournal(begin(deicide, terrainOn, beforeNoting), { lines: order.map((n) => lines[n]), running: null });
    expect(replay(0, 1, 2, 3)).toEqual({ ok: true, value: 4 });
    for (const order of [[1], [0, 2, 1, 3], [3], [0, 1, 3]]) {
      const refused = replay(...order);
      expect(refused.ok).toBe(false);
      expect(JSON.stringify(refused)).not.toMatch(/e7|f8|g9/);
    }
  });
});

describe('what was revealed', () => {
  it('is undone only if both agree: a side is done, a mine explodes, a mine is shown', () => {
    const match = begin(deicide, terrainOn, beforeNoting);
    const both = (): boolean => match.can.undoNeedsBoth;
    playEach(match, ['mine@a7']);
    expect([match.can.undo, both()]).toEqual([true, false]);
    playEach(match, ['end']);
    expect(both()).toBe(true);
    expect(match.undo()).toMatchObject({ ok: false, error: { code: 'revelation' } });
    playEach(match, ['end']);
    const slide = match.position.actions().find((a) => a.text.startsWith('Ra1') && a.text.endsWith('a9'));
    playEach(match, [slide!.text]);
    expect(both()).toBe(true);
    playEach(match, ['Ki16-j16', 'Ki1-j1']);
    expect(both()).toBe(false);
    const boom = match.path().at(-3)!;
    expect(match.goto(boom.parent!)).toMatchObject({ ok: false, error: { code: 'revelation' } });
    expect(match.goto(boom.id).ok).toBe(true);
    expect(match.undo('action', { agreed: true }).ok).toBe(true);
    // redo needs no agreement
    expect(match.redo().ok).toBe(true);
  });

  it('includes a mine shown by a King that runs into it', () => {
    const start = {
      ...beforeNoting,
      phase: 'play',
      pieces: [
        { kind: 'king', side: 'white', at: 'e6' },
        { kind: 'king', side: 'black', at: 'i16' },
        { kind: 'rook', side: 'black', at: 'p16' },
      ],
      terrain: [{ feature: 'mine', at: 'e7', side: 'black' }],
    };
    const match = playEach(begin(deicide, terrainOn, start), ['Ke6-e7']);
    expect(match.can.undoNeedsBoth).toBe(true);
    expect(match.position.turn).toBe(0);
    expect(save(match)).toContain('Ke6-e7');
    expect(all(open(save(match)))).toBe(all(match));
  });
});
