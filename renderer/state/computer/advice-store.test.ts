import { describe, expect, it } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { cell, view } from '../match/match.fixture.ts';
import {
  advised,
  firstStep,
  hint,
  lineStep,
  news,
  RefusedRequest,
  secondStep,
  settled,
  turn,
} from './advice.fixture.ts';
import { adviceArrows } from './advice-arrows.ts';

describe('a hint', () => {
  it('is asked for once and told in three stages', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.hint();
    await settled();
    expect(t.names()).toEqual(['computer.hint']);
    expect(t.state().hint).toMatchObject({ stage: 1, hint });
    t.advice.hint();
    t.advice.hint();
    t.advice.hint();
    expect(t.state().hint?.stage).toBe(3);
    expect(t.heard.map((said) => said.say === 'hint' && said.stage)).toEqual([1, 2, 3, 3]);
    expect(t.names()).toEqual(['computer.hint']);
  });

  it('is told as far as it was asked for before it came', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.hint();
    t.advice.hint();
    t.advice.hint();
    t.advice.hint();
    await settled();
    expect(t.names()).toEqual(['computer.hint']);
    expect(t.heard.map((said) => said.say === 'hint' && said.stage)).toEqual([1, 2, 3]);
  });

  it('takes the bar and the card from the piece that could not move', async () => {
    const t = advised({ 'computer.hint': () => hint }, view({ movable: [2] }));
    t.send({ on: 'pick', target: { piece: 1, cell: cell('a1') } });
    expect(t.match.store.getState()).toMatchObject({ inspected: 1, why: { piece: 1 } });
    t.advice.hint();
    expect(t.match.store.getState()).toMatchObject({ inspected: 1, why: null });
    await settled();
    expect(t.match.store.getState()).toMatchObject({ inspected: hint.piece, why: null });
  });

  it('outlines the piece, then shows where it goes', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.hint();
    await settled();
    const arrows = () => adviceArrows(t.state(), t.match.store.getState());
    expect(arrows()).toEqual([{ key: 'piece', from: null, to: cell('b1'), look: 'hint' }]);
    t.advice.hint();
    expect(arrows().at(-1)).toEqual({ key: 'hint', from: cell('b1'), to: cell('c1'), look: 'hint' });
  });

  it('is played as an action of the game', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.hint();
    await settled();
    t.advice.playHint();
    expect(t.state().hint).toBeNull();
    expect(t.asked.at(-1)).toMatchObject({ name: 'match.play', input: { action: 'Vb1-c1', revision: 7 } });
  });

  describe('that is a turn of several moves', () => {
    const plan = [firstStep, lineStep('Vc1-c2', 0, 'c1', 'c2'), lineStep('end', 0, null, null)];
    const told = async () => {
      const t = advised({ 'computer.hint': () => ({ ...hint, plan }) });
      t.advice.hint(2);
      await settled();
      return t;
    };
    const moved = (text: string, more: Partial<View> = {}) => ({
      on: 'opened' as const,
      view: view({
        ...{ revision: 8, node: 4, turn: 0 },
        last: { text, label: text, side: 0, piece: 2, cells: [] },
        ...more,
      }),
    });
    it('is drawn move by move, in its order', async () => {
      const t = await told();
      const arrows = adviceArrows(t.state(), t.match.store.getState());
      expect(arrows.map(({ to, number }) => [to, number])).toEqual([
        [cell('b1'), undefined],
        [cell('c1'), '1'],
        [cell('c2'), '2'],
      ]);
    });
    it('goes on with its next move when one has been played, and ends with another one', async () => {
      const t = await told();
      t.advice.playHint();
      expect(t.asked.at(-1)).toMatchObject({ name: 'match.play', input: { action: 'Vb1-c1' } });
      t.send(moved('Vb1-c1'));
      expect(t.state().hint).toMatchObject({ node: 4, stage: 2, isBegun: true, hint: { plan: plan.slice(1) } });
      expect(t.names().filter((name) => name === 'computer.hint')).toHaveLength(1);
      t.send(moved('Kd1-d2', { revision: 9, node: 5 }));
      expect(t.state().hint).toBeNull();
    });
    it('ends with the turn', async () => {
      const t = await told();
      t.send(moved('Vb1-c1'));
      t.send(moved('Vc1-c2', { revision: 9, node: 5 }));
      t.send(moved('end', { revision: 10, node: 6, turn: 1 }));
      expect(t.state().hint).toBeNull();
    });
    it('is played as a whole', async () => {
      const t = await told();
      await t.advice.playPlan();
      const played = t.asked.filter(({ name }) => name === 'match.play').map(({ input }) => input.action);
      expect(played).toEqual(['Vb1-c1', 'Vc1-c2', 'end']);
      expect(t.state().hint).toBeNull();
    });
  });

  it('ends with its position, but not with an entry that leaves the position', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.hint();
    await settled();
    t.send({ on: 'opened', view: view({ revision: 8 }) });
    expect(t.state().hint).not.toBeNull();
    t.send({ on: 'opened', view: view({ revision: 9, node: 4 }) });
    expect(t.state().hint).toBeNull();
  });

  it('is asked for again of the position that there is now, and says nothing when it was stopped', async () => {
    const now = view({ revision: 8 });
    const refused = [
      { code: 'stale', message: 'Old.', view: now },
      { code: 'stopped', message: 'Stopped.' },
    ];
    const t = advised({ 'computer.hint': () => new RefusedRequest(refused.shift()!) });
    t.advice.hint();
    await settled();
    expect(t.asked.filter(({ name }) => name === 'computer.hint').map(({ input }) => input.revision)).toEqual([7, 8]);
    expect([t.state().hint, t.refused, t.match.store.getState().view]).toEqual([null, [], now]);
  });

  it('is given anew by another engine as far as it was told, and by our computer again', async () => {
    const t = advised({ 'computer.hint': () => hint });
    t.advice.adviseBy('Fish');
    expect(t.names()).toEqual([]);
    t.advice.hint();
    await settled();
    t.advice.hint();
    t.advice.adviseBy(null);
    expect(t.state().hint).toMatchObject({ stage: 2, hint: null });
    await settled();
    expect(t.state().hint).toMatchObject({ stage: 2, hint });
    const hints = t.asked.filter(({ name }) => name === 'computer.hint');
    expect(hints.map(({ input }) => input)).toEqual([
      { match: 'm', revision: 7, engine: 'Fish' },
      { match: 'm', revision: 7 },
    ]);
  });

  it('is dropped when it is refused, with the reason', async () => {
    const t = advised({ 'computer.hint': () => new RefusedRequest({ code: 'no-hint', message: 'No.' }) });
    t.advice.hint();
    await settled();
    expect(t.state().hint).toBeNull();
    expect(t.refused.map((error) => error.message)).toEqual(['No.']);
  });
});

