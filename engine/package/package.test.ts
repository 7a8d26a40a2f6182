/** The public surface of the package, on its sources; what is packed is tested in e2e/package. */
import { describe, expect, test } from 'vitest';
import { beforeNoting, terrainOn } from '../match/fixtures/mined.fixture.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import {
  Game,
  type GameOptions,
  knownVariants,
  levels,
  makeSetup,
  parseSetup,
  parseVariant,
  unwrap,
  variantNamed,
  variants,
} from './index.ts';

const begin = (name: string, options?: GameOptions): Game => {
  const variant = variantNamed(name);
  if (!variant) throw new Error(`there is no variant ${name}`);
  return unwrap(Game.start(variant, options));
};
const play = (game: Game, ...texts: readonly string[]): Game => {
  for (const text of texts) unwrap(game.play(text));
  return game;
};

describe('variants', () => {
  test('the four games are told as data that JSON can hold, with their designers', () => {
    expect(variants.map(({ id }) => id)).toEqual(['acid', 'deicide', 'fourchan', 'chesimals', 'chesimals-16x12']);
    expect(JSON.parse(JSON.stringify(variants))).toEqual(variants);
    const acid = variantNamed('acid');
    expect(acid).toBe(variants[0]);
    expect(acid).toMatchObject({
      designers: 'juniper/diskette/edith/ashley',
      sides: [{ id: 'magi' }, { id: 'line' }],
      text: null,
    });
    expect(acid.squares).toContain('e5');
    expect(acid.kinds).toContainEqual({ id: 'ghost', name: 'Ghost', letter: 'G', value: 2, promotedFrom: null });
    expect(acid.options.find(({ id }) => id === 'noprogress')).toMatchObject({
      usual: 'off',
      several: false,
      count: null,
    });
  });

  test('a known variant is found by any of its names, and once only', () => {
    expect(knownVariants).toContainEqual({ name: 'king-of-the-hill', title: 'King of the Hill' });
    expect(knownVariants.map(({ name }) => name).sort()).toEqual([...shelf.keys()].sort());
    const hill = variantNamed('kingofthehill');
    expect(hill?.title).toBe('King of the Hill');
    expect(variantNamed('King of the Hill')).toBe(hill);
    expect(variantNamed('no such game')).toBeUndefined();
  });

  test('a text is a variant with the same id wherever it is read, and a wrong one is refused with its place', () => {
    const text = shelf.get('minishogi') ?? '';
    const own = unwrap(parseVariant(text));
    expect(own).toMatchObject({ id: variantNamed('minishogi')?.id, text });
    expect(own.id).toMatch(/^own:[0-9a-f]{20}$/);
    expect(parseVariant(`${text}\nnonsense\n`)).toMatchObject({
      ok: false,
      error: { code: 'bad-game', at: expect.stringMatching(/^\d+:\d+$/) },
    });
  });

  test('an object that somebody made is no variant', () => {
    expect(() => Game.start({ ...variants[0] })).toThrow(TypeError);
  });
});

