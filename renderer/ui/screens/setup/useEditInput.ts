/** What a pointer does on the board of the editor, as changes of the draft. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { View } from '../../../../electron/contract/view.ts';
import type { Target } from '../../../board/props.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { cellOfName, nameOf } from '../../../state/setup/setup-draft.ts';

export function useEditInput({ topology }: VariantDescription, view: View, onCursor: (cell: number) => void) {
  const draft = useSetup((s) => s.draft);
  const { touch, drag, clear, take, putDown } = useSetup.getState();
  const cellName = (cell: number): string => topology.cells[cell]!.name;
  // the pieces on the board come first, in the order of the draft
  const nameOfPiece = (piece: number): string | undefined => {
    const found = draft?.pieces[piece];
    return found && nameOf(found);
  };
  return {
    cellIn: ({ cell, piece }: Target): number | null => cell ?? view.pieces.find((p) => p.id === piece)?.at ?? null,
    /** uses the tool here */
    use(cell: number): void {
      touch(cellName(cell));
      onCursor(cell);
    },
    lift(piece: number): boolean {
      const name = nameOfPiece(piece);
      if (name === undefined) return false;
      take({ is: 'hand' });
      useSetup.setState({ lifted: name, chosen: name });
      return true;
    },
    drop(piece: number, cell: number | null): void {
      const from = nameOfPiece(piece);
      if (from === undefined) return;
      if (cell !== null && cellName(cell) === cellOfName(from)) putDown();
      else drag(from, cell === null ? null : cellName(cell));
      if (cell !== null) onCursor(cell);
    },
    putBack: () => putDown(),
    clear: (cell: number) => clear(cellName(cell)),
  };
}
