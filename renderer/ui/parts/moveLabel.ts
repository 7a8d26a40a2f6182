/** A node of the game as the move list names it. */
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';

const words = uiText.table.moves;
export const moveLabel = ({ kind, label }: HistoryNode): string =>
  kind === 'resign' || kind === 'agree' || kind === 'flag' ? words[kind] : label;
