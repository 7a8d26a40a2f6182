/** A section of the side panel: a heading, what stands beside it, and a fold. */
import { type ReactNode, useState } from 'react';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';

export function Section({
  title,
  id,
  grow = false,
  beside,
  start = 'open',
  children,
}: {
  readonly title: string;
  readonly id: string;
  readonly grow?: boolean;
  readonly beside?: ReactNode;
  readonly start?: 'open' | 'folded';
  readonly children: ReactNode;
}) {
  const [folded, fold] = useState(start === 'folded');
  const words = uiText.table.sections;
  const classes = ['sect', grow && 'grow', folded && 'folded', `${id}-sect`];
  return (
    <section className={classes.filter(Boolean).join(' ')} data-section={id} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {!folded && beside}
        <Button
          look="quiet"
          icon="down"
          iconOnly
          className="fold"
          aria-expanded={!folded}
          aria-label={folded ? words.unfold(title) : words.fold(title)}
          onClick={() => fold(!folded)}
        />
      </header>
      {!folded && children}
    </section>
  );
}
