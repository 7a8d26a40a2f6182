/** Hints, threats, analysis and review through the contract: what they say, when they are allowed, how they end. */
import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../engine/core/variant.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { fourchan } from '../../../engine/variants/fourchan/index.ts';
import type { AnalysisNews, ReviewNews } from '../../contract/advice.ts';
import type { Seats } from '../../contract/settings.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, draftFrom, openTestApp, playTexts, startGame, type TestApp } from '../application.fixture.ts';
import { TestThinking } from './thinking.fixture.ts';
import type { AnswerTo, Job, News, Run } from './thinking.ts';

/** A few nodes are enough here. */
class QuickThinking extends TestThinking {
  override run<J extends Job>(job: J, told?: (news: News) => void): Run<AnswerTo<J>> {
    return super.run('nodes' in job ? { ...job, nodes: 1200 } : job, told);
  }
}
const AGAINST: Seats = [{ name: 'Ann' }, { name: '', computer: { level: '1', seconds: 5 } }];

interface Table {
  readonly app: TestApp;
  readonly thinking: TestThinking;
  readonly view: View;
}
async function begin(variant: Variant, start?: string, players: Seats = [{ name: 'Ann' }, { name: 'Bo' }]) {
  const thinking = new QuickThinking();
  const app = await openTestApp(temporaryFolder(), { thinking });
  const draft = start === undefined ? {} : { start: draftFrom(variant, start) };
  const view = await app.get('match.start', { variant: variant.id, options: {}, players, ...draft });
  return { app, thinking, view } satisfies Table;
}
/** News until one passes the test. */
async function newsOf<K extends 'analysis' | 'review'>(
  app: TestApp,
  event: K,
  isLast: (news: K extends 'analysis' ? AnalysisNews : ReviewNews) => boolean,
) {
  type News = K extends 'analysis' ? AnalysisNews : ReviewNews;
  const all: News[] = [];
  for (;;) {
    const news = (await app.next(event)) as News;
    all.push(news);
    if (isLast(news)) return all;
  }
}
const resign = async (app: TestApp, view: View): Promise<View> => (await app.get('match.resign', atView(view))).view;

