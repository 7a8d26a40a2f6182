/** Places that a whole game may name. Free of three.js. */
export const OWN_PLACES = ['tatami', 'window', 'garden'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];