describe('threats', () => {
  it('are not asked for while the computer is to move', async () => {
    const t = advised({ 'computer.threats': () => ({ all: [], says: 'LINE can capture nothing now.' }) });
    t.advice.threats();
    await settled();
    t.send({ on: 'opened', view: view({ revision: 8, node: 4, computer: { side: 1, state: 'thinking' } }) });
    await settled();
    expect(t.names()).toEqual(['computer.threats']);
    t.send({ on: 'opened', view: view({ revision: 9, node: 5 }) });
    await settled();
    expect(t.names()).toEqual(['computer.threats', 'computer.threats']);
  });
  const threats = { all: [{ step: secondStep, says: 'It captures.' }], says: 'LINE captures.' };
  it('are asked for again in every position while they are shown', async () => {
    const t = advised({ 'computer.threats': () => threats });
    t.advice.threats();
    await settled();
    expect(adviceArrows(t.state(), t.match.store.getState())).toEqual([
      { key: 'threat 0', from: cell('b2'), to: cell('b3'), look: 'threat' },
    ]);
    t.send({ on: 'opened', view: view({ revision: 8, node: 4 }) });
    await settled();
    expect(t.names()).toEqual(['computer.threats', 'computer.threats']);
    t.advice.threats();
    expect(t.state().threats).toBeNull();
  });
});

