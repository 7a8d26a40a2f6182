/**
 * The art sheet, for people who change the art (`npm run art`), and for the screenshots of `shots.mjs`. Without a query
 * it shows the contents. `?piece=acid/ghost`: one piece. `?board=` acid, deicide, fourchan, chesimals or own (games of
 * people's own): the real table with a given position; `&show=` start, middle, kinds, glyphs, for own tints, for
 * chesimals tiles, for acid marks or preview, for the others full or promoted (the most expensive positions, the second
 * with destinations); `&seat=1`, `&quality=low`, `&place=` own, studio or plain, `&day`,
 * `&above`, `&near=e5` and how far `&away=1`, `&lift=e5`, for chesimals `&to=e6` (previews that move) and
 * `&group=white` (the group to move),
 * `&nogreen`, `&still` (reduced motion), `&unlabelled` (no coordinates), `&groups` (letters of groups).
 */
import { StrictMode, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PLACES } from '../../electron/contract/settings.ts';
import type { Preview, View } from '../../electron/contract/view.ts';
import { type Arrival, MARKS, type TableHandle } from '../board/props.ts';
import { Table } from '../scene/Table.tsx';
import { acidAfter, acidBoard, acidCell, acidPieceOn, frozen, middleView, startView, viewOf } from '../testing/acid.ts';
import * as units from '../testing/chesimals.ts';
import * as deicide from '../testing/deicide.ts';
import * as fourchan from '../testing/fourchan.ts';
import { figuresView, ownBoard, tintsView } from '../testing/own.ts';
import { unitKinds } from '../variants/chesimals/figures/index.ts';
import { chipOf, tileOf } from '../variants/chesimals/glyphs.ts';
import { colourIds } from '../variants/chesimals/liveries.ts';
import { artOf, featureGlyphsOf, glyphsOf } from '../variants/registry.ts';
import { ArtSheetContents } from './ArtSheetContents.tsx';
import { PieceSheet } from './PieceSheet.tsx';
import '../ui/shell/tokens.css';

const asked = new URLSearchParams(location.search);
const show = asked.get('show') ?? 'start';

const KIND_ROWS = [
  '...........',
  '.kavhrgsdmw',
  '..........c',
  ...Array(5).fill('...........'),
  'C..........',
  'KAVHRGSDMW.',
  '...........',
];

const games = {
  acid: { board: acidBoard, cellOf: acidCell },
  deicide: { board: deicide.deicideBoard, cellOf: deicide.deicideCell },
  fourchan: { board: fourchan.fourchanBoard, cellOf: fourchan.fourchanCell },
  chesimals: { board: units.chesimalsBoard, cellOf: units.chesimalsCell },
  own: { board: ownBoard, cellOf: deicide.deicideCell },
};

const [ofPiece, kind] = asked.get('piece')?.split('/') ?? [];
// an earlier name of the parameter, from `shots.mjs`
const named = asked.get('board') ?? asked.get('variant') ?? ofPiece;
const variant = (['deicide', 'fourchan', 'chesimals', 'own'] as const).find((id) => id === named) ?? 'acid';
const { board, cellOf } = games[variant];
const art = await artOf(board);

const deicides: Record<string, () => View> = {
  start: deicide.startView,
  middle: deicide.middleView,
  kinds: deicide.kindsView,
  full: deicide.fullView,
  promoted: () => deicide.fullView(true),
};

const acids: Record<string, () => View> = {
  start: startView,
  middle: () =>
    frozen(
      middleView(),
      'd5',
      ['f4', 'e7'].filter((c) => middleView().pieces.some((p) => p.at === acidCell(c))),
    ),
  kinds: () => viewOf(KIND_ROWS),
  marks: () => viewOf(KIND_ROWS),
  preview: middleView,
};
const fourchans: Record<string, () => View> = {
  start: fourchan.startView,
  middle: fourchan.middleView,
  kinds: fourchan.kindsView,
  full: fourchan.fullView,
  promoted: () => fourchan.fullView(true),
};
const chesimalViews: Record<string, () => View> = {
  start: units.startView,
  middle: units.middleView,
  kinds: units.kindsView,
  full: units.fullView,
};
const ownViews: Record<string, () => View> = { start: figuresView, kinds: figuresView, tints: tintsView };
const allPositions = {
  ...{ acid: acids, deicide: deicides, fourchan: fourchans, chesimals: chesimalViews },
  own: ownViews,
};
const positions = allPositions[variant];

const settings = {
  quality: (['low', 'auto'] as const).find((q) => q === asked.get('quality')) ?? 'high',
  reducedMotion: asked.has('still'),
  playback: 'usual',
  coordinates: !asked.has('unlabelled'),
  letters: asked.has('unlabelled') ? 'never' : 'always',
  groupLetters: asked.has('groups'),
  place: PLACES.find((p) => p === asked.get('place')) ?? 'own',
  day: asked.has('day'),
} as const;

