/** What the other side would do if it were its turn. */
import { sideName } from '../../narration/labels.ts';
import { otherSide } from '../../state/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { SwitchWithLabel } from '../shell/Switch.tsx';
import { useAdvice, useCommand, useMatch } from './context.ts';
import styles from './Threats.module.css';

const words = uiText.advice.threats;

export function Threats() {
  const shown = useAdvice((a) => a.threats);
  const other = useMatch((s) => sideName(s.description, otherSide(s.view.turn)));
  const { why, run } = useCommand('threats');
  return (
    <>
      <SwitchWithLabel className={styles.switch} on={shown !== null} onChange={run} label={words.show(other)} />
      {shown === null && why !== null && <p className="muted small">{why}</p>}
      {shown && (
        <p className={styles.says} data-testid="threat">
          {shown.told === null ? (
            words.asking
          ) : shown.told.threat ? (
            <>
              <b>{shown.told.threat.step.label}</b> {shown.told.threat.says}
            </>
          ) : (
            shown.told.says
          )}
        </p>
      )}
    </>
  );
}
