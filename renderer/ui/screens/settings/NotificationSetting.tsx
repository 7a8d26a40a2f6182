/** Notifications: on or off, and what the browser or the system says to that. */
import { useState } from 'react';
import { useApp, useHello } from '../../../state/app.ts';
import { permissionNow } from '../../../state/online/notifications.ts';
import { uiText } from '../../../text/index.ts';
import { Switch } from '../../shell/Switch.tsx';
import { Row } from './SettingRows.tsx';

const words = uiText.notifications.settings;

export function NotificationSetting() {
  const { notifications, calm } = useApp((app) => app.settings);
  const change = useApp((app) => app.changeSettings);
  const toastFailure = useApp((app) => app.toastFailure);
  const dismissToast = useApp((app) => app.dismissToast);
  const hello = useHello();
  const isPage = hello.host === 'browser';
  const [permission, setPermission] = useState(permissionNow);
  const isAllowed = !isPage || permission === 'granted';
  const isMissing = isPage && permission === 'none';

  // a browser asks only where somebody has clicked for it
  const switchOn = async () => {
    if (!isPage) return change({ notifications: true });
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer === 'granted') {
      // what a refusal before said
      dismissToast();
      return change({ notifications: true });
    }
    toastFailure(answer === 'denied' ? words.denied : words.dismissed);
  };

  const limit = () => {
    if (isMissing) return words.noBrowser;
    if (calm) return words.calm;
    if (isPage && permission === 'denied') return words.denied;
    return !isPage && !hello.notifications ? words.cannot : '';
  };
  return (
    <Row name={words.name} says={[words.says, limit()].filter(Boolean).join(' ')} isLabel>
      {(describedBy, control) => (
        <Switch
          id={control}
          on={notifications && isAllowed}
          label={words.name}
          describedBy={describedBy}
          why={isMissing ? words.noBrowser : undefined}
          onChange={(to) => void (to ? switchOn() : change({ notifications: false }))}
        />
      )}
    </Row>
  );
}
