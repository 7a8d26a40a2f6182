/**
 * What the computer does in its own turns, as jobs: plain data in and out, as messages between threads want them. A job holds
 * the view of the side that is to move, and so nothing that this side may not know.
 */

import type { Side } from '../core/ids.ts';
import { Position } from '../core/position.ts';
import { variantNamed } from '../variants/registry.ts';
import { type Explained, explained } from './advice/explained.ts';
import { gameOfView, type SideView, viewOfPosition } from './advice/position-view.ts';
import { realAction } from './advice/real-action.ts';
import { type ChosenAction, choose, help } from './choose.ts';
import { type Level, levelNamed, levels } from './levels.ts';
import { type SharedTable, TranspositionTable } from './table.ts';
import { areUnbounded } from './think.ts';

/** Which action does this level play? */
export interface ChooseJob {
  readonly do: 'choose';
  readonly view: SideView;
  /** an id; a level that is not known (any more) plays as the strongest */
  readonly level: string;
  readonly seed: number;
  /** the position as it may be spoken of, if that is less than what is known; absent: as it is known */
  readonly open?: SideView;
}
/** What does the side to move lay out in the secret phase that it is in? */
export interface LayJob {
  readonly do: 'lay';
  readonly view: SideView;
  readonly seed: number;
}
/** Search what another thread chooses from at the same time, in its table. */
export interface HelpJob extends Omit<ChooseJob, 'do' | 'open'> {
  readonly do: 'help';
  readonly table: SharedTable;
  /** as in `Limits` */
  readonly stride: number;
}
export type TurnJob = ChooseJob | LayJob | HelpJob;
export type ExplainedChoice = ChosenAction & Explained;
/** By what was asked. */
export interface TurnAnswers {
  readonly choose: ExplainedChoice;
  /** all actions up to the end of the phase, in order */
  readonly lay: readonly string[];
  readonly help: { readonly nodes: number };
}
export interface TurnMeans {
  /** lent, so that it need not be made anew for each job */
  readonly table: TranspositionTable;
  readonly stop: () => boolean;
  /** hears of every depth that is finished */
  readonly told: (news: { readonly depth: number }) => void;
}

export function runTurnJob(job: TurnJob, means: TurnMeans): TurnAnswers[TurnJob['do']] {
  switch (job.do) {
    case 'choose':
      return chosenBy(job, means);
    case 'help':
      return { nodes: helped(job, means) };
    case 'lay':
      return laidOut(job);
  }
}

/** What several threads may do: only time limits it, so its answer need not be the same on every machine. */
export const isUnboundedChoice = (job: { readonly do: string }): job is ChooseJob =>
  job.do === 'choose' && 'level' in job && areUnbounded(levelOf(String(job.level)).limits);

const levelOf = (id: string): Level => levelNamed(id) ?? levels[levels.length - 1];

function chosenBy({ view, level: id, seed, open }: ChooseJob, { table, stop, told }: TurnMeans): ExplainedChoice {
  const { game, past, entered } = gameOfView(view);
  const level = levelOf(id);
  const choice = choose(game, { level, seed, past, entered, table, stop, told: ({ depth }) => told({ depth }) });
  return { ...choice, ...explained(open ?? view, choice, stop) };
}

function helped({ view, level, seed, stride, table }: HelpJob, { stop }: TurnMeans): number {
  const { game, past, entered } = gameOfView(view);
  const asked = { level: levelOf(level), seed, past, entered, table: TranspositionTable.joined(table), stop };
  return help(game, asked, stride);
}

function laidOut({ view, seed }: LayJob): readonly string[] {
  const { side } = view;
  const position = positionOf(view);
  const texts: string[] = [];
  while (isLaying(position, side)) {
    const { game } = gameOfView(viewOfPosition(position, side, 0));
    const action = realAction(position, choose(game, { level: levels[0], seed: seed + texts.length }));
    if (action === null) throw new Error('a phase without an action does not end');
    texts.push(action.text);
    position.play(action);
  }
  return texts;
}
const isLaying = ({ turn, phase }: Position, side: Side): boolean => turn === side && phase?.secretOf === side;

function positionOf({ variant: id, options, facts }: SideView): Position {
  const variant = variantNamed(id);
  if (!variant) throw new Error(`no variant is called ${id}`);
  const position = Position.start(variant, options);
  if (!position.ok) throw new Error(position.error.message);
  const loaded = position.value.load(facts);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return position.value;
}
