/**
 * The pieces of a game: a list, the one that is chosen with its moves on a grid and as text beside it, how it would play,
 * and what else is true of it.
 */
import { useRef, useState } from 'react';
import type { CaptionedDiagramView, EditableView, GamePiece } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { looksOf } from '../../../../variants/own/looks.ts';
import { Button } from '../../../shell/Button.tsx';
import { radioKey } from '../../../shell/radioKeys.ts';
import { DiagramPicture, FigureLegend } from '../../rulebook/Figure.tsx';
import { EditField } from '../EditField.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { useDigits } from '../useDigits.ts';
import { wholeNumber } from '../whole-number.ts';
import { Looks } from './Looks.tsx';
import { MoveGrid } from './MoveGrid.tsx';
import { DOES, MoveTools } from './MoveTools.tsx';
import { usualBrush } from './move-brush.ts';
import { PieceGlyph } from './PieceGlyph.tsx';
import styles from './PiecesTab.module.css';
import { Sentences } from './Sentences.tsx';

const words = uiText.workshop.pieces;
const MOST_WORTH = 99;
const NONE: readonly CaptionedDiagramView[] = [];

export function PiecesTab({ parts }: { readonly parts: EditableView }) {
  const chosen = useGameText((state) => state.piece);
  const [brush, setBrush] = useState(usualBrush);
  useDigits((digit) => {
    const does = DOES[digit - 1];
    if (does) setBrush((now) => ({ ...now, does }));
  });
  const pieces = parts.game?.pieces ?? [];
  const piece = pieces[chosen];
  const moves = parts.pieces[chosen];
  if (!piece || !moves) return null;
  const typed = moves.others.flatMap(({ text, trace }) => (trace ? [{ text, trace }] : []));
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <PieceList parts={parts} />
        <Looks number={chosen} piece={piece} />
      </div>
      <section className={styles.middle} aria-label={piece.name}>
        <div className={styles.head}>
          <EditField
            key={`name ${chosen}`}
            label={words.name}
            value={piece.name}
            testId="piece-name"
            change={(name) => ({ do: 'rename', piece: chosen, name: name.trim(), figure: figureByName(pieces, piece) })}
          />
          <EditField
            key={`letter ${chosen}`}
            isShort
            label={words.letter}
            value={piece.letter}
            testId="piece-letter"
            change={(letter) => ({ do: 'letter', piece: chosen, letter: letter.trim().toUpperCase() })}
          />
          <Worth key={`worth ${chosen}`} piece={chosen} value={piece.value} />
        </div>
        <div className={styles.drawing}>
          <MoveGrid piece={chosen} marks={moves.marks} typed={typed} brush={brush} name={piece.name} />
          <MoveTools brush={brush} onChange={setBrush} />
        </div>
        <EditField
          key={`moves ${chosen}`}
          isMono
          label={words.text}
          rows={Math.min(6, Math.max(2, moves.lines.length))}
          value={moves.lines.join('\n')}
          testId="piece-moves"
          change={(typed) => ({ do: 'moves', piece: chosen, lines: typed.split('\n') })}
        />
        <TextMoves label={words.typed} moves={moves.others.filter(({ trace }) => trace)} />
        <TextMoves label={words.others} moves={moves.others.filter(({ trace }) => !trace)} />
      </section>
      <aside className={styles.side}>
        <ProblemList piece={chosen} />
        {moves.warnings.length > 0 && (
          <ul className={styles.warnings} role="status" data-testid="piece-warnings">
            {moves.warnings.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        )}
        <HowItPlays id={piece.id} />
        <h2>{words.rules}</h2>
        <Sentences key={chosen} label={words.rules} sentences={moves.sentences} />
        <p className={styles.actions}>
          <Button icon="copy" onClick={() => void addPiece(piece.name, chosen)}>
            {words.copy}
          </Button>
          <Remove piece={chosen} name={piece.name} />
        </p>
      </aside>
    </div>
  );
}

function TextMoves(props: { readonly label: string; readonly moves: EditableView['pieces'][number]['others'] }) {
  const { label, moves } = props;
  if (moves.length === 0) return null;
  return (
    <p className="small">
      {uiText.joined.before(label)}
      {moves.map(({ text, says }) => `${says} (${text})`).join('; ')}
    </p>
  );
}

