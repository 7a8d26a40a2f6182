/** Everything that is said of a game: its kinds, its rulebook, its rules and endings. */
import type { Kind } from '../../core/ids.ts';
import type { Ending, KindWords, RulebookSection, RuleWords, VariantWords } from '../../core/vocabulary.ts';
import { inEachLanguage, live, said, sayable } from '../../shared/language.ts';
import type { BetzaMove } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import type { GameModel } from '../compile/model.ts';
import { Diagrams } from '../diagrams/diagram.ts';
import { featureIdsOf, WALL } from '../feature-ids.ts';
import { type GameData, type PieceData, RAISED, type Trait } from '../game-data.ts';
import { a } from './articles.ts';
import { endingSentences } from './ending-sentences.ts';
import { groundSentences } from './ground-sentences.ts';
import { groundWords } from './ground-words.ts';
import { handSentences } from './hand-sentences.ts';
import { moveInWords, words as moveWords, whereInWords } from './moves.ts';
import { pieceSentences } from './piece-sentences.ts';
import { reasons, states } from './reasons.ts';
import { ruleSentences } from './rule-sentences.ts';
import { holds, inWords } from './sentence.ts';
import { traitInWords } from './trait-sentences.ts';
import { wallFeature, wallReasons } from './wall-words.ts';
import { zoneSentences } from './zone-sentences.ts';

/** Of the game as a whole, in the order of the rulebook. */
const gameSentences = (data: GameData) => [...ruleSentences(data), ...handSentences(data), ...endingSentences(data)];
const MOST_IN_SUMMARY = 3;

export const words = live('workshopBook', {
  game: 'The game',
  without: (rule: string): string => `This game was imported without a rule of the original: “${rule}”.`,
  diagram: (piece: string): string => `How ${a(piece)} moves.`,
  alone: (piece: string): string => `How ${a(piece)} moves when nobody else is near.`,
  inPassing: (piece: string): string =>
    `How ${a(piece)} captures in passing, on the square that the enemy piece has just passed.`,
});

export class GameWords {
  private readonly data: GameData;
  private readonly diagrams: Diagrams;

  constructor(model: GameModel) {
    this.data = model.written;
    this.diagrams = new Diagrams(model);
  }
  words(): VariantWords {
    const { data } = this;
    const features = featureIdsOf(data);
    const bookOf = inEachLanguage(() => [
      this.gameSection(),
      ...data.pieces.map((piece, kind) => this.kindSection(piece, kind as Kind)),
    ]);
    return {
      ...{ title: data.title, tagline: data.tagline, designers: data.by },
      ...{ size: `${data.width} × ${data.height}`, length: '', difficulty: { pips: 2, word: 'a game of your own' } },
      kinds: Object.fromEntries(data.pieces.map((piece) => [piece.id, this.kindWords(piece)])),
      states,
      ...(data.raised && { zones: { [RAISED]: data.raised.zone } }),
      ...(features.length > 0 && {
        features: Object.fromEntries(features.map((id) => [id, id === WALL ? wallFeature(data) : groundWords[id]])),
      }),
      reasons: { ...reasons, ...wallReasons(data) },
      // its diagrams take a while, and most who make a variant never open the book
      get rulebook() {
        return bookOf();
      },
    };
  }
  /** With the names of its pieces as the language has them, where it knows them: most games have a Rook. */
  private get said(): GameData {
    return { ...this.data, pieces: this.data.pieces.map((piece) => ({ ...piece, name: said(piece.name) })) };
  }
  private kindWords(piece: PieceData): KindWords {
    const sentencesOf = inEachLanguage(() => this.sentencesOf(piece));
    return {
      ...{ name: piece.name, letter: piece.letter },
      get summary() {
        return sentencesOf().slice(0, MOST_IN_SUMMARY).join(' ');
      },
      get sentences() {
        return sentencesOf();
      },
    };
  }
  private sentencesOf(piece: PieceData): readonly string[] {
    const moves = piece.moves.flatMap((line) =>
      movesIn(line.betza).map((move) => `${moveInWords(move)}${whereInWords(line)}`),
    );
    const index = this.data.pieces.indexOf(piece);
    const name = said(piece.name);
    return [
      ...(moves.length === 0 ? [moveWords.none(name)] : moves.map((move) => moveWords.says(name, move))),
      ...pieceSentences(this.said, index).filter(holds).map(inWords),
    ];
  }
  private gameSection(): RulebookSection {
    const { tagline, about, without = [] } = this.data;
    const paragraphs = [
      ...[tagline, about].filter((text) => text !== '').map(said),
      ...without.map(words.without),
      ...groundSentences(this.data),
      ...gameSentences(this.said).filter(holds).map(inWords),
      ...zoneSentences(this.data),
    ];
    return { id: 'game', title: words.game, kind: null, paragraphs, diagrams: [], rulings: [] };
  }
  private kindSection(piece: PieceData, kind: Kind): RulebookSection {
    const [first, second] = this.diagrams.of(kind);
    const inPassing = this.diagrams.inPassing(kind);
    const diagrams = [
      ...(first ? [{ spec: first, caption: words.diagram(said(piece.name)) }] : []),
      ...(second ? [{ spec: second, caption: words.alone(said(piece.name)) }] : []),
      ...(inPassing ? [{ spec: inPassing, caption: words.inPassing(said(piece.name)) }] : []),
    ];
    return {
      id: piece.id,
      title: said(piece.name),
      kind: piece.id,
      paragraphs: this.sentencesOf(piece),
      diagrams,
      rulings: [],
    };
  }
  // -- rules