describe('a hint', () => {
  const hints: readonly (readonly [Variant, string, readonly [string, string, string]])[] = [
    [acid, 'K@e4 D@a1 k@e5 d@h8', ['Look at the King.', 'The King captures the King on e5.', 'MAGI wins the game.']],
    [
      fourchan,
      'T@e5 N@b2 A@j1 a@e8 n@b9',
      ['Look at the /tg/.', 'The /tg/ captures the Admin on e8.', 'White wins the game.'],
    ],
    [
      deicide,
      'K@i2 R@a1 q@a9 k@i16',
      [
        'Look at the Rook.',
        'The Rook captures the Queen on a9.',
        'The Rook captures the Queen on a9, and nothing can recapture.',
      ],
    ],
    [
      chesimals,
      'Cw@e5 Gw@e6 Cs@l1 Cb@e7',
      ['Look at the white Guard.', 'The white Guard captures the blue Chief on e7.', 'White wins the game.'],
    ],
  ];
  test.each(hints.map((hint) => [hint[0].id, ...hint] as const))('in %s', async (_, variant, start, says) => {
    const { app, view } = await begin(variant, start);
    const hint = await app.get('computer.hint', atView(view));
    expect(hint.says).toEqual(says);
    expect(hint.piece).not.toBeNull();
    const actions = await app.get('match.actions', {
      ...atView(view),
      piece: hint.piece,
      revision: view.revision + 1,
    });
    expect(actions.map(({ text }) => text)).toContain(hint.plan[0].text);
  });

  test('is a whole turn where a turn is many moves', async () => {
    const { app, view } = await begin(chesimals);
    const hint = await app.get('computer.hint', atView(view));
    expect(hint.plan.at(-1)?.text).toBe('end');
    expect(hint.says[1]).toMatch(/^The .* goes to .*\. Then .* and \d+ more\.$/);
    const noted = await app.next('played');
    await playTexts(
      app,
      noted.view,
      hint.plan.map(({ text }) => text),
    );
  });
  test('is counted in the match, once for a position', async () => {
    const { app, view } = await begin(acid);
    const hint = await app.get('computer.hint', atView(view));
    const noted = await app.next('played');
    expect(noted).toMatchObject({ match: view.match, effects: [], view: { aids: { hints: 1, analysis: false } } });
    expect(noted.view.node).toBe(view.node);
    expect(await app.get('computer.hint', atView(noted.view))).toEqual(hint);
    const played = await app.get('match.play', { ...atView(noted.view), action: hint.plan[0].text });
    expect(played.view.aids.hints).toBe(1);
    await app.get('computer.hint', atView(played.view));
    expect((await app.next('played')).view.aids.hints).toBe(2);
  });
  test('has no reason where none is certain, and says when nothing else is legal', async () => {
    const { app, view } = await begin(deicide, 'K@a1 r@b16 q@c3 k@i16');
    const hint = await app.get('computer.hint', atView(view));
    expect(hint.only).toBe(true);
    expect(hint.says[2]).toBe('There is no other legal move.');
  });
  test('is for whoever is to move: not for the computer, not when the game is over', async () => {
    const { app, thinking, view } = await begin(acid, undefined, AGAINST);
    thinking.isHeld = true;
    const played = (await app.get('match.play', { ...atView(view), action: 'Dc2-c3' })).view;
    expect(await app.code('computer.hint', atView(played))).toBe('no-advice');
    expect(await app.code('computer.threats', atView(played))).toBe('no-advice');
    const over = await begin(acid);
    expect(await over.app.code('computer.hint', atView(await resign(over.app, over.view)))).toBe('no-advice');
  });
  test('stopped, it is not counted', async () => {
    const { app, thinking, view } = await begin(acid);
    thinking.isHeld = true;
    const asked = app.code('computer.hint', atView(view));
    await app.get('match.view', { match: view.match });
    await app.get('computer.stop', { ...atView(view), what: 'hint' });
    expect(await asked).toBe('stopped');
    expect((await app.get('match.view', { match: view.match })).aids.hints).toBe(0);
  });
  test('for a position that is gone it is refused with the present one', async () => {
    const { app, thinking, view } = await begin(acid);
    thinking.isHeld = true;
    const asked = app.ask('computer.hint', atView(view));
    const { view: now } = await app.get('match.play', { ...atView(view), action: 'Dc2-c3' });
    thinking.answer();
    expect(await asked).toMatchObject({ ok: false, error: { code: 'stale', view: { node: now.node } } });
    expect((await app.get('match.view', { match: view.match })).aids.hints).toBe(0);
  });
  test('whoever thinks may break down: the game goes on', async () => {
    const { app, thinking, view } = await begin(acid);
    thinking.isHeld = true;
    const asked = app.code('computer.hint', atView(view));
    await app.get('match.view', { match: view.match });
    thinking.fail();
    expect(await asked).toBe('advice-failed');
    await playTexts(app, view, ['Dc2-c3']);
  });
});

