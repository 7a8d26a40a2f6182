/**
 * Makes the film that was asked for, on a second table out of sight: its progress, and a button to stop it. Must stay
 * true: the game can be played on meanwhile; a film that was stopped leaves nothing behind.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { LARGEST_FILM } from '../../../electron/contract/requests.ts';
import type { View } from '../../../electron/contract/view.ts';
import type { OffscreenTable, TableHandle } from '../../board/props.ts';
import { ContextLost } from '../../scene/context-loss.ts';
import { useApp } from '../../state/app.ts';
import { base64Of, download } from '../../state/files/files.ts';
import { type FilmJob, useFilm } from '../../state/film/job.ts';
import { makeFilm, type Studio } from '../../state/film/make.ts';
import type { FilmFrame } from '../../state/film/plan.ts';
import { openRecorder } from '../../state/film/recorder.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { Scene } from '../board3d/Scene.tsx';
import { useSceneSettings } from '../board3d/useSceneSettings.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Overlay } from '../shell/overlays/Modal.tsx';
import styles from './FilmStudio.module.css';
import { captionHeight, FilmPaper } from './film-paper.ts';

const words = uiText.film;
const NONE = [] as const;
const nothing = () => {};

export function FilmStudio() {
  const { match } = useMatch((s) => s.view);
  const job = useFilm((film) => film.job);
  return job && job.match === match ? <OneFilm job={job} /> : null;
}

/** A position that the table out of sight is to show. */
interface Wanted {
  readonly view: View;
  readonly drawn: (pixels: ImageData) => void;
  readonly failed: (error: Error) => void;
}

function OneFilm({ job }: { readonly job: FilmJob }) {
  const { match } = useTable();
  const description = useMatch((s) => s.description);
  const [at, setAt] = useState<number | null>(null);
  const [scene, setScene] = useState<Wanted | null>(null);
  const stop = useRef<() => void>(nothing);
  const { frames, spec } = job;

  useEffect(() => {
    const stopping = new AbortController();
    stop.current = () => {
      stopping.abort();
      if (useFilm.getState().job !== job) return;
      useFilm.getState().end(job);
      useApp.getState().toast(words.stopped);
    };
    const { ask } = useApp.getState();
    let paper: FilmPaper | null = null;
    const studio: Studio = {
      async look(node) {
        for (;;) {
          // a move that is made meanwhile does not change earlier positions
          const { match: id, revision } = match.store.getState().view;
          const answer = await ask['match.look']({ match: id, revision, node });
          if (answer.ok) return answer.value.view;
          const isStale = answer.error.view !== undefined && answer.error.view.match === id && !stopping.signal.aborted;
          if (!isStale || answer.error.view?.revision === revision) throw new Error(answer.error.message);
          await new Promise((done) => setTimeout(done));
        }
      },
      async draw(frame, view) {
        const pixels = await new Promise<ImageData>((drawn, failed) => {
          stopping.signal.addEventListener('abort', () => failed(new Error('stopped')), { once: true });
          setScene({ view, drawn, failed });
        });
        paper ??= new FilmPaper(spec.size, spec.captions);
        return paper.print(pixels, captionOf(frame, description, job.name));
      },
      told: setAt,
    };
    const { width, height } = spec.size;
    const open = () => openRecorder({ width, height, each: spec.pace * 1000 });
    void makeFilm(frames, studio, open, stopping.signal)
      .then(async (made) => {
        // it is whole: nothing is left to be stopped
        useFilm.getState().end(job);
        if (made) await saved(job, made.film, made.kind);
      })
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        console.error('no film was made', error);
        useApp.getState().toastFailure(error instanceof ContextLost ? words.lost : words.failed);
      })
      .finally(() => useFilm.getState().end(job));
    // the table was left
    return () => stop.current();
  }, [job, frames, spec, match, description]);

  const turn = frames[at ?? 0]?.turnNumber ?? spec.from;
  const says = at === null ? words.reading : words.drawing(Math.max(spec.from, turn), spec.to);
  return (
    <>
      {scene && <OutOfSight scene={scene} job={job} description={description} />}
      <Overlay>
        <section className={styles.progress} aria-label={words.make} data-testid="film-progress">
          <p>{says}</p>
          <progress value={at ?? 0} max={frames.length} aria-label={says} />
          <Button data-testid="film-stop" onClick={() => stop.current()}>
            {words.stop}
          </Button>
        </section>
      </Overlay>
    </>
  );
}

const captionOf = ({ turnNumber, played }: FilmFrame, { sides }: VariantDescription, name: string): string =>
  played ? words.caption(turnNumber, sides[played.side].name, writtenMove(played)) : name;

async function saved({ match, name }: FilmJob, film: Blob, kind: 'webm' | 'gif'): Promise<void> {
  const { hello, tryTo, toast, toastFailure } = useApp.getState();
  if (film.size > LARGEST_FILM) return toastFailure(words.tooLarge);
  if (hello?.native) {
    const done = await tryTo('match.saveFilm', { match, film: await base64Of(film) });
    if (done?.where) toast(words.saved(done.where));
    return;
  }
  download(`${name}.${kind}`, film);
  toast(words.downloaded(`${name}.${kind}`));
}

/** The table of the film, as large as its pictures. */
function OutOfSight(props: {
  readonly scene: Wanted;
  readonly job: FilmJob;
  readonly description: VariantDescription;
}) {
  const { scene, job, description } = props;
  const { width, height } = job.spec.size;
  const { view: from, captions } = job.spec;
  const settings = useApp((app) => app.settings);
  const table = useRef<TableHandle>(null);
  const latest = useRef(scene);
  latest.current = scene;
  const taken = useRef<Wanted | null>(null);
  const isRaised = useRef(from !== 'above');
  // the table may fail while no position waits for it: then the next one must not wait for ever
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (failure) scene.failed(failure);
  }, [failure, scene]);
  const aside = useMemo<OffscreenTable>(
    () => ({
      onFrame(read) {
        if (!isRaised.current) {
          isRaised.current = true;
          return table.current?.lookFromAbove();
        }
        const wanted = latest.current;
        if (taken.current === wanted) return;
        taken.current = wanted;
        read().then(wanted.drawn, (error: Error) => {
          // the table draws it again when its context is restored
          if (error instanceof ContextLost) taken.current = null;
          else wanted.failed(error);
        });
      },
    }),
    [],
  );
  const { view } = scene;
  const marks = useMemo(() => (view.last?.cells ?? []).map((cell) => ({ cell, mark: 'last' as const })), [view]);
  const arrival = useMemo(() => ({ key: `film ${view.node}`, how: 'cut', effects: [] }) as const, [view]);
  const sceneSettings = useSceneSettings(settings, description.id, { reducedMotion: true, playback: 'none' });
  return (
    <div
      className={styles.away}
      style={{ inlineSize: width, blockSize: height - (captions ? captionHeight(height) : 0) }}
      aria-hidden="true"
      inert
    >
      <Scene
        ref={table}
        description={description}
        view={view}
        arrival={arrival}
        marks={marks}
        selected={null}
        destinations={NONE}
        preview={null}
        seat={from === 'above' ? 0 : from}
        settings={sceneSettings}
        aside={aside}
        onPick={nothing}
        onNoWebGL={(why) => setFailure(why === 'lost' ? new ContextLost() : new Error(`the table of the film: ${why}`))}
        onWebGL={() => setFailure(null)}
      />
    </div>
  );
}