/** A preview with one of everything that is drawn: a route through the ring, a swap, a push, a drop, a loss. */
function everything(view: View): Preview {
  const [voyager, king, sweeper, worm] = [
    acidPieceOn(view, 'f4'),
    acidPieceOn(view, 'd1'),
    acidPieceOn(view, 'a1'),
    view.pieces.find((p) => p.place === 'hand')!.id,
  ];
  const victim = acidPieceOn(view, 'g6');
  const move = (id: number, name: string) => ({ ...view.pieces[id], place: 'board' as const, at: acidCell(name) });
  return {
    action: {
      text: '',
      label: '',
      kind: 'move',
      piece: voyager,
      from: acidCell('f4'),
      to: acidCell('e5'),
      captures: [victim],
      losses: [],
      targets: [],
      route: [],
      promotion: null,
      places: null,
      differs: '',
      because: { id: '', says: '' },
      loses: null,
    },
    effects: [
      {
        do: 'go',
        piece: voyager,
        from: acidCell('f4'),
        to: acidCell('h8'),
        how: 'walk',
        via: [acidCell('i7'), acidCell('δ8')],
        says: '',
      },
      { do: 'take', piece: victim, from: acidCell('g6'), by: voyager, into: 'lost', says: '' },
      { do: 'swap', piece: king, with: acidPieceOn(view, 'h2'), from: acidCell('d1'), to: acidCell('h2'), says: '' },
      {
        do: 'go',
        piece: acidPieceOn(view, 'a2'),
        from: acidCell('a2'),
        to: acidCell('aΛ'),
        how: 'push',
        via: [],
        says: '',
      },
      { do: 'go', piece: sweeper, from: acidCell('a1'), to: acidCell('a8'), how: 'walk', via: [], says: '' },
      { do: 'go', piece: worm, from: null, to: acidCell('e3'), how: 'drop', via: [], says: '' },
      {
        do: 'go',
        piece: acidPieceOn(view, 'g1'),
        from: acidCell('g1'),
        to: acidCell('a5'),
        how: 'leap',
        via: [acidCell('cΛ')],
        says: '',
      },
    ],
    after: [move(voyager, 'h8'), move(worm, 'e3'), { ...view.pieces[victim], place: 'lost', at: null }],
  };
}

function Sheet() {
  const [view, setView] = useState<View>(() => {
    const group = asked.get('group');
    return { ...(positions[show] ?? positions.start)(), ...(group && { group }) };
  });
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [selected, setSelected] = useState<number | null>(() => {
    const lift = asked.get('lift');
    return lift === null ? null : (view.pieces.find((p) => p.at === cellOf(lift))?.id ?? null);
  });
  const handle = useRef<TableHandle>(null);
  const [lift, to] = [asked.get('lift'), asked.get('to')];
  const preview = useMemo(
    () =>
      variant === 'chesimals' && lift && to ? units.foresee(positions[show]() as units.UnitsView, lift, to) : null,
    [lift, to],
  );
  const noted = view.pieces.map((p) => preview?.after.find((q) => q.id === p.id) ?? p);
  const unitMarks = noted.flatMap((p) =>
    p.at === null || variant !== 'chesimals'
      ? []
      : p.notes.flatMap(({ id }) =>
          id === 'cut-off' || id === 'moved'
            ? [{ cell: p.at!, mark: id === 'moved' ? ('spent' as const) : ('cut' as const) }]
            : [],
        ),
  );
  const marks =
    show === 'marks'
      ? MARKS.flatMap((mark, i) => [
          { cell: acidCell('b6') + (i % 8) - Math.floor(i / 8) * 11, mark },
          { cell: acidCell('Δ1') + (i % 11), mark },
        ])
      : show === 'promoted'
        ? Array.from({ length: board.topology.cells.length / 2 }, (_, i) => ({
            cell: Math.round(board.topology.cells.length / 4) + i,
            mark: 'move' as const,
          }))
        : unitMarks;
  const go = (piece: number, cell: number | null): void => {
    const from = view.pieces.find((p) => p.id === piece);
    if (!from || cell === null || from.at === cell) return;
    const next = acidAfter(view, piece, cell);
    const victim = view.pieces.find((p) => p.at === cell);
    const taken = victim
      ? [{ do: 'take', piece: victim.id, from: cell, by: piece, into: 'lost', says: '' } as const]
      : [];
    const how =
      from.at === null ? 'drop' : from.kind === 'ghost' ? 'warp' : from.kind === 'holepunch' ? 'leap' : 'walk';
    setArrival({
      key: next.revision,
      how: 'play',
      effects: [...taken, { do: 'go', piece, from: from.at, to: cell, how, via: [], says: '' }],
    });
    setView(next);
    setSelected(null);
  };
  const every = board.topology.cells.map((_, i) => i);
  return (
    <Table
      art={art}
      ref={(made) => {
        handle.current = made;
        if (asked.has('above')) made?.lookFromAbove();
        const near = asked.get('near');
        if (near) {
          const { x, y, height } = board.topology.cells[cellOf(near)];
          const [tx, tz] = [x - (board.topology.width - 1) / 2, (board.topology.height - 1) / 2 - y];
          const away = Number(asked.get('away') ?? 1);
          made?.goToSpot({ name: '', position: [tx, height + 4.4 * away, tz + 4.2 * away], target: [tx, 0, tz] });
        }
      }}
      description={board}
      view={view}
      arrival={arrival}
      marks={selected === null ? marks : [...marks, { cell: view.pieces[selected].at ?? 0, mark: 'selected' }]}
      selected={selected}
      destinations={selected === null ? [] : every}
      preview={show === 'preview' ? everything(view) : preview}
      seat={asked.get('seat') === '1' ? 1 : 0}
      settings={settings}
      onPick={({ piece, cell }) => {
        if (selected !== null && cell !== null) go(selected, cell);
        else setSelected(piece);
      }}
      onLift={(piece) => {
        setSelected(piece);
        return true;
      }}
      onDrop={(piece, { cell }) => go(piece, cell)}
      onNoWebGL={(why) => {
        document.title = why;
      }}
    />
  );
}

