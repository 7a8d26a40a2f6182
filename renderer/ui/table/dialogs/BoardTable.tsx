/** The board as a plain table with headers, for screen readers that browse and for everybody who wants to copy it. */
import { seenFrom } from '../../../narration/board-order.ts';
import { cellLabel, cellNameOf } from '../../../narration/labels.ts';
import { shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { useMatch } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { ReadOut } from '../../shell/ReadOut.tsx';
import { useReadOut } from '../../shell/useReadOut.ts';
import styles from './BoardTable.module.css';

const words = uiText.table.boardTable;

export function BoardTable({ onClose }: { readonly onClose: () => void }) {
  const d = useMatch((s) => s.description);
  const read = useReadOut(d);
  const seat = useMatch((s) => s.seat);
  const view = useMatch(shownView);
  const seen = seenFrom(d.topology, seat);
  const { files, ranks, spokenFiles = files, spokenRanks = ranks } = d.topology;
  const named = (labels: readonly string[], spoken: readonly string[], label: string): string =>
    spoken[labels.indexOf(label)] ?? label;
  /** without the name of the square, which the headers tell */
  const on = (cell: number): string =>
    cellLabel(d, view, cell, [], true).slice(cellNameOf(d, cell).length).replace(/^, /, '');
  return (
    <Dialog
      title={words.title}
      icon="flat"
      wide="xwide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.board} data-testid="board-table">
          <caption className="muted small">{words.caption(d.title)}</caption>
          <thead>
            <tr>
              <td />
              {seen.files.map(({ label }) => (
                <th key={label} scope="col">
                  <ReadOut text={label} read={named(files, spokenFiles, label)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seen.rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <ReadOut text={label} read={named(ranks, spokenRanks, label)} />
                </th>
                {cells.map((cell, i) => (
                  <td key={seen.files[i]?.label}>
                    {cell !== null && <ReadOut text={on(cell)} read={read(on(cell))} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
