/** Hints, threats, analyses and reviews as a worker does them: plain data in and out, legal, the same each time. */
import { describe, expect, test } from 'vitest';
import { begin, playEach } from '../../match/fixtures/begin.fixture.ts';
import { beforeNoting, mined, terrainOn } from '../../match/fixtures/mined.fixture.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { deicide } from '../../variants/deicide/index.ts';
import { variants } from '../../variants/registry.ts';
import { TranspositionTable } from '../table.ts';
import { type AdviceJob, type AnalysisResult, runAdviceJob } from './advice-jobs.ts';
import { type SideView, sideViewOf } from './position-view.ts';
import { positionOf } from './steps.ts';

const table = new TranspositionTable(14);
const viewAt = (variant: (typeof variants)[number], seed: number, actions: number): SideView => {
  const game = randomPosition(variant, seed, actions);
  return {
    variant: variant.id,
    options: game.options,
    side: game.toMove,
    facts: game.world.save(),
    past: [],
    entered: [],
  };
};

describe.each(variants.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  test('every answer is plain data, and the same for the same job', () => {
    const view = viewAt(variant, 5, 30);
    const position = positionOf(randomPosition(variant, 5, 30));
    const [action] = position.actions();
    const turn = variant.groups && action.piece >= 0 ? [action.text, 'end'] : [action.text];
    const jobs: readonly AdviceJob[] = [
      { do: 'hint', view, nodes: 2000 },
      { do: 'explain', view, actions: turn },
      { do: 'threats', view },
      { do: 'analyse', view, depth: 2, lines: 3 },
      { do: 'review-turn', view, actions: turn, nodes: 2000 },
    ];
    for (const job of jobs) {
      const answer = runAdviceJob(job, { table });
      expect(JSON.parse(JSON.stringify(answer)), job.do).toEqual(answer);
      expect(runAdviceJob(JSON.parse(JSON.stringify(job)) as AdviceJob, { table }), job.do).toEqual(answer);
    }
  });
  test('a hint is a legal action', () => {
    for (const seed of [1, 2, 3]) {
      const hint = runAdviceJob({ do: 'hint', view: viewAt(variant, seed, 40), nodes: 1500 }, { table });
      const texts = positionOf(randomPosition(variant, seed, 40))
        .actions()
        .map(({ text }) => text);
      expect(texts).toContain(hint.found?.plan[0].text);
    }
  });
});

test('an analysis tells of every depth, and ends with the deepest', () => {
  const told: AnalysisResult[] = [];
  const view = viewAt(variants[0], 2, 12);
  const last = runAdviceJob(
    { do: 'analyse', view, depth: 3, lines: 2 },
    { table, told: (so_far) => told.push(so_far) },
  );
  expect(told.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  expect(last.found).toEqual(told[2]);
  expect(last.found?.lines.length).toBe(2);
});
test('stopped, an analysis has got as far as it told', () => {
  const told: AnalysisResult[] = [];
  const view = viewAt(variants[0], 2, 12);
  const means = { table, stop: () => told.length >= 2, told: (so_far: AnalysisResult) => told.push(so_far) };
  expect(runAdviceJob({ do: 'analyse', view, depth: 9, lines: 1 }, means).found?.depth).toBe(2);
});
test('while terrain is laid a hint lays it, and there is nothing to analyse', () => {
  const match = begin(deicide, terrainOn, beforeNoting);
  const view = sideViewOf(match, 0);
  const hint = runAdviceJob({ do: 'hint', view, nodes: 1000 }, { table });
  expect(match.position.actions().map(({ text }) => text)).toContain(hint.found?.plan[0].text);
  expect(hint.found?.why).toBeNull();
  expect(runAdviceJob({ do: 'analyse', view, depth: 2, lines: 1 }, { table }).found).toBeNull();
  expect(runAdviceJob({ do: 'threats', view }, { table }).found).toBeNull();
});
test('nothing that is asked depends on what the other side has hidden', () => {
  const answers = [[], ['e10'], ['e10', 'f9', 'g8', 'h7']].map((blacks) => {
    const match = playEach(mined(['c7'], blacks), ['Ra1-a2', 'Rp16-p15']);
    const view = sideViewOf(match, 0);
    const jobs: readonly AdviceJob[] = [
      { do: 'hint', view, nodes: 1500 },
      { do: 'threats', view },
      { do: 'analyse', view, depth: 2, lines: 3 },
      { do: 'review-turn', view, actions: ['Nf4-e6'], nodes: 1500 },
    ];
    return JSON.stringify(jobs.map((job) => runAdviceJob(job, { table })));
  });
  expect(new Set(answers).size).toBe(1);
});
