/** How a piece looks: a figure of any game of the house, a tint, or a picture of its own. */
import type { VariantDescription } from '../../../../../electron/contract/description.ts';
import type { GamePiece, ValueChange } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { COUNTER, FIGURES, figureNamed } from '../../../../variants/own/figure-names.ts';
import { type TintName, tintNames } from '../../../../variants/own/tints.ts';
import { KindGlyph } from '../../../flat/Glyph.tsx';
import { EditField } from '../EditField.tsx';
import { PictureRadios } from '../PictureRadios.tsx';
import styles from './Looks.module.css';
import { OutlineEditor } from './OutlineEditor.tsx';
import { PieceGlyph } from './PieceGlyph.tsx';

const words = uiText.workshop.looks;
/** the figure that is called like it */
const BY_NAME = '';
const CHOICES = [BY_NAME, COUNTER, ...FIGURES.map(({ name }) => name)];

/** The name that its game has for it, in the language of the moment. */
function titleOf(name: string, variants: readonly VariantDescription[]): string {
  if (name === BY_NAME) return words.byName;
  if (name === COUNTER) return words.letter;
  const figure = figureNamed(name);
  const kinds = variants.find(({ id }) => id === figure?.lender)?.kinds;
  if (figure?.lender === 'chesimals' && figure.key === 'royal') return words.royalChief;
  return kinds?.find(({ id }) => id === figure?.key)?.name ?? name;
}

export function Looks({ number, piece }: { readonly number: number; readonly piece: GamePiece }) {
  const variants = useApp((app) => app.hello?.variants) ?? [];
  const { letter, royal, tint, glyph = '', picture, model } = piece;
  const figure = figureNamed(piece.figure ?? '')?.name ?? piece.figure ?? BY_NAME;
  const set = (key: keyof GamePiece, to: string | undefined, more: readonly ValueChange[] = []) => {
    const at = ['pieces', number, key];
    void useGameText.getState().edit({ do: 'set', settings: [to === undefined ? { at } : { at, to }, ...more] });
  };
  // a kind has a figure or a picture of its own
  const choose = (name: string) =>
    set('figure', name === BY_NAME ? undefined : name, [
      { at: ['pieces', number, 'glyph'] },
      { at: ['pieces', number, 'picture'] },
      { at: ['pieces', number, 'model'] },
      { at: ['pieces', number, 'stand'] },
    ]);
  return (
    <section className={styles.looks}>
      <h2>{words.figure}</h2>
      {!CHOICES.includes(figure) && <p role="status">{words.unknown(figure)}</p>}
      <PictureRadios
        label={words.figure}
        className={styles.figures}
        values={CHOICES}
        chosen={glyph === '' && (picture ?? model) === undefined ? figure : null}
        nameOf={(name) => titleOf(name, variants)}
        onChoose={choose}
      >
        {(name) =>
          name === BY_NAME ? (
            <PieceGlyph piece={number} />
          ) : (
            <KindGlyph
              kind={{ letter, royal, figure: name, ...(tint !== undefined && { tint }) }}
              side={0}
              className={styles.figure}
            />
          )
        }
      </PictureRadios>
      <h2>{words.tint}</h2>
      <PictureRadios
        label={words.tint}
        className={styles.tints}
        values={['', ...tintNames]}
        chosen={tint ?? ''}
        nameOf={(name) => (name === '' ? words.noTint : words.tints[name as TintName])}
        onChoose={(name) => set('tint', name === '' ? undefined : name)}
      >
        {(name) => <PieceGlyph piece={number} tint={name} />}
      </PictureRadios>
      <OutlineEditor key={`outline ${number}`} number={number} piece={piece} />
      <EditField
        key={number}
        isMono
        rows={2}
        label={words.ownAsText}
        hint={words.ownSays}
        value={glyph}
        testId="piece-glyph"
        change={(typed) => {
          const path = typed.replace(/\s+/g, ' ').trim();
          const at = ['pieces', number, 'glyph'];
          if (path === '') return { do: 'set', settings: [{ at }, { at: ['pieces', number, 'stand'] }] };
          const others = ['figure', 'picture', 'model'].map((key): ValueChange => ({ at: ['pieces', number, key] }));
          return { do: 'set', settings: [{ at, to: path }, ...others] };
        }}
      />
    </section>
  );
}
