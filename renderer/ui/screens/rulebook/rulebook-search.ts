/** Search in a rulebook: pieces by name or letter first, then every text that contains the term. */
import type {
  Rulebook,
  RulebookCase,
  RulebookSection,
  VariantDescription,
} from '../../../../electron/contract/description.ts';

interface Place {
  readonly section: RulebookSection;
  /** the text around the first hit; null when the title or the piece itself matches */
  readonly says: string | null;
}
export interface FoundInRulebook {
  readonly places: readonly Place[];
  /** cases of that ruling, or with that text in their questions; their answers are not given away */
  readonly cases: readonly RulebookCase[];
}

const lower = (text: string) => text.toLocaleLowerCase();
/** Is this ruling searched for by its code? */
export const isFound = (ruling: string, find: string): boolean => lower(ruling) === lower(find.trim());
/** letters shown on either side of a hit */
const ROUND = 36;

export function findIn(
  book: Rulebook,
  description: VariantDescription,
  find: string,
  cases: readonly RulebookCase[] = [],
): FoundInRulebook {
  const wanted = lower(find.trim());
  const meant = (section: RulebookSection) => {
    const kind = description.kinds.find((k) => k.id === section.kind);
    if (kind && (lower(kind.name).startsWith(wanted) || lower(kind.letter) === wanted)) return 0;
    // a single letter is the letter of a piece; searching titles and text for it would find everything
    if (wanted.length < 2) return null;
    if (lower(section.title).includes(wanted)) return 1;
    if (section.rulings.some((id) => isFound(id, wanted))) return 2;
    return null;
  };
  type Ranked = Place & { readonly rank: number };
  const places = book.sections.flatMap((section): readonly Ranked[] => {
    const rank = meant(section);
    if (rank !== null) return [{ section, says: null, rank }];
    if (wanted.length < 2) return [];
    const said = section.paragraphs.find((paragraph) => lower(paragraph).includes(wanted));
    return said === undefined ? [] : [{ section, says: round(said, wanted), rank: 3 }];
  });
  // stable: within a rank the order of the book is kept
  return {
    places: [...places].sort((a, b) => a.rank - b.rank),
    cases: cases.filter(
      ({ ruling, question }) =>
        wanted.length > 1 && ((ruling !== null && isFound(ruling, wanted)) || lower(question).includes(wanted)),
    ),
  };
}

function round(text: string, wanted: string): string {
  const at = lower(text).indexOf(wanted);
  const [from, to] = [Math.max(0, at - ROUND), Math.min(text.length, at + wanted.length + ROUND)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** A text split at every hit, with the offset of each part. */
export function parted(text: string, find: string): { text: string; hit: boolean; at: number }[] {
  const wanted = lower(find.trim());
  if (wanted.length < 2) return [{ text, hit: false, at: 0 }];
  const parts: { text: string; hit: boolean; at: number }[] = [];
  let from = 0;
  for (let at = lower(text).indexOf(wanted); at >= 0; at = lower(text).indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false, at: from });
    parts.push({ text: text.slice(at, at + wanted.length), hit: true, at });
    from = at + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false, at: from });
  return parts;
}
