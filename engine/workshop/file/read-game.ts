/**
 * Reads a `.fairygame` file into data. Nothing in it is run. Whatever is wrong is told at once, each with line, column
 * and a sentence; this never throws. What is in order beside the mistakes is read, too, for whoever is still writing.
 */
import type { Side } from '../../core/ids.ts';
import { MOST_CHASED } from '../../core/recurrence.ts';
import { costOf } from '../betza/cost.ts';
import { readBetza } from '../betza/read-betza.ts';
import { featureIdsOf } from '../feature-ids.ts';
import {
  BOARD,
  type Castling,
  carriedKinds,
  type GameData,
  lenderOf,
  type PieceData,
  type PlacedPiece,
  type Raised,
} from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { whyNoChase } from '../perpetual-chase.ts';
import { canJudgeToAndFro } from '../to-and-fro.ts';
import { type BoardDrawing, readArray } from './array-text.ts';
import { castlingsOutward, inOrder, isWhole, readCastlings } from './castling-text.ts';
import { readDeclaration } from './declaration-text.ts';
import { readDrops } from './drop-text.ts';
import { readConnection, readExtinction, readGoal, readRow, readSquare } from './ending-text.ts';
import { readCases } from './exercises/case-sections.ts';
import { readLessons } from './exercises/lesson-sections.ts';
import { readProblems } from './exercises/problem-sections.ts';
import { readFeatures } from './feature-section.ts';
import { Fields } from './fields.ts';
import { readGameLooks } from './game-looks.ts';
import { Names } from './names.ts';
import { withPictures } from './picture-section.ts';
import { PieceSections, readKindNames, whyNotNamed } from './piece-sections.ts';
import { readPoints } from './points-text.ts';
import { type FileProblem, FileProblems } from './problems.ts';
import { readAtMost, readProgressBy, readRules } from './rule-text.ts';
import { type FileSection, readSections } from './sections.ts';
import { sentences } from './sentences.ts';
import { readShuffles } from './shuffle-text.ts';
import { readZones } from './zone-section.ts';
import { ZoneText } from './zone-text.ts';

export type ReadGame =
  | { readonly ok: true; readonly data: GameData }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export function readGame(text: string): ReadGame {
  const { data, problems } = readDraft(text);
  return data && problems.length === 0 ? { ok: true, data } : { ok: false, problems };
}

