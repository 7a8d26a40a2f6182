/**
 * A position for every ending of every game: whoever can win at once does, on every level; nobody ends the game to its own
 * loss; a draw is worth nothing, which is better than to lose.
 */
import { describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { TestTable as Acid } from '../testing/acid/table.ts';
import { TestTable as Chesimals } from '../testing/chesimals/table.ts';
import { TestTable as Deicide } from '../testing/deicide/table.ts';
import { TestTable as Fourchan } from '../testing/fourchan/table.ts';
import { acid } from '../variants/acid/index.ts';
import { chesimals } from '../variants/chesimals/index.ts';
import { deicide } from '../variants/deicide/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import { realAction } from './advice/real-action.ts';
import { choose } from './choose.ts';
import { type Level, levelNamed, levels } from './levels.ts';
import { TranspositionTable } from './table.ts';
import { type Limits, type Line, Thinker } from './think.ts';

const table = new TranspositionTable(16);
const chosen = (position: Position, level: Level, seed: number): string => {
  const { action } = choose(position.game, { level, seed, past: position.pastKnownTo(position.turn), table });
  if (action === null) throw new Error('nothing was chosen');
  return action;
};
const endingAfter = (position: Position, text: string): string | null => {
  const action = position.find(text);
  if (!action.ok) throw new Error(action.error.message);
  return position.after(action.value, () => position.outcome?.reason ?? null);
};
const lines = (position: Position, limits: Limits): readonly Line[] =>
  new Thinker(position.game, { table }).think(limits, position.pastKnownTo(position.turn)).lines;

const ziggurats = 'ziggurat@a5 N@a5 ziggurat@c5 N@c5 ziggurat@h9 P@h9 ziggurat@j9 J@j9 ziggurat@l12 B@l12 ziggurat@f8';
const chiefs = 'Cw@e5 Cs@l1 Gb@a1 Cg@a9 Cp@a12';

const wins: readonly (readonly [string, string, () => { readonly position: Position }])[] = [
  ['acid', 'king', () => Acid.of('K@e4 D@a1 k@e5 d@h8')],
  ['acid', 'worm-extraction', () => Acid.of('W@e4 D@b2 K@a1 k@e7 d@h8')],
  ['acid', 'mutiny', () => Acid.of('K@e1 C@e5 D@b3 k@i9 d@h8')],
  ['fourchan', 'admin-taken', () => Fourchan.of('T@e5 N@b2 a@e8 n@b9')],
  ['fourchan', 'admin-taken', () => Fourchan.of('A@e4 a@i10 #w@e5 #w@i10')],
  ['deicide', 'checkmate', () => Deicide.of('q@b14 k@c14 r@p9 K@a16 P@m3', 'black')],
  ['deicide', 'ziggurats', () => Deicide.of(`${ziggurats} R@f1`)],
  ['chesimals', 'chiefs-taken', () => Chesimals.of(`${chiefs} Gw@e6 Cb@e7`)],
];
describe('a win in one action is played on every level', () => {
  test.each(wins)('%s: %s', (_, ending, at) => {
    for (const level of levels) {
      for (const seed of [1, 2, 3]) {
        const { position } = at();
        expect(endingAfter(position, chosen(position, level, seed)), level.name).toBe(ending);
      }
    }
  });
  test('deicide: checkmate where the players announce check, for the computer announces it (D-G9)', () => {
    for (const level of levels) {
      const { position } = Deicide.of('q@b14 k@c14 r@p9 K@a16 P@m3', 'black', { options: { check: 'players' } });
      const choice = choose(position.game, { level, seed: 1, past: position.pastKnownTo(position.turn), table });
      const action = realAction(position, choice);
      expect(choice.thought?.lines[0].wins, level.name).toBe(1);
      expect(action && position.after(action, () => position.outcome?.reason), level.name).toBe('checkmate');
      expect(position.game.calling).toBe(false);
    }
  });
  test('it is said to be one', () => {
    for (const [game, ending, at] of wins) {
      const [best] = lines(at().position, { depth: 1 });
      expect([best.wins, best.actions.length], `${game}: ${ending}`).toEqual([1, 1]);
    }
  });
  test('chesimals: both royal Chiefs in one turn, by two actions', () => {
    const { position } = Chesimals.of('Cw@e5 Gw@e6 Gw@f5 Cb@e7 Cr@g5 Cs@l1');
    expect(lines(position, { depth: 2 })[0].wins).toBe(2);
    for (const level of levels.slice(2)) {
      const each = Chesimals.of('Cw@e5 Gw@e6 Gw@f5 Cb@e7 Cr@g5 Cs@l1');
      for (let n = 0; n < 2; n++) each.play(chosen(each.position, level, 1));
      expect(each.ending, level.name).toBe('white: chiefs-taken');
    }
  });
});

describe('an action that loses at once is not played while there is another', () => {
  const losing: readonly (readonly [string, string, () => { readonly position: Position }])[] = [
    ['acid', 'worm-breach', () => Acid.of('W@e4 K@a1 k@i9')],
    ['acid', 'king', () => Acid.of('S@a1 D@a4 K@a9 k@aΛ', 'magi', { options: { shove: 'captures' } })],
    ['fourchan', 'admin-lost', () => Fourchan.of('R@e5 A@e6 n@e7')],
  ];
  test.each(losing)('%s: %s', (_, ending, at) => {
    const { position } = at();
    const { turn } = position;
    const all = position.actions();
    const losers = all.filter((a) => position.after(a, () => position.outcome?.winner === 1 - turn));
    if (ending !== 'king') expect(losers.length).toBeGreaterThan(0);
    for (const level of levels.slice(0, 5)) {
      for (let seed = 1; seed <= 12; seed++) {
        const text = chosen(position, level, seed);
        expect(losers.map((a) => a.text)).not.toContain(text);
      }
    }
  });
});

describe('a loss in one is avoided by whoever looks two actions ahead', () => {
  const attacked: readonly (readonly [string, string, () => { readonly position: Position }])[] = [
    ['acid', 'king', () => Acid.of('K@e4 D@a1 a@e9 k@i9')],
    ['fourchan', 'admin-taken', () => Fourchan.of('A@e5 N@b2 t@e9 a@j10')],
    ['chesimals', 'chiefs-taken', () => Chesimals.of('Cw@e5 Gw@d5 Gb@e7 Cb@e8 Cr@l16')],
  ];
  test.each(attacked)('%s: %s', (game, ending, at) => {
    for (const level of levels.slice(game === 'chesimals' ? 4 : 2, 6)) {
      const { position } = at();
      const me = position.turn;
      while (position.turn === me && position.outcome === null) {
        const action = position.find(chosen(position, level, 5));
        if (!action.ok) throw new Error(action.error.message);
        position.play(action.value);
      }
      const replies = position.actions().map((a) => position.after(a, () => position.outcome?.reason));
      expect(replies, level.name).not.toContain(ending);
    }
  });
});

describe('draws are worth nothing', () => {
  const scoreOf = (position: Position, text: string): number | undefined =>
    lines(position, { depth: 1, lines: 1000 }).find(({ actions }) => actions[0] === text)?.score;
  const draws: readonly (readonly [string, string, string, () => { readonly position: Position }])[] = [
    ['acid', 'no-progress', 'Ke1-d1', () => Acid.of('K@e1 D@e5 k@i9', 'magi', noProgress)],
    ['fourchan', 'no-action', 'Xd3-c2', () => Fourchan.of('a@a1 n@a2 n@b1 n@b2 X@b3 X@d3 A@j9')],
    ['deicide', 'stalemate', 'Qb13-b14', () => Deicide.of('K@a16 k@d14 q@b13', 'black')],
    ['deicide', 'dead-position', 'Ke5xd6', () => Deicide.of('K@e5 r@d6 k@a16')],
    ['deicide', 'no-progress', 'Ra1-a2', () => Deicide.of('R@a1 r@p16', 'white', { quiet: 199 })],
    ['chesimals', 'no-capture', 'end', () => Chesimals.of("Cw@e5' Cs@l1 Cb@a16 Cr@c16", 'white', noCapture)],
    ['chesimals', 'no-unit', 'end', () => Chesimals.of("Cw@a1 Gs@a2 Gs@b1 Gs@b2 Cb@l16' Cr@j16", 'black')],
  ];
  test.each(draws)('%s: %s', (_, ending, text, at) => {
    const { position } = at();
    expect([endingAfter(position, text), scoreOf(position, text)]).toEqual([ending, 0]);
  });
  test('acid: stalemate', () => {
    const { position } = Acid.of('K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@d7', 'line');
    const [stuck] = position.actions().filter((a) => position.after(a, () => position.outcome?.reason === 'stalemate'));
    expect(scoreOf(position, stuck.text)).toBe(0);
  });
  test('repetition, in every game', () => {
    const shuffles: readonly (readonly [{ readonly position: Position }, readonly string[]])[] = [
      [Acid.of('G@b1 g@b9 D@c2 K@e1 k@e9'), ['Gb1-b2', 'Gb9-b8', 'Gb2-b1', 'Gb8-b9']],
      [Fourchan.of('A@e1 N@b3 T@j5 a@e10'), ['Ae1-d1', 'Ae10-d10', 'Ad1-e1', 'Ad10-e10']],
      [Deicide.of('R@a1 r@p16 P@m4'), ['Ra1-a2', 'Rp16-p15', 'Ra2-a1', 'Rp15-p16']],
      [
        Chesimals.of('Cw@e5 Cs@l1 Cb@a16 Cr@c16'),
        ['Ce5-e6', 'end', 'Ca16-a15', 'end', 'Ce6-e5', 'end', 'Ca15-a16', 'end'],
      ],
    ];
    for (const [{ position }, texts] of shuffles) {
      // what a first move changes, as where nobody may castle any more, is another position
      let n = 0;
      while (n < 40 && endingAfter(position, texts[n % texts.length]) === null) {
        const action = position.find(texts[n++ % texts.length]);
        if (action.ok) position.play(action.value);
      }
      const last = texts[n % texts.length];
      expect([endingAfter(position, last), scoreOf(position, last)]).toEqual(['repetition', 0]);
    }
  });
});

test('every ending that the rules can bring about has its position here', () => {
  const covered = [...wins.map(([game, ending]) => `${game} ${ending}`)];
  const drawn = ['acid stalemate', 'acid repetition', 'acid no-progress', 'acid worm-breach'];
  const more = [
    ...['fourchan admin-lost', 'fourchan no-action', 'fourchan repetition'],
    ...['deicide stalemate', 'deicide repetition', 'deicide no-progress', 'deicide dead-position'],
    ...['chesimals no-unit', 'chesimals repetition', 'chesimals no-capture'],
    'deicide king-lost', // D-G10: never under legal play
    'deicide check-not-called', // D-G9: what a player may claim, and no action brings about
  ];
  const all = [acid, fourchan, deicide, chesimals].flatMap(({ id, endings }) => endings.map((e) => `${id} ${e.id}`));
  expect([...new Set([...covered, ...drawn, ...more])].sort()).toEqual([...all].sort());
});
test('a level is known by its id', () => {
  expect(levels.map(({ id }) => levelNamed(id)?.name)).toEqual(levels.map(({ name }) => name));
  expect(levelNamed('10')).toBeUndefined();
});
const noProgress = { options: { noprogress: '50' }, quiet: 99 };
const noCapture = { options: { nocapture: '100' }, quiet: 99 };
