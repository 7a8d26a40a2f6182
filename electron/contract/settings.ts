/**
 * The player's settings: one flat object with a default for each entry, stored in one file by the host. An unknown or
 * mistyped entry in a file falls back to its default; a request with one is refused.
 */
import * as v from 'valibot';
import { USUAL_SIDES } from '../../engine/shared/dice.ts';
import { EngineSeat } from '../../engine/shared/engine-seat.ts';
import { LONGEST_CHOICE, LONGEST_TYPED_NAME } from '../../engine/shared/limits.ts';
import { TimeControl } from '../../engine/shared/time-control.ts';
import { HARDEST, ProblemKind } from './exercise.ts';
import { KeysSetting, readKeys } from './keys.ts';
import { onOneLine } from './plain-text.ts';
import { TossChoice } from './tosses.ts';
import { UpdateChoice } from './updates.ts';

/** length of typed text, in characters */
export const LONGEST_SPOT = 40;
/** number of camera spots for one variant */
export const MOST_SPOTS = 12;

export const PlayerNames = v.tuple([
  v.pipe(v.string(), v.maxLength(LONGEST_TYPED_NAME)),
  v.pipe(v.string(), v.maxLength(LONGEST_TYPED_NAME)),
]);

/** The computer's levels, the weakest first; a test holds them against the engine's. */
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** seconds that the computer may think a turn */
export const MOST_SECONDS = 60;
/** How the computer plays a side: its level, and the most seconds that it thinks a turn. */
export const ComputerChoice = v.strictObject({
  level: v.picklist(LEVELS),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SECONDS)),
  /** another program of this machine, in our computer's place */
  engine: v.optional(EngineSeat),
});
export type ComputerChoice = v.InferOutput<typeof ComputerChoice>;
const Seat = v.strictObject({
  name: v.pipe(
    v.string(),
    v.maxLength(LONGEST_TYPED_NAME),
    v.transform((name: string) => onOneLine(name)),
  ),
  /** neither of them: a person here */
  computer: v.optional(ComputerChoice),
  /** a person at another machine, who sends turns as text */
  elsewhere: v.optional(v.literal(true)),
});
/** by side */
export const Seats = v.tuple([Seat, Seat]);
export type Seats = v.InferOutput<typeof Seats>;

/** How loud something is, in per cent; 0 is silent. */
const Loudness = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** length of the name of a graphics card, in characters */
export const LONGEST_CARD = 300;
/** The quality that frames on this card led *Automatic* to; it counts while the card has that name. */
export const MeasuredQuality = v.strictObject({
  card: v.pipe(v.string(), v.maxLength(LONGEST_CARD)),
  quality: v.picklist(['high', 'low']),
});
export type MeasuredQuality = v.InferOutput<typeof MeasuredQuality>;
/** The kinds of sound, each with a volume of its own, in the order of the settings. */
export const SOUND_GROUPS = ['moves', 'captures', 'powers', 'alerts', 'help'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** Where the table stands: the game's own place, a neutral studio, or a plain dark ground. */
export const PLACES = ['own', 'studio', 'plain'] as const;
const PlaceChoice = v.picklist(PLACES);
export type PlaceChoice = v.InferOutput<typeof PlaceChoice>;
/** number of games with a place, signs or a notation of their own choice: those that were chosen last */
export const MOST_PLACES = 50;

/** On pieces that bear a character, as in shogi: that, marks of its moves round it, the letter below it, or the letter alone. */
export const SIGNS = ['characters', 'moves', 'both', 'letters'] as const;
const SignsChoice = v.picklist(SIGNS);
type SignsChoice = v.InferOutput<typeof SignsChoice>;
/** How moves are written: with letters and numbers, as in saves, or as the players of that game write them. */
export const NOTATIONS = ['coordinates', 'own'] as const;
const NotationChoice = v.picklist(NOTATIONS);
type NotationChoice = v.InferOutput<typeof NotationChoice>;

/** number of games whose house rules are remembered: those that were begun last */
export const MOST_RULES = 50;
/** house rules of one game, its board among them */
const MOST_CHOICES = 40;
const VariantId = v.pipe(v.string(), v.maxLength(LONGEST_SPOT));
const Choice = v.pipe(v.string(), v.maxLength(LONGEST_CHOICE));
const Choices = v.pipe(v.record(Choice, Choice), v.maxEntries(MOST_CHOICES));

/** number of favourites among the known variants: those that were chosen last */
export const MOST_FAVOURITES = 500;

/** Which problems are listed. */
export const ProblemFilter = v.strictObject({
  /** null: until a game was chosen */
  variant: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_SPOT))),
  /** 0: any */
  grade: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HARDEST)),
  kind: v.picklist(['all', ...ProblemKind.options]),
  show: v.picklist(['all', 'unsolved', 'solved']),
});
export type ProblemFilter = v.InferOutput<typeof ProblemFilter>;

