/** What the diagrams of kinds show: captures, jumps and whatever else needs company, by the generator itself. */
import { describe, expect, test } from 'vitest';
import { type Kind, SIDES } from '../../core/ids.ts';
import { reachOf } from '../../core/moves/threats.ts';
import type { Action, Position } from '../../core/position.ts';
import type { Variant } from '../../core/variant.ts';
import type { DiagramSpec } from '../../core/vocabulary.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { diagramInPassing, diagramOf } from '../../workshop/diagrams/diagram.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { inPassingSides, isCapturingInPassing } from '../../workshop/in-passing.ts';
import { started, startOfTokens } from '../started.ts';
import { dataOf } from './position.ts';
import { shelf } from './shelf.ts';

interface Shown {
  readonly position: Position;
  readonly actions: readonly Action[];
  /** the rules by which it captures somebody */
  readonly capturing: ReadonlySet<string>;
}
function shownBy(variant: Variant, { pieces, turn, focus, fields }: DiagramSpec): Shown {
  const position = started(variant, {}, { ...fields, ...startOfTokens(variant, pieces), turn });
  const me = position.pieces().find(({ at }) => at === variant.topology.parse(focus))!.piece;
  const actions = position.actionsOf(me);
  const capturing = new Set(actions.filter(({ captures }) => captures.length > 0).map(({ because }) => because.id));
  return { position, actions, capturing };
}
/** Does the action pass over somebody on a straight line? */
const jumps = ({ from, to }: Action, { game }: Position): boolean => {
  const { topology } = game;
  if (from === null || to === null) return false;
  const [dx, dy] = [topology.x(to) - topology.x(from), topology.y(to) - topology.y(from)];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const cells = Array.from({ length: steps - 1 }, (_, n) =>
    topology.offset(from, ((n + 1) * dx) / steps, ((n + 1) * dy) / steps),
  );
  return cells.some((cell) => game.pieceOn(cell) >= 0);
};

/** It is there to be taken. */
const NEVER_MOVES = 'Offering';

describe.each([...shelf])('%s', (_, text) => {
  const data = dataOf(text);
  const variant = compile(data, 'own:diagrams');
  const reach = reachOf(variant);
  const { cells } = variant.topology;
  const canCapture = (kind: Kind): boolean =>
    cells.some((at) => cells.some((to) => SIDES.some((side) => reach.covers(kind, side, at, to))));

  test.each(data.pieces)('$name', (piece) => {
    const kind = data.pieces.indexOf(piece) as Kind;
    const shown = shownBy(variant, diagramOf(data, piece.id)!);
    expect(shown.actions.length > 0).toBe(piece.name !== NEVER_MOVES);
    // whoever captures is lost, so a royal piece does not
    const mayCapture = data.rules.capturesExplode === 'no' || !piece.royal;
    expect(shown.capturing.size > 0).toBe(mayCapture && canCapture(kind));
    const company = shown.position.pieces().slice(1);
    if (data.rules.check === 'yes') for (const one of company) expect(data.pieces[one.kind].royal).toBe(false);
    if (piece.moves.some(({ betza }) => /[pg]/.test(betza)))
      expect(shown.actions.some((action) => jumps(action, shown.position))).toBe(true);
  });
});

/** Does it capture somebody who does not stand where it ends? */
const takesInPassing = ({ actions, position: { game } }: Shown): boolean =>
  actions.some(({ to, captures }) => to !== null && captures.length > 0 && game.pieceOn(to) < 0);

describe('A capture in passing', () => {
  test.each([['orthodox', 'pawn', 'P@d5 p@c5']])('of %s by its %s is shown', (name, kind, census) => {
    const data = dataOf(shelf.get(name)!);
    const shown = shownBy(compile(data, 'own:diagrams'), diagramInPassing(data, kind)!);
    expect(shown.position.census()).toBe(census);
    expect(takesInPassing(shown)).toBe(true);
  });
  test.each([...shelf])('is shown of every kind of %s that has one, and of no other', (_, text) => {
    const data = dataOf(text);
    const variant = compile(data, 'own:diagrams');
    const [isPossible] = inPassingSides(data);
    for (const piece of data.pieces) {
      const spec = diagramInPassing(data, piece.id);
      expect(spec !== null, piece.name).toBe(isPossible && isCapturingInPassing(piece));
      if (spec) expect(takesInPassing(shownBy(variant, spec)), piece.name).toBe(true);
    }
  });
});

