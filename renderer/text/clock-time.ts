/** The time on a clock, for all languages. */

/** Hours if there are any, minutes and seconds: `1:05:09`, `5:09`; with tenths and the language's decimal mark `0:04.2`. */
export function clockDigits(milliseconds: number, tenths: boolean, mark: '.' | ',' = '.'): string {
  const all = tenths ? Math.floor(milliseconds / 100) / 10 : Math.ceil(milliseconds / 1000);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const rest = all % 60;
  const seconds = tenths
    ? rest.toFixed(1).padStart(4, '0').replace('.', mark)
    : String(Math.floor(rest)).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** The two largest of hours, minutes and seconds that there are, told by `words` in this order; `` where there are none. */
export function spokenTime(milliseconds: number, words: readonly ((n: number) => string)[]): string {
  const all = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  return parts
    .flatMap((n, i) => (n > 0 ? [words[i]!(n)] : []))
    .slice(0, 2)
    .join(' ');
}
