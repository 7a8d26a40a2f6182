/** A node of the game as the move list names it. */
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';

const words = uiText.table.moves;
export const moveLabel = (node: HistoryNode): string =>
  node.kind === 'resign' || node.kind === 'agree' || node.kind === 'flag' ? words[node.kind] : writtenMove(node);
