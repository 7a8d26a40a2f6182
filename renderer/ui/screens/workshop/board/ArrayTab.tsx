/** The first position, on the board itself: pieces are put, moved and removed, for one side or for both at once. */
import { useState } from 'react';
import type { Side } from '../../../../../electron/contract/view.ts';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { signOf } from '../../../../commands/press.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { Button } from '../../../shell/Button.tsx';
import { Segmented } from '../../../shell/Segmented.tsx';
import { SwitchWithLabel } from '../../../shell/Switch.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { PieceGlyph } from '../pieces/PieceGlyph.tsx';
import { useDraft } from '../useDraft.ts';
import styles from './ArrayTab.module.css';
import { CellGrid } from './CellGrid.tsx';
import { CellGround } from './CellGround.tsx';
import { lyingOn } from './ground.ts';
import { type GridSpot, gridName } from './squares.ts';
import { useArray } from './useArray.ts';

const words = uiText.workshop.array;
type Tool = { readonly is: 'hand' | 'eraser' } | { readonly is: 'piece'; readonly kind: string; readonly side: Side };

export function ArrayTab({ game }: { readonly game: GameParts }) {
  const { pieceOn, put, remove, move, clear, isMirrored, setMirrored } = useArray(game);
  const [tool, setTool] = useState<Tool>({ is: 'hand' });
  const [lifted, setLifted] = useState<string | null>(null);
  const { height, missing, pieces } = game;
  const kindOf = (id: string) => pieces.findIndex((piece) => piece.id === id);
  const moveLifted = (from: string, to: string) => {
    setLifted(null);
    move(from, to);
  };
  const use = (spot: GridSpot, how: 'press' | 'drag') => {
    const cell = gridName(spot);
    if (missing.includes(cell)) return;
    if (tool.is === 'eraser') remove(cell);
    else if (tool.is === 'piece') {
      const there = pieceOn(cell);
      if (how === 'drag' && there?.kind === tool.kind && there.side === tool.side) return;
      put({ kind: tool.kind, side: tool.side, at: cell });
    } else if (how === 'press' && lifted !== null && lifted !== cell) moveLifted(lifted, cell);
    else if (how === 'press') setLifted(lifted === cell || !pieceOn(cell) ? null : cell);
  };
  const pieceName = ({ kind, side }: { readonly kind: string; readonly side: Side }) =>
    words.piece(words.sides[side], pieces[kindOf(kind)]?.name ?? kind);
  const says = {
    hand: () => {
      const piece = lifted === null ? undefined : pieceOn(lifted);
      return piece ? words.lifted(pieceName(piece)) : words.handSays;
    },
    eraser: () => words.eraserSays,
    piece: () => (tool.is === 'piece' ? words.stamp(pieceName(tool)) : ''),
  }[tool.is]();
  return (
    <div className={styles.columns}>
      <section className={styles.board}>
        <CellGrid
          key={`${game.width} ${height}`}
          label={uiText.workshop.tabs.array}
          width={game.width}
          height={height}
          testId="array-grid"
          className={styles.grid}
          hasNames
          looks={game.looks}
          cell={(spot) => {
            const name = gridName(spot);
            if (missing.includes(name))
              return { label: uiText.joined.of(name, uiText.workshop.board.gone), look: 'gone' };
            const there = pieceOn(name);
            const lying = lyingOn(game.features, name);
            return {
              label: uiText.joined.of(
                name,
                there ? pieceName(there) : lying ? uiText.workshop.board.lying[lying] : words.empty,
              ),
              content: (
                <>
                  <CellGround ground={game.features} cell={name} />
                  {there && <PieceGlyph piece={kindOf(there.kind)} side={there.side} />}
                </>
              ),
              isMarked: lifted === name,
            };
          }}
          onUse={use}
          onDrop={(from, to) => {
            if (tool.is !== 'hand' || !pieceOn(gridName(from))) return;
            if (to) moveLifted(gridName(from), gridName(to));
            else remove(gridName(from));
          }}
          onKey={(event, spot) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === 'Delete' || event.key === 'Backspace') remove(gridName(spot));
            else if (event.key === 'Escape' && (lifted !== null || tool.is !== 'hand')) {
              setLifted(null);
              setTool({ is: 'hand' });
              event.stopPropagation();
            } else if (!chooseByLetter(event.nativeEvent)) return;
            event.preventDefault();
          }}
        />
        <p className="small muted" role="status">
          {says}
        </p>
      </section>
      <aside className={styles.side}>
        <ProblemList />
        <Palette game={game} tool={tool} onChoose={choose} />
        <SwitchWithLabel
          className={styles.option}
          on={isMirrored}
          label={words.mirror}
          tip={words.mirrorSays}
          onChange={setMirrored}
        />
        <Button icon="trash" look="quiet" onClick={clear}>
          {words.clear}
        </Button>
        <Hands game={game} />
      </aside>
    </div>
  );

  function choose(next: Tool): void {
    setLifted(null);
    setTool(next);
  }
  /** With Shift a piece of the second side, as in the editor of positions; false: no piece has that letter. */
  function chooseByLetter(event: KeyboardEvent): boolean {
    const sign = signOf(event).toUpperCase();
    const kind = pieces.find(({ letter }) => letter === sign)?.id;
    if (kind !== undefined) choose({ is: 'piece', kind, side: event.shiftKey ? 1 : 0 });
    return kind !== undefined;
  }
}

