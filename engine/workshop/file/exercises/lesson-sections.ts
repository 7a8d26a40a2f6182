/**
 * Lessons: what their author says of their steps. Whether a step can be done is not known here, so that no game is refused for
 * one that cannot.
 */
import { lessonsIn } from '../../../shared/lessons-in.ts';
import type { GameLessonStep, GameStepGoal } from '../../game-data.ts';
import { LIMITS } from '../../limits.ts';
import { Fields } from '../fields.ts';
import { inList, type Names } from '../names.ts';
import type { FileProblems, Written } from '../problems.ts';
import type { FileSection } from '../sections.ts';
import { sentences } from '../sentences.ts';
import type { ZoneText } from '../zone-text.ts';

/** What a goal may name. */
interface Known {
  readonly names: Names;
  /** the squares of the board */
  readonly there: readonly string[];
  readonly zones: ZoneText;
}

/** Nothing where there is none. */
export function readLessons(
  sections: readonly FileSection[],
  known: Known,
  problems: FileProblems,
): { readonly lessons?: readonly GameLessonStep[] } {
  const beyond = sections.at(LIMITS.lessonSteps);
  if (beyond) problems.of(beyond.name, sentences.tooManySteps(LIMITS.lessonSteps));
  const read = sections.slice(0, LIMITS.lessonSteps).map((section) => readStep(section, known, problems));
  for (const { from, steps } of lessonsIn(read))
    if (steps.length > LIMITS.stepsOfLesson)
      problems.of(sections[from + LIMITS.stepsOfLesson].name, sentences.longLesson(LIMITS.stepsOfLesson));
  return read.length === 0 ? {} : { lessons: read };
}

const USUAL_GOAL: GameStepGoal = { is: 'win' };

function readStep(section: FileSection, known: Known, problems: FileProblems): GameLessonStep {
  const fields = new Fields(section, problems);
  const { name } = section;
  if (name.text.length > LIMITS.text) problems.of(name, sentences.tooLong('lesson', LIMITS.text));
  const goal = fields.entry('goal');
  return {
    lesson: name.text.slice(0, LIMITS.text),
    goal: (goal && goalIn(goal, known, problems)) ?? USUAL_GOAL,
    turns: fields.number('turns', 1, LIMITS.turnsOfStep, 1),
    position: fields.text('position', LIMITS.position),
    words: fields.text('words', LIMITS.text),
    hint: fields.text('hint', LIMITS.text),
  };
}

/** Null where it is none, which is told. */
function goalIn(written: Written, { names, there, zones }: Known, problems: FileProblems): GameStepGoal | null {
  const { text } = written;
  const moved = /^move (\S+) to (.+)$/.exec(text);
  if (moved) {
    const kind = names.kind(written, moved[1]);
    const strangers: string[] = [];
    const cells = zones.readList(moved[2], (term) => void strangers.push(term));
    const to = cells.filter((cell) => there.includes(cell));
    const [stranger = to.length === 0 ? moved[2] : undefined] = strangers;
    if (stranger !== undefined) problems.of(written, sentences.badStepSquare(stranger), stranger);
    return kind === undefined || stranger !== undefined ? null : { is: 'move', kind, to };
  }
  const [, verb, name] = /^(capture|drop) (\S+)$/.exec(text) ?? [];
  if (verb !== undefined) {
    const kind = names.kind(written, name);
    return kind === undefined ? null : { is: verb === 'drop' ? 'drop' : 'capture', kind };
  }
  switch (text) {
    case 'capture':
    case 'promote':
    case 'check':
    case 'safe':
    case 'win':
      return { is: text };
  }
  problems.of(written, sentences.badStepGoal);
  return null;
}

function goalText(goal: GameStepGoal, nameOf: (kind: string) => string, zones: ZoneText): string {
  switch (goal.is) {
    case 'move':
      return `move ${inList(nameOf(goal.kind))} to ${zones.writeList(goal.to)}`;
    case 'drop':
      return `drop ${inList(nameOf(goal.kind))}`;
    case 'capture':
      return goal.kind === undefined ? 'capture' : `capture ${inList(nameOf(goal.kind))}`;
    default:
      return goal.is;
  }
}

export function writeLessonStep(
  { goal, turns, position, words, hint }: GameLessonStep,
  nameOf: (kind: string) => string,
  zones: ZoneText,
): readonly (readonly [string, string])[] {
  const line = (key: string, value: string) => (value === '' ? [] : [[key, value] as const]);
  return [
    ['goal', goalText(goal, nameOf, zones)],
    ...line('turns', turns === 1 ? '' : `${turns}`),
    ...line('position', position),
    ...line('words', words),
    ...line('hint', hint),
  ];
}
