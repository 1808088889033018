/** How the bar moves (specification, section 9); times in milliseconds. */
export const loadingBarTiming = {
  animationDuration: 200,
  incrementInterval: 800,
  minimum: 0.08,
  maximum: 0.994,
} as const;

/** Where the bar stands after its next step: ever smaller steps, never past the maximum while loading goes on. */
export function nextProgress(progress: number): number {
  return Math.min(progress + stepFrom(progress), loadingBarTiming.maximum);
}

function stepFrom(progress: number): number {
  if (progress < 0.2) return 0.1;
  if (progress < 0.5) return 0.04;
  if (progress < 0.8) return 0.02;
  if (progress < 0.99) return 0.005;
  return 0;
}
