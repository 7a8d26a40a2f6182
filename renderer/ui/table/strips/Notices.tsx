/**
 * Shown instead of the game's title while they apply: that an exercise was solved, that only one player may look, and that
 * a King is attacked, and by which piece. All are texts; the colour is a second sign.
 */

import { useId } from 'react';
import type { View } from '../../../../electron/contract/view.ts';
import { success } from '../../../narration/exercise-text.ts';
import { isForOne, isHidden, shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { useCommand, useMatch, useSeen } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Notices.module.css';

const words = uiText.special;

/** The checks that matter: once the game is over only those of a mate do. */
export const checksTold = ({ checks, outcome }: View): View['checks'] =>
  outcome === null || outcome.reason === 'checkmate' ? checks : NO_CHECKS;
const NO_CHECKS: View['checks'] = [];

/** The selected check, or the first; with a button that highlights its line, one check after another. */
export function CheckNotice() {
  const checks = useSeen((s) => checksTold(shownView(s)));
  const at = useMatch((s) => s.shownCheck);
  // in a game without a term for check it forbids nothing: the attack is reported, and no more
  const free = useSeen((s) => shownView(s).check === null);
  const isMate = useSeen((s) => shownView(s).outcome !== null);
  const { run } = useCommand('show-check');
  const check = checks[at ?? 0] ?? checks[0];
  if (!check) return null;
  const title = free ? words.danger.title : isMate ? words.check.mate : words.check.title;
  const next = at === null ? 0 : (at + 1) % checks.length;
  return (
    <section className={styles.check} aria-label={title} data-testid="check-notice">
      <Icon name="warning" />
      <p data-tip={free ? `${check.says} ${words.danger.free}` : check.says}>
        <b>{title}</b> {check.says}{' '}
        {checks.length > 1 && <span className={styles.more}>{words.check.more(checks.length - 1)}</span>}
      </p>
      <Button data-testid="show-check" onClick={run}>
        {at === null || checks.length === 1 ? words.check.show : words.check.next(next + 1, checks.length)}
      </Button>
    </section>
  );
}

/** An exercise was solved: seen where the eyes are, above the board. What it means is in the step bar, and spoken. */
export function SolvedNotice() {
  const says = useMatch((s) => (s.view.exercise && s.look === null ? success(s.view.exercise) : null));
  if (says === null) return null;
  return (
    <section className={styles.solved} aria-hidden="true" data-testid="solved-notice">
      <Icon name="done" />
      <p>
        <b>{says}</b>
      </p>
    </section>
  );
}

/** Only the player whose secrets are on the board may look. Against the computer there is nobody else to look. */
export function SecretNotice() {
  const viewer = useMatch((s) => (isHidden(s) || isForOne(s.view) ? null : s.view.viewer));
  const sides = useMatch((s) => s.description.sides);
  const canHide = useMatch((s) => s.view.can.hide);
  const { run, why } = useCommand('secrets');
  const text = useId();
  if (viewer === null) return null;
  return (
    <section className={styles.secret} aria-labelledby={text} data-testid="secret-notice">
      <Icon name="eye" />
      <p id={text}>
        <Lozenge side={sides[viewer].id} turned className={styles.square} /> {words.handOver.only(sides[viewer].name)}
      </p>
      {canHide && (
        <Button look="primary" why={why} data-testid="hide" onClick={run}>
          {words.handOver.hide}
        </Button>
      )}
    </section>
  );
}
