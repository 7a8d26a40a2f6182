import { describe, expect, it } from 'vitest';
import { firstStep, hint, lineStep, news, secondStep, thirdStep, turn } from '../state/computer/advice.fixture.ts';
import { NO_ADVICE } from '../state/computer/advice.ts';
import { description, view } from '../state/match/match.fixture.ts';
import type { MatchState } from '../state/match/match.ts';
import { openMatch } from '../state/match/match-views.ts';
import { adviceSaid, adviceStep, betterSaid, chanceFor, lineWords, numbered } from './advice-text.ts';

const state = (more: Partial<MatchState> = {}): MatchState => ({
  ...openMatch(description, view(), { warnLosing: true, followTurn: true }).state,
  ...more,
});
const said = (...args: Parameters<typeof adviceSaid>) =>
  adviceSaid(...args)
    .map(({ text }) => text)
    .join(' ');

const written = (...line: Parameters<typeof numbered>): string =>
  numbered(...line)
    .flatMap(({ number, label }) => [number, label].filter(Boolean))
    .join(' ');

describe('a line', () => {
  it('has a number where it begins and before each turn of the side that began', () => {
    expect(written([firstStep, secondStep, thirdStep], 12, 0)).toBe('12. Vb1–c1 db2–b3 13. Vc1–c2');
    expect(written([secondStep, thirdStep], 12, 0)).toBe('12… db2–b3 13. Vc1–c2');
    expect(written([firstStep, secondStep], 12, 1)).toBe('12… Vb1–c1 13. db2–b3');
  });
  it('has one number for a turn of several actions', () => {
    expect(written([firstStep, lineStep('end', 0, null, null), secondStep], 3, 0)).toBe('3. Vb1–c1 end db2–b3');
  });
  it('is read out in words', () => {
    const spoken = [
      { ...firstStep, spoken: 'MAGI Voyager b1 to c1' },
      { ...secondStep, spoken: 'LINE Diskette b2 to b3' },
    ];
    expect(lineWords(spoken)).toBe('MAGI Voyager b1 to c1; LINE Diskette b2 to b3');
  });
  it('gives the chance of the side that is to move', () => {
    const lines = [[firstStep], [secondStep]].map((steps) => chanceFor({ chance: 64, steps }));
    expect(lines).toEqual([64, 36]);
  });
});

describe('the step bar', () => {
  const hinted = (stage: 1 | 2 | 3, only = false) => ({
    ...NO_ADVICE,
    hint: { node: 3, stage, hint: { ...hint, only } },
  });
  it('tells a hint in three stages', () => {
    expect(adviceStep(hinted(1), state())).toMatchObject({
      fact: 'Look at the Voyager.',
      because: 'Press Hint again for the move.',
    });
    expect(adviceStep(hinted(2), state())?.fact).toBe('The Voyager goes to c1.');
    expect(adviceStep(hinted(3), state())).toMatchObject({
      fact: 'The Voyager goes to c1.',
      because: 'From there it attacks c2.',
    });
    expect(adviceStep(hinted(1, true), state())?.because).toContain('There is only one legal move.');
  });
  it('gives way to a piece that is picked up, and to the reason why it cannot go somewhere', () => {
    const lifted = state({ mode: { is: 'lifted', piece: 2, actions: [], wanted: null } });
    expect(adviceStep(hinted(2), lifted)).toBeNull();
    expect(adviceStep(hinted(2), state({ why: { piece: 2, cell: 1, reason: null } }))).toBeNull();
  });
  it('names a mistake with both chances, and the line with the focus', () => {
    const review = { done: 3, total: 3, trouble: null, turns: [turn(3, 0, 'mistake', 41)], of: 'both' as const };
    expect(adviceStep({ ...NO_ADVICE, review }, state())).toMatchObject({
      fact: 'Turn 2, move 3 was a mistake: the chance of winning went from 60 to 41 in 100.',
      because: 'Why move 3 was a mistake.',
      tone: 'looking',
    });
    const analysis = { node: 3, turnNumber: 2, depth: 8, news: news(), focused: 1, stopped: false };
    expect(adviceStep({ ...NO_ADVICE, analysis }, state())?.fact).toBe('Line 2: Vb1–a2.');
  });
  it('says how far a line is played out', () => {
    const look = { node: 3, view: view(), effects: [], ahead: { line: 1, at: 2, of: 3 } };
    const ahead = { node: 3, line: 1, steps: [firstStep, secondStep, thirdStep], at: 2 };
    expect(adviceStep({ ...NO_ADVICE, ahead }, state({ look }))).toMatchObject({
      fact: 'Line 1, 2 of 3: db2–b3.',
      tone: 'looking',
    });
  });
});

describe('a hint that is a turn', () => {
  it('says which move is next when some have been played', () => {
    const left = { ...hint, plan: [thirdStep, secondStep] };
    const shown = { node: view().node, stage: 3, hint: left, isBegun: true } as const;
    expect(adviceStep({ ...NO_ADVICE, hint: shown }, state())).toMatchObject({
      fact: 'Next in the plan: Vc1–c2.',
      because: '2 moves left.',
    });
  });
});

describe('announcements', () => {
  it('say the stage of a hint, a threat, the best line, the judgement of a turn', () => {
    expect(said({ say: 'hint', stage: 2, hint })).toBe('Hint, 2 of 3. The Voyager goes to c1.');
    const all = [{ step: secondStep, says: 'The Diskette captures the Voyager on c1.' }];
    const says = 'If it were LINE’s turn: db2–b3. The Diskette captures the Voyager on c1.';
    expect(said({ say: 'threats', told: { all, says } })).toBe(says);
    expect(said({ say: 'analysis', news: news() })).toBe(
      'MAGI is better. 64 in 100. Line 1: Vb1–c1; db2–b3; Vc1–c2. 64 in 100.',
    );
    expect(said({ say: 'turn', turn: turn(3, 0, 'blunder') })).toBe('Turn 2, move 3, blunder. Better: Vb1–c1.');
  });
  it('say on request who stands better', () => {
    const analysis = { node: 3, turnNumber: 2, depth: 8, news: news(), focused: null, stopped: false };
    expect(betterSaid(description, { ...NO_ADVICE, analysis }, state())).toBe('MAGI is better, 64 in 100.');
    expect(betterSaid(description, NO_ADVICE, state())).toBe('');
  });
});
