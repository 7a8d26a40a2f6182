/** What the games tell a search of themselves: sound for every type, fair to both sides, and without a trace. */
import { describe, expect, test } from 'vitest';
import { Game } from '../core/game.ts';
import { type Cell, OFF, SIDES } from '../core/ids.ts';
import type { Judgement } from '../core/judgement.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPosition } from '../core/vocabulary.ts';
import { evaluatorOf } from '../search/evaluate.ts';
import { turnedOver as acidOver } from '../testing/acid/properties.ts';
import { turnedOver as chesimalsOver } from '../testing/chesimals/properties.ts';
import { turnedOver as deicideOver } from '../testing/deicide/properties.ts';
import { Dice } from '../testing/dice.ts';
import { turnedOver as fourchanOver } from '../testing/fourchan/properties.ts';
import { Memory } from '../testing/properties.ts';
import { playFor } from '../testing/sample.ts';
import { started } from '../testing/started.ts';
import { isPlay, POOL, SEEN } from './deicide/start/placement.ts';
import { judgementOf } from './judgements.ts';
import { variantNamed, variants } from './registry.ts';

const over: Readonly<Record<string, (game: Game) => Position>> = {
  ...{ acid: acidOver, deicide: deicideOver, fourchan: fourchanOver },
  ...{ chesimals: chesimalsOver, 'chesimals-16x12': chesimalsOver },
};
const named = (id: string): Variant => {
  const found = variantNamed(id);
  if (!found) throw new Error(`no variant is called ${id}`);
  return found;
};
/** The whole judgement of a position, as the interface defines it. */
const judge = (game: Game, { worth = {}, inHand = {}, square = () => 0, extra = () => 0 }: Judgement): number => {
  const ofPiece = (p: (typeof game.pieces)[number]): number => {
    const { id, ownerless, royal } = game.typeOf(p);
    const [at, side] = [game.cellOf(p), game.sideOf(p)];
    if (ownerless) return 0;
    const own = royal ? 0 : worth[id];
    if (at !== OFF) return own + square(id, side, at);
    return game.isInHand(p) ? (inHand[id] ?? 0.75 * own) : 0;
  };
  return game.pieces.reduce((sum, p) => sum + (game.sideOf(p) === 0 ? 1 : -1) * ofPiece(p), extra(game));
};
const set = (id: string, start: StartPosition, options: Options = {}): Game => started(named(id), options, start).game;

describe.each(variants)('$id', (variant) => {
  const judgement = judgementOf(variant.id);
  const { worth = {}, inHand = {}, square = () => 0 } = judgement;
  const { topology: board, types } = variant;

  test('every type with an owner and a price has a worth, and nothing else has', () => {
    const priced = types.filter(({ royal, ownerless }) => !royal && !ownerless).map(({ id }) => id);
    expect(Object.keys(worth).sort()).toEqual([...priced].sort());
    for (const [id, value] of Object.entries(worth)) expect(Number.isFinite(value) && value >= 0, id).toBe(true);
    for (const id of Object.keys(inHand)) expect(priced).toContain(id);
  });

  test('every cell means the same to both sides, as each sees the board', () => {
    for (const { id } of types)
      for (const c of board.cells) {
        const there = board.at(board.x(c), board.height - 1 - board.y(c));
        expect(Number.isFinite(square(id, 0, c))).toBe(true);
        expect(square(id, 1, there), `${id} on ${board.name(c)}`).toBe(square(id, 0, c));
      }
  });

  test('the usual array is even, by every house rule', () => {
    for (const option of variant.options)
      for (const { id } of option.values)
        expect(judge(new Game(variant, { [option.id]: id }), judgement)).toBeCloseTo(0, 6);
  });

  test('turned over, with the sides changed, a position is judged the other way; looking leaves no trace', () => {
    let looks = 0;
    let uneven = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const dice = new Dice(seed);
      const game = new Game(variant);
      playFor(game, 60, {
        choose: ({ plans }) => dice.below(plans.count),
        look: () => {
          if (dice.below(10) > 0) return;
          const before = new Memory(game);
          const white = judge(game, judgement);
          expect(before.equals(game)).toBe(true);
          expect(judge(over[variant.id](game).game, judgement)).toBeCloseTo(-white, 6);
          looks++;
          if (Math.abs(white) > 1) uneven++;
        },
      });
    }
    expect(looks).toBeGreaterThan(5);
    expect(uneven).toBeGreaterThan(0);
  });
});

