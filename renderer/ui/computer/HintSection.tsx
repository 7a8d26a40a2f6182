/** The hint: its stages so far in the panel, its pips and its button beside the step bar. */

import { commands } from '../../../electron/contract/commands.ts';
import { tipOf } from '../../commands/keyboard.ts';
import { isPartlyKnown } from '../../narration/advice-text.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useCommand, useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Lozenge } from '../shell/Lozenge.tsx';
import { AdviceBy } from './AdviceBy.tsx';
import styles from './HintSection.module.css';

const words = uiText.advice.hint;
const STAGES = [1, 2, 3] as const;

export function HintSection() {
  const shown = useAdvice((a) => a.hint);
  const taken = useMatch((s) => s.view.aids.hints);
  const partly = useMatch((s) => isPartlyKnown(s.description, s.view));
  // its hints are those of its solution
  const isExercise = useMatch((s) => s.view.exercise !== undefined);
  if (!shown) return null;
  const { hint, stage } = shown;
  return (
    <>
      {hint ? (
        <ol className={styles.stages}>
          {STAGES.filter((n) => n <= stage).map((n) => (
            <li key={n} aria-current={n === stage ? 'step' : undefined}>
              <Lozenge turned={n === stage} />
              <span>
                <span className="sr">{uiText.joined.before(words.stages[n - 1])}</span>
                {hint.says[n - 1]}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="muted small">{words.asking}</p>
      )}
      {hint && hint.plan.length > 1 && stage > 1 && (
        <ol className={styles.plan} aria-label={words.plan} data-testid="hint-plan">
          {hint.plan.map((step) => (
            <li key={step.text}>{writtenMove(step)}</li>
          ))}
        </ol>
      )}
      {!isExercise && <AdviceBy />}
      <p className={styles.note}>
        {words.taken(taken)} {partly && uiText.advice.known}
      </p>
    </>
  );
}

/** Filled: told; on its corner: the present one; hollow: still to ask for. */
function Pips({ stage }: { readonly stage: number }) {
  return (
    <span className={styles.pips} role="img" aria-label={words.pips(stage)} data-testid="hint-pips">
      {STAGES.map((n) => (
        <Lozenge key={n} turned={n === stage} hollow={n > stage} className={styles.pip} />
      ))}
    </span>
  );
}

export function HintButton() {
  const { why, run } = useCommand('hint');
  const shown = useAdvice((a) => a.hint);
  const over = useMatch((s) => s.view.outcome !== null);
  if (over) return null;
  return (
    <>
      {shown?.hint && <Pips stage={shown.stage} />}
      <Button icon={commands.hint.icon} why={why} tip={tipOf('hint')} data-testid="hint" onClick={run}>
        {words.title}
      </Button>
    </>
  );
}
