/**
 * Pictures of the boards with all pieces in their first places, as the table shows them: taken from the art sheet by
 * `npm run art -- --boards`, so that the start screen shows them without WebGL and in its first frames. A game that is
 * not among them is drawn from its description.
 */
interface BoardPicture {
  readonly night: string;
  readonly day: string;
}

export const boardPictures: Readonly<Record<string, BoardPicture>> = {
  acid: {
    night: new URL('./boards/acid-night.webp', import.meta.url).href,
    day: new URL('./boards/acid-day.webp', import.meta.url).href,
  },
  deicide: {
    night: new URL('./boards/deicide-night.webp', import.meta.url).href,
    day: new URL('./boards/deicide-day.webp', import.meta.url).href,
  },
  fourchan: {
    night: new URL('./boards/fourchan-night.webp', import.meta.url).href,
    day: new URL('./boards/fourchan-day.webp', import.meta.url).href,
  },
  chesimals: {
    night: new URL('./boards/chesimals-night.webp', import.meta.url).href,
    day: new URL('./boards/chesimals-day.webp', import.meta.url).href,
  },
};