test('acid: a watched Angel is worth less', () => {
  const { extra } = judgementOf('acid');
  const pieces = [
    { kind: 'king', side: 'magi', at: 'a1' },
    { kind: 'king', side: 'line', at: 'i9' },
    { kind: 'rainbow', side: 'line', at: 'e6' },
    { kind: 'rainbow', side: 'line', at: 'a9' }, // no side is so weak that its King is driven to the edge
  ];
  const angel = { kind: 'angel', side: 'magi', at: 'd5' };
  expect(extra?.(set('acid', { pieces: [...pieces, angel] }))).toBe(0);
  expect(extra?.(set('acid', { pieces: [...pieces, { ...angel, watchedBy: ['e6'] }] }))).toBeLessThan(-100);
});

/** What a white /x/ gains by freezing one black piece. */
const byFreezing = (kind: string, options: Options = {}): number | undefined => {
  const pieces = [
    { kind: 'x', side: 'white', at: 'e5' },
    { kind, side: 'black', at: 'e6' },
  ];
  return judgementOf('fourchan').extra?.(set('fourchan', { pieces }, options));
};
test('fourchan: by house rules an /x/ gains by Anons too (C-A3b), and not by what a /b/ copies (C-X2b)', () => {
  expect(byFreezing('anon', { anons: 'promoted' })).toBeGreaterThan(5);
  expect(byFreezing('+anon', { anons: 'promoted' })).toBe(0);
  expect(byFreezing('b')).toBeGreaterThan(20);
  expect(byFreezing('b', { copying: 'free' })).toBe(0);
  const own = byFreezing('+b', { copying: 'free' });
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(byFreezing('+b') ?? 0);
});
test('fourchan: an /x/ gains by every enemy that it freezes, not by Anons (C-X4)', () => {
  expect(byFreezing('anon')).toBe(0);
  expect(byFreezing('tg')).toBeGreaterThan(50);
});

test('chesimals: a unit out of the chain counts less', () => {
  const { extra, mayPass } = judgementOf('chesimals');
  const unit = (at: string): Game =>
    set('chesimals', {
      pieces: [
        { kind: 'chief', side: 'white', at: 'f1', colour: 'white' },
        { kind: 'guard', side: 'white', at, colour: 'white' },
        { kind: 'chief', side: 'black', at: 'f16', colour: 'red' },
      ],
    });
  expect(extra?.(unit('f2'))).toBeGreaterThan(extra?.(unit('f3')) ?? 0);
  expect(mayPass?.(unit('f2'))).toBe(false); // in a turn of several moves a pass would be an end of the turn
});

test('chesimals: where units of a side link, whoever any Chief of the side reaches counts as joined, once, Q40', () => {
  const { extra } = judgementOf('chesimals');
  const side = (links: string, ...more: readonly (readonly [string, string, string])[]): number =>
    extra?.(
      set(
        'chesimals',
        {
          pieces: [
            { kind: 'chief', side: 'white', at: 'f1', colour: 'white' },
            ...more.map(([kind, at, colour]) => ({ kind, side: 'white', at, colour })),
            { kind: 'chief', side: 'black', at: 'f16', colour: 'red' },
          ],
        },
        { links },
      ),
    ) ?? 0;
  const greyGuard = ['guard', 'f2', 'grey'] as const;
  expect(side('colour', greyGuard)).toBe(side('colour'));
  expect(side('side', greyGuard)).toBeGreaterThan(side('side'));
  const yellowChief = ['chief', 'g1', 'yellow'] as const;
  const apart = ['chief', 'l1', 'yellow'] as const;
  expect(side('side', greyGuard, yellowChief)).toBe(side('side', greyGuard, apart));
});

