/** Draws for want of pieces: in small positions that everybody knows, and against Fairy-Stockfish in random ones. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import type { Cell, Side } from '../../core/ids.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { canLackMaterial, Material } from '../../workshop/compile/endings/material.ts';
import { GameModel } from '../../workshop/compile/model.ts';
import { variantOf } from '../../workshop/compile/own-game.fixture.ts';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf, KINGS_AND_ROOKS, play, positionOf } from './position.ts';
import { namesElsewhere, shelf } from './shelf.ts';

const gameOf = (name: string): GameData => dataOf(shelf.get(name)!);
const endOf = (name: string, census: string): string | null => positionOf(gameOf(name), census).outcome?.reason ?? null;
const DRAWN = 'insufficient-material';

describe('Orthodox chess is drawn', () => {
  test.each([
    ['two Kings', 'K@e1 k@e8'],
    ['a Knight', 'K@e1 N@b1 k@e8'],
    ['a Bishop', 'K@e1 k@e8 b@f8'],
    ['Bishops of both sides on squares of one colour', 'K@e1 B@f1 B@h3 k@e8 b@c8'],
  ])('with %s', (_, census) => {
    expect(endOf('orthodox', census)).toBe(DRAWN);
  });
  test('by a capture, and says why', () => {
    const position = play(positionOf(gameOf('orthodox'), 'K@e1 q@e2 k@a8'), 'Ke1xe2');
    expect(position.outcome).toEqual({
      ...{ winner: null, reason: DRAWN },
      says: 'A draw: neither player has the pieces to checkmate.',
    });
  });
  test('not by a capture that mates', () => {
    const position = play(positionOf(gameOf('orthodox'), 'K@b6 R@h1 r@h8 k@a8'), 'Rh1xh8');
    expect(position.outcome?.reason).toBe('checkmate');
  });
});
describe('Orthodox chess goes on', () => {
  test.each([
    ['a Pawn', 'K@e1 P@e2 k@e8'],
    ['a Rook', 'K@e1 k@e8 r@a8'],
    ['two Knights', 'K@e1 N@b1 N@g1 k@e8'],
    ['a Knight of each side', 'K@e1 N@b1 k@e8 n@b8'],
    ['Bishops on squares of both colours', 'K@e1 B@c1 k@e8 b@c8'],
    ['a Bishop and a Knight', 'K@e1 B@c1 k@e8 n@b8'],
  ])('with %s', (_, census) => {
    expect(endOf('orthodox', census)).toBeNull();
  });
});

describe('Other games', () => {
  test.each([
    ['makruk', 'a Pawn that becomes a Met', 'K@e1 P@e4 k@e8', DRAWN],
    ['makruk', 'a Khon, that attacks two squares side by side', 'K@e1 S@e4 k@e8', null],
    ['xiangqi', 'Advisors and Elephants, who never cross the river', 'K@e1 A@d1 B@c1 k@e10 a@e9', DRAWN],
    ['xiangqi', 'a Soldier, as stalemate is lost', 'K@d1 P@a6 k@e10', null],
    ['atomic', 'Kings that never meet', 'K@e1 k@e8', DRAWN],
    ['atomic', 'a Bishop that may explode', 'K@e1 B@a4 k@e8', null],
    ['knightmate', 'a Bishop: a royal Knight in the corner is mated by it', 'K@d4 B@h8 k@e6', null],
    ['three-check', 'a Knight that may give checks', 'K@e1 N@b1 k@e8', null],
    ['shako', 'a Cannon', 'K@e1 C@a1 k@e8', DRAWN],
    ['omicron', 'a Bishop, as the corner is behind a hole', 'K@e2 B@c2 k@e8', null],
    ['seirawan', 'two Kings', 'K@e1 k@e8', DRAWN],
    ['seirawan', 'a Hawk in hand', 'K@e1 k@e8 H@-', null],
    ['crazyhouse', 'captured pieces that come back', 'K@e1 k@e8', null],
    ['king-of-the-hill', 'a goal of the King', 'K@e1 k@e8', null],
    ['spartan', 'two Kings of one side', 'K@e1 k@e8 k@a8', null],
  ])('%s: %s', (name, _, census, end) => {
    expect(endOf(name, census)).toBe(end);
  });
  test.each([
    ['a Bishop', 'K@e1 B@f1 k@e8', DRAWN],
    ['a Rook', 'K@e1 R@a1 k@e8', null],
    ['Bishops on squares of both colours', 'K@e1 B@c1 k@e8 b@c8', null],
  ])('a duty to capture makes no mate possible: %s', (_, census, end) => {
    const data = gameOf('orthodox');
    const dutiful = { ...data, rules: { ...data.rules, capture: 'must' as const } };
    expect(positionOf(dutiful, census).outcome?.reason ?? null).toBe(end);
  });
  test('where nothing is said the game goes on', () => {
    const data = gameOf('orthodox');
    const silent = { ...data, rules: { ...data.rules, insufficientMaterial: 'play on' as const } };
    expect(positionOf(silent, 'K@e1 k@e8').outcome).toBeNull();
  });
  test('a piece that recruits brings captured ones back', () => {
    expect(canLackMaterial(gameOf('orthodox'))).toBe(true);
    const { pieces, ...data } = gameOf('orthodox');
    const recruiting = pieces.map((one) => ({ ...one, traits: [{ is: 'recruits' as const }] }));
    expect(canLackMaterial({ ...data, pieces: recruiting })).toBe(false);
  });
  test('a game that is also decided by how pieces stand goes on', () => {
    const data = gameOf('orthodox');
    const some = { kinds: null, result: 'wins' as const };
    expect(canLackMaterial({ ...data, row: { ...some, length: 3, lines: ['ranks'] } })).toBe(false);
    expect(canLackMaterial({ ...data, square: { ...some, side: 2 } })).toBe(false);
    expect(canLackMaterial({ ...data, connection: { ...some, lines: ['ranks'], zones: ['here', 'there'] } })).toBe(
      false,
    );
  });
  test('mines, walls and what pieces do besides moving may help to mate', () => {
    const head = 'fairygame 1\n[game]\ntitle = A test\nboard = 8 x 8\n';
    const kinds = (knight: string): string =>
      `[piece King]\nletter = K\nroyal = yes\nmoves = K\n[piece Rook]\nletter = R\nmoves = R\n[piece Knight]\nletter = N\n${knight}\n`;
    const ends = (knight: string, more: string): boolean => {
      const text = `${head}${kinds(knight)}${KINGS_AND_ROOKS}\ninsufficient material = draw\n${more}`;
      const model = new GameModel(dataOf(text));
      return new Material(model).isInsufficient(placed(text, [['N', 0, 'b1']]));
    };
    expect(ends('moves = N', '')).toBe(true);
    expect(ends('moves = N', '[features]\nwall = c4')).toBe(false);
    expect(ends('moves = N', '[features]\nmine = c4')).toBe(false);
    expect(ends('moves = N\nfreezes = beside', '')).toBe(false);
    expect(ends('moves = N', 'walls = anywhere')).toBe(false);
  });
});
/** Two Kings in their places, and further pieces by letter. */
function placed(text: string, more: readonly (readonly [string, Side, string])[]): Game {
  const data = dataOf(text);
  const variant = variantOf(text);
  return new Game(variant, {}, (game) => {
    for (const [letter, side, at] of [['K', 0, 'e1'], ['K', 1, 'e8'], ...more] as const) {
      const kind = data.pieces.findIndex((one) => one.letter === letter);
      game.add(variant.types[kind], side, game.topology.parse(at)!);
    }
  });
}

