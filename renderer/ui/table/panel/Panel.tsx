/**
 * The side panel: what the move at hand needs (the task, the hint, the turn, the piece's card, what is under the cursor),
 * then what it does not need (the computer, the announcements, the legend of marks), the hands, and the moves. Below
 * 1120 x 680, more with a larger text, it is a rail whose buttons open it as a drawer.
 */

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { commands } from '../../../../electron/contract/commands.ts';
import type { PieceView } from '../../../../electron/contract/view.ts';
import { MARKS } from '../../../board/props.ts';
import { tipOf } from '../../../commands/keyboard.ts';
import { exerciseTitle } from '../../../narration/exercise-text.ts';
import { cellLabel, cellNameOf, kindName } from '../../../narration/labels.ts';
import type { Log } from '../../../narration/log.ts';
import { cardPiece } from '../../../narration/step/step-bar-text.ts';
import { keyOf } from '../../../state/keys.ts';
import type { MatchState } from '../../../state/match/match.ts';
import {
  destinationsOf,
  hasComputer,
  isOnline,
  isWatchedGame,
  offered,
  ownedOn,
  pieceOf,
  piecesAt,
  seen,
  shownView,
} from '../../../state/match/match-derived.ts';
import { allMarks } from '../../../state/match/match-marks.ts';
import { uiText } from '../../../text/index.ts';
import { AdviceSections } from '../../computer/AdviceSections.tsx';
import { ComputerSection } from '../../computer/ComputerSection.tsx';
import { ExerciseSection } from '../../exercises/ExerciseSection.tsx';
import { Glyph } from '../../flat/Glyph.tsx';
import { MarkShape } from '../../flat/MarkShape.tsx';
import { TableSections } from '../../online/TableSections.tsx';
import chips from '../../parts/Chips.module.css';
import { Empty, Section } from '../../parts/Section.tsx';
import tile from '../../parts/Tile.module.css';
import { useAdvice, useCommand, useMatch, useSeen, useTable } from '../../parts/table-context.ts';
import { useLow, useNarrow } from '../../parts/useNarrow.ts';
import { Button } from '../../shell/Button.tsx';
import type { IconName } from '../../shell/Icon.tsx';
import { Attackers } from './Attackers.tsx';
import { Flights, hasFlights } from './Flights.tsx';
import { GateCard } from './GateCard.tsx';
import { Hand } from './Hand.tsx';
import { Takes } from './Losses.tsx';
import { Moves, Transport } from './Moves.tsx';
import styles from './Panel.module.css';
import { PieceCard } from './PieceCard.tsx';
import { Pool } from './Pool.tsx';
import { Turn, TurnGroups } from './Turn.tsx';

const words = uiText.table;
/** marks of single games, and the cursor, which is self-explanatory, are left out of the legend */
const LEGEND = MARKS.filter((m) => !['spent', 'cut', 'cursor', 'link'].includes(m));
/** more cells than this are too long a list: they are only marked on the board */
const CHIPS = 90;
/** visible lines of the log of announcements */
const SAID = 12;

