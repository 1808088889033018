import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './ModalDialog.css.ts';

/** The content of a dialog, which scrolls. While something is sent its fields are disabled, so it takes focus itself to be scrolled. */
export function DialogBody({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isScrollStop = useIsScrollStop(body);
  return (
    <div ref={body} className={styles.body} {...(isPending || isScrollStop ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

/** Whether an element scrolls but holds nothing focusable, so that the keyboard must stop at it to scroll it. */
function useIsScrollStop(scroller: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector(focusable)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return isStop;
}

const focusable = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex="0"]';
