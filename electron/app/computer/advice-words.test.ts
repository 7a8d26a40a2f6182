/** The sentences about moves, from facts. */

import { describe, expect, test } from 'vitest';
import { type Cell, OFF } from '../../../engine/core/ids.ts';
import { Position } from '../../../engine/core/position.ts';
import type { Clause } from '../../../engine/core/text/clause.ts';
import type { AdviceReason, Why } from '../../../engine/search/advice/reasons.ts';
import { type LineStep, type Who, whoIs } from '../../../engine/search/advice/steps.ts';
import type { ToldLine } from '../../../engine/search/advice/tell.ts';
import type { Harm } from '../../../engine/search/advice/threats.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { reviewSays, stepView, threatsViewOf, verdictOf, whySays } from './advice-words.ts';

const made = Position.start(acid, {});
if (!made.ok) throw new Error(made.error.message);
const position = made.value;
const cellNamed = (name: string): Cell => {
  const cell = acid.topology.parse(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
};
const at = (name: string): Who => whoIs(position, position.game.pieceOn(cellNamed(name)));
const clauseThatSays = (says: string): Clause => {
  const [owner, ...words] = says.split(' ');
  const deed = { is: 'own', says: words.join(' '), who: null, to: '' } as const;
  return { is: 'moves', mover: { piece: { kind: owner, owner: null }, at: null }, deed, besides: [] };
};
/** The label is no word of a sentence: sentences are read out, and tell moves in words. */
const step = (says: string, more: Partial<LineStep> = {}): LineStep => ({
  ...{
    text: 'Ke1-e5',
    label: 'K e1–e5',
    spoken: clauseThatSays(says),
    side: 0,
    piece: at('e1').piece,
    from: null,
    to: null,
    by: [],
    lost: [],
    outcome: null,
  },
  ...more,
});

test('every reason has its sentence, which names the piece', () => {
  const [own, enemy, another] = [at('e1'), at('f9'), at('a9')];
  const next = step('MAGI King e1 captures LINE Angel on e5', { lost: [enemy] });
  const reasons: readonly (readonly [AdviceReason, string])[] = [
    [{ is: 'ends', outcome: { winner: 0, reason: 'king', says: '' } }, 'MAGI wins the game.'],
    [{ is: 'ends', outcome: { winner: null, reason: 'stalemate', says: '' } }, 'The game ends in a draw.'],
    [{ is: 'only' }, 'There is no other legal move.'],
    [{ is: 'loses' }, 'Whatever MAGI plays, LINE wins on the next move.'],
    [{ is: 'forces' }, 'MAGI wins by force.'],
    [{ is: 'escapes', who: own }, 'The King gets out of danger.'],
    [{ is: 'captures', who: [enemy], own: [], safe: false, worth: 1 }, 'The King captures the Angel on f9.'],
    [
      { is: 'captures', who: [enemy], own: [], safe: true, worth: 1 },
      'The King captures the Angel on f9, and nothing can recapture.',
    ],
    [
      { is: 'captures', who: [enemy], own: [own], safe: null, worth: 1 },
      'The King captures the Angel on f9 for the King on e1.',
    ],
    [{ is: 'becomes', kind: enemy.kind }, 'The King promotes to Angel.'],
    [{ is: 'checks', who: enemy, check: true }, 'The Angel on f9 is in check.'],
    [{ is: 'checks', who: enemy, check: false }, 'The Angel on f9 can be captured next.'],
    [{ is: 'afflicts', who: enemy, state: 'frozen' }, 'LINE’s Angel on f9 becomes frozen.'],
    [{ is: 'relieves', who: own, state: 'frozen' }, 'The King on e1 can move again.'],
    [{ is: 'flees', from: enemy }, 'The King gets away from the Angel on f9.'],
    [{ is: 'saves', who: own, from: enemy }, 'The King saves the King on e1 from the Angel on f9.'],
    [
      { is: 'attacks', who: [enemy, another], unguarded: false },
      'The King now attacks the Angel on f9 and the Sweeper on a9.',
    ],
    [
      { is: 'attacks', who: [another], unguarded: true },
      'The King now attacks the Sweeper on a9, which nothing guards.',
    ],
    [{ is: 'guards', who: own, from: enemy }, 'The King guards the King on e1 against the Angel on f9.'],
    [{ is: 'parries', who: own, from: enemy }, 'The King keeps the Angel on f9 from capturing the King on e1.'],
    [
      { is: 'saves', who: own, from: { ...enemy, at: OFF } },
      'The King saves the King on e1 from LINE’s Angel in hand.',
    ],
    [{ is: 'nears', who: enemy }, 'The King comes closer to the Angel on f9.'],
    [{ is: 'safe' }, 'After that LINE can capture nothing.'],
    [{ is: 'again' }, 'MAGI moves once more.'],
    [{ is: 'returns', from: cellNamed('eλ') }, 'The King comes back from the Zone.'],
    [{ is: 'backs', who: own }, 'The King guards the King on e1, which nothing guarded.'],
    [{ is: 'prepares', next }, 'Planned next: MAGI King e1 captures LINE Angel on e5.'],
    [{ is: 'plan', next }, 'Planned next: MAGI King e1 captures LINE Angel on e5.'],
    [{ is: 'frees', who: own, cells: 2 }, 'The King makes room for the King on e1, which can go to 2 more squares.'],
    [{ is: 'hems', who: enemy, cells: 3 }, 'The Angel on f9 can go to 3 fewer squares.'],
    [{ is: 'widens', cells: 4 }, 'The King can go to 4 more squares from there.'],
  ];
  for (const [reason, says] of reasons) expect(whySays(position.game, { reason, side: 0, by: own })).toBe(says);
  const drops: Why = { reason: { is: 'widens', cells: 4 }, side: 1, by: null };
  expect(whySays(position.game, drops)).toBe('LINE can go to 4 more squares from there.');
  expect(whySays(position.game, null)).toBeNull();
  const ofPlan: Why = { reason: { is: 'frees', who: another, cells: 2 }, side: 0, by: own };
  expect(whySays(position.game, ofPlan, true)).toBe(
    'The King on e1 makes room for the Sweeper on a9, which can go to 2 more squares.',
  );
});

test('a step has the squares that it goes by only where its way bends', () => {
  expect(stepView(step('a'))).not.toHaveProperty('by');
  expect(stepView(step('a', { by: [cellNamed('e5')] }))).toMatchObject({ by: [cellNamed('e5')] });
});

describe('the verdict', () => {
  const verdict = (chance: number, wins: ToldLine['wins'] = null): string =>
    verdictOf(position, [{ steps: [], chance, wins }]);
  test('says who is better, and how many games in 100 that side wins', () => {
    expect([50, 52, 48].map((chance) => verdict(chance))).toEqual(Array(3).fill('Neither side is better.'));
    expect(verdict(55)).toBe('MAGI is slightly better. 55 in 100.');
    expect(verdict(36)).toBe('LINE is better. 64 in 100.');
    expect(verdict(85)).toBe('MAGI is much better. 85 in 100.');
    expect(verdict(3)).toBe('LINE is winning. 97 in 100.');
  });
  test('is certain only where it is proven', () => {
    expect(verdict(0, { side: 1, actions: 3 })).toBe('LINE can force a win.');
    expect(verdictOf(position, [])).toBe('Neither side is better.');
  });
});

test('a review says what was allowed and what was better', () => {
  const lost = [at('e1')];
  const answer = step('LINE Diskette b3 captures MAGI Worm on c4', { side: 1, lost });
  const judged = { before: 60, after: 40, judged: 'mistake' } as const;
  const better = { steps: [step('MAGI King e1 to e2')], why: null };
  const says = (more: object): string => reviewSays(position.game, { ...judged, better, answer, ...more });
  expect(says({})).toBe('A good answer: LINE Diskette b3 captures MAGI Worm on c4. Better: MAGI King e1 to e2.');
  expect(says({ answer: step('LINE Diskette b3 to b4', { side: 1 }) })).toBe('Better: MAGI King e1 to e2.');
  expect(says({ answer: null, better: { ...better, why: { reason: { is: 'forces' }, side: 0, by: null } } })).toBe(
    'Better: MAGI King e1 to e2. MAGI wins by force.',
  );
  const turn = ['K a', 'K b', 'K c', 'K d', 'K e'].map((move) => step(move));
  const many = { steps: [...turn, step('End of turn', { piece: null })], why: null };
  expect(says({ answer: null, better: many })).toBe('Better: K a, K b, K c and 2 more.');
  expect(says({ better: null })).toBe('');
});

test('every threat has its sentence, and names who could recapture', () => {
  const [own, enemy] = [at('e1'), at('f9')];
  const mine = { ...own, side: 0 } as const;
  const it = step('LINE Angel f9 captures MAGI King on e1', { side: 1, piece: enemy.piece });
  const next = step('LINE Angel e1 captures MAGI Sweeper on a1', { side: 1, lost: [at('a1')] });
  const captures = { is: 'captures', who: [mine], own: [] } as const;
  const threats: readonly (readonly [Harm, string])[] = [
    [{ is: 'ends', outcome: { winner: 1, reason: 'king', says: '' } }, 'LINE wins.'],
    [{ is: 'forces', first: null }, 'LINE wins by force.'],
    [
      { is: 'forces', first: { ...captures, back: undefined } },
      'The Angel captures the King on e1. LINE wins by force.',
    ],
    [{ ...captures, back: null }, 'The Angel captures the King on e1. Nothing can recapture.'],
    [{ ...captures, back: at('a1') }, 'The Angel captures the King on e1. The Sweeper on a1 can recapture.'],
    [
      { ...captures, back: { ...at('a1'), at: OFF } },
      'The Angel captures the King on e1. MAGI’s Sweeper in hand can recapture.',
    ],
    [{ ...captures, own: [enemy], back: undefined }, 'The Angel captures the King on e1 for the Angel on f9.'],
    [{ is: 'moves-out', who: mine, to: cellNamed('eλ') }, 'The Angel pushes the King on e1 into the Zone.'],
    [{ is: 'afflicts', who: mine, state: 'frozen' }, 'MAGI’s King on e1 becomes frozen.'],
    [{ is: 'lands', who: mine, by: enemy, turns: 1 }, 'The Angel lands on the King on e1 in 1 turn.'],
    [{ is: 'prepares', next }, 'Then LINE Angel e1 captures MAGI Sweeper on a1.'],
  ];
  const told = threatsViewOf(position, { all: threats.map(([harm]) => ({ step: it, harm })), searched: 3 });
  expect(told.all.map(({ says }) => says)).toEqual(threats.map(([, says]) => says));
  expect(told.says).toBe('If it were LINE’s turn: LINE Angel f9 captures MAGI King on e1. LINE wins. 10 more.');
  expect(threatsViewOf(position, { all: [], searched: 1 }).says).toBe(
    'LINE can capture nothing now. No threat was found within one move.',
  );
});