describe('threats', () => {
  test.each([
    [
      deicide,
      'R@a1 K@i1 b@d4 k@i14',
      'If it were Black’s turn: Black Bishop d4 captures White Rook on a1. Nothing can recapture.',
    ],
    [
      fourchan,
      'A@e5 N@b2 t@e9 a@j10',
      'If it were Black’s turn: Black /tg/ e9 captures White Admin on e5. Black wins.',
    ],
    [
      chesimals,
      'Cw@e5 Gw@d1 Gb@e6 Cb@e7 Cr@l16',
      'If it were Black’s turn: Blue Guard e6 captures white Chief on e5. Black wins.',
    ],
    [
      acid,
      'K@e4 D@a1 v@h7 k@i9',
      'If it were LINE’s turn: LINE Voyager h7 captures MAGI King e4 and ends on d3. LINE wins.',
    ],
  ] as const)('in %#', async (variant, start, says) => {
    const { app, view } = await begin(variant, start);
    const threats = await app.get('computer.threats', atView(view));
    expect(threats.says).toBe(says);
    expect(threats.all[0].step?.side).toBe(1);
    // it is no help that is noted
    expect((await app.get('match.view', { match: view.match })).aids.hints).toBe(0);
  });
  test('name what could recapture, and say so where there are none', async () => {
    const usual = await begin(acid);
    expect((await usual.app.get('computer.threats', atView(usual.view))).says).toBe(
      'If it were LINE’s turn: LINE drops Mass on d1, removing MAGI Angel d1. MAGI’s Mass in hand can recapture. 16 more.',
    );
    const none = await begin(deicide, 'R@b2 K@i1 p@p13 k@a14');
    expect(await none.app.get('computer.threats', atView(none.view))).toEqual({
      all: [],
      says: 'Black can capture nothing now. No threat was found within 3 moves.',
    });
  });
  test('are not told in check or in the middle of a turn', async () => {
    const check = await begin(deicide, 'R@a1 K@i1 r@i9 k@b16');
    expect((await check.app.get('computer.threats', atView(check.view))).says).toMatch(
      /^Threats are told between turns/,
    );
    const { app, view } = await begin(chesimals, 'Cw@e5 Gw@d4 Gb@e6 Cb@e7 Cr@l16');
    const called = await openTestApp(temporaryFolder(), { thinking: new QuickThinking() });
    for (const [start, says] of [
      [
        'R@a1 K@i1 r@i9 b@d4 k@b16',
        'If it were Black’s turn: Black Bishop d4 captures White Rook on a1. Nothing can recapture.',
      ],
      ['R@a1 K@i1 r@i9 p@n13 k@b16', 'Black can capture nothing now.'],
      ['R@a1 K@i1 r@j9 p@n13 k@b16', 'Black can capture nothing now.'],
    ]) {
      const unsaid = await startGame(called, deicide, { options: { check: 'players' }, start });
      expect((await called.get('computer.threats', atView(unsaid))).says).toBe(says);
    }
    const inTurn = await playTexts(app, view, ['Gd4-d3']);
    expect((await app.get('computer.threats', atView(inTurn))).says).toMatch(/^Threats are told between turns/);
  });
});