describe('a game', () => {
  test.each(variants.map(({ id }) => id))('of %s plays every action that it lists, and takes it back', (id) => {
    const game = begin(id);
    const before = game.toSetup();
    const actions = game.actions();
    expect(actions.length).toBeGreaterThan(10);
    for (const action of actions.slice(0, 20)) {
      const { label, ...told } = unwrap(game.play(action.text));
      expect({ label, ...told }).toEqual(action);
      expect(game.history).toEqual([action.text]);
      unwrap(game.undo());
    }
    expect(game.toSetup()).toEqual(before);
    expect(game.history).toEqual([]);
    unwrap(game.redo());
    expect(game.history).toEqual([actions[Math.min(actions.length, 20) - 1].text]);
  });

  test('refuses what cannot be played with a sentence, and is as it was', () => {
    const game = begin('acid');
    const save = game.toSave();
    expect(game.play('Da2-a9')).toMatchObject({
      ok: false,
      error: { code: 'no-such-action', message: expect.stringMatching(/\.$/) },
    });
    expect(game.undo()).toMatchObject({ ok: false });
    expect(game.redo()).toMatchObject({ ok: false });
    expect(game.resign('white')).toMatchObject({ ok: false, error: { code: 'no-such-side' } });
    expect(() => game.toSetup('white')).toThrow(RangeError);
    expect(game.toSave()).toBe(save);
    expect(Game.start(variants[0], { options: { noprogress: 'never' } })).toMatchObject({
      error: { code: 'bad-option', at: 'noprogress' },
    });
    expect(Game.start(variants[0], { setup: { pieces: [{ kind: 'king', side: 'magi', at: 'q1' }] } })).toMatchObject({
      error: { code: 'unknown-cell', at: 'pieces[0]' },
    });
  });

  test('ends by the rules, by its players, and then goes on no more', () => {
    const mate = begin('chess');
    play(mate, 'Pf2-f3', 'Pe7-e5', 'Pg2-g4', 'Qd8-h4');
    expect(mate.check).toBe(true);
    expect(mate.outcome).toMatchObject({ winner: 'black', message: expect.stringMatching(/\.$/) });
    expect(mate.actions()).toEqual([]);
    expect(mate.play('Pa2-a3')).toMatchObject({ error: { code: 'over' } });
    expect(mate.think({ level: '1' })).toMatchObject({ error: { code: 'over' } });
    const resigned = begin('acid');
    unwrap(resigned.resign('magi'));
    expect(resigned.outcome).toMatchObject({ winner: 'line', reason: 'resignation' });
    expect(resigned.actions()).toEqual([]);
    const drawn = begin('acid');
    unwrap(drawn.agreeDraw());
    expect(drawn.outcome).toMatchObject({ winner: null, reason: 'agreement' });
  });

  test('begins from a position as it was told, and from FEN', () => {
    const game = play(begin('fourchan'), begin('fourchan').actions()[3].text);
    const again = begin('fourchan', { setup: JSON.parse(JSON.stringify(game.toSetup())) });
    expect(again.turn).toBe(game.turn);
    expect(again.actions()).toEqual(game.actions());
    const chess = variantNamed('chess');
    if (!chess) throw new Error('there is no chess');
    const endgame = unwrap(Game.fromFen(chess, '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1'));
    expect(endgame.turn).toBe('black');
    expect(endgame.actions().map(({ text }) => text)).toHaveLength(5);
    expect(Game.fromFen(chess, '4k3')).toMatchObject({ error: { code: 'bad-fen' } });
    expect(Game.fromFen(variants[0], '4k3')).toMatchObject({ error: { code: 'no-fen' } });
    const shuffled = variantNamed('chess960');
    if (!shuffled) throw new Error('there is no Chess960');
    expect(unwrap(Game.fromFen(shuffled, '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1')).turn).toBe('white');
  });

  test('takes double Chess960 as FEN, which is a variant of its own', () => {
    const text = shelf.get('chess960') ?? '';
    const fen = 'r1k4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBha - 0 1';
    for (const shuffled of [variantNamed('chess960'), unwrap(parseVariant(`${text}\n`))]) {
      const game = unwrap(Game.fromFen(shuffled ?? variants[0], fen));
      expect(game.options).toEqual({ 'position-white': '249', 'position-black': '537' });
      expect(game.variant.id).not.toBe(shuffled?.id);
      expect(unwrap(Game.fromSave(game.toSave())).actions()).toEqual(game.actions());
    }
  });

  test.each(['acid', 'deicide', 'fourchan', 'chesimals', 'shogi'])(
    'of %s gives a position that is read from its text',
    (id) => {
      const game = begin(id);
      play(game, game.actions().find(({ kind }) => kind === 'move')?.text ?? '');
      const line = makeSetup(game.variant, game.toSetup());
      expect(line).not.toContain('\n');
      const setup = unwrap(parseSetup(game.variant, line));
      expect(setup).toEqual(game.toSetup());
      expect(unwrap(parseSetup(game.variant, JSON.stringify(game.toSetup())))).toEqual(setup);
      expect(unwrap(Game.start(game.variant, { setup })).actions()).toEqual(game.actions());
      expect(parseSetup(game.variant, `${line} %@e1`)).toMatchObject({ error: { code: 'bad-text', at: '%@e1' } });
    },
  );

  test('tells a side nothing of the other one’s hidden Landmines', () => {
    const game = begin('deicide', { options: terrainOn, setup: beforeNoting });
    play(game, 'mine@e8', 'end', 'mine@f9', 'end');
    const minesSeenBy = (viewer?: string) =>
      [...JSON.stringify(game.toSetup(viewer)).matchAll(/"mine","at":"(\w+)"/g)].map(([, at]) => at);
    expect(minesSeenBy('white')).toEqual(['e8']);
    expect(minesSeenBy('black')).toEqual(['f9']);
    expect(minesSeenBy()).toEqual([]);
    expect(game.toText()).toContain('[Hidden "');
    expect(game.toText({ viewer: 'white' })).toContain('e8');
    expect(game.toText({ viewer: 'white' })).not.toContain('f9');
  });
});

