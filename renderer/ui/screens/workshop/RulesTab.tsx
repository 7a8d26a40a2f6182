/** The rules of a game, or how it ends, as sentences; beside them its board and what is wrong. */
import type { RuleSentence } from '../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { uiText } from '../../../text/index.ts';
import { classes } from '../../shell/classes.ts';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import { AgainstItself } from './AgainstItself.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Sentences } from './pieces/Sentences.tsx';
import styles from './RulesTab.module.css';

const words = uiText.workshop.rules;

export function RulesTab({ sentences }: { readonly sentences: readonly RuleSentence[] }) {
  const lastGood = useGameText((state) => state.lastGood);
  const isGood = useGameText((state) => state.shown?.description !== null);
  return (
    <div className={styles.columns}>
      <section>
        <p className="small muted">{words.says}</p>
        <Sentences label={words.label} sentences={sentences} />
      </section>
      <aside className={styles.side}>
        <ProblemList />
        <AgainstItself />
        {lastGood && (
          <div className={classes(styles.picture, !isGood && styles.old)}>
            <BoardThumbnail description={lastGood} label={uiText.start.boardAt(lastGood.title)} />
          </div>
        )}
      </aside>
    </div>
  );
}
