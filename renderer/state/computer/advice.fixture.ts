/** Advice for tests: the made-up game of `match.fixture.ts`, the computer's answers written by hand. */
import type { AnalysisNews, HintView, LineStepView, ReviewTurn } from '../../../electron/contract/advice.ts';
import type { Answer, RequestRefusal } from '../../../electron/contract/result.ts';
import type { View } from '../../../electron/contract/view.ts';
import { cell, description, view } from '../match/match.fixture.ts';
import type { MatchEvent } from '../match/match.ts';
import { type MatchStore, makeMatch } from '../match/match-store.ts';
import type { Advised } from './advice.ts';
import type { AdviceRequests } from './advice-context.ts';
import { makeAdvice } from './advice-store.ts';

export const lineStep = (text: string, side: 0 | 1, from: string | null, to: string | null): LineStepView => ({
  text,
  label: text.replace('-', '–'),
  side,
  from: from === null ? null : cell(from),
  to: to === null ? null : cell(to),
});
export const firstStep = lineStep('Vb1-c1', 0, 'b1', 'c1');
export const secondStep = lineStep('db2-b3', 1, 'b2', 'b3');
export const thirdStep = lineStep('Vc1-c2', 0, 'c1', 'c2');

export const hint: HintView = {
  plan: [firstStep],
  piece: 2,
  pieceName: 'Voyager',
  says: ['Look at the Voyager.', 'The Voyager goes to c1.', 'From there it attacks c2.'],
  only: false,
};
export const news = (more: Partial<AnalysisNews> = {}): AnalysisNews => ({
  match: 'm',
  node: 3,
  depth: 4,
  nodes: 900,
  lines: [
    { steps: [firstStep, secondStep, thirdStep], chance: 64, wins: null },
    { steps: [lineStep('Vb1-a2', 0, 'b1', 'a2')], chance: 51, wins: null },
  ],
  verdict: 'MAGI is better. 64 in 100.',
  done: false,
  ...more,
});
export const turn = (node: number, side: 0 | 1, judgement: ReviewTurn['judgement'], after = 50): ReviewTurn => ({
  node,
  side,
  turnNumber: Math.ceil(node / 2),
  label: `move ${node}`,
  before: 60,
  after,
  judgement,
  says: `Why move ${node} was a ${judgement}.`,
  better: judgement === 'best' || judgement === 'good' ? null : { steps: [firstStep, secondStep] },
});

const usual: Answers = {
  'match.play': () => ({ revision: 8, effects: [], view: view({ revision: 8, node: 4, turn: 1 }) }),
};

type Answers = { readonly [K in keyof AdviceRequests]?: (input: never) => unknown };
/** An answer that refuses. */
export class RefusedRequest {
  readonly error: RequestRefusal;
  constructor(error: RequestRefusal) {
    this.error = error;
  }
}

export interface Told {
  readonly asked: { readonly name: string; readonly input: Record<string, unknown> }[];
  readonly heard: Advised[];
  readonly refused: RequestRefusal[];
}

/** A match with its advice; every request is answered at once, from the answers or with `{}`. */
export const advised = (answers: Answers = {}, opened: View = view()) => {
  const told: Told = { asked: [], heard: [], refused: [] };
  const ask = new Proxy(
    {},
    {
      get: (_, name) => async (input: Record<string, unknown>) => {
        told.asked.push({ name: String(name), input });
        const given = { ...usual, ...answers }[name as keyof AdviceRequests]?.(input as never) ?? {};
        const answer: Answer<unknown> =
          given instanceof RefusedRequest ? { ok: false, error: given.error } : { ok: true, value: given };
        return answer;
      },
    },
  );
  const match: MatchStore = makeMatch({ ask: ask as never, heard: () => {}, problem: () => {} }, description, opened, {
    warnLosing: true,
    followTurn: true,
  });
  const advice = makeAdvice(
    {
      ask: ask as AdviceRequests,
      heard: (what) => told.heard.push(what),
      refused: (error) => told.refused.push(error),
    },
    match,
  );
  advice.attach();
  const names = () => told.asked.map(({ name }) => name).filter((name) => name.startsWith('computer.'));
  const send = (event: MatchEvent) => match.send(event);
  return { ...told, advice, match, names, send, state: () => advice.store.getState() };
};
/** Until every answer has arrived. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};
