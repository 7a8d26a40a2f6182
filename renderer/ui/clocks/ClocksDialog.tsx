/**
 * Both clocks, and what the players may agree on: more time for a side, a pause, going on without clocks. It opens by
 * itself when a flag falls that does not end the game. It asks both players, so the clocks stand still meanwhile.
 */
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Side } from '../../../electron/contract/view.ts';
import { shownNow } from '../../state/clocks/clock.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Rows } from '../shell/Rows.tsx';
import styles from './ClocksDialog.module.css';

const words = uiText.clock;
const FIVE_MINUTES = 300;
const SIDES = [0, 1] as const;

export function ClocksDialog({ onClose }: { readonly onClose: () => void }) {
  const { match, clock, commandContext } = useTable();
  const now = useStore(clock, (state) => state);
  const { sides } = useMatch((s) => s.description);
  const pause = useCommand('pause-clocks');
  const safe = useRef<HTMLButtonElement>(null);
  const { view } = now;
  if (!view) return null;
  const out = SIDES.filter((side) => view.sides[side].isOut);
  const loser = out.length === 1 ? out[0] : undefined;
  const winner = view.control.flag === 'claim' && loser !== undefined ? ((1 - loser) as Side) : null;
  const say = (text: string) => commandContext().screen.announce(text);
  const give = (side: Side) => {
    onClose();
    match.send({ on: 'give-time', side, seconds: FIVE_MINUTES });
    say(words.gave(sides[side].name));
  };
  const { dialog } = words;
  return (
    <Dialog
      title={loser === undefined ? dialog.title : dialog.fallen(sides[loser].name)}
      icon={loser === undefined ? 'clock' : 'flag'}
      wide="wide"
      onClose={onClose}
      first={safe}
      footer={
        <div className={styles.buttons}>
          {(loser === undefined ? SIDES : [loser]).map((side) => (
            <Button key={side} data-testid={`give-${sides[side].id}`} onClick={() => give(side)}>
              {dialog.give(sides[side].name)}
            </Button>
          ))}
          <Button
            data-testid="untimed"
            onClick={() => {
              onClose();
              match.send({ on: 'play-untimed' });
              say(words.isOff);
            }}
          >
            {dialog.off}
          </Button>
          {loser === undefined && pause.why === null && (
            <Button
              icon={view.isPaused ? 'clock' : 'pause'}
              data-testid="pause-clocks"
              onClick={() => {
                onClose();
                pause.run();
              }}
            >
              {view.isPaused ? words.resume : dialog.pause}
            </Button>
          )}
          <Button
            ref={safe}
            look={winner === null ? 'primary' : undefined}
            data-testid="play-on-clocks"
            onClick={onClose}
          >
            {loser === undefined ? dialog.close : dialog.playOn}
          </Button>
          {winner !== null && (
            <Button
              look="primary"
              data-testid="claim-time"
              onClick={() => {
                onClose();
                match.send({ on: 'claim-time' });
              }}
            >
              {dialog.claim(sides[winner].name)}
            </Button>
          )}
        </div>
      }
    >
      <Rows className={styles.facts}>
        {SIDES.map((side) => (
          <Left key={side} side={side} />
        ))}
        <dt>{dialog.control}</dt>
        <dd>
          {words.kinds[view.control.kind]}, {words.short(view.control.kind, view.control.times)}
        </dd>
        <dt>{dialog.flagRule}</dt>
        <dd>{dialog.rules[view.control.flag]}</dd>
      </Rows>
    </Dialog>
  );
}

function Left({ side }: { readonly side: Side }) {
  const { clock } = useTable();
  const now = useStore(clock, (state) => state);
  const { name } = useMatch((s) => s.description.sides[side]);
  const shown = shownNow(now, side, performance.now());
  if (!shown) return null;
  const time = shown.isOut ? words.state.out : words.dialog.left(words.digits(shown.left, false));
  return (
    <>
      <dt>{words.dialog.has(name)}</dt>
      <dd>
        {time}
        {shown.periods > 0 && ` (${words.state.periods(shown.periods)})`}
      </dd>
    </>
  );
}
