/** The whole tree of a match as a value to compare: what the text of a game must bring back. */
import type { Match } from './match.ts';

interface Branch {
  readonly step: string;
  readonly mark: string | null;
  readonly comment: string;
  /** is it on the present line, and is it where redo goes? */
  readonly onLine: boolean;
  readonly isNext: boolean;
  readonly branches: readonly Branch[];
}
export function treeOf(match: Match, node = 0, isNext = true): Branch {
  const { kind, text, onLine, next, children } = match.node(node);
  const { mark = null, text: comment = '' } = match.comments.of(node) ?? {};
  const branches = children.map((id) => treeOf(match, id, id === next));
  const inOrder = branches.sort((a, b) => (a.step < b.step ? -1 : 1));
  return { step: `${kind} ${text}`, mark, comment, onLine, isNext, branches: inOrder };
}
