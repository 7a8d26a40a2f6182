/** The card of a known variant: its board, what it is, and what can be done with it. */
import { useEffect, useRef } from 'react';
import type { KnownVariant } from '../../../../electron/contract/own-games.ts';
import { useApp } from '../../../state/app.ts';
import { copyRules } from '../../../state/files/rules-files.ts';
import { favour, openVariant, useKnownVariants } from '../../../state/own-games/known-variants.ts';
import { exportGame, shelfPlace } from '../../../state/own-games/own-games.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { Rows } from '../../shell/Rows.tsx';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import { NewRules } from './NewRules.tsx';
import styles from './VariantCard.module.css';

const words = uiText.known;
/** the fonts that come with the program have no letters of other scripts; they can be searched for */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

export function VariantCard(props: { readonly known: KnownVariant; readonly onClose: () => void }) {
  const { known, onClose } = props;
  const { game, title, tagline, by, size, length, newRules, names } = known;
  const description = useKnownVariants((state) => state.pictures.get(game));
  const want = useKnownVariants((state) => state.want);
  const isFavourite = useApp(({ settings }) => settings.favourites.includes(game));
  const readable = names.filter((name) => !OTHER_SCRIPT.test(name));
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => void want(game, true), [want, game]);
  return (
    <Dialog
      title={title}
      wide="xwide"
      first={first}
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            icon="star"
            className={classes(styles.favourite, isFavourite && styles.isFavourite)}
            aria-pressed={isFavourite}
            data-testid="favourite"
            onClick={() => void favour(known, !isFavourite)}
          >
            {words.favourite}
          </Button>
          <Button icon="export" data-testid="export-rules" onClick={() => void exportGame(shelfPlace(known))}>
            {uiText.ownGames.export}
          </Button>
          <Button icon="copy" data-testid="copy-rules" onClick={() => void copyRules(shelfPlace(known))}>
            {uiText.ownGames.copy}
          </Button>
          <Button icon="book" data-testid="read-own" onClick={() => void openVariant(known, 'rulebook')}>
            {uiText.ownGames.read}
          </Button>
          <Button
            ref={first}
            look="primary"
            data-testid="start-own"
            onClick={() => void openVariant(known, 'new-game')}
          >
            {uiText.ownGames.start}
          </Button>
        </>
      }
    >
      <div className={styles.card} data-testid="chosen-game">
        <div className={styles.picture}>
          {description && <BoardThumbnail description={description} label={uiText.start.boardAt(title)} />}
        </div>
        <div>
          <p className={`book ${styles.tagline}`}>{tagline}</p>
          <Rows className={classes('small', styles.facts)}>
            <dt>{words.facts.by}</dt>
            <dd>{by}</dd>
            {readable.length > 0 && (
              <>
                <dt>{words.facts.names}</dt>
                <dd translate="no">{readable.join(', ')}</dd>
              </>
            )}
            <dt>{words.facts.board}</dt>
            <dd>{size}</dd>
            <dt>{words.facts.length}</dt>
            <dd>{words.length[length]}</dd>
            <dt>{words.facts.newRules}</dt>
            <dd>
              <NewRules count={newRules} />
            </dd>
            <dt>{words.facts.kinds}</dt>
            <dd>{description?.kinds.map((kind) => kind.name).join(', ')}</dd>
          </Rows>
        </div>
      </div>
    </Dialog>
  );
}
