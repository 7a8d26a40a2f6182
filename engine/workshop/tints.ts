/** The colours that a kind's accents may have. What they look like is the page's business. */
export const TINTS = ['red', 'amber', 'green', 'sky', 'violet', 'grey'] as const;
export type Tint = (typeof TINTS)[number];