describe('A kind', () => {
  const gameOf = (piece: string, more = '', rules = ''): GameData =>
    dataOf(`fairygame 1
[game]
title = Diagrams
board = 9 x 9
[piece King]
letter = K
royal = yes
moves = K
[piece Subject]
letter = S
${piece}
${more}
[array]
k . . . . . . . .
${'. . . . . . . . .\n'.repeat(7)}. . . . . . . . K
[rules]
${rules}`);
  const pawn = '[piece Pawn]\nletter = P\nmoves = fW';
  const shownIn = (data: GameData, kind = 'subject') => shownBy(compile(data, 'own:diagrams'), diagramOf(data, kind)!);
  const bookOf = (data: GameData, kind = 'subject') =>
    compile(data, 'own:diagrams').words.rulebook.find((section) => section.kind === kind)!.diagrams;

  test.each([
    ['BN', 2],
    ['RF', 2],
    ['NADH', 4],
    ['mWcF', 1],
    ['nA', 1],
    ['cRmB', 1],
    ['yafsyafsWmaW', 2],
    ['FyafsF', 2],
    ['cafK', 1],
    ['cabK', 1],
    ['gQ', 1],
    ['pR', 1],
    ['jR2', 1],
    ['mR', 0],
  ])('%s shows a capture by each of its moves that can: %i', (betza, moves) => {
    const { capturing } = shownIn(gameOf(`moves = ${betza}`, pawn));
    expect(capturing.size).toBe(moves);
  });
  test.each(['gQ', 'mgQ', 'cgQ', 'pR', 'mpB', 'jB3'])('%s is shown jumping', (betza) => {
    const { actions, position } = shownIn(gameOf(`moves = ${betza}`, pawn));
    expect(actions.some((action) => jumps(action, position))).toBe(true);
  });
  test('that jumps and may also stop on an empty square is shown doing either', () => {
    const { actions } = shownIn(gameOf('moves = gR', pawn));
    expect(new Set(actions.map(({ captures }) => captures.length))).toEqual(new Set([0, 1]));
  });
  test.each([
    ['shoots = R3', 'rifle'],
    ['pushes = W', 'push'],
    ['swaps = K with friends', 'swap'],
    ['swaps = K with foes', 'swap'],
    ['swaps = K with anybody', 'swap'],
  ])('with %s is shown doing it', (trait, kind) => {
    const { actions } = shownIn(gameOf(`moves = mF\n${trait}`, pawn));
    expect(actions.map((action) => action.kind)).toContain(kind);
  });
  test.each(['friends beside', 'enemies beside'])('that moves like %s is shown doing so', (whom) => {
    const { actions } = shownIn(gameOf(`moves also like = ${whom}`, '[piece Knight]\nletter = N\nmoves = N'));
    expect(actions).toHaveLength(8);
  });
  test('that others carry is shown stepping onto one of them', () => {
    const { actions } = shownIn(gameOf('moves = N', '[piece Wagon]\nletter = W\nmoves = K\ncarries = Subject'));
    expect(actions.map(({ kind }) => kind)).toContain('board');
  });
  test('meets nobody whom it does not capture, or who keeps others from it', () => {
    const others = [
      '[piece Pawn]\nletter = P\nmoves = fW',
      '[piece Warden]\nletter = W\nmoves = K\nguards = beside',
      '[piece Gorgon]\nletter = G\nmoves = K\nfreezes = beside',
      '[piece Ghost]\nletter = H\nmoves = fW\nsafe from = Subject',
      '[piece Tower]\nletter = T\nmoves = R\nsafe from = afar 1',
      '[piece Knight]\nletter = N\nmoves = N',
    ];
    const { position, capturing } = shownIn(gameOf('moves = R\nnot taking = Pawn', others.join('\n')));
    expect(capturing.size).toBe(1);
    expect(position.census()).toBe('S@e5 n@h5');
  });
  test('that is royal is in no danger', () => {
    const { position, actions } = shownIn(gameOf('moves = K\nroyal = yes', pawn));
    expect(position.check).toBe(false);
    expect(actions).toHaveLength(8);
  });
  test('of a game whose kinds are all royal captures nobody, and jumps over its friends', () => {
    const { position, actions, capturing } = shownIn(gameOf('moves = pR\nroyal = yes'));
    expect(capturing.size).toBe(0);
    expect(actions.length).toBeGreaterThan(0);
    expect(position.pieces().every(({ side }) => side === 0)).toBe(true);
  });
  test('of a game whose kinds are all royal captures them where there is no check', () => {
    expect(shownIn(gameOf('moves = R\nroyal = yes', '', 'check = no')).capturing.size).toBe(1);
  });
  test('stands where it may make its first move', () => {
    const data = dataOf(shelf.get('orthodox')!);
    expect(shownIn(data, 'pawn').actions.map(({ text }) => text)).toContain('Pd2-d4');
  });
  test('that must capture is shown without company, too', () => {
    const data = gameOf('moves = R', pawn, 'capture = must');
    const variant = compile(data, 'own:diagrams');
    const [first, second] = bookOf(data).map(({ spec }) => shownBy(variant, spec));
    expect(first.actions).toHaveLength(1);
    expect(second.actions).toHaveLength(16);
  });
  test('that has only one square to go to is shown with and without an enemy there', () => {
    const data = gameOf('moves = fW', pawn);
    const variant = compile(data, 'own:diagrams');
    const [first, second] = bookOf(data).map(({ spec }) => shownBy(variant, spec));
    expect(first.actions.map(({ captures }) => captures.length)).toEqual([1]);
    expect(second.actions.map(({ captures }) => captures.length)).toEqual([0]);
  });
  test.each(['mWmcaeF', 'mWceafF', 'mceafK', 'mceF', 'afsceW', 'mecafsW'])(
    'with %s is shown capturing in passing where it can',
    (betza) => {
      const made = gameOf(`moves = ${betza}`, `${pawn}imfnD\nfirst moves from = home`, '[zones]\nhome = own rank 2');
      const data = {
        ...made,
        array: [
          ...made.array,
          { kind: 'pawn', side: 1 as const, at: 'c8' },
          { kind: 'subject', side: 0 as const, at: 'a1' },
        ],
      };
      const spec = diagramInPassing(data, 'subject');
      expect(spec).not.toBeNull();
      expect(takesInPassing(shownBy(compile(data, 'own:diagrams'), spec!))).toBe(true);
    },
  );
  test('is shown capturing in passing in its section of the rulebook, and not where no enemy passes squares', () => {
    const captions = (data: GameData) => bookOf(data, 'pawn').map(({ caption }) => caption);
    const says = 'How a Pawn captures in passing, on the square that the enemy piece has just passed.';
    expect(captions(dataOf(shelf.get('orthodox')!))).toEqual(['How a Pawn moves.', says]);
    expect(captions(dataOf(shelf.get('maharajah')!))).not.toContain(says);
  });
  test('that its company leaves free to move has one diagram', () => {
    expect(bookOf(gameOf('moves = R', pawn))).toHaveLength(1);
  });
});
