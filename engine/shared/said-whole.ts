/** What is told of a game as data (its description, rulebook, lessons, cases), with its texts in the language of the moment. */
import { ENGLISH, language, said } from './language.ts';

/** The properties that hold texts for people, or lists of them; whatever else is a string is for programs. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['name', 'says', 'title', 'subtitle', 'summary', 'tagline', 'goal', 'closing', 'hints', 'because', 'caption'],
  ...['sentences', 'paragraphs', 'question', 'answer', 'size', 'length', 'word', 'ends', 'provenance', 'designers'],
  ...['spokenFiles', 'spokenRanks'],
]);
export const isTextKey = (key: string): boolean => TEXTS.has(key);
/** Objects in which only lists of texts are for people, because names are notation: those of squares. */
const OF_NOTATION: ReadonlySet<string> = new Set(['topology']);
/** Objects of which each property holds a text. */
const OF_TEXTS: ReadonlySet<string> = new Set(['zones']);

/** A copy of plain data whose texts are said in the language of the moment; in English the data itself. */
export const saidWhole = <T>(data: T): T => (language() === ENGLISH ? data : (copy(data, false) as T));

const copy = (data: unknown, isText: boolean): unknown => {
  if (typeof data === 'string') return isText ? said(data) : data;
  if (Array.isArray(data)) return data.map((one) => copy(one, isText && typeof one === 'string'));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(entries.map(([key, value]) => [key, copyOf(key, value)]));
};
const copyOf = (key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return copy(value, isTextKey(key));
  if (OF_NOTATION.has(key))
    return Object.fromEntries(Object.entries(value).map(([id, one]) => [id, isTextKey(id) ? copy(one, true) : one]));
  if (!OF_TEXTS.has(key)) return copy(value, isTextKey(key));
  return Object.fromEntries(Object.entries(value).map(([id, text]) => [id, copy(text, true)]));
};
