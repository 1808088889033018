import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was a moment ago: it follows once the frame with what changed it has been painted. For what is derived from a key: the key
 * itself and the figure that it is typed for come first, in a frame of their own.
 */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (Object.is(late, value)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [late, value]);
  return late;
}
