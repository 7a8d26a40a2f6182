/** What the pointer is over: reported only when it changes, and only then a frame is requested. */
import type { RefObject } from 'react';
import type { TableProps, Target } from '../../board/props.ts';
import type { Stage } from '../stage/stage.ts';

const same = (a: Target | null, b: Target | null): boolean => a?.piece === b?.piece && a?.cell === b?.cell;

export class Hover {
  private readonly element: HTMLElement;
  private readonly stage: Stage;
  private readonly props: RefObject<TableProps>;
  private hovered: Target | null = null;
  private inspected: number | null = null;

  constructor(element: HTMLElement, stage: Stage, props: RefObject<TableProps>) {
    this.element = element;
    this.stage = stage;
    this.props = props;
  }
  over(target: Target | null, alt: boolean): void {
    this.inspect(alt ? (target?.piece ?? null) : null);
    if (same(this.hovered, target)) return;
    this.stage.hover(target?.piece ?? null, target?.cell ?? null);
    this.hovered = target;
    this.element.style.cursor = target?.piece != null ? 'pointer' : '';
    this.props.current.onHover?.(target);
  }
  /** Alt was pressed or released while the pointer rests. */
  alt(isDown: boolean): void {
    this.over(this.hovered, isDown);
  }
  private inspect(piece: number | null): void {
    if (piece === this.inspected) return;
    this.inspected = piece;
    this.props.current.onInspect?.(piece);
  }
}
