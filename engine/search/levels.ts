/**
 * How strong the computer plays, as data. A weaker level sees less far and, among what looks nearly as good, chooses by
 * chance; it never throws anything away on purpose.
 */
import { areUnbounded, type Limits } from './think.ts';

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly limits: Limits;
  /** an action gets at least this share of the nodes, also in a game that gives it less (`Judgement.shareOfNodes`) */
  readonly leastShare?: number;
  /** does it follow captures to their end? */
  readonly quiescence: boolean;
  /** a difference of so much makes an action e times as likely; 0: the best one is played */
  readonly heat: number;
  /** what is worse than the best by more is never played */
  readonly margin: number;
  /** chance decides among so many at the most, each of another piece; 6 where nothing is said */
  readonly choices?: number;
  /** the level as which it plays against a royal piece alone, so that it wins what is won */
  readonly againstRoyal?: string;
}

/** The weakest first. A level is known by its id in saves. */
export const levels: readonly Level[] = [
  { id: '1', name: 'Beginner', limits: { depth: 1 }, quiescence: false, heat: 500, margin: 1500, choices: 30 },
  { id: '2', name: 'Novice', limits: { depth: 1 }, quiescence: true, heat: 500, margin: 1500, choices: 30 },
  { id: '3', name: 'Learner', limits: { depth: 1 }, quiescence: true, heat: 130, margin: 320 },
  {
    ...{ id: '4', name: 'Casual', limits: { depth: 3, nodes: 6_000 }, quiescence: true, heat: 20, margin: 70 },
    againstRoyal: '5',
  },
  { id: '5', name: 'Club', limits: { nodes: 6_000 }, quiescence: true, heat: 0, margin: 0 },
  { id: '6', name: 'Strong', limits: { nodes: 15_000 }, quiescence: true, heat: 0, margin: 0 },
  { id: '7', name: 'Expert', limits: { nodes: 36_000 }, quiescence: true, heat: 0, margin: 0 },
  { id: '8', name: 'Master', limits: { nodes: 90_000 }, leastShare: 0.5, quiescence: true, heat: 0, margin: 0 },
  // thinks until it is stopped
  { id: '9', name: 'Grandmaster', limits: {}, leastShare: 0.5, quiescence: true, heat: 0, margin: 0 },
];
/** Those that end a thought by themselves, so that it needs no clock and is the same on every machine. */
export const boundedLevels: readonly Level[] = levels.filter(({ limits }) => !areUnbounded(limits));
export const levelNamed = (id: string): Level | undefined => levels.find((level) => level.id === id);