test('chesimals: units of the stronger set are worth what they are measured to be, and the search is told so, Q44', () => {
  for (const id of ['chesimals', 'chesimals-16x12']) {
    const [usual, stronger] = ['usual', 'stronger'].map((pieces) => judgementOf(id, { pieces }).worth ?? {});
    for (const kind of ['guard', 'warmachine', 'elephant']) expect(stronger[kind], kind).toBeGreaterThan(usual[kind]);
    expect(stronger.chief).toBe(usual.chief);
    expect(judgementOf(id)).toBe(judgementOf(id, { pieces: 'usual', links: 'side' }));
  }
  const game = set('chesimals', { pieces: [] }, { pieces: 'stronger' });
  const { worth } = evaluatorOf(game.variant, game.options);
  const guard = game.variant.types.findIndex((type) => type.id === 'guard');
  expect(worth[guard]).toBe(judgementOf('chesimals', { pieces: 'stronger' }).worth?.guard);
});

describe('deicide', () => {
  const { extra, lay, mayPass } = judgementOf('deicide');
  if (!extra || !lay || !mayPass) throw new Error('Deicide judges terrain, phases and passes');

  test('no pass is thought of while a turn has two moves', () => {
    const kings = [
      { kind: 'king', side: 'white', at: 'a1' },
      { kind: 'king', side: 'black', at: 'p16' },
      { kind: 'snail', side: 'white', at: 'h8' },
    ];
    const game = set('deicide', { pieces: kings });
    expect(mayPass(game)).toBe(true);
    const planner = new Planner(game);
    const count = planner.everyAction();
    const snail = game.pieces.find((p) => game.typeOf(p).id === 'snail');
    const i = Array.from({ length: count }, (_, i) => i).find((i) => planner.plans.mover[i] === snail);
    game.make(planner.plans, i ?? -1);
    expect(game.toMove).toBe(1);
    expect(mayPass(game)).toBe(false);
  });

  test('the best of what may be laid makes a whole lay-out, and every listed action has its score', () => {
    const game = new Game(named('deicide'), { terrain: 'on' });
    const planner = new Planner(game);
    const before = new Memory(game);
    let actions = 0;
    for (; !isPlay(game); actions++) {
      expect(actions).toBeLessThan(100);
      planner.plans.clear();
      const count = planner.everyAction();
      before.take(game);
      const scores = Array.from({ length: count }, (_, i) => lay(game, planner.plans, i));
      expect(before.equals(game)).toBe(true);
      expect(scores.every(Number.isFinite)).toBe(true);
      game.make(planner.plans, scores.indexOf(Math.max(...scores)));
      game.world.settle();
    }
    const { facts, topology } = game;
    const lying = (feature: string): number =>
      topology.cells.filter((c) => game.get(facts.lying.ground, c) === facts.lying.numberOf(feature)).length;
    expect(lying('ziggurat')).toBe(2 * POOL.ziggurat);
    expect(SEEN.filter((feature) => feature !== 'wall' && lying(feature) > 2 * POOL[feature])).toEqual([]);
    const mines = (side: 0 | 1): Cell[] => topology.cells.filter((c) => game.get(facts.lying.hidden[side], c) !== 0);
    for (const side of SIDES) expect(mines(side)).toHaveLength(POOL.mine);
    expect(extra(game)).toBe(0);
  });

  test('Ziggurats held count, each more than the one before (D-T17)', () => {
    const zigguratsAt = ['d8', 'd9', 'i7', 'i10', 'm8', 'm9'];
    const holding = (n: number): number =>
      extra(
        set(
          'deicide',
          {
            terrain: zigguratsAt.map((at) => ({ feature: 'ziggurat', at })),
            pieces: [
              { kind: 'king', side: 'white', at: 'a1' },
              { kind: 'king', side: 'black', at: 'p16' },
              { kind: 'queen', side: 'white', at: 'b1' }, // no King is driven to the edge
              { kind: 'queen', side: 'black', at: 'o16' },
              ...zigguratsAt.slice(0, n).map((at) => ({ kind: 'prince', side: 'white', at })),
            ],
          },
          { terrain: 'on' },
        ),
      );
    expect(holding(0)).toBe(0);
    expect(holding(5) - holding(4)).toBeGreaterThan(holding(1));
  });
});
