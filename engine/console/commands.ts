/**
 * The commands: how each handles its arguments and one line of input. Pure except for the file that `replay` reads and
 * the clock that `think` looks at where it is asked to, which are passed in. Every answer is plain JSON, including refusals.
 */

import { perft } from '../core/perft.ts';
import { Position } from '../core/position.ts';
import { describe } from '../core/text/describe.ts';
import type { Variant } from '../core/variant.ts';
import {
  actionAnswer,
  drawnOptionsAnswer,
  type JsonAnswer,
  legalAnswer,
  playAnswer,
  resultAnswer,
  standingAnswer,
  type Tell,
} from '../exchange/answers.ts';
import { gameOfText, variantOf } from '../exchange/own-game.ts';
import { openSave } from '../match/save/open.ts';
import type { ChessProblem } from '../problems/chess-problem.ts';
import { gamesWithProblems, shippedProblems } from '../problems/shipped-problems.ts';
import { usualChoice } from '../shared/house-rules.ts';
import { err, ok, type Refusal, type Result } from '../shared/result.ts';
import { variantNamed, variants } from '../variants/registry.ts';
import { BOTH } from '../workshop/shuffle/first-positions.ts';
import { exportAnswer } from './export.ts';
import { importAnswers } from './import.ts';
import { ReachedPosition } from './reach.ts';
import { GamePositionSchema, PlaySchema, parseRequest } from './request.ts';
import { thinkAnswer } from './think.ts';
import type { Talk, TalkHost } from './turn-search.ts';
import { Uci } from './uci/uci.ts';
import { words } from './words.ts';
import { XBoard } from './xboard/xboard.ts';

/**
 * What a command line requests: lines at once; one answer for every line of input, after what was told meanwhile; or a
 * conversation, in which either side speaks when it likes.
 */
export type CommandJob =
  | { readonly is: 'at-once'; answers(): Iterable<JsonAnswer> }
  | { readonly is: 'line-by-line'; answer(line: string, tell?: Tell): JsonAnswer }
  | { readonly is: 'conversation'; begin(host: TalkHost): Talk };
/** The text of a file; null if it cannot be read. */
type ReadFile = (file: string) => string | null;

export const errorAnswer = ({ code, message, at }: Refusal): JsonAnswer => ({
  error: at === undefined ? { code, message } : { code, message, at },
});

/** `args`: without the program's name. */
export function jobOf(
  args: readonly string[],
  readFile: ReadFile,
  clock: () => number = () => performance.now(),
): Result<CommandJob> {
  const [command, ...rest] = args;
  switch (command) {
    case undefined:
    case '--help':
    case 'help':
      return err('usage', words.usage);
    case 'variants':
      return withFlags(rest, [], [], () => ok({ is: 'at-once', answers: () => variants.map(variantAnswer) }));
    case 'legal':
      return withFlags(rest, ['--after'], [], (flags) => ok(legal(flags.has('--after'))));
    case 'play':
      return withFlags(rest, [], [], () => ok(play()));
    case 'think':
      return withFlags(rest, [], [], () => ok(think(clock)));
    case 'uci':
      return withFlags(rest, [], [], () => ok({ is: 'conversation', begin: (host) => new Uci(host) }));
    case 'xboard':
      return withFlags(rest, [], [], () => ok({ is: 'conversation', begin: (host) => new XBoard(host) }));
    case 'problems':
      return withFlags(rest, [], ['--variant'], problems);
    case 'perft':
      return withFlags(rest, ['--divide'], ['--variant', '--game', '--depth', '--position'], (flags) =>
        perftJob(flags, readFile),
      );
    case 'import': {
      const [file, ...flags] = rest;
      if (file === undefined) return err('usage', words.noImport);
      return withFlags(flags, [], ['--variant', '--without'], (given) => importJob(file, given, readFile));
    }
    case 'export': {
      const [file, ...flags] = rest;
      if (file === undefined) return err('usage', words.noExport);
      return withFlags(flags, [], [], () => exportJob(file, readFile));
    }
    case 'replay': {
      const [file] = rest;
      if (rest.length !== 1) return err('usage', words.noFile);
      return ok({ is: 'at-once', answers: () => [replay(file, readFile)] });
    }
    default:
      return err('unknown-command', `${words.unknownCommand(command)} ${words.usage}`);
  }
}