interface Draft {
  /** without what is wrong, so never to be played with problems; null where there is not even a board */
  readonly data: GameData | null;
  readonly problems: readonly FileProblem[];
}
export function readDraft(text: string): Draft {
  const problems = new FileProblems();
  if (text.length > LIMITS.letters) {
    problems.at(1, 1, sentences.tooLarge(LIMITS.letters));
    return { data: null, problems: problems.list };
  }
  const sections = readSections(text, problems);
  const size = readSize(sections, problems);
  const data = size && new GameReader(sections, size, problems).read();
  return { data, problems: problems.sorted() };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
/** Nothing else can be read without it. */
function readSize(sections: readonly FileSection[], problems: FileProblems): Size | null {
  const section = sections.find(({ kind }) => kind === 'game');
  const entry = section?.entries.find(({ key }) => key === 'board');
  const [, w, h] = /^(\d{1,2})\s*x\s*(\d{1,2})$/.exec(entry?.text ?? '') ?? [];
  const [width, height] = [Number(w), Number(h)];
  const isSide = (n: number): boolean => n >= 2 && n <= LIMITS.side;
  if (isSide(width) && isSide(height) && width * height <= LIMITS.cells) return { width, height };
  if (!section) problems.at(1, 1, sentences.missing('game'));
  else problems.of(entry ?? section.name, sentences.badBoard(LIMITS.side, LIMITS.cells));
  return null;
}

class GameReader {
  private readonly sections: readonly FileSection[];
  private readonly size: Size;
  private readonly problems: FileProblems;

  constructor(sections: readonly FileSection[], size: Size, problems: FileProblems) {
    this.sections = sections;
    this.size = size;
    this.problems = problems;
  }
  private section(kind: FileSection['kind']): FileSection | undefined {
    return this.sections.find((one) => one.kind === kind);
  }
  private fields(kind: FileSection['kind']): Fields {
    return new Fields(this.section(kind), this.problems);
  }

  read(): GameData {
    const { problems, size } = this;
    const text = new ZoneText(size.width, size.height);
    const zones = readZones(this.section('zones'), text, problems);
    const kindSections = this.sections.filter(({ kind }) => kind === 'piece');
    const ids = readKindNames(kindSections, problems);
    const names = new Names(problems, zones, ids);
    const kinds = new PieceSections(names, problems, Math.max(size.width, size.height));
    const named = [...ids].map(([name, id]) => ({ id, section: kindSections.find((one) => one.name.text === name)! }));
    const read = named.map(({ id, section }) => kinds.read(section, id));
    const pieces = withPictures(
      read,
      { pictures: this.section('pictures'), models: this.section('models') },
      names,
      problems,
    );
    const drawing = this.readDrawing(kinds.letters);
    const there = text.cells.filter((cell) => !drawing.missing.includes(cell));
    const features = readFeatures(this.fields('features'), text, drawing);
    const game = this.fields('game');
    const hands = this.readHands(names);
    const raised = this.readRaised(game, names);
    const rules = this.readRules(names, pieces);
    if (kindSections.length === 0) problems.at(1, 1, sentences.noPieces);
    this.checkForms(pieces, kindSections);
    this.checkCarrying(pieces, kindSections);
    this.checkRecruiting(pieces, kindSections);
    const captured = this.fields('rules').entry('captured');
    if (captured && rules.rules.captured === 'to hand' && !rules.drops && rules.gatingFrom === undefined)
      problems.of(captured, sentences.captivesNeedDrops);
    const walls = this.fields('features').entry('wall');
    if (walls && rules.rules.walls === 'moved' && (features?.walls.length ?? 0) > 1)
      problems.of(walls, sentences.oneWall);
    const onGround = featureIdsOf({ rules: rules.rules, ...(features && { features }) });
    for (const { id, section } of named)
      if (onGround.includes(id)) problems.of(section.name, sentences.kindIsFeature(section.name.text));
    this.checkAmount(pieces, drawing, hands);
    const wallName = this.readWallName(game, pieces);
    const data: GameData = {
      ...this.readTitles(game),
      ...(wallName !== undefined && { wallName }),
      ...size,
      missing: drawing.missing,
      first: game.choice('first', ['white', 'black']) === 'white' ? 0 : 1,
      zones,
      ...(raised && { raised }),
      ...readGameLooks(this.fields('looks'), text, names, size.height),
      ...{ pieces, array: drawing.array, hands },
      ...(features && { features }),
      ...readShuffles(game.all('shuffle'), { ...drawing, ...size, zones }, names, problems),
      castlings: withCastlingMoves(
        readCastlings(game.all('castling'), drawing.array, there, names, problems),
        kinds.castlings,
        drawing.array,
        there,
        problems,
      ),
      ...rules,
      ...this.readEndings(names, rules.rules, pieces),
      ...readLessons(
        this.sections.filter(({ kind }) => kind === 'lesson'),
        { names, there, zones: text },
        problems,
      ),
      ...readProblems(
        this.sections.filter(({ kind }) => kind === 'problem'),
        problems,
      ),
      ...readCases(
        this.sections.filter(({ kind }) => kind === 'case'),
        { there, zones: text },
        problems,
      ),
    };
    this.checkChase(data);
    const toAndFro = this.fields('rules').entry('to and fro');
    if (toAndFro && data.rules.toAndFro === 'lost' && !canJudgeToAndFro(data))
      problems.of(toAndFro, sentences.noToAndFro);
    return data;
  }
  private checkChase(data: GameData): void {
    const entry = this.fields('rules').entry('perpetual chase');
    const why = data.rules.perpetualChase === 'lost' ? whyNoChase(data) : null;
    const { pieces, ...others } = sentences.noChase;
    if (entry && why !== null) this.problems.of(entry, why === 'pieces' ? pieces(MOST_CHASED) : others[why]);
  }
  private readTitles(game: Fields): Pick<GameData, 'title' | 'tagline' | 'by' | 'about' | 'without'> {
    const title = game.text('title', LIMITS.text);
    if (title === '') this.problems.of(game.entry('title') ?? this.section('game')!.name, sentences.noTitle);
    const [tagline, by, about] = ['tagline', 'by', 'about'].map((key) => game.text(key, LIMITS.text));
    const without = game.all('without');
    for (const entry of without)
      if (entry.text.length > LIMITS.text) this.problems.of(entry, sentences.tooLong('without', LIMITS.text));
    return { title, tagline, by, about, ...(without.length > 0 && { without: without.map(({ text }) => text) }) };
  }
  private readWallName(game: Fields, pieces: readonly PieceData[]): string | undefined {
    const entry = game.entry('wall name');
    if (!entry) return undefined;
    const ids = pieces.map(({ id }) => id);
    if (whyNotNamed(entry.text, ids) !== null) this.problems.of(entry, sentences.badWallName);
    return entry.text;
  }
  private readRaised(game: Fields, names: Names): Raised | undefined {
    const entry = game.entry('raised');
    if (!entry) return undefined;
    const [, zone, height] = /^([a-z ]+?)\s+([01](?:\.\d{1,2})?)$/.exec(entry.text) ?? [];
    const isHeight = Number(height) >= LIMITS.lowest && Number(height) <= 1;
    if (zone === BOARD) this.problems.of(entry, sentences.allRaised);
    else if (isHeight) return { zone: names.zone(entry, zone), height: Number(height) };
    else this.problems.of(entry, sentences.badRaised);
    return undefined;
  }
  private readDrawing(letters: ReadonlyMap<string, string>): BoardDrawing {
    const section = this.section('array');
    if (section) return readArray(section, this.size, letters, this.problems);
    this.problems.at(1, 1, sentences.missing('array'));
    return { array: [], missing: [] };
  }
  private readHands(names: Names): GameData['hands'] {
    const fields = this.fields('hands');
    const [white, black] = ['white', 'black'].map((side) => {
      const entry = fields.entry(side);
      return entry ? names.pieces(entry) : [];
    });
    return [white, black];
  }
  private readRules(names: Names, pieces: readonly PieceData[]) {
    const fields = this.fields('rules');
    const rules = readRules(fields);
    const zone = (key: string): string | undefined => {
      const entry = fields.entry(key);
      return entry && names.zone(entry);
    };
    const [inPassingOn, gatingFrom, wallsOn] = ['in passing on', 'gating from', 'walls on'].map(zone);
    const progressBy = readProgressBy(fields, names);
    const check = fields.entry('check');
    if (check && rules.check === 'yes' && !pieces.some(({ royal }) => royal))
      this.problems.of(check, sentences.noRoyal);
    return {
      rules,
      ...(progressBy && { progressBy }),
      atMost: readAtMost(fields, names),
      ...(inPassingOn !== undefined && { inPassingOn }),
      ...(gatingFrom !== undefined && { gatingFrom }),
      ...(wallsOn !== undefined && { wallsOn }),
      ...(this.section('drops') && { drops: readDrops(this.fields('drops'), names) }),
    };
  }
  private readEndings(
    names: Names,
    { check }: GameData['rules'],
    pieces: readonly PieceData[],
  ): Pick<GameData, 'goal' | 'row' | 'square' | 'connection' | 'extinction' | 'declaration' | 'points' | 'drawAfter'> {
    const fields = this.fields('endings');
    const [goalEntry, extinct] = [fields.entry('goal'), fields.entry('extinct')];
    const goal = goalEntry && readGoal(goalEntry, names, this.problems);
    const inRow = fields.entry('in a row');
    const row = inRow && readRow(inRow, names, this.problems);
    const inSquare = fields.entry('in a square');
    const square = inSquare && readSquare(inSquare, names, this.problems);
    const extinction = extinct && readExtinction(extinct, names, this.problems);
    const connects = fields.entry('connects');
    const connection = connects && readConnection(connects, names, this.problems);
    const declares = fields.entry('declares');
    const declaration = declares && readDeclaration(declares, names, this.problems);
    if (declares && check === 'no') this.problems.of(declares, sentences.noCheckToDeclare);
    else if (declares && !pieces.some(({ royal }) => royal)) this.problems.of(declares, sentences.noRoyal);
    const valued = fields.entry('points');
    const points = valued && readPoints(valued, names, this.problems);
    const drawAfter = fields.number('draw after', 0, LIMITS.actions);
    return {
      ...(goal && { goal }),
      ...(row && { row }),
      ...(square && { square }),
      ...(connection && { connection }),
      ...(extinction && { extinction }),
      ...(declaration && { declaration }),
      ...(points && { points }),
      ...(drawAfter > 0 && { drawAfter }),
    };
  }
  private checkForms(pieces: readonly PieceData[], sections: readonly FileSection[]): void {
    for (const piece of pieces) {
      const base = pieces.find(({ id }) => id === piece.formOf);
      const section = sections.find(({ name }) => name.text === piece.name);
      if (base?.formOf !== undefined && section) this.problems.of(section.name, sentences.formOfForm);
    }
  }
  private checkRecruiting(pieces: readonly PieceData[], sections: readonly FileSection[]): void {
    if (this.section('drops') || this.fields('rules').entry('gating from')) return;
    for (const { name, traits } of pieces) {
      if (!traits.some(({ is }) => is === 'recruits')) continue;
      const section = sections.find((one) => one.name.text === name);
      const entry = section?.entries.find(({ key }) => key === 'recruits');
      if (entry) this.problems.of(entry, sentences.recruitsNeedDrops);
    }
  }
  /** Which of two that share a square is below must follow from their kinds. */
  private checkCarrying(pieces: readonly PieceData[], sections: readonly FileSection[]): void {
    for (const [n, piece] of pieces.entries()) {
      const entry = sections.find(({ name }) => name.text === piece.name)?.entries.find(({ key }) => key === 'carries');
      if (!entry) continue;
      const carried = carriedKinds(piece);
      if (carried.includes(piece.id)) this.problems.of(entry, sentences.carriesItself);
      for (const other of pieces.slice(0, n))
        if (carried.includes(other.id) && carriedKinds(other).includes(piece.id))
          this.problems.of(entry, sentences.carryEachOther(piece.name, other.name));
    }
  }
  /** Not more pieces than there is room for, and not more work than the program should have with them. */
  private checkAmount(pieces: readonly PieceData[], { array, missing }: BoardDrawing, hands: GameData['hands']): void {
    const { width, height } = this.size;
    const where = this.section('array')?.name ?? { text: '', line: 1, column: 1 };
    const kinds = [...array.map(({ kind }) => kind), ...hands[0], ...hands[1]];
    // a hand that can be dropped from may have more of them than there are squares, as in Reversi
    const room = this.section('drops') ? LIMITS.pieces : Math.max(2, width * height - missing.length);
    const most = Math.min(LIMITS.pieces, room);
    if (kinds.length > most) this.problems.of(where, sentences.tooManyPieces(most));
    for (const side of [0, 1] as Side[])
      if (hands[side].length === 0 && !array.some((piece) => piece.side === side))
        this.problems.of(where, sentences.noArray);
    const looks = this.looksOfAll(pieces);
    const all = kinds.reduce((sum, kind) => sum + (looks.get(kind) ?? 0), 0);
    if (all > LIMITS.allLooks) this.problems.of(where, sentences.allTooMuchWork(LIMITS.allLooks));
  }
  /** By kind, with what it borrows; says so where that is too much. */
  private looksOfAll(pieces: readonly PieceData[]): ReadonlyMap<string, number> {
    const own = new Map(pieces.map((piece) => [piece.id, this.looksOf(piece)]));
    const sum = [...own.values()].reduce((all, one) => all + one, 0);
    const borrowed = sum > LIMITS.borrowedLooks;
    for (const piece of pieces.filter((one) => lenderOf(one) !== undefined)) {
      const section = this.sections.find(({ name }) => name.text === piece.name);
      const entry = section?.entries.find(({ key }) => key === 'moves also like');
      if (borrowed && entry) this.problems.of(entry, sentences.borrowsTooMuch(LIMITS.borrowedLooks));
      own.set(piece.id, sum);
    }
    return own;
  }
  private looksOf({ moves, traits }: PieceData): number {
    const size = Math.max(this.size.width, this.size.height);
    const reaching = traits.flatMap((trait) => ('betza' in trait ? [trait.betza] : []));
    return [...moves.map(({ betza }) => betza), ...reaching]
      .flatMap((betza) => {
        const read = readBetza(betza);
        return 'moves' in read ? read.moves : [];
      })
      .reduce((sum, move) => sum + costOf(move, size, LIMITS.looks), 0);
  }
}

/** With castling that stands among the moves of kinds, each once. */
function withCastlingMoves(
  castlings: readonly Castling[],
  moves: PieceSections['castlings'],
  array: readonly PlacedPiece[],
  cells: readonly string[],
  problems: FileProblems,
): readonly Castling[] {
  const all = new Map(castlings.map((one) => [`${one.king} ${one.kingTo}`, one]));
  for (const { entry, kind, squares } of moves) {
    const found = castlingsOutward(array, cells, kind, (_, way) => squares[way < 0 ? 0 : 1]);
    if (found.length === 0 || !found.every((one) => isWhole(one, cells))) problems.of(entry, sentences.nobodyToCastle);
    for (const one of found) all.set(`${one.king} ${one.kingTo}`, one);
  }
  return inOrder([...all.values()]);
}
