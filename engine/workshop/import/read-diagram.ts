/**
 * Reads the text of an Interactive Diagram, as players of variants paste it: `key=value` lines, and one line for each kind,
 * `name:letter:moves:image:squares`. What is not known here is named with its line, and the game is refused.
 */
import type { Side } from '../../core/ids.ts';
import { readBetza } from '../betza/read-betza.ts';
import { cellsOf, FILES, fileOf, mirroredCell, rankOf } from '../cells.ts';
import { inRows } from '../file/array-text.ts';
import { castlingsOf, inOrder } from '../file/castling-text.ts';
import { Fields } from '../file/fields.ts';
import { idOf } from '../file/piece-sections.ts';
import { FileProblems, type Written } from '../file/problems.ts';
import { readRules } from '../file/rule-text.ts';
import { sentences as fileSentences } from '../file/sentences.ts';
import type { Castling, GameData, PieceData, PlacedPiece, Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { movesInDiagram } from './diagram-moves.ts';
import { withDiagramShuffle } from './foreign-shuffles.ts';
import { type Imported, importedGame } from './imported.ts';
import { sentences } from './sentences.ts';
import { tidied } from './tidy.ts';

/** How a page shows it; nothing of that changes what may be played. */
const SHOWN =
  /^(graphics\w*|\w*Prefix|\w*Suffix|squareSize|\w*Shade|rimColor|coordColor|borders|firstRank|useMarkers|newClick|satellite|addressing|protocol|theme|markers|lightColor|darkColor|trackPieces|sidePanel|spellPattern|startShade|\w*Color)$/;
const KEYS = [
  'files',
  'ranks',
  'promoZone',
  'promoChoice',
  'maxPromote',
  'stalemate',
  'symmetry',
  'royal',
  'shuffle',
] as const;
const SYMMETRIES = ['mirror', 'rotate', 'none'] as const;
const STALEMATE = { draw: 'draw', win: 'won', loss: 'lost' } as const;

interface KindLine {
  readonly written: Written;
  readonly data: PieceData;
  readonly castling: number;
  readonly squares: readonly [readonly string[], readonly string[]];
}

export function readDiagram(text: string): Imported {
  const problems = new FileProblems();
  const keys = new Map<string, Written>();
  const kindLines: Written[] = [];
  for (const [n, raw] of text.split(/\r?\n/).entries()) {
    const line: Written = { text: raw.trim(), line: n + 1, column: raw.length - raw.trimStart().length + 1 };
    const key = /^(\w+)=(.*)$/.exec(line.text);
    if (line.text === '' || line.text.startsWith('#')) continue;
    if (!key) kindLines.push(line);
    else if (keys.has(key[1])) problems.of(line, sentences.keyTwice(key[1]));
    else if ((KEYS as readonly string[]).includes(key[1])) keys.set(key[1], valueIn(line, key[2]));
    else if (!SHOWN.test(key[1])) problems.of(line, sentences.unknownKey(key[1]));
  }
  const read = new DiagramReader(keys, problems).read(kindLines);
  const shuffle = keys.get('shuffle');
  const shuffled = shuffle ? withDiagramShuffle(read, shuffle.text) : read;
  if (shuffle && shuffled === null)
    problems.of(shuffle, sentences.notPossible(sentences.impossible.shuffle(shuffle.text)), shuffle.text);
  const data = tidied(shuffled ?? read);
  return importedGame(data, problems, 1);
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
  private readonly taken = new Set<string>();

  constructor(keys: ReadonlyMap<string, Written>, problems: FileProblems) {
    this.keys = keys;
    this.problems = problems;
    this.width = this.side('files');
    this.height = this.side('ranks');
    this.cells = cellsOf(this.width, this.height);
    this.symmetry = this.word('symmetry', SYMMETRIES) ?? 'mirror';
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
    const kinds = lines.filter((line) => !isHole(line)).flatMap((line, i) => this.kind(line, i + 1) ?? []);
    const royal = this.keys.get('royal');
    if (royal && !kinds.some(({ data }) => data.royal))
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
    return {
      ...{ title: 'Imported game', tagline: '', by: '', about: '', width: this.width, height: this.height, missing },
      ...{ first: 0, zones: this.zones(), pieces: this.pieces(kinds), array: inRows(array), hands: [[], []] },
      castlings: this.castlings(kinds, array),
      rules: { ...usual, stalemate: STALEMATE[this.word('stalemate', ['draw', 'win', 'loss']) ?? 'draw'] },
      atMost: {},
    };
  }
  /** `name:letter:moves:image:squares` */
  private kind(line: Written, number: number): KindLine | null {
    // other text has lines, too
    const [name, letter = '', moves, , squares = '', ...more] = line.text.split(':');
    const upper = (letter || name.charAt(0)).toUpperCase();
    if (moves === undefined || more.length > 0 || !/^[A-Z]{1,2}$/.test(upper) || idOf(name) === '') {
      this.problems.of(line, sentences.badKindLine);
      return null;
    }
    // a diagram knows the moves of some names by itself
    if (moves.trim() === '') this.problems.of(line, sentences.noMoves(name));
    const { betza, castling, notPossible } = movesInDiagram(moves.trim());
    if (notPossible !== null)
      this.problems.of(line, sentences.notPossible(sentences.impossible.castlingBy(notPossible)), notPossible);
    const read = readBetza(betza);
    if (!('moves' in read)) this.problems.of(line, read.says, moves);
    const data: PieceData = {
      ...{ id: idOf(name), name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '), letter: upper },
      royal: this.isRoyal(upper, number),
      moves: betza === '' ? [] : [{ betza }],
      ...{ promotions: [], notOver: [], notTaking: [], blast: 'destroys', traits: [] },
    };
    const [white, black] = this.squares(line, squares);
    this.take(line, [...white, ...black]);
    return { written: line, data, castling, squares: [white, black] };
  }
  private take(line: Written, cells: readonly string[]): void {
    const twice = cells.find((at, i) => this.taken.has(at) || cells.indexOf(at) < i);
    if (twice !== undefined) this.problems.of(line, sentences.takenTwice(twice), twice);
    for (const at of cells) this.taken.add(at);
  }
  /** By its letter, or by its number in the text, from 1. */
  private isRoyal(letter: string, number: number): boolean {
    const royal = this.keys.get('royal')?.text ?? 'K';
    return letter === royal.toUpperCase() || String(number) === royal;
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
      const [from, to = from] = word.trim().split('-');
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
  private zones(): Readonly<Record<string, Zone>> {
    const depth = this.number('promoZone', 1);
    const ranks = (least: number, most: number): readonly string[] =>
      this.cells.filter((cell) => rankOf(cell) + 1 >= least && rankOf(cell) + 1 <= most);
    return { promotion: [ranks(this.height + 1 - depth, this.height), ranks(1, depth)] };
  }
  /** The first kind promotes, to those that are chosen. */
  private pieces(kinds: readonly KindLine[]): readonly PieceData[] {
    const written = this.keys.get('promoChoice');
    const letters = [...new Set(written?.text)];
    const to = letters.flatMap((letter) => {
      const kind = kinds.find(({ data }) => data.letter === letter.toUpperCase())?.data.id;
      if (kind === undefined) this.problems.of(written!, sentences.noLetter(letter), letter);
      return kind ?? [];
    });
    const promoting = this.number('maxPromote', 1);
    if (promoting > 1)
      this.problems.of(this.keys.get('maxPromote')!, sentences.notPossible(sentences.impossible.promotionOfSeveral));
    const seen = new Set<string>();
    for (const { data, written: line } of kinds) {
      if (seen.has(data.id) || seen.has(data.letter)) this.problems.of(line, sentences.kindTwice(data.name));
      seen.add(data.id).add(data.letter);
    }
    return kinds.map(({ data }, i) =>
      i >= promoting || to.length === 0
        ? data
        : { ...data, promotions: [{ side: null, zone: 'promotion', must: true, leaving: false, taking: false, to }] },
    );
  }
  /** With the outermost piece of the rank, so many squares towards it. */
  private castlings(kinds: readonly KindLine[], array: readonly PlacedPiece[]): readonly Castling[] {
    const found: Castling[] = [];
    for (const { written, data, castling } of kinds.filter((kind) => kind.castling > 0)) {
      const before = found.length;
      for (const king of array.filter(({ kind }) => kind === data.id)) {
        for (const way of [-1, 1]) {
          const to = FILES[fileOf(king.at) + way * castling];
          const row = array.filter(({ side, at }) => side === king.side && rankOf(at) === rankOf(king.at));
          const partner = row
            .filter(({ at }) => Math.sign(fileOf(at) - fileOf(king.at)) === way)
            .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)))[0];
          if (to === undefined || partner === undefined) continue;
          const castlings = castlingsOf([king, partner], { king: data.id, partner: partner.kind, files: [to] });
          found.push(...castlings.filter(({ kingTo }) => this.cells.includes(kingTo)));
        }
      }
      if (found.length === before) this.problems.of(written, fileSentences.nobodyToCastle);
    }
    return inOrder(found);
  }
}
