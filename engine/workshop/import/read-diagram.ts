/**
 * Reads the text of an Interactive Diagram, as players of variants paste it: `key=value` lines, and one line for each kind,
 * `name:letter:moves:image:squares`. What is not known here is named with its line, and the game is refused.
 */
import type { Side } from '../../core/ids.ts';
import { readBetza } from '../betza/read-betza.ts';
import { cellsOf, FILES, fileOf, mirroredCell, rankOf } from '../cells.ts';
import { inRows } from '../file/array-text.ts';
import { castlingsOutward, inOrder } from '../file/castling-text.ts';
import { Fields } from '../file/fields.ts';
import { idOf } from '../file/piece-sections.ts';
import { FileProblems, type Written } from '../file/problems.ts';
import { readRules } from '../file/rule-text.ts';
import { withoutComment } from '../file/sections.ts';
import { sentences as fileSentences } from '../file/sentences.ts';
import {
  type Castling,
  type GameData,
  type PieceData,
  type PlacedPiece,
  USUAL_DROPS,
  type Zone,
} from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { type DiagramMoves, movesInDiagram } from './diagram-moves.ts';
import { movesOfName } from './diagram-names.ts';
import { choosing, readChoices, USUAL_CHOICE } from './diagram-promotions.ts';
import { diagramsIn } from './diagram-text.ts';
import { withDiagramShuffle } from './foreign-shuffles.ts';
import { type Imported, importedGame } from './imported.ts';
import { sentences } from './sentences.ts';
import { tidied } from './tidy.ts';

/** How a page shows it, and whether it plays against you; nothing of that changes what may be played. */
const SHOWN =
  /^(graphics\w*|\w*Prefix|\w*Suffix|squareSize|\w*Shade|\w*Color|borders|useMarkers|newClick|satellite|addressing|protocol|theme|markers|trackPieces|sidePanel|spellPattern|enableAI|shady|noCounts|startMessage)$/;
/** Rules that are not played here; 0 says that they are not meant. */
const OFF = /^(castleFlip|autoGate|zonal|tradeThreshold)$/;
const KEYS = [
  'files',
  'ranks',
  'firstRank',
  'promoZone',
  'promoChoice',
  'promoOffset',
  'maxPromote',
  'holdingsType',
  'stalemate',
  'symmetry',
  'shuffle',
] as const;
/** What becomes of the captured: they are gone, wait beside the board, or in the hand of their captor. */
const HOLDINGS = ['0', '1', '-1'] as const;
const SYMMETRIES = ['mirror', 'rotate', 'none'] as const;
const STALEMATE = { draw: 'draw', win: 'won', loss: 'lost' } as const;

interface KindLine {
  readonly written: Written;
  readonly data: PieceData;
  readonly castling: DiagramMoves['castling'];
  /** and not only meant by its name */
  readonly isCastlingSaid: boolean;
  readonly squares: readonly [readonly string[], readonly string[]];
  /** how many wait in the hands */
  readonly hands: readonly [number, number];
}

/** The first diagram of a text. */
export const readDiagram = (text: string): Imported => readDiagramRows(diagramsIn(text)[0]);

/** `without`: keys of rules that are left out; those that are read stay. */
export function readDiagramRows(rows: readonly Written[], without: ReadonlySet<string> = new Set()): Imported {
  const lacking: string[] = [];
  const problems = new FileProblems();
  const keys = new Map<string, Written>();
  const royals: Written[] = [];
  const kindLines: Written[] = [];
  for (const line of rows) {
    const key = /^(\w+)=(.*)$/.exec(line.text);
    if (!key) kindLines.push(line);
    else if (keys.has(key[1])) problems.of(line, sentences.keyTwice(key[1]));
    else if (key[1] === 'royal') royals.push(valueIn(line, key[2]));
    else if ((KEYS as readonly string[]).includes(key[1])) keys.set(key[1], valueIn(line, key[2]));
    else if (!SHOWN.test(key[1]) && !(OFF.test(key[1]) && key[2].trim() === '0')) {
      if (without.has(key[1])) lacking.push(withoutComment(line.text).slice(0, LIMITS.text));
      else problems.ofRule(line, sentences.unknownKey(key[1]), key[1]);
    }
  }
  const read = new DiagramReader(keys, royals, problems).read(kindLines);
  const shuffle = keys.get('shuffle');
  const shuffled = shuffle ? withDiagramShuffle(read, shuffle.text) : read;
  if (shuffle && shuffled === null)
    problems.of(shuffle, sentences.notPossible(sentences.impossible.shuffle(shuffle.text)), shuffle.text);
  const data = { ...tidied(shuffled ?? read), ...(lacking.length > 0 && { without: lacking }) };
  return importedGame(data, problems, rows[0]?.line ?? 1);
}