/** a tag such as `de` or `pt-BR` */
const LanguageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/));

const fields = {
  /** `system`: the one that the system prefers, of those that are whole */
  language: v.union([v.literal('system'), LanguageTag]),
  theme: v.picklist(['night', 'day', 'system']),
  /** per cent of the text's usual size, 90 to 150 */
  textSize: v.pipe(v.number(), v.integer(), v.minValue(90), v.maxValue(150)),
  contrast: v.picklist(['usual', 'high']),
  motion: v.picklist(['system', 'full', 'reduced']),
  /** reduced-sensory mode: no sound and no animation, whatever else is set */
  calm: v.boolean(),
  sound: v.boolean(),
  /** of the system, when something arrives while the window is not in front; never in reduced-sensory mode */
  notifications: v.boolean(),
  /** of everything */
  volume: Loudness,
  volumes: v.strictObject({
    moves: Loudness,
    captures: Loudness,
    powers: Loudness,
    alerts: Loudness,
    help: Loudness,
  } satisfies Record<SoundGroup, typeof Loudness>),
  /** a sound for every event, for playing by ear */
  byEar: v.boolean(),
  board: v.picklist(['table', 'flat']),
  /** `auto`: what was measured on this machine's card, or else what its name lets expect; low with software rendering */
  quality: v.picklist(['auto', 'high', 'low']),
  /** null: `auto` has not changed the quality that the card's name lets expect */
  measuredQuality: v.nullable(MeasuredQuality),
  playback: v.picklist(['slow', 'usual', 'fast', 'none']),
  /** the camera follows the side to move */
  followTurn: v.boolean(),
  /** the hint about that has been shown */
  toldTurning: v.boolean(),
  coordinates: v.boolean(),
  /** letters on pieces; `auto`: on those that are seen too small to be told by their figures */
  letters: v.picklist(['auto', 'always', 'never']),
  /** of every game */
  signs: SignsChoice,
  /** by variant: where they differ */
  signsOf: v.pipe(v.record(VariantId, SignsChoice), v.maxEntries(MOST_PLACES)),
  /** by variant that has a style of its own: where that was chosen, or given up again */
  notationOf: v.pipe(v.record(VariantId, NotationChoice), v.maxEntries(MOST_PLACES)),
  /** the letter of a piece's group beside that of its kind; `auto`: with high contrast or forced colours */
  groupLetters: v.picklist(['auto', 'always', 'never']),
  /** when pieces that are let go fall and knock others over */
  weight: v.picklist(['free', 'never']),
  /** of every game */
  place: PlaceChoice,
  /** by variant: where it differs */
  placeOf: v.pipe(v.record(VariantId, PlaceChoice), v.maxEntries(MOST_PLACES)),
  /** ask before an action that loses at once */
  warnLosing: v.boolean(),
  spoken: v.picklist(['brief', 'full']),
  /** how squares and pieces are read out: by their names, spelled (`echo 5`), or by letters */
  spokenSquares: v.picklist(['names', 'nato']),
  spokenPieces: v.picklist(['names', 'letters', 'nato']),
  panel: v.boolean(),
  /** of the commands whose keys were changed */
  keys: KeysSetting,
  /** the last used names, by side */
  players: PlayerNames,
  /** the last used time control; null: without clocks */
  timeControl: v.nullable(TimeControl),
  /** by game, where its last one was not played by the usual house rules: those that differ, and its `board` */
  houseRules: v.pipe(v.record(VariantId, Choices), v.maxEntries(MOST_RULES)),
  /** known variants, by the names of their files */
  favourites: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_SPOT))), v.maxLength(MOST_FAVOURITES)),
  /** of the Problems screen */
  problemFilter: ProblemFilter,
  /** what was thrown last */
  toss: TossChoice,
  updates: UpdateChoice,
  /** the question about that has been answered */
  askedUpdates: v.boolean(),
};
export const Settings = v.object(fields);
export type Settings = v.InferOutput<typeof Settings>;
/** What a request may change: an invalid or unknown entry is refused, not corrected. */
export const SettingsChange = v.partial(v.strictObject(fields));

