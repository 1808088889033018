import { useRef } from 'react';

/** Lets a submission through only when the one before it has ended: a promise is waited for, whether it is kept or broken. */
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
    // Whoever handed the promise over answers for its failure as well: it must not pass for handled.
    void answer.finally(end);
  };
}