describe('an analysis', () => {
  test('of a game of two needs both to agree, which the match notes', async () => {
    const { app, view } = await begin(acid);
    expect(await app.code('computer.analyse', { ...atView(view), depth: 2 })).toBe('not-agreed');
    expect(await app.code('computer.review', atView(view))).toBe('not-over');
    const agreed = await app.get('computer.agreeAnalysis', atView(view));
    expect(agreed.view.aids).toEqual({ hints: 0, analysis: true });
    await app.get('computer.analyse', { ...atView(agreed.view), depth: 2 });
    const news = await newsOf(app, 'analysis', ({ done }) => done);
    expect(news.map(({ depth, done }) => [depth, done])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ]);
    expect(news[2]).toMatchObject({ match: view.match, node: view.node });
    expect(news[2].lines).toHaveLength(3);
    for (const { steps, chance } of news[2].lines) {
      expect([steps[0].side, chance > 0 && chance < 100]).toEqual([0, true]);
    }
  });
  test('against the computer is noted at once', async () => {
    const { app, view } = await begin(acid, 'K@e4 D@a1 k@e5 d@h8', AGAINST);
    await app.get('computer.analyse', { ...atView(view), depth: 3 });
    expect((await app.next('played')).view.aids.analysis).toBe(true);
    const [...news] = await newsOf(app, 'analysis', ({ done }) => done);
    const last = news[news.length - 1];
    expect([last.verdict, last.lines[0].chance, last.lines[0].wins]).toEqual([
      'MAGI can force a win.',
      100,
      { side: 0, actions: 1 },
    ]);
  });
  test('judges any position that was played, also when the game is over', async () => {
    const { app, view } = await begin(deicide, 'R@a1 K@i1 q@p9 p@n13 k@i16');
    const after = await playTexts(app, view, ['Ra1-a9']);
    const over = await resign(app, after);
    await app.get('computer.analyse', { ...atView(over), node: view.node, depth: 1 });
    const news = await newsOf(app, 'analysis', ({ done }) => done);
    expect(news[0].node).toBe(view.node);
    expect(news[0].verdict).toMatch(/^Black is (better|much better|winning)\. \d+ in 100\.$/);
    // where it was resigned there is nothing to judge
    await app.get('computer.analyse', { ...atView(over), depth: 1 });
    expect(await app.next('analysis')).toMatchObject({ lines: [], done: true, verdict: over.outcome?.says });
    expect(await app.code('computer.analyse', { ...atView(over), node: 99, depth: 1 })).toBe('no-such-node');
  });
  test('stops when it is told to, keeps nothing when another begins, ends with the match', async () => {
    const { app, thinking, view } = await begin(acid);
    const over = await resign(app, await playTexts(app, view, ['Dc2-c3']));
    thinking.isHeld = true;
    await app.get('computer.analyse', { ...atView(over), node: 0, depth: 2 });
    await app.get('computer.analyse', { ...atView(over), node: 1, depth: 2 });
    thinking.isHeld = false;
    const begun = thinking.isBusy;
    if (begun) thinking.answer();
    const news = await newsOf(app, 'analysis', ({ done }) => done);
    expect(new Set(news.map(({ node }) => node))).toEqual(new Set([1]));
    thinking.isHeld = true;
    await app.get('computer.analyse', { ...atView(over), node: 0, depth: 2 });
    const before = app.told.filter(({ event }) => event === 'analysis').length;
    await app.get('computer.stop', { ...atView(over), what: 'analysis' });
    expect(thinking.isBusy).toBe(false);
    await app.get('computer.analyse', { ...atView(over), node: 0, depth: 2 });
    await app.get('match.leave', atView(over));
    expect(thinking.isBusy).toBe(false);
    expect(app.told.filter(({ event }) => event === 'analysis').length).toBe(before);
  });
  test('ends with the page that asked for it', async () => {
    const { app, thinking, view } = await begin(acid);
    const over = await resign(app, await playTexts(app, view, ['Dc2-c3']));
    thinking.isHeld = true;
    await app.get('computer.analyse', { ...atView(over), node: 0, depth: 2 });
    await app.get('match.view', { match: view.match });
    expect(thinking.isBusy).toBe(true);
    await app.get('app.hello', {});
    expect(thinking.isBusy).toBe(false);
    await app.get('computer.review', atView(over));
    await app.next('review');
    await app.get('app.hello', {});
    expect(thinking.isBusy).toBe(false);
  });
  test('waits while the computer thinks about its turn, and goes on then', async () => {
    const { app, thinking, view } = await begin(acid, undefined, AGAINST);
    thinking.isHeld = true;
    const noted = await app.get('computer.agreeAnalysis', atView(view));
    await app.get('computer.analyse', { ...atView(noted.view), depth: 1 });
    const played = await app.get('match.play', { ...atView(noted.view), action: 'Dc2-c3' });
    expect(played.view.computer?.state).toBe('thinking');
    expect(thinking.jobs.at(-1)?.do).toBe('choose');
    thinking.isHeld = false;
    thinking.answer();
    await app.next('played');
    expect((await newsOf(app, 'analysis', ({ done }) => done)).at(-1)?.node).toBe(view.node);
    expect(thinking.jobs.map((job) => job.do)).toEqual(['analyse', 'choose', 'analyse']);
  });
});

