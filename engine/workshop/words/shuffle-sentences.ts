/** What is shuffled in the first position, and how, as sentences. Only what fits the array can be chosen. */
import type { GameData, Shuffle, Zone } from '../game-data.ts';
import { faultOf } from '../shuffle/shuffled-pieces.ts';
import { a } from './articles.ts';
import { choiceWords, firstZone, KindChoices, zoneChoice, zoneSettings } from './choices.ts';
import type { ChoiceField, DataChange, Sentence, Toggle } from './sentence.ts';
import { withParts } from './sentence.ts';
import { words } from './shuffle-words.ts';

/** One shuffle among those of the game; a new one stands behind them. */
interface Place {
  readonly data: GameData;
  readonly n: number;
}
/** The other shuffles with this one, in a zone that the game may not have yet; null where it does not fit. */
function settingsOf({ data, n }: Place, shuffle: Shuffle): readonly DataChange[] | null {
  const { shuffles = [] } = data;
  const made = zoneSettings(data, shuffle.zone, () => []);
  const zones = { ...data.zones, ...Object.fromEntries(made.map(({ at, to }) => [at[1], to as Zone])) };
  const others = shuffles.filter((_, i) => i !== n);
  return faultOf({ ...data, zones }, shuffle, others)
    ? null
    : [{ at: ['shuffles'], to: shuffles.toSpliced(n, 1, shuffle) }];
}
/** In that zone: as it was before, or without what does not fit there. */
function settingsIn(place: Place, shuffle: Shuffle, zone: string): readonly DataChange[] | null {
  const { between: _, ...onColours } = shuffle;
  const all = [shuffle, onColours, { ...shuffle, onBothColours: [] }, { ...onColours, onBothColours: [] }];
  return firstOf(all, (one) => settingsOf(place, { ...one, zone }));
}
/** The first result that is not null. */
function firstOf<T, U>(all: readonly T[], find: (one: T) => U | null): U | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

export function shuffleSentences(data: GameData): readonly Sentence[] {
  const { shuffles = [], castlings } = data;
  const known = shuffles.flatMap((shuffle, n) => sentencesOf({ data, n }, shuffle));
  return [
    ...known,
    ...newSentence({ data, n: shuffles.length }),
    ...(shuffles.length > 0 && castlings.length > 0 ? [{ id: 'shuffle-castling', parts: [words.castling] }] : []),
  ];
}
const toggleOf = (isOn: boolean, on: readonly DataChange[], off: readonly DataChange[]): Toggle => ({ isOn, on, off });

function sentencesOf(place: Place, shuffle: Shuffle): readonly Sentence[] {
  const { data, n } = place;
  const rest = data.shuffles?.filter((_, i) => i !== n) ?? [];
  const off = [rest.length > 0 ? { at: ['shuffles'], to: rest } : { at: ['shuffles'] }];
  const id = `shuffle-${n + 1}`;
  const { drawn, ...usual } = shuffle;
  const lot: Sentence = {
    id: `${id}-drawn`,
    toggle: toggleOf(
      drawn === true,
      settingsOf(place, { ...usual, drawn: true }) ?? [],
      settingsOf(place, usual) ?? [],
    ),
    parts: [words.drawn],
  };
  const whole = { id, toggle: toggleOf(true, [], off), parts: partsOf(place, shuffle) };
  return [whole, ...colourSentences(place, id, shuffle), ...betweenSentence(place, id, shuffle), lot];
}
/** What can be shuffled besides; where nothing can be and nothing is, it is said why. */
function newSentence(place: Place): readonly Sentence[] {
  const { data, n } = place;
  const names = [...Object.keys(data.zones), ...(n === 0 ? [FIRST_RANK] : [])];
  const both = names.flatMap((zone): Shuffle[] => [
    { zone, onBothColours: [] },
    { zone, onBothColours: [], independent: true },
  ]);
  const found = firstOf(both, (shuffle) => {
    const on = settingsOf(place, shuffle);
    return on && { shuffle, on: zoneSettings(data, shuffle.zone, () => on) };
  });
  const id = `shuffle-${n + 1}`;
  if (found) return [{ id, toggle: toggleOf(false, found.on, []), parts: partsOf(place, found.shuffle) }];
  if (n > 0) return [];
  const parts = partsOf(place, { zone: firstZone(data), onBothColours: [] });
  return [{ id, toggle: toggleOf(false, [], []), parts, whyNot: words.whyNot }];
}
/** one of the zones that every game is offered */
const FIRST_RANK = 'first rank';

