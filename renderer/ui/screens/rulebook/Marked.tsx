import { parted } from './rulebook-search.ts';

/** A text with the search term highlighted. */
export function Marked({ text, find }: { readonly text: string; readonly find: string }) {
  return parted(text, find).map((part) => (part.hit ? <mark key={part.at}>{part.text}</mark> : part.text));
}
