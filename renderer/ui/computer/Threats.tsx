/** What the other side could do if it were its turn, of what costs something: the worst first. */

import { useState } from 'react';
import type { ThreatsView as Told } from '../../../electron/contract/advice.ts';
import { sideName } from '../../narration/labels.ts';
import { MOST } from '../../state/computer/advice-arrows.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useCommand, useMatch } from '../parts/table-context.ts';
import { useLow } from '../parts/useNarrow.ts';
import { Button } from '../shell/Button.tsx';
import { SwitchWithLabel } from '../shell/Switch.tsx';
import styles from './Threats.module.css';

const words = uiText.advice.threats;
/** how many are listed at first where the panel is low: the card of a piece has to fit below them */
const FEW = 3;

export function Threats() {
  const shown = useAdvice((a) => a.threats);
  const other = useMatch((s) => sideName(s.description, otherSide(s.view.turn)));
  const { why, run } = useCommand('threats');
  return (
    <>
      <SwitchWithLabel className={styles.switch} on={shown !== null} onChange={run} label={words.show(other)} />
      {shown === null && why !== null && <p className="muted small">{why}</p>}
      {shown && (
        <div className={styles.says} data-testid="threat">
          {shown.told === null ? words.asking : <List key={shown.node} told={shown.told} />}
        </div>
      )}
    </>
  );
}

function List({ told: { all, says } }: { readonly told: Told }) {
  const [isWhole, setWhole] = useState(false);
  const most = useLow() ? FEW : MOST;
  const more = all.length - most;
  if (all.length === 0) return says;
  return (
    <>
      <ol className={styles.list}>
        {all.slice(0, isWhole ? all.length : most).map(({ step, says: harm }) => (
          <li key={`${step?.text} ${harm}`}>
            {step && <b>{writtenMove(step)}</b>} {harm}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(more)}
        </Button>
      )}
    </>
  );
}
