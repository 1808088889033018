import { useEffect, useRef, useState } from 'react';

const PAUSE = 200;

/**
 * Debounces the text of a filter, so that a word is one request. A change from elsewhere replaces the text.
 */
export function useDebounced<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      latest.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}
