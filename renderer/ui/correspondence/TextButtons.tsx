/** The buttons of the step bar in a game with a friend elsewhere: each comes when its step is next. */
import { awaitedByText, connectNow, goesByItself, useBroker } from '../../state/broker.ts';
import { takeOverCopy } from '../../state/correspondence.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';

const words = uiText.correspondence.buttons;

export function TextButtons() {
  const { match } = useTable();
  const byText = useMatch((s) => (s.look ? undefined : s.view.byText));
  const id = useMatch((s) => s.view.match);
  const isFirst = useMatch((s) => s.view.node === 0);
  const broker = useBroker(({ view }) => (view?.match === id ? view : null));
  const copy = useCommand('copy-turn');
  const paste = useCommand('paste-turn');
  const open = useCommand('broker');
  const whole = useCommand('whole-game');
  if (!byText) return null;
  if (byText.question)
    return (
      <>
        <Button data-testid="keep-mine" onClick={() => takeOverCopy(id, false)}>
          {uiText.correspondence.question.no}
        </Button>
        <Button look="primary" data-testid="take-over" onClick={() => takeOverCopy(id, true)}>
          {uiText.correspondence.question.yes}
        </Button>
      </>
    );
  const awaits = awaitedByText({ byText }, broker);
  if (broker?.state === 'displaced' && awaits !== 'over')
    return (
      <Button data-testid="connect-now" onClick={() => connectNow(id)}>
        {uiText.broker.dialog.again}
      </Button>
    );
  switch (awaits) {
    case 'send':
      return (
        <Button look="primary" icon="copy" why={copy.why} data-testid="copy-turn" onClick={copy.run}>
          {byText.invites && (isFirst || broker) ? words.invite : words.copy}
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
          <Button
            look={goesByItself(broker) ? 'quiet' : 'primary'}
            icon="import"
            why={paste.why}
            data-testid="paste-turn"
            onClick={paste.run}
          >
            {words.paste}
          </Button>
          {broker?.refused != null && (
            <Button data-testid="whole-game" onClick={whole.run}>
              {uiText.correspondence.whole.title}
            </Button>
          )}
          {broker && broker.state !== 'connected' && (
            <Button data-testid="open-broker" onClick={open.run}>
              {uiText.broker.buttons.open}
            </Button>
          )}
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
