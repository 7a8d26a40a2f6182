/** The sign of a reviewed turn, told apart by its characters and its shape as well as by its colour. */
import type { TurnJudgement } from '../../../electron/contract/advice.ts';
import { uiText } from '../../text/index.ts';
import styles from './Judged.module.css';

/** as chess books annotate moves */
export const signs: Readonly<Record<TurnJudgement, string>> = {
  best: '!',
  good: '!',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};

export function Judged({ judgement }: { readonly judgement: TurnJudgement }) {
  return (
    <span className={styles.sign} data-judgement={judgement}>
      <span aria-hidden="true">{signs[judgement]}</span>
      <span className="sr">, {uiText.advice.review.judged[judgement]}</span>
    </span>
  );
}
