/** A film of the game: its turns, view, pace, size and captions. What is wrong with them is said before it is begun. */
import { useEffect, useId, useState } from 'react';
import { useApp } from '../../state/app.ts';
import { useFilm } from '../../state/film/job.ts';
import {
  FILM_SIZES,
  type FilmFrame,
  type FilmSpec,
  framesIn,
  LONGEST_FILM,
  PACES,
  turnsOf,
  wholeFilm,
} from '../../state/film/plan.ts';
import { bytesOf, type FilmKind, filmKind } from '../../state/film/recorder.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Segmented } from '../shell/Segmented.tsx';
import { Switch } from '../shell/Switch.tsx';
import styles from './ShareFilm.module.css';
import fields from './SharePicture.module.css';

const words = uiText.film;

interface Wish extends Omit<FilmSpec, 'from' | 'to'> {
  /** as they were typed, which may not be turns */
  readonly from: string;
  readonly to: string;
}

interface Film {
  readonly wish: Wish;
  readonly change: (some: Partial<Wish>) => void;
  readonly frames: readonly FilmFrame[];
  /** the first and the last turn that was played */
  readonly turns: { readonly from: number; readonly to: number };
  /** null until it is known */
  readonly kind: FilmKind | null;
  /** why no film can be made at all */
  readonly cannot: string | null;
  /** why it cannot be begun now */
  readonly why: string | null;
  readonly begin: () => void;
}

const whole = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);

export function useFilmWish(onBegun: () => void): Film {
  const { commandContext } = useTable();
  const { match, name } = useMatch((s) => s.view);
  const nodes = useMatch((s) => s.nodes);
  const seat = useMatch((s) => s.seat);
  const isBusy = useFilm((film) => film.job !== null);
  const all = wholeFilm(nodes);
  const turns = turnsOf(all);
  const [wish, setWish] = useState<Wish>(() => ({
    from: String(turns?.from ?? 1),
    to: String(turns?.to ?? 1),
    view: seat,
    size: FILM_SIZES[1],
    pace: 1,
    captions: true,
  }));
  const [kind, setKind] = useState<FilmKind | null>(null);
  const { width, height } = wish.size;
  useEffect(() => {
    let gone = false;
    void filmKind({ width, height, each: wish.pace * 1000 }).then((known) => {
      if (!gone) setKind(known);
    });
    return () => {
      gone = true;
    };
  }, [width, height, wish.pace]);

  const range = { from: whole(wish.from), to: whole(wish.to) };
  const frames = framesIn(all, range);
  const isRange = turns !== null && range.from >= turns.from && range.from <= range.to && range.to <= turns.to;
  const { undrawn } = commandContext();
  const cannot = turns === null ? words.none : undrawn ? uiText.graphics.film[undrawn] : null;
  const wrong =
    turns !== null && !isRange
      ? words.badRange(turns.from, turns.to)
      : frames.length > LONGEST_FILM
        ? words.tooLong(LONGEST_FILM)
        : null;
  const why = cannot ?? wrong ?? (isBusy ? words.busy : null);
  return {
    wish,
    change: (some) => setWish({ ...wish, ...some }),
    frames,
    turns: turns ?? { from: 1, to: 1 },
    kind,
    cannot,
    why,
    begin() {
      if (why !== null) return;
      useFilm.getState().begin({ match, name, spec: { ...wish, ...range }, frames });
      useApp.getState().toast(words.begun);
      onBegun();
    },
  };
}

export function FilmFields({ film: { wish, change, frames, turns, kind, cannot, why } }: { readonly film: Film }) {
  const [first, second] = useMatch((s) => s.description.sides);
  const captions = useId();
  const says = useId();
  if (cannot !== null)
    return (
      <p className={`muted small ${styles.says}`} role="status" data-testid="film-says">
        {cannot}
      </p>
    );
  const turn = (of: 'from' | 'to', label: string) => (
    <label>
      {label}{' '}
      <input
        className={`field ${styles.turn}`}
        inputMode="numeric"
        value={wish[of]}
        aria-describedby={says}
        data-testid={`film-${of}`}
        onChange={(event) => change({ [of]: event.target.value })}
      />
    </label>
  );
  const length = words.length(frames.length * wish.pace);
  return (
    <div className={fields.fields}>
      <div className={fields.row}>
        <span>{words.range}</span>
        {turn('from', words.from)}
        {turn('to', words.to)}
        <span className="muted small">{words.played(turns.from, turns.to)}</span>
      </div>
      <div className={fields.row}>
        <span>{words.view}</span>
        <Segmented
          label={words.view}
          value={wish.view}
          choices={[
            { id: 0, name: uiText.share.picture.seat(first.name) },
            { id: 1, name: uiText.share.picture.seat(second.name) },
            { id: 'above', name: uiText.share.picture.above },
          ]}
          onChange={(view) => change({ view })}
        />
      </div>
      <div className={fields.row}>
        <span>{words.pace}</span>
        <Segmented
          label={words.pace}
          value={wish.pace}
          choices={PACES.map((pace) => ({ id: pace, name: words.seconds(pace) }))}
          onChange={(pace) => change({ pace })}
        />
      </div>
      <div className={fields.row}>
        <span>{words.size}</span>
        <Segmented
          label={words.size}
          value={wish.size.width}
          choices={FILM_SIZES.map(({ width, height }) => ({
            id: width,
            name: uiText.share.picture.name(width, height),
          }))}
          onChange={(wanted) => change({ size: FILM_SIZES.find(({ width }) => width === wanted) ?? FILM_SIZES[1] })}
        />
      </div>
      <div className={fields.row}>
        <label htmlFor={captions}>{words.captions}</label>
        <Switch id={captions} on={wish.captions} onChange={(on) => change({ captions: on })} />
      </div>
      <p id={says} className="muted small" role="status" data-testid="film-says">
        {why ??
          `${words.says} ${kind ? words.about[kind](length, words.megabytes(bytesOf(kind, wish.size, frames.length) / 1e6)) : ''}`}
      </p>
    </div>
  );
}
