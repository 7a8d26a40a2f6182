/**
 * The rules of one game as a book: a table of contents beside the text, each piece with diagrams of its moves. Must
 * stay true: the diagrams are computed by the engine when the page asks for them, so they cannot disagree with play;
 * the book can be opened at a piece or a ruling, and returns to where it was opened from.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type {
  Rulebook as Book,
  RulebookCase,
  RulebookCases,
  RulebookSection,
  VariantDescription,
} from '../../../../electron/contract/description.ts';
import { useApp, useHello, useVariant } from '../../../state/app.ts';
import { practise } from '../../../state/exercises/lessons.ts';
import { gamesOf } from '../../../state/forms.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { Glyph } from '../../flat/Glyph.tsx';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { Cases } from './Cases.tsx';
import { Figure } from './Figure.tsx';
import styles from './Rulebook.module.css';
import { type Found, findIn, isFound, parted } from './rulebook-search.ts';

const words = uiText.rulebook;

interface Props {
  readonly variant: string | null;
  readonly kind: string | null;
  readonly ruling: string | null;
}

export function Rulebook({ variant: openedAt, kind, ruling }: Props) {
  const [variant, setVariant] = useState(openedAt);
  const description = useVariant(variant);
  const [book, setBook] = useState<Book | null>(null);
  const [told, setTold] = useState<RulebookCases | null>(null);
  const onBoardOf = useVariant(told?.variant ?? variant);
  const cases = told?.cases ?? none;
  const [find, setFind] = useState('');
  const [here, setHere] = useState<string | null>(null);
  const text = useRef<HTMLElement>(null);
  const { tryTo, back } = useApp.getState();

  useEffect(() => {
    let wanted = true;
    void tryTo('rules.book', { variant: description.id }).then((got) => {
      if (wanted && got) setBook(got);
    });
    void tryTo('rules.cases', { variant: description.id }).then((got) => {
      if (wanted && got) setTold(got);
    });
    return () => {
      wanted = false;
    };
  }, [description.id, tryTo]);

  const go = (section: string) => {
    const heading = document.getElementById(anchor(section));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    setHere(section);
  };
  // scroll to the requested section once the book has loaded
  const wanted = useMemo(
    () => (book ? placeOf(book, description, kind, ruling) : null),
    [book, description, kind, ruling],
  );
  useEffect(() => {
    if (!book) return;
    if (wanted) {
      const heading = document.getElementById(anchor(wanted));
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
      setHere(wanted);
    } else text.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [book, wanted]);
  useReading(text, book, setHere);

  useScreenTitle(words.screen(description.title));
  const found = book && find.trim() ? findIn(book, description, find, cases) : null;
  return (
    <div className={styles.rules}>
      <nav className={styles.contents} aria-label={words.contents}>
        <Button look="quiet" icon="left" className={styles.back} onClick={back}>
          {uiText.shell.back}
        </Button>
        <input
          className="field"
          type="search"
          value={find}
          placeholder={words.search}
          aria-label={words.search}
          onChange={(event) => setFind(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found) {
              const [first] = [...found.places.map(({ section }) => section.id), ...found.cases.map(({ id }) => id)];
              if (first !== undefined) go(first);
            }
            if (event.key === 'Escape' && find) {
              event.stopPropagation();
              event.preventDefault();
              setFind('');
            }
          }}
        />
        <div role="status" className={`small muted ${styles.found}`}>
          {found && <FoundSays found={found} />}
        </div>
        {found ? (
          <ul>
            {found.places.map(({ section, says }) => (
              <li key={section.id}>
                <button type="button" onClick={() => go(section.id)}>
                  <Lozenge hollow className={styles.bullet} />
                  <span>
                    {section.title}
                    {says && (
                      <small>
                        <Marked text={says} find={find} />
                      </small>
                    )}
                  </span>
                </button>
              </li>
            ))}
            {found.cases.map(({ id, question }) => (
              <li key={id}>
                <button type="button" onClick={() => go(id)}>
                  <Lozenge hollow className={styles.bullet} />
                  <span>
                    {words.cases.title}
                    <small>
                      <Marked text={question} find={find} />
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          book && <Contents book={book} description={description} here={here} hasCases={cases.length > 0} onGo={go} />
        )}
        <OtherBooks
          variant={description.id}
          onChoose={(id) => {
            setBook(null);
            setTold(null);
            setFind('');
            setVariant(id);
          }}
        />
      </nav>
      <main className={styles.text} ref={text}>
        <h1 tabIndex={-1}>{description.title}</h1>
        <p className={styles.facts}>
          {[
            words.facts(description.size, description.kinds.filter((kind) => kind.promotedFrom == null).length),
            description.own ? description.designers : words.by(description.designers),
          ]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
        {!book && <p className="muted">{words.loading}</p>}
        {book?.sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            description={description}
            find={found ? find : ''}
            cases={cases}
            openedAt={variant === openedAt ? ruling : null}
            onGo={go}
          />
        ))}
        {book && cases.length > 0 && (
          <section className={classes(styles.entry, styles.kind)} aria-labelledby={anchor(CASES)}>
            <h2 id={anchor(CASES)} tabIndex={-1}>
              {words.cases.title}
            </h2>
            <Cases
              description={onBoardOf}
              cases={cases}
              anchor={anchor}
              onRuling={(id) => {
                const section = placeOf(book, description, null, id);
                if (section !== null) go(section);
              }}
            />
          </section>
        )}
        {book && !description.own && (
          <footer className="small muted">
            {words.credits(description.designers)} {words.rulesVersion(description.rulesVersion)}.
          </footer>
        )}
      </main>
    </div>
  );
}

const anchor = (section: string) => `rule-${section}`;
const CASES = 'cases';
const none: readonly RulebookCase[] = [];

/** The section about this piece type or with this ruling; null: the book opens at its first page. */
function placeOf(book: Book, description: VariantDescription, kind: string | null, ruling: string | null) {
  if (kind) return book.sections.find((section) => section.kind === kind)?.id ?? null;
  if (!ruling) return null;
  const named = book.sections.find((section) => section.rulings.includes(ruling));
  const owner = description.kinds.find((k) => k.rules.some((rule) => rule.id === ruling));
  const about = named ?? book.sections.find((section) => owner && section.kind === owner.id);
  const said = about ?? book.sections.find((section) => section.paragraphs.some((p) => p.includes(ruling)));
  return said?.id ?? null;
}

