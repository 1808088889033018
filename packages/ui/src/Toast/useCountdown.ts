import { useEffect, useRef } from 'react';

/** The longest time that a browser waits for; beyond it, it would not wait at all. */
const longest = 2 ** 31 - 1;

/** Calls `onEnd` once `duration` milliseconds have been spent unpaused since `turn` last changed. */
export function useCountdown(duration: number, turn: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has all of the time
  useEffect(() => {
    remaining.current = duration;
  }, [duration, turn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is counted anew
  useEffect(() => {
    if (isPaused || !Number.isFinite(remaining.current)) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => latestOnEnd.current(), Math.min(remaining.current, longest));
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [duration, turn, isPaused]);
}
