import { useRef } from 'react';

/**
 * Submits only after the previous submission has ended. A promise is awaited, whether it resolves or rejects.
 */
export function useSubmitOnce<Event>(onSubmit: ((event: Event) => unknown) | undefined, isPending: boolean) {
  const isOnItsWay = useRef(false);
  return (event: Event) => {
    if (isOnItsWay.current || isPending) return;
    const answer = onSubmit?.(event);
    if (!(answer instanceof Promise)) return;
    isOnItsWay.current = true;
    const end = () => {
      isOnItsWay.current = false;
    };
    // The caller handles a rejection of its promise, which must not count as handled here.
    void answer.finally(end);
  };
}
