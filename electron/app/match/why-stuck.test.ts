/** Why a piece cannot move at all: blocked, frozen, seen, forbidden, not its turn. */
import { expect, test } from 'vitest';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, startGame } from '../application.fixture.ts';

interface Asked {
  readonly variant: string;
  /** absent: the usual array */
  readonly census?: string;
  readonly actions?: readonly string[];
}
const why = async ({ variant, census, actions = [] }: Asked, ...cells: readonly string[]) => {
  const rules = variantNamed(variant)!;
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, rules, { start: census, actions });
  const told = [];
  for (const cell of cells) {
    const piece = view.pieces.find((p) => p.at === rules.topology.parse(cell))!;
    expect(view.movable, cell).not.toContain(piece.id);
    told.push(await app.get('match.why', { ...atView(view), piece: piece.id, cell: null }));
  }
  return told;
};

test('at the start of acid: the pieces in the way, and what blocks the movement', async () => {
  const [sweeper, voyager, angel, rainbow, theirs] = await why({ variant: 'acid' }, 'a1', 'c1', 'd1', 'g1', 'e8');
  expect(sweeper).toMatchObject({ ruling: 'S4', says: expect.stringContaining('Two pieces are in the way') });
  expect(voyager!.says).toMatch(/^Blocked by MAGI Diskette b2, MAGI Diskette c2, .* The Voyager cannot jump/);
  expect(angel).toEqual({
    says: 'Blocked by MAGI Diskette c2, MAGI Diskette d2, MAGI Diskette e2, MAGI Voyager c1 and MAGI King e1.',
    ruling: null,
  });
  expect(rainbow!.says).toContain('The ring is blocked on i2 by MAGI Diskette.');
  expect(theirs!.says).toBe('It is the other side’s turn.');
});

test('of many in the way, those in front of the piece are named first, for either side', async () => {
  const [white] = await why({ variant: 'deicide' }, 'h2');
  expect(white!.says).toMatch(
    /^Blocked by White Rookie g3, White Drunk Pawn h3, White Drunk Pawn i3, White Fool g2 and 4 more\.$/,
  );
  const [black] = await why({ variant: 'deicide', actions: ['Pa4-a5'] }, 'h15');
  expect(black!.says).toMatch(
    /^Blocked by Black Rookie g14, Black Drunk Pawn h14, Black Drunk Pawn i14, .* and 4 more\.$/,
  );
});

test('a reason that holds for the whole piece is the only answer', async () => {
  const frozen = { variant: 'acid', census: 'A@e4 d@f6 D@g4 K@a1 k@i9 M@b2', actions: ['Dg4-g5', 'df6-f5'] };
  const [angel, mass] = await why(frozen, 'e4', 'b2');
  expect(angel).toEqual({ says: 'The Angel is frozen: LINE Diskette f5 moved and could capture it.', ruling: 'AN7' });
  expect(mass).toEqual({ says: 'A Mass never moves once it is placed.', ruling: 'M1' });
});

test('an Angel that every square would expose', async () => {
  const [angel] = await why({ variant: 'acid', census: 'A@a1 D@a2 D@b1 K@i1 k@i9 d@c3 d@b3' }, 'a1');
  expect(angel!.says).toContain('could capture the Angel');
});

test('a move that check forbids (Deicide)', async () => {
  const pinned = { variant: 'deicide', census: 'K@e1 B@e3 r@e9 k@p16' };
  const [bishop] = await why(pinned, 'e3');
  expect(bishop).toEqual({ says: 'That would leave the King in check, by Black Rook on e9.', ruling: 'D-LEGAL' });
});

test('a unit of another colour (Chesimals)', async () => {
  const [other] = await why(
    { variant: 'chesimals', census: 'Cw@e4 Gw@e5 Cs@h4 Gs@h5 Cb@e13 Cr@h13', actions: ['Ge5-e6'] },
    'h5',
  );
  expect(other).toMatchObject({ ruling: 'Q19', says: expect.stringContaining('only one colour') });
});

test('match.why for a feature requires a square', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startAcid(app);
  expect(await app.code('match.why', { ...atView(view), piece: null, cell: null, places: 'wall' })).toBe(
    'no-such-cell',
  );
});
