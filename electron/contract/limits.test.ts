/** Nothing that exists passes a limit. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Cell } from '../../engine/core/ids.ts';
import { draftText } from '../../engine/exchange/setup/setup-text.ts';
import { courses } from '../../engine/lessons/courses.ts';
import { LONGEST_OUTCOME } from '../../engine/match/save/format.ts';
import { gamesWithProblems, shippedProblems } from '../../engine/problems/shipped-problems.ts';
import { usualChoice } from '../../engine/shared/house-rules.ts';
import { LONGEST_CHOICE, LONGEST_SEAT_NAME, LONGEST_TYPED_NAME } from '../../engine/shared/limits.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { variants } from '../../engine/variants/registry.ts';
import { betzaOf } from '../../engine/workshop/betza/drawing.ts';
import { LIMITS } from '../../engine/workshop/limits.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { openTestApp } from '../app/application.fixture.ts';
import { realDisk } from '../saves/disk/disk.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { ExerciseProgress, LONGEST_ID, MOST_EXERCISES } from '../saves/progress.ts';
import { commandIds } from './commands.ts';
import { type Draft, LONGEST_POSITION } from './description.ts';
import { errorMessages } from './messages.ts';
import {
  MOST_PLACES,
  MOST_RULES,
  notationIn,
  signsIn,
  usualSettings,
  withNotation,
  withPlace,
  withRules,
  withSigns,
} from './settings.ts';
import {
  MOST_CASES,
  MOST_LESSON_STEPS,
  MOST_PROBLEMS,
  MOST_STEPS_OF_LESSON,
  MOST_TURNS_OF_STEP,
  rangesBehindBend,
} from './workshop.ts';

const own = [...shelf.values()].map((text) => {
  const game = ownGame(text, () => '0'.repeat(64));
  if (!game.ok) throw new Error('a game of the shelf cannot be played');
  return game.variant;
});
const known = [...variants, ...own];
const longest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

test('a name that can be typed fits into a save, an invitation and the text of a game', () =>
  expect(LONGEST_TYPED_NAME).toBeLessThanOrEqual(LONGEST_SEAT_NAME));

test('the ids and sentences of every game fit into a save and into the settings', () => {
  for (const { id, sides, options, types, endings } of known) {
    expect(longest([id, ...sides.map((side) => side.id), ...types.map((type) => type.id)]), id).toBeLessThanOrEqual(40);
    // the longest choice is all values of a rule that takes several
    const choices = options.flatMap((one) => [one.id, usualChoice(one), ...one.values.map((v) => v.id)]);
    expect(longest(['', ...choices]), id).toBeLessThan(LONGEST_CHOICE);
    expect(longest(endings.map((end) => end.id)), id).toBeLessThanOrEqual(40);
    expect(longest(endings.map(({ says }) => says)) + 2 * LIMITS.name, id).toBeLessThan(LONGEST_OUTCOME);
  }
});

test('the commands fit into what the page tells of them', () => {
  expect(commandIds.length).toBeLessThan(200);
  expect(longest(commandIds)).toBeLessThanOrEqual(40);
});

test('a position with as many pieces as the editor takes, each with everything that it can have, can be pasted', () => {
  for (const variant of known) {
    const { sides, topology, start } = variant;
    const kind = [...variant.types].sort((a, b) => b.id.length - a.id.length)[0].id;
    const side = sides[1].id;
    const cell = topology.name((topology.size - 1) as Cell);
    const flags = Object.fromEntries((start?.pieceFlags ?? []).map(({ id }) => [id, 'x'.repeat(20)]));
    const piece = { kind, side, at: cell, ...flags };
    const draft = { turn: side, pieces: Array<typeof piece>(512).fill(piece) } as Draft;
    expect(draftText(variant, draft).length, variant.id).toBeLessThan(LONGEST_POSITION);
  }
});

test('what comes with the program is remembered, beside as many problems of earlier versions as there is room for', async () => {
  const home = temporaryFolder();
  const problems = gamesWithProblems.flatMap((game) => shippedProblems(game).map(({ id }) => id));
  const lessons = courses.flatMap((course) => course.lessons.map(({ id }) => id));
  expect(longest([...problems, ...lessons])).toBeLessThanOrEqual(LONGEST_ID);
  expect(problems.length).toBeLessThan(MOST_EXERCISES);
  const old = Array.from({ length: MOST_EXERCISES }, (_, n): [string, string] => [`old-${n}`, 'first']);
  const daily = { last: null, days: 0, longest: 0 };
  const file = path.join(home, 'progress.json');
  fs.writeFileSync(file, JSON.stringify({ version: 1, problems: Object.fromEntries(old), daily }));
  const { progress } = await ExerciseProgress.open(realDisk, home);
  await progress.missed(problems[0]);
  const again = await ExerciseProgress.open(realDisk, home);
  expect(again.problem).toBeNull();
  expect([problems[0], 'old-0', 'old-1'].map((id) => again.progress.of(id))).toEqual(['missed', null, 'first']);
});

test('of the games with a place of their own those that were chosen last keep it', async () => {
  const app = await openTestApp(temporaryFolder());
  let settings = usualSettings;
  for (let n = 0; n < MOST_PLACES + 5; n++)
    settings = await app.get('settings.change', { placeOf: withPlace(settings, `own:${n}`, 'plain') });
  expect(Object.keys(settings.placeOf)).toHaveLength(MOST_PLACES);
  expect(Object.keys(settings.placeOf).at(-1)).toBe(`own:${MOST_PLACES + 4}`);
  expect(settings.placeOf['own:4']).toBeUndefined();
  await app.app.close({ force: true });
});

test('signs and notation are those of one game, of the games in which they were chosen last', () => {
  let settings = usualSettings;
  expect([signsIn(settings, 'own:0'), notationIn(settings, 'own:0')]).toEqual(['characters', 'coordinates']);
  for (let n = 0; n < MOST_PLACES + 1; n++) {
    const [signsOf, notationOf] = [withSigns(settings, `own:${n}`, 'both'), withNotation(settings, `own:${n}`, 'own')];
    settings = { ...settings, signsOf, notationOf };
  }
  expect([signsIn(settings, 'own:1'), notationIn(settings, 'own:1')]).toEqual(['both', 'own']);
  expect([signsIn(settings, 'own:0'), notationIn(settings, 'own:0')]).toEqual(['characters', 'coordinates']);
  expect(signsIn({ ...settings, signsOf: withSigns(settings, 'own:1', null) }, 'own:1')).toBe('characters');
  // names that every object has
  expect([signsIn(settings, 'toString'), notationIn(settings, 'toString')]).toEqual(['characters', 'coordinates']);
});

test('the house rules of the games that were begun last are remembered, the usual ones by no entry', () => {
  let houseRules = usualSettings.houseRules;
  for (let n = 0; n < MOST_RULES + 5; n++) houseRules = withRules({ houseRules }, `own:${n}`, { array: 'rotated' });
  expect(Object.keys(houseRules)).toHaveLength(MOST_RULES);
  expect(houseRules['own:4']).toBeUndefined();
  expect(withRules({ houseRules: { acid: { return: 'own' } } }, 'acid', {})).toEqual({});
});

test('a view that JSON cannot hold is refused, and the other views stay', async () => {
  const app = await openTestApp(temporaryFolder());
  const spot = {
    name: 'A',
    position: [1, 2, 3] as [number, number, number],
    target: [0, 0, 0] as [number, number, number],
  };
  await app.get('settings.spots', { variant: 'acid', spots: [spot] });
  const far = { ...spot, position: [Number.POSITIVE_INFINITY, 2, 3] as [number, number, number] };
  expect(await app.code('settings.spots', { variant: 'acid', spots: [far] })).toBe('invalid-input');
  expect((await app.get('app.hello', {})).spots).toEqual({ acid: [spot] });
  await app.app.close({ force: true });
});

test('a text that is too long for a request is refused with how long it may be', async () => {
  const app = await openTestApp(temporaryFolder());
  const text = 'x'.repeat(LONGEST_POSITION + 1);
  const answer = await app.ask('setup.read', { variant: 'acid', options: {}, text });
  expect(answer).toMatchObject({ ok: false, error: { message: errorMessages.longInput(LONGEST_POSITION) } });
  expect(errorMessages.longInput(LONGEST_POSITION)).toBe(
    'This text is too long. It may have 100,000 characters at most.',
  );
  await app.app.close({ force: true });
});

test('the page offers the ranges behind a bend that the notation of moves can say', () => {
  const canBeSaid = (range: number, behind: number): boolean =>
    betzaOf([{ dx: 1, dy: 1, does: 'both', range, bend: { way: 'half', range: behind } }]) !== null;
  for (const range of [0, 1, 2, 3, 7])
    expect(rangesBehindBend(range), `${range}`).toEqual([...Array(17).keys()].filter((n) => canBeSaid(range, n)));
});
test('the page offers as many problems of a game as its text may have', () => {
  expect(MOST_PROBLEMS).toBe(LIMITS.exercises);
});
test('the page offers as many cases of a game as its text may have', () => {
  expect(MOST_CASES).toBe(LIMITS.cases);
});
test('the page offers as many steps of lessons, and turns in one, as the text of a game may have', () => {
  const { lessonSteps, stepsOfLesson, turnsOfStep } = LIMITS;
  expect([MOST_LESSON_STEPS, MOST_STEPS_OF_LESSON, MOST_TURNS_OF_STEP]).toEqual([
    lessonSteps,
    stepsOfLesson,
    turnsOfStep,
  ]);
});
