/** The buttons of the step bar in a game with a friend elsewhere: each comes when its step is next. */
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { useCommand, useMatch, useTable } from '../table/context.ts';

const words = uiText.correspondence.buttons;

export function TextButtons() {
  const { match } = useTable();
  const byText = useMatch((s) => (s.look ? undefined : s.view.byText));
  const isFirst = useMatch((s) => s.view.node === 0);
  const copy = useCommand('copy-turn');
  const paste = useCommand('paste-turn');
  if (!byText) return null;
  switch (byText.awaits) {
    case 'send':
      return (
        <Button look="primary" icon="copy" why={copy.why} data-testid="copy-turn" onClick={copy.run}>
          {byText.invites && isFirst ? words.invite : words.copy}
        </Button>
      );
    case 'theirs':
      return (
        <>
          {copy.why === null && (
            <Button look="quiet" data-testid="copy-turn" onClick={copy.run}>
              {words.again}
            </Button>
          )}
          <Button look="primary" icon="import" why={paste.why} data-testid="paste-turn" onClick={paste.run}>
            {words.paste}
          </Button>
        </>
      );
    case 'yours':
      return byText.drawOffered ? (
        <Button data-testid="accept-draw" onClick={() => match.send({ on: 'agree' })}>
          {words.accept}
        </Button>
      ) : null;
    case 'over':
      return null;
  }
}
