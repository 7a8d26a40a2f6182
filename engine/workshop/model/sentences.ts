/** What is told about a model that cannot be used. */
import { live } from '../../shared/language.ts';
export const sentences = live('workshopModel', {
  tooLong: (most: number) => `A model has at most ${most} letters. Take it from its file again in the workshop.`,
  noBase64: 'A model is written in base64, as the workshop writes it. Take it from its file again in the workshop.',
  noModel: 'This is no model as the workshop writes it. Take it from its GLB file again in the workshop.',
  lookToo: 'A kind with a model has no figure, no glyph and no picture.',
});
