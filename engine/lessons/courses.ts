/** The lessons that come with the app, by game. The guided first game that ends a course is played at a table of its own. */
import { variantNamed } from '../variants/registry.ts';
import { acidCourse } from './acid/index.ts';
import { chesimalsCourse } from './chesimals/index.ts';
import { deicideCourse } from './deicide/index.ts';
import { fourchanCourse } from './fourchan/index.ts';
import type { Lesson, LessonCourse } from './lesson.ts';

export const courses: readonly LessonCourse[] = [acidCourse, deicideCourse, fourchanCourse, chesimalsCourse];

/** The other forms of a game share the course of the first. None for a game that has none. */
export const courseOf = (variant: string): LessonCourse | undefined => {
  const game = variantNamed(variant)?.formOf?.variant ?? variant;
  return courses.find((course) => course.variant === game);
};
export const lessonNamed = (id: string): Lesson | undefined =>
  courses.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
