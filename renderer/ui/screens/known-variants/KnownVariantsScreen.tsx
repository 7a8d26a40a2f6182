/**
 * The known variants by family, each with a picture of its board; its card opens over them. Must stay true: they are one tab
 * stop, whatever is typed among them is searched for, and no board is drawn that is not seen.
 */
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KnownVariant } from '../../../../electron/contract/own-games.ts';
import { FAMILIES } from '../../../../engine/shared/families.ts';
import { useApp } from '../../../state/app.ts';
import { SHOWS, shownOf, useKnownVariants } from '../../../state/own-games/known-variants.ts';
import { useOwnGames } from '../../../state/own-games/own-games.ts';
import { uiText } from '../../../text/index.ts';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { tileFrom } from '../tiles.ts';
import { useNear } from '../useNear.ts';
import styles from './KnownVariantsScreen.module.css';
import { NewRules } from './NewRules.tsx';
import { VariantCard } from './VariantCard.tsx';

const words = uiText.known;

export function KnownVariantsScreen() {
  const all = useOwnGames((games) => games.shelf);
  const load = useOwnGames((games) => games.load);
  const find = useKnownVariants((known) => known.find);
  const show = useKnownVariants((known) => known.show);
  const opened = useKnownVariants((known) => known.open);
  const favourites = useApp(({ settings }) => settings.favourites);
  const field = useRef<HTMLInputElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => void load(), [load]);
  useEffect(() => field.current?.focus(), []);

  const shown = useMemo(() => shownOf(all ?? [], { find, show }, favourites), [all, find, show, favourites]);
  const open = all?.find(({ game }) => game === opened);
  const close = useCallback(() => {
    const { open: game } = useKnownVariants.getState();
    flushSync(() => useKnownVariants.setState({ open: null }));
    // who came back from the rulebook opened the card on another screen, and the dialog knows no place to return to
    const tile = tilesIn(tiles.current).find((one) => one.dataset.game === game);
    if (document.activeElement === document.body || document.activeElement === field.current) tile?.focus();
  }, []);
  const toTiles = (event: KeyboardEvent) => {
    const [first] = tilesIn(tiles.current);
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <PageFrame
      title={words.title}
      beside={
        <input
          ref={field}
          className={`field ${styles.find}`}
          type="search"
          value={find}
          placeholder={words.findHint}
          aria-label={words.find}
          data-testid="find-variant"
          onChange={(event) => useKnownVariants.setState({ find: event.target.value })}
          onKeyDown={toTiles}
        />
      }
    >
      <Segmented
        label={words.show}
        value={show}
        choices={SHOWS.map((id) => ({ id, name: words.shows[id] }))}
        onChange={(id) => useKnownVariants.setState({ show: id })}
      />
      <p className={`small muted ${styles.legend}`}>
        <span role="status">{all && words.count(shown.length)}.</span> {words.legend}
      </p>
      {all && shown.length === 0 && (
        <p className={styles.empty}>{find.trim() === '' ? words.noFavourites : words.nothing(find)}</p>
      )}
      <Tiles ref={tiles} shown={shown} favourites={favourites} toSearch={() => field.current?.focus()} />
      {open && <VariantCard known={open} onClose={close} />}
    </PageFrame>
  );
}

const tilesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-game]') ?? [])];

function Tiles(props: {
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly shown: readonly KnownVariant[];
  readonly favourites: readonly string[];
  readonly toSearch: () => void;
}) {
  const { ref, shown, favourites, toSearch } = props;
  const [last, setLast] = useState<string | null>(null);
  const stop = shown.some(({ game }) => game === last) ? last : firstOf(shown);
  const go = (event: KeyboardEvent) => {
    const tiles = tilesIn(ref.current);
    const here = document.activeElement;
    const at = here instanceof HTMLElement ? tiles.indexOf(here) : -1;
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    // the letter itself comes into the field
    if (event.key.length === 1 && event.key !== ' ') return toSearch();
    const to = tileFrom(tiles, at, event.key);
    if (to) to.focus();
    else if (event.key === 'ArrowUp') toSearch();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={ref} className={styles.families} onKeyDown={go}>
      {FAMILIES.map((family) => {
        const own = shown.filter((known) => known.family === family);
        if (own.length === 0) return null;
        return (
          <section key={family} aria-label={words.shows[family]}>
            <h2>
              {words.shows[family]} <small>{own.length}</small>
            </h2>
            <ul>
              {own.map((known) => (
                <Tile
                  key={known.game}
                  known={known}
                  isFavourite={favourites.includes(known.game)}
                  isStop={known.game === stop}
                  onFocus={setLast}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
/** In the order of the families. */
const firstOf = (shown: readonly KnownVariant[]): string | undefined =>
  FAMILIES.flatMap((family) => shown.find((known) => known.family === family) ?? [])[0]?.game;

// all are rendered again with every letter of a search, and the board is most of a tile
const Tile = memo(function Tile(props: {
  readonly known: KnownVariant;
  readonly isFavourite: boolean;
  readonly isStop: boolean;
  readonly onFocus: (game: string) => void;
}) {
  const { known, isFavourite, isStop, onFocus } = props;
  const { game, title, tagline, size, length, newRules } = known;
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-game={game}
        tabIndex={isStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}says`}
        onFocus={() => onFocus(game)}
        onClick={() => useKnownVariants.setState({ open: game })}
      >
        <Board game={game} />
        <span className={styles.title}>
          <span id={`${id}title`}>{title}</span>
          {isFavourite && <Icon name="star" className={styles.star} />}
        </span>
        <span id={`${id}says`} className={styles.says}>
          {isFavourite && <span className="sr">{words.isFavourite}. </span>}
          <span className={styles.tagline}>{tagline}</span>
          <span className={styles.facts}>
            <span className="num">{size}</span>
            <span>{words.length[length]}</span>
            <NewRules count={newRules} />
          </span>
        </span>
      </button>
    </li>
  );
});

/** It has its place before it is there. */
function Board({ game }: { readonly game: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, false);
  const picture = useKnownVariants(useCallback((known) => known.pictures.get(game), [game]));
  const want = useKnownVariants((known) => known.want);
  useEffect(() => (isNear ? want(game) : undefined), [isNear, want, game]);
  return (
    <span ref={place} className={styles.board} aria-hidden="true">
      {isNear && picture && (
        <FlatPicture description={picture} pieces={picture.setup} features={picture.ground ?? []} label="" />
      )}
    </span>
  );
}
