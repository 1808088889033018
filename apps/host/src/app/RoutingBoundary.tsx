import { Component, type ReactNode } from 'react';
import { RoutingError } from './RoutingError.tsx';

interface RoutingBoundaryProps {
  /** Which visit of the page this is: the next one begins anew. */
  visit?: string;
  children: ReactNode;
}

interface RoutingBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows what went wrong in place of what cannot be shown. */
export class RoutingBoundary extends Component<RoutingBoundaryProps, RoutingBoundaryState> {
  override state: RoutingBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): RoutingBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ visit }: RoutingBoundaryProps) {
    if (this.state.failure && visit !== this.props.visit) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RoutingError error={failure.error} /> : this.props.children;
  }
}
