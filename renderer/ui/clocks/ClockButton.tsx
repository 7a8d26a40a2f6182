/** While the clocks are paused: starts them again. The computer's own button does it in its turn. */
import { useStore } from 'zustand';
import { tipOf } from '../../commands/keyboard.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';

export function ClockButton() {
  const { clock } = useTable();
  const paused = useStore(clock, ({ view }) => view?.isPaused === true);
  const isOurs = useMatch(({ view }) => view.clock !== undefined && view.computer === null && view.outcome === null);
  const { why, run } = useCommand('pause-clocks');
  if (!paused || !isOurs) return null;
  return (
    <Button icon="clock" why={why} tip={tipOf('pause-clocks')} data-testid="resume-clocks" onClick={run}>
      {uiText.clock.resume}
    </Button>
  );
}
