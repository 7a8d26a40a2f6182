/**
 * Who plays each side of a new game: a person with a name, or the computer with a level and the most seconds it thinks.
 * Must stay true: whatever is typed, the game can be started.
 */
import { useId, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { EngineFor } from '../../../../electron/contract/engines.ts';
import { MOST_SECONDS } from '../../../../electron/contract/settings.ts';
import { LONGEST_TYPED_NAME } from '../../../../engine/shared/limits.ts';
import {
  engineAt,
  type SeatDraft,
  type SeatDrafts,
  seatTaken,
  secondsOf,
  swapped,
  withSeat,
} from '../../../state/online/seats.ts';
import { uiText } from '../../../text/index.ts';
import { EngineAt, StrengthOf } from '../../computer/EngineAt.tsx';
import { LevelPicker } from '../../computer/LevelPicker.tsx';
import { Button } from '../../shell/Button.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import styles from './Seats.module.css';

const words = uiText.newGame;
const computer = uiText.computer.seat;
const friend = uiText.correspondence.seat;
const other = uiText.engines.seat;

const isHere = (seat: SeatDraft): boolean => !seat.computer && !seat.elsewhere;

/** The start bar: who plays whom, or nothing while that is any two persons. */
export function seatsInWords(
  { sides }: VariantDescription,
  seats: SeatDrafts,
  engines: readonly EngineFor[] = [],
  isByBroker = false,
): string {
  const [a, b] = seats;
  if (a.computer && b.computer) {
    const [first, second] = ([0, 1] as const).map((side) => sitting(sides[side].name, seats[side], engines, false));
    return engineAt(a, engines) || engineAt(b, engines)
      ? other.watching(uiText.joined.begin(first), second)
      : computer.watching(sides[0].name, a.level, sides[1].name, b.level);
  }
  if (a.elsewhere || b.elsewhere) {
    const here = a.elsewhere ? 1 : 0;
    const own = seats[here].name.trim();
    const who = own === '' ? friend.youBar(sides[here].name) : friend.bar(own, sides[here].name);
    return `${who} ${isByBroker ? uiText.broker.choice.bar : friend.asText}`;
  }
  if (!a.computer && !b.computer) return '';
  const side = a.computer ? 1 : 0;
  const { level } = seats[side === 0 ? 1 : 0];
  const name = seats[side].name.trim();
  const engine = engineAt(seats[side === 0 ? 1 : 0], engines);
  if (engine)
    return name === ''
      ? other.youAgainst(sides[side].name, engine.name)
      : other.against(name, sides[side].name, engine.name);
  return name === '' ? computer.youAgainst(sides[side].name, level) : computer.against(name, sides[side].name, level);
}

/** `Ida plays White`, for what a swap or a toss has brought. */
const sitting = (name: string, seat: SeatDraft, engines: readonly EngineFor[], alone: boolean): string =>
  seat.computer
    ? playsFor(name, seat, engineAt(seat, engines))
    : seat.elsewhere && seat.name.trim() === ''
      ? computer.plays(friend.who, name)
      : seat.name.trim() === '' && alone
        ? computer.youPlay(name)
        : computer.plays(seat.name.trim() || words.somebody, name);

const playsFor = (name: string, { level }: SeatDraft, engine: EngineFor | undefined): string =>
  engine ? computer.plays(engine.name, name) : computer.thePlays(level, name);

export function Seats({
  description,
  seats,
  engines = [],
  onSeats,
}: {
  readonly description: VariantDescription;
  readonly seats: SeatDrafts;
  /** the other engines of this machine, with those that cannot play this game */
  readonly engines?: readonly EngineFor[];
  readonly onSeats: (seats: SeatDrafts) => void;
}) {
  const { sides } = description;
  const [said, setSaid] = useState('');
  const alone = isHere(seats[0]) !== isHere(seats[1]);
  const told = (now: SeatDrafts) =>
    `${sitting(sides[0].name, now[0], engines, alone)}, ${sitting(sides[1].name, now[1], engines, alone)}`;
  return (
    <fieldset className={styles.seats}>
      <legend>{words.seats}</legend>
      {([0, 1] as const).map((side) => (
        <SeatRow
          key={side}
          description={description}
          side={side}
          seat={seats[side]}
          engines={engines}
          onSeat={(change) => onSeats(withSeat(seats, side, change))}
          onWho={(who) => onSeats(seatTaken(seats, side, who))}
        />
      ))}
      <div className={styles.buttons}>
        <Button
          icon="swap"
          onClick={() => {
            const now = swapped(seats);
            onSeats(now);
            setSaid(computer.now(told(now)));
          }}
        >
          {words.swap}
        </Button>
        <Button
          icon="coin"
          onClick={() => {
            // nothing of the game depends on it: it only decides who sits where
            const now = Math.random() < 0.5 ? swapped(seats) : seats;
            onSeats(now);
            setSaid(computer.tossed(told(now)));
          }}
        >
          {computer.toss}
        </Button>
        <Button
          look="quiet"
          icon="eye"
          aria-pressed={seats[0].computer && seats[1].computer}
          onClick={() => {
            const watch = !(seats[0].computer && seats[1].computer);
            onSeats([
              { ...seats[0], computer: watch, elsewhere: false },
              { ...seats[1], computer: watch, elsewhere: false },
            ]);
          }}
        >
          {computer.both}
        </Button>
        <span className="muted small" role="status" data-testid="seats-told">
          {said || (seats.every(isHere) ? words.hotseat : '')}
        </span>
      </div>
    </fieldset>
  );
}

function SeatRow({
  description,
  side,
  seat,
  engines,
  onSeat,
  onWho,
}: {
  readonly description: VariantDescription;
  readonly side: 0 | 1;
  readonly seat: SeatDraft;
  readonly engines: readonly EngineFor[];
  readonly onSeat: (change: Partial<SeatDraft>) => void;
  readonly onWho: (who: 'person' | 'computer' | 'elsewhere') => void;
}) {
  const id = useId();
  const { id: sideId, name, says } = description.sides[side];
  const engine = engineAt(seat, engines);
  return (
    <div className={styles.seat} data-testid={`new-seat-${sideId}`}>
      <Lozenge side={sideId} turned={side === 0} className={styles.side} />
      <label htmlFor={seat.computer ? undefined : `${id}name`}>
        {name}
        {side === 0 && <span className="muted"> · {words.first}</span>}
      </label>
      <Segmented
        label={computer.kind(name)}
        value={seat.computer ? 'computer' : seat.elsewhere ? 'elsewhere' : 'person'}
        choices={[
          { id: 'person', name: computer.person },
          { id: 'computer', name: computer.computer },
          { id: 'elsewhere', name: friend.choice },
        ]}
        onChange={onWho}
      />
      {seat.computer ? (
        <>
          <Seconds name={name} seat={seat} onSeat={onSeat} />
          {engines.length > 0 && (
            <div className={styles.below}>
              <EngineAt name={name} seat={seat} engines={engines} onSeat={onSeat} />
            </div>
          )}
          <div className={styles.below}>
            {engine ? (
              <StrengthOf name={name} seat={seat} engine={engine} onSeat={onSeat} />
            ) : (
              <LevelPicker label={computer.levelOf(name)} level={seat.level} onLevel={(level) => onSeat({ level })} />
            )}
          </div>
        </>
      ) : (
        <input
          id={`${id}name`}
          className="field"
          value={seat.name}
          maxLength={LONGEST_TYPED_NAME}
          placeholder={words.namePlaceholder}
          aria-label={words.nameOf(name)}
          aria-describedby={`${id}says`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSeat({ name: event.target.value })}
        />
      )}
      <small id={`${id}says`} className={styles.below}>
        {says}
      </small>
    </div>
  );
}

function Seconds({
  name,
  seat,
  onSeat,
}: {
  readonly name: string;
  readonly seat: SeatDraft;
  readonly onSeat: (change: Partial<SeatDraft>) => void;
}) {
  const id = useId();
  return (
    <span className={styles.seconds}>
      <span aria-hidden="true">{computer.thinks}</span>
      <input
        id={id}
        className="field"
        type="number"
        min={1}
        max={MOST_SECONDS}
        value={seat.seconds}
        aria-label={computer.secondsOf(name)}
        onChange={(event) => onSeat({ seconds: event.target.value })}
        onBlur={() => onSeat({ seconds: String(secondsOf(seat.seconds)) })}
      />
      <span aria-hidden="true">{computer.seconds}</span>
    </span>
  );
}
