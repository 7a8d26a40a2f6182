/**
 * The cases of the rulebook: a position and a question each, the answer on demand. Must stay true: until the answer is
 * shown, neither the picture nor what is spoken of it gives it away.
 */
import { useId, useState } from 'react';
import type { RulebookCase, VariantDescription } from '../../../../electron/contract/description.ts';
import { kindName, pieceLabel } from '../../../narration/labels.ts';
import { useApp } from '../../../state/app.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import styles from './Cases.module.css';
import { DiagramPicture, FigureLegend } from './Figure.tsx';

const words = uiText.rulebook.cases;

export function Cases(props: {
  /** of the form of the game on whose board they are */
  readonly description: VariantDescription;
  readonly cases: readonly RulebookCase[];
  /** the id of the heading of a case, by the id of the case */
  readonly anchor: (id: string) => string;
  /** to the section whose rules answer it */
  readonly onRules: (one: RulebookCase) => void;
}) {
  const { description, cases, anchor, onRules } = props;
  return (
    <>
      <p className={styles.says}>{description.own ? words.saysOwn : words.says}</p>
      {cases.map((one) => (
        <Case key={one.id} description={description} one={one} anchor={anchor(one.id)} onRules={onRules} />
      ))}
    </>
  );
}

function Case(props: {
  readonly description: VariantDescription;
  readonly one: RulebookCase;
  readonly anchor: string;
  readonly onRules: (one: RulebookCase) => void;
}) {
  const { description, one, anchor, onRules } = props;
  const [shown, setShown] = useState(false);
  const answer = useId();
  const { diagram, ruling, kind, turn } = one;
  const piece = kind === undefined ? '' : kindName(description, kind);
  const { width, height } = description.topology;
  const waiting = diagram.pieces.filter(({ place }) => place === 'hand');
  return (
    <article className={classes(styles.case, Math.max(width, height) > 12 && styles.large)} aria-labelledby={anchor}>
      <figure className={styles.figure}>
        <DiagramPicture
          description={description}
          diagram={shown ? diagram : { ...diagram, marks: [] }}
          caption={words.toMove(description.sides[turn].name)}
        />
        <figcaption>
          {words.toMove(description.sides[turn].name)}
          {waiting.length > 0 && ` ${words.inHand(waiting.map((piece) => pieceLabel(description, piece)))}`}
          {shown && <FigureLegend marks={diagram.marks} />}
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h3 id={anchor} tabIndex={-1}>
          {one.question}
        </h3>
        <div id={answer} role="status">
          {shown && (
            <p>
              {one.answer}{' '}
              <button
                type="button"
                className={classes('link', ruling !== null && styles.ruling)}
                aria-label={ruling === null ? words.toPiece(piece) : words.toRuling(ruling)}
                onClick={() => onRules(one)}
              >
                {ruling ?? piece}
              </button>
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button aria-expanded={shown} aria-controls={answer} onClick={() => setShown(!shown)}>
            {shown ? words.hide : words.show}
          </Button>
          <Button look="quiet" tip={words.tryItSays} onClick={() => tryIt(description, one)}>
            {words.tryIt}
          </Button>
        </div>
      </div>
    </article>
  );
}

function tryIt(description: VariantDescription, { options, draft }: RulebookCase): void {
  const usual = description.options.map((option) => [option.id, option.usual]);
  void useSetup.getState().begin({
    variant: description.id,
    options: { ...Object.fromEntries(usual), ...options },
    players: [{ name: '' }, { name: '' }],
    draft,
  });
  useApp.getState().open('setup', { variant: description.id });
}