describe('An imported game', () => {
  test('is drawn for want of pieces, as Fairy-Stockfish has it', () => {
    const read = readIni('[mine:chess]\nstalemateValue = loss', 'mine', builtIn);
    expect(read).toMatchObject({ ok: true, data: { rules: { insufficientMaterial: 'draw' } } });
  });
  test.each(['crazyhouse', 'extinction', 'shatranj', 'kingofthehill'])(
    'is not where it is decided otherwise: %s',
    (of) => {
      const read = readIni(`[mine:${of}]`, 'mine', builtIn);
      expect(read).toMatchObject({ ok: true, data: { rules: { insufficientMaterial: 'play on' } } });
    },
  );
});

const POSITIONS = usually(60, 20_000);
const MOST = 3;
/**
 * Where we mean to differ. It does not know that a royal Knight is mated by a Bishop, nor that a King behind a hole is;
 * and of pieces of a game’s own it supposes that any mates, and so of the Kings of which there may be two in Spartan chess.
 */
const DRAWN_MORE_OFTEN_THERE: ReadonlySet<string> = new Set(['knightmate', 'omicron']);
const DRAWN_MORE_OFTEN_HERE: ReadonlySet<string> = new Set([
  'spartan',
  'wolf',
  'omicron',
  'nightrider',
  'chaturanga',
  'tencubed',
]);
/** Whose royal pieces are of several kinds, so that they would not stand as they do in the game. */
const SEVERAL_ROYAL: ReadonlySet<string> = new Set(['coregal', 'maharajah', 'sho-shogi']);
const drawing = [...shelf].filter(
  ([name, text]) => !SEVERAL_ROYAL.has(name) && dataOf(text).rules.insufficientMaterial === 'draw',
);

