/** Clocks in a match: when they run, what entries do to them, and that a file and a journal bring them back. */
import { describe, expect, it } from 'vitest';
import type { TimeControl } from '../../shared/time-control.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { variantNamed } from '../../variants/registry.ts';
import { must, playEach } from '../fixtures/begin.fixture.ts';
import { type Dice, dice } from '../fixtures/dice.fixture.ts';
import { forged } from '../fixtures/forge.fixture.ts';
import { beforeNoting, terrainOn } from '../fixtures/mined.fixture.ts';
import { anyAction } from '../fixtures/random-match.fixture.ts';
import { Match } from '../match.ts';
import { glanceAt } from '../save/glance.ts';
import { encodeLine, encodeRunning, journalLineOf, readLines, replayJournal } from '../save/journal.ts';
import { openSave } from '../save/open.ts';
import { writeSave } from '../save/save.ts';

const acid = variantNamed('acid')!;
const chesimals = variantNamed('chesimals')!;
const about = { name: 'Clocks', created: 1, changed: 2 };
const time = { main: 60, bonus: 5, periods: 0 };
const fischer: TimeControl = { kind: 'fischer', times: [time, time], flag: 'loses' };
const players = [{ name: 'Ada' }, { name: 'Grace' }] as const;
const timed = (timeControl = fischer, variant = acid): Match => must(Match.begin({ variant, players, timeControl }));
const left = ({ timing }: Match) => timing?.state?.left;

describe('a clock', () => {
  it('starts with the first move, which is not timed', () => {
    const match = timed();
    expect(match.runs).toBe(null);
    must(match.play('Dc2-c3'));
    expect([match.runs, left(match)]).toEqual([1, [60_000, 60_000]]);
    must(match.play('Dc8-c7', { spent: 8000 }));
    expect([match.runs, left(match)]).toEqual([0, [60_000, 57_000]]);
  });

  it('does not run before play, nor after the game', () => {
    const match = must(
      Match.begin({ variant: deicide, options: terrainOn, start: beforeNoting, players, timeControl: fischer }),
    );
    must(match.play('mine@d9', { spent: 5000 }));
    expect([match.runs, left(match)]).toEqual([null, [60_000, 60_000]]);
    const over = playEach(timed(), ['Dc2-c3']);
    must(over.resign(1));
    expect(over.runs).toBe(null);
  });

  it('runs through a whole turn of several moves', () => {
    const match = timed(fischer, chesimals);
    const roll = dice(3);
    must(match.play(anyAction(match, roll)!));
    expect([match.position.turn, match.runs]).toEqual([0, 0]);
    must(match.play(anyAction(match, roll)!, { spent: 3000 }));
    expect(left(match)).toEqual([57_000, 60_000]);
    const end = match.position.actions().find(({ kind }) => kind === 'end-turn')!;
    must(match.play(end.text, { spent: 1000 }));
    expect([match.runs, left(match)]).toEqual([1, [61_000, 60_000]]);
  });

  it('gets back the time of what is undone, and what was given stays given', () => {
    const match = playEach(timed(), ['Dc2-c3']);
    must(match.play('Dc8-c7', { spent: 8000 }));
    must(match.give(1, 300, { spent: 1000 }));
    expect(left(match)).toEqual([59_000, 357_000]);
    must(match.undo());
    expect([match.runs, left(match)]).toEqual([1, [60_000, 360_000]]);
    must(match.redo());
    expect(left(match)).toEqual([60_000, 357_000]);
    must(match.goto(0));
    expect([match.runs, left(match)]).toEqual([null, [60_000, 360_000]]);
  });

  it('is not there any more when the players go on without it', () => {
    const match = playEach(timed(), ['Dc2-c3']);
    must(match.playUntimed());
    expect([match.runs, match.timing?.state]).toEqual([null, null]);
    must(match.undo());
    expect(match.timing?.state).toBe(null);
    expect(match.give(0, 300)).toMatchObject({ ok: false, error: { code: 'no-clock' } });
    const glance = glanceAt(writeSave(match, about), variantNamed);
    expect(glance.ok && glance.value.timeControl).toBe(null);
  });

  it('goes to the other side with its player in a rematch', () => {
    const odds: TimeControl = { ...fischer, times: [{ ...time, main: 300 }, time] };
    expect(timed(odds).rematch().timeControl?.times).toEqual([time, { ...time, main: 300 }]);
  });
});

describe('a side loses on time', () => {
  const match = () => playEach(timed(), ['Dc2-c3']);
  it('when its clock has run out, and not before', () => {
    const game = match();
    expect(game.loseOnTime(1, { spent: 59_999 })).toMatchObject({ ok: false, error: { code: 'has-time' } });
    expect(game.loseOnTime(0, { spent: 60_000 })).toMatchObject({ ok: false, error: { code: 'has-time' } });
    expect(left(game)).toEqual([60_000, 60_000]);
    must(game.loseOnTime(1, { spent: 60_000 }));
    expect(game.outcome).toEqual({ winner: 0, reason: 'time', says: 'LINE ran out of time; MAGI wins.' });
    const { fields } = JSON.parse(`{"fields":${writeSave(game, about)}}`);
    expect(fields.result).toMatchObject({ winner: 'magi', reason: 'time', by: 'clock' });
  });
  it('and gets its time back when that is undone', () => {
    const game = match();
    must(game.loseOnTime(1, { spent: 60_000 }));
    must(game.undo());
    expect([game.outcome, left(game)]).toEqual([null, [60_000, 60_000]]);
  });
  it('never without clocks', () => {
    const game = playEach(must(Match.begin({ variant: acid, players })), ['Dc2-c3']);
    expect(game.loseOnTime(1)).toMatchObject({ ok: false, error: { code: 'no-clock' } });
    expect(game.runOn(5)).toMatchObject({ ok: false, error: { code: 'no-clock' } });
  });
});

