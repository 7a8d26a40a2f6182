/** Positions written down: everything of the state can be said (B6), comes back as it was, and what is wrong is named. */
import { describe, expect, test } from 'vitest';
import { startOfCensus } from '../../../core/start/census.ts';
import { problemsOf } from '../../../core/start/start.ts';
import { startOf } from '../../../core/start/start-written.ts';
import type { Options } from '../../../core/vocabulary.ts';
import { TestTable } from '../../../testing/fourchan/table.ts';
import {
  faultsIn,
  testCensusAgain,
  testLoadedAgain,
  testUnsoundFacts,
  testWrittenAgain,
} from '../../../testing/starts.ts';
import { fourchan } from '../index.ts';

const { of } = TestTable;
const ADMINS = [
  { kind: 'admin', side: 'white', at: 'j1' },
  { kind: 'admin', side: 'black', at: 'i10' },
];
const piece = (kind: string, side: string, at: string, more: object = {}) => ({ kind, side, at, ...more });
const { codes, refused } = faultsIn(fourchan, ADMINS);
const gate = (side: string, at: string) => ({ feature: `teleporter-${side}`, at });

describe('written and read again', () => {
  const CASES: Readonly<Record<string, () => TestTable>> = {
    'the usual array': () => TestTable.usual(),
    'the array turned round': () => TestTable.usual({ array: 'rotated' }),
    'who has moved': () => of("A@e2' N@a2' N@j2 O@c3' O@d3 +N@e5 +O@f5"),
    'promoted pieces': () => of('+K@e5 +t@e8 D@a7').after('Da7-a8=+D'),
    'riders, of a promoted mount too': () => of("N@a2 K@a2^ +n@c8 o@c8^ O@c3'"),
    'what was played last': () => of('T@a1 k@b9 B@e4 b@e7').after('Ta1-a2', 'Kb9-c8'),
    'what a /b/ had been copying, with its own step': () => of('M@c3 +b@h8 B@a1').after('Mc3-d5', '+Bh8-g6'),
    'what /d/s absorbed': () => of('D@e5 n@e6 +d@a8=KN d@b8=').after('De5xe6'),
    'what a /d/ absorbed from a /d/': () => of('D@e5 d@e6=VX').after('De5xe6', 'Ai10-i9', 'De6-e7'),
    hands: () => of('P@e5 +t@e7 m@- m@- O@-').after('Pe5xe7'),
    teleporters: () => of('S@e5 #b@a1 #b@c8').after('Se5-e7#'),
    'house rules': () => of('V@e5 n@e7', 'white', { options: { shots: 'manhattan', immunity: 'nobody' } }),
  };
  testWrittenAgain(CASES);
  testLoadedAgain(CASES, of('R@a1'));
  testCensusAgain(CASES);
  test('what is written is said by kinds', () => {
    const start = startOf(of('D@e5=KM +k@a8 B@b2=N').position.game, null);
    expect(start.lastPlayed).toEqual({ white: null, black: ['n'] });
    expect(start.pieces[0]).toEqual({ kind: 'd', side: 'white', at: 'e5', absorbed: ['k', 'mlp'] });
    expect(start.pieces[1]).toMatchObject({ kind: 'k', promoted: true });
    expect(startOf(of('#w@e5').position.game, null).teleporters).toEqual([gate('white', 'e5')]);
  });
});

describe('what a census says', () => {
  test('written: promoted, rider, hand, teleporter', () => {
    expect(of("+K@c3 N@a2' K@a2^ M@- m@- #w@e5 #b@e6").census).toBe('#b@e6 #w@e5 +K@c3 A@j1 K@a2^ M@- N@a2 a@i10 m@-');
  });
  test('read: never moved, copies, absorbed', () => {
    expect(of("O@c3'").states('c3')).toEqual(['unmoved']);
    expect(of('O@c3').states('c3')).toEqual([]);
    expect(of('N@a2').states('a2')).toEqual(['moved']);
    expect(of('B@e4=+K').to('e4')).toHaveLength(15 + 4);
    expect(of('D@e4=').states('e4')).toEqual(['absorbed-nothing']);
  });
  test('what is no token is refused', () => {
    for (const token of ["K@c3'", 'K@c3=N', '#x@e5', '#w@-', 'B@e4=Z', 'B@-=N', "O@-'"]) {
      expect(startOfCensus(fourchan, token).ok).toBe(false);
    }
  });
});

describe('conditions', () => {
  const states = (table: TestTable, at: string) =>
    table.position.pieces().find((p) => p.piece === table.piece(at))?.states ?? [];
  test('badges: what a /b/ copies and what a /d/ absorbed, in letters', () => {
    const badge = (men: string): string | undefined => states(of(men), 'e4')[0]?.badge;
    expect(['B@e4=K', 'B@e4=+K', 'B@e4=D', 'B@e4=A', 'B@e4'].map(badge)).toEqual(['K', '+K', 'D', 'D', undefined]);
    expect(['D@e4=N', 'D@e4=KN', 'D@e4=', 'D@e4', 'D@e4=+M'].map(badge)).toEqual([
      'N',
      'T',
      undefined,
      undefined,
      '+M',
    ]);
    expect(badge('B@e4=VXN')).toHaveLength(3);
  });
  test('sentences name them, and everybody who moves alike', () => {
    expect(states(of('B@e4=N'), 'e4')[0].says).toContain('an /n/');
    expect(states(of('B@e4=A'), 'e4')[0].says).toContain('a /d/, an Admin or a +/b/');
    expect(states(of('D@e4=DK'), 'e4')[0].says).toContain('a /k/');
    expect(states(of('B@e4=VX'), 'e4')[0].says).toContain('an /x/ and a /v/');
  });
  test('who freezes, who rides whom', () => {
    const table = of('N@e5 M@e5^ x@d6');
    expect([table.states('e5'), table.states('e5^')]).toEqual([
      ['carrying', 'frozen', 'moved'],
      ['frozen', 'riding'],
    ]);
    expect(states(table, 'e5^').find((s) => s.id === 'frozen')?.by).toEqual([table.piece('d6')]);
  });
});

