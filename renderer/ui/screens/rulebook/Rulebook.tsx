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
  VariantDescription,
} from '../../../../electron/contract/description.ts';
import { changedRules } from '../../../narration/house-rules.ts';
import { useApp, useHello, useVariant } from '../../../state/app.ts';
import { gamesOf } from '../../../state/forms.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { anchor, CASES, goToHeading } from './anchor.ts';
import { BookSection } from './BookSection.tsx';
import { Cases } from './Cases.tsx';
import { Contents, Finder } from './Contents.tsx';
import styles from './Rulebook.module.css';
import { findIn } from './rulebook-search.ts';

const words = uiText.rulebook;

interface Props {
  readonly variant: string | null;
  readonly kind: string | null;
  readonly ruling: string | null;
}

export function Rulebook({ variant: openedAt, kind, ruling }: Props) {
  const [variant, setVariant] = useState(openedAt);
  const description = useVariant(variant);
  const { book, told, close } = useBook(description.id);
  // of the game on the table, from which it was opened
  const table = useApp((app) => app.opened);
  const changed = table?.variant === description.id ? changedRules(description, table.options) : [];
  const onBoardOf = useVariant(told?.variant ?? variant);
  const cases = told?.cases ?? none;
  const [find, setFind] = useState('');
  const [here, setHere] = useState<string | null>(null);
  const text = useRef<HTMLElement>(null);
  const { back } = useApp.getState();

  const go = (section: string) => {
    goToHeading(section);
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
      goToHeading(wanted);
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
        <Finder find={find} onFind={setFind} found={found} onGo={go}>
          {book && <Contents book={book} description={description} here={here} hasCases={cases.length > 0} onGo={go} />}
        </Finder>
        <OtherBooks
          variant={description.id}
          onChoose={(id) => {
            close();
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
          <BookSection
            key={section.id}
            section={section}
            description={description}
            find={found ? find : ''}
            cases={cases}
            changed={changed}
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
              onRules={({ kind = null, ruling }) => {
                const section = placeOf(book, description, kind, ruling);
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

const none: readonly RulebookCase[] = [];

/** The book of this game and its cases, as soon as they are known; `close`: another one is to be opened. */
function useBook(variant: string) {
  const [book, setBook] = useState<Book | null>(null);
  const [told, setTold] = useState<RulebookCases | null>(null);
  useEffect(() => {
    const { tryTo } = useApp.getState();
    let wanted = true;
    void tryTo('rules.book', { variant }).then((got) => {
      if (wanted && got) setBook(got);
    });
    void tryTo('rules.cases', { variant }).then((got) => {
      if (wanted && got) setTold(got);
    });
    return () => {
      wanted = false;
    };
  }, [variant]);
  const close = () => {
    setBook(null);
    setTold(null);
  };
  return { book, told, close };
}

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