export const usualSettings: Settings = {
  language: 'system',
  theme: 'night',
  textSize: 100,
  contrast: 'usual',
  motion: 'system',
  calm: false,
  sound: true,
  notifications: true,
  volume: 70,
  volumes: { moves: 80, captures: 80, powers: 80, alerts: 80, help: 60 },
  byEar: false,
  board: 'table',
  quality: 'auto',
  measuredQuality: null,
  playback: 'usual',
  followTurn: true,
  toldTurning: false,
  coordinates: true,
  letters: 'auto',
  signs: 'characters',
  signsOf: {},
  notationOf: {},
  groupLetters: 'auto',
  weight: 'never',
  place: 'own',
  placeOf: {},
  houseRules: {},
  favourites: [],
  warnLosing: true,
  spoken: 'full',
  spokenSquares: 'names',
  spokenPieces: 'names',
  panel: true,
  keys: {},
  players: ['', ''],
  timeControl: null,
  problemFilter: { variant: null, grade: 0, kind: 'all', show: 'all' },
  toss: { what: USUAL_SIDES, dice: 2 },
  updates: 'off',
  askedUpdates: false,
};

/** The place of one game. */
export const placeIn = ({ place, placeOf }: Pick<Settings, 'place' | 'placeOf'>, variant: string): PlaceChoice =>
  Object.hasOwn(placeOf, variant) ? placeOf[variant] : place;

/** The places after that game has got one of its own (null: that of every game). */
export const withPlace = ({ placeOf }: Pick<Settings, 'placeOf'>, variant: string, place: PlaceChoice | null) =>
  withLast(placeOf, variant, place, MOST_PLACES);
/** What is written on the pieces of one game. */
export const signsIn = ({ signs, signsOf }: Pick<Settings, 'signs' | 'signsOf'>, variant: string): SignsChoice =>
  Object.hasOwn(signsOf, variant) ? signsOf[variant] : signs;
/** The signs after that game has got some of its own (null: those of every game). */
export const withSigns = ({ signsOf }: Pick<Settings, 'signsOf'>, variant: string, signs: SignsChoice | null) =>
  withLast(signsOf, variant, signs, MOST_PLACES);
/** How moves of one game are written. */
export const notationIn = ({ notationOf }: Pick<Settings, 'notationOf'>, variant: string): NotationChoice =>
  Object.hasOwn(notationOf, variant) ? notationOf[variant] : 'coordinates';
export const withNotation = ({ notationOf }: Pick<Settings, 'notationOf'>, variant: string, notation: NotationChoice) =>
  withLast(notationOf, variant, notation, MOST_PLACES);
/** The house rules after that game was begun with these (none: the usual ones). */
export const withRules = (
  { houseRules }: Pick<Settings, 'houseRules'>,
  variant: string,
  rules: Readonly<Record<string, string>>,
) => withLast(houseRules, variant, Object.keys(rules).length > 0 ? rules : null, MOST_RULES);
/** The favourites with that known variant, or without it. */
export const withFavourite = ({ favourites }: Pick<Settings, 'favourites'>, game: string, isFavourite: boolean) =>
  [...favourites.filter((one) => one !== game), ...(isFavourite ? [game] : [])].slice(-MOST_FAVOURITES);
/** With this entry behind the others, or without it (null); of too many, without the first ones. */
function withLast<T>(all: Readonly<Record<string, T>>, id: string, entry: T | null, most: number) {
  const { [id]: _, ...others } = all;
  const kept = entry === null ? others : { ...others, [id]: entry };
  return Object.fromEntries(Object.entries(kept).slice(-most));
}

/** Settings from a file, whatever it contains: each invalid entry gets its default, and each command its usual keys. */
export function readSettings(found: unknown): Settings {
  const given = new Map(typeof found === 'object' && found !== null ? Object.entries(found) : []);
  const good = Object.entries(fields).filter(([name, field]) => v.is(field, given.get(name)));
  const settings = { ...usualSettings, ...Object.fromEntries(good.map(([name]) => [name, given.get(name)])) };
  return v.parse(Settings, { ...settings, keys: readKeys(given.get('keys')) });
}

/** Saved camera spots, by variant; the numbers are the scene's own. */
const coordinate = v.pipe(v.number(), v.finite());
export const CameraSpot = v.object({
  name: v.pipe(v.string(), v.maxLength(LONGEST_SPOT)),
  position: v.tuple([coordinate, coordinate, coordinate]),
  target: v.tuple([coordinate, coordinate, coordinate]),
});
export type CameraSpot = v.InferOutput<typeof CameraSpot>;

/** The background of the page (`--bg` in tokens.css), for what is shown before the page. */
export const BACKGROUNDS = { night: '#111614', day: '#d9e0d8' } as const;
