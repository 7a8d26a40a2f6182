/**
 * The games of a text in another notation, each with its board: those that can be played can be added one by one or all
 * together, and what keeps the others from it is named.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { GameInText, TextProblem } from '../../../../electron/contract/own-games.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { showOwn } from '../../../state/own-games/own-games.ts';
import { useWorkshop } from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { Button } from '../../shell/Button.tsx';
import { useNear } from '../useNear.ts';
import styles from './FoundGames.module.css';

const words = uiText.workshop.text;
/** so many games are seen at a glance */
const FEW = 6;

/** How many games of the text were read; the others can be left unread. */
export function ReadingGames({ read, of }: { readonly read: number; readonly of: number }) {
  const says = words.reading(read, of);
  return (
    <section className={styles.tools} aria-label={says} data-testid="reading-games">
      <p className="num">{says}</p>
      <progress value={read} max={of} aria-label={says} />
      <Button data-testid="stop-reading" onClick={useGameText.getState().stopReading}>
        {words.stop}
      </Button>
    </section>
  );
}

export function FoundGames({
  games: given,
  unread,
}: {
  readonly games: readonly GameInText[];
  readonly unread: number;
}) {
  const { tryTo, toast, back } = useApp.getState();
  const [find, setFind] = useState('');
  /** texts that were added */
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  /** games that were read anew without some rules, by those that were read with them */
  const [lacking, setLacking] = useState<ReadonlyMap<GameInText, Lacking>>(new Map());
  const games = given.map((game) => lacking.get(game)?.game ?? game);
  const leaveOut = async (game: GameInText, without: readonly string[]) => {
    const { text } = useGameText.getState();
    const read = await tryTo('games.read', { text, section: { name: game.name, without: [...without] } });
    const [again] = read?.games ?? [];
    if (again) setLacking((before) => new Map([...before, [game, { game: again, without }]]));
  };
  const wanted = find.toLocaleLowerCase().trim();
  const shown = games.filter(({ name, title }) => `${title} ${name ?? ''}`.toLocaleLowerCase().includes(wanted));
  const left = shown.flatMap(({ text }) => (text === null || added.includes(text) ? [] : [text]));
  const add = async (texts: readonly string[]) => {
    setIsAdding(true);
    const titles: string[] = [];
    for (const text of texts) {
      const one = await tryTo('games.add', { text });
      if (!one) continue;
      titles.push(one.title);
      setAdded((before) => [...before, text]);
      await showOwn(one);
    }
    setIsAdding(false);
    if (titles.length === 1) toast(uiText.ownGames.added(titles[0]));
    else if (titles.length > 1) toast(words.addedAll(titles.length));
    // with one game there is nothing else to do here
    if (games.length + unread === 1 && titles.length > 0) back();
  };
  return (
    <>
      <p role="status" data-testid="rules-say">
        {games.length === 1 ? words.foundOne : words.found(games.length)}
        {unread > 0 && ` ${words.unread(unread)}`}
      </p>
      {games.length > 1 && (
        <div className={styles.tools}>
          {games.length > FEW && (
            <input
              className="field"
              type="search"
              value={find}
              aria-label={words.find}
              placeholder={words.find}
              onChange={(event) => setFind(event.target.value)}
            />
          )}
          <Button
            icon="plus"
            data-testid="add-all"
            why={left.length === 0 ? words.noneLeft : isAdding ? words.adding : null}
            onClick={() => void add(left)}
          >
            {words.addAll(left.length)}
          </Button>
        </div>
      )}
      {shown.length === 0 && <p className="muted">{uiText.known.nothing(find)}</p>}
      <ul className={styles.found}>
        {games.map((game, i) => {
          if (!shown.includes(game)) return null;
          const { text } = game;
          const isAdded = text !== null && added.includes(text);
          const original = given[i];
          const rules = {
            ...{ given: original, lacking: lacking.get(original) },
            leaveOut: (without: readonly string[]) => void leaveOut(original, without),
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the text, and names may be equal
            <Found key={i} game={game} {...rules}>
              {text !== null && (
                <Button
                  aria-label={isAdded ? words.addedLabel(game.title) : words.addLabel(game.title)}
                  why={isAdded ? words.isAdded : isAdding ? words.adding : null}
                  onClick={() => void add([text])}
                >
                  {isAdded ? words.isAdded : words.add}
                </Button>
              )}
            </Found>
          );
        })}
      </ul>
    </>
  );
}

interface Lacking {
  readonly game: GameInText;
  /** the rules that it was read without, by their keys */
  readonly without: readonly string[];
}

function Found(props: {
  readonly game: GameInText;
  /** as it was read with all of its rules */
  readonly given: GameInText;
  readonly lacking: Lacking | undefined;
  readonly leaveOut: (rules: readonly string[]) => void;
  readonly children: React.ReactNode;
}) {
  const { game, given, lacking, leaveOut, children } = props;
  const { name, title, text, problems } = game;
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place, false);
  const [picture, setPicture] = useState<VariantDescription | null>(null);
  useEffect(() => {
    if (!isNear || text === null || picture !== null) return;
    let isWanted = true;
    void useApp
      .getState()
      .ask['games.preview']({ text })
      .then((answer) => {
        if (isWanted && answer.ok) setPicture(answer.value.description);
      });
    return () => {
      isWanted = false;
    };
  }, [isNear, text, picture]);
  const id = useId();
  return (
    <li ref={place} aria-labelledby={id}>
      <span className={styles.board} aria-hidden="true">
        {isNear && picture && (
          <FlatPicture description={picture} pieces={picture.setup} features={picture.ground ?? []} label="" />
        )}
      </span>
      <span>
        <span id={id}>{title || name}</span>
        {picture && <small className="muted num">{picture.size}</small>}
      </span>
      {children}
      <Places problems={problems} />
      <Refused problems={given.problems} without={lacking?.without ?? []} leaveOut={leaveOut} />
    </li>
  );
}

/** Rules that can be left out, one by one: only somebody who wants that does it. */
function Refused(props: {
  readonly problems: readonly TextProblem[];
  readonly without: readonly string[];
  readonly leaveOut: (rules: readonly string[]) => void;
}) {
  const { problems, without, leaveOut } = props;
  const rules = [...new Set(problems.flatMap(({ rule }) => rule ?? []))];
  if (rules.length === 0) return null;
  const toggle = (rule: string) =>
    leaveOut(without.includes(rule) ? without.filter((one) => one !== rule) : [...without, rule]);
  return (
    <div className={`small ${styles.places}`} data-testid="left-out">
      {rules.map((rule) => (
        <label key={rule}>
          <input type="checkbox" checked={without.includes(rule)} onChange={() => toggle(rule)} /> {words.without(rule)}
        </label>
      ))}
      <span className="muted">{words.withoutSays}</span>
    </div>
  );
}

function Places({ problems }: { readonly problems: readonly TextProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.places}>
      {problems.map(({ line, column, says }) => (
        <li key={`${line}:${column}:${says}`}>
          <button
            type="button"
            className="link small"
            onClick={() => useWorkshop.setState({ caret: { line, column } })}
          >
            {uiText.ownGames.problem(line, column, says)}
          </button>
        </li>
      ))}
    </ul>
  );
}
