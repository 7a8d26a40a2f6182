/** Positions written down: everything of the state can be said (A6), comes back as it was, and what is wrong is named. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { problemsOf } from '../../../core/start/start.ts';
import { startOf } from '../../../core/start/start-written.ts';
import type { Options, StartPosition } from '../../../core/vocabulary.ts';
import { TestTable } from '../../../testing/deicide/table.ts';
import { faultsIn, testLoadedAgain, testUnsoundFacts, testWrittenAgain } from '../../../testing/starts.ts';
import { deicide } from '../index.ts';

const { of } = TestTable;
const KINGS = [
  { kind: 'king', side: 'white', at: 'i1' },
  { kind: 'king', side: 'black', at: 'i16' },
];
const piece = (kind: string, side: string, at: string, more: object = {}) => ({ kind, side, at, ...more });
const { codes, refused } = faultsIn(deicide, KINGS);

describe('written and read again', () => {
  const CASES: Readonly<Record<string, () => TestTable>> = {
    'the usual array': () => TestTable.usual(),
    'who has moved': () => of("K@i1 R@a1' D@c3' D@d3 J@e3"),
    'what was moved last': () => of('F@d4 n@b8 f@c9 R@a1', 'black').after('b8-c6', 'a1-a2'),
    'head starts': () => of('P@e4 p@f7 Z@p2 J@k3', 'white').after('Pe4-e8'),
    'two head starts': () => of('Z@i3 p@e13 p@l13 P@f9 P@k9').after('i3-i4', 'e13-e9', 'l13-l9'),
    // D-X7
    'a head start whose man went on': () => of('z@a8 P@e4 p@f7', 'black').after('a8-b8', 'Pe4-e8', 'e8-e9'),
    'a head start whose man was pushed': () =>
      TestTable.from(
        {},
        {
          ...{ turn: 'black', extraTurn: true },
          pieces: [
            ...KINGS,
            piece('pawn', 'white', 'e8', { passed: ['e5', 'e6', 'e7'] }),
            piece('sumo', 'black', 'f8'),
          ],
        },
      ).after('f8-e8'),
    'a Drunk Pawn that went on after its head start': () =>
      of("z@a8 D@c3' d@e6", 'black').after('a8-b8', 'c3-f6', 'f6-g7'),
    'two head starts of one man': () => of('z@a8 P@e1', 'black').after('a8-b8', 'Pe1-e4', 'Pe4-e8'),
    'a head start whose man is gone': () => of('z@a8 P@e4 m@f9 p@f7', 'black').after('a8-b8', 'Pe4-e8', 'e8-f9'),
    'in the middle of a turn of two': () => of('z@a8 R@a1 N@c3', 'black').after('a8-b8', 'a1-b1'),
    'flights, one of which has just left': () => of('z@a8 T@d1 t@e9~2 T@f9~1 N@c3', 'black').after('a8-b8', 'Td1>>d9'),
    'quiet turns': () => of('R@a1 r@a16').after('a1-a2', 'a16-a15', 'a2-a1'),
    'terrain and revealed mines': () => of('wall@a5 cathedral@c7 portal@d5 portal@k7 glue@e5 ziggurat@f5 mine@g5 R@a1'),
    'while terrain is laid out': () =>
      TestTable.usual({ terrain: 'on' }).after('wall@e8', 'ziggurat@c5', 'cathedral@a6'),
    'while mines are noted': () => of('R@a1', 'black', { phase: 'noting-black', options: { terrain: 'on' } }),
    'house rules': () =>
      of('T@d1 r@p9', 'white', { options: { departure: 'ticks', bigbang: 'spares' } }).after('Td1>>d9'),
  };
  testWrittenAgain(CASES);
  testLoadedAgain(CASES, of('R@a1'));
  test('hidden mines are written for their side alone', () => {
    const table = of('R@a1 n@b9', 'white', { mines: 'white@a5 black@a6' });
    const written = (viewer: 0 | 1 | null): unknown => startOf(table.position.game, viewer).terrain;
    expect(written(null)).toBeUndefined();
    expect(written(0)).toEqual([{ feature: 'mine', at: 'a5', side: 'white' }]);
    expect(written(1)).toEqual([{ feature: 'mine', at: 'a6', side: 'black' }]);
  });
});

describe('saved facts that no game comes to', () => {
  const { position } = of('T@d9~2 R@a1 ziggurat@a5');
  testUnsoundFacts(position, [
    ['budget', 0, 3],
    ['stage', 0, 4],
    ['lastKind', 0, 99],
    ['lastKind', 1, 1 + deicide.types.length - 1],
    ['headStart1', 0, 300],
    ['ziggurat1', 0, 300],
    ['ziggurat2', 0, 70],
    ['inFlight', 0, 0],
    ['returnsIn', 3, 9],
    ['quiet', 0, -1],
    ['hasMoved', 3, 2],
    ['wallPool', 0, 3],
  ]);
  test('two Kings of a side, told by the cell of one of them', () => {
    const facts = position.save();
    const king = deicide.types.findIndex((type) => type.royal);
    const rook = position.pieces().find((p) => deicide.types[p.kind].id === 'rook')!;
    const bent = { ...facts, kind: facts.kind.map((v, p) => (p === rook.piece ? king : v)) };
    expect(position.load(bent)).toMatchObject({ error: { code: 'too-many-kings', at: 'i1' } });
  });
});

describe('what cannot be read is refused', () => {
  const CASES: readonly (readonly [string, object, Options?])[] = [
    ['unknown-kind pieces[0]', { pieces: [piece('dragon', 'white', 'a1')] }],
    ['not-a-piece pieces[0]', { pieces: [piece('wall', 'white', 'a5')] }],
    ['cell-taken pieces[2]', { pieces: [...KINGS, piece('rook', 'white', 'i1')] }],
    [
      'feature-taken terrain[0]',
      { pieces: [...KINGS, piece('rook', 'white', 'a5')], terrain: [{ feature: 'wall', at: 'a5' }] },
    ],
    ['unknown-feature terrain[0]', { terrain: [{ feature: 'swamp', at: 'a5' }] }],
    ['unknown-option weather', {}, { weather: 'bad' }],
    ['bad-flag pieces[2]', { pieces: [...KINGS, piece('queen', 'white', 'a1', { hasMoved: true })] }],
    ['bad-copies a5', { pieces: [...KINGS, piece('fool', 'white', 'a5', { copies: 'fool' })] }],
    ['bad-passed a8', { pieces: [...KINGS, piece('pawn', 'white', 'a8', { passed: ['a8'] })] }],
    ['bad-kind lastKind', { lastKind: { white: 'wall' } }],
    ['bad-moves-left movesLeft', { movesLeft: 2 }],
    ['bad-just-left justLeft', { justLeft: { white: 1 } }],
    ['bad-phase phase', { phase: 'later' }],
    ['bad-phase phase', { phase: 'noting-black' }],
    ['bad-pools pools', { phase: 'placing', pools: { white: { wall: 3 } } }, { terrain: 'on' }],
    ['terrain-off phase', { phase: 'placing' }],
    ['terrain-off phase', { phase: 'noting-white' }],
    [
      'bad-passed a8',
      { pieces: [...KINGS, piece('pawn', 'white', 'a8', { passed: 'a1 a2 a3 a4 a5 a6 a7'.split(' ') })] },
    ],
    ['bad-field quiet', { quiet: 200 }],
    ['bad-hands hands', { hands: { white: ['queen'] } }],
  ];
  for (const [answer, start, options] of CASES) test(answer, () => expect(refused(start, options)).toBe(answer));
  test('too many', () => {
    const pieces = deicide.topology.cells.slice(0, 137).map((c) => piece('rook', 'white', deicide.topology.name(c)));
    expect(refused({ pieces })).toBe('too-many-pieces pieces[136]');
  });
});

describe('what can be read but not played is named, all of it', () => {
  test('nothing is wrong with the usual array, nor with the bare Kings', () => {
    expect(problemsOf(deicide, {}, startOf(TestTable.usual().position.game, null))).toEqual([]);
    expect(codes({})).toEqual([]);
  });
  test('Kings', () => {
    expect(codes({ pieces: [] })).toEqual(['no-king', 'no-king']);
    expect(codes({ pieces: [...KINGS, piece('king', 'white', 'a1')] })).toEqual([
      'too-many-kings i1',
      'too-many-kings a1',
    ]);
    expect(codes({ pieces: [...KINGS, piece('rook', 'white', 'i9')] })).toEqual(['other-in-check i16']);
  });
  test('pawns on their last rank', () => {
    const pieces = [
      ...KINGS,
      piece('pawn', 'white', 'a16'),
      piece('rookie', 'black', 'c1'),
      piece('pawn', 'black', 'e16'),
    ];
    expect(codes({ pieces })).toEqual([]); // D-P12: pushed there, it stays
    const found = problemsOf(deicide, { pushed: 'promotes' }, { pieces });
    expect(found.map(({ code, cell }) => `${code} ${deicide.topology.name(cell!)}`)).toEqual([
      'pawn-on-last-rank a16',
      'pawn-on-last-rank c1',
    ]);
    expect(found[0].says).toBe(
      'Under the chosen house rule no Pawn can be on its last rank, a16: pushed there, it becomes a Queen.',
    );
  });
  test('D-P12: a game with a pawn that was pushed to its last rank can be set up where it stands', () => {
    const table = of('K@p2 U@e3 p@e2 k@p16').after('e3-e2');
    expect(table.men).toBe('U@e2 p@e1');
    const start = startOf(table.position.game, null);
    expect(problemsOf(deicide, {}, start)).toEqual([]);
    expect(TestTable.from({}, start).position.key()).toBe(table.position.key());
  });
  test('D-T0b: a kind of terrain that the game does not have', () => {
    const terrain = [
      ...[
        { feature: 'glue', at: 'a5' },
        { feature: 'wall', at: 'b5' },
        { feature: 'ziggurat', at: 'd5' },
      ],
      ...[
        { feature: 'mine', at: 'c5', side: 'white' },
        { feature: 'mine', at: 'e5', revealed: true },
      ],
    ];
    const [on, leftOut] = [{ terrain: 'on' }, (cell: string) => `terrain-left-out ${cell}`];
    expect(codes({ terrain }, { ...on, features: 'wall,mine' })).toEqual(['a5', 'd5'].map(leftOut));
    expect(codes({ terrain }, { ...on, features: 'glue,ziggurat' })).toEqual(['b5', 'c5', 'e5'].map(leftOut));
    expect(codes({ terrain }, on)).toEqual([]);
    const [first] = problemsOf(deicide, { ...on, features: 'none' }, { pieces: KINGS, terrain: terrain.slice(3, 4) });
    expect(first.says).toBe(
      'There is a Landmine on c5, but that kind of terrain is not among those chosen for this game.',
    );
  });
  test('terrain', () => {
    const at = (feature: string, cell: string, more: object = {}) => ({ feature, at: cell, ...more });
    expect(codes({ terrain: [at('glue', 'a4'), at('wall', 'a13')] })).toEqual([
      'terrain-ranks a13',
      'terrain-ranks a4',
    ]);
    const portals = ['a5', 'b5', 'c5'].map((cell) => at('portal', cell));
    expect(codes({ terrain: portals })).toEqual(['too-many-portals c5']);
    const placing = { phase: 'placing', terrain: portals.slice(0, 1) };
    expect(codes(placing, { terrain: 'on' })).toEqual(['too-many-portals a5']);
    const pools = { white: { portal: 0 } };
    expect(codes({ ...placing, pools }, { terrain: 'on' })).toEqual([]);
    const ziggurats = [...'abcdefg'].map((file) => at('ziggurat', `${file}5`));
    expect(codes({ terrain: ziggurats })).toEqual(['too-many-ziggurats g5']);
    expect(codes({ terrain: [at('glue', 'a5'), at('mine', 'a5', { side: 'white' })] })).toEqual(['two-features a5']);
    const pieces = [...KINGS, piece('rook', 'white', 'a5')];
    expect(codes({ pieces, terrain: [at('mine', 'a5', { revealed: true })] })).toEqual(['terrain-taken a5']);
  });
  test('flights', () => {
    const flight = (kind: string, to: string, left: number) => ({ kind, side: 'white', to, left });
    expect(codes({ flights: [flight('queen', 'a9', 2)] })).toEqual(['flight-kind a9']);
    expect(codes({ flights: [flight('fool', 'a9', 4)] })).toEqual(['flight-left a9']);
    const terrain = [{ feature: 'wall', at: 'a9' }];
    expect(codes({ flights: [flight('time-machine', 'a9', 1)], terrain })).toEqual(['flight-into-wall a9']);
  });
  test('whoever lays terrain into the usual start has laid it out; untouched, it comes first', () => {
    const opened = Position.start(deicide, { terrain: 'on' });
    if (!opened.ok) throw new Error(opened.error.message);
    const usual = startOf(opened.value.game, null);
    expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['phase']));
    const phaseAfter = (start: StartPosition): string | undefined => {
      const again = Position.start(deicide, { terrain: 'on' }, start);
      return again.ok ? again.value.phase?.id : again.error.code;
    };
    expect(phaseAfter(usual)).toBe('placing');
    expect(phaseAfter({ ...usual, terrain: [{ feature: 'glue', at: 'e5' }] })).toBeUndefined();
  });
  test('the editor is told how long a flight can be', () => {
    expect(deicide.start?.fields?.find((field) => field.as === 'flight')?.most).toBe(3);
  });
  test('several at once', () => {
    const pieces = [KINGS[0], piece('dragon', 'white', 'a1'), piece('pawn', 'white', 'a16')];
    const found = codes({ pieces }, { pushed: 'promotes' });
    expect(found).toEqual(expect.arrayContaining(['no-king', 'unknown-kind a1', 'pawn-on-last-rank a16']));
  });
});
