import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './DialogFrame.css.ts';
import { tabStops } from './tabStops.ts';

interface DialogFrameProps {
  title: string;
  titleId: string;
  description: string | undefined;
  descriptionId: string;
  footer: ReactNode;
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What every dialog looks like inside: a head that names it, a body that scrolls, buttons that stay in sight. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, footer, isPending, onClose, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const isStop = useIsScrollStop(body);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={props.titleId} className={styles.title}>
            {title}
          </h2>
          {description ? (
            <p id={props.descriptionId} className={styles.description}>
              {description}
            </p>
          ) : null}
        </div>
        <CloseButton isDisabled={isPending} onPress={onClose} />
      </div>
      {/* While something is sent its fields are disabled: the body itself can then be scrolled by the keyboard. */}
      <div ref={body} className={styles.body} {...(isPending || isStop ? { tabIndex: 0 } : {})}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  );
}

/** Whether what scrolls holds nothing that takes focus, so that the keyboard must be able to stop at it to scroll it. */
function useIsScrollStop(scroller: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Told after the layout, which asking for a height at once would force.
    const observer = new ResizeObserver(() =>
      setStop(element.scrollHeight > element.clientHeight && tabStops(element).length === 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return isStop;
}
