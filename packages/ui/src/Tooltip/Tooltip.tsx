import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import * as styles from './Tooltip.css.ts';
import { useTooltipTriggers } from './useTooltipTriggers.ts';

/** Props of Tooltip. */
export interface TooltipProps {
  /** The few words shown on hover, on keyboard focus and while a finger stays; nothing is shown where there are none. */
  content: ReactNode;
  /** Where it appears. @default 'top' */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** Whether nothing is shown. @default false */
  isDisabled?: boolean | undefined;
  /** What it belongs to: a Button, an IconButton, a Link or a ButtonLink. A disabled one can be reached, to read why it is. */
  children: ReactElement;
}

// What places a bubble on the page weighs more than the buttons that have one, and is not seen before a pointer rests.
const TooltipBubble = lazy(async () => ({ default: (await import('./TooltipBubble.tsx')).TooltipBubble }));

/** A few words about a control, shown on hover, on keyboard focus and on a long press. */
export function Tooltip({ content, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  const { isOpen, isWanted, onOpenChange, triggers } = useTooltipTriggers(isDisabled || isEmpty);
  const isStandIn = !isEmpty && !isDisabled && isDisabledWithReason(children, content);
  useDevelopmentWarning(useTriggerProblem(wrapper, isStandIn));

  return (
    <span
      ref={(element) => {
        wrapper.current = element;
        trigger.current = isStandIn ? element : (element?.firstElementChild as HTMLElement | null);
      }}
      className={isStandIn ? styles.standIn : styles.trigger}
      // A disabled control takes neither focus nor pointer: what is around it does, for the reason's sake.
      {...(isStandIn ? { role: 'group', tabIndex: 0 } : {})}
      {...triggers}
    >
      {children}
      {isWanted ? (
        <Suspense>
          <TooltipBubble
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            placement={placement}
          >
            {content}
          </TooltipBubble>
        </Suspense>
      ) : null}
    </span>
  );
}

function isDisabledWithReason(child: ReactElement, content: ReactNode): boolean {
  const props = child.props as { isDisabled?: boolean; disabled?: boolean; 'aria-label'?: string };
  return Boolean(props.isDisabled ?? props.disabled) && props['aria-label'] !== content;
}

const problem =
  'Tooltip: `children` is nothing that takes focus, so neither keyboard nor screen reader reaches the words. ' +
  'Put a Button, an IconButton or a Link inside, or show the words beside it.';

/** Whether a keyboard can reach what the tooltip belongs to. */
function useTriggerProblem(wrapper: React.RefObject<HTMLElement | null>, isStandIn: boolean): string | null {
  const [isOutOfReach, setOutOfReach] = useState(false);
  useEffect(() => {
    const child = wrapper.current?.firstElementChild;
    const isReachable =
      isStandIn ||
      (child instanceof HTMLElement && (child.tabIndex >= 0 || child.matches(':disabled,[tabindex]')));
    setOutOfReach(!isReachable);
  }, [wrapper, isStandIn]);
  return isOutOfReach ? problem : null;
}
