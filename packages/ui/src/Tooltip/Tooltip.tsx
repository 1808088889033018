import {
  type FocusEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

/** Props of Tooltip. */
export interface TooltipProps {
  /** The few words shown on hover and focus. */
  content: ReactNode;
  /** Where it appears. @default 'top' */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** Whether nothing is shown. */
  isDisabled?: boolean | undefined;
  /** What it belongs to: a Button, an IconButton, a Link or a ButtonLink. */
  children: ReactElement;
}

// What places a bubble on the page weighs more than the buttons that have one, and is not seen before a pointer rests.
const TooltipBubble = lazy(async () => ({ default: (await import('./TooltipBubble.tsx')).TooltipBubble }));

const delay = 500;

/** A few words about a control, shown on hover and on keyboard focus. */
export function Tooltip({ content, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const triggerRef = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (after: number) => {
    clearTimeout(timer.current);
    if (isDisabled) return;
    setWanted(true);
    timer.current = setTimeout(() => setOpen(true), after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which stays what it is
    <span
      ref={(wrapper) => {
        triggerRef.current = wrapper?.firstElementChild as HTMLElement | null;
      }}
      className={styles.trigger}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(delay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }: FocusEvent<HTMLElement>) => target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {isWanted ? (
        <Suspense>
          <TooltipBubble triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} placement={placement}>
            {content}
          </TooltipBubble>
        </Suspense>
      ) : null}
    </span>
  );
}
