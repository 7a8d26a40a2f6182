/** How the game goes when the computer plays it against itself: who wins, how, and after how long. */
import { useGameText } from '../../../state/files/game-text.ts';
import { GAMES_OF_ROUND, tallyOf, useSelfPlay } from '../../../state/own-games/self-play.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import styles from './AgainstItself.module.css';
import { useWhyNotPlayable } from './useWhyNotPlayable.ts';

const words = uiText.workshop.itself;

export function AgainstItself() {
  const { text, games, wanted, play, stop } = useSelfPlay();
  const now = useGameText((state) => state.text);
  const whyNot = useWhyNotPlayable();
  const isOld = text !== now;
  const isShown = games.length > 0 && (!isOld || wanted !== null);
  return (
    <section className={styles.itself}>
      <h2>{words.title}</h2>
      <p className="small muted">{words.says}</p>
      {isShown && <Results isOld={isOld} />}
      {wanted === null ? (
        <Button icon="computer" why={whyNot} data-testid="play-itself" onClick={() => void play()}>
          {isShown ? words.more(GAMES_OF_ROUND) : words.play(GAMES_OF_ROUND)}
        </Button>
      ) : (
        <div className={styles.running}>
          <progress value={games.length} max={wanted} aria-label={words.title} />
          <span className="small num">{words.progress(games.length, wanted)}</span>
          <Button onClick={stop}>{words.stop}</Button>
        </div>
      )}
    </section>
  );
}

function Results({ isOld }: { readonly isOld: boolean }) {
  const games = useSelfPlay((state) => state.games);
  const endings = useGameText((state) => state.lastGood?.endings) ?? [];
  const { white, black, drawn, turns, endings: counted, favours, isEndless } = tallyOf(games);
  const nameOf = (reason: string | null): string =>
    reason === null ? words.unfinished : (endings.find(({ id }) => id === reason)?.name ?? reason);
  return (
    <div className={classes(styles.results, isOld && styles.old)} data-testid="self-played">
      <p>
        {words.result(white, black, drawn)} {words.length(turns)}
      </p>
      <dl className={styles.endings} aria-label={words.endings}>
        {counted.map(([reason, count]) => (
          <div key={reason}>
            <dt>{nameOf(reason)}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      {favours && <p className={styles.warning}>{words.favours[favours]}</p>}
      {isEndless && <p className={styles.warning}>{words.endless}</p>}
      {isOld && <p className="small muted">{words.old}</p>}
    </div>
  );
}