describe('saved facts that no game comes to', () => {
  const { position } = of('P@a1 D@b1=N N@c1 M@- #w@a5 #w@a6 K@c1^');
  testUnsoundFacts(position, [
    ['spent', 0, 1],
    ['spent', 2, 2],
    ['absorbed', 2, 1],
    ['spent', 1, 0],
    ['absorbed', 1, -32768],
    ['lastPlayed', 0, -32768],
    ['spent', 60, 1],
    ['absorbed', 60, 1],
    ['handSize', 0, 2],
    ['handSize', 1, 1],
    ['firstGate', 0, 3],
    ['firstGate', 0, 511],
    ['firstGate', 1, 40],
    ['ground', 7, 1],
    ['ground', 7, 3],
    ['rider', 2, -1],
  ]);
  test('two Admins of a side, told by the cell of one of them', () => {
    const facts = position.save();
    const admin = fourchan.types.findIndex((type) => type.royal);
    const bent = { ...facts, kind: facts.kind.map((v, p) => (p === 0 ? admin : v)) };
    expect(position.load(bent)).toMatchObject({ error: { code: 'too-many-admins' } });
  });
});

describe('what cannot be read is refused', () => {
  const CASES: readonly (readonly [string, object, Options?])[] = [
    ['unknown-kind pieces[0]', { pieces: [piece('dragon', 'white', 'a1')] }],
    ['cell-taken pieces[3]', { pieces: [...ADMINS, piece('k', 'white', 'a1'), piece('tg', 'white', 'a1')] }],
    ['cell-taken pieces[3]', { pieces: [...ADMINS, piece('n', 'white', 'a1'), piece('tg', 'black', 'a1')] }],
    ['bad-flag pieces[2]', { pieces: [...ADMINS, piece('tg', 'white', 'a1', { hasMoved: true })] }],
    ['bad-flag pieces[2]', { pieces: [...ADMINS, piece('tg', 'white', 'a1', { absorbed: ['n'] })] }],
    [
      'bad-copies a3',
      {
        pieces: [...ADMINS, piece('b', 'white', 'a1', { copies: ['n'] }), piece('b', 'white', 'a3', { copies: ['k'] })],
      },
    ],
    [
      'bad-last-played lastPlayed',
      {
        pieces: [...ADMINS, piece('b', 'white', 'a1', { copies: ['n'] })],
        lastPlayed: { black: ['k'] },
      },
    ],
    ['bad-field lastPlayed', { lastPlayed: { white: ['dragon'] } }],
    ['unknown-option weather', {}, { weather: 'bad' }],
    ['feature-taken teleporters[1]', { teleporters: [gate('white', 'e5'), gate('black', 'e5')] }],
    ['too-many-teleporters e7', { teleporters: ['e5', 'e6', 'e7'].map((at) => gate('white', at)) }],
    ['hand-full hands', { hands: { white: ['k', 'k', 'k', 'k', 'k', 'k', 'k'] } }],
    ['hand-kind hands', { hands: { white: ['admin'] } }],
    ['hand-kind hands', { hands: { black: ['+k'] } }],
  ];
  for (const [answer, start, options] of CASES) {
    test(`${answer} ${JSON.stringify(start).slice(-40)}`, () => expect(refused(start, options)).toBe(answer));
  }
});

describe('what can be read but not played is named, all of it', () => {
  test('nothing is wrong with the usual array, nor with the bare Admins', () => {
    expect(problemsOf(fourchan, {}, startOf(TestTable.usual().position.game, null))).toEqual([]);
    expect(codes({})).toEqual([]);
  });
  test('Admins', () => {
    expect(codes({ pieces: [] })).toEqual(['no-admin', 'no-admin']);
    const pieces = [...ADMINS, piece('admin', 'white', 'a1')];
    expect(codes({ pieces })).toEqual(['too-many-admins j1', 'too-many-admins a1']);
  });
  test('an Anon on its last rank, unless it rides or came out of a teleporter', () => {
    const pieces = [
      ...ADMINS,
      piece('anon', 'white', 'a10'),
      piece('anon', 'black', 'c1'),
      piece('anon', 'white', 'b1'),
    ];
    expect(codes({ pieces })).toEqual(['anon-on-last-rank a10', 'anon-on-last-rank c1']);
    expect(codes({ pieces, teleporters: [gate('white', 'a10')] })).toEqual(['anon-on-last-rank c1']);
    const riding = [...ADMINS, piece('n', 'white', 'a10'), piece('anon', 'white', 'a10')];
    expect(codes({ pieces: riding })).toEqual([]);
  });
  test('hands and teleporters, each told once', () => {
    expect(codes({ hands: { white: ['k', 'k', 'k', 'k', 'k', 'k', 'k'] } })).toEqual(['hand-full']);
    expect(codes({ hands: { white: ['admin'] } })).toContain('hand-kind');
    expect(codes({ teleporters: ['e5', 'e6', 'e7'].map((at) => gate('white', at)) })).toEqual([
      'too-many-teleporters e7',
    ]);
  });
});
