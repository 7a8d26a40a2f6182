/** Changes that somebody makes on a screen, and what becomes of the text. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../testing/dice.ts';
import { usually } from '../../testing/usual.ts';
import { dataOf } from '../../testing/workshop/position.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { smallGames } from '../../testing/workshop/small-games.ts';
import { smallGame, withLine } from '../file/small-game.fixture.ts';
import { editGame, type GameEdit } from './edit-game.ts';
import { editable } from './editable.ts';

const edited = (text: string, change: GameEdit): string => {
  const result = editGame(text, change);
  if (!result.ok) throw new Error(result.says);
  return result.text;
};
const refusal = (text: string, change: GameEdit): string | null => {
  const result = editGame(text, change);
  return result.ok ? null : result.says;
};
const set = (at: readonly (string | number)[], to: unknown): GameEdit => ({ do: 'set', settings: [{ at, to }] });
/** The lines that differ. */
const linesChanged = (before: string, after: string): string[] => {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
};

describe('A change', () => {
  const noted = smallGame
    .replace('[game]', '# my first game\n[game]   # really')
    .replace('moves = K', 'moves   =   K      # like a King')
    .replace('[rules]', '# what is allowed\n[rules]');

  test('of one value changes its line and nothing else', () => {
    const after = edited(noted, set(['title'], 'Tiny'));
    expect(linesChanged(noted, after)).toEqual(['title = Tiny']);
    expect(after.split('\n')).toHaveLength(noted.split('\n').length);
  });
  test('adds what was as usual, and takes away what is as usual again', () => {
    const after = edited(noted, set(['rules', 'stalemate'], 'lost'));
    expect(linesChanged(noted, after)).toEqual(['stalemate = lost']);
    expect(edited(after, set(['rules', 'stalemate'], 'draw'))).toBe(noted);
  });
  test('makes a section where there is none, in its place', () => {
    const after = edited(noted, set(['hands', 0], ['king']));
    expect(linesChanged(noted, after)).toEqual(['[hands]', 'white = King']);
    expect(after.indexOf('[hands]')).toBeGreaterThan(after.indexOf('[array]'));
    expect(after.indexOf('[hands]')).toBeLessThan(after.indexOf('[rules]'));
  });
  test('of looks writes a river, diagonals and marks, which the next one reads', () => {
    const looks = { board: 'points', river: 2, crosses: [['a2'], ['a2']] };
    const text = edited(noted, set(['looks'], looks));
    expect(text).toContain('river = 2-3');
    expect(text).toContain('crosses = a2');
    expect(editable(text).game?.looks).toEqual(looks);
    const other = edited(text, { do: 'set', settings: [{ at: ['looks', 'crosses'] }] });
    expect(other).not.toContain('crosses');
  });
  test('of looks makes their section, adds words and takes them away', () => {
    const first = edited(noted, set(['looks'], { set: 'shogi' }));
    expect(linesChanged(noted, first)).toEqual(['[looks]', 'set = shogi']);
    const second = edited(first, set(['looks', 'of'], 'kaya'));
    expect(linesChanged(first, second)).toEqual(['of = kaya']);
    const without = edited(second, { do: 'set', settings: [{ at: ['looks', 'of'] }] });
    expect(without).toBe(first);
    expect(editable(without).game?.looks).toEqual({ set: 'shogi' });
    const none = edited(without, { do: 'set', settings: [{ at: ['looks', 'set'] }] });
    expect(editable(none).game?.looks).toBeUndefined();
    expect(editable(edited(second, { do: 'set', settings: [{ at: ['looks'] }] })).game?.looks).toBeUndefined();
  });
  test('leaves lines with mistakes as they are', () => {
    const wrong = noted
      .replace('repetition = 3', 'repetition = 3\nwibble = 4')
      .replace('letter = P', 'letter = P\nvalue = x');
    const after = edited(wrong, set(['title'], 'Tiny'));
    expect(linesChanged(wrong, after)).toEqual(['title = Tiny']);
    expect(editable(after).problems).toHaveLength(2);
  });
  test('of a text without a board is refused with what to do', () => {
    expect(refusal('fairygame 1', set(['title'], 'x'))).toContain('Fix the problems in the text first');
  });
  test('of something that is not there is refused', () => {
    expect(refusal(smallGame, set(['pieces', 7, 'name'], 'x'))).toContain('Try again');
    expect(refusal(smallGame, set(['__proto__', 'x'], 'x'))).toContain('Try again');
    expect(refusal(smallGame, { do: 'remove', piece: 9 })).toContain('Try again');
  });
  test('that would take other parts of the file with it is refused', () => {
    const says = 'A text has no line breaks, and no “#” after a space.';
    expect(refusal(smallGame, set(['pieces', 0, 'name'], 'x]\n[game'))).toBe(says);
    expect(refusal(smallGame, set(['title'], 'Number #1'))).toBe(says);
  });
});

