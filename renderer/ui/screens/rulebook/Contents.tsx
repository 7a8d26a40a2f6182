/** The table of contents; while something is searched for, what was found instead of it. */
import type { Rulebook as Book, VariantDescription } from '../../../../electron/contract/description.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { CASES } from './anchor.ts';
import { Marked } from './Marked.tsx';
import styles from './Rulebook.module.css';
import type { FoundInRulebook } from './rulebook-search.ts';

const words = uiText.rulebook;

/** The field to search in, with what was found or the contents below it. */
export function Finder(props: {
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly found: FoundInRulebook | null;
  readonly onGo: (section: string) => void;
  /** the contents */
  readonly children: React.ReactNode;
}) {
  const { find, onFind, found, onGo, children } = props;
  return (
    <>
      <input
        className="field"
        type="search"
        value={find}
        placeholder={words.search}
        aria-label={words.search}
        onChange={(event) => onFind(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found) {
            const [first] = [...found.places.map(({ section }) => section.id), ...found.cases.map(({ id }) => id)];
            if (first !== undefined) onGo(first);
          }
          if (event.key === 'Escape' && find) {
            event.stopPropagation();
            event.preventDefault();
            onFind('');
          }
        }}
      />
      <div role="status" className={`small muted ${styles.found}`}>
        {found && <FoundSays found={found} />}
      </div>
      {found ? <FoundList found={found} find={find} onGo={onGo} /> : children}
    </>
  );
}

function FoundSays({ found }: { readonly found: FoundInRulebook }) {
  const count = found.places.length + found.cases.length;
  if (count > 0) return <>{words.found(count)}</>;
  return (
    <>
      {words.noPiece} {words.noText}
    </>
  );
}

function FoundList(props: {
  readonly found: FoundInRulebook;
  readonly find: string;
  readonly onGo: (section: string) => void;
}) {
  const { found, find, onGo } = props;
  return (
    <ul>
      {found.places.map(({ section, says }) => (
        <li key={section.id}>
          <button type="button" onClick={() => onGo(section.id)}>
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
          <button type="button" onClick={() => onGo(id)}>
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
  );
}

export function Contents(props: {
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
