/** A section of the book: its text beside its diagrams, and the rulings that the reader looks for. */
import type { RulebookCase, RulebookSection, VariantDescription } from '../../../../electron/contract/description.ts';
import type { ChangedRule } from '../../../narration/house-rules.ts';
import { practise } from '../../../state/exercises/lessons.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { classes } from '../../shell/classes.ts';
import { anchor } from './anchor.ts';
import { Figure } from './Figure.tsx';
import { Marked } from './Marked.tsx';
import styles from './Rulebook.module.css';
import { isFound } from './rulebook-search.ts';

const words = uiText.rulebook;

export function BookSection(props: {
  readonly section: RulebookSection;
  readonly description: VariantDescription;
  readonly find: string;
  readonly cases: readonly RulebookCase[];
  /** the house rules of the game on the table */
  readonly changed: readonly ChangedRule[];
  /** the ruling that the reader was sent to */
  readonly openedAt: string | null;
  readonly onGo: (section: string) => void;
}) {
  const { section, description, find, cases, changed, openedAt, onGo } = props;
  // a code says nothing to a reader who was not sent to it or does not look for it, and has no cases to read
  const rulings = section.rulings.filter(
    (id) => id === openedAt || isFound(id, find) || cases.some(({ ruling }) => ruling === id),
  );
  const here = changed.filter(
    ({ ruling, kinds }) =>
      (ruling !== null && section.rulings.includes(ruling)) || kinds.some((one) => one === section.kind),
  );
  const kind = description.kinds.find((k) => k.id === section.kind);
  const ofKind = cases.filter((one) => one.kind !== undefined && one.kind === section.kind);
  return (
    <section className={classes(styles.entry, kind && styles.kind)} aria-labelledby={anchor(section.id)}>
      <h2 id={anchor(section.id)} tabIndex={-1}>
        {kind && (
          <PieceFigure
            description={description}
            piece={{ kind: kind.id, side: 0 }}
            keep="corner"
            className={styles.glyph}
          />
        )}
        {section.title}
        {kind && (
          <span className={styles.letter} data-tip={words.letter(kind.letter)}>
            <span className="sr">{words.letter(kind.letter)}</span>
            <span aria-hidden="true">{kind.letter}</span>
          </span>
        )}
      </h2>
      <div className={classes(styles.body, section.diagrams.length > 0 && styles.withFigures)}>
        {section.diagrams.length > 0 && (
          <div className={styles.figures}>
            {section.diagrams.map(({ spec, caption }) => (
              <Figure key={spec.pieces + caption} description={description} spec={spec} caption={caption} />
            ))}
          </div>
        )}
        <div className={styles.words}>
          {here.map(({ id, name, value, says }) => (
            <p key={id} className={styles.inThisGame} data-testid="in-this-game">
              <strong>{words.inThisGame}</strong> {uiText.joined.of(name, value)}. {says}
            </p>
          ))}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} find={find} />
            </p>
          ))}
          {kind && (
            <p>
              <button
                type="button"
                className="link"
                data-practise={kind.id}
                onClick={() => void practise(description, kind.id)}
              >
                {uiText.exercise.practice.begin}
              </button>
            </p>
          )}
        </div>
        {ofKind.length > 0 && (
          <aside className={styles.rulings} aria-label={words.casesOf(section.title)}>
            {ofKind.map(({ id, question }) => (
              <button
                key={id}
                type="button"
                className="link"
                data-tip={question}
                aria-label={words.cases.of(section.title, question)}
                onClick={() => onGo(id)}
              >
                {words.cases.link}
              </button>
            ))}
          </aside>
        )}
        {rulings.length > 0 && (
          <aside className={styles.rulings} aria-label={words.rulings(section.title)}>
            {rulings.map((id) => (
              <span key={id} className={styles.ruling}>
                <span className="rid">{id}</span>
                {cases
                  .filter((one) => one.ruling === id)
                  .map((one) => (
                    <button
                      key={one.id}
                      type="button"
                      className="link"
                      data-tip={one.question}
                      aria-label={words.cases.ofRuling(id, one.question)}
                      onClick={() => onGo(one.id)}
                    >
                      {words.cases.link}
                    </button>
                  ))}
              </span>
            ))}
          </aside>
        )}
      </div>
    </section>
  );
}
