/**
 * The turn panel of games in which one group moves per turn: first the groups to choose from, then the chosen one: how
 * many have moved, which units moved and which still can, which are cut off, what the action under the pointer would
 * break; and the buttons for undo and the end of the turn.
 */
import { type ReactNode, useMemo } from 'react';
import type { PieceView, View } from '../../../../electron/contract/view.ts';
import { leaderKind } from '../../../board/owner.ts';
import { tipOf } from '../../../commands/keyboard.ts';
import { brokenWords } from '../../../narration/effects/describe-group-effects.ts';
import { endWords } from '../../../narration/foretold-ending.ts';
import { cellNameOf, pieceWhere, sentence, sideName } from '../../../narration/labels.ts';
import { ariaKeysOf, capOf, capsOf } from '../../../state/keys.ts';
import {
  brokenBy,
  type GroupNow,
  groupsNow,
  hasBegun,
  hasMoved,
  isCutOff,
  isSetback,
  movesOfTurn,
  royalsOf,
} from '../../../state/match/groups/groups.ts';
import { isOthersTurn, liftedPiece, shownView } from '../../../state/match/match-derived.ts';
import { writtenMove } from '../../../state/notation.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { GroupChip } from '../../flat/GroupChip.tsx';
import { useCommand, useMatch, useSeen } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import styles from './Turn.module.css';

const words = uiText.groups.turn;

export function Turn({ onCell }: { readonly onCell: (cell: number) => void }) {
  const description = useMatch((s) => s.description);
  const view = useSeen(shownView);
  const preview = useMatch((s) => (s.look ? null : s.preview));
  const groups = useMemo(() => groupsNow(description, view, view.turn), [description, view]);
  const moving = movingNow(groups, view);
  const ends = endWords(description, view, preview);
  const foretold = ends || brokenWords(description, view, preview);
  const warns =
    ends === '' ? isSetback(description, view, brokenBy(description, view, preview)) : preview?.action.loses !== null;
  return (
    <div className={styles.turn} data-testid="turn">
      {moving ? <Moving now={moving} onCell={onCell} /> : <ToChoose groups={groups} onCell={onCell} />}
      {foretold !== '' && (
        <p className={styles.foretold} data-warns={warns || undefined} data-testid="breaks">
          <Icon name={warns ? 'warning' : 'info'} />
          <span>{foretold}</span>
        </p>
      )}
      {moving && view.present && !isOthersTurn(view) && <Buttons />}
    </div>
  );
}

/** Who moves in a turn that has begun: the units of its group, or where groups mix those of the side. */
interface MovingNow extends Pick<GroupNow, 'units' | 'movable'> {
  /** null: units of all groups */
  readonly group: GroupNow['group'] | null;
}
const movingNow = (groups: readonly GroupNow[], view: View): MovingNow | null =>
  view.groupsMix && hasBegun(view)
    ? {
        group: null,
        units: groups.flatMap(({ units }) => units),
        movable: groups.flatMap(({ movable }) => movable),
      }
    : (groups.find(({ group }) => group.id === view.group) ?? null);

/** The present state of a group, in a few words. */
const saysOf = (now: GroupNow, mover: boolean): string => {
  if (now.units.length === 0) return words.gone;
  if (now.leaderless) return words.leaderless;
  return mover && now.movable.length === 0 ? words.canMove(0) : words.units(now.units.length);
};

