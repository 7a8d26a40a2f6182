/** What is told about a picture that cannot be used. */
import { live } from '../../shared/language.ts';
export const sentences = live('workshopPicture', {
  tooLong: (most: number) => `A picture has at most ${most} letters. Take it from its file again in the workshop.`,
  noBase64: 'A picture is written in base64, as the workshop writes it. Take it from its file again in the workshop.',
  noPicture: 'This is no whole PNG or WebP picture. Take it from its file again in the workshop.',
  wrongSize: (side: number) =>
    `A picture has ${side} x ${side} pixels. Take it from its file in the workshop, which scales it.`,
  tooMuch: (most: number) =>
    `The pictures and models of a game have at most ${most} letters together. Take one of them out.`,
  figureToo: 'A kind with a picture has no figure and no glyph.',
});
