import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { classNames } from '../theme/classNames.ts';
import { reset } from '../theme/reset.css.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Tooltip.css.ts';

interface TooltipBubbleProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: AriaTooltipProps['placement'];
  children: ReactNode;
}

/** The words of a tooltip, beside their trigger, which they describe unless they are its very name. */
export function TooltipBubble({
  triggerRef,
  isOpen,
  onOpenChange,
  placement = 'top',
  children,
}: TooltipBubbleProps) {
  const ui = useUI();
  const id = useId();

  useEffect(() => {
    const trigger = triggerRef.current;
    if (!isOpen || !trigger || trigger.getAttribute('aria-label') === children) return;
    const before = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) trigger.setAttribute('aria-describedby', before);
      else trigger.removeAttribute('aria-describedby');
    };
  }, [triggerRef, isOpen, id, children]);

  const state = {
    isOpen,
    open: () => onOpenChange(true),
    close: () => onOpenChange(false),
    shouldSkipAnimation: false,
  };
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <AriaTooltip
        {...overlayRootProps(ui)}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className={classNames(ui.rootProps.className, styles.tooltip)}
      >
        <span id={id} className={reset}>
          {children}
        </span>
      </AriaTooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