function valueIn(line: Written, value: string): Written {
  const text = value.trim();
  return { ...line, text, column: line.column + line.text.length - value.trimStart().length };
}

class DiagramReader {
  private readonly keys: ReadonlyMap<string, Written>;
  private readonly problems: FileProblems;
  private readonly width: number;
  private readonly height: number;
  private readonly cells: readonly string[];
  private readonly symmetry: (typeof SYMMETRIES)[number];
  private readonly holdings: (typeof HOLDINGS)[number];
  /** what the lowest rank is called */
  private readonly firstRank: number;
  private readonly royals: readonly Written[];
  private readonly taken = new Set<string>();

  constructor(keys: ReadonlyMap<string, Written>, royals: readonly Written[], problems: FileProblems) {
    this.keys = keys;
    this.royals = royals;
    this.problems = problems;
    this.width = this.side('files');
    this.height = this.side('ranks');
    this.cells = cellsOf(this.width, this.height);
    this.symmetry = this.word('symmetry', SYMMETRIES) ?? 'mirror';
    this.holdings = this.word('holdingsType', HOLDINGS) ?? '0';
    this.firstRank = this.number('firstRank', 1);
  }
  private number(key: string, usual: number): number {
    const written = this.keys.get(key);
    if (!written) return usual;
    if (/^\d{1,2}$/.test(written.text)) return Number(written.text);
    this.problems.of(written, sentences.badNumber(key));
    return usual;
  }
  private word<Word extends string>(key: string, words: readonly Word[]): Word | null {
    const written = this.keys.get(key);
    const found = words.find((word) => word === written?.text) ?? null;
    if (written && found === null) this.problems.of(written, sentences.badWord(key, words));
    return found;
  }
  private side(key: string): number {
    const side = this.number(key, 8);
    if (side >= 2 && side <= LIMITS.side) return side;
    this.problems.of(this.keys.get(key)!, sentences.badBoard(LIMITS.side));
    return 8;
  }

