/** Gives the hints of a guided game: one in each position in which the player could ask for one. */
import { useEffect } from 'react';
import { behaviours } from '../../commands/behaviour.ts';
import type { CommandContext } from '../../commands/command.ts';
import { useApp } from '../../state/app.ts';
import type { Advice } from '../../state/computer/advice-store.ts';
import { stageOfTurn, useGuided } from '../../state/exercises/guide.ts';
import type { MatchStore } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';

export function useGuide(match: MatchStore, advice: Advice, commandContext: () => CommandContext): void {
  const guided = useGuided(({ match: id }) => id);
  useEffect(() => {
    if (guided !== match.store.getState().view.match) return;
    const { end } = useGuided.getState();
    let advised: number | null = null;
    const advise = (): void => {
      const { view } = match.store.getState();
      if (view.outcome !== null) end();
      // turns are counted from one; before the first, terrain is laid out
      if (view.outcome !== null || view.node === advised || view.turnNumber < 1) return;
      if (advice.store.getState().hint !== null || behaviours.hint.why(commandContext()) !== null) return;
      advised = view.node;
      const stage = stageOfTurn(view.turnNumber);
      if (stage !== null) advice.hint(stage);
      else {
        end();
        useApp.getState().toastNote(uiText.advice.guide.ends);
      }
    };
    advise();
    return match.store.subscribe(advise);
  }, [guided, match, advice, commandContext]);
}