/** Units of Chesimals I on their plates: alive, stone, and the plates alone, at three sizes. */
function Tiles() {
  return (
    <main style={{ padding: 16, background: '#24484d' }}>
      {colourIds.map((colour) => (
        <div key={colour} style={{ marginBottom: 8 }}>
          {[56, 34, 22].flatMap((size) =>
            [
              ...unitKinds.map((kind) => tileOf(kind, colour)),
              tileOf('chief', colour, 'stone'),
              tileOf('guard', colour, 'stone'),
              chipOf(colour),
            ].map((inner, i) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                key={`${size} ${i}`}
                viewBox="0 0 45 45"
                width={size}
                height={size}
                role="img"
                aria-label={colour}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
                dangerouslySetInnerHTML={{ __html: inner }}
              />
            )),
          )}
        </div>
      ))}
    </main>
  );
}

function Glyphs() {
  const set = { ...glyphsOf(board), ...featureGlyphsOf(board.id) };
  const colours: readonly (readonly [ink: string, paper: string, side: 0 | 1])[] = [
    ['#15171c', '#f3ecdc', 1],
    ['#f3ecdc', '#15171c', 0],
  ];
  return (
    <main
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${board === acidBoard ? 6 : 8}, 1fr)`,
        gap: 12,
        padding: 16,
        background: '#9aa0ab',
        font: '13px sans-serif',
      }}
    >
      {Object.entries(set).map(([kind, inner]) => (
        <figure key={kind} style={{ margin: 0 }}>
          {(board === acidBoard ? [96, 45, 22] : [52, 30, 20]).flatMap((size) =>
            colours.map(([ink, paper, side]) => (
              <svg
                key={size + ink}
                viewBox="0 0 45 45"
                width={size}
                height={size}
                role="img"
                aria-label={kind}
                data-side={side}
                style={{ color: ink, ['--paper' as string]: paper }}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
                dangerouslySetInnerHTML={{ __html: inner }}
              />
            )),
          )}
          <figcaption>{kind}</figcaption>
        </figure>
      ))}
    </main>
  );
}

/** Simulates deuteranopia (Machado, Oliveira and Fernandes 2009). */
const NO_GREEN = '0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0';
const without = (what: string) => (
  <svg width="0" height="0" aria-hidden="true">
    <filter id={what}>
      <feColorMatrix values={NO_GREEN} />
    </filter>
  </svg>
);
if (asked.has('nogreen')) document.body.style.filter = 'url(#nogreen)';

function Asked() {
  if (location.search === '') {
    const ids = ['acid', 'deicide', 'fourchan', 'chesimals', 'own'] as const;
    return (
      <ArtSheetContents games={ids.map((id) => ({ board: games[id].board, shows: Object.keys(allPositions[id]) }))} />
    );
  }
  if (kind !== undefined)
    return <PieceSheet art={art} board={board} kind={kind} pieces={positions.kinds().pieces} settings={settings} />;
  if (show === 'glyphs') return <Glyphs />;
  return show === 'tiles' ? <Tiles /> : <Sheet />;
}

createRoot(document.getElementById('sheet')!).render(
  <StrictMode>
    {asked.has('nogreen') && without('nogreen')}
    <Asked />
  </StrictMode>,
);
