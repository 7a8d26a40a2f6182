/**
 * A picture of the table: its view, its size, with or without coordinates, and saving it. Must stay true: the picture shows what this
 * screen may show and nothing else; while it is taken nothing can be pressed twice, and what went wrong is said.
 */
import { useId, useState } from 'react';
import type { PictureSpec } from '../../board/props.ts';
import { ContextLost } from '../../scene/context-loss.ts';
import { useApp } from '../../state/app.ts';
import { base64Of, download } from '../../state/files/files.ts';
import { keyOf } from '../../state/keys.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Segmented } from '../shell/Segmented.tsx';
import { Switch } from '../shell/Switch.tsx';
import styles from './SharePicture.module.css';

const words = uiText.share.picture;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

/** The page has shown what was set before: taking a picture holds it up. */
const shown = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

interface Picture {
  readonly spec: PictureSpec;
  readonly change: (spec: Partial<PictureSpec>) => void;
  /** why no picture can be taken on this table */
  readonly cannot: string | null;
  readonly isBusy: boolean;
  /** why there is nothing to save now */
  readonly why: string | null;
  readonly save: () => Promise<void>;
}

export function useSharedPicture(onSaved: () => void): Picture {
  const { flat, commandContext } = useTable();
  const { match, name } = useMatch((s) => s.view);
  const [spec, setSpec] = useState<PictureSpec>({ view: 'present', ...SIZES[1], coordinates: true });
  const [isBusy, setBusy] = useState(false);
  const { undrawn } = commandContext();
  const cannot = undrawn ? uiText.graphics.picture[undrawn] : flat ? words.flat(keyOf('view-flat')) : null;
  const save = async () => {
    const { hello, tryTo, toast, toastFailure } = useApp.getState();
    const { table } = commandContext();
    if (!table) return toastFailure(words.notYet);
    setBusy(true);
    try {
      await shown();
      const taken = await table.picture(spec).catch((error: unknown) => {
        console.error('no picture was taken', error);
        toastFailure(error instanceof ContextLost ? words.lost : words.failed);
        return null;
      });
      if (!taken) return;
      if (hello?.native) {
        const saved = await tryTo('match.savePicture', { match, png: await base64Of(taken) });
        if (!saved?.where) return;
        toast(words.saved(saved.where));
      } else {
        download(`${name}.png`, taken);
        toast(words.downloaded(`${name}.png`));
      }
      onSaved();
    } finally {
      setBusy(false);
    }
  };
  return {
    spec,
    change: (some) => setSpec({ ...spec, ...some }),
    cannot,
    isBusy,
    why: cannot ?? (isBusy ? words.busy : null),
    save,
  };
}

export function PictureFields({ picture: { spec, change, cannot, isBusy } }: { readonly picture: Picture }) {
  const hasCoordinates = useApp((app) => app.settings.coordinates);
  const [first, second] = useMatch((s) => s.description.sides);
  const coordinates = useId();
  return (
    <div className={styles.fields}>
      {cannot === null && (
        <>
          <div className={styles.row}>
            <span>{words.view}</span>
            <Segmented
              label={words.view}
              value={spec.view}
              choices={[
                { id: 'present', name: words.present },
                { id: 0, name: words.seat(first.name) },
                { id: 1, name: words.seat(second.name) },
                { id: 'above', name: words.above },
              ]}
              onChange={(view) => change({ view })}
            />
          </div>
          <div className={styles.row}>
            <span>{words.size}</span>
            <Segmented
              label={words.size}
              value={spec.width}
              choices={SIZES.map(({ width, height }) => ({ id: width, name: words.name(width, height) }))}
              onChange={(wanted) => change(SIZES.find(({ width }) => width === wanted) ?? SIZES[1])}
            />
          </div>
          {hasCoordinates && (
            <div className={styles.row}>
              <label htmlFor={coordinates}>{words.coordinates}</label>
              <Switch id={coordinates} on={spec.coordinates} onChange={(on) => change({ coordinates: on })} />
            </div>
          )}
        </>
      )}
      <p className="muted small" role="status" data-testid="picture-says">
        {cannot ?? (isBusy ? words.busy : words.says)}
      </p>
    </div>
  );
}
