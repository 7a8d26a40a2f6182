import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../engine/core/position.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { fourchan } from '../../../engine/variants/fourchan/index.ts';
import { Checked, type Draft } from '../../contract/description.ts';
import type { PieceView } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid } from '../application.fixture.ts';
import { checked } from './checked-draft.ts';

const options = {};
const king = (side: string, cell: string) => ({ kind: 'king', side, at: cell });
const kings = {
  turn: 'white',
  pieces: [king('white', 'i1'), king('black', 'i16'), { kind: 'rook', side: 'white', at: 'a1' }],
};

/** The pieces and their cells, without numbers: those of pieces in hand differ in a set-up position. */
const standing = (pieces: readonly PieceView[]): string[] =>
  pieces.map(({ kind, side, place, at }) => `${kind} ${side} ${place} ${at}`).sort();

describe('a set-up position', () => {
  test.each([acid, deicide, fourchan])('of $id starts as the usual array, which can be played', async (variant) => {
    const app = await openTestApp(temporaryFolder());
    const usual = await app.get('setup.check', { variant: variant.id, options });
    const start = await app.get('match.start', { variant: variant.id, options, players: [{ name: '' }, { name: '' }] });
    expect(usual.problems).toEqual([]);
    expect(standing(usual.pieces)).toEqual(standing(start.pieces));
    expect(await app.get('setup.read', { variant: variant.id, options, text: usual.text })).toEqual(usual);
    const again = await app.get('match.start', {
      variant: variant.id,
      options,
      players: [{ name: '' }, { name: '' }],
      start: usual.draft,
    });
    expect(standing(again.pieces)).toEqual(standing(start.pieces));
    expect(again.movable).toHaveLength(start.movable.length);
  });

  test('is shown with all its problems, each at its cell', async () => {
    const app = await openTestApp(temporaryFolder());
    const draft: Draft = {
      turn: 'white',
      pieces: [...kings.pieces, king('white', 'c3'), { kind: 'dragon', side: 'white', at: 'e5' }, king('black', 'z9')],
      terrain: [
        { feature: 'glue', at: 'e7' },
        { feature: 'wall', at: 'a1' },
        { feature: 'mine', at: 'f8', side: 'black' },
      ],
      flights: [{ kind: 'time-machine', side: 'white', to: 'd9', left: 2 }],
    };
    const checked = await app.get('setup.check', { variant: 'deicide', options, draft });
    const cell = (name: string) => deicide.topology.parse(name);
    const at = checked.problems.map((problem) => problem.cell);
    expect(at).toContain(cell('e5'));
    expect(at).toContain(cell('a1'));
    for (const problem of checked.problems) expect(problem.says, problem.code).toMatch(/^[A-Z“].*\.$/);
    // its valid parts are shown
    expect(checked.pieces.map((piece) => piece.kind)).toEqual(['king', 'king', 'rook', 'king']);
    expect(checked.features).toMatchObject([
      { id: 'glue', hidden: false },
      { id: 'wall', hidden: false },
      { id: 'mine', side: 1, hidden: true },
    ]);
    expect(checked.flights).toMatchObject([{ kind: 'time-machine', side: 0, to: cell('d9'), left: 2 }]);
    const refused = await app.ask('match.start', {
      variant: 'deicide',
      options,
      players: [{ name: '' }, { name: '' }],
      start: draft,
    });
    expect(refused).toMatchObject({ ok: false, error: { code: checked.problems[0].code } });
    expect((await app.get('library.list', {})).saves).toEqual([]);
  });

  test('has problems of its variant even if it is well formed: two Kings of one side', async () => {
    const app = await openTestApp(temporaryFolder());
    const draft = { ...kings, pieces: [...kings.pieces, king('white', 'c3')] };
    const { problems, pieces } = await app.get('setup.check', { variant: 'deicide', options, draft });
    expect(problems.length).toBeGreaterThan(0);
    expect(pieces).toHaveLength(4);
    const refused = await app.ask('match.start', {
      variant: 'deicide',
      options,
      players: [{ name: '' }, { name: '' }],
      start: draft,
    });
    const message = expect.stringMatching(/\b(i1|c3)\b/);
    expect(refused).toMatchObject({ ok: false, error: { code: problems[0].code, message } });
  });

  test('is played, saved and reopened unchanged', async () => {
    const app = await openTestApp(temporaryFolder());
    const start = { ...kings, terrain: [{ feature: 'mine', at: 'a7', side: 'black' }], lastKind: { black: 'knight' } };
    const on = { terrain: 'on' };
    const view = await app.get('match.start', {
      variant: 'deicide',
      options: on,
      players: [{ name: '' }, { name: '' }],
      start,
    });
    expect(view).toMatchObject({ phase: null, handOver: null, features: [], can: { reveal: true } });
    const rook = (await app.get('match.actions', { ...atView(view), piece: view.movable[1] })).find(
      (a) => a.to === 128,
    );
    const played = await app.get('match.play', { ...atView(view), action: rook?.text ?? '' });
    expect(played.effects.map((effect) => effect.do)).toContain('burst');
    await app.get('match.leave', atView(played.view));
    const opened = await app.get('match.open', { save: view.name });
    expect(opened.pieces).toEqual(played.view.pieces);
    expect(opened.node).toBe(1);
  });

  test('can be taken from the open match, in the middle of a game', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await startAcid(app, ['Dc2-c3', 'Dc8-c7', 'Dd2-d3']);
    const checked = await app.get('setup.fromTable', atView(view));
    expect(checked.problems).toEqual([]);
    expect(checked.draft.turn).toBe('line');
    expect(await app.code('setup.fromTable', { ...atView(view), revision: 0 })).toBe('stale');
    const again = await app.get('match.start', {
      variant: 'acid',
      options,
      players: [{ name: '' }, { name: '' }],
      start: checked.draft,
    });
    expect(again.turn).toBe(1);
    expect(standing(again.pieces)).toEqual(standing(view.pieces));
  });

  test('is refused with a message if its text is not a position', async () => {
    const app = await openTestApp(temporaryFolder());
    expect(await app.ask('setup.read', { variant: 'deicide', options, text: 'K@i1 k@z99' })).toMatchObject({
      ok: false,
      error: { code: 'bad-text', message: expect.stringContaining('k@z99') },
    });
    expect(await app.code('setup.read', { variant: 'checkers', options, text: 'K@i1' })).toBe('no-such-variant');
  });
});