  read(lines: readonly Written[]): GameData {
    const isHole = (line: Written): boolean => /^hole:/.test(line.text);
    const kindLines = lines.filter((line) => !isHole(line));
    const kinds = kindLines.flatMap((line, i) => this.kind(line, i + 1, kindLines.length) ?? []);
    for (const royal of this.royals)
      if (!kinds.some(({ data }, i) => isCalled(royal.text, data.letter, i + 1)))
        this.problems.of(royal, sentences.noRoyal(royal.text), royal.text);
    if (kinds.length === 0) this.problems.at(1, 1, sentences.noKinds);
    const array: PlacedPiece[] = kinds.flatMap(({ data, squares }) =>
      squares.flatMap((cells, side) => cells.map((at) => ({ kind: data.id, side: side as Side, at }))),
    );
    if (array.length > LIMITS.pieces) this.problems.at(1, 1, sentences.tooManyPieces(LIMITS.pieces));
    const missing = lines.filter(isHole).flatMap((line) => {
      const holes = [...new Set(this.squares(line, line.text.split(':')[4] ?? '').flat())];
      if (holes.length === 0) this.problems.of(line, sentences.noHole);
      this.take(line, holes);
      return holes;
    });
    const usual = readRules(new Fields(undefined, this.problems));
    const isOfSeveral = ([0, 1] as const).some(
      (side) =>
        array.filter((one) => one.side === side && kinds.some(({ data }) => data.royal && data.id === one.kind))
          .length > 1,
    );
    const hands = ([0, 1] as const).map((side) =>
      kinds.flatMap(({ data, hands }) => Array<string>(hands[side]).fill(data.id)),
    ) as unknown as GameData['hands'];
    const { pieces, zones, atMost } = this.pieces(kinds, array, hands);
    return {
      ...{ title: 'Imported game', tagline: '', by: '', about: '', width: this.width, height: this.height, missing },
      ...{ first: 0, zones, pieces, array: inRows(array), hands },
      castlings: this.castlings(kinds, array),
      rules: {
        ...usual,
        stalemate: STALEMATE[this.word('stalemate', ['draw', 'win', 'loss']) ?? 'draw'],
        ...(isOfSeveral && { royals: 'last' }),
        ...(this.holdings === '-1' && { captured: 'to hand' }),
      },
      ...((this.holdings === '-1' || hands.flat().length > 0) && { drops: USUAL_DROPS }),
      atMost,
    };
  }
  /** `name:letter:moves:image:squares`, perhaps with how many wait in the hands behind it */
  private kind(line: Written, number: number, last: number): KindLine | null {
    // other text has lines, too
    const [name, letter = '', moves, , squares = '', inHand = '', ...more] = line.text.split(':');
    const upper = (letter || name.charAt(0)).toUpperCase();
    const waiting = /^(\d{0,2})(?:,(\d{1,2}))?$/.exec(inHand.trim());
    if (moves === undefined || more.length > 0 || !waiting || !/^\+?[A-Z]{1,2}$/.test(upper) || idOf(name) === '') {
      this.problems.of(line, sentences.badKindLine);
      return null;
    }
    const written = moves.trim() === '' ? movesOfName(name, this.width) : moves.trim();
    if (written === null) this.problems.of(line, sentences.noMoves(name));
    const { betza, castling, notPossible } = movesInDiagram(written ?? '');
    if (notPossible !== null)
      this.problems.of(line, sentences.notPossible(sentences.impossible.castlingBy(notPossible)), notPossible);
    const read = readBetza(betza);
    if (!('moves' in read)) this.problems.of(line, read.says, moves);
    const data: PieceData = {
      ...{ id: idOf(name), name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '), letter: upper },
      royal: this.royals.length === 0 ? number === last : this.royals.some(({ text }) => isCalled(text, upper, number)),
      moves: betza === '' ? [] : [{ betza }],
      ...{ promotions: [], notOver: [], notTaking: [], blast: 'destroys', traits: [] },
    };
    const [white, black] = this.squares(line, squares);
    this.take(line, [...white, ...black]);
    const hands = [Number(waiting[1]), Number(waiting[2] ?? waiting[1])] as const;
    const isCastlingSaid = moves.trim() !== '';
    return { written: line, data, castling, isCastlingSaid, squares: [white, black], hands };
  }
  private take(line: Written, cells: readonly string[]): void {
    const twice = cells.find((at, i) => this.taken.has(at) || cells.indexOf(at) < i);
    if (twice !== undefined) this.problems.of(line, sentences.takenTwice(twice), twice);
    for (const at of cells) this.taken.add(at);
  }
  /** White's; behind an empty one Black's, which are otherwise the mirror image. */
  private squares(line: Written, text: string): readonly [readonly string[], readonly string[]] {
    const [white, black, ...more] = text.split(',,');
    if (more.length > 0) this.problems.of(line, sentences.badKindLine);
    const first = this.listed(line, white ?? '');
    if (black !== undefined) return [first, this.listed(line, black)];
    const opposite = (cell: string): string => {
      const turned = this.symmetry === 'rotate' ? FILES[this.width - 1 - fileOf(cell)] + cell.slice(1) : cell;
      return mirroredCell(turned, this.height);
    };
    return [first, this.symmetry === 'none' ? [] : first.map(opposite)];
  }
  private listed(line: Written, text: string): readonly string[] {
    return text.split(',').flatMap((word) => {
      if (word.trim() === '') return [];
      const [from, to = from] = word
        .trim()
        .split('-')
        .map((cell) => cell.replace(/\d+$/, (rank) => String(Number(rank) + 1 - this.firstRank)));
      if (!this.cells.includes(from) || !this.cells.includes(to)) {
        this.problems.of(line, sentences.badRegion(word.trim()), word.trim());
        return [];
      }
      return this.cells.filter(
        (cell) =>
          fileOf(cell) >= fileOf(from) &&
          fileOf(cell) <= fileOf(to) &&
          rankOf(cell) >= rankOf(from) &&
          rankOf(cell) <= rankOf(to),
      );
    });
  }
  private pieces(
    kinds: readonly KindLine[],
    array: readonly PlacedPiece[],
    hands: GameData['hands'],
  ): Pick<GameData, 'pieces' | 'zones' | 'atMost'> {
    const seen = new Set<string>();
    for (const { data, written: line } of kinds) {
      if (seen.has(data.id) || seen.has(data.letter)) this.problems.of(line, sentences.kindTwice(data.name));
      seen.add(data.id).add(data.letter);
    }
    const promoting = this.number('maxPromote', 1);
    const depth = Math.min(this.height, this.number('promoZone', 1));
    const offset = this.number('promoOffset', 0);
    if (promoting === 0 || depth === 0) return { pieces: kinds.map(({ data }) => data), zones: {}, atMost: {} };
    if (offset > 0) return this.promotedForms(kinds, promoting, offset, depth);
    return this.chosen(kinds, promoting, depth, array, hands);
  }
  /** So many ranks from the last one on, beginning behind `from` of them. */
  private readonly ranks = (from: number, to: number): Zone => {
    const of = (isIn: (rank: number) => boolean): readonly string[] => this.cells.filter((cell) => isIn(rankOf(cell)));
    return [
      of((rank) => this.height - 1 - rank >= from && this.height - 1 - rank < to),
      of((rank) => rank >= from && rank < to),
    ];
  };
  private refuse(key: string, what: string): void {
    const { line, column } = this.keys.get(key) ?? { line: 1, column: 1 };
    this.problems.at(line, column, sentences.notPossible(what));
  }
  /** Each to the kind so many places further down, or to the first one behind the others. */
  private promotedForms(
    kinds: readonly KindLine[],
    promoting: number,
    offset: number,
    depth: number,
  ): Pick<GameData, 'pieces' | 'zones' | 'atMost'> {
    // on entering the zone, and by captures within it
    if (this.holdings !== '-1') this.refuse('promoOffset', sentences.impossible.promotionByCapture);
    const formOf = new Map<string, string>();
    const pieces = kinds.map(({ data }, i) => {
      const form = (kinds[i + offset] ?? kinds[offset])?.data;
      if (i >= promoting || !form || form.id === data.id) return data;
      if (formOf.has(form.id)) this.refuse('promoOffset', sentences.impossible.sharedForm);
      formOf.set(form.id, data.id);
      const rule = { side: null, zone: 'promotion', must: false, leaving: true, taking: false, to: [form.id] };
      return { ...data, promotions: [rule] };
    });
    return {
      pieces: pieces.map((piece) => {
        const base = formOf.get(piece.id);
        return base === undefined ? piece : { ...piece, formOf: base };
      }),
      zones: { promotion: this.ranks(0, depth) },
      atMost: {},
    };
  }
  /** The first kinds promote, to those that are chosen. */
  private chosen(
    kinds: readonly KindLine[],
    promoting: number,
    depth: number,
    array: readonly PlacedPiece[],
    hands: GameData['hands'],
  ): Pick<GameData, 'pieces' | 'zones' | 'atMost'> {
    const written = this.keys.get('promoChoice');
    const letters = kinds.map(({ data }) => data.letter);
    const everybody = kinds.slice(1).flatMap(({ data }) => (data.royal ? [] : [data.letter]));
    const choices =
      written?.text === ''
        ? everybody.map((letter) => ({ letter, isCaptured: false, isNotLast: false, depth }))
        : readChoices(written?.text ?? USUAL_CHOICE, letters, depth);
    const idOfLetter = (letter: string): string | undefined =>
      kinds.find(({ data }) => data.letter === letter)?.data.id;
    const unknown = new Set(choices.flatMap(({ letter }) => (letters.includes(letter) ? [] : [letter])));
    for (const letter of written ? unknown : []) this.problems.of(written!, sentences.noLetter(letter), letter);
    const atMost: Record<string, number> = {};
    let isUnsaid = false;
    for (const { letter } of choices.filter(({ isCaptured }) => isCaptured)) {
      const id = idOfLetter(letter);
      const [white, black] = [0, 1].map((side) => array.filter((one) => one.kind === id && one.side === side).length);
      // as many as there were in the beginning, so that one of them has been captured
      if (this.holdings !== '1' || white !== black || hands.flat().length > 0) isUnsaid = true;
      else if (id !== undefined) atMost[id] = white;
    }
    if (isUnsaid) this.refuse('promoChoice', sentences.impossible.promotionFromHand);
    const zones: Record<string, Zone> = {};
    const pieces = kinds.map(({ data }, i) => {
      if (i >= promoting) return data;
      const found = choosing(data.letter, choices, idOfLetter, this.ranks, depth);
      Object.assign(zones, found.zones);
      return { ...data, promotions: found.rules };
    });
    return { pieces, zones, atMost };
  }
  /**
   * With the outermost piece of the rank, so many squares towards it. Where the sides stand as mirror images, they castle alike to the
   * same file.
   */
  private castlings(kinds: readonly KindLine[], array: readonly PlacedPiece[]): readonly Castling[] {
    const found: Castling[] = [];
    for (const { written, data, castling, isCastlingSaid } of kinds.filter((kind) =>
      kind.castling.some((squares) => squares > 0),
    )) {
      const isTurned = (side: Side): boolean => this.symmetry === 'rotate' && side === 1;
      const own = castlingsOutward(
        array,
        this.cells,
        data.id,
        (side, way) => castling[way < 0 !== isTurned(side) ? 0 : 1],
      );
      found.push(...own);
      if (own.length === 0 && isCastlingSaid) this.problems.of(written, fileSentences.nobodyToCastle);
    }
    return inOrder(found);
  }
}
/** By its letter, or by its number in the text, from 1. */
const isCalled = (text: string, letter: string, number: number): boolean =>
  letter === text.toUpperCase() || String(number) === text;
