/**
 * Who plays each side of a new game: a person with a name, or the computer with a level and the most seconds it thinks.
 * Must stay true: whatever is typed, the game can be started.
 */
import { useId, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { MOST_SECONDS } from '../../../../electron/contract/settings.ts';
import { LONGEST_TYPED_NAME } from '../../../../engine/shared/limits.ts';
import {
  type SeatDraft,
  type SeatDrafts,
  seatTaken,
  secondsOf,
  swapped,
  withSeat,
} from '../../../state/online/seats.ts';
import { uiText } from '../../../text/index.ts';
import { LevelPicker } from '../../computer/LevelPicker.tsx';
import { Button } from '../../shell/Button.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import styles from './Seats.module.css';

const words = uiText.newGame;
const computer = uiText.computer.seat;
const friend = uiText.correspondence.seat;

const isHere = (seat: SeatDraft): boolean => !seat.computer && !seat.elsewhere;

/** The start bar: who plays whom, or nothing while that is any two persons. */
export function seatsInWords({ sides }: VariantDescription, seats: SeatDrafts, isByBroker = false): string {
  const [a, b] = seats;
  if (a.computer && b.computer) return computer.watching(sides[0].name, a.level, sides[1].name, b.level);
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
  return name === '' ? computer.youAgainst(sides[side].name, level) : computer.against(name, sides[side].name, level);
}

/** `Ida plays White`, for what a swap or a toss has brought. */
const sitting = (name: string, seat: SeatDraft, alone: boolean): string =>
  seat.computer
    ? computer.thePlays(seat.level, name)
    : seat.elsewhere && seat.name.trim() === ''
      ? computer.plays(friend.who, name)
      : seat.name.trim() === '' && alone
        ? computer.youPlay(name)
        : computer.plays(seat.name.trim() || words.somebody, name);

export function Seats({
  description,
  seats,
  onSeats,
}: {
  readonly description: VariantDescription;
  readonly seats: SeatDrafts;
  readonly onSeats: (seats: SeatDrafts) => void;
}) {
  const { sides } = description;
  const [said, setSaid] = useState('');
  const alone = isHere(seats[0]) !== isHere(seats[1]);
  const told = (now: SeatDrafts) =>
    `${sitting(sides[0].name, now[0], alone)}, ${sitting(sides[1].name, now[1], alone)}`;
  return (
    <fieldset className={styles.seats}>
      <legend>{words.seats}</legend>
      {([0, 1] as const).map((side) => (
        <SeatRow
          key={side}
          description={description}
          side={side}
          seat={seats[side]}
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
  onSeat,
  onWho,
}: {
  readonly description: VariantDescription;
  readonly side: 0 | 1;
  readonly seat: SeatDraft;
  readonly onSeat: (change: Partial<SeatDraft>) => void;
  readonly onWho: (who: 'person' | 'computer' | 'elsewhere') => void;
}) {
  const id = useId();
  const { id: sideId, name, says } = description.sides[side];
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
          <div className={styles.below}>
            <LevelPicker label={computer.levelOf(name)} level={seat.level} onLevel={(level) => onSeat({ level })} />
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