/** Every problem that comes with the app, or those of one game. */
function problems(flags: Flags): Result<CommandJob> {
  const id = flags.get('--variant');
  if (id !== undefined && !variantNamed(id))
    return err('unknown-variant', words.unknownVariant(id, variants.map((v) => v.id).join(', ')));
  const games = id === undefined ? gamesWithProblems : [id];
  return ok({ is: 'at-once', answers: () => games.flatMap((game) => shippedProblems(game).map(problemAnswer)) });
}
const problemAnswer = ({ variant, id, goal, start, grade, solution }: ChessProblem): JsonAnswer => ({
  ...{ variant, id, goal, start, grade, solution },
});

type Flags = ReadonlyMap<string, string>;
/** Switches have no value; settings are followed by their value, or joined to it by `=`. */
function withFlags(
  args: readonly string[],
  switches: readonly string[],
  settings: readonly string[],
  then: (flags: Flags) => Result<CommandJob>,
): Result<CommandJob> {
  const flags = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const [flag, ...value] = args[i].split('=');
    if (switches.includes(flag) && value.length === 0) flags.set(flag, '');
    else if (!settings.includes(flag)) return err('unknown-flag', words.unknownFlag(args[i]));
    else if (value.length > 0) flags.set(flag, value.join('='));
    else if (i + 1 < args.length) flags.set(flag, args[++i]);
    else return err('missing-flag', words.missingFlag(`a value behind ${flag}`));
  }
  return then(flags);
}

function variantAnswer(variant: (typeof variants)[number]): JsonAnswer {
  const { topology, kinds, groups } = describe(variant);
  return {
    id: variant.id,
    title: variant.words.title,
    ...(variant.formOf && { formOf: variant.formOf.variant }),
    sides: variant.sides.map((side) => side.id),
    cells: topology.cells.map((cell) => cell.name),
    kinds: kinds
      .filter(({ promotedFrom }) => promotedFrom === null)
      .map(({ id, letter, name }) => {
        const promoted = kinds.find(({ promotedFrom }) => promotedFrom === id);
        return { id, letter, name, ...(promoted && { promoted: { letter: promoted.letter, name: promoted.name } }) };
      }),
    ...(groups && {
      groups: groups.map(({ id, name, letter, side, royal = false }) => ({
        ...{ id, name, letter, side: side === undefined ? null : variant.sides[side].id, royal },
      })),
    }),
    options: variant.options.map(({ several, ...rule }) => ({
      id: rule.id,
      name: rule.name,
      values: rule.values.map((value) => value.id),
      ...(several && { several }),
      default: usualChoice({ ...rule, several }),
    })),
  };
}

function legal(after: boolean): CommandJob {
  const reach = new ReachedPosition();
  return overLines(reach, (line) => {
    const request = parseRequest(GamePositionSchema, line);
    const position = request.ok ? reach.to(request.value) : request;
    return position.ok ? legalAnswer(position.value, after) : errorAnswer(position.error);
  });
}

function play(): CommandJob {
  const reach = new ReachedPosition();
  return overLines(reach, (line) => {
    const request = parseRequest(PlaySchema, line);
    if (!request.ok) return errorAnswer(request.error);
    const { position: asked, action: text } = request.value;
    const before = reach.to(asked);
    if (!before.ok) return errorAnswer(before.error);
    const position = before.value;
    if (position.outcome) return errorAnswer({ code: 'over', message: words.over(asked.actions.length + 1) });
    const action = position.find(text);
    if (!action.ok) return errorAnswer({ ...action.error, at: 'action' });
    const told = actionAnswer(position, action.value);
    const effects = playAnswer(position, action.value);
    const answer = {
      position: { ...asked, actions: [...asked.actions, action.value.text] },
      action: told,
      effects,
      ...standingAnswer(position),
    };
    if (!position.takeBack()) throw new Error(`cannot take back ${action.value.text}`);
    return answer;
  });
}

