import { type RefObject, useEffect, useRef, useState } from 'react';

/** Resets a controlled field together with its form. */
export function useFormReset<Value>(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: Value,
  onChange: (value: Value) => void,
): void {
  const [first] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    const reset = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) latest.current(first);
    };
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [control, first]);
}
