/** The id of the heading of a section, or of a case. */
export const anchor = (section: string) => `rule-${section}`;
/** the section of the cases */
export const CASES = 'cases';

/** Scrolls to this heading and focuses it. */
export function goToHeading(section: string): void {
  const heading = document.getElementById(anchor(section));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