describe('a review', () => {
  test('judges every turn, tells how far it is, and is remembered', async () => {
    const { app, thinking, view } = await begin(acid, 'K@e4 D@a1 v@h7 k@i9 d@h8');
    const over = await playTexts(app, view, ['Da1-a2', 'Vh7xe4-d3']);
    expect(over.outcome?.winner).toBe(1);
    await app.get('computer.review', atView(over));
    const news = await newsOf(app, 'review', ({ done, total }) => done === total);
    expect(news.map(({ done, total }) => [done, total])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    const [first, second] = news[2].turns ?? [];
    expect(first).toMatchObject({ side: 0, turnNumber: 1, label: 'D a1–a2', after: 0, node: 1 });
    expect(['slip', 'mistake', 'blunder']).toContain(first.judgement);
    expect(first.says).toMatch(/^A good answer: LINE Voyager h7 captures MAGI King e4 and ends on d3\. Better: MAGI /);
    expect(first.better?.steps[0].side).toBe(0);
    expect(second).toMatchObject({ side: 1, judgement: 'best', before: 100, after: 100, says: '', better: null });
    const asked = thinking.jobs.length;
    await app.get('computer.review', atView(over));
    expect(await newsOf(app, 'review', ({ done, total }) => done === total)).toEqual([news[2]]);
    expect(thinking.jobs.length).toBe(asked);
  });
  test('judges whole turns where a turn is several moves', async () => {
    const { app, view } = await begin(chesimals, 'Cw@e5 Gw@d4 Gb@e6 Cb@e7 Cr@l16');
    const over = await resign(app, await playTexts(app, view, ['Gd4-d3', 'end']));
    await app.get('computer.review', atView(over));
    const news = await newsOf(app, 'review', ({ done, total }) => done === total);
    const [turn, ...others] = news.at(-1)?.turns ?? [];
    expect(others).toEqual([]);
    expect(turn).toMatchObject({ label: 'white: d4–d3', node: 2, after: 0 });
    const steps = turn.better?.steps ?? [];
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ side }) => side))).toEqual(new Set([0]));
  });
  test.each([[deicide], [fourchan]] as const)('in %#', async (variant) => {
    const { app, view } = await begin(variant);
    let now = view;
    for (let n = 0; n < 2; n++) {
      const [action] = await app.get('match.actions', { ...atView(now), piece: now.movable[n] });
      now = await playTexts(app, now, [action.text]);
    }
    await app.get('computer.review', atView(await resign(app, now)));
    const news = await newsOf(app, 'review', ({ done, total }) => done === total);
    expect(news.at(-1)?.turns?.map(({ side, node }) => [side, node])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
  test('needs turns, and stops', async () => {
    const { app, thinking, view } = await begin(acid);
    const empty = await resign(app, view);
    expect(await app.code('computer.review', atView(empty))).toBe('no-review');
    const other = await begin(acid);
    const over = await resign(other.app, await playTexts(other.app, other.view, ['Dc2-c3']));
    other.thinking.isHeld = true;
    await other.app.get('computer.review', atView(over));
    await other.app.next('review');
    await other.app.get('computer.stop', { ...atView(over), what: 'review' });
    expect(other.thinking.isBusy).toBe(false);
    expect(other.app.told.filter(({ event }) => event === 'review')).toHaveLength(1);
    expect(thinking.jobs).toEqual([]);
  });
});

describe('secrets', () => {
  const start = {
    turn: 'white',
    phase: 'noting-white',
    pieces: [
      ...['king i1', 'rook a1', 'knight f4', 'pawn c4'].map((p) => ({ side: 'white', p })),
      ...['king i16', 'rook p16', 'bishop l14', 'pawn n13'].map((p) => ({ side: 'black', p })),
    ].map(({ side, p }) => ({ side, kind: p.split(' ')[0], at: p.split(' ')[1] })),
    terrain: [{ feature: 'ziggurat', at: 'b6' }],
  };
  /** White's advice after both have noted, and the review that anybody may see at the end. */
  async function advised(whites: readonly string[], blacks: readonly string[]): Promise<string> {
    const app = await openTestApp(temporaryFolder(), { thinking: new QuickThinking() });
    let view = await startGame(app, deicide, { options: { terrain: 'on' }, start });
    expect(await app.code('computer.hint', atView(view))).toBe('hidden');
    expect(await app.code('computer.analyse', { ...atView(view), depth: 1 })).toBe('hidden');
    for (const cells of [whites, blacks]) {
      view = await app.get('match.reveal', atView(view));
      view = await playTexts(app, view, [...cells.map((cell) => `mine@${cell}`), 'end']);
    }
    view = (await app.get('match.reveal', atView(view))) satisfies View;
    const hint = await app.get('computer.hint', atView(view));
    ({ view } = await app.next('played'));
    const threats = await app.get('computer.threats', atView(view));
    ({ view } = await app.get('computer.agreeAnalysis', atView(view)));
    await app.get('computer.analyse', { ...atView(view), depth: 1 });
    const analysis = (await newsOf(app, 'analysis', ({ done }) => done)).at(-1);
    view = await playTexts(app, view, ['Ra1-a2', 'Rp16-p15']);
    view = await resign(app, view);
    await app.get('computer.review', atView(view));
    const review = (await newsOf(app, 'review', ({ done, total }) => done === total)).at(-1);
    return JSON.stringify([hint, threats, { ...analysis, match: '' }, { ...review, match: '' }]);
  }
  test('of the other side change nothing in what is told', async () => {
    const all = [await advised(['c7'], []), await advised(['c7'], ['e10', 'f9']), await advised(['c7'], ['d12'])];
    expect(new Set(all).size).toBe(1);
  });
});
