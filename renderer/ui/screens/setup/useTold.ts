/** Announces the last change: one piece added, moved or removed, or how many there are now. */
import { useEffect, useRef, useState } from 'react';
import type { Draft, VariantDescription } from '../../../../electron/contract/description.ts';
import { pieceLabel } from '../../../narration/labels.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { type DraftPiece, formOf, groupIn } from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';

const words = uiText.setup;
const written = (piece: DraftPiece): string => JSON.stringify(piece);

export function tellChange(d: VariantDescription, before: Draft, after: Draft): string {
  const [was, is] = [new Set(before.pieces.map(written)), new Set(after.pieces.map(written))];
  const come = after.pieces.filter((p) => !was.has(written(p)));
  const gone = before.pieces.filter((p) => !is.has(written(p)));
  const [piece] = come;
  if (come.length === 1 && piece) {
    const side = d.sides[1].id === piece.side ? 1 : 0;
    const group = groupIn(d, piece, null);
    return words.put(pieceLabel(d, { kind: formOf(d, piece), side, ...(group !== undefined && { group }) }), piece.at);
  }
  if (come.length === 0 && gone.length === 1) return words.cleared(gone[0]!.at);
  return words.changedMany(after.pieces.length);
}

export function useTold(description: VariantDescription): string {
  const draft = useSetup((s) => s.draft);
  const problems = useSetup((s) => (s.current ? (s.checked?.problems ?? null) : null));
  const before = useRef(draft);
  const [change, setChange] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = draft;
    if (was !== null && draft !== null && was !== draft) setChange(tellChange(description, was, draft));
  }, [draft, description]);
  if (problems === null) return change;
  return `${change} ${problems.length === 0 ? words.ready : words.count(problems.length)}`.trim();
}
