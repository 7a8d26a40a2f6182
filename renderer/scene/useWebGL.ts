/** The drawing context of the canvas: whether there is one, and what is done when it is lost and comes back. */
import type { RootState } from '@react-three/fiber';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WebGLRenderer } from 'three';
import type { TableProps } from '../board/props.ts';
import { watchContext } from './context-loss.ts';
import { graphics } from './graphics.ts';
import type { Stage } from './stage/stage.ts';

interface Context {
  readonly supported: boolean;
  /** null until the canvas is there */
  readonly gl: RefObject<WebGLRenderer | null>;
  /** counts how often the context came back: what was on the GPU is made anew */
  readonly epoch: number;
  readonly onCreated: (state: RootState) => void;
}

export function useWebGL(stage: Stage, latest: RefObject<TableProps>): Context {
  const supported = graphics().webgl2;
  useEffect(() => {
    if (!supported) latest.current.onNoWebGL?.('unsupported');
  }, [supported, latest]);
  const gl = useRef<WebGLRenderer | null>(null);
  const [epoch, setEpoch] = useState(0);
  const onCreated = (state: RootState): void => {
    gl.current = state.gl;
    // reading a program's log waits for the driver, with software rendering for more than a second in all
    state.gl.debug.checkShaderErrors = import.meta.env.DEV;
    watchContext(state.gl.domElement, {
      gone: () => latest.current.onNoWebGL?.('lost'),
      restored: () => {
        setEpoch((n) => n + 1);
        stage.version++;
        state.invalidate();
        latest.current.onWebGL?.();
      },
    });
  };
  return { supported, gl, epoch, onCreated };
}
