/** The section about drops. */
import { BOARD, type Drops, LANDINGS } from '../game-data.ts';
import type { Fields } from './fields.ts';
import { inList, type Names, squaresHint } from './names.ts';
import { sentences } from './sentences.ts';

const PER_FILE = [
  ['one to a file', 1],
  ['two to a file', 2],
] as const;

export function readDrops(fields: Fields, names: Names): Drops {
  const perFile = PER_FILE.flatMap(([key, most]) => {
    const entry = fields.entry(key);
    const kind = entry && names.kind(entry);
    return kind === undefined ? [] : [{ kind, most }];
  })[0];
  const [first, second] = PER_FILE.map(([key]) => fields.entry(key));
  if (first && second) fields.problems.of(second, sentences.oneOrTwoToAFile);
  const mateBy = readMateBy(fields, names);
  return {
    ...readWhere(fields, names),
    ...(perFile && { perFile }),
    ...(mateBy && { mateBy }),
    givingCheck: fields.choice('giving check', ['allowed', 'forbidden']),
    must: fields.choice('must', ['no', 'yes']),
    promoted: fields.choice('promoted', ['no', 'yes']),
    ...readLanding(fields, names),
  };
}
function readLanding(fields: Fields, names: Names): Pick<Drops, 'onto' | 'firstOnto'> {
  const onto = fields.choice('onto', ['any', ...LANDINGS]);
  const first = fields.entry('first onto');
  return { ...(onto !== 'any' && { onto }), ...(first && { firstOnto: names.zone(first, first.text) }) };
}

/** `board; Pawn: middle` */
function readWhere(fields: Fields, names: Names): Pick<Drops, 'where' | 'whereOf'> {
  const entry = fields.entry('where');
  let where: string = BOARD;
  const whereOf: { kind: string; zone: string }[] = [];
  for (const part of entry?.text.split(/\s*;\s*/) ?? []) {
    const parts = /^(?:(.+):\s*)?([a-z ]+)$/.exec(part);
    if (!parts) {
      fields.problems.of(entry!, sentences.badDropZone + squaresHint(part), part);
      continue;
    }
    const zone = names.zone(entry!, parts[2].trim());
    if (parts[1] === undefined) where = zone;
    else
      for (const kind of names.kinds(entry!, parts[1])) {
        if (whereOf.some((one) => one.kind === kind)) fields.problems.of(entry!, sentences.namedTwice(parts[1]), part);
        else whereOf.push({ kind, zone });
      }
  }
  return { where, whereOf };
}

function readMateBy(fields: Fields, names: Names): Drops['mateBy'] {
  const entry = fields.entry('mate by');
  if (!entry) return undefined;
  const parts = /^(.+) (forbidden|loses)$/.exec(entry.text);
  if (!parts) {
    fields.problems.of(entry, sentences.badMateBy);
    return undefined;
  }
  const kind = names.kind(entry, parts[1]);
  return kind === undefined ? undefined : { kind, is: parts[2] as 'forbidden' | 'loses' };
}

export function writeDrops(drops: Drops, nameOf: (kind: string) => string): readonly (readonly [string, string])[] {
  const { where, whereOf, perFile, mateBy, givingCheck, must, promoted, onto, firstOnto } = drops;
  const special = whereOf.map(({ kind, zone }) => `${inList(nameOf(kind))}: ${zone}`);
  return [
    ['where', [where, ...special].join('; ')],
    ...(perFile ? [[PER_FILE[perFile.most - 1][0], nameOf(perFile.kind)] as const] : []),
    ...(mateBy ? [['mate by', `${nameOf(mateBy.kind)} ${mateBy.is}`] as const] : []),
    ...(givingCheck === 'allowed' ? [] : [['giving check', givingCheck] as const]),
    ...(must === 'no' ? [] : [['must', must] as const]),
    ...(promoted === 'no' ? [] : [['promoted', promoted] as const]),
    ...(onto === undefined ? [] : [['onto', onto] as const]),
    ...(firstOnto === undefined ? [] : [['first onto', firstOnto] as const]),
  ];
}
