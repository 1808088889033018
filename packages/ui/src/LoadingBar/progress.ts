/** Timing of the bar in milliseconds. */
export const loadingBarTiming = {
  animationDuration: 200,
  incrementInterval: 800,
  minimum: 0.08,
  maximum: 0.994,
} as const;

/** The bar's next position. Steps grow smaller and never pass the maximum while loading continues. */
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
