/** A check that was not called sends the game back (D-G9), by a claim or by capturing the King; saves reproduce it. */
import { describe, expect, it } from 'vitest';
import { deicide } from '../variants/deicide/index.ts';
import { variantNamed } from '../variants/registry.ts';
import { begin, playEach } from './fixtures/begin.fixture.ts';
import type { Match } from './match.ts';
import { encodeLine, journalLineOf, readLines, replayJournal } from './save/journal.ts';
import { openSave } from './save/open.ts';
import { writeSave } from './save/save.ts';

const options = { check: 'players' };
const begun = (census: string, chosen = options): Match => begin(deicide, chosen, census);
const ROOK = 'R@a1 K@p1 k@h16 n@c14';
const codeOf = (result: ReturnType<Match['claim']>): string | null => (result.ok ? null : result.error.code);

describe('a claim', () => {
  it('goes back to the last position where no King was in check, and keeps the line as a branch', () => {
    const match = playEach(begun(ROOK), ['Ra1-a2', 'Nc14-e13', 'Ra2-a16', 'Ne13-g12', 'Kp1-o1']);
    const claimed = match.claim({ at: 5 });
    expect(claimed).toMatchObject({ ok: true, value: { how: 'cut', effects: [], entry: { do: 'claim', at: 5 } } });
    expect(claimed.ok && claimed.value.rewound).toContain('Check was not called');
    expect([match.cursor.text, match.position.turnNumber]).toEqual(['Nc14-e13', 2]);
    expect(match.leaves.map((id) => match.path(id).at(-1)?.text)).toEqual(['Kp1-o1']);
    playEach(match, ['Ra2-a3']);
    expect(match.lies()[5]).toBe('branch');
  });
  it('may be made by the side in check at once', () => {
    const match = playEach(begun(ROOK), ['Ra1-a16']);
    expect(match.claim().ok).toBe(true);
    expect(match.cursor.id).toBe(0);
  });
  it('is refused if every check was called', () => {
    const quiet = playEach(begun(ROOK), ['Ra1-a9']);
    expect([quiet.can.claim, codeOf(quiet.claim())]).toEqual([true, 'nothing-uncalled']);
    const called = playEach(begun(ROOK), ['Ra1-a16+']);
    expect([called.can.claim, codeOf(called.claim())]).toEqual([true, 'nothing-uncalled']);
    expect(called.entries).toHaveLength(1);
  });
  it('is refused if there is nothing to go back to, and in games that announce check themselves', () => {
    const start = begun('R@a16 K@p1 k@h16');
    expect([start.can.claim, codeOf(start.claim())]).toEqual([false, 'nowhere-back']);
    const usual = playEach(begun(ROOK, { check: 'program' }), ['Ra1-a16']);
    expect([usual.can.claim, codeOf(usual.claim())]).toEqual([false, 'not-called-here']);
  });
  it('is refused when the game is over', () => {
    const match = playEach(begun(ROOK), ['Ra1-a16']);
    expect(match.resign(1).ok).toBe(true);
    expect([match.can.claim, codeOf(match.claim())]).toEqual([false, 'over']);
  });
});

describe('a captured King', () => {
  const taken = (): Match => playEach(begun(ROOK), ['Ra1-a2', 'Nc14-e13', 'Ra2-a16', 'Ne13-g12', 'Ra16xh16']);
  it('sends the game back in the same way, and neither side has lost', () => {
    const match = taken();
    expect([match.cursor.text, match.outcome]).toEqual(['Nc14-e13', null]);
    expect(match.position.census()).toBe('K@p1 R@a2 k@h16 n@e13');
    expect(match.leaves.map((id) => match.path(id).at(-1)?.text)).toEqual(['Ne13-g12']);
    expect(match.entries.at(-1)).toEqual({ do: 'play', action: 'Ra16xh16' });
  });
  it('can be reached again by redo and by node, and undone from there', () => {
    const match = taken();
    const before = match.position.fingerprint();
    expect(match.redo('turn').ok && match.undo('turn').ok).toBe(true);
    expect(match.position.fingerprint()).toBe(before);
    expect(match.goto(4).ok && match.position.turn).toBe(0);
  });
});

describe('saved', () => {
  const match = playEach(begun(ROOK), ['Ra1-a16+', 'Kh16-h15', 'Ra16-a15', 'Nc14-e13', 'Kp1-p2']);
  if (!match.claim().ok) throw new Error('no claim');
  playEach(match, ['Ra16-a13', 'Nc14-e15', 'Ra13-h13', 'Ne15-g14', 'Rh13xh15']);
  it('a save opens at its position, with its branches', () => {
    const text = writeSave(match, { name: 'Called', created: 1, changed: 2 });
    const opened = openSave(text, variantNamed);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.told).toBeNull();
    expect(opened.value.match.position.fingerprint()).toBe(match.position.fingerprint());
    expect(opened.value.match.cursor.id).toBe(match.cursor.id);
    expect(writeSave(opened.value.match, { name: 'Called', created: 1, changed: 2 })).toBe(text);
  });
  it('a journal reproduces it', () => {
    const lines = match.entries.map((_, place) => encodeLine(journalLineOf(match, place))).join('');
    const again = begun(ROOK);
    expect(replayJournal(again, readLines(lines))).toEqual({ ok: true, value: match.entries.length });
    expect([again.cursor.id, again.position.fingerprint()]).toEqual([match.cursor.id, match.position.fingerprint()]);
  });
});
