/**
 * The game on paper: who played, how it ended, and the moves of both sides turn by turn. It is outside the page's root,
 * which is not printed (`ScoreSheet.module.css`).
 */
import { createPortal } from 'react-dom';
import { uiText } from '../../text/index.ts';
import { useMatch } from '../parts/table-context.ts';
import styles from './ScoreSheet.module.css';

const words = uiText.share.sheet;

export function ScoreSheet({ text }: { readonly text: string }) {
  const { title, sides } = useMatch((s) => s.description);
  const name = useMatch((s) => s.view.name);
  const notes = useMatch((s) => s.view.notes);
  const { before, tags, turns } = parted(text);
  return createPortal(
    <article className={styles.sheet}>
      <h1>{name}</h1>
      <dl>
        <dt>{title}</dt>
        <dd>{sides.map((side) => `${side.name}${tags[side.name] ? ` (${tags[side.name]})` : ''}`).join(' – ')}</dd>
        <dt>{words.date}</dt>
        <dd>{tags.Date}</dd>
        <dt>{words.result}</dt>
        <dd>{tags.Result ?? words.unfinished}</dd>
      </dl>
      {before.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.turn}</th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                {side.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ line, number, moves }) => (
            <tr key={line}>
              <th scope="row">{number}</th>
              <td>{moves[0]}</td>
              <td>{moves[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes !== undefined && (
        <>
          <h2>{uiText.notes.title}</h2>
          <p className={styles.notes}>{notes}</p>
        </>
      )}
    </article>,
    document.body,
  );
}

/** not the same signs in a comment */
const BETWEEN_SIDES = / \/ (?![^{]*\})/;
/** Without what only programs need: signs that stand for others, and those of a fallen flag, a toss and a free move. */
const shown = (text: string): string =>
  text
    .replaceAll(' {[%free]}', '')
    .replace(/\{\[%(?:flag|toss|roll|free)\] /g, '{')
    .replace(/\\u00([57][bcd])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text of `match.text` in its parts. */
function parted(text: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  const tags = lines.flatMap((line): [string, string][] => {
    const [, tag, value] = line.match(/^\[(\S+) (".*")\]$/) ?? [];
    return tag === undefined ? [] : [[tag, String(JSON.parse(value))]];
  });
  const turns = lines.flatMap((row, line) => {
    const [, number, moves] = row.match(/^(\d+)\. (.*)$/) ?? [];
    return number === undefined ? [] : [{ line, number, moves: moves.split(BETWEEN_SIDES).map(shown) }];
  });
  const before = lines.filter((line) => line.startsWith('{')).map(shown);
  return { before, tags: Object.fromEntries(tags) as Readonly<Record<string, string | undefined>>, turns };
}
