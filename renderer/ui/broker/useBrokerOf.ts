/** How the open game stands with the message broker that carries its turns; null: none does. */
import { useEffect } from 'react';
import type { BrokerView } from '../../../electron/contract/correspondence.ts';
import type { View } from '../../../electron/contract/view.ts';
import { useBroker } from '../../state/broker.ts';

export function useBrokerOf({ match, byText }: Pick<View, 'match' | 'byText'>): BrokerView | null {
  const isByText = byText !== undefined;
  const view = useBroker((brokers) => brokers.view);
  useEffect(() => {
    if (isByText) void useBroker.getState().load(match);
  }, [match, isByText]);
  return isByText && view?.match === match ? view : null;
}
