import { Component, type ReactNode, Suspense, useSyncExternalStore } from 'react';

interface DeferredPlotProps {
  /** What stands there while the drawing is on its way, and on the server. */
  placeholder: ReactNode;
  /** Told that what draws could not be had. */
  onFail: () => void;
  /** What draws; may be loaded when it is first wanted. */
  children: ReactNode;
}

/** Draws in the browser alone, with what is loaded for it, and keeps a failure to itself. */
export function DeferredPlot({ placeholder, onFail, children }: DeferredPlotProps) {
  if (!useIsInBrowser()) return placeholder;
  return (
    <PlotBoundary onFail={onFail}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </PlotBoundary>
  );
}

const neverChanges = () => () => {};

/** False on the server and while its page is being taken over. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

class PlotBoundary extends Component<Pick<DeferredPlotProps, 'onFail' | 'children'>, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
