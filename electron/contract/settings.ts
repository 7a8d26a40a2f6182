/**
 * The player's settings: one flat object, kept in one file by the host, with a usual value for each. An unknown or
 * mistyped entry in a file falls back to its usual value; a request with one is refused.
 */
import * as v from 'valibot';

export const Settings = v.object({
  theme: v.fallback(v.picklist(['night', 'day', 'system']), 'night'),
  /** per cent of the text's usual size, 90 to 150 */
  textSize: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(90), v.maxValue(150)), 100),
  contrast: v.fallback(v.picklist(['usual', 'high']), 'usual'),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), 'system'),
  board: v.fallback(v.picklist(['table', 'flat']), 'table'),
  quality: v.fallback(v.picklist(['high', 'low']), 'high'),
  playback: v.fallback(v.picklist(['slow', 'usual', 'fast', 'none']), 'usual'),
  /** the camera goes to the side to move */
  followTurn: v.fallback(v.boolean(), true),
  coordinates: v.fallback(v.boolean(), true),
  /** ask before an action that loses at once */
  warnLosing: v.fallback(v.boolean(), true),
  spoken: v.fallback(v.picklist(['brief', 'full']), 'full'),
  panel: v.fallback(v.boolean(), true),
  /** names last used, by side */
  players: v.fallback(v.tuple([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))]), ['', '']),
});
export type Settings = v.InferOutput<typeof Settings>;
export const usualSettings: Settings = v.parse(Settings, {
  theme: null,
  textSize: null,
  contrast: null,
  motion: null,
  board: null,
  quality: null,
  playback: null,
  followTurn: null,
  coordinates: null,
  warnLosing: null,
  spoken: null,
  panel: null,
  players: null,
});

/** Camera spots people keep, by variant; numbers are the scene's own. */
export const CameraSpot = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  position: v.tuple([v.number(), v.number(), v.number()]),
  target: v.tuple([v.number(), v.number(), v.number()]),
});
export type CameraSpot = v.InferOutput<typeof CameraSpot>;

/** Without fallbacks: a request that is wrong is refused, not bent. */
export const SettingsChange = v.strictObject({
  theme: v.optional(v.picklist(['night', 'day', 'system'])),
  textSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(90), v.maxValue(150))),
  contrast: v.optional(v.picklist(['usual', 'high'])),
  motion: v.optional(v.picklist(['system', 'full', 'reduced'])),
  board: v.optional(v.picklist(['table', 'flat'])),
  quality: v.optional(v.picklist(['high', 'low'])),
  playback: v.optional(v.picklist(['slow', 'usual', 'fast', 'none'])),
  followTurn: v.optional(v.boolean()),
  coordinates: v.optional(v.boolean()),
  warnLosing: v.optional(v.boolean()),
  spoken: v.optional(v.picklist(['brief', 'full'])),
  panel: v.optional(v.boolean()),
  players: v.optional(v.tuple([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))])),
});
