/** What a kind is and does besides moving, as sentences. */
import { live } from '../../shared/language.ts';
import type { GameData, PieceData, PromotionRule } from '../game-data.ts';
import { anyOf } from './articles.ts';
import {
  choiceOf,
  choiceWords,
  firstZone,
  KindChoices,
  otherKindThan,
  toggleAt,
  zoneChoice,
  zoneSettings,
} from './choices.ts';
import { type DataChange, type DataPath, type Sentence, withParts } from './sentence.ts';
import { traitSentences } from './trait-sentences.ts';

export const words = live('workshopPieces', {
  royal: 'It is royal.',
  staysIn: 'It never leaves {zone}.',
  firstMovesFrom: 'It makes its first moves from {zone}, whether or not it has moved.',
  formOf: 'In a hand it is {piece} again.',
  countsAs: 'It counts as {piece}.',
  firstMoveLostTo: 'It loses its first move to {piece} that comes into line with it.',
  notTaking: 'It does not capture {pieces}.',
  notOver: 'It does not jump over {pieces}.',
  promotion: {
    says: '{who} {must} promote on {when} {zone}, to {pieces}.',
    capturing: '{who} {must} promote on {when} {zone} with a capture, to {pieces}.',
    never: '{who} may not go to {zone}.',
    whose: 'Whose',
    it: 'It',
    whites: 'White’s',
    blacks: 'Black’s',
    mustIt: 'Must it',
    must: 'must',
    may: 'may',
    when: 'When',
    reaching: 'reaching',
    leaving: 'reaching or leaving',
    toWhat: 'To what',
  },
  promotesInstead:
    'On {zone}, or anywhere as the only one of its kind that its side has, it may promote to {pieces} instead of moving: on its square, or on an empty square to which that could go from there. It may not attack an enemy or give check with that.',
  blast: {
    says: '{explosions} it no harm.',
    label: 'Which explosions',
    beside: 'An explosion beside it does',
    any: 'Explosions do',
  },
});

export function pieceSentences(data: GameData, index: number): readonly Sentence[] {
  return new PieceSentences(data, index).all();
}

class PieceSentences {
  private readonly data: GameData;
  private readonly piece: PieceData;
  private readonly at: DataPath;
  private readonly kinds: KindChoices;

  constructor(data: GameData, index: number) {
    this.data = data;
    this.piece = data.pieces[index];
    this.at = ['pieces', index];
    this.kinds = new KindChoices(data);
  }
  all(): readonly Sentence[] {
    const { piece, data } = this;
    const { royal, moves, notOver, notTaking } = piece;
    const has = (letters: RegExp): boolean => moves.some(({ betza }) => letters.test(betza));
    return [
      { id: 'royal', toggle: toggleAt([...this.at, 'royal'], royal, true, false), parts: [words.royal] },
      this.zoneOf('staysIn'),
      ...this.promotions(),
      this.promotesInstead(),
      this.kindOf('formOf'),
      this.kindOf('countsAs'),
      ...(has(/i/) ? [this.zoneOf('firstMovesFrom'), this.kindOf('firstMoveLostTo')] : []),
      this.kindsOf('notTaking', notTaking),
      ...(has(/[pgj]/) || notOver.length > 0 ? [this.kindsOf('notOver', notOver)] : []),
      ...traitSentences(data, this.piece, this.path('traits')),
      ...(data.rules.capturesExplode === 'yes' || piece.blast !== 'destroys' ? [this.blast()] : []),
    ];
  }
  private path(key: keyof PieceData): DataPath {
    return [...this.at, key];
  }
  private get otherKind(): string {
    return otherKindThan(this.data, this.piece);
  }

