/** Moves in words, for the ear: what is written as notation is told as a clause. */
import type { LineStepView } from '../../electron/contract/advice.ts';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { HistoryNode, LastAction } from '../../electron/contract/view.ts';
import { lastTurn } from '../state/match/match-computer.ts';
import { uiText } from '../text/index.ts';
import { sentence, sideName } from './labels.ts';

/** Without words of its own a label is in words, as the end of a turn is. */
export const moveWords = ({ label, spoken }: Pick<LineStepView, 'label' | 'spoken'>): string => spoken ?? label;
/** As a sentence, by a clause that begins with its side. */
export const moveSentence = (move: Pick<LineStepView, 'label' | 'spoken'>): string => sentence(`${moveWords(move)}.`);

/** The last action with its side. */
export const lastSaid = (d: VariantDescription, last: Pick<LastAction, 'side' | 'label' | 'spoken'>): string =>
  last.spoken === undefined ? uiText.spoken.ofNoPiece(sideName(d, last.side), last.label) : moveSentence(last);

/** A turn of many moves that ends at this node, move by move. */
export const turnSentences = (nodes: readonly HistoryNode[], node: number): readonly string[] =>
  lastTurn(nodes, node).flatMap((id) => {
    const move = nodes.find((n) => n.id === id);
    return move ? [moveSentence(move)] : [];
  });
