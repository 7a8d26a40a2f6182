/**
 * One player's seat: the side's square, the name, whose turn it is as text, and a button with the hand and the losses,
 * which opens the trays. The square of the side to move stands on its corner; the text says it too.
 */
import { Fragment } from 'react';
import type { PieceView, Side } from '../../../../electron/contract/view.ts';
import { leaderKind } from '../../../board/owner.ts';
import { computerName, doing } from '../../../narration/computer-text.ts';
import { unitName } from '../../../narration/labels.ts';
import { royalsOf } from '../../../state/match/groups/groups.ts';
import { alikeByValue } from '../../../state/match/like-pieces.ts';
import { shownView, turnShown } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { Clock } from '../../clocks/Clock.tsx';
import { ThinkingPips } from '../../computer/ThinkingPips.tsx';
import { GlyphOfPiece } from '../../flat/Glyph.tsx';
import { useClock, useMatch, useSeen, useThinking } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Seat.module.css';

/** the most kinds of lost pieces in a strip, the most valuable ones; the trays show all */
const SHOWN = 5;
const chiefs = uiText.groups.all;
const texts = uiText.correspondence.state;
/** and of pieces in hand */
const HELD = 6;

export function Seat({ side, onTrays }: { readonly side: Side; readonly onTrays: () => void }) {
  const view = useSeen(shownView);
  const description = useMatch((s) => s.description);
  const words = uiText.table;
  const { id } = description.sides[side];
  const sideName = uiText.joined.begin(description.sides[side].name);
  const player = view.players[side].name;
  const name = player === '' ? sideName : player;
  const shown = useMatch(turnShown);
  const turn = view.outcome === null && shown === side;
  const toMove = view.phase ? uiText.special.pool.seat : words.toMove;
  const won = view.outcome?.winner === side ? words.won : '';
  // without a player's name the side is named once
  const named = player === '' ? '' : sideName;
  const { computer, elsewhere } = view.players[side];
  const away = elsewhere ? texts[turn && view.byText?.awaits === 'theirs' ? 'awaited' : 'elsewhere'] : '';
  const stopping = { stopAfterTurn: useThinking((t) => t.stopAfterTurn), begun: useThinking((t) => t.begun) };
  // it waits to be told to think about the next turn
  const isStopped = useMatch((s) => doing(s, stopping) === 'stopped');
  const state = turn && view.computer?.side === side ? (isStopped ? 'paused' : view.computer.state) : null;
  const does = state === null ? '' : uiText.computer.does[state];
  const level = computer ? computerName(computer) : '';
  const paused = useClock(({ view: clocks }) => clocks?.isPaused === true) && view.clock !== undefined;
  const stateText =
    paused && turn && !computer
      ? uiText.clock.state.paused
      : away !== ''
        ? won || away
        : computer
          ? won || does || level
          : turn
            ? toMove(named)
            : won || named;
  const tallies = (view.tallies ?? []).filter((tally) => tally.side === side);
  const hand = view.pieces.filter((p) => p.side === side && p.place === 'hand');
  // what this side has captured is beside it, as in the trays of the table
  const lost = view.pieces.filter((p) => p.side !== side && (p.place === 'lost' || p.place === 'depths'));
  const leader = leaderKind(description)?.name;
  const royals = royalsOf(description, view, side);
  const inWords = [
    hand.length > 0 ? words.trays.hand(hand.length) : '',
    lost.length > 0 ? words.trays.taken(lost.length) : words.trays.none,
  ]
    .filter(Boolean)
    .join(', ');
  const pictures = (pieces: readonly PieceView[], most: number) => {
    const groups = alikeByValue(description, pieces);
    return (
      <>
        {groups.slice(0, most).map(([p, ...more]) => (
          <Fragment key={p.id}>
            <GlyphOfPiece description={description} piece={p} className={styles.piece} />
            {more.length > 0 && <span className={styles.times}>{words.trays.times(more.length + 1)}</span>}
          </Fragment>
        ))}
        {groups.length > most && <span className={styles.times}>{words.trays.more}</span>}
      </>
    );
  };
  return (
    <section
      className={classes(styles.seat, turn && styles.moving)}
      aria-label={[sideName, player, level, away, turn ? does || toMove('') : won].filter(Boolean).join(', ')}
      data-testid={`seat-${id}`}
    >
      <Lozenge turned={turn} side={id} className={styles.square} />
      <b>{name}</b>
      <Clock side={side} />
      {tallies.map(({ says }) => (
        <span key={says} className={styles.tally} data-testid={`tally-${id}`}>
          {says.replace(/\.$/, '')}
        </span>
      ))}
      {stateText !== '' && <span className={styles.state}>{` · ${stateText}`}</span>}
      {state === 'thinking' && <ThinkingPips />}
      {leader !== undefined && royals.of > 0 && (
        <span className={styles.chiefs} data-testid={`chiefs-${id}`}>
          <span aria-hidden="true">{chiefs.chiefs(leader, royals.left, royals.of)}</span>
          <span className="sr">{chiefs.chiefsLabel(leader, royals.left, royals.of)}</span>
        </span>
      )}
      <button
        type="button"
        className={styles.trays}
        aria-haspopup="dialog"
        aria-label={words.trays.open(uiText.joined.of(sideName, inWords))}
        data-tip={[...hand, ...lost].map((p) => unitName(description, p)).join(', ')}
        onClick={onTrays}
      >
        {pictures(hand, HELD)}
        {hand.length > 0 && <span className={styles.count}>{words.trays.hand(hand.length)}</span>}
        {pictures(lost, SHOWN)}
        <span className={styles.count}>{lost.length > 0 ? words.trays.taken(lost.length) : ''}</span>
      </button>
    </section>
  );
}
