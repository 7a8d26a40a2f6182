/** What a lesson, or practice, says in the language of the moment: lessons are written in English, and practice is made up in it. */
import type { Variant } from '../../../engine/core/variant.ts';
import type { LessonFact } from '../../../engine/lessons/fact.ts';
import { factSaid } from '../../../engine/lessons/fact-said.ts';
import type { Lesson, LessonStep } from '../../../engine/lessons/lesson.ts';
import { practiceNamed, shortSummary } from '../../../engine/practice/practice.ts';
import { isMadeUp, type MadeUpStep, taskSaid } from '../../../engine/practice/task-said.ts';
import { words as practiceWords } from '../../../engine/practice/words.ts';
import { said } from '../../../engine/shared/language.ts';
import { gameMessages } from '../../contract/messages.ts';
import { isOwnStep, ownDeedSaid, ownGoalSaid, ownRuleSaid } from './own-steps.ts';

export function lessonSaid({
  id,
  title,
  subtitle,
  closing,
  steps,
}: Lesson): Pick<Lesson, 'title' | 'subtitle' | 'closing'> {
  if (steps.some(isOwnStep)) {
    const { untitled, steps: count, closing: done } = gameMessages.lessons;
    return { title: title || untitled, subtitle: count(steps.length), closing: done };
  }
  if (!practiceNamed(id)) return { title: said(title), subtitle: said(subtitle), closing: said(closing) };
  return { title: practiceWords.title(said(title)), subtitle: practiceWords.subtitle, closing: practiceWords.closing };
}

export function goalSaid(variant: Variant, step: LessonStep): string {
  if (isOwnStep(step)) return ownGoalSaid(variant, step.own);
  return isMadeUp(step) ? taskSaid(step.told).goal : said(step.goal);
}

/** The rule first. */
export function hintsSaid(variant: Variant, step: LessonStep): readonly string[] {
  if (isOwnStep(step)) return [ownRuleSaid(variant, step.own, step.mover)];
  return isMadeUp(step) ? [ruleSaid(variant, step), taskSaid(step.told).hint] : step.hints.map(said);
}

function ruleSaid({ types, words }: Variant, { told, hints: [rule] }: MadeUpStep): string {
  const type = types.find(({ name }) => name === told.piece);
  const summary = type === undefined ? '' : words.kinds[type.id].summary;
  // it may be the beginning of how the piece moves, and only the whole of that is translated
  return summary.startsWith(rule) ? shortSummary(said(summary)) : said(rule);
}

/** What is told of an action in this step that missed the goal. */
export function missedSaid(variant: Variant, step: LessonStep, fact: LessonFact): string {
  if (isOwnStep(step) && fact.is === 'lacks' && fact.lack.is === 'deed')
    return factSaid(variant, {
      ...fact,
      lack: { is: 'deed', called: ownDeedSaid(variant, step.own) ?? fact.lack.called },
    });
  if (!isMadeUp(step) || fact.is !== 'lacks' || fact.lack.is !== 'deed') return factSaid(variant, fact);
  const { called = fact.lack.called } = taskSaid(step.told);
  return factSaid(variant, { ...fact, lack: { is: 'deed', called } });
}
