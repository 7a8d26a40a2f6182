/** What a kind is and does besides moving, as sentences. */
import type { GameData, PieceData, Promotion } from '../game-data.ts';
import { anyOf } from './articles.ts';
import { choiceOf, firstZone, KindChoices, otherKindThan, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import type { Part, Path, Sentence, Setting } from './sentence.ts';
import { traitSentences } from './trait-sentences.ts';

export function pieceSentences(data: GameData, index: number): readonly Sentence[] {
  return new PieceSentences(data, index).all();
}

class PieceSentences {
  private readonly data: GameData;
  private readonly piece: PieceData;
  private readonly at: Path;
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
      { id: 'royal', toggle: toggleAt([...this.at, 'royal'], royal, true, false), parts: ['It is royal.'] },
      this.zoneOf('staysIn', 'It never leaves ', '.'),
      ...this.promotions(),
      this.kindOf('formOf', 'In a hand it is ', ' again.'),
      this.kindOf('countsAs', 'It counts as ', '.'),
      ...(has(/i/)
        ? [this.zoneOf('firstMovesFrom', 'It makes its first moves from ', ', whether or not it has moved.')]
        : []),
      ...(has(/i/)
        ? [this.kindOf('firstMoveLostTo', 'It loses its first move to ', ' that comes into line with it.')]
        : []),
      this.kindsOf('notTaking', 'It does not capture ', notTaking),
      ...(has(/[pgj]/) || notOver.length > 0 ? [this.kindsOf('notOver', 'It does not jump over ', notOver)] : []),
      ...traitSentences(data, this.piece, this.path('traits')),
      ...(data.rules.capturesExplode === 'yes' || piece.blast !== 'destroys' ? [this.blast()] : []),
    ];
  }
  private path(key: keyof PieceData): Path {
    return [...this.at, key];
  }
  private get otherKind(): string {
    return otherKindThan(this.data, this.piece);
  }

  private zoneOf(key: 'staysIn' | 'firstMovesFrom', before: string, after: string): Sentence {
    const now = this.piece[key];
    const settings = (zone: string): readonly Setting[] => [{ at: this.path(key), to: zone }];
    const zone = now ?? firstZone(this.data);
    return {
      id: key,
      toggle: {
        ...{ isOn: now !== undefined, off: [{ at: this.path(key) }] },
        on: zoneSettings(this.data, zone, settings),
      },
      parts: [before, zoneChoice(this.data, 'Zone', zone, settings), after],
    };
  }
  private kindOf(key: 'formOf' | 'countsAs' | 'firstMoveLostTo', before: string, after: string): Sentence {
    const now = this.piece[key];
    const kind = now ?? this.otherKind;
    return {
      id: key,
      toggle: toggleAt(this.path(key), now !== undefined, kind),
      parts: [before, this.kinds.one('Which piece', kind, (to) => [{ at: this.path(key), to }]), after],
    };
  }
  private kindsOf(key: 'notOver' | 'notTaking', before: string, now: readonly string[]): Sentence {
    const isOn = now.length > 0;
    return {
      id: key,
      toggle: toggleAt(this.path(key), isOn, [this.otherKind], []),
      parts: [before, this.kinds.several('Which pieces', this.path(key), isOn ? now : [this.otherKind], anyOf), '.'],
    };
  }

  private promotions(): readonly Sentence[] {
    const { promotions } = this.piece;
    const next: Promotion = {
      ...{ side: null, zone: 'last rank', must: true, leaving: false, taking: false },
      to: [this.otherKind],
    };
    return [...promotions, next].map((promotion, i) => this.promotion(promotion, i));
  }
  private promotion(promotion: Promotion, i: number): Sentence {
    const { promotions } = this.piece;
    const at = this.path('promotions');
    const isOn = i < promotions.length;
    const { side, zone, must, leaving, taking, to } = promotion;
    const word = <T>(label: string, key: keyof Promotion, now: T, values: readonly (readonly [T, string])[]) =>
      choiceOf(label, [...at, i, key], now, values);
    const where = zoneChoice(this.data, 'Zone', zone, (name) => [{ at: [...at, i, 'zone'], to: name }]);
    const who = word('Whose', 'side', side, [
      [null, 'It'],
      [0, 'White’s'],
      [1, 'Black’s'],
    ]);
    const add = (name: string): readonly Setting[] => [{ at, to: [...promotions, { ...promotion, zone: name }] }];
    const toggle = {
      isOn,
      on: zoneSettings(this.data, zone, add),
      off: [{ at, to: promotions.filter((_, n) => n !== i) }],
    };
    const id = `promotion-${i}`;
    if (to.length === 0) return { id, toggle, parts: [who, ' may not go to ', where, '.'] };
    const parts: readonly Part[] = [
      who,
      ' ',
      word('Must it', 'must', must, [
        [true, 'must'],
        [false, 'may'],
      ]),
      ' promote on ',
      word('When', 'leaving', leaving, [
        [false, 'reaching'],
        [true, 'reaching or leaving'],
      ]),
      ' ',
      where,
      ...(taking ? [' with a capture'] : []),
      ', to ',
      this.kinds.several('To what', [...at, i, 'to'], to, anyOf),
      '.',
    ];
    return { id, toggle, parts };
  }

  private blast(): Sentence {
    const { blast } = this.piece;
    const now = blast === 'destroys' ? 'spares beside' : blast;
    return {
      id: 'blast',
      toggle: toggleAt(this.path('blast'), blast !== 'destroys', now, 'destroys'),
      parts: [
        choiceOf('Which explosions', this.path('blast'), now, [
          ['spares beside', 'An explosion beside it does'],
          ['spares', 'Explosions do'],
        ]),
        ' it no harm.',
      ],
    };
  }
}
