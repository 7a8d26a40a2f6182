/** The computer moves as if it meant something: no piece all the time, and nothing only to take it back. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { levelPlayer, openingOf } from '../testing/arena.ts';
import { variantNamed } from '../variants/registry.ts';
import { type OwnTable, tableOf } from '../workshop/compile/own-game.fixture.ts';
import { choose } from './choose.ts';
import { boundedLevels } from './levels.ts';
import { TranspositionTable } from './table.ts';
import { takingBack } from './taking-back.ts';
import { Thinker } from './think.ts';

const acid = variantNamed('acid')!;
const play = (position: Position, text: string): void => {
  const found = position.find(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  position.play(found.value);
};
const idleAmong = (position: Position, ...texts: readonly string[]): readonly string[] => [
  ...takingBack(position.game, position.pastKnownTo(position.turn), texts),
];
const begun = (): Position => openingOf(acid, 1);

/** The first action of the position that is written so, and where it goes. */
const find = (position: Position, pattern: RegExp): { text: string; to: string } => {
  const action = position.actions().find(({ text }) => pattern.test(text))!;
  return { text: action.text, to: acid.topology.name(action.to!) };
};
const STEP = /^D\w\d-\w\d$/;

test('an action that takes the last one back is found, and so is the way round', () => {
  const position = begun();
  const there = find(position, /^Gh1-.λ$/);
  play(position, there.text);
  play(position, find(position, STEP).text);
  const back = `G${there.to}-h1`;
  const on = find(position, new RegExp(`^G${there.to}-.Λ$`));
  expect(idleAmong(position, back, on.text)).toEqual([back]);
  play(position, on.text);
  play(position, find(position, STEP).text);
  const [home, again] = [`G${on.to}-h1`, `G${on.to}-${there.to}`];
  const further = find(position, new RegExp(`^G${on.to}-h\\d`)).text;
  expect(new Set(idleAmong(position, home, again, ...(further === home ? [] : [further])))).toEqual(
    new Set([home, again]),
  );
});
test('like pieces that change places do nothing', () => {
  const position = begun();
  play(position, find(position, STEP).text);
  play(position, find(position, STEP).text);
  const swap = find(position, /^D\w\d<>\w\d$/).text;
  expect(idleAmong(position, swap, find(position, STEP).text)).toEqual([swap]);
});
test('nothing is known without a past, nor in turns of several actions', () => {
  expect(
    takingBack(
      begun().game,
      [],
      begun()
        .actions()
        .map(({ text }) => text),
    ).size,
  ).toBe(0);
  const chesimals = openingOf(variantNamed('chesimals')!, 1);
  const texts = chesimals.actions().map(({ text }) => text);
  expect(takingBack(chesimals.game, chesimals.pastKnownTo(chesimals.turn), texts).size).toBe(0);
});
test('where every piece is to be a line once, none is twice, and the best is the best', () => {
  for (const id of ['acid', 'fourchan', 'deicide', 'chesimals']) {
    const position = openingOf(variantNamed(id)!, 2);
    const limits = { depth: 1, lines: 6 };
    const { lines } = new Thinker(position.game).think({ ...limits, movers: 'different' });
    const [best] = new Thinker(position.game).think(limits).lines;
    const movers = lines.map(({ actions: [text] }) => {
      const found = position.find(text);
      return found.ok ? found.value.piece : null;
    });
    expect(new Set(movers).size).toBe(6);
    expect(lines[0].score).toBe(best.score);
    expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).sort((a, b) => b - a));
  }
});

/** Actions that leave the side's own men as they stood in one of its last turns, and those of the piece played last. */
const aimless = (id: string, level: number, opening: number): { back: number; again: number; actions: number } => {
  const position = openingOf(variantNamed(id)!, opening);
  const player = levelPlayer(boundedLevels[level - 1], new TranspositionTable(12));
  const trail: { own: string; piece: number }[][] = [[], []];
  let [back, again, actions] = [0, 0, 0];
  for (; actions < 50 && position.outcome === null; actions++) {
    const { turn } = position;
    const found = position.find(player(position, 100 * opening + actions));
    if (!found.ok) throw new Error(found.error.message);
    position.play(found.value);
    const { game } = position;
    const standing = position.pieces().filter(({ side, place }) => side === turn && place === 'board');
    const own = standing
      .map(({ piece }) => `${game.kindOf(piece)}@${game.cellOf(piece)}`)
      .sort()
      .join();
    if (trail[turn].slice(-4).some((past) => past.own === own)) back++;
    if (trail[turn].at(-1)?.piece === found.value.piece) again++;
    trail[turn].push({ own, piece: found.value.piece });
  }
  return { back, again, actions };
};
test.each([
  ['acid', 1],
  ['acid', 2],
  ['fourchan', 1],
  ['deicide', 1],
] as const)('%s, level %i: few moves to and fro, and other pieces in turn', (id, level) => {
  const games = [1, 2].map((opening) => aimless(id, level, opening));
  const sum = (what: 'back' | 'again' | 'actions') => games.reduce((all, game) => all + game[what], 0);
  expect(sum('back')).toBeLessThan(sum('actions') / 10);
  expect(sum('again')).toBeLessThan(sum('actions') / 3);
});

describe('Where nothing is better than anything else', () => {
  const men = (rules: string): OwnTable =>
    tableOf({ kinds: ['Man M moves = mW'], rows: '********\nm......M', more: `[rules]\ncheck = no\n${rules}` });
  const choices = ({ position }: OwnTable): readonly (string | null)[] => {
    const past = position.pastKnownTo(position.turn);
    return boundedLevels
      .filter(({ heat }) => heat === 0)
      .map((level) => choose(position.game, { level: { ...level, limits: { depth: 2 } }, seed: 1, past }).action);
  };
  const everyone = (text: string): readonly string[] => boundedLevels.filter(({ heat }) => heat === 0).map(() => text);

  test('no side takes back what it did, though it never plays by chance', () => {
    const table = men('repetition = 0').play('Mh1-g1', 'Ma1-b1');
    expect(choices(table)).toEqual(everyone('Mg1-f1'));
    expect(choices(table.play('Mg1-f1'))).toEqual(everyone('Mb1-c1'));
  });
  test('no side draws by repetition at once', () => {
    const best = (...texts: readonly string[]): string | undefined => {
      const { position } = men('repetition = 2').play(...texts);
      const { lines } = new Thinker(position.game).think({ depth: 2 }, position.pastKnownTo(position.turn));
      return lines[0].actions[0];
    };
    const begun = ['Mh1-g1', 'Ma1-b1'];
    expect(best(...begun, 'Mg1-h1')).toBe('Mb1-c1');
    expect(best(...begun, 'Mg1-f1', 'Mb1-a1')).toBe('Mf1-e1');
  });
});