/** Determines the section being read: the last whose heading has scrolled past the upper third. */
function useReading(
  text: { readonly current: HTMLElement | null },
  book: Book | null,
  onRead: (section: string) => void,
): void {
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    const page = text.current?.closest('[data-page]');
    if (!book || !page) return;
    const read = () => {
      const line = page.clientHeight / 3;
      const ids = [...book.sections.map(({ id }) => id), CASES];
      const past = ids.filter((id) => {
        const heading = document.getElementById(anchor(id));
        return heading !== null && heading.getBoundingClientRect().top < line;
      });
      const last = past.at(-1) ?? ids[0];
      if (last !== undefined) tell.current(last);
    };
    page.addEventListener('scroll', read, { passive: true });
    return () => page.removeEventListener('scroll', read);
  }, [text, book]);
}

function FoundSays({ found }: { readonly found: Found }) {
  const count = found.places.length + found.cases.length;
  if (count > 0) return <>{words.found(count)}</>;
  return (
    <>
      {words.noPiece} {words.noText}
    </>
  );
}

function Contents(props: {
  readonly book: Book;
  readonly description: VariantDescription;
  readonly here: string | null;
  readonly hasCases: boolean;
  readonly onGo: (section: string) => void;
}) {
  const { book, description, here, hasCases, onGo } = props;
  return (
    <ul>
      {book.sections.map((section) => (
        <li key={section.id} className={section.kind ? styles.ofKind : undefined}>
          <button
            type="button"
            aria-current={here === section.id ? 'true' : undefined}
            onClick={() => onGo(section.id)}
          >
            {section.kind ? (
              <Glyph variant={description.id} kind={section.kind} side={0} className={styles.ink} />
            ) : (
              <Lozenge turned={here === section.id} hollow={here !== section.id} className={styles.bullet} />
            )}
            {section.title}
          </button>
        </li>
      ))}
      {hasCases && (
        <li>
          <button type="button" aria-current={here === CASES ? 'true' : undefined} onClick={() => onGo(CASES)}>
            <Lozenge turned={here === CASES} hollow={here !== CASES} className={styles.bullet} />
            {words.cases.title}
          </button>
        </li>
      )}
    </ul>
  );
}

function OtherBooks(props: { readonly variant: string; readonly onChoose: (id: string) => void }) {
  const others = gamesOf(useHello().variants).filter((variant) => variant.id !== props.variant);
  if (others.length === 0) return null;
  return (
    <>
      <h2>{words.otherBooks}</h2>
      <ul>
        {others.map((variant) => (
          <li key={variant.id}>
            <button type="button" onClick={() => props.onChoose(variant.id)}>
              {variant.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Section(props: {
  readonly section: RulebookSection;
  readonly description: VariantDescription;
  readonly find: string;
  readonly cases: readonly RulebookCase[];
  /** the ruling that the reader was sent to */
  readonly openedAt: string | null;
  readonly onGo: (section: string) => void;
}) {
  const { section, description, find, cases, openedAt, onGo } = props;
  // a code says nothing to a reader who was not sent to it or does not look for it, and has no cases to read
  const rulings = section.rulings.filter(
    (id) => id === openedAt || isFound(id, find) || cases.some(({ ruling }) => ruling === id),
  );
  const kind = description.kinds.find((k) => k.id === section.kind);
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

/** A text with the search term highlighted. */
function Marked({ text, find }: { readonly text: string; readonly find: string }) {
  return parted(text, find).map((part) => (part.hit ? <mark key={part.at}>{part.text}</mark> : part.text));
}
