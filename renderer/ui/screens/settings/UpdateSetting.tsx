/** New versions: whether they are looked for, or in one sentence why this build does not replace itself. */
import { useRef } from 'react';
import { useApp, useHello } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { UpdateNews } from '../start/UpdateNews.tsx';
import { Row } from './SettingRows.tsx';

const words = uiText.updates;
const CHOICES = ['off', 'tell', 'install'] as const;

export function UpdateSetting() {
  const { unable, asks, state, version, trouble } = useHello().updates;
  const choice = useApp((app) => app.settings.updates);
  const change = useApp((app) => app.changeSettings);
  const tryTo = useApp((app) => app.tryTo);
  const look = useRef<HTMLButtonElement>(null);
  if (unable !== null)
    return (
      <Row name={words.name} says={words.unable[unable]}>
        {() => null}
      </Row>
    );
  // what is told of a version says it itself
  const failed = version === null && trouble !== null ? words.troubles[trouble] : null;
  const looked = failed ?? words.looked[state];
  return (
    <>
      <Row name={words.name} says={words.says(asks)}>
        {(describedBy) => (
          <Segmented
            label={words.name}
            describedBy={describedBy}
            value={choice}
            choices={CHOICES.map((id) => ({ id, name: words.choices[id] }))}
            onChange={(updates) => change({ updates, askedUpdates: true })}
          />
        )}
      </Row>
      <Row name={words.lookName} says={looked}>
        {(describedBy) => (
          <Button
            ref={look}
            aria-describedby={describedBy}
            aria-disabled={state === 'looking' || state === 'downloading' || state === 'ready' || undefined}
            onClick={() => void tryTo('updates.look', {})}
          >
            {words.look}
          </Button>
        )}
      </Row>
      <p className="sr" role="status">
        {state === 'newest' || state === 'looking' || failed ? looked : ''}
      </p>
      <UpdateNews onGone={() => look.current?.focus()} />
    </>
  );
}