/** Anything that players and time could do; returns nothing, some of it may be refused. */
function anything(match: Match, roll: Dice): void {
  const chance = roll(100);
  const when = match.runs === null || roll(4) === 0 ? {} : { spent: roll(9000) };
  if (chance < 10) match.undo('action');
  else if (chance < 14) match.redo('turn');
  else if (chance < 18) match.goto(roll(match.nodes.length));
  else if (chance < 24) match.runOn(roll(9000));
  else if (chance < 27) match.give(roll(2) === 0 ? 0 : 1, 1 + roll(60), when);
  else if (chance < 30) match.aid('hint', when);
  else if (chance < 34) match.loseOnTime(roll(2) === 0 ? 0 : 1, when);
  else {
    const action = anyAction(match, roll);
    if (action !== null) match.play(action, when);
  }
}
function anyTimed(seed: number, control: TimeControl): Match {
  const roll = dice(seed);
  const match = timed(control);
  for (let i = 0; i < 40; i++) anything(match, roll);
  return match;
}
const byoYomi: TimeControl = {
  kind: 'byo-yomi',
  times: [
    { main: 20, bonus: 5, periods: 3 },
    { main: 0, bonus: 9, periods: 2 },
  ],
  flag: 'told',
};
const hourglass: TimeControl = {
  ...fischer,
  kind: 'hourglass',
  times: [
    { ...time, bonus: 0 },
    { ...time, bonus: 0 },
  ],
};

describe.each([
  ['Fischer', fischer],
  ['byo-yomi', byoYomi],
  ['an hourglass', hourglass],
])('clocks with %s', (_, control) => {
  const seeds = [1, 2, 3, 4, 5, 6];

  it('come back from a file', () => {
    for (const seed of seeds) {
      const match = anyTimed(seed, control);
      const opened = openSave(writeSave(match, about), variantNamed);
      if (!opened.ok) throw new Error(`seed ${seed}: ${opened.error.message}`);
      expect(opened.value.told).toBe(null);
      expect(opened.value.match.timing?.state, `seed ${seed}`).toEqual(match.timing?.state);
      expect(opened.value.match.runs).toBe(match.runs);
    }
  });

  it('come back from a journal, with what had run since its last entry', () => {
    for (const seed of seeds) {
      const match = anyTimed(seed, control);
      const { length } = match.openEntries;
      const lines = match.entries.flatMap((__, place) => [
        encodeLine(journalLineOf(match, place)),
        encodeRunning({ n: place + 1, spent: 500 }),
        encodeRunning({ n: place + 1, spent: 1500 }),
      ]);
      const again = timed(control);
      must(replayJournal(again, readLines(lines.join(''))));
      must(match.runOn(1500));
      expect(again.entries.length).toBe(length + 1);
      expect(again.timing?.state, `seed ${seed}`).toEqual(match.timing?.state);
      // a second time it adds nothing
      expect(replayJournal(again, readLines(lines.join('')))).toEqual({ ok: true, value: 0 });
    }
  });
});

it('together an hourglass has what it began with, and what was given, at every node', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const match = anyTimed(seed, hourglass);
    const given = match.entries.reduce((sum, entry) => sum + (entry.do === 'give' ? entry.seconds * 1000 : 0), 0);
    for (const { id } of match.nodes) {
      match.goto(id);
      const [a, b] = left(match)!;
      expect(a + b, `seed ${seed}, node ${id}`).toBe(120_000 + given);
    }
  }
});

describe('a file', () => {
  const played = (): Match => {
    const match = playEach(timed(), ['Dc2-c3']);
    must(match.play('Dc8-c7', { spent: 8000 }));
    return match;
  };

  it('whose clocks do not follow from its entries is refused', () => {
    const text = forged(writeSave(played(), about), (save) => {
      save.clock = { left: [60_000, 60_000], periods: [0, 0], period: [0, 0], turn: 0 };
    });
    expect(openSave(text, variantNamed)).toMatchObject({ ok: false, error: { code: 'damaged', at: 'clock' } });
  });

  it('of other rules goes on with the clocks that it had', () => {
    const text = forged(writeSave(played(), about), (save) => {
      save.variant = { id: 'acid', rules: acid.rulesVersion + 1 };
      save.entries = [{ do: 'play', action: 'Kz1-z2' }];
    });
    const opened = openSave(text, variantNamed);
    if (!opened.ok) throw new Error(opened.error.message);
    const { match, told } = opened.value;
    expect(told?.code).toBe('other-rules');
    expect([match.runs, left(match)]).toEqual([0, [60_000, 57_000]]);
    const again = openSave(writeSave(match, about), variantNamed);
    expect(again.ok && left(again.value.match)).toEqual([60_000, 57_000]);
  });
});