describe.skipIf(!isFfishInstalled)(`${POSITIONS} positions of few pieces are drawn as in Fairy-Stockfish`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each(drawing)('%s', (name, text) => {
    const data = dataOf(text);
    const model = new GameModel(data);
    const material = new Material(model);
    const variant = compile(data, `own:${name}`);
    const dice = new Dice(name.length);
    const seen = { drawn: 0, other: 0 };
    // Marseillais chess is mated as chess is
    const theirs = name === 'marseillais' ? 'chess' : (namesElsewhere[name] ?? name);
    for (let n = 0; n < POSITIONS; n++) {
      const pieces = somewhere(model, dice);
      const game = new Game(variant, {}, (g) => {
        for (const { kind, side, at } of pieces) g.add(variant.types[kind], side, at);
      });
      const board = new ffish.Board(theirs, fenOf(model, pieces));
      const [mine, other] = [material.isInsufficient(game), board.isInsufficientMaterial()];
      const mayDiffer = mine ? DRAWN_MORE_OFTEN_HERE.has(name) : DRAWN_MORE_OFTEN_THERE.has(name);
      if (!mayDiffer) expect(mine, board.fen()).toBe(other);
      seen[mine ? 'drawn' : 'other']++;
      board.delete();
    }
    expect(Math.min(seen.drawn, seen.other), 'drawn and not drawn').toBeGreaterThan(POSITIONS / 50);
  });
});

interface Standing {
  readonly kind: number;
  readonly side: Side;
  readonly at: Cell;
}
/** A royal piece of each side and up to so many further pieces, each in the zone that it never leaves. */
function somewhere(model: GameModel, dice: Dice): readonly Standing[] {
  const { data, board } = model;
  const kinds = data.pieces.map((_, kind) => kind);
  const taken = new Set<Cell>();
  const put = (kind: number, side: Side): Standing => {
    const free = board.cells.filter((c) => !board.isMissing(c) && model.staysIn[kind](side, c) && !taken.has(c));
    const at = dice.pick(free);
    taken.add(at);
    return { kind, side, at };
  };
  const royal = kinds.find((kind) => data.pieces[kind].royal)!;
  const others = kinds.filter((kind) => !data.pieces[kind].royal);
  const sides = Array.from({ length: dice.below(MOST + 1) }, () => dice.below(2) as Side);
  return [put(royal, 0), put(royal, 1), ...sides.map((side) => put(dice.pick(others), side))];
}
function fenOf({ data, board }: GameModel, pieces: readonly Standing[]): string {
  const rows = Array.from({ length: data.height }, (_, r) => {
    const y = data.height - 1 - r;
    const row = Array.from({ length: data.width }, (_unused, x) => {
      const at = board.at(x, y);
      const there = pieces.find((one) => one.at === at);
      if (board.isMissing(at)) return '*';
      if (!there) return '1';
      const { letter } = data.pieces[there.kind];
      return there.side === 0 ? letter : letter.toLowerCase();
    }).join('');
    return row.replace(/1+/g, (empty) => String(empty.length));
  });
  return `${rows.join('/')} w - - 0 1`;
}
