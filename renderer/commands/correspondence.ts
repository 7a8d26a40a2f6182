/** Commands of a game with a friend elsewhere, and what is refused in one. */
import type { CommandId } from '../../electron/contract/commands.ts';
import { brokerOf, isAllowed, offerDraw } from '../state/broker.ts';
import { useOpening } from '../state/files/open-text.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { changing, stateOf } from './conditions.ts';

const r = uiText.correspondence.reasons;

export const correspondenceCommands = {
  'copy-turn': {
    why: (context) => {
      const { byText, node } = stateOf(context).view;
      if (!byText) return r.nobody;
      const isReady = byText.awaits === 'send' || byText.sent || (byText.invites && node === 0);
      return changing(context) ?? (isReady ? null : r.notYet);
    },
    run: ({ screen }) => screen.show('send-turn'),
  },
  broker: {
    why: (context) => (byTextOf(context) ? null : r.nobody),
    run: ({ screen }) => screen.show('broker'),
  },
  'whole-game': {
    why: (context) => {
      const { byText, node } = stateOf(context).view;
      if (!byText) return r.nobody;
      return byText.invites && node === 0 ? r.nothingSent : null;
    },
    run: ({ screen }) => screen.show('whole-game'),
  },
} satisfies Behaviours;

/** A text finds its game by itself, so it can be pasted anywhere. */
export const openText = (): void => useOpening.getState().open();

const byTextOf = (context: CommandContext) => stateOf(context).view.byText;
const NEVER: readonly CommandId[] = ['referee', 'arrange', 'change-level'];
const WHEN_OVER: readonly CommandId[] = ['hint', 'threats', 'analysis'];

/** The same behaviours; those that a game by text does not have say why. */
export function commandsExceptByText<T extends Readonly<Record<CommandId, Behaviour>>>(behaviours: T): T {
  const guard = (id: CommandId, reason: 'referee' | 'help', whenOver: boolean): [CommandId, Behaviour] => [
    id,
    {
      ...behaviours[id],
      why: (context) =>
        byTextOf(context) && !(whenOver && stateOf(context).view.outcome) ? r[reason] : behaviours[id].why(context),
    },
  ];
  return {
    ...behaviours,
    ...Object.fromEntries(NEVER.map((id) => guard(id, 'referee', false))),
    ...Object.fromEntries(WHEN_OVER.map((id) => guard(id, 'help', true))),
    'agree-draw': {
      why: (context) => {
        const byText = byTextOf(context);
        if (!byText || byText.drawOffered) return behaviours['agree-draw'].why(context);
        const broker = brokerOf(stateOf(context).view);
        if (!broker || !isAllowed(broker)) return r.offer;
        return byText.awaits === 'yours' ? null : uiText.broker.draw.notNow;
      },
      run: (context) => {
        const { view } = stateOf(context);
        if (!view.byText || view.byText.drawOffered) return behaviours['agree-draw'].run(context);
        void offerDraw(view, !view.byText.willOffer);
      },
    },
  };
}