  private zoneOf(key: 'staysIn' | 'firstMovesFrom'): Sentence {
    const now = this.piece[key];
    const settings = (zone: string): readonly DataChange[] => [{ at: this.path(key), to: zone }];
    const zone = now ?? firstZone(this.data);
    return {
      id: key,
      toggle: {
        ...{ isOn: now !== undefined, off: [{ at: this.path(key) }] },
        on: zoneSettings(this.data, zone, settings),
      },
      parts: withParts(words[key], { zone: zoneChoice(this.data, choiceWords.zone, zone, settings) }),
    };
  }
  private kindOf(key: 'formOf' | 'countsAs' | 'firstMoveLostTo'): Sentence {
    const now = this.piece[key];
    const kind = now ?? this.otherKind;
    return {
      id: key,
      toggle: toggleAt(this.path(key), now !== undefined, kind),
      parts: withParts(words[key], {
        piece: this.kinds.one(choiceWords.whichPiece, kind, (to) => [{ at: this.path(key), to }]),
      }),
    };
  }
  private kindsOf(key: 'notOver' | 'notTaking', now: readonly string[]): Sentence {
    const isOn = now.length > 0;
    return {
      id: key,
      toggle: toggleAt(this.path(key), isOn, [this.otherKind], []),
      parts: withParts(words[key], {
        pieces: this.kinds.several(choiceWords.whichPieces, this.path(key), isOn ? now : [this.otherKind], anyOf),
      }),
    };
  }

  private promotions(): readonly Sentence[] {
    const { promotions } = this.piece;
    const next: PromotionRule = {
      ...{ side: null, zone: 'last rank', must: true, leaving: false, taking: false },
      to: [this.otherKind],
    };
    return [...promotions, next].map((promotion, i) => this.promotion(promotion, i));
  }
  private promotesInstead(): Sentence {
    const at = this.path('promotesInstead');
    const { promotesInstead } = this.piece;
    const { zone, to } = promotesInstead ?? { zone: 'last rank', to: [this.otherKind] };
    return {
      id: 'promotesInstead',
      toggle: {
        ...toggleAt(at, promotesInstead !== undefined, { zone, to }),
        on: zoneSettings(this.data, zone, (name) => [{ at, to: { zone: name, to } }]),
      },
      parts: withParts(words.promotesInstead, {
        zone: zoneChoice(this.data, choiceWords.zone, zone, (name) => [{ at: [...at, 'zone'], to: name }]),
        pieces: this.kinds.several(words.promotion.toWhat, [...at, 'to'], to, anyOf),
      }),
    };
  }
  private promotion(promotion: PromotionRule, i: number): Sentence {
    const { promotions } = this.piece;
    const at = this.path('promotions');
    const isOn = i < promotions.length;
    const { side, zone, must, leaving, taking, to } = promotion;
    const word = <T>(label: string, key: keyof PromotionRule, now: T, values: readonly (readonly [T, string])[]) =>
      choiceOf(label, [...at, i, key], now, values);
    const where = zoneChoice(this.data, choiceWords.zone, zone, (name) => [{ at: [...at, i, 'zone'], to: name }]);
    const say = words.promotion;
    const who = word(say.whose, 'side', side, [
      [null, say.it],
      [0, say.whites],
      [1, say.blacks],
    ]);
    const add = (name: string): readonly DataChange[] => [{ at, to: [...promotions, { ...promotion, zone: name }] }];
    const toggle = {
      isOn,
      on: zoneSettings(this.data, zone, add),
      off: [{ at, to: promotions.filter((_, n) => n !== i) }],
    };
    const id = `promotion-${i}`;
    if (to.length === 0) return { id, toggle, parts: withParts(say.never, { who, zone: where }) };
    const parts = withParts(taking ? say.capturing : say.says, {
      who,
      must: word(say.mustIt, 'must', must, [
        [true, say.must],
        [false, say.may],
      ]),
      when: word(say.when, 'leaving', leaving, [
        [false, say.reaching],
        [true, say.leaving],
      ]),
      zone: where,
      pieces: this.kinds.several(say.toWhat, [...at, i, 'to'], to, anyOf),
    });
    return { id, toggle, parts };
  }

  private blast(): Sentence {
    const { blast } = this.piece;
    const now = blast === 'destroys' ? 'spares beside' : blast;
    return {
      id: 'blast',
      toggle: toggleAt(this.path('blast'), blast !== 'destroys', now, 'destroys'),
      parts: withParts(words.blast.says, {
        explosions: choiceOf(words.blast.label, this.path('blast'), now, [
          ['spares beside', words.blast.beside],
          ['spares', words.blast.any],
        ]),
      }),
    };
  }
}
