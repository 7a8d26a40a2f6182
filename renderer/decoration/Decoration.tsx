/** The error boundary of what only decorates: when it fails, it is left out, or shown in a simpler way, and the page goes on. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { logged } from './decorate.ts';

interface DecorationProps {
  /** for the log */
  readonly what: string;
  /** shown in its place when it has failed */
  readonly instead?: ReactNode;
  readonly onFailed?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

export class Decoration extends Component<DecorationProps> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    logged(this.props.what, error);
    this.props.onFailed?.(error);
  }
  override render(): ReactNode {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children;
  }
}

/** The component within a boundary of its own. */
export function decorated<P extends object>(
  what: string,
  Part: ComponentType<P>,
  instead?: (props: P) => ReactNode,
): (props: P) => ReactNode {
  return (props) => (
    <Decoration what={what} instead={instead?.(props)}>
      <Part {...props} />
    </Decoration>
  );
}