describe('an analysis', () => {
  const analysed = async (more = {}) => {
    const t = advised(more);
    await t.advice.analyse();
    t.advice.analysisNews(news());
    return t;
  };
  it('follows the position, and is not asked for again of one that is gone', async () => {
    const t = await analysed({
      // the computer had moved before the question came
      'computer.analyse': ({ node }: { node: number }) =>
        node === 4 ? new RefusedRequest({ code: 'stale', message: 'Old.', view: view({ revision: 9, node: 5 }) }) : {},
    });
    t.send({ on: 'opened', view: view({ revision: 8, node: 4 }) });
    await settled();
    expect(t.asked.filter(({ name }) => name === 'computer.analyse').map(({ input }) => input.node)).toEqual([3, 4, 5]);
    expect(t.state().analysis?.node).toBe(5);
  });

  it('is made by another engine once that is chosen, and by our computer again', async () => {
    const t = await analysed();
    t.advice.adviseBy('Fish');
    await settled();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.analyse', input: { node: 3, depth: 18, engine: 'Fish' } });
    expect(t.state().analysis?.news).toBeNull();
    // where it is chosen already, nothing is asked again
    t.advice.adviseBy('Fish');
    t.advice.endAnalysis();
    await t.advice.analyse();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.analyse', input: { depth: 18, engine: 'Fish' } });
    t.advice.adviseBy(null);
    await settled();
    expect(t.asked.at(-1)?.input).toEqual({ match: 'm', revision: 7, node: 3, depth: 8 });
    expect(t.names().filter((name) => name === 'computer.analyse')).toHaveLength(4);
  });

  it('draws the first move of each line, and a line with the focus whole', async () => {
    const t = await analysed();
    const arrows = () => adviceArrows(t.state(), t.match.store.getState()).map((a) => [a.look, a.number]);
    expect(arrows()).toEqual([
      ['first', '1'],
      ['second', '2'],
    ]);
    t.advice.focusLine(0);
    expect(arrows()).toEqual([
      ['first', '1'],
      ['first', '2'],
      ['first', '3'],
    ]);
  });

  it('makes no new state of news that say nothing new, or that are of another position', async () => {
    const t = await analysed();
    const before = t.state();
    t.advice.analysisNews(news());
    t.advice.analysisNews(news({ node: 2, depth: 9 }));
    t.advice.analysisNews(news({ match: 'another', depth: 9 }));
    expect(t.state()).toBe(before);
    t.advice.analysisNews(news({ nodes: 1200, depth: 5 }));
    expect(t.state().analysis?.news?.lines).toBe(before.analysis?.news?.lines);
  });

  it('is announced once, when it is done', async () => {
    const t = await analysed();
    t.advice.analysisNews(news({ done: true, depth: 8 }));
    t.advice.analysisNews(news({ done: true, depth: 8, nodes: 2 }));
    expect(t.heard.filter(({ say }) => say === 'analysis')).toHaveLength(1);
  });

  it('follows the position that is shown', async () => {
    const t = await analysed();
    t.send({ on: 'opened', view: view({ revision: 8, node: 4 }) });
    await settled();
    expect(t.state().analysis).toMatchObject({ node: 4, news: null });
    expect(t.asked.filter(({ name }) => name === 'computer.analyse').map(({ input }) => input.node)).toEqual([3, 4]);
  });

  it('looks deeper, stops and goes on', async () => {
    const t = await analysed();
    t.advice.deepen(1);
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.analyse', input: { depth: 9 } });
    t.advice.pause();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.stop', input: { what: 'analysis' } });
    // the last news of what was stopped changes nothing
    const stopped = t.state();
    t.advice.analysisNews(news({ depth: 9 }));
    expect(t.state()).toBe(stopped);
    t.advice.pause();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.analyse', input: { depth: 9 } });
  });

  it('is recorded first where the players have agreed to it', async () => {
    const agreed = view({ revision: 8, aids: { hints: 0, analysis: true } });
    const t = advised({ 'computer.agreeAnalysis': () => ({ revision: 8, effects: [], view: agreed }) });
    await t.advice.analyse(true);
    expect(t.names()).toEqual(['computer.agreeAnalysis', 'computer.analyse']);
    expect(t.asked.at(-1)?.input).toMatchObject({ revision: 8, depth: 8 });
  });

  it('leaves nothing for the next viewer', async () => {
    const t = await analysed();
    t.send({ on: 'opened', view: view({ revision: 8, viewer: 1 }) });
    expect(t.state().analysis).toBeNull();
    expect(t.asked.some(({ name, input }) => name === 'computer.stop' && input.what === 'analysis')).toBe(true);
  });
});