describe('A kind', () => {
  test('keeps its place in every list under another name', () => {
    const text = edited(smallGame, { do: 'rename', piece: 0, name: 'Great King' });
    expect(dataOf(text).pieces.map(({ id }) => id)).toEqual(['great-king', 'pawn']);
    expect(dataOf(text).pieces[1].promotions[0].to).toEqual(['great-king']);
    expect(dataOf(text).array).toContainEqual({ kind: 'great-king', side: 0, at: 'd1' });
  });
  test('keeps the figure that its name gave it, but not in place of one that was chosen', () => {
    const rename = { do: 'rename', piece: 0, name: 'Tower', figure: 'rook' } as const;
    expect(dataOf(edited(smallGame, rename)).pieces[0]).toMatchObject({ name: 'Tower', figure: 'rook' });
    const chosen = withLine('royal = yes', 'royal = yes\nfigure = queen');
    expect(dataOf(edited(chosen, rename)).pieces[0]).toMatchObject({ name: 'Tower', figure: 'queen' });
  });
  test.each([
    ['its letter follows its name', smallGame, 'Great Emperor', 'G'],
    ['another letter of it, where the first is taken', smallGame, 'Prince', 'R'],
    ['a letter that was typed stays', edited(smallGame, { do: 'letter', piece: 0, letter: 'X' }), 'Emperor', 'X'],
    ['and one that a form has, too', `${smallGame}\n[piece Great King]\nletter = +K\nmoves = Q\n`, 'Emperor', 'K'],
    ['and one in the positions of problems', `${smallGame}\n[problem]\ngoal = gain\n`, 'Emperor', 'K'],
    ['and one in the positions of lessons', `${smallGame}\n[lesson]\ngoal = win\n`, 'Emperor', 'K'],
    ['and one in the positions of cases', `${smallGame}\n[case]\n`, 'Emperor', 'K'],
  ])('renamed: %s', (_says, text, name, letter) => {
    const data = dataOf(edited(text, { do: 'rename', piece: 0, name }));
    expect(data.pieces[0]).toMatchObject({ name, letter });
    expect(data.array).toContainEqual({ kind: data.pieces[0].id, side: 0, at: 'd1' });
  });
  test('keeps its place on the board under another letter', () => {
    const text = edited(smallGame, { do: 'letter', piece: 0, letter: 'G' });
    expect(dataOf(text)).toMatchObject({ array: dataOf(smallGame).array, pieces: [{ letter: 'G' }, {}] });
    expect(text).toContain('\ng . . p\n');
  });
  test.each([
    [{ do: 'rename', piece: 0, name: 'Pawn' }, 'There are two kinds called “Pawn”.'],
    [{ do: 'rename', piece: 0, name: '' }, 'A kind needs a name of letters'],
    [{ do: 'letter', piece: 0, letter: 'P' }, 'Another kind has the letter P.'],
    [{ do: 'letter', piece: 0, letter: 'k' }, '“King” needs a letter'],
  ] as const)('is refused what is taken or no name: %j', (change, says) => {
    expect(refusal(smallGame, change)).toContain(says);
  });
  test('is added with a name and a letter that are free', () => {
    let text = smallGame;
    for (let n = 0; n < 3; n++) text = edited(text, { do: 'add', name: 'Knight', copied: null });
    text = edited(text, { do: 'add', name: 'Knight', copied: 1 });
    const { pieces } = dataOf(text);
    expect(pieces.map(({ name, letter }) => `${name} ${letter}`)).toEqual([
      'King K',
      'Pawn P',
      'Knight N',
      'Knight 2 I',
      'Knight 3 G',
      'Pawn 2 A',
    ]);
    expect(pieces[5]).toEqual({ ...pieces[1], id: 'pawn-2', name: 'Pawn 2', letter: 'A' });
  });
  test('is removed with everything that names it', () => {
    const text = shelf.get('shogi')!;
    const { pieces } = dataOf(text);
    let left = text;
    for (let n = pieces.length - 1; n > 0; n--) {
      left = edited(left, { do: 'remove', piece: n });
      expect(editable(left).problems, pieces[n].name).toEqual([]);
    }
    expect(refusal(left, { do: 'remove', piece: 0 })).toBe('A game needs at least one piece.');
  });
});