function partsOf(place: Place, shuffle: Shuffle): Sentence['parts'] {
  const { independent, ...mirrored } = shuffle;
  const zones = zoneChoice(
    place.data,
    choiceWords.zone,
    shuffle.zone,
    (zone) => settingsIn(place, shuffle, zone) ?? [],
  );
  const now = zones.values[zones.chosen];
  const fitting = zones.values.filter((one) => one === now || one.set.some(({ at }) => at[0] === 'shuffles'));
  const how = [
    { says: words.mirrored, set: settingsOf(place, mirrored) },
    { says: words.independent, set: settingsOf(place, { ...mirrored, independent: true }) },
  ];
  const saysNow = independent ? words.independent : words.mirrored;
  const possible = how.flatMap(({ says, set }) => (set || says === saysNow ? [{ says, set: set ?? [] }] : []));
  return withParts(words.shuffled, {
    zone: { ...zones, chosen: fitting.indexOf(now), values: fitting },
    how: {
      ...{ is: 'choice', label: words.how, values: possible },
      chosen: possible.findIndex(({ says }) => says === saysNow),
    },
  });
}

/** A switch for each kind of which half could always stand on either colour. */
function colourSentences(place: Place, id: string, shuffle: Shuffle): readonly Sentence[] {
  const { nameOf } = new KindChoices(place.data);
  const { onBothColours } = shuffle;
  return kindsIn(place, shuffle).flatMap((kind): Sentence[] => {
    const isOn = onBothColours.includes(kind);
    const on = settingsOf(place, { ...shuffle, onBothColours: [...onBothColours, kind] });
    const off = settingsOf(place, { ...shuffle, onBothColours: onBothColours.filter((one) => one !== kind) });
    const isPart = kind === shuffle.between?.kind || kind === shuffle.between?.ends;
    if (!isOn && (isPart || on === null)) return [];
    const toggle = toggleOf(isOn, isOn ? [] : (on ?? []), off ?? []);
    return [{ id: `${id}-colours-${kind}`, toggle, parts: [words.onBothColours(nameOf(kind))] }];
  });
}
/** Who always stands between whom: none where nobody could. */
function betweenSentence(place: Place, id: string, shuffle: Shuffle): readonly Sentence[] {
  const { between, ...without } = shuffle;
  const kinds = kindsIn(place, shuffle).filter((kind) => !shuffle.onBothColours.includes(kind));
  const settings = (kind: string, ends: string) => settingsOf(place, { ...without, between: { kind, ends } });
  const pairs = kinds.flatMap((kind) =>
    kinds.flatMap((ends) => {
      const set = kind === ends ? null : settings(kind, ends);
      return set ? [{ kind, ends, set }] : [];
    }),
  );
  // as in chess, those who castle
  const kindOn = (cell: string) => place.data.array.find(({ at }) => at === cell)?.kind;
  const castling = place.data.castlings[0];
  const isCastling = ({ kind, ends }: (typeof pairs)[number]): boolean =>
    castling !== undefined && kind === kindOn(castling.king) && ends === kindOn(castling.partner);
  const now = pairs.find(({ kind, ends }) => kind === between?.kind && ends === between.ends);
  const shown = now ?? pairs.find(isCastling) ?? pairs[0];
  if (!shown) return [];
  const { nameOf } = new KindChoices(place.data);
  const middles = [...new Set(pairs.map(({ kind }) => kind))].map(
    (kind) =>
      pairs.find((one) => one.kind === kind && one.ends === shown.ends) ?? pairs.find((one) => one.kind === kind)!,
  );
  const beside = pairs.filter(({ kind }) => kind === shown.kind);
  const choice = (
    label: string,
    of: typeof pairs,
    chosen: number,
    say: (one: typeof shown) => string,
  ): ChoiceField => ({
    ...{ is: 'choice', label, chosen },
    values: of.map((one) => ({ says: say(one), set: one.set })),
  });
  return [
    {
      id: `${id}-between`,
      toggle: toggleOf(between !== undefined, shown.set, settingsOf(place, without) ?? []),
      parts: withParts(words.between, {
        king: choice(
          words.middle,
          middles,
          middles.findIndex(({ kind }) => kind === shown.kind),
          ({ kind }) => nameOf(kind),
        ),
        rook: choice(words.beside, beside, beside.indexOf(shown), ({ ends }) => a(nameOf(ends))),
      }),
    },
  ];
}

/** Of the pieces that are shuffled, in the order of the game. */
function kindsIn({ data }: Place, { zone }: Shuffle): readonly string[] {
  const cells = Object.hasOwn(data.zones, zone) ? new Set(data.zones[zone].flat()) : null;
  const there = new Set(data.array.filter(({ at }) => cells?.has(at) ?? true).map(({ kind }) => kind));
  return data.pieces.map(({ id }) => id).filter((kind) => there.has(kind));
}
