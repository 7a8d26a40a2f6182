/** The further effects of an action, described with square and losses. */
import { describe, expect, it } from 'vitest';
import type { EffectView, Preview, View } from '../../electron/contract/view.ts';
import { Driver } from '../state/match/driver.fixture.ts';
import { action, cell, piece, view } from '../state/match/match.fixture.ts';
import { description as d } from '../state/match/special.fixture.ts';
import { spoken } from './announcements.ts';
import { broughtAbout, departWords, endWords } from './foretold-ending.ts';
import { stepText } from './step/step-bar-text.ts';

const away = piece(21, 'mass', 0, null, { place: 'flight' });
const v = view({ pieces: [...view().pieces, away] });
const to = action('Vb1-a2', 2, 'b1', 'a2');
const go: EffectView = { do: 'go', piece: 2, from: cell('b1'), to: cell('a2'), how: 'walk', via: [], says: '' };
const lands: readonly EffectView[] = [
  { do: 'take', piece: 12, from: cell('b2'), by: 21, into: 'lost', says: 'It lands on whoever is there.' },
  { do: 'go', piece: 21, from: null, to: cell('b2'), how: 'warp', via: [], says: 'It lands on whoever is there.' },
];
const burst: readonly EffectView[] = [
  { do: 'burst', cell: cell('a2'), radius: 0, says: 'It explodes.' },
  { do: 'feature', feature: 'trap', cell: cell('a2'), on: false, hidden: false, says: 'It explodes.' },
  { do: 'take', piece: 2, from: cell('a2'), by: null, into: 'lost', says: 'It explodes.' },
];
const told = 'MAGI Mass lands on b2, capturing LINE Diskette.';

describe('the further effects of an action', () => {
  it('are empty for a plain move', () => expect(broughtAbout(d, [go], v)).toBe(''));
  it('include a landing with its square and its capture', () => expect(broughtAbout(d, [go, ...lands], v)).toBe(told));
  it('include an explosion with its losses, and no earlier captures', () => {
    const captured: EffectView = { do: 'take', piece: 13, from: cell('c2'), by: 2, into: 'lost', says: '' };
    expect(broughtAbout(d, [captured, go, ...burst], v)).toBe('Trap on a2. Lost: MAGI Voyager.');
  });
  it('are in the step bar after the move, in place of the rule', () => {
    const driver = new Driver(v, undefined, d).lift('b1', [to]).pick('a2');
    const after: View = {
      ...v,
      ...{ revision: 8, turn: 1, last: { text: 'x', label: 'V b1–a2', side: 0, piece: 2, cells: [] } },
    };
    driver.answer('match.play', { revision: 8, effects: [go, ...lands], view: after });
    driver.send({ on: 'settled', key: driver.state.arrival.key });
    expect(stepText(driver.state)).toMatchObject({ fact: 'LINE to move.', because: `MAGI: V b1–a2. ${told}` });
  });
});

describe('the further effects of a previewed action', () => {
  const preview = (effects: readonly EffectView[]): Preview => ({ action: to, effects: [...effects], after: [] });
  const bar = (effects: readonly EffectView[]) => {
    const driver = new Driver(v, undefined, d).lift('b1', [to]);
    driver.send({ on: 'aim', target: { piece: null, cell: cell('a2') } }).answer('match.preview', preview(effects));
    return stepText(driver.state).because;
  };
  const leaves: EffectView = {
    ...{ do: 'banish', piece: 2, from: cell('b1'), to: cell('b3'), turns: 3, says: 'It leaves.' },
  };
  it('name the piece that would land, whoever’s piece it captures', () => {
    const own = lands.map((e) => (e.do === 'take' ? { ...e, piece: 1, from: cell('b2') } : e));
    expect(bar([go, ...own])).toBe('It moves. MAGI Mass lands on b2, capturing MAGI King.');
  });
  it('say in which turn the piece will be back', () => {
    expect(departWords(d, v, preview([leaves]))).toBe('It lands on b3 at the end of MAGI’s turn 5.');
    expect(bar([leaves])).toBe('It moves. It lands on b3 at the end of MAGI’s turn 5.');
    // the turn in which it leaves counts where the house rule says so
    const tick: EffectView = { do: 'tick', piece: 2, to: cell('b3'), left: 2, says: '' };
    expect(departWords(d, v, preview([leaves, tick]))).toBe('It lands on b3 at the end of MAGI’s turn 4.');
    expect(spoken(d, v, { say: 'preview', preview: preview([leaves]) }).map((s) => s.text)).toEqual([
      'It lands on b3 at the end of MAGI’s turn 5.',
    ]);
  });
  it('put the end of the game first', () => {
    const end: EffectView = { do: 'end', winner: 0, reason: 'king', says: '' };
    expect(endWords(d, v, preview([go, end]))).toBe('This wins the game: King taken.');
    expect(bar([go, end])).toBe('This wins the game: King taken. It moves.');
    expect(endWords(d, v, preview([go]))).toBe('');
  });
});
