/**
 * One figure on its own, slowly rotating, in a canvas of its own beside the table's. It draws frames only while it is
 * shown, and with reduced motion it does not rotate.
 */
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PieceView } from '../../../electron/contract/view.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { TableSettings } from '../../board/props.ts';
import { Decoration } from '../../decoration/Decoration.tsx';
import { type ContextEvents, watchContext } from '../context-loss.ts';
import { graphics, qualityOf } from '../graphics.ts';
import { Light } from '../Light.tsx';
import { FrostLayer } from '../layers/frost.ts';
import type { LayerFigure } from '../layers/layer.ts';
import { Batches } from '../pieces/batches.ts';
import { DENSITIES } from '../useDensity.ts';
import { CLOSE_FIELD_OF_VIEW, closeEye, closePose, FACING, figureWorn } from './closeView.ts';

/** seconds for a full rotation */
const TURN = 9;
/** a frame after a pause rotates it by no more than this, in seconds */
const LONGEST_STEP = 0.1;

interface CloseUpProps {
  readonly art: VariantArt;
  readonly piece: PieceView;
  readonly settings: Pick<TableSettings, 'quality' | 'measuredQuality' | 'reducedMotion'>;
  /** the fallback where a second canvas cannot be drawn */
  readonly instead: ReactNode;
}

export function CloseUp({ instead, ...props }: CloseUpProps) {
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (!graphics().webgl2) return instead;
  return (
    <Decoration what="a figure by itself" instead={instead}>
      {isLost && instead}
      <Picture
        key={attempt}
        {...props}
        isLost={isLost}
        events={{
          lost: () => setLost(true),
          restored: () => {
            setLost(false);
            setAttempt((n) => n + 1);
          },
        }}
      />
    </Decoration>
  );
}

interface PictureProps extends Omit<CloseUpProps, 'instead'> {
  readonly isLost: boolean;
  readonly events: ContextEvents;
}

function Picture({ art, piece, settings, isLost, events }: PictureProps) {
  const quality = qualityOf(settings, graphics());
  return (
    <Canvas
      key={quality}
      // it stays in the page: only there can its context be restored
      style={isLost ? { position: 'absolute', visibility: 'hidden' } : undefined}
      onCreated={({ gl }) => {
        watchContext(gl.domElement, events);
        gl.domElement.dataset.watched = ''; // for tests: from now on a loss of its context is noticed
      }}
      aria-hidden="true"
      data-turning={settings.reducedMotion ? '0' : '1'}
      frameloop={settings.reducedMotion ? 'demand' : 'always'}
      dpr={DENSITIES[quality]}
      gl={{ antialias: quality === 'high', alpha: true }}
      camera={{ fov: CLOSE_FIELD_OF_VIEW, near: 0.1, far: 50 }}
    >
      <Light quality={quality} room={art.room} reach={2} epoch={0} />
      <Turning art={art} piece={piece} quality={quality} still={settings.reducedMotion} />
    </Canvas>
  );
}

function Turning(props: {
  readonly art: VariantArt;
  readonly piece: PieceView;
  readonly quality: 'high' | 'low';
  readonly still: boolean;
}) {
  const { art, piece, quality, still } = props;
  const { camera, size, invalidate } = useThree();
  const turn = useRef(FACING);
  const batches = useMemo(() => new Batches(art, 1, 3, quality, () => invalidate()), [art, quality, invalidate]);
  useEffect(() => () => batches.dispose(), [batches]);
  const frost = useMemo(() => new FrostLayer(art.frost, 1, quality), [art, quality]);
  useEffect(() => () => frost.dispose(), [frost]);
  const kind = figureWorn(art, piece);

  useEffect(() => {
    const bounds = batches.bounds.get(kind);
    if (!bounds) throw new Error(`no figure for the kind ${kind} of ${art.id}`);
    camera.position.copy(closeEye(bounds, size.width / Math.max(1, size.height)));
    camera.lookAt(0, bounds.height / 2, 0);
    camera.updateMatrixWorld();
    invalidate();
  }, [art, batches, camera, invalidate, kind, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece or other layers are why a frame is wanted
  useEffect(() => invalidate(), [invalidate, piece, batches, frost]);
  useFrame(({ gl }, passed) => {
    if (!still) turn.current += (Math.min(passed, LONGEST_STEP) * 2 * Math.PI) / TURN;
    const pose = closePose(art, piece, turn.current);
    const figure: LayerFigure = { pose, stands: pose, glow: 0, real: true };
    batches.write({ figures: [figure] });
    batches.seenBy(camera, gl.getContext().drawingBufferHeight);
    frost.write({ figures: [figure] });
  });
  return (
    <>
      <primitive object={batches.object} />
      <primitive object={frost.object} />
    </>
  );
}
