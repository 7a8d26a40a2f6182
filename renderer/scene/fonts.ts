/**
 * The font of all text in the scene: Inter, shipped with the application, with Greek. A canvas does not wait for a
 * font, so callers await `labelFont` before they draw.
 */
import '@fontsource-variable/inter/index.css';

const FAMILY = '"Inter Variable"';

/** The CSS font family, once every letter of `text` can be drawn in it. */
export async function labelFont(text: string): Promise<string> {
  const loaded = await document.fonts.load(`600 64px ${FAMILY}`, text).catch((trouble: unknown) => {
    console.warn(trouble);
    return [];
  });
  if (loaded.length === 0) console.warn(`the font ${FAMILY} did not load; labels use the system's sans-serif`);
  return `${FAMILY}, system-ui, sans-serif`;
}