function Palette(props: { readonly game: GameParts; readonly tool: Tool; onChoose(tool: Tool): void }) {
  const { game, tool, onChoose } = props;
  const [shown, setShown] = useState<Side>(0);
  const side = tool.is === 'piece' ? tool.side : shown;
  return (
    <section className={styles.palette}>
      <h2>{words.palette}</h2>
      <Segmented
        label={words.side}
        value={side}
        choices={([0, 1] as const).map((id) => ({ id, name: words.sides[id] }))}
        onChange={(next) => {
          setShown(next);
          if (tool.is === 'piece') onChoose({ ...tool, side: next });
        }}
      />
      <fieldset className={styles.kinds} aria-label={words.palette}>
        {game.pieces.map(({ id, name, letter }, i) => (
          <button
            key={id}
            type="button"
            className={styles.kind}
            aria-pressed={tool.is === 'piece' && tool.kind === id}
            aria-label={`${words.piece(words.sides[side], name)}, ${letter}`}
            data-tip={words.piece(words.sides[side], name)}
            onClick={() => onChoose({ is: 'piece', kind: id, side })}
          >
            <PieceGlyph piece={i} side={side} />
          </button>
        ))}
      </fieldset>
      <div className={styles.option}>
        <Button icon="lift" aria-pressed={tool.is === 'hand'} onClick={() => onChoose({ is: 'hand' })}>
          {words.hand}
        </Button>
        <Button icon="trash" aria-pressed={tool.is === 'eraser'} onClick={() => onChoose({ is: 'eraser' })}>
          {words.eraser}
        </Button>
      </div>
      <p className="small muted">{words.keys}</p>
    </section>
  );
}

function Hands({ game }: { readonly game: GameParts }) {
  const [hands, setHands] = useDraft(game.hands);
  const change = (side: Side, hand: readonly string[]) => {
    const next: GameParts['hands'] = side === 0 ? [[...hand], hands[1]] : [hands[0], [...hand]];
    setHands(next);
    void useGameText.getState().edit({ do: 'set', settings: [{ at: ['hands'], to: next }] }, 'hands');
  };
  return (
    <section className={styles.palette}>
      <h2>{words.hands}</h2>
      {([0, 1] as const).map((side) => (
        <div key={side} className={styles.hand}>
          <span className="small muted">{words.handOf(words.sides[side])}</span>
          {hands[side].map((kind, i) => {
            const at = game.pieces.findIndex(({ id }) => id === kind);
            const name = game.pieces[at]?.name ?? kind;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces in a hand differ only by their place
                key={i}
                type="button"
                className={styles.kind}
                aria-label={words.fromHand(name)}
                data-tip={words.fromHand(name)}
                onClick={() =>
                  change(
                    side,
                    hands[side].filter((_, n) => n !== i),
                  )
                }
              >
                <PieceGlyph piece={at} side={side} />
              </button>
            );
          })}
          <select
            className={`field ${styles.add}`}
            aria-label={uiText.joined.of(words.handOf(words.sides[side]), words.toHand)}
            value=""
            onChange={(event) => change(side, [...hands[side], event.target.value])}
          >
            <option value="">+</option>
            {game.pieces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </section>
  );
}