describe('saves and notation', () => {
  test('a save gives the same game, of a text too, with the names of its players', () => {
    for (const name of ['chesimals', 'shogi']) {
      const game = begin(name, { players: ['Ada', 'Grace'] });
      play(game, game.actions()[1].text);
      const save = game.toSave({ name: 'First', created: 1 });
      const again = unwrap(Game.fromSave(save));
      expect(again.toSave({ name: 'First', created: 1 })).toBe(save);
      expect(again.notice).toBeNull();
      expect(again.toText()).toContain('"Grace"]');
    }
    expect(Game.fromSave('{}')).toMatchObject({ ok: false, error: { code: 'foreign' } });
  });

  test('a name or a time with which a save could not be read again is refused', () => {
    const long = 'x'.repeat(200);
    const game = begin('acid', { players: [long, ''] });
    expect(Game.fromSave(game.toSave({ name: long, created: 0 })).ok).toBe(true);
    expect(() => begin('acid', { players: ['', `${long}x`] })).toThrow(RangeError);
    expect(() => game.toSave({ name: `${long}x` })).toThrow(RangeError);
    for (const created of [-1, 0.5, Number.NaN]) expect(() => game.toSave({ created })).toThrow(RangeError);
  });

  test('notation is read back; that of a text where the variant is known, and PGN of a known variant', () => {
    const game = play(begin('acid'), 'Da2-a3');
    expect(unwrap(Game.fromText(game.toText({ date: '2026.11.30' }))).history).toEqual(game.history);
    const minishogi = variantNamed('minishogi');
    if (!minishogi) throw new Error('there is no minishogi');
    const own = unwrap(Game.start(minishogi));
    play(own, own.actions()[0].text);
    expect(Game.fromText(own.toText())).toMatchObject({ error: { code: 'unknown-variant' } });
    expect(unwrap(Game.fromText(own.toText(), [minishogi])).history).toEqual(own.history);
    expect(unwrap(Game.fromText('[Variant "Three-check"]\n\n1. e4 e5 2. Nf3 *')).history).toEqual([
      'Pe2-e4',
      'Pe7-e5',
      'Ng1-f3',
    ]);
    expect(Game.fromText(`${game.toText()}\n2. D a3–a9`)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('a9') },
    });
  });
});

describe('the computer', () => {
  test('plays a legal action at every level, the same one every time', () => {
    const game = begin('acid');
    expect(levels.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const chosen = unwrap(game.think({ level: '3', seed: 7 }));
    expect(unwrap(game.think({ level: '3', seed: 7 }))).toEqual(chosen);
    unwrap(game.play(chosen.action));
    expect(game.history).toEqual([chosen.action]);
  });

  test('thinks within its limits, tells every depth, and stops when it is told to', () => {
    const game = begin('chess');
    const depths: number[] = [];
    const { depth, nodes, lines, line, action } = unwrap(
      game.think({ depth: 2, lines: 3, onProgress: (told) => depths.push(told.depth) }),
    );
    expect(depths).toEqual([1, 2]);
    expect({ depth, lines: lines.length }).toEqual({ depth: 2, lines: 3 });
    expect(line).toEqual(lines[0]);
    expect(line?.actions[0]).toBe(action);
    let asked = 0;
    const stopped = unwrap(game.think({ depth: 9, stop: () => ++asked > 3 }));
    expect(stopped.nodes).toBeLessThan(nodes);
    expect(game.actions().map(({ text }) => text)).toContain(stopped.action);
    expect(unwrap(game.think({ milliseconds: 1 })).depth).toBeLessThan(9);
  });

  test('sees a win, and lays out terrain without a search', () => {
    const mate = play(begin('chess'), 'Pf2-f3', 'Pe7-e5', 'Pg2-g4');
    expect(unwrap(mate.think({ depth: 2 }))).toMatchObject({ action: 'Qd8-h4', line: { wins: 1 } });
    const laying = unwrap(begin('deicide', { options: { terrain: 'on' } }).think({ level: '8' }));
    expect(laying).toMatchObject({ line: null, depth: 0, nodes: 0, lines: [] });
  });

  test.each([
    {},
    { level: '9' },
    { level: '1', lines: 2 },
    { nodes: 0 },
    { depth: 1.5 },
    { milliseconds: -1 },
    { depth: 1, lines: 21 },
    { depth: 1, seed: -1 },
  ])('throws where it is asked %j', (options) => {
    expect(() => begin('acid').think(options)).toThrow(RangeError);
  });
});
