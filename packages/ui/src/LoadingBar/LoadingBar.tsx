import { useUI } from '../UIProvider/UIProvider.tsx';
import { LoadingBarTrack } from './LoadingBarTrack.tsx';
import { useLoadingProgress } from './useLoadingProgress.ts';

/** Props of LoadingBar. */
export interface LoadingBarProps {
  /** Whether something is being loaded. */
  isLoading: boolean;
  /** Names what is loading, for screen readers. @default 'Loading…' */
  label?: string | undefined;
}

/** A bar along the top of the page with a small spinner, while a page loads. */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const { messages } = useUI();
  const at = useLoadingProgress(isLoading);
  return at && <LoadingBarTrack {...at} label={label ?? messages.loading} />;
}