  move(piece: PieceData, move: BetzaMove, number: number): RuleWords {
    const { id, name } = piece;
    return { id: `${id}-${number + 1}`, says: sayable(() => moveWords.says(said(name), moveInWords(move))) };
  }
  /** A move that it borrows. */
  lent({ id, name }: PieceData, move: BetzaMove, lenders: readonly number[], number: number): RuleWords {
    const names = () => lenders.map((kind) => said(this.data.pieces[kind].name));
    const says = sayable(() => moveWords.lent(said(name), names(), moveInWords(move)));
    return { id: `${id}-like-${number + 1}`, says };
  }
  /** Promoting instead of moving. */
  promotingInstead({ id }: PieceData): RuleWords {
    return { ...ruleSays.instead, id: `${id}-promotes-instead` };
  }
  trait(piece: PieceData, trait: Trait): RuleWords {
    return traitInWords(() => this.said, this.data.pieces.indexOf(piece), trait);
  }
}
const movesIn = (betza: string): readonly BetzaMove[] => {
  const read = readBetza(betza);
  return 'moves' in read ? read.moves : [];
};
export const ruleSays = {
  castling: {
    id: 'castling',
    says: 'King and partner move together, if neither has moved and nothing stands between.',
  },
  drop: { id: 'drop', says: 'A piece is dropped from the hand on an empty square.' },
  turnsOver: { id: 'turns-over', says: 'Enemies change sides.' },
  pass: { id: 'pass', says: 'The turn is passed.' },
  declare: { id: 'declare', says: 'A player with enough points declares the game over.' },
  toHand: { id: 'to-hand', says: 'A captured piece goes to the hand of the player who captured it.' },
  remembers: { id: 'remembers', says: 'It moves like the piece that it captured last.' },
  instead: { id: 'promotes-instead', says: 'It promotes instead of moving, and attacks no enemy with that.' },
  bursts: { id: 'bursts', says: 'Whoever captures it is lost with everything beside it.' },
  explosion: { id: 'explosion', says: 'A capture is an explosion.' },
} as const satisfies Readonly<Record<string, RuleWords>>;

export const endings: readonly Ending[] = [
  { id: 'checkmate', name: 'Checkmate', says: 'Checkmate: {winner} wins.' },
  {
    id: 'mate-by-drop',
    name: 'Checkmate by a drop',
    says: '{winner} wins: {loser} gave checkmate by a drop that loses.',
  },
  { id: 'stalemate', name: 'Stalemate', says: 'The player to move has no move.' },
  { id: 'extinction', name: 'Extinction', says: '{winner} wins.' },
  { id: 'royal-lost', name: 'Royal piece lost', says: '{winner} wins: {loser} lost a royal piece.' },
  { id: 'goal', name: 'Goal', says: '{winner} wins.' },
  { id: 'checks', name: 'Checks', says: '{winner} wins by the number of checks.' },
  { id: 'facing', name: 'Facing', says: 'A draw: the royal pieces face each other.' },
  { id: 'passes', name: 'Two passes', says: 'A draw: both players passed.' },
  { id: 'draw-after', name: 'Out of moves', says: 'A draw: all moves of the game have been made.' },
  { id: 'repetition', name: 'Repetition', says: 'A draw by repetition.' },
  { id: 'repeated', name: 'Repetition', says: '{winner} wins by the rule of repetition.' },
  { id: 'perpetual-check', name: 'Perpetual check', says: '{winner} wins: {loser} gave check again and again.' },
  { id: 'quiet', name: 'No progress', says: 'A draw: there was no progress for too long.' },
  // saves number them: what was added later stands here, in its order, and whatever will be comes behind the endings by chase
  {
    id: 'insufficient-material',
    name: 'Insufficient material',
    says: 'A draw: neither player has the pieces to checkmate.',
  },
  { id: 'both-bare', name: 'Both bare', says: 'A draw: neither player has enough pieces left.' },
  { id: 'declared', name: 'Declaration', says: '{winner} wins by declaration.' },
  { id: 'declared-draw', name: 'Drawn by declaration', says: 'A draw by declaration.' },
  { id: 'counting', name: 'Counting', says: 'A draw: the count was passed without a checkmate.' },
  { id: 'points', name: 'Points', says: '{winner} wins on points.' },
];