describe('a line that is played out', () => {
  const aheadView = ({ actions }: { actions: string[] }) => ({
    view: view({ present: false, movable: [], turnNumber: 2 + actions.length }),
    effects: [],
  });
  const played = async (more = {}) => {
    const t = advised({ 'computer.ahead': aheadView, ...more });
    await t.advice.analyse();
    t.advice.analysisNews(news());
    await t.advice.lookAhead(0);
    return t;
  };
  it('is shown action by action, and left as it was', async () => {
    const t = await played();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.ahead', input: { node: 3, actions: ['Vb1-c1'] } });
    expect(t.match.store.getState().look?.ahead).toEqual({ line: 1, at: 1, of: 3 });
    await t.advice.stepAhead(1);
    expect(t.asked.at(-1)?.input.actions).toEqual(['Vb1-c1', 'db2-b3']);
    expect(adviceArrows(t.state(), t.match.store.getState())).toEqual([]);
    expect(t.advice.leaveAhead()).toBe(true);
    expect(t.match.store.getState().look).toBeNull();
    expect(t.advice.leaveAhead()).toBe(false);
    // the analysis was of that position all the time
    expect(t.names().filter((name) => name === 'computer.analyse')).toHaveLength(1);
  });

  it('stepping back before its first action leaves it', async () => {
    const t = await played();
    await t.advice.stepAhead(-1);
    expect([t.state().ahead, t.match.store.getState().look]).toEqual([null, null]);
  });

  it('becomes a part of the game as far as it is on the board', async () => {
    let revision = 7;
    const play = () => ({ revision: ++revision, effects: [], view: view({ revision, node: revision, turn: 1 }) });
    const t = await played({ 'match.play': play });
    await t.advice.stepAhead(1);
    await t.advice.playFromHere();
    const plays = t.asked.filter(({ name }) => name === 'match.play');
    expect(plays.map(({ input }) => [input.action, input.revision])).toEqual([
      ['Vb1-c1', 7],
      ['db2-b3', 8],
    ]);
  });

  it('is played only up to the computer’s own move', async () => {
    const computer = { level: '3', seconds: 5 };
    const seated = view({ players: [{ name: '' }, { name: '', computer }] });
    const t = advised({ 'computer.ahead': aheadView }, seated);
    await t.advice.analyse();
    t.advice.analysisNews(news());
    await t.advice.lookAhead(0);
    await t.advice.stepAhead(1);
    await t.advice.playFromHere();
    const plays = t.asked.filter(({ name }) => name === 'match.play');
    expect(plays.map(({ input }) => input.action)).toEqual(['Vb1-c1']);
  });
});

describe('a review', () => {
  const over = view({ node: 4, outcome: { winner: 0, reason: 'king', says: '' } });
  const turns = [turn(1, 0, 'best'), turn(2, 1, 'mistake'), turn(3, 0, 'slip'), turn(4, 1, 'blunder')];
  const nodes = [0, 1, 2, 3, 4].map((id) => ({
    id,
    parent: id === 0 ? null : id - 1,
    turnNumber: Math.ceil(id / 2),
    side: (id + 1) % 2,
    kind: id === 0 ? 'start' : 'action',
    text: '',
    label: `move ${id}`,
    line: 'past',
  }));
  const reviewed = async () => {
    const t = advised(
      {
        'match.history': () => ({ nodes, node: 4 }),
        'match.look': ({ node }: { node: number }) => ({ view: view({ node, present: false }), effects: [] }),
        'computer.ahead': () => ({ view: view({ present: false }), effects: [] }),
      } as never,
      over,
    );
    await settled();
    t.advice.review();
    t.advice.reviewNews({ match: 'm', done: 4, total: 4, turns });
    return t;
  };
  const looked = (t: Awaited<ReturnType<typeof reviewed>>) => t.match.store.getState().look?.node;
  const settle = async (t: Awaited<ReturnType<typeof reviewed>>) => {
    await settled();
    t.send({ on: 'settled', key: String(t.match.store.getState().arrival.key) });
  };

  it('walks through the mistakes of either side, or of one', async () => {
    const t = await reviewed();
    t.advice.walkFaults(-1);
    await settle(t);
    expect(looked(t)).toBe(3);
    t.advice.walkFaults(-1);
    await settle(t);
    expect(looked(t)).toBe(2);
    t.advice.reviewOf(0);
    t.advice.walkFaults(1);
    await settle(t);
    expect(looked(t)).toBe(3);
    expect(t.heard.filter(({ say }) => say === 'turn')).toHaveLength(3);
  });

  it('plays the better line out from before the turn, and comes back to the mistake', async () => {
    const t = await reviewed();
    t.send({ on: 'look', node: 2 });
    await settle(t);
    expect(adviceArrows(t.state(), t.match.store.getState())).toMatchObject([{ to: cell('c1'), look: 'hint' }]);
    await t.advice.showBetter();
    expect(t.asked.at(-1)).toMatchObject({ name: 'computer.ahead', input: { node: 1, actions: [firstStep.text] } });
    await settle(t);
    t.advice.leaveAhead();
    await settle(t);
    expect(looked(t)).toBe(2);
  });

  it('says once that it is ready', async () => {
    const t = await reviewed();
    t.advice.reviewNews({ match: 'm', done: 4, total: 4, turns });
    expect(t.heard.filter(({ say }) => say === 'reviewed')).toHaveLength(1);
  });
});
