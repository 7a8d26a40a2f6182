/** The strip below the board: the seat in front, the step bar, the hint, undo and redo. */
import { commands } from '../../../../electron/contract/commands.ts';
import { uiText } from '../../../text/index.ts';
import { HintButton } from '../../computer/HintSection.tsx';
import { useCommand, useMatch } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { ButtonGroup } from '../../shell/ButtonGroup.tsx';
import { Seat } from './Seat.tsx';
import { StepBar } from './StepBar.tsx';
import strips from './Strips.module.css';

export function BottomStrip({ onTrays, onResult }: { readonly onTrays: () => void; readonly onResult: () => void }) {
  const near = useMatch((s) => s.seat);
  return (
    <footer className={strips.bottom} data-region="bottom">
      <Seat side={near} onTrays={onTrays} />
      <StepBar onResult={onResult} />
      <HintButton />
      <ButtonGroup label={uiText.table.keys.groups.game}>
        <UndoButton id="undo" />
        <UndoButton id="redo" />
      </ButtonGroup>
    </footer>
  );
}

function UndoButton({ id }: { readonly id: 'undo' | 'redo' }) {
  const { why, run } = useCommand(id);
  return (
    <Button
      icon={commands[id].icon}
      iconOnly
      why={why}
      aria-label={commands[id].label}
      data-testid={id}
      onClick={run}
    />
  );
}