/** The figure that a piece has because of its name; undefined where it has none, or has chosen one. */
const figureByName = (pieces: readonly GamePiece[], { id, figure }: GamePiece): string | undefined =>
  figure === undefined ? looksOf(pieces).get(id)?.figure?.name : undefined;

/** A new piece, or a copy of that one, which is shown then. */
async function addPiece(name: string, copied: number | null): Promise<void> {
  const { edit, choosePiece } = useGameText.getState();
  const why = await edit({ do: 'add', name, copied });
  if (why !== null) return useApp.getState().toastFailure(why);
  choosePiece((useGameText.getState().shown?.parts.pieces.length ?? 1) - 1);
}

function PieceList({ parts }: { readonly parts: EditableView }) {
  const chosen = useGameText((state) => state.piece);
  const { choosePiece } = useGameText.getState();
  const list = useRef<HTMLElement>(null);
  const pieces = parts.game?.pieces ?? [];
  return (
    <nav
      ref={list}
      className={styles.list}
      aria-label={words.list}
      onKeyDown={(event) => {
        const to = radioKey(event.key, chosen, pieces.length);
        if (to === undefined || !(event.target as HTMLElement).matches('[data-piece]')) return;
        event.preventDefault();
        choosePiece(to);
        list.current?.querySelectorAll<HTMLElement>('[data-piece]')[to]?.focus();
      }}
    >
      <h2>{words.list}</h2>
      <ul>
        {pieces.map(({ id, name, letter }, i) => (
          <li key={id}>
            <button
              type="button"
              data-piece={i}
              aria-current={i === chosen ? 'true' : undefined}
              tabIndex={i === chosen ? 0 : -1}
              onClick={() => choosePiece(i)}
            >
              <span className={styles.glyph}>
                <PieceGlyph piece={i} />
              </span>
              <span>{name}</span>
              <span className="small muted num">{letter}</span>
              {parts.problems.some((problem) => problem.piece === i) && (
                <span className={styles.bad} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button icon="plus" data-testid="add-piece" onClick={() => void addPiece(words.newName, null)}>
        {words.add}
      </Button>
    </nav>
  );
}

function Worth({ piece, value }: { readonly piece: number; readonly value: number | undefined }) {
  const guessed = useGameText((state) => state.shown?.description?.kinds[piece]?.value);
  return (
    <EditField
      isShort
      label={words.worth}
      value={value === undefined ? '' : String(value)}
      placeholder={guessed === undefined ? undefined : words.guess(guessed)}
      testId="piece-worth"
      change={(typed) => {
        const n = wholeNumber(typed, 0, MOST_WORTH);
        const at = ['pieces', piece, 'value'];
        if (typed.trim() === '') return { do: 'set', settings: [{ at }] };
        return n === null ? words.worthFrom(0, MOST_WORTH) : { do: 'set', settings: [{ at, to: n }] };
      }}
    />
  );
}

/** As it could last be played, by its id: its number changes when a piece is removed, and its name is said in the language of the moment. */
function HowItPlays({ id }: { readonly id: string }) {
  const description = useGameText((state) => state.lastGood);
  const diagrams = useGameText((state) => state.shown?.diagrams) ?? NONE;
  const isCurrent = useGameText((state) => state.isCurrent);
  const kind = description?.kinds.find((one) => one.id === id);
  return (
    <>
      <h2>{words.says}</h2>
      <p className="book" data-testid="piece-says">
        {kind ? kind.rules.map(({ says }) => says).join(' ') : isCurrent ? words.noDiagram : uiText.workshop.checking}
      </p>
      {kind &&
        description &&
        diagrams.map(({ diagram, caption }) => (
          <figure key={caption} className={styles.diagram}>
            <DiagramPicture description={description} diagram={diagram} caption={caption} />
            <figcaption className="small">
              {diagrams.length > 1 && <p className="muted">{caption}</p>}
              <FigureLegend marks={diagram.marks} />
            </figcaption>
          </figure>
        ))}
    </>
  );
}

function Remove({ piece, name }: { readonly piece: number; readonly name: string }) {
  const { edit, undoThis } = useGameText.getState();
  const { toast, toastFailure } = useApp.getState();
  const remove = async () => {
    const why = await edit({ do: 'remove', piece });
    if (why === null) toast(words.removed(name), { name: uiText.shell.undo, run: undoThis() });
    else toastFailure(why);
  };
  return (
    <Button icon="trash" look="quiet" data-testid="remove-piece" onClick={() => void remove()}>
      {words.remove(name)}
    </Button>
  );
}