describe('Moves', () => {
  test('are drawn, and those that a grid cannot show stay as they were', () => {
    const text = withLine('moves = mfWcfF', 'moves = mfWyafrF\nmoves = sW from far\nmoves = cfFq');
    const [, pawn] = editable(text).pieces;
    expect(pawn.marks).toEqual([{ dx: 0, dy: 1, does: 'goes', range: 1 }]);
    expect(pawn.others.map((one) => one.text)).toEqual(['yafrF', 'sW from far']);
    const after = edited(text, { do: 'draw', piece: 1, marks: [{ dx: 1, dy: 2, does: 'both', range: 1 }] });
    const [first, ...others] = editable(after).pieces[1].lines;
    expect(others).toEqual(['yafrF', 'sW from far', 'cfFq']);
    expect(editable(after).pieces[1].marks).toEqual([{ dx: 1, dy: 2, does: 'both', range: 1 }]);
    expect(first).toMatch(/N$/);
  });
  test('with a second leg are drawn, and read from the text: a Griffon that may stop at its bend', () => {
    const griffon = edited(smallGame, { do: 'moves', piece: 1, lines: ['FyafsF'] });
    const { marks, others } = editable(griffon).pieces[1];
    expect(others).toEqual([]);
    const corners = [1, -1].flatMap((dx) => [1, -1].map((dy) => ({ dx, dy, does: 'both', range: 1 })));
    expect(marks).toHaveLength(8);
    expect(marks).toEqual(
      expect.arrayContaining(corners.flatMap((step) => [step, { ...step, bend: { way: 'half', range: 0 } }])),
    );
    const drawn = edited(smallGame, { do: 'draw', piece: 1, marks });
    expect(editable(drawn).pieces[1].lines).toEqual(['FyafsF']);
  });
  test('in brackets, of which one alone cannot be changed, stay as they are typed beside what is drawn', () => {
    const text = edited(smallGame, { do: 'moves', piece: 1, lines: ['mW[N?B]zR'] });
    const { marks, others } = editable(text).pieces[1];
    expect(marks.every(({ dx, dy }) => dx === 0 || dy === 0)).toBe(true);
    expect(others.map((one) => [one.text, one.trace !== undefined])).toEqual([
      ['[N?B]', true],
      ['zR', true],
    ]);
    const knight: GameEdit = { do: 'draw', piece: 1, marks: [{ dx: 1, dy: 2, does: 'both', range: 1 }] };
    expect(editable(edited(text, knight)).pieces[1].lines).toEqual(['rfN', '[N?B]', 'zR']);
  });
  test('are refused where no atom goes so far', () => {
    const far: GameEdit = { do: 'draw', piece: 0, marks: [{ dx: 4, dy: 0, does: 'both', range: 1 }] };
    expect(refusal(smallGame, far)).toBe('A leap goes at most three squares.');
  });
  test('are kept as they are typed, with mistakes that are told with their kind', () => {
    const text = edited(smallGame, { do: 'moves', piece: 1, lines: ['mfX', '', ' cfF  to far '] });
    expect(editable(text)).toMatchObject({
      problems: [{ section: 'piece', piece: 1, column: 11 }],
      pieces: [{}, { lines: ['mfX', 'cfF to far'] }],
    });
  });
});

describe('A zone', () => {
  test.each(['xiangqi', 'isolation'])('of %s keeps its place wherever it is named, under another name', (name) => {
    const text = shelf.get(name)!;
    const { zones } = dataOf(text);
    let renamed = text;
    for (const [n, zone] of Object.keys(zones).entries())
      renamed = edited(renamed, { do: 'rename-zone', zone, name: `part ${'abcdefgh'[n]}` });
    expect(editable(renamed).problems).toEqual([]);
    expect(Object.values(dataOf(renamed).zones)).toEqual(Object.values(zones));
    expect(refusal(text, { do: 'rename-zone', zone: Object.keys(zones)[0], name: 'from here' })).toContain(
      'small letters',
    );
    expect(refusal(text, { do: 'rename-zone', zone: 'nowhere', name: 'here' })).toContain('Try again');
  });
});