export function Panel({
  log,
  onCell,
  onHandLifted,
}: {
  readonly log: Log;
  readonly onCell: (cell: number) => void;
  readonly onHandLifted: () => void;
}) {
  const { flat } = useTable();
  const hands = useMatch(hasHands);
  const flights = useSeen((s) => hasFlights(s.description.fields, shownView(s).flights));
  const pool = useMatch((s) => s.view.phase !== null && s.look === null);
  const attacked = useMatch((s) => s.attacked !== null);
  const groups = useMatch((s) => s.description.groups !== undefined);
  const computer = useMatch((s) => hasComputer(s.view));
  const watched = useMatch((s) => isWatchedGame(s.view));
  const exercise = useMatch((s) => s.view.exercise && exerciseTitle(s.view.exercise));
  // nothing can move while an exercise is judged and after it, and that is no fact about the units
  const isJudged = useMatch((s) => s.view.exercise !== undefined && s.view.exercise.state !== 'open');
  const lesson = useMatch((s) => s.view.exercise?.task.is === 'lesson');
  const low = useLow();
  const narrow = useNarrow();
  const underCursor = attacked || (flat && !low) ? 'open' : 'folded';
  // beside a card and hands it would be cut off; the seat names the level, and Undo takes back
  const computerStart = low && !narrow && !watched ? 'folded' : 'open';
  // what is in it can be the move at hand: beside the board it does not scroll out of sight
  const hand = hands && (
    <Section id="hand" title={words.sections.hand}>
      <Hand onLifted={onHandLifted} />
    </Section>
  );
  return (
    <aside className={styles.panel} aria-label={words.sections.panel} data-region="panel" data-testid="panel-body">
      {/* the part above the move list scrolls by itself, so that the list always keeps its space */}
      <div className={styles.top} data-testid="panel-top">
        {exercise && (
          <Section id="exercise" title={exercise}>
            <ExerciseSection />
          </Section>
        )}
        <TableSections />
        <AdviceSections />
        {groups && !isJudged && (
          <Section id="turn" title={uiText.groups.turn.title}>
            <Turn onCell={onCell} />
          </Section>
        )}
        {pool && (
          <Section id="pool" title={uiText.special.pool.title}>
            <Pool onTaken={onHandLifted} />
          </Section>
        )}
        {narrow && hand}
        <Section id="card" title={words.sections.piece} beside={<LegendButton />}>
          <Card onCell={onCell} />
        </Section>
        {/* with the 3D table, and in a low window, it is folded until a cell is asked about */}
        <Section key={underCursor} id="cursor" title={words.sections.cursor} start={underCursor}>
          <UnderCursor onCell={onCell} />
        </Section>
        {flights && (
          <Section id="flights" title={uiText.special.flights.title}>
            <Flights onCell={onCell} />
          </Section>
        )}
        {computer && (
          <Section
            key={`computer ${computerStart}`}
            id="computer"
            title={watched ? uiText.computer.panel.both : uiText.computer.panel.title}
            start={computerStart}
          >
            <ComputerSection />
          </Section>
        )}
        {groups && (
          <Section id="groups" title={uiText.groups.all.title} start="folded">
            <TurnGroups />
          </Section>
        )}
        {flat && (
          <>
            <Section id="spoken" title={words.sections.spoken} start="folded" bare>
              <Spoken log={log} />
            </Section>
            <Section id="marks" title={words.sections.marks} start="folded">
              <ul className={styles.marks}>
                {LEGEND.map((mark) => (
                  <li key={mark}>
                    <svg viewBox="0 0 100 100" aria-hidden="true">
                      <MarkShape mark={mark} />
                    </svg>
                    {words.marks[mark]}
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </div>
      {!narrow && hand}
      {/* the few moves of a lesson are not worth the space that its text and the piece's card need */}
      <Section id="moves" title={words.sections.moves} grow beside={<Transport />} start={lesson ? 'folded' : 'open'}>
        <Moves />
      </Section>
    </aside>
  );
}

/** Only games with hands have this section. */
const hasHands = (s: MatchState): boolean =>
  s.description.kinds.some((k) => k.inHand) || shownView(s).pieces.some((p) => p.place === 'hand');

function LegendButton() {
  const { why, run } = useCommand('legend');
  return (
    <Button
      look="quiet"
      icon="search"
      iconOnly
      why={why}
      aria-label={commands.legend.label}
      tip={tipOf('legend')}
      data-testid="legend-button"
      onClick={run}
    />
  );
}

function Card({ onCell }: { readonly onCell: (cell: number) => void }) {
  const state = useMatch((s) => s);
  const view = shownView(seen(state));
  const id = cardPiece(state);
  const piece = id === null ? undefined : pieceOf(view, id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = place.current;
    if (id === null || !card) return;
    bringIntoView(card);
    // it grows when its diagram arrives and when all its rules are shown
    const growth = new ResizeObserver(() => bringIntoView(card));
    growth.observe(card);
    return () => growth.disconnect();
  }, [id]);
  const gate = piece ? undefined : ownedOn(state.description, view, state.cursor);
  if (gate) return <GateCard description={state.description} gate={gate} onCell={onCell} />;
  if (!piece) return <Empty>{words.card.empty(keyOf('inspect'))}</Empty>;
  return (
    <div ref={place}>
      <Takes />
      <Stack piece={piece} />
      <PieceCard key={piece.kind} description={state.description} view={view} piece={piece} onCell={onCell} />
    </div>
  );
}

/** Scrolls a section of the panel so that as much of it is seen as possible, its heading first. */
function bringIntoView(content: HTMLElement): void {
  const section = content.closest('[data-section]');
  const scroll = section?.parentElement;
  if (!section || !scroll) return;
  const [it, seen] = [section.getBoundingClientRect(), scroll.getBoundingClientRect()];
  // its edges fade where there is more behind them
  const faded = Number.parseFloat(getComputedStyle(scroll).scrollPaddingBottom) || 0;
  const [below, above] = [it.bottom - seen.bottom + faded, it.top - seen.top - faded];
  if (below > 0) scroll.scrollTop += Math.min(below, above);
}

/** Two on one square: both are named, and either can be lifted or inspected. */
function Stack({ piece }: { readonly piece: PieceView }) {
  const { match } = useTable();
  const view = useSeen(shownView);
  const { id, sides } = useMatch((s) => s.description);
  const description = useMatch((s) => s.description);
  if (piece.at === null) return null;
  const both = piecesAt(view, piece.at);
  if (both.length < 2) return null;
  const said = uiText.special.stack;
  return (
    <fieldset
      className={styles.stack}
      aria-label={said.label}
      data-testid="stack"
      data-tip={said.hint}
      aria-description={said.hint}
    >
      {both.map((p) => (
        <button
          key={p.id}
          type="button"
          aria-pressed={p.id === piece.id}
          data-piece={p.id}
          onClick={() => match.send({ on: 'pick', target: { piece: p.id, cell: null } })}
        >
          <Glyph variant={id} kind={p.kind} side={p.side} sideId={sides[p.side].id} className={tile.tile} />
          <span>
            {kindName(description, p.kind)}
            <small>{p.rides ? said.above : said.below}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function UnderCursor({ onCell }: { readonly onCell: (cell: number) => void }) {
  const { match } = useTable();
  const state = useMatch((s) => s);
  const { description } = state;
  const cells = destinationsOf(offered(state));
  return (
    <>
      <p className={styles.cursor}>{cellLabel(description, shownView(seen(state)), state.cursor, allMarks(state))}</p>
      <Attackers onCell={onCell} />
      {!state.attacked && <AskButton />}
      {cells.length > CHIPS && <p className="muted small">{uiText.special.manyCells(cells.length)}</p>}
      {cells.length > 0 && cells.length <= CHIPS && (
        <div className={styles.cells}>
          <fieldset className={chips.chips} aria-label={words.cursor.goes}>
            {cells.map((cell) => (
              <button
                key={cell}
                type="button"
                onFocus={() => match.send({ on: 'aim', target: { piece: null, cell } })}
                onClick={() => {
                  onCell(cell);
                  match.send({ on: 'pick', target: { piece: null, cell } });
                }}
              >
                {cellNameOf(description, cell)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </>
  );
}

function AskButton() {
  const { run, why } = useCommand('attackers');
  return (
    <Button why={why} data-testid="ask-attackers" onClick={run}>
      {uiText.special.attackers.ask}
    </Button>
  );
}

function Spoken({ log }: { readonly log: Log }) {
  const lines = useStore(log);
  return (
    // the live regions announce these lines; this copy is visual only
    <ul className={styles.log} aria-hidden="true">
      {lines.slice(-SAID).map((l) => (
        <li key={l.id}>{l.text}</li>
      ))}
    </ul>
  );
}

/** The rail of a small window: each button opens the drawer at its section. */
export function Rail({ open, onOpen }: { readonly open: boolean; readonly onOpen: (section: string) => void }) {
  const hand = useSeen((s) => shownView(s).pieces.filter((p) => p.place === 'hand').length);
  const hands = useMatch(hasHands);
  const flying = useSeen((s) => shownView(s).flights.length);
  const flights = useSeen((s) => hasFlights(s.description.fields, shownView(s).flights));
  const pool = useMatch((s) => s.view.phase !== null && s.look === null);
  const groups = useMatch((s) => s.description.groups !== undefined);
  const computer = useMatch((s) => hasComputer(s.view));
  const exercise = useMatch((s) => s.view.exercise && exerciseTitle(s.view.exercise));
  const online = useMatch((s) => isOnline(s.view));
  const told = useAdvice((a) => a);
  const { pool: poolWords, flights: flightMessages } = uiText.special;
  const items: readonly (readonly [string, IconName, string, number])[] = [
    ...(exercise ? [['exercise', 'done', exercise, 0] as const] : []),
    ...(online ? [['people', 'link', uiText.online.people.title, 0] as const] : []),
    ...(online ? [['talk', 'comment', uiText.online.talk.title, 0] as const] : []),
    ...(told.hint ? [['hint', 'hint', uiText.advice.hint.title, 0] as const] : []),
    ...(told.review ? [['review', 'review', uiText.advice.review.title, 0] as const] : []),
    ...(told.analysis ? [['analysis', 'chart', uiText.advice.analysis.title, 0] as const] : []),
    ...(told.threats ? [['threats', 'threat', uiText.advice.threats.title, 0] as const] : []),
    ...(pool ? [['pool', 'tray', poolWords.title, 0] as const] : []),
    ...(groups ? [['turn', 'done', uiText.groups.turn.title, 0] as const] : []),
    ['card', 'piece', words.sections.piece, 0],
    ...(flights ? [['flights', 'hourglass', flightMessages.title, flying] as const] : []),
    ...(computer ? [['computer', 'computer', uiText.computer.panel.title, 0] as const] : []),
    ...(hands ? [['hand', 'tray', words.sections.hand, hand] as const] : []),
    ['moves', 'moves', words.sections.moves, 0],
  ];
  return (
    <nav className={styles.rail} aria-label={words.sections.panel} data-region={open ? undefined : 'rail'}>
      {items.map(([id, icon, title, n]) => (
        <span key={id}>
          <Button
            look="quiet"
            icon={icon}
            iconOnly
            aria-label={n > 0 ? `${title}, ${n}` : title}
            aria-expanded={open}
            onClick={() => onOpen(id)}
          />
          {n > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {n}
            </span>
          )}
        </span>
      ))}
    </nav>
  );
}
