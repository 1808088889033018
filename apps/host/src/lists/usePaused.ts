import { useEffect, useRef, useState } from 'react';

const PAUSE = 200;

/** What is typed into a filter, told once typing pauses, so that a word is one request. What comes from elsewhere replaces it. */
export function usePaused<Value>(
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
