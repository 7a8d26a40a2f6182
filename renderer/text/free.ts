/** The words of the free table. */
export const freeText = {
  badge: 'Referee off',
  fact: 'The referee is off.',
  because: 'Any piece may go anywhere. To play by the rules, switch it on.',
  arrange: 'Move pieces',
  switchOn: 'Switch the referee on',
  on: 'The referee is on.',
  reason: 'The referee is off. Switch it on first.',
} as const;
