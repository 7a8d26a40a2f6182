/** Threats: what the other side would do if it were to move. */
import type { AdviceContext } from './advice-context.ts';

export interface ThreatAdvice {
  /** shows the threat, or hides it */
  threats(): void;
}

export const askThreats = async ({ now, set, table, where, ask, host }: AdviceContext): Promise<void> => {
  const { node, computer } = table().view;
  set({ threats: { node, told: null } });
  // it is asked for again when a person is to move
  if (computer !== null) return;
  const told = await ask('computer.threats', where());
  if (now().threats?.node !== node) return;
  if (!told) return set({ threats: null });
  set({ threats: { node, told } });
  host.heard({ say: 'threats', told });
};

export const makeThreats = (context: AdviceContext): ThreatAdvice => ({
  threats() {
    if (!context.now().threats) return void askThreats(context);
    context.set({ threats: null });
    context.host.heard({ say: 'threats-off' });
  },
});