describe('The board', () => {
  const chess = shelf.get('orthodox')!;
  test('grows and shrinks in the middle, with the zones and both sides', () => {
    const { height, width, zones } = dataOf(chess);
    const tall = dataOf(edited(chess, { do: 'resize', width, height: 10 }));
    expect(tall.array.filter(({ at }) => at.endsWith('10')).map(({ side }) => side)).toEqual(Array(8).fill(1));
    for (const [name, zone] of Object.entries(zones)) expect(tall.zones[name][0].length, name).toBe(zone[0].length);
    expect(tall.castlings).toHaveLength(4);
    const back = dataOf(edited(edited(chess, { do: 'resize', width, height: 12 }), { do: 'resize', width, height }));
    expect(back).toEqual(dataOf(chess));
  });
  test('gets wider at the right, and whole ranks stay whole', () => {
    const wide = dataOf(edited(chess, { do: 'resize', width: 10 }));
    for (const [name, zone] of Object.entries(wide.zones)) expect(zone[0].length % 10, name).toBe(0);
    expect(wide.array).toHaveLength(32);
  });
  test.each([
    [1, 8],
    [17, 8],
    [8.5, 8],
  ])('is not %s x %s', (width, height) => {
    expect(refusal(chess, { do: 'resize', width, height })).toContain('2 to 16 files and ranks');
  });
  test('takes what lies on the ground along, and leaves out what has no place any more', () => {
    const lines = ['[features]', 'wall = d4 h1', 'mine = c5', 'portal = a4 b5', 'portal = c4 h8'];
    const text = `${chess.replace('RNBQKBNR', 'RNBQKBN.').replace('rnbqkbnr', 'rnbqkbn.')}\n${lines.join('\n')}\n`;
    const ground = (change: GameEdit) => dataOf(edited(text, change)).features;
    expect(ground({ do: 'resize', width: 7, height: 10 })).toEqual({
      ...{ walls: ['d4'], mines: ['c7'] },
      portals: [['a4', 'b7']],
    });
    const { array, missing } = dataOf(text);
    const onWall = array.map((piece) => (piece.at === 'a1' ? { ...piece, at: 'd4' } : piece));
    expect(ground({ do: 'array', array: onWall, missing: [...missing, 'c4'] })).toEqual({
      ...{ walls: ['h1'], mines: ['c5'] },
      portals: [['a4', 'b5']],
    });
    expect(ground({ do: 'resize', width: 2, height: 2 })).toBe(undefined);
    const features = { walls: ['d4', 'e1'], mines: ['e4'], portals: [] };
    expect(ground({ do: 'array', array, missing, features })).toEqual({ ...features, walls: ['d4'] });
    expect(ground({ do: 'array', array, missing, features: { ...features, walls: [], mines: [] } })).toBe(undefined);
  });
  test('castling follows the array, and ends with who castles', () => {
    const { array, missing } = dataOf(chess);
    const at = (from: string, to: string) =>
      array.filter((piece) => piece.at !== to).map((piece) => (piece.at === from ? { ...piece, at: to } : piece));
    const moved = dataOf(edited(chess, { do: 'array', array: at('h1', 'g1'), missing }));
    expect(moved.castlings.filter(({ side }) => side === 0).map(({ partner }) => partner)).toEqual(['a1', 'g1']);
    const gone = dataOf(edited(chess, { do: 'array', array: array.filter((piece) => piece.at !== 'e1'), missing }));
    expect(gone.castlings.map(({ side }) => side)).toEqual([1, 1]);
  });
});

/** in milliseconds, where all of it is done */
const LONGEST = 1_800_000;
describe('Changes by anybody', () => {
  const dice = new Dice(5);
  const junk = (): unknown =>
    dice.pick([
      null,
      true,
      -1,
      1e9,
      '',
      'K',
      'a]\n[x',
      [],
      {},
      [[]],
      [null],
      { kind: 3 },
      ['e4'],
      [['a1'], ['a1']],
      'far',
    ]);
  const pathIn = (value: unknown): (string | number)[] => {
    if (typeof value !== 'object' || value === null || dice.below(4) === 0) return [];
    const key = dice.pick([...Object.keys(value), 'other']);
    return [Array.isArray(value) ? Number(key) : key, ...pathIn((value as Record<string, unknown>)[key])];
  };
  test(
    'never throw, and leave a text that is read without an exception',
    () => {
      const texts = [...shelf.values(), ...smallGames.values()];
      let made = 0;
      for (let n = 0; n < usually(200, 20_000); n++) {
        const text = dice.pick(texts);
        const at = pathIn(dataOf(text));
        const setting = dice.below(4) === 0 ? { at } : { at, to: junk() };
        const result = editGame(text, { do: 'set', settings: [setting] });
        if (!result.ok) expect(result.says).toMatch(/\.$/);
        else made++;
        if (result.ok) editable(result.text);
      }
      expect(made).toBeGreaterThan(50);
    },
    LONGEST,
  );
});
