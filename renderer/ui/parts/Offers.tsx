/** What a text was found to be, each with the button that does it. */
import { useEffect, useState } from 'react';
import type { Found } from '../../../electron/contract/foreign-text.ts';
import { useApp } from '../../state/app.ts';
import { doesOf, doWith, recognised, saysOf } from '../../state/files/open-text.ts';
import { Button } from '../shell/Button.tsx';
import styles from './Offers.module.css';

export function Offers(props: {
  readonly found: readonly Found[];
  readonly onDo: (found: Found) => Promise<void> | void;
}) {
  const { found, onDo } = props;
  if (found.length === 0) return null;
  return (
    <ul className={styles.offers}>
      {found.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text has them in this order
        <li key={i}>
          <span>{saysOf(one)}</span>
          <Button data-testid={`offer-${one.is}`} onClick={() => void onDo(one)}>
            {doesOf(one)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Where a text was refused that another place takes: that is offered. `taken`: what is taken here. */
export function OfferedElsewhere(props: {
  /** '' while nothing was refused */
  readonly text: string;
  readonly taken: Found['is'];
  readonly onDone?: () => void;
}) {
  const { text, taken, onDone } = props;
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isAsked = true;
    setFound([]);
    if (text !== '')
      void recognised(text).then((now) => {
        if (isAsked) setFound(now.found.filter(({ is }) => is !== taken));
      });
    return () => {
      isAsked = false;
    };
  }, [text, taken]);
  return (
    <Offers
      found={found}
      onDo={async (one) => {
        const why = await doWith(one, text);
        if (why !== null) useApp.getState().toastFailure(why);
        else onDone?.();
      }}
    />
  );
}
