import { useEffect, useState } from 'react';

/** Position and state of the bar. */
export interface LoadingProgress {
  /** Between 0 and 1. */
  progress: number;
  /** Whether it has arrived and fades. */
  isFading: boolean;
}

const START = 0.08;
/** The furthest that it comes while loading goes on. */
const FURTHEST = 0.994;
/** Milliseconds from one step to the next. */
const STEP_INTERVAL = 800;
/** Milliseconds that a step or the fading takes, as the style sheet says too. */
const MOVE_TIME = 200;

const start: LoadingProgress = { progress: START, isFading: false };
const end: LoadingProgress = { progress: 1, isFading: false };

/** Tracks the bar from the start of loading until it has faded out. Null when there is no bar. */
export function useLoadingProgress(isLoading: boolean): LoadingProgress | null {
  const [at, setAt] = useState<LoadingProgress | null>(isLoading ? start : null);
  const [wasLoading, setWasLoading] = useState(isLoading);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    setAt(isLoading ? start : end);
  }

  useEffect(() => {
    if (isLoading) {
      const stepping = setInterval(
        () => setAt((now) => ({ progress: nextProgress(now?.progress ?? START), isFading: false })),
        STEP_INTERVAL,
      );
      return () => clearInterval(stepping);
    }
    const fading = setTimeout(() => setAt((now) => now && { ...end, isFading: true }), MOVE_TIME);
    const hiding = setTimeout(() => setAt(null), 2 * MOVE_TIME);
    return () => {
      clearTimeout(fading);
      clearTimeout(hiding);
    };
  }, [isLoading]);

  return at;
}

/** Below a position, the step from it on. */
const steps = [
  [0.2, 0.1],
  [0.5, 0.04],
  [0.8, 0.02],
  [0.99, 0.005],
] as const;

function nextProgress(progress: number): number {
  const [, step] = steps.find(([below]) => progress < below) ?? [1, 0];
  return Math.min(progress + step, FURTHEST);
}
