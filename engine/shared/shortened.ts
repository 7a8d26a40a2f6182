/** characters of foreign text that a message quotes */
const MOST_QUOTED = 40;

/** Of what somebody else wrote, no more than is needed to find it. */
export const shortened = (text: string, most = MOST_QUOTED): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