function think(clock: () => number): CommandJob {
  const reach = new ReachedPosition();
  return overLines(reach, (line, tell) => {
    const answer = thinkAnswer(reach, line, tell, clock);
    return answer.ok ? answer.value : errorAnswer(answer.error);
  });
}

/** If the engine itself throws, the line is answered with an error, and the next one starts from a new position. */
function overLines(reach: ReachedPosition, answer: (line: string, tell: Tell) => JsonAnswer): CommandJob {
  return {
    is: 'line-by-line',
    answer(line, tell = () => {}) {
      try {
        return answer(line, tell);
      } catch (error) {
        reach.forget();
        return errorAnswer({ code: 'internal', message: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

/** Deeper searches would never finish; a mistyped depth should not start one. */
const DEEPEST = 12;
function perftJob(flags: Flags, readFile: ReadFile): Result<CommandJob> {
  const typed = flags.get('--depth');
  const file = flags.get('--game');
  if (file === undefined && !flags.has('--variant')) return err('missing-flag', words.missingFlag('--variant V'));
  if (typed === undefined) return err('missing-flag', words.missingFlag('--depth N'));
  const asked = file === undefined ? knownVariant(flags.get('--variant') ?? '') : gameIn(file, readFile);
  if (!asked.ok) return asked;
  const variant = asked.value;
  const { id } = variant;
  const depth = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (depth < 1 || depth > DEEPEST) return err('bad-depth', words.badDepth(DEEPEST));
  const first = flags.get('--position');
  const started = Position.start(variant, first === undefined ? {} : { [BOTH]: first });
  if (!started.ok) return started;
  const position = started.value;
  const about = { variant: id, ...drawnOptionsAnswer(position), depth };
  return ok({
    is: 'at-once',
    *answers() {
      const { game } = position;
      if (!flags.has('--divide')) {
        yield { ...about, actions: perft(game, depth).actions };
        return;
      }
      const texts = position.actions().map((action) => action.text);
      const divide: Record<string, number> = {};
      const { actions } = perft(game, depth, (_, i, below) => {
        divide[texts[i]] = below;
      });
      yield { ...about, actions, divide };
    },
  });
}

const knownVariant = (id: string): Result<Variant> => {
  const variant = variantNamed(id);
  return variant ? ok(variant) : err('unknown-variant', words.unknownVariant(id, variants.map((v) => v.id).join(', ')));
};
const gameIn = (file: string, readFile: ReadFile): Result<Variant> => {
  const text = readFile(file);
  return text === null ? err('unreadable', words.unreadable(file)) : gameOfText(text);
};

function importJob(file: string, flags: Flags, readFile: ReadFile): Result<CommandJob> {
  const text = readFile(file);
  if (text === null) return err('unreadable', words.unreadable(file));
  return ok({ is: 'at-once', answers: () => importAnswers(text, flags.get('--variant'), flags.get('--without')) });
}

function exportJob(file: string, readFile: ReadFile): Result<CommandJob> {
  const text = readFile(file);
  if (text === null) return err('unreadable', words.unreadable(file));
  return ok({ is: 'at-once', answers: () => [exportAnswer(text)] });
}

function replay(file: string, readFile: ReadFile): JsonAnswer {
  const text = readFile(file);
  if (text === null) return errorAnswer({ code: 'unreadable', message: words.unreadable(file) });
  const opened = openSave(text, variantOf);
  if (!opened.ok) return { ...errorAnswer(opened.error), turnsThatVerify: opened.salvage?.turns ?? 0 };
  const { match, told } = opened.value;
  const { outcome } = match;
  return {
    variant: match.variant.id,
    exact: told === null,
    told: told && { code: told.code, message: told.message },
    // secrets are not shown here
    entries: match.openEntries.length,
    nodes: match.nodes.filter((node) => node.secretOf === null).length,
    actions: match
      .path()
      .filter((node) => node.kind === 'action' && node.secretOf === null)
      .map((node) => node.text),
    ...standingAnswer(match.position),
    result: outcome
      ? { winner: outcome.winner === null ? null : match.variant.sides[outcome.winner].id, reason: outcome.reason }
      : resultAnswer(match.position),
  };
}
