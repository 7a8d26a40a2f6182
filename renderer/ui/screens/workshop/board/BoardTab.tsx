/** The game's name, its board with the squares that are missing, what lies on it, and its zones, all painted on it. */
import { useState } from 'react';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { EditField } from '../EditField.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { PieceGlyph } from '../pieces/PieceGlyph.tsx';
import { useDraft } from '../useDraft.ts';
import { wholeNumber } from '../whole-number.ts';
import styles from './BoardTab.module.css';
import { type Brush, Brushes, type Mirrorings, setParts } from './Brushes.tsx';
import { CellGrid } from './CellGrid.tsx';
import { CellGround } from './CellGround.tsx';
import { type Lying, lyingOn, MOST_OWN_PORTALS, withLying, without, withPortals } from './ground.ts';
import { type GridSpot, gridName, type Mirroring, mirrored, mirroringOf, withCell, type Zone } from './squares.ts';

const words = uiText.workshop.board;
const MOST_SIDE = 16;
const MISSING: Brush = { is: 'missing' };
/** what a game says of itself, and the label of its field */
const TEXTS = [
  ['title', 'name'],
  ['tagline', 'tagline'],
  ['by', 'by'],
  ['about', 'more'],
] as const;

export function BoardTab({ game }: { readonly game: GameParts }) {
  const [chosen, setBrush] = useState(MISSING);
  /** where the first of a pair of portals was put */
  const [end, setEnd] = useState<string | null>(null);
  /** by zone, how Black’s squares are to follow from White’s */
  const [mirrorings, setMirrorings] = useState<Mirrorings>(new Map());
  const brush = chosen.is === 'zone' && !Object.hasOwn(game.zones, chosen.name) ? MISSING : chosen;
  return (
    <div className={styles.columns}>
      <section className={styles.texts} aria-label={words.about}>
        <h2>{words.about}</h2>
        {TEXTS.map(([key, label]) => (
          <EditField
            key={key}
            label={words[label]}
            value={game[key]}
            {...(key === 'about' && { rows: 3 })}
            testId={`game-${key}`}
            change={(typed) => ({ do: 'set', settings: [{ at: [key], to: typed.replace(/\s+/g, ' ').trimStart() }] })}
          />
        ))}
        <div className={styles.size}>
          <Side game={game} side="width" label={words.width} />
          <Side game={game} side="height" label={words.height} />
        </div>
        <p className="small muted">{words.sizeSays}</p>
      </section>
      <section className={styles.board} aria-label={words.squares}>
        <Squares
          key={`${game.width} ${game.height}`}
          game={game}
          brush={brush}
          mirroring={brush.is === 'zone' ? mirrorings.get(brush.name) : undefined}
          end={end}
          setEnd={setEnd}
        />
      </section>
      <aside className={styles.side}>
        <ProblemList />
        <Brushes
          game={game}
          brush={brush}
          mirrorings={mirrorings}
          onMirror={(zone, how) => setMirrorings((now) => new Map(now).set(zone, how))}
          onChoose={(next) => {
            setEnd(null);
            setBrush(next);
          }}
        />
      </aside>
    </div>
  );
}

function Side(props: { readonly game: GameParts; readonly side: 'width' | 'height'; readonly label: string }) {
  const { game, side, label } = props;
  return (
    <EditField
      isShort
      label={label}
      value={String(game[side])}
      testId={`board-${side}`}
      change={(typed) => {
        const n = wholeNumber(typed, 2, MOST_SIDE);
        return n === null ? words.sizeFrom(2, MOST_SIDE) : { do: 'resize', [side]: n };
      }}
    />
  );
}