/** Before the first move: a press moves the cursor to a unit that can begin. */
function ToChoose({
  groups,
  onCell,
}: {
  readonly groups: readonly GroupNow[];
  readonly onCell: (cell: number) => void;
}) {
  const description = useMatch((s) => s.description);
  const view = useSeen(shownView);
  const side = sideName(description, view.turn);
  if (view.outcome) return null;
  return (
    <>
      <p className="muted small">{(view.groupsMix ? words.mixed : words.choose)(side)}</p>
      <ul aria-label={words.colours(side)}>
        {groups.map((now) => {
          const { id, name, letter, royal } = now.group;
          const says = saysOf(now, view.present);
          const [first] = now.movable;
          const why =
            !view.present || first
              ? null
              : (now.units.length === 0 ? words.whyGone : now.leaderless ? words.whyLeaderless : words.whyStuck)(name);
          return (
            <li key={id}>
              <Button
                look="quiet"
                className={styles.group}
                data-group={id}
                why={why}
                aria-label={words.goTo(name, royal ? `${says}, ${words.royal}` : says)}
                onClick={() => onCell((first ?? now.units[0])!.at!)}
              >
                <GroupChip variant={description.id} group={id} letter={letter} fallen={now.leaderless} />
                <b>{sentence(name)}</b>
                <small>{royal ? `${says}, ${words.royal}` : says}</small>
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Moving({ now, onCell }: { readonly now: MovingNow; readonly onCell: (cell: number) => void }) {
  const description = useMatch((s) => s.description);
  const view = useSeen(shownView);
  const nodes = useSeen((s) => s.nodes);
  const lifted = useMatch(liftedPiece);
  const moves = useMemo(() => movesOfTurn(nodes, view), [nodes, view]);
  const { group } = now;
  // while the computer moves, what could be moved is nobody's to choose
  const playing = view.present && view.outcome === null && !isOthersTurn(view);
  const rest = now.units.filter((p) => !hasMoved(p) && !now.movable.includes(p));
  const unit = (p: PieceView) => (
    <li key={p.id}>
      <button
        type="button"
        className={styles.unit}
        aria-label={pieceWhere(description, p)}
        aria-current={p.id === lifted || undefined}
        data-tip={pieceWhere(description, p)}
        data-unit={p.id}
        onClick={() => onCell(p.at!)}
      >
        <Glyph variant={description.id} kind={p.kind} side={p.side} group={p.group} className={styles.piece} />
        {cellNameOf(description, p.at!)}
      </button>
    </li>
  );
  return (
    <>
      <p className={styles.head}>
        {group && <GroupChip variant={description.id} group={group.id} letter={group.letter} />}
        <b data-testid="chosen">{group ? sentence(group.name) : sideName(description, view.turn)}</b>
        {view.budget && <span className={styles.budget}>{view.budget.says.replace(/\.$/, '')}</span>}
      </p>
      <div className={styles.rows}>
        <Row title={words.moved} label={words.movedLabel} ordered>
          {moves.map((n) => (
            <li key={n.id}>{writtenMove(n)}</li>
          ))}
        </Row>
        {playing && (
          <Row title={words.ready} none={words.none}>
            {now.movable.map(unit)}
          </Row>
        )}
        {rest.some(isCutOff) && <Row title={words.cutOff}>{rest.filter(isCutOff).map(unit)}</Row>}
        {playing && rest.some((p) => !isCutOff(p)) && (
          <Row title={words.stuck}>{rest.filter((p) => !isCutOff(p)).map(unit)}</Row>
        )}
      </div>
    </>
  );
}

function Row({
  title,
  label = title,
  ordered = false,
  none,
  children,
}: {
  readonly title: string;
  readonly label?: string;
  readonly ordered?: boolean;
  readonly none?: string;
  readonly children: readonly ReactNode[];
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className={styles.row}>
      <span aria-hidden={children.length > 0}>{title}</span>
      {children.length > 0 ? <List aria-label={label}>{children}</List> : <i className="muted">{none}</i>}
    </div>
  );
}

function Buttons() {
  const undo = useCommand('undo');
  const undoTurn = useCommand('undo-turn');
  const end = useCommand('end-turn');
  const keys = capsOf('end-turn')[0] ?? [];
  return (
    <div className={styles.buttons}>
      <span className="muted small" aria-hidden="true">
        {words.undo}
      </span>
      <Button
        why={undo.why}
        aria-label={words.undoLabel}
        tip={tipOf('undo', words.undoLabel)}
        data-testid="turn-undo"
        onClick={undo.run}
      >
        {words.last}
      </Button>
      <Button
        why={undoTurn.why}
        aria-label={words.undoTurnLabel}
        tip={tipOf('undo-turn', words.undoTurnLabel)}
        data-testid="turn-undo-all"
        onClick={undoTurn.run}
      >
        {words.turn}
      </Button>
      <Button
        look="primary"
        className={styles.end}
        why={end.why}
        data-testid="turn-end"
        aria-keyshortcuts={ariaKeysOf('end-turn')}
        onClick={end.run}
      >
        {words.end} <kbd>{keys.map((key) => (key === capOf('Enter') ? '⏎' : key)).join('+')}</kbd>
      </Button>
    </div>
  );
}

/** Every group of both sides: how many units, whether it is royal, whether its leader is alive; and the neutral units. */
export function TurnGroups() {
  const description = useMatch((s) => s.description);
  const view = useSeen(shownView);
  const leader = leaderKind(description)?.name;
  const neutral = groupsNow(description, view, null).filter(({ units }) => units.length > 0);
  return (
    <>
      {([1, 0] as const).map((side) => {
        const { left, of } = royalsOf(description, view, side);
        return (
          <section key={side} aria-label={words.colours(sideName(description, side))}>
            <h3 className={styles.groupsOf}>
              {sideName(description, side)}
              {leader !== undefined && of > 0 && (
                <small className="muted">{uiText.groups.all.chiefs(leader, left, of)}</small>
              )}
            </h3>
            <ul>
              {groupsNow(description, view, side).map((now) => (
                <GroupRow key={now.group.id} variant={description.id} now={now} says={saysOf(now, false)} />
              ))}
            </ul>
          </section>
        );
      })}
      {neutral.length > 0 && (
        <section aria-label={words.neutral}>
          <h3 className={styles.groupsOf}>{words.neutral}</h3>
          <ul>
            {neutral.map((now) => (
              <GroupRow
                key={now.group.id}
                variant={description.id}
                now={now}
                says={uiText.groups.turn.units(now.units.length)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One group in the list of all: its colour, its name, and what there is to say of it. */
function GroupRow({ variant, now, says }: { readonly variant: string; readonly now: GroupNow; readonly says: string }) {
  const { id, name, letter, royal } = now.group;
  return (
    <li className={styles.group} data-group-of={id}>
      <GroupChip variant={variant} group={id} letter={letter} fallen={now.leaderless} />
      <span>{sentence(name)}</span>
      <small>{royal ? `${says}, ${words.royal}` : says}</small>
    </li>
  );
}
