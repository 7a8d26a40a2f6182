/**
 * The rules of a game as text: written or pasted at the left; at the right what the host says about it, and its board.
 * Must stay true: a problem leads to its place in the text; nothing that was typed is lost by leaving.
 */
import { useEffect, useRef } from 'react';
import type { GameInText, TextProblem } from '../../../../electron/contract/own-games.ts';
import { useApp } from '../../../state/app.ts';
import { isRules, useGameText } from '../../../state/game-text.ts';
import { showOwn } from '../../../state/own-games.ts';
import { uiText } from '../../../text/index.ts';
import { classes } from '../../classes.ts';
import { Button } from '../../shell/Button.tsx';
import { BoardPicture } from '../BoardPicture.tsx';
import { PageFrame } from '../PageFrame.tsx';
import styles from './GameTextScreen.module.css';

const words = uiText.ownGames.text;

export function GameTextScreen() {
  const text = useGameText((state) => state.text);
  const read = useGameText((state) => state.read);
  const isCurrent = useGameText((state) => state.isCurrent);
  const shown = useGameText((state) => state.lastGood);
  const { change, finish } = useGameText.getState();
  const { tryTo, open } = useApp.getState();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
    return () => void finish();
  }, [finish]);

  const description = isCurrent ? (read?.description ?? null) : null;
  const tryIt = async () => {
    const tried = await tryTo('games.try', { text });
    if (tried) open('new-game', { variant: tried.variant });
  };
  const goTo = ({ line, column }: TextProblem) => {
    const before = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const at = Math.min(text.length, before + (line > 1 ? 1 : 0) + column - 1);
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  };
  return (
    <PageFrame
      title={shown ? words.title(shown.title) : words.untitled}
      beside={isRules(text) && <span className={`small muted ${styles.saved}`}>{words.saved}</span>}
    >
      <div className={styles.columns}>
        <textarea
          ref={field}
          className={`field ${styles.text}`}
          data-testid="rules-text"
          aria-label={words.label}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <div className={styles.side}>
          <div className={classes(styles.picture, isCurrent && !description && styles.old)}>
            {shown && <BoardPicture description={shown} label={uiText.start.boardAt(shown.title)} />}
          </div>
          <div role="status" data-testid="rules-say">
            {!isCurrent && <p className="muted">{words.checking}</p>}
            {description && <p>{words.fine}</p>}
            {isCurrent && read && read.problems.length > 0 && <p>{words.problems(read.problems.length)}</p>}
          </div>
          {isCurrent && read && <Problems problems={read.problems} onGo={goTo} />}
          {isCurrent && read && !isRules(text) && <Found games={read.games} onGo={goTo} />}
          {isRules(text) && (
            <p>
              <Button
                look="primary"
                tip={words.trySays}
                why={description ? null : isCurrent ? words.tryWhy : words.checking}
                data-testid="try-rules"
                onClick={() => void tryIt()}
              >
                {words.try}
              </Button>
            </p>
          )}
          {description && (
            <ul className={styles.kinds}>
              {description.kinds.map((kind) => (
                <li key={kind.id}>
                  <strong>{kind.name}</strong> <span className="small">{kind.summary}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

function Problems(props: { readonly problems: readonly TextProblem[]; readonly onGo: (at: TextProblem) => void }) {
  return (
    <ul className={styles.problems}>
      {props.problems.map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.says}`}>
          <button type="button" className="link small" onClick={() => props.onGo(problem)}>
            {uiText.ownGames.problem(problem.line, problem.column, problem.says)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The games of a text in another notation: those that can be played can be added. */
function Found(props: { readonly games: readonly GameInText[]; readonly onGo: (at: TextProblem) => void }) {
  const { tryTo, toast, back } = useApp.getState();
  const add = async (text: string) => {
    const added = await tryTo('games.add', { text });
    if (!added) return;
    toast(uiText.ownGames.added(added.title));
    await showOwn(added);
    // with one game there is nothing else to do here
    if (props.games.length === 1) back();
  };
  return (
    <>
      <p>{words.several(props.games.length)}</p>
      <ul className={styles.found}>
        {props.games.map(({ name, title, text, problems }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the text, and names may be equal
          <li key={i}>
            <span>{title || name}</span>
            {text !== null && (
              <Button aria-label={words.addLabel(title)} onClick={() => void add(text)}>
                {words.add}
              </Button>
            )}
            {props.games.length > 1 && <Problems problems={problems} onGo={props.onGo} />}
          </li>
        ))}
      </ul>
    </>
  );
}