/** Must stay true: a drag does on every square what it did on the first. */
function Squares(props: {
  readonly game: GameParts;
  readonly brush: Brush;
  readonly mirroring: Mirroring | undefined;
  readonly end: string | null;
  setEnd(cell: string | null): void;
}) {
  const { game, brush, mirroring, end, setEnd } = props;
  const { width, height } = game;
  const [array, setArray] = useDraft(game.array);
  const [missing, setMissing] = useDraft(game.missing);
  const [ground, setGround] = useDraft(game.features);
  const [zones, setZones] = useDraft(game.zones);
  const [adds, setAdds] = useState(true);
  const zone: Zone = brush.is === 'zone' ? (zones[brush.name] ?? [[], []]) : [[], []];

  const change = (next: { missing?: string[]; ground?: typeof ground }) => {
    const { missing: gone = missing, ground: lying = ground } = next;
    const there = array.filter(({ at }) => !gone.includes(at) && lyingOn(lying, at) !== 'wall');
    setMissing(gone);
    setGround(lying);
    setArray(there);
    const features = lying && { features: lying };
    void useGameText.getState().edit({ do: 'array', array: there, missing: gone, ...features }, 'array');
  };
  const paintZone = (name: string, cell: string, isIn: boolean) => {
    const next = mirrored(withCell(zone[0], cell, isIn), zone, mirroringOf(zone, height, mirroring), height);
    setZones({ ...zones, [name]: next });
    void setParts([{ at: ['zones', name], to: next }], `zone ${name}`);
  };
  const putPortal = (cell: string) => {
    if (end === cell) setEnd(null);
    else if (end !== null) {
      setEnd(null);
      change({ ground: withPortals(ground, end, cell) });
    } else if (lyingOn(ground, cell) === 'portal') change({ ground: without(ground, cell) });
    else if (ground && ground.portals.length >= MOST_OWN_PORTALS)
      useApp.getState().toastFailure(words.mostPortals(MOST_OWN_PORTALS));
    else setEnd(cell);
  };
  const has = (cell: string): boolean => {
    if (brush.is === 'zone') return zone[0].includes(cell);
    return brush.is === 'missing' ? missing.includes(cell) : lyingOn(ground, cell) === brush.is;
  };
  const paint = (cell: string, isAdded: boolean) => {
    if (brush.is === 'zone') paintZone(brush.name, cell, isAdded);
    else if (brush.is === 'missing') change({ missing: withCell(missing, cell, isAdded) });
    else if (brush.is !== 'portal')
      change({ ground: isAdded ? withLying(ground, cell, brush.is) : without(ground, cell) });
  };
  const useOn = (spot: GridSpot, how: 'press' | 'drag') => {
    const cell = gridName(spot);
    if (brush.is !== 'zone' && brush.is !== 'missing' && missing.includes(cell)) return;
    if (brush.is === 'portal') {
      if (how === 'press') putPortal(cell);
      return;
    }
    const isAdded = how === 'press' ? !has(cell) : adds;
    setAdds(isAdded);
    if (has(cell) !== isAdded) paint(cell, isAdded);
  };
  const isOf = (cell: string): string => {
    if (missing.includes(cell)) return words.gone;
    if (brush.is === 'zone') return zone[0].includes(cell) ? words.inZone : words.outside;
    const lying = cell === end ? 'portal' : lyingOn(ground, cell);
    return lying === null ? words.there : words.lying[lying];
  };
  return (
    <>
      <CellGrid
        label={words.grid}
        width={width}
        height={height}
        testId="board-grid"
        className={styles.grid}
        hasNames
        looks={game.looks}
        cell={(spot) => {
          const name = gridName(spot);
          const there = array.find(({ at }) => at === name);
          const kind = game.pieces.findIndex(({ id }) => id === there?.kind);
          const label = words.cell(name, isOf(name));
          if (missing.includes(name)) return { label, look: 'gone' };
          const content = (
            <>
              <CellGround ground={ground} cell={name} isWaiting={name === end} />
              {there && <PieceGlyph isFaint piece={kind} side={there.side} />}
            </>
          );
          return { label, content, isMarked: zone[0].includes(name) };
        }}
        onUse={useOn}
        onKey={(event) => {
          if (event.key !== 'Escape' || end === null) return;
          // it takes back the first of a pair of portals, and does not leave the workshop
          event.preventDefault();
          event.stopPropagation();
          setEnd(null);
        }}
      />
      <p className="small muted" role="status">
        {sayOf(brush, missing.length, end)}
      </p>
    </>
  );
}
function sayOf(brush: Brush, missing: number, end: string | null): string {
  if (brush.is === 'zone') return words.paints(brush.name);
  if (brush.is === 'missing') return words.squaresSays(missing);
  if (brush.is === 'portal') return end === null ? words.portalSays : words.portalWaits(end);
  return words.laysSays[brush.is satisfies Exclude<Lying, 'portal'>];
}
