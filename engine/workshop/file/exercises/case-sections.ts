/** Cases for the rulebook: what their author says of them. Whether they are true is not known here, so that no game is refused for one. */
import type { GameCase } from '../../game-data.ts';
import { LIMITS } from '../../limits.ts';
import { Fields } from '../fields.ts';
import type { FileProblems, Written } from '../problems.ts';
import type { FileSection } from '../sections.ts';
import { sentences } from '../sentences.ts';
import type { ZoneText } from '../zone-text.ts';

interface Known {
  /** the squares of the board */
  readonly there: readonly string[];
  readonly zones: ZoneText;
}

/** Nothing where there is none. */
export function readCases(
  sections: readonly FileSection[],
  known: Known,
  problems: FileProblems,
): { readonly cases?: readonly GameCase[] } {
  const beyond = sections.at(LIMITS.cases);
  if (beyond) problems.of(beyond.name, sentences.tooManyCases(LIMITS.cases));
  const read = sections.slice(0, LIMITS.cases).map((section) => readCase(section, known, problems));
  return read.length === 0 ? {} : { cases: read };
}

function readCase(section: FileSection, known: Known, problems: FileProblems): GameCase {
  const fields = new Fields(section, problems);
  const { name } = section;
  if (name.text.length > LIMITS.text) problems.of(name, sentences.tooLong('case', LIMITS.text));
  const piece = fields.entry('piece');
  const notTo = fields.entry('not to');
  return {
    question: name.text.slice(0, LIMITS.text),
    words: fields.text('words', LIMITS.text),
    position: fields.text('position', LIMITS.position),
    piece: piece ? pieceIn(piece, known, problems) : '',
    move: fields.text('move', LIMITS.text),
    notTo: notTo ? squaresIn(notTo, known, problems) : [],
  };
}

function pieceIn(written: Written, { there }: Known, problems: FileProblems): string {
  const { text } = written;
  const isInHand = /^\+?[A-Z]{1,2}@-$/.test(text);
  if (isInHand || there.includes(text.replace(/\^$/, ''))) return text;
  problems.of(written, sentences.badCasePiece);
  return '';
}
function squaresIn(written: Written, { there, zones }: Known, problems: FileProblems): readonly string[] {
  const strangers: string[] = [];
  const cells = zones.readList(written.text, (term) => void strangers.push(term));
  const [stranger = cells.find((cell) => !there.includes(cell))] = strangers;
  if (stranger !== undefined) problems.of(written, sentences.badStepSquare(stranger), stranger);
  return cells.filter((cell) => there.includes(cell));
}

export function writeCase(
  { position, piece, move, notTo, words }: GameCase,
  zones: ZoneText,
): readonly (readonly [string, string])[] {
  const line = (key: string, value: string) => (value === '' ? [] : [[key, value] as const]);
  return [
    ...line('position', position),
    ...line('piece', piece),
    ...line('move', move),
    ...line('not to', notTo.length > 0 ? zones.writeList(notTo) : ''),
    ...line('words', words),
  ];
}
