/** Which sound belongs to what is announced and is no effect: what a player picks up, cannot do or is told. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { isOwn } from '../board/owner.ts';
import type { Utterance } from '../state/match/match.ts';
import type { SoundName } from './names.ts';

/** Effects have their own sounds; what is only looked at has none. */
const table: Readonly<Record<Utterance['say'], SoundName | null>> = {
  effects: null,
  lifted: 'lift',
  'put-back': 'put-back',
  selected: 'lift',
  deselected: 'put-back',
  'selection-plan': null,
  'picked-up': 'carry',
  preview: null,
  why: 'illegal',
  possible: null,
  choices: 'choice',
  looking: null,
  now: null,
  laying: 'lift',
  'laid-back': 'put-back',
  'ready-laid': 'lay',
  attackers: null,
  check: null,
  calling: 'choice',
  'draw offered': 'choice',
  rewound: 'retract',
  turn: null,
  because: null,
  seated: null,
  // heard from where it rolls, or once where it does not
  tossed: null,
  hidden: null,
  revealed: null,
  refused: 'illegal',
  asked: null,
};

export function soundOfUtterance(
  utterance: Utterance,
  view: Pick<View, 'pieces' | 'turn'>,
  description: Pick<VariantDescription, 'groups'>,
): SoundName | null {
  if (utterance.say === 'why') {
    const { passing, piece, cell } = utterance.why;
    // a pointer that rests on a square has attempted nothing, and neither has who looks at a piece that is not their own
    const found = view.pieces.find(({ id }) => id === piece);
    const isTheirs = cell === null && !isOwn(description, found, view.turn);
    if (passing || isTheirs) return null;
  }
  return table[utterance.say];
}

/** The piece or cell that an utterance is about, if any. */
export function placeOfUtterance(utterance: Utterance): {
  readonly piece?: number | null;
  readonly cell?: number | null;
} {
  switch (utterance.say) {
    case 'lifted':
    case 'put-back':
      return { piece: utterance.piece };
    case 'picked-up':
      return { cell: utterance.held.cell };
    case 'why':
      return { cell: utterance.why.cell, piece: utterance.why.piece };
    case 'choices':
      return { cell: utterance.cell };
    default:
      return {};
  }
}