test('whatever is pasted or sent gets an answer and never throws (seeded)', () => {
  const scraps = [
    ...[
      'K@i1',
      'k@i16',
      'T@d9~2',
      'mine@e7',
      'glue@e7',
      'wall@a1',
      'W@-',
      '~',
      '@',
      ',',
      '=',
      '+=',
      '.',
      '/',
      '\n',
      ' ',
      ' ',
    ],
    ...[
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      'null',
      '1e9',
      '-1',
      'terrain',
      'flights',
      'pieces',
      'hands',
      'turn',
      'pools',
      'phase',
    ],
    ...[
      'lastKind.white',
      'constructor',
      '__proto__',
      'toString',
      'white',
      'black',
      'hasMoved',
      'passed',
      'rnbq',
      '16',
      '\u2028',
      'Δ',
    ],
  ];
  const tokens = [
    ...[
      'K@i1',
      'k@i16',
      'K@i2',
      'K@i1,hasMoved',
      'R@a1,hasMoved=7',
      'P@e5,passed=["e4"]',
      'P@e5,passed={}',
      'F@d4=N',
      'Q@-',
    ],
    ...[
      'T@d9~2',
      't@d9~99',
      'mine@e7',
      'mine@e7,side=white',
      'mine@e7,side=red',
      'glue@e7,strange',
      'wall@i1',
      'turn=black',
    ],
    ...[
      'lastKind.white=knight',
      'lastKind=5',
      'movesLeft=2',
      'movesLeft=99',
      'extraTurn=true',
      'quiet=-1',
      'quiet=word',
    ],
    ...[
      'phase=noting-white',
      'phase=7',
      'pools={"white":{"glue":1}}',
      'pools=[]',
      'passes=1',
      'terrain+=null',
      'terrain=null',
    ],
    ...['pieces+=7', 'pieces+={}', 'hands.white+=king', 'justLeft.black=2', 'strange=1', 'constructor=1'],
  ];
  const threads = [
    ...[
      'A@j1',
      'a@i10',
      'A@b1',
      'N@c3',
      'K@c3^',
      'n@c3',
      '+N@c3^',
      '+k@e8',
      '+K@-',
      'M@-',
      'o@-',
      'A@-',
      'O@d10',
      "O@c3'",
    ],
    ...['N@c3,promoted', 'K@c3,rides', 'K@d4^,promoted=false', 'M@c3,rides=7', 'X@e5,promoted=maybe', 'A@c3,promoted'],
    ...['#w@e5', '#w@e6', '#w@e7', '#b@c3', '#r@c3', 'teleporter-black@h9', 'teleporter-white@h9,side=black', '#w@j1'],
    ...['D@e5=N', 'D@e6=', 'D@e5,absorbed=["n","+k"]', 'D@e5,absorbed=[]', 'D@e5,absorbed=n', 'B@e4=+K', 'b@h4=NK'],
    ...['lastPlayed.white=["k"]', 'lastPlayed.black=null', 'lastPlayed=["k"]', 'teleporters=null', 'teleporters+={}'],
    ...['turn=black', 'turn=pink', 'hands.white+=mlp', 'hands.white+=+k', 'A@e2,hasMoved', 'pieces+=null', 'copies=1'],
    ...['9a/10/4+k5/10/10/10/10/2N7/10/A9 b', '/', '10'],
  ];
  let readable = 0;
  for (let seed = 1; seed <= 1800; seed++) {
    const roll = dice(seed);
    const variant = seed > 1200 ? fourchan : roll(3) ? deicide : acid;
    const from = roll(3) === 0 ? scraps : variant === fourchan ? threads : tokens;
    const text = Array.from({ length: roll(12) }, () => from[roll(from.length)]).join(
      from !== scraps || roll(2) ? ' ' : '',
    );
    const draft = readSetupDraft(variant, text);
    if (!draft.ok) {
      expect(draft.error.message, `seed ${seed}`).toMatch(/^\S.*\.$/s);
      continue;
    }
    readable++;
    const options: Record<string, string> = variant === deicide ? { terrain: roll(2) ? 'on' : 'off' } : {};
    const shown = checked(variant, options, draft.value);
    expect(v.safeParse(Checked, shown).issues, `seed ${seed}: ${text}`).toBeUndefined();
    // a draft is playable exactly if it has no problems
    const position = Position.start(variant, options, draft.value);
    if (shown.problems.length === 0)
      expect(position.ok && position.value.actions(), `seed ${seed}: ${text}`).toBeTruthy();
    if (!position.ok) expect(shown.problems, `seed ${seed}: ${text}`).not.toEqual([]);
  }
  expect(readable).toBeGreaterThan(200);
});
