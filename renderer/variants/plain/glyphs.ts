/**
 * Counters with letters, drawn flat: what a variant shows that brings no glyphs of its own. A kind is told by the letter
 * it is written with, a royal one has a double rim; a feature is a dashed square with the first letter of its id. Free
 * of three.js, as every glyph is.
 */
import type { KindDescription } from '../../../electron/contract/description.ts';

export type Lettered = Pick<KindDescription, 'id' | 'letter' | 'royal'>;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** `size` is the height of one letter; longer texts are written smaller, so that they stay as wide. */
const written = (text: string, y: number, size: number, ink: string): string => {
  const high = Math.round(size * Math.min(1, 1.35 / text.length) * 10) / 10;
  const foot = Math.round((y + high * 0.36) * 10) / 10;
  return `<text x="22.5" y="${foot}" font-size="${high}" font-weight="700" text-anchor="middle" fill="${ink}" stroke="none">${escaped(text)}</text>`;
};
const ring = (r: number, width: number): string =>
  `<circle cx="22.5" cy="23" r="${r}" fill="none" stroke="var(--paper)" stroke-width="${width}"/>`;

export const counter = ({ letter, royal }: Pick<Lettered, 'letter' | 'royal'>): string =>
  '<circle cx="22.5" cy="23" r="19" fill="currentColor"/>' +
  (royal ? ring(17.4, 1.4) + ring(14.6, 1.4) : ring(16.4, 1.4)) +
  written(letter, 23, royal ? 19 : 22, 'var(--paper)');

/** By kind. */
export const countersOf = (kinds: readonly Lettered[]): Readonly<Record<string, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind.id, counter(kind)]));

export const tileOf = (feature: string): string =>
  '<rect x="3" y="3" width="39" height="39" rx="4" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 3"/>' +
  written(feature.slice(0, 1).toUpperCase(), 22.5, 20, 'currentColor');
